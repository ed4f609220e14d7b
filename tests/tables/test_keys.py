"""Tokens, keys, ids and seeds: unguessable, long enough, and compared without telling how much was right."""

from __future__ import annotations

import hmac
import random
from base64 import urlsafe_b64decode

import pytest
from tests.tables.stories import ANN, BEN, DUEL, hall_at, two_at_a_table

from roundtable.tables import keys
from roundtable.tables.errors import BadKey


async def test_nothing_secret_comes_from_chance_that_somebody_could_repeat(sqlite_address: str, any_luck: None) -> None:
    async with hall_at(sqlite_address) as hall:
        made = []
        for _ in range(2):
            random.seed(7)
            table = await hall.create(DUEL, ANN)
            made.append((keys.new_token(), keys.new_id(), table.id, table.setup.seed))
        assert not set(made[0]) & set(made[1])
        assert len(made[0][0]) == 43, "32 bytes"
        assert len(made[0][3]) == 32, "16 bytes"


async def test_a_key_proves_itself_with_at_least_128_bits(sqlite_address: str) -> None:
    async with hall_at(sqlite_address) as hall:
        table = await hall.create(DUEL, ANN)
        for seat in (0, 1, None):
            proof = table.key_of(seat).split("-", 2)[2]
            assert len(urlsafe_b64decode(proof)) * 8 >= 128


async def test_keys_and_makers_are_compared_in_constant_time(
    sqlite_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared: list[bytes] = []

    def compare(one: bytes, other: bytes) -> bool:
        compared.append(other)
        return same(one, other)

    same = hmac.compare_digest
    async with hall_at(sqlite_address) as hall:
        table = await two_at_a_table(hall)
        monkeypatch.setattr("hmac.compare_digest", compare)
        right = table.key_of(1)
        wrong = right[:-1] + ("A" if right[-1] != "A" else "B")
        with pytest.raises(BadKey):
            await hall.by_key(wrong)
        assert compared == [right.encode()], "what was sent never meets the right key in any other way"
        compared.clear()
        assert not table.is_maker(BEN)
        assert compared == [BEN.hash.encode()]
