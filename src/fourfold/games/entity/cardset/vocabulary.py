"""The closed vocabulary of card effects (E-14): which words there are, and what may stand beside them."""

from __future__ import annotations

from typing import Final, NamedTuple

Words = tuple[str, ...]

LANGUAGES: Final[Words] = ("en", "es")
KINDS: Final[Words] = ("pawn", "action", "condition")
ATTRIBUTES: Final[Words] = ("fire", "water", "earth", "air", "electric", "normal", "dark", "light")
TYPES: Final[Words] = (
    *("warrior", "magician", "dragon", "mechanical", "demon", "angel", "plant"),
    *("fish", "beast", "elemental", "primal", "avion", "undead", "bug"),
)
SPEEDS: Final[dict[str, Words]] = {"action": ("normal", "fast", "lingering"), "condition": ("normal", "lingering")}
ORIGINS: Final[Words] = ("original", "new")
ZONES: Final[Words] = ("pawns", "backrow", "field", "hand", "deck", "discard")
SIDES: Final[Words] = ("you", "opp", "any")
PLAYERS: Final[Words] = ("you", "opp")
HOW: Final[Words] = ("normal", "tribute", "special")
CAUSES: Final[Words] = ("battle", "effect")
POSITIONS: Final[Words] = ("attack", "defense", "faceup", "facedown", "set")
PHASES: Final[Words] = ("draw", "main1", "battle", "main2", "end")
LIMITS: Final[Words] = ("turn", "name_turn")
REFS: Final[Words] = ("self", "t1", "t2", "event", "event_by")
SCOPES: Final[Words] = ("self", "attached", "you")

# What lies in a zone, how many of it one player can have there, and where a group of that zone may lie.
HOLDS: Final[dict[str, Words]] = {
    "pawns": ("pawn",),
    "backrow": ("action", "condition"),
    "field": KINDS,
    "hand": KINDS,
    "deck": KINDS,
    "discard": KINDS,
}
ROOM: Final[dict[str, int]] = {"pawns": 5, "backrow": 5, "field": 10, "hand": 60, "deck": 60, "discard": 60}
FIELD: Final[Words] = ("pawns", "backrow")

# Keywords of Pawns that may be granted; double_tribute needs a class, no_effect_damage belongs to a player (E-14.11).
GRANTED: Final[Words] = (
    *("pierce", "direct", "guard", "twin_strike", "untargetable"),
    *("no_battle_destroy", "no_effect_destroy", "cannot_attack", "cannot_change"),
)
KEYWORDS: Final[Words] = (*GRANTED, "double_tribute", "no_effect_damage")

EVENT_KEYS: Final[Words] = ("on", "subject", "by", "who", "how", "cause", "by_card")
DOING: Final[Words] = ("kind", "if", "cost", "target", "limit", "do")
EFFECT_KEYS: Final[dict[str, Words]] = {
    "play": (*DOING, *EVENT_KEYS),
    "trigger": (*DOING, *EVENT_KEYS, "may"),
    "ignite": DOING,
    "static": ("kind", "if", "scope", "mod", "keyword", "filter"),
}


class Event(NamedTuple):
    """An event (E-9.5): where its card lies afterwards, of which kinds it is, and what may be asked of the event."""

    keys: Words
    zones: Words = ()
    kinds: Words = KINDS


CARD: Final[Words] = ("subject", "by")
EVENTS: Final[dict[str, Event]] = {
    "summoned": Event((*CARD, "how"), ("pawns",), ("pawn",)),
    "flipped": Event(CARD, ("pawns",), ("pawn",)),
    "attack": Event(CARD, ("pawns",), ("pawn",)),
    "battle_damage": Event((*CARD, "who"), ("pawns",), ("pawn",)),
    "effect_damage": Event((*CARD, "who"), ("pawns", "backrow", "discard")),
    "damaged": Event((*CARD, "who"), ("pawns", "backrow", "discard")),
    "gained_lp": Event((*CARD, "who"), ("pawns", "backrow", "discard")),
    "destroyed": Event((*CARD, "cause", "by_card"), ("discard",)),
    "tributed": Event(CARD, ("discard",), ("pawn",)),
    "discarded": Event(CARD, ("discard",)),
    "voided": Event(CARD),
    "left_field": Event(CARD, ("discard", "hand", "deck")),
    "position_changed": Event(CARD, ("pawns",), ("pawn",)),
    "activated": Event(CARD, ("backrow",), ("action", "condition")),
    "turn_start": Event(("who",)),
    "turn_end": Event(("who",)),
    "phase_end": Event(("who",)),
}
OUTLIVED: Final[Words] = ("destroyed", "discarded", "tributed")  # a card reacts to these from the Discard Pile (E-8.9)


class Operation(NamedTuple):
    """An operation (E-14.10): its arguments, where what it acts on may lie, and the largest number it takes."""

    keys: Words
    zones: Words = ()
    most: int = 0
    counts: bool = False  # may its number be a count?


OPS: Final[dict[str, Operation]] = {
    "damage": Operation(("who", "n"), most=800, counts=True),
    "gain_lp": Operation(("who", "n"), most=800, counts=True),
    "draw": Operation(("who", "n"), most=10, counts=True),
    "discard_hand": Operation(("who", "n", "choose"), most=10, counts=True),
    "mill": Operation(("who", "n"), most=10, counts=True),
    "destroy": Operation(("of",), FIELD),
    "void": Operation(("of",), (*FIELD, "hand", "deck", "discard")),
    "to_hand": Operation(("of",), (*FIELD, "deck", "discard")),
    "to_deck": Operation(("of",), (*FIELD, "hand", "discard")),
    "summon": Operation(("of", "pos"), ("hand", "deck", "discard")),
    "search": Operation(("zone", "n", "filter"), most=3),
    "position": Operation(("of", "to"), ("pawns",)),
    "mod": Operation(("of", "atk", "def", "dur"), ("pawns",)),
    "grant": Operation(("of", "keyword", "dur"), ("pawns",)),
    "prevent": Operation(("who", "what", "dur")),
    "attach": Operation(("of",), ("pawns",)),
    "negate": Operation(()),
    "cancel_attack": Operation(()),
    "extra_attack": Operation(("of", "n"), ("pawns",), most=5),
    "extra_summon": Operation(("who", "n"), most=5),
    "reveal": Operation(("of",), (*FIELD, "hand")),
}
# What a word argument of an operation may be; `dur` of prevent cannot be field, a player does not lie there (E-14.8).
ARGUMENTS: Final[dict[str, Words]] = {
    "who": PLAYERS,
    "pos": ("attack", "defense"),
    "to": ("attack", "defense", "toggle"),
    "zone": ("deck",),
    "dur": ("turn", "opp_turn", "field"),
    "keyword": GRANTED,
    "what": ("battle_damage", "effect_damage"),
    "choose": ("owner", "random"),
}
PREVENT_DURATIONS: Final[Words] = ("turn", "opp_turn")

# cost -> where it is paid from, and the most of it; without a zone it takes no filter (E-14.4).
COSTS: Final[dict[str, tuple[str, int]]] = {
    "pay_lp": ("", 799),  # more LP than the cost are needed, and a duel starts with 800 (E-10.5)
    "discard": ("hand", 10),
    "tribute": ("pawns", 5),
    "void_discard": ("discard", 10),
    "mill": ("", 10),
}
# predicate -> its values and whether it is bounded by min and max (E-14.3)
TESTS: Final[dict[str, tuple[Words, bool]]] = {
    "count": ((), True),
    "lp": (PLAYERS, True),
    "turn": (PLAYERS, False),
    "phase": (PHASES, False),
    "self_pos": (("attack", "defense"), False),
}
PAWN_FILTERS: Final[Words] = ("attribute", "type", "level_min", "level_max", "atk_min", "atk_max", "def_min", "def_max")
FIGHT_FILTERS: Final[Words] = ("atk_min", "atk_max", "def_min", "def_max")
