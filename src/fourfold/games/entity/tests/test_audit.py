"""Whole random duels: chains end, costs are paid once, Life Points add up, and every effect of the set is used."""

from __future__ import annotations

import re

import pytest

from fourfold.games.entity import events, table
from fourfold.games.entity.options import LAUNCH_DECKS
from fourfold.games.entity.tests.audit import Audit
from fourfold.games.entity.tests.glance import ENTITY, duel
from fourfold.kernel import drive
from fourfold.kernel.events import WIDTH
from fourfold.testing import clause, play

PAIRS = [(one, two) for k, one in enumerate(LAUNCH_DECKS) for two in LAUNCH_DECKS[k:]]


@pytest.mark.slow
@clause("E-8.1", "E-8.6", "E-8.7", "E-8.10", "E-1.7", "E-14.1")
def test_duels_of_all_decks_use_every_effect_and_keep_the_books():
    used, every = set(), set()
    for one, two in PAIRS:
        setup = ENTITY.prepare({"deck1": one, "deck2": two})
        setup.out()
        audit = Audit(setup)
        for k in range(20):
            s = ENTITY.start(setup, f"audit {k}", listen=True)
            rng = drive.fast(f"audit {k}")
            while not s.over:
                drive.playout(ENTITY, s, rng, 1)
                audit.look(s)
            audit.close(s)
        assert audit.faults == []
        used |= audit.used
        every |= audit.every()
    assert used == every


RITE = "P1 hand void_blast | P2 back1 rite_of_refusal"


def audited(change):
    """What the audit says of a duel in which Void Blast is refused, after its log was changed."""
    s = play(duel(RITE), "P1 activate void_blast", "P2 activate back1")
    s.skip()
    audit = Audit(s.match.setup)
    change(s.state)
    audit.close(s.state)
    return audit.faults


def at(s, kind):
    """Where the last event of this kind stands in the log."""
    return max(i for i in range(0, len(s.log), WIDTH) if s.log[i] == kind)


def drop(kind):
    def change(s):
        i = at(s, kind)
        del s.log[i : i + WIDTH]

    return change


def twice(kind):
    def change(s):
        i = at(s, kind)
        s.log[i:i] = s.log[i : i + WIDTH]

    return change


def richer(s):
    s.num[table.LP] += 1


def test_the_audit_is_content_with_an_honest_duel():
    assert audited(lambda s: None) == []


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (drop(events.PAID), "were not paid once"),
        (twice(events.PAID), "were not paid once"),
        (twice(events.LINKED), "did not end|not the last link"),
        (drop(events.RESOLVES), "not the last link|did not end"),
        (richer, "do not add up"),
    ],
)
def test_the_audit_finds(change, fault):
    assert any(re.search(fault, found) for found in audited(change))
