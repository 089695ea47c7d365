"""Figures with their uncertainty: shares and means with 95 % intervals, percentiles of counted values."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final, NamedTuple

Z: Final = 1.959963984540054  # 95 %


class Share(NamedTuple):
    """k of n, and where the true share lies with 95 % confidence (Wilson)."""

    k: int
    n: int
    share: float
    low: float
    high: float


def share(k: int, n: int) -> Share:
    if n == 0:
        return Share(k, n, 0.0, 0.0, 1.0)
    p = k / n
    centre = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z / (1 + Z * Z / n) * math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
    return Share(k, n, p, max(0.0, min(p, centre - half)), min(1.0, max(p, centre + half)))


class Mean(NamedTuple):
    """The mean of n values with its 95 % interval, and how they spread."""

    n: int
    mean: float
    low: float
    high: float
    least: int
    p50: int
    p90: int
    most: int


def counted(tally: Mapping[tuple[object, ...], int], name: str) -> dict[int, int]:
    """The counts of (name, value) as value -> how often."""
    return {int(str(key[1])): n for key, n in tally.items() if key[0] == name and len(key) == 2}


def mean(counted: Mapping[int, int]) -> Mean:
    """Of values counted as value -> how often."""
    n = sum(counted.values())
    if n == 0:
        return Mean(0, 0.0, 0.0, 0.0, 0, 0, 0, 0)
    average = sum(v * k for v, k in counted.items()) / n
    variance = sum(k * (v - average) ** 2 for v, k in counted.items()) / max(1, n - 1)
    half = Z * math.sqrt(variance / n)
    return Mean(
        n,
        average,
        average - half,
        average + half,
        min(counted),
        percentile(counted, 0.5),
        percentile(counted, 0.9),
        max(counted),
    )


def percentile(counted: Mapping[int, int], part: float) -> int:
    """The smallest value with at least this part of all values at or below it."""
    need = math.ceil(part * sum(counted.values()))
    below = 0
    for value in sorted(counted):
        below += counted[value]
        if below >= need:
            return value
    return 0


def values(tally: Mapping[tuple[object, ...], int], name: str) -> Mean:
    """The mean of what was counted under this name."""
    return mean(counted(tally, name))


def total(tally: Mapping[tuple[object, ...], int], name: str) -> int:
    return sum(value * n for value, n in counted(tally, name).items())
