"""Chance: the published vectors, uniform to the last word, and no stream that tells of another."""

from __future__ import annotations

from collections import Counter

import pytest

from fourfold import games
from fourfold.kernel.cells import filled, numbers
from fourfold.kernel.errors import FourfoldError
from fourfold.kernel.rng import DICE, SLEEVES, chacha, key_of, seeded

RFC_KEY = bytes(range(32)).hex()  # RFC 8439, 2.3.2


def test_twenty_rounds_are_those_of_the_rfc():
    block = chacha(key_of(RFC_KEY), 1, 0x09000000, 0x4A000000, 0, 20)

    assert numbers(block) == [
        *(0xE4E7F110, 0x15593BD1, 0x1FDD0F50, 0xC47120A3, 0xC7F4D1C7, 0x0368C033, 0x9AAA2204, 0x4E6CD4C3),
        *(0x466482D2, 0x09AA9F07, 0x05D7C214, 0xA2028BD9, 0xD19C12B5, 0xB94E16DE, 0xE883D0CB, 0x4E3C50A2),
    ]


def test_eight_rounds_of_nothing_are_those_of_the_reference():
    """ChaCha8 with a key and a nonce of zeros (draft-strombergson-chacha-test-vectors, TC1, 256-bit key)."""
    block = chacha(filled([0] * 8), 0, 0, 0, 0, 8)

    stream = b"".join(n.to_bytes(4, "little") for n in numbers(block))
    assert stream[:32].hex() == "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"


def test_a_seed_is_a_key_or_a_line_that_is_hashed():
    assert numbers(key_of(RFC_KEY))[:2] == [0x03020100, 0x07060504]
    assert numbers(key_of("a")) != numbers(key_of("b"))
    assert numbers(key_of("x" * 64)) != numbers(key_of("y" * 64))
    with pytest.raises(FourfoldError):
        key_of("two\nlines")


def test_streams_of_one_seed_differ_and_copies_go_on_alike():
    key = key_of("streams")
    dice, sleeves = seeded(key, DICE), seeded(key, SLEEVES)
    assert [dice.word() for _ in range(40)] != [sleeves.word() for _ in range(40)]

    twin = dice.copy()
    assert [twin.word() for _ in range(40)] == [dice.word() for _ in range(40)]


def test_a_match_has_a_stream_for_its_rules_and_one_for_its_sleeves():
    game = games.load("tank")
    s = game.start(game.prepare(), "two streams")
    assert (s.dice.stream, s.sleeves.stream) == (DICE, SLEEVES)


@pytest.mark.parametrize("sides", [2, 3, 20, 100])
def test_every_side_of_a_die_is_as_likely(sides):
    rng = seeded(key_of(f"die {sides}"), DICE)
    rolls = sides * 400
    seen = Counter(int(rng.roll(sides)) for _ in range(rolls))

    assert set(seen) == set(range(1, sides + 1))
    square = sum((n - 400) ** 2 / 400 for n in seen.values())
    assert square < sides - 1 + 5 * (2 * sides) ** 0.5  # chi-square, five standard deviations


def test_words_that_would_favour_a_result_are_drawn_again():
    """2**32 is one more than a multiple of three, so with three results the word 0 is thrown away."""
    rng = seeded(key_of("uneven"), DICE)
    rng.word()
    rng.block = filled([5 << 29, 0, *[0] * 14])
    rng.left = 2

    assert rng.below(3) == 1
    assert rng.left == 0


@pytest.mark.parametrize("n", [2, 3, 4, 5, 100, 208, 1200])
def test_three_results_of_one_word_are_those_of_its_digits(n):
    """As one draw below the product would say (which must stay below 2**31), in the number system of these sizes."""
    sizes = (n, n - 1, max(n - 2, 1))
    span = sizes[0] * sizes[1] * sizes[2]
    rng, one = seeded(key_of("trio"), DICE), seeded(key_of("trio"), DICE)
    for _ in range(200):
        trio = int(rng.trio(n))
        results = [trio >> 16 * k & 0xFFFF for k in range(3)]
        assert all(0 <= result < size for result, size in zip(results, sizes, strict=True))
        assert (results[0] * sizes[1] + results[1]) * sizes[2] + results[2] == one.below(span)
    assert rng.left == one.left


def test_every_order_of_five_is_as_likely():
    rng = seeded(key_of("orders"), DICE)
    deals = 120 * 100
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(deals):
        cards = list(range(5))
        for n in (5, 2):
            trio = int(rng.trio(n))
            for k in range(min(3, n - 1)):
                at = n - 1 - k
                j = trio >> 16 * k & 0xFFFF
                cards[at], cards[j] = cards[j], cards[at]
        seen[tuple(cards)] += 1
    assert len(seen) == 120
    assert sum((n - 100) ** 2 / 100 for n in seen.values()) < 119 + 5 * (2 * 119) ** 0.5
