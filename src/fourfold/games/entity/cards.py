"""What a card is in numbers: kinds, words of the vocabulary, and where its figures and phrases lie in the facts.

`rows.py` compiles the phrases of a card set (phrases.py) into these rows; the rules read nothing else. Indices in the
facts are absolute; 0 means that there is no such row.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fourfold.kernel.state import State

PAWN: Final = 0
ACTION: Final = 1
CONDITION: Final = 2
KINDS: Final[tuple[str, ...]] = ("pawn", "action", "condition")

NORMAL: Final = 0
FAST: Final = 1
LINGERING: Final = 2
SPEEDS: Final[tuple[str, ...]] = ("normal", "fast", "lingering")

ATTRIBUTES: Final[tuple[str, ...]] = ("fire", "water", "earth", "air", "electric", "normal", "dark", "light")
TYPES: Final[tuple[str, ...]] = (
    *("warrior", "magician", "dragon", "mechanical", "demon", "angel", "plant"),
    *("fish", "beast", "elemental", "primal", "avion", "undead", "bug"),
)

# signature: a bit per kind, speed, attribute and type; a filter wants some of them
KIND_BIT: Final = 0
SPEED_BIT: Final = 3
ATTRIBUTE_BIT: Final = 6
TYPE_BIT: Final = 14

# facts: the head ...
FACES: Final = 0
HEARD: Final = 1  # bit per event that some effect waits for
FIRED: Final = 33  # bit per event that some trigger waits for
MOVE_AT: Final = 2  # + kind of move (moves.py): its first id
STATICS_OF_PLAYERS: Final = 30  # does any card protect its player (E-14.11)?
DECKS: Final = 31  # decks that everybody knows: how many, and where their lists begin
DECKS_AT: Final = 32
# ... and a row for each face; the blank row before the first is that of a face nobody knows
ROW: Final = 16
ROWS: Final = 34 + ROW
KIND: Final = 0
LEVEL: Final = 1
SIGN: Final = 2
ATK: Final = 3
DEF: Final = 4
SPEED: Final = 5
PLAY: Final = 6  # its play effect
IGNITE: Final = 7
STATIC: Final = 8  # its first static effect, and how many; the keywords it simply has stand in KEYWORDS
STATICS: Final = 9
TRIGGER: Final = 10
TRIGGERS: Final = 11
LISTENS: Final = 12  # bit per event that its triggers wait for
NEED: Final = 13  # Tributes (E-4.3)
DOUBLE: Final = 14  # the filter of whom it counts double for, or -1 (E-4.6)
KEYWORDS: Final = 15

# an effect
EFFECT: Final = 29
E_KIND: Final = 0
E_ON: Final = 1  # the event, or -1
E_SUBJECT: Final = 2  # 0 any card, 1 this card, 2 by filter
E_FILTER: Final = 3
E_BY: Final = 4
E_WHO: Final = 5
E_HOW: Final = 6  # bit per way to be summoned; 0: any
E_CAUSE: Final = 7
E_BY_SELF: Final = 8
E_LEAVES: Final = 9  # it is about this card leaving (E-9.2)
E_MAY: Final = 10
E_LIMIT: Final = 11
E_FLAG: Final = 12  # the bit that counts its use
E_TESTS: Final = 13  # first row, and how many
E_COSTS: Final = 15
E_TARGETS: Final = 17
E_OPS: Final = 19
E_SUMMONS: Final = 21  # it needs a free zone (E-4.7)
E_SCOPE: Final = 22
E_GROUP: Final = 23
E_ATK: Final = 24
E_DEF: Final = 25
E_KEYWORD: Final = 26
E_FACE: Final = 27
E_TANGLED: Final = 28  # what its targets and its costs want may be the same cards (E-14.5)

PLAYS: Final = 0
TRIGGERED: Final = 1
IGNITES: Final = 2
STATIC_KIND: Final = 3
EFFECTS: Final[tuple[str, ...]] = ("play", "trigger", "ignite", "static")

ANYBODY: Final = 0
YOU: Final = 1
OPPONENT: Final = 2
SIDES: Final[dict[str, int]] = {"": ANYBODY, "any": ANYBODY, "you": YOU, "opp": OPPONENT}

ONCE_A_TURN: Final = 1
ONCE_BY_NAME: Final = 2
LIMITS: Final[tuple[str, ...]] = ("", "turn", "name_turn")

SELF: Final = 0  # scopes of statics
ATTACHED: Final = 1
PLAYER: Final = 2
GROUP: Final = 3
SCOPES: Final[tuple[str, ...]] = ("self", "attached", "you", "group")

# events (E-9.5)
SUMMONED: Final = 0
FLIPPED: Final = 1
ATTACK: Final = 2
BATTLE_DAMAGE: Final = 3
EFFECT_DAMAGE: Final = 4
DAMAGED: Final = 5
GAINED_LP: Final = 6
DESTROYED: Final = 7
TRIBUTED: Final = 8
DISCARDED: Final = 9
VOIDED: Final = 10
LEFT_FIELD: Final = 11
POSITION_CHANGED: Final = 12
ACTIVATED: Final = 13
TURN_START: Final = 14
TURN_END: Final = 15
PHASE_END: Final = 16
EVENTS: Final[tuple[str, ...]] = (
    *("summoned", "flipped", "attack", "battle_damage", "effect_damage", "damaged", "gained_lp", "destroyed"),
    *("tributed", "discarded", "voided", "left_field", "position_changed", "activated"),
    *("turn_start", "turn_end", "phase_end"),
)
HOW: Final[tuple[str, ...]] = ("normal", "tribute", "special")
BY_BATTLE: Final = 1
BY_EFFECT: Final = 2
CAUSES: Final[tuple[str, ...]] = ("", "battle", "effect")

# a filter: signature wanted, then ranges, position, not this card, this face only, and whether it reads what is printed
F_WANT: Final = 0
F_LEVEL: Final = 1  # least, most
F_ATK: Final = 3
F_DEF: Final = 5
F_POS: Final = 7
F_OTHER: Final = 8
F_KEY: Final = 9
F_READS: Final = 10
NO_LIMIT: Final = 100_000
POSITIONS: Final[tuple[str, ...]] = ("", "attack", "defense", "faceup", "facedown", "set")
IN_ATTACK: Final = 1
IN_DEFENSE: Final = 2
FACE_UP: Final = 3
FACE_DOWN: Final = 4
IS_SET: Final = 5

# a group: zone, side, filter
G_ZONE: Final = 0
G_SIDE: Final = 1
G_FILTER: Final = 2
ZONES: Final[tuple[str, ...]] = ("pawns", "backrow", "field", "hand", "deck", "discard")
PAWNS: Final = 0
BACKROW: Final = 1
FIELD: Final = 2
HAND: Final = 3
DECK: Final = 4
DISCARD: Final = 5

# a number: so many, or so many times the cards of a group
N_N: Final = 0
N_GROUP: Final = 1
N_TIMES: Final = 2

# a test: kind, group, value, least, most
TEST: Final = 5
TESTS: Final[tuple[str, ...]] = ("count", "lp", "turn", "phase", "self_pos")
COUNT: Final = 0
LP: Final = 1
TURN: Final = 2
PHASE: Final = 3
SELF_POS: Final = 4

# a cost: kind, how many, half of the LP, filter
COST: Final = 4
COSTS: Final[tuple[str, ...]] = ("pay_lp", "discard", "tribute", "void_discard", "mill")
PAY_LP: Final = 0
PAY_DISCARD: Final = 1
PAY_TRIBUTE: Final = 2
PAY_VOID: Final = 3
PAY_MILL: Final = 4

# a target: group, how many, up to
TARGET: Final = 3

# an operation
OP: Final = 14
O_OP: Final = 0
O_WHO: Final = 1
O_N: Final = 2
O_REF: Final = 3
O_GROUP: Final = 4
O_POS: Final = 5
O_ATK: Final = 6
O_DEF: Final = 7
O_DUR: Final = 8
O_KEYWORD: Final = 9
O_WHAT: Final = 10
O_RANDOM: Final = 11
OPS: Final[tuple[str, ...]] = (
    *("damage", "gain_lp", "draw", "discard_hand", "mill", "destroy", "void", "to_hand", "to_deck", "summon"),
    *("search", "position", "mod", "grant", "prevent", "attach", "negate", "cancel_attack", "extra_attack"),
    *("extra_summon", "reveal"),
)
DAMAGE: Final = 0
GAIN_LP: Final = 1
DRAW: Final = 2
DISCARD_HAND: Final = 3
MILL: Final = 4
DESTROY: Final = 5
VOID: Final = 6
TO_HAND: Final = 7
TO_DECK: Final = 8
SUMMON: Final = 9
SEARCH: Final = 10
POSITION: Final = 11
MOD: Final = 12
GRANT: Final = 13
PREVENT: Final = 14
ATTACH: Final = 15
NEGATE: Final = 16
CANCEL_ATTACK: Final = 17
EXTRA_ATTACK: Final = 18
EXTRA_SUMMON: Final = 19
REVEAL: Final = 20

REFS: Final[tuple[str, ...]] = ("", "self", "t1", "t2", "event", "event_by", "all", "pick")
REF_SELF: Final = 1
REF_T1: Final = 2
REF_T2: Final = 3
REF_EVENT: Final = 4
REF_EVENT_BY: Final = 5
REF_ALL: Final = 6
REF_PICK: Final = 7

TOWARDS: Final[tuple[str, ...]] = ("", "attack", "defense", "toggle")  # positions that an operation gives
DURATIONS: Final[tuple[str, ...]] = ("", "turn", "opp_turn", "field")
UNTIL_END: Final = 1
UNTIL_THEIR_END: Final = 2
WHILE_THERE: Final = 3
NO_BATTLE_DAMAGE: Final = 1
NO_EFFECT_DAMAGE: Final = 2
PREVENTED: Final[dict[str, int]] = {"": 0, "battle_damage": NO_BATTLE_DAMAGE, "effect_damage": NO_EFFECT_DAMAGE}

# keywords (E-14.11), a bit each
PIERCE: Final = 1
DIRECT: Final = 2
GUARD: Final = 4
TWIN_STRIKE: Final = 8
UNTARGETABLE: Final = 16
NO_BATTLE_DESTROY: Final = 32
NO_EFFECT_DESTROY: Final = 64
CANNOT_ATTACK: Final = 128
CANNOT_CHANGE: Final = 256
DOUBLE_TRIBUTE: Final = 512
UNHARMED: Final = 1024  # no_effect_damage, of a player
KEYWORD_BITS: Final[dict[str, int]] = {
    "": 0,
    "pierce": PIERCE,
    "direct": DIRECT,
    "guard": GUARD,
    "twin_strike": TWIN_STRIKE,
    "untargetable": UNTARGETABLE,
    "no_battle_destroy": NO_BATTLE_DESTROY,
    "no_effect_destroy": NO_EFFECT_DESTROY,
    "cannot_attack": CANNOT_ATTACK,
    "cannot_change": CANNOT_CHANGE,
    "double_tribute": DOUBLE_TRIBUTE,
    "no_effect_damage": UNHARMED,
}

MOST_TARGETS: Final = 4  # of one effect
MOST_FLAGS: Final = 60  # effects that are limited once per turn by name, in one set


def row(face: i64) -> i64:
    """Where the row of a face begins; that of an unknown face is blank."""
    return ROWS + ROW * face


def of(s: State, face: i64, column: i64) -> i64:
    return s.setup.facts[ROWS + ROW * face + column]
