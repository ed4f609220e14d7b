"""What the owner of a server may set."""

from __future__ import annotations

from msgspec import Struct, field

KIB = 1024


class RateLimit(Struct, frozen=True):
    """So many at once, and after that so many a minute."""

    burst: int
    per_minute: float


class RateLimits(Struct, frozen=True, kw_only=True):
    """What one address may do, by kind. Generous: a family, or a class, may share an address."""

    requests: RateLimit = RateLimit(burst=400, per_minute=2400)
    create: RateLimit = RateLimit(burst=20, per_minute=30)
    """Tables, saves and people made."""
    join: RateLimit = RateLimit(burst=30, per_minute=30)
    """Invite keys tried: nobody guesses 128 bits at this pace."""
    sockets: RateLimit = RateLimit(burst=60, per_minute=120)
    talk: RateLimit = RateLimit(burst=20, per_minute=60)
    answers: RateLimit = RateLimit(burst=300, per_minute=6000)
    """Of one person, from whatever address, as the next two: answers, which programs give quickly, too."""
    deeds: RateLimit = RateLimit(burst=60, per_minute=120)
    """Going back, pausing, seats: what writes to the journal and is no answer."""
    looks: RateLimit = RateLimit(burst=60, per_minute=120)
    """Other eyes, another language: the whole page is sent anew."""
    bad: RateLimit = RateLimit(burst=60, per_minute=60)
    """Messages and requests that make no sense; whoever runs out of these is not heard for a while."""


class WebConfig(Struct, frozen=True, kw_only=True):
    """The web side of a server."""

    rates: RateLimits = field(default_factory=RateLimits)
    limited: bool = True
    """Whether rates are counted at all; off only for measuring and for tests from one address."""
    behind_proxy: bool = False
    """Whether X-Forwarded-For and X-Forwarded-Proto are believed."""
    hosts: tuple[str, ...] = ()
    """The names under which the server may be asked, so that no other site's name leads here; none: any."""
    metrics_token: str = ""
    """With this as bearer token `/metrics` is told to other machines too."""
    body_bytes: int = 64 * KIB
    upload_bytes: int = 8 * KIB * KIB
    message_bytes: int = 16 * KIB
    sockets_per_person: int = 20
    sockets_per_address: int = 300
    connections_per_address: int = 400
    """Sockets and requests together, for each worker. Behind a proxy all are the proxy's own, which must limit them."""
    access_log: bool = True
    alone: bool = False
    """Whether the process is there for this server alone: then all games are read as soon as it runs, so that nobody
    has to wait for the first page, and the garbage collector looks when nobody waits."""
    debug: bool = False

    @property
    def most_connections(self) -> int | None:
        """How many connections one address may have open; None: nobody counts."""
        return self.connections_per_address if self.limited and not self.behind_proxy else None
