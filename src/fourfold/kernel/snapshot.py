"""State <-> bytes, and a stable hash: for replays, for saving in the middle of anything, for comparing worlds."""

from __future__ import annotations

import hashlib
import struct
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fourfold.kernel.cells import filled, numbers
from fourfold.kernel.errors import BadFile
from fourfold.kernel.packed import vec
from fourfold.kernel.rng import BLANK, ROUNDS, Rng, chacha
from fourfold.kernel.setup import Setup
from fourfold.kernel.state import State, blank

if TYPE_CHECKING:
    Cells = vec[i64]

MAGIC: Final = b"fourfold state 1 "
SUM: Final = 8
SCALARS: Final = 10


def arrays(s: State) -> list[Cells]:
    return [s.num, s.face, s.seen, s.where, s.above, s.below, s.count, s.sight]


def body(s: State) -> list[int]:
    """The whole state as numbers; of the agenda only what is still to do."""
    out = [int(s.viewer), int(s.over), int(s.won), int(s.prompt), int(s.seat), int(s.a), int(s.b), int(s.c)]
    if s.prompt < 0:  # the last question was answered: what it was about means nothing
        out[4:8] = [-1, 0, 0, 0]
    agenda = numbers(s.todo)[: int(s.depth)]
    out += [len(agenda), len(s.dice.script), *agenda]
    for rng in (s.dice, s.sleeves):
        out += [*numbers(rng.key), int(rng.stream), int(rng.blocks), int(rng.left), int(rng.told)]
    out += numbers(s.dice.script)
    for array in arrays(s):
        out += numbers(array)
    return out


def pack(values: list[int]) -> bytes:
    return struct.pack(f"<{len(values)}q", *values)


def digest(s: State) -> str:
    """16 hex digits that name this state (dice, secrets and all)."""
    return hashlib.blake2b(pack(body(s)), digest_size=SUM).hexdigest()


def save(s: State) -> bytes:
    data = MAGIC + s.setup.hash.encode() + pack(body(s))
    return data + hashlib.blake2b(data, digest_size=SUM).digest()


def load(setup: Setup, data: bytes) -> State:
    """The state saved in `data`, which must be of this setup."""
    content, total = data[:-SUM], data[-SUM:]
    if not data.startswith(MAGIC) or hashlib.blake2b(content, digest_size=SUM).digest() != total:
        raise BadFile("this is no snapshot of Fourfold, or it was damaged", key="bad_snapshot")
    head = len(MAGIC) + len(setup.hash)
    if content[len(MAGIC) : head] != setup.hash.encode():
        raise BadFile("this snapshot is of another game, other options or another rulebook", key="other_snapshot")
    values = list(struct.unpack(f"<{(len(content) - head) // 8}q", content[head:]))
    viewer, over, won, prompt, seat, a, b, c, depth, script = values[:SCALARS]
    at = SCALARS
    agenda = values[at : at + depth]
    at += depth
    streams: list[Rng] = []
    for _ in range(2):
        key = filled(values[at : at + 8])
        stream, blocks, left, told = values[at + 8 : at + 12]
        block = chacha(key, (blocks - 1) & 0xFFFFFFFF, (blocks - 1) >> 32, stream, 0, ROUNDS) if blocks else BLANK
        streams.append(Rng(key, stream, blocks, left, block, BLANK[:0], told))
        at += 12
    streams[0].script = filled(values[at : at + script])
    at += script
    s = blank(setup, streams[0], streams[1])
    s.viewer, s.over, s.won, s.prompt, s.seat = viewer, bool(over), won, prompt, seat
    s.a, s.b, s.c, s.depth = a, b, c, depth
    for i, value in enumerate(agenda):
        s.todo[i] = value
    for array in arrays(s):
        n = len(array)
        for i in range(n):
            array[i] = values[at + i]
        at += n
    return s
