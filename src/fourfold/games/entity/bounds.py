"""What must be true of every position of Project Entity, for tests and soak runs."""

from __future__ import annotations

from mypy_extensions import i64

from fourfold.games.entity import cards, decktool, table
from fourfold.kernel.cells import bit
from fourfold.kernel.state import State


def faults(s: State) -> list[str]:
    p: i64
    k: i64
    num = s.num
    out: list[str] = []
    for p in range(table.SEATS):
        if num[table.LP + p] < 0:  # E-1.7
            out.append(f"P{p + 1} has {num[table.LP + p]} LP")
    auras: i64 = 0
    ears: i64 = 0
    for k in range(table.PLACES):
        wrong = place(s, k)
        if wrong:
            out.append(f"place {k}: {wrong}")
        elif table.face_up(s, k):
            auras |= bit(k) if cards.of(s, table.face_at(s, k), cards.STATICS) != 0 else 0
            ears |= bit(k) if cards.of(s, table.face_at(s, k), cards.TRIGGERS) != 0 else 0
    if num[table.AURAS] != auras or num[table.EARS] != ears:
        out.append(f"effects are looked for in {num[table.AURAS]}, {num[table.EARS]}, not in {auras}, {ears}")
    for k in range(s.setup.cards):
        z = s.where[k]
        p = table.owner(z) if z < table.PLACES else z & 1
        if p != table.owner_of(s, k):  # E-1.6
            out.append(f"card {k} lies on the wrong side")
    if num[table.LOST] != 0 and s.setup.options["cards"] == decktool.LAUNCH:  # E-8.10
        out.append(f"{num[table.LOST]} events or triggers found no room")
    if num[table.LINKS] > table.MOST_LINKS or num[table.LINKS] < 0:
        out.append(f"the chain has {num[table.LINKS]} links")
    return out


def place(s: State, k: i64) -> str:
    pos = s.num[table.POS + k]
    if s.count[k] == 0:
        rest: i64 = 0
        i = table.POS + k
        while i < table.TIED:
            rest |= s.num[i]
            i += table.PLACES
        if k < table.BACK:
            i = table.ATTACKS + k
            while i < table.TOLD:
                rest |= s.num[i]
                i += 10
        return "no card, but something of one" if rest != 0 else ""
    kind = cards.of(s, table.face_at(s, k), cards.KIND)
    if s.count[k] > 1 or (kind == cards.PAWN) != (k < table.BACK):
        return "not one card of its kind"
    if pos < table.ATTACK or pos > table.SET or (k >= table.BACK and pos == table.DEFENSE):
        return f"position {pos}"
    if pos != table.SET and s.seen[table.card_at(s, k)] != s.setup.everyone:
        return "face-up, but not everybody has seen it"
    return ""
