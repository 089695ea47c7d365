"""Arrays of numbers, made by one function only, and single bits."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fourfold.kernel.packed import vec

if TYPE_CHECKING:
    Cells = vec[i64]

ROOM: Final = 4096
BLANK: Final = vec[i64]([0] * ROOM)


def cells(n: i64) -> Cells:
    """n zeros."""
    return BLANK[:n] if n <= ROOM else vec[i64]([0] * n)


def filled(values: Iterable[int]) -> Cells:
    return vec[i64](list(values))


def numbers(array: Cells) -> list[int]:
    return [int(n) for n in array]


def bit(k: i64) -> i64:
    """2 to the k, up to 61.

    A literal on the left of `<<` is a 32-bit shift when compiled, and so is a variable that never is anything else:
    `one: i64 = 1; one << 40` gives 256. This literal needs 64 bits, so C takes it for a long; one more
    bit and mypyc would keep it as an object.
    """
    top: i64 = 0x2000000000000000
    return top >> (61 - k)
