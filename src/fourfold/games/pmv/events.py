"""What PMV tells besides moving cards: kinds, and what seat, a, b, c and the card mean. Dice have their formula."""

from __future__ import annotations

from typing import Final

OWN: Final = 8  # kernel.events.OWN, spelled out: a sum with an imported name is looked up whenever it is told

TURN: Final = OWN + 0  # seat begins turn a; b: HP of his heroes, c: of the other's
DREW: Final = OWN + 1  # seat, a cards
RECYCLED: Final = OWN + 2  # a cards became the new deck
NO_CARDS: Final = OWN + 3  # seat wanted to draw
OPENED: Final = OWN + 4  # seat has an opening hand of a
MULLIGAN: Final = OWN + 5  # seat takes a hand of a instead, for the b-th time
KEPT: Final = OWN + 6  # seat
RECRUITED: Final = OWN + 7  # seat, a place, card
EQUIPPED: Final = OWN + 8  # seat, a place, b hero, card
HEALED: Final = OWN + 9  # seat, a hero, b how much, c its HP then
PLAYED_HEAL: Final = OWN + 10  # seat, card
ATTACKED: Final = OWN + 11  # seat, a place of the target, b the target, card: the attacker
OPPOSED: Final = OWN + 12  # total, a AC, b d20
FUMBLE: Final = OWN + 13  # total, a ATK, b d20, c what it must reach: these four in the order of the results ...
MISS: Final = OWN + 14
HIT: Final = OWN + 15
CRITICAL: Final = OWN + 16
PLAIN: Final = 4  # ... and as much further on those of to_hit=plain_d20
DAMAGE: Final = OWN + 21  # pending, a ATK, b die, c DEF
DIE_DAMAGE: Final = OWN + 22  # pending, b die, c DEF
CRIT_BONUS: Final = OWN + 23  # a more, b pending
REACTED: Final = OWN + 24  # seat, card
REDUCED: Final = OWN + 25  # seat, a pending before, b after
CALMED: Final = OWN + 26
SAVED: Final = OWN + 27
PASSED: Final = OWN + 28  # seat
COUNTERED: Final = OWN + 29  # seat, a printed damage, b place of the counterer, card: it
CONTEST: Final = OWN + 30  # damage, a printed + d20, b DEF, c the other d20
COUNTER_HIT: Final = OWN + 31  # seat: who takes it, a hero, b damage, c HP left
HURT: Final = OWN + 32  # seat: whose hero, a hero, b damage, c HP left
DIED: Final = OWN + 33  # seat, a damage beyond its HP, b: 1 from full HP, 2 by a counterattack, card
TRIMMED: Final = OWN + 34  # seat, card
ENDED_COMBAT: Final = OWN + 35  # seat
DEFEATED: Final = OWN + 36  # seat has no heroes
CLASHED: Final = OWN + 37  # both boards are empty
CAPPED: Final = OWN + 38  # a turns were played
CONCEDED: Final = OWN + 39  # seat
REVEALED: Final = OWN + 40  # seat, card: of a hand without heroes

# kind -> (key of the texts, what its columns are called there)
TABLE: Final[dict[int, tuple[str, str]]] = {
    TURN: ("turn", "seat n own theirs"),
    DREW: ("drew", "seat n"),
    RECYCLED: ("recycled", "- n"),
    NO_CARDS: ("no_cards", "seat"),
    OPENED: ("opened", "seat n"),
    MULLIGAN: ("mulligan", "seat n times"),
    KEPT: ("kept", "seat"),
    RECRUITED: ("recruited", "seat place"),
    EQUIPPED: ("equipped", "seat place face"),
    HEALED: ("healed", "seat face n hp"),
    PLAYED_HEAL: ("played_heal", "seat"),
    ATTACKED: ("attacked", "seat place face"),
    OPPOSED: ("opposed", "total ac d20"),
    FUMBLE: ("fumble", "total atk d20 ac"),
    MISS: ("miss", "total atk d20 ac"),
    HIT: ("hit", "total atk d20 ac"),
    CRITICAL: ("critical", "total atk d20 ac"),
    FUMBLE + PLAIN: ("plain_fumble", "- - d20 ac"),
    MISS + PLAIN: ("plain_miss", "- - d20 ac"),
    HIT + PLAIN: ("plain_hit", "- - d20 ac"),
    CRITICAL + PLAIN: ("plain_critical", "- - d20 ac"),
    DAMAGE: ("damage", "pending atk die def"),
    DIE_DAMAGE: ("die_damage", "pending - die def"),
    CRIT_BONUS: ("crit_bonus", "- n pending"),
    REACTED: ("reacted", "seat"),
    REDUCED: ("reduced", "seat before after"),
    CALMED: ("calmed", "seat before after"),
    SAVED: ("saved", "seat before after"),
    PASSED: ("passed", "seat"),
    COUNTERED: ("countered", "seat n place"),
    CONTEST: ("contest", "n sum def d20"),
    COUNTER_HIT: ("counter_hit", "seat face n hp"),
    HURT: ("hurt", "seat face n hp"),
    DIED: ("died", "seat"),
    TRIMMED: ("trimmed", "seat"),
    ENDED_COMBAT: ("ended_combat", "seat"),
    DEFEATED: ("defeated", "seat"),
    CLASHED: ("clashed", ""),
    CAPPED: ("capped", "- n"),
    CONCEDED: ("conceded", "seat"),
    REVEALED: ("revealed", "seat"),
}
