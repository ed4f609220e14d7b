"""Rate limits: a bucket of tokens for each address, or each person, and kind of deed."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final, Literal, TypeAlias

from roundtable.web.config import RateLimit, RateLimits

from .http_errors import TooMuch

Kind: TypeAlias = Literal["requests", "create", "join", "sockets", "talk", "answers", "deeds", "looks", "bad"]

MOST_ADDRESSES: Final = 20_000
"""More are forgotten, the longest unseen first: memory doesn't grow with attackers."""
IPV6_NETWORK: Final = 64
"""One subscriber has at least so many bits' worth of IPv6 addresses: they share a bucket."""


class RateLimiter:
    """Who may do how much.

    >>> from roundtable.web.config import RateLimit, RateLimits
    >>> limits = RateLimiter(RateLimits(talk=RateLimit(burst=1, per_minute=60)), clock=lambda: 0.0)
    >>> limits.take("talk", "10.0.0.1"), limits.take("talk", "10.0.0.1")
    (0.0, 1.0)
    """

    def __init__(self, rates: RateLimits, *, limited: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self._rates = rates
        self._limited = limited
        self._clock = clock
        self._buckets: OrderedDict[tuple[Kind, str], tuple[float, float]] = OrderedDict()
        """Tokens left, and when that was counted."""

    def take(self, kind: Kind, address: str) -> float:
        """Takes a token; the seconds to wait if there was none, 0 if there was."""
        if not self._limited:
            return 0.0
        left, now = self._left(kind, address)
        if left < 1.0:
            return (1.0 - left) * 60.0 / self._rate(kind).per_minute
        self._put(kind, address, left - 1.0, now)
        return 0.0

    def require(self, kind: Kind, address: str) -> None:
        """Takes a token, or refuses and says how long to wait."""
        wait = self.take(kind, address)
        if wait:
            raise TooMuch("That was a bit much from your address. Try again in a moment.", seconds=int(wait) + 1)

    def spent(self, kind: Kind, address: str) -> bool:
        """Whether nothing is left, without taking."""
        return self._limited and self._left(kind, address)[0] < 1.0

    def _rate(self, kind: Kind) -> RateLimit:
        rate: RateLimit = getattr(self._rates, kind)
        return rate

    def _left(self, kind: Kind, address: str) -> tuple[float, float]:
        rate = self._rate(kind)
        now = self._clock()
        left, then = self._buckets.get((kind, network(address)), (float(rate.burst), now))
        return min(float(rate.burst), left + (now - then) * rate.per_minute / 60.0), now

    def _put(self, kind: Kind, address: str, left: float, now: float) -> None:
        key = kind, network(address)
        self._buckets[key] = left, now
        self._buckets.move_to_end(key)
        while len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)


def is_local(address: str) -> bool:
    """Whether this is the very machine.

    >>> is_local("127.0.0.1"), is_local("::1"), is_local("10.0.0.1"), is_local("unknown")
    (True, True, False, False)
    """
    try:
        found = ip_address(address)
    except ValueError:
        return False
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return (mapped or found).is_loopback


def network(address: str) -> str:
    """What an address is counted under. Some proxies name a port with it, which says nothing.

    >>> network("2001:db8:1:2:3:4:5:6"), network("::ffff:10.0.0.1"), network("10.0.0.1:4711")
    ('2001:db8:1:2::', '10.0.0.1', '10.0.0.1')
    """
    if ":" not in address:
        return address
    bare = address.strip("[").partition("]")[0] if "[" in address else address
    bare = bare.partition(":")[0] if bare.count(":") == 1 else bare
    try:
        found = ip_address(bare)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:  # IPv4, at a socket that listens for both
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> IPV6_NETWORK << IPV6_NETWORK))
