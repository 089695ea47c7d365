"""Chance: ChaCha8 from a 256-bit seed, in 32-bit steps that fit a signed 64-bit integer.

A 100-card order reveals 525 bits, enough to solve a small generator and foresee the next shuffle; not this one.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from fourfold.kernel.errors import FourfoldError
from fourfold.kernel.packed import vec

if TYPE_CHECKING:
    Cells = vec[i64]

M32: Final = 0xFFFFFFFF
ROUNDS: Final = 8
WORDS: Final = 16
BLANK: Final = vec[i64]([0] * WORDS)
NO_SCRIPT: Final = vec[i64]()

DICE: Final = 0  # the stream of the rules: shuffles, rolls, random discards
SLEEVES: Final = 1  # the stream of `pick`: which of several equally unknown sleeves moves
POLICY: Final = 2  # for random players and search, never used by a State


def quarter(a: i64, b: i64, c: i64, d: i64) -> tuple[i64, i64, i64, i64]:
    a = (a + b) & M32
    d ^= a
    d = ((d << 16) | (d >> 16)) & M32
    c = (c + d) & M32
    b ^= c
    b = ((b << 12) | (b >> 20)) & M32
    a = (a + b) & M32
    d ^= a
    d = ((d << 8) | (d >> 24)) & M32
    c = (c + d) & M32
    b ^= c
    b = ((b << 7) | (b >> 25)) & M32
    return a, b, c, d


def chacha(key: Cells, counter: i64, n0: i64, n1: i64, n2: i64, rounds: i64) -> Cells:
    """One block of 16 words of the ChaCha function (RFC 8439 has the picture)."""
    x0: i64 = 0x61707865
    x1: i64 = 0x3320646E
    x2: i64 = 0x79622D32
    x3: i64 = 0x6B206574
    x4 = key[0]
    x5 = key[1]
    x6 = key[2]
    x7 = key[3]
    x8 = key[4]
    x9 = key[5]
    x10 = key[6]
    x11 = key[7]
    x12 = counter
    x13 = n0
    x14 = n1
    x15 = n2
    while rounds > 0:
        x0, x4, x8, x12 = quarter(x0, x4, x8, x12)
        x1, x5, x9, x13 = quarter(x1, x5, x9, x13)
        x2, x6, x10, x14 = quarter(x2, x6, x10, x14)
        x3, x7, x11, x15 = quarter(x3, x7, x11, x15)
        x0, x5, x10, x15 = quarter(x0, x5, x10, x15)
        x1, x6, x11, x12 = quarter(x1, x6, x11, x12)
        x2, x7, x8, x13 = quarter(x2, x7, x8, x13)
        x3, x4, x9, x14 = quarter(x3, x4, x9, x14)
        rounds -= 2
    out = BLANK[:]
    out[0] = (x0 + 0x61707865) & M32
    out[1] = (x1 + 0x3320646E) & M32
    out[2] = (x2 + 0x79622D32) & M32
    out[3] = (x3 + 0x6B206574) & M32
    out[4] = (x4 + key[0]) & M32
    out[5] = (x5 + key[1]) & M32
    out[6] = (x6 + key[2]) & M32
    out[7] = (x7 + key[3]) & M32
    out[8] = (x8 + key[4]) & M32
    out[9] = (x9 + key[5]) & M32
    out[10] = (x10 + key[6]) & M32
    out[11] = (x11 + key[7]) & M32
    out[12] = (x12 + counter) & M32
    out[13] = (x13 + n0) & M32
    out[14] = (x14 + n1) & M32
    out[15] = (x15 + n2) & M32
    return out


@final
@mypyc_attr(acyclic=True)
class Rng:
    """A stream of chance. Copies are cheap: the key and the current block are never written again."""

    def __init__(self, key: Cells, stream: i64, blocks: i64, left: i64, block: Cells, script: Cells, told: i64) -> None:
        self.key: Final = key
        self.stream: i64 = stream
        self.blocks: i64 = blocks  # how many blocks were drawn
        self.left: i64 = left  # words not yet used of the last one
        self.block: Cells = block
        self.script: Cells = script  # the next results of `roll`, where a test or a scene dictates them
        self.told: i64 = told  # how many of them were used

    def copy(self) -> Rng:
        return Rng(self.key, self.stream, self.blocks, self.left, self.block, self.script, self.told)

    def word(self) -> i64:
        left = self.left
        if left == 0:
            self.block = chacha(self.key, self.blocks & M32, self.blocks >> 32, self.stream, 0, ROUNDS)
            self.blocks += 1
            left = WORDS
        left -= 1
        self.left = left
        return self.block[left]

    def below(self, n: i64) -> i64:
        """Uniform over 0 .. n-1, exactly: the few words that would favour some results are drawn again."""
        m = self.word() * n
        if (m & M32) < n:
            uneven = (M32 + 1 - n) % n
            while (m & M32) < uneven:
                m = self.word() * n
        return m >> 32

    def trio(self, n: i64) -> i64:
        """Three results of one word, sixteen bits each: below n, n - 1 and n - 2, uniform to the last (n up to 1,600).

        What a product leaves below 2**32 is chance that is not used up: it serves the next result.
        """
        last: i64 = 1  # two cards have nothing for the third to say
        if n > 2:
            last = n - 2
        span = n * (n - 1) * last
        while True:
            first = self.word() * n
            second = (first & M32) * (n - 1)
            third = (second & M32) * last
            left = third & M32
            if left >= span or left >= (M32 + 1) % span:  # as in `below`, for all three together
                return first >> 32 | (second >> 32) << 16 | (third >> 32) << 32

    def roll(self, sides: i64) -> i64:
        """One die, 1 .. sides; a scripted result comes first."""
        if self.told < len(self.script):
            value = self.script[self.told]
            if value < 1 or value > sides:
                message = f"a scripted die must show 1 to {sides}, not {value}"
                raise FourfoldError(message, "scripted_die", sides=int(sides), given=int(value))
            self.told += 1
            return value
        return self.below(sides) + 1


def key_of(seed: str) -> Cells:
    """The 256-bit key of a seed: 64 hex digits are the key itself, any other line of text is hashed."""
    if not seed.isprintable():
        raise FourfoldError(f"a seed is one line of text, not {seed!r}", "bad_seed", given=ascii(seed))
    try:
        raw = bytes.fromhex(seed) if len(seed) == 64 else b""
    except ValueError:
        raw = b""
    if len(raw) != 32:
        raw = hashlib.sha256(seed.encode()).digest()
    key = BLANK[:8]
    i: i64
    for i in range(8):
        key[i] = int.from_bytes(raw[i * 4 : i * 4 + 4], "little")
    return key


def seeded(key: Cells, stream: i64) -> Rng:
    return Rng(key, stream, 0, 0, BLANK, NO_SCRIPT, 0)


NO_DICE: Final = seeded(BLANK[:8], -1)  # what a view holds: there is no chance in it to look at


@final
@mypyc_attr(acyclic=True)
class Fast:
    """A small, quick generator (sfc32) for policies and search: nobody wins anything by guessing it."""

    def __init__(self, a: i64, b: i64, c: i64) -> None:
        self.a: i64 = a & M32
        self.b: i64 = b & M32
        self.c: i64 = c & M32
        self.n: i64 = 1

    def word(self) -> i64:
        b = self.b
        c = self.c
        t = (self.a + b + self.n) & M32
        self.n = (self.n + 1) & M32
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & M32
        self.c = (((c << 21) | (c >> 11)) + t) & M32
        return t

    def below(self, n: i64) -> i64:
        """0 .. n-1, uniform but for a part in four billion."""
        return (self.word() * n) >> 32


def quick(rng: Rng) -> Fast:
    """A quick generator that goes its own way from here."""
    return Fast(rng.word(), rng.word(), rng.word())


def fast(seed: str) -> Fast:
    return quick(seeded(key_of(seed), POLICY))
