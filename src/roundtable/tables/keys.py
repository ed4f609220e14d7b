"""Tokens, invite keys, ids and seeds. Of tokens and keys nothing is stored but hashes."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import Final

from roundtable.kernel.seats import MOST_SEATS, Seat

from .errors import BadKey
from .model import Person

ID_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""Without those that look alike."""
ID_LENGTH: Final = 12
MAC_BYTES: Final = 18
WATCH: Final = "w"
LONGEST_KEY: Final = 80


def new_token() -> str:
    """What a person's browser keeps."""
    return secrets.token_urlsafe(32)


def person(token: str) -> Person:
    """Who has this token; the token itself is kept nowhere."""
    return Person(hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest())


def same(one: str, other: str) -> bool:
    """Whether two hashes or keys are equal, in constant time."""
    return hmac.compare_digest(one.encode(), other.encode())


def new_id() -> str:
    """A random id that nobody guesses and everybody can read out."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def new_seed() -> str:
    """What a match's chance is made of: nobody chooses or foresees it."""
    return secrets.token_hex(16)


def is_id(words: str) -> bool:
    """Whether this could be an id at all: no need to ask the database for anything else."""
    return len(words) == ID_LENGTH and all(letter in ID_LETTERS for letter in words)


def seat_key(secret: bytes, table: str, seat: Seat | None, generation: int) -> str:
    """The key of an invite link: where it leads, and a proof that this server made it."""
    place = WATCH if seat is None else str(seat)
    return f"{table}-{place}-{_mac(secret, table, place, generation)}"


def place_of(key: str) -> tuple[str, Seat | None]:
    """The table and the seat (None: watching) that a key names; whether it is right `fits` tells."""
    table, _, rest = key.partition("-")
    place, _, mac = rest.partition("-")
    if len(key) > LONGEST_KEY or not key.isascii() or not is_id(table) or not mac:
        raise BadKey
    if place == WATCH:
        return table, None
    if not place.isdecimal() or len(place) > 2 or int(place) >= MOST_SEATS:
        raise BadKey
    return table, int(place)


def fits(secret: bytes, key: str, generation: int) -> bool:
    """Whether the key is the one for this generation of its seat."""
    table, seat = place_of(key)
    return same(key, seat_key(secret, table, seat, generation))


def _mac(secret: bytes, table: str, place: str, generation: int) -> str:
    whole = hmac.new(secret, f"{table}|{place}|{generation}".encode(), hashlib.sha256).digest()
    return urlsafe_b64encode(whole[:MAC_BYTES]).decode()
