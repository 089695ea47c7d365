"""What a card does, as data (E-14): the phrases that cardfile.py reads, rows.py compiles and the grammars say."""

from __future__ import annotations

from typing import NamedTuple


class Filter(NamedTuple):
    """Which cards (E-14.6); an empty word or None does not restrict."""

    kind: str = ""
    speed: str = ""
    key: str = ""
    attribute: str = ""
    type: str = ""
    level_min: int | None = None
    level_max: int | None = None
    atk_min: int | None = None
    atk_max: int | None = None
    def_min: int | None = None
    def_max: int | None = None
    pos: str = ""  # attack, defense, faceup, facedown, set
    other: bool = False


class Group(NamedTuple):
    """Cards of a zone: of a count, all, pick, target or scope."""

    zone: str
    side: str
    filter: Filter = Filter()


class Number(NamedTuple):
    """A number, or so many times the cards of a group (E-14.7)."""

    n: int = 0  # if count is None
    count: Group | None = None  # type: ignore[assignment]  # the vocabulary's word, though a tuple has a count()
    times: int = 1


class Of(NamedTuple):
    """What an operation acts on (E-14.9): self, t1, t2, event, event_by, all, pick."""

    ref: str
    group: Group | None = None  # of all and pick


class Op(NamedTuple):
    """An operation (E-14.10); vocabulary.OPS says which fields it has."""

    op: str
    who: str = ""
    n: Number = Number()
    of: Of | None = None
    pos: str = ""
    to: str = ""
    zone: str = ""
    filter: Filter = Filter()
    atk: Number = Number()
    defence: Number = Number()
    dur: str = ""
    keyword: str = ""
    what: str = ""
    choose: str = ""


class Cost(NamedTuple):
    """A cost (E-14.4): pay_lp, discard, tribute, void_discard, mill."""

    kind: str
    n: int = 0
    half: bool = False
    filter: Filter = Filter()


class Test(NamedTuple):
    """A predicate of `if` (E-14.3): count, lp, turn, phase, self_pos."""

    kind: str
    group: Group | None = None
    value: str = ""  # you or opp of lp and turn, the phase, the position
    least: int | None = None  # min
    most: int | None = None  # max


class Target(NamedTuple):
    """What is chosen at activation (E-14.5)."""

    group: Group
    n: int = 1
    upto: bool = False


class Effect(NamedTuple):
    """One effect (E-14.1): play, trigger, ignite, static."""

    kind: str
    on: str = ""
    subject_self: bool = False
    subject: Filter | None = None
    by: str = ""
    who: str = ""
    how: tuple[str, ...] = ()
    cause: str = ""
    by_self: bool = False  # by_card = "self"
    tests: tuple[Test, ...] = ()
    costs: tuple[Cost, ...] = ()
    targets: tuple[Target, ...] = ()
    may: bool = False
    limit: str = ""  # "", turn, name_turn
    do: tuple[Op, ...] = ()
    scope: str = ""  # of a static: self, attached, you, group
    scope_group: Group | None = None
    mod: tuple[Number, Number] | None = None  # of a static: ATK, DEF
    keyword: str = ""
    keyword_filter: Filter = Filter()  # the class of double_tribute


class Card(NamedTuple):
    """A card (E-2.1)."""

    code: str
    id: str
    names: dict[str, str]  # by language
    kind: str
    level: int = 0
    attribute: str = ""
    type: str = ""
    atk: int = 0
    defence: int = 0
    speed: str = ""
    origin: str = "new"
    reference: dict[str, str] = {}  # noqa: RUF012  # the text somebody wrote, by language; nobody changes it
    effects: tuple[Effect, ...] = ()


class Deck(NamedTuple):
    """A deck (E-13.2): card id -> count."""

    id: str
    names: dict[str, str]
    plans: dict[str, str]
    cards: dict[str, int]


class CardSet(NamedTuple):
    """All cards that a match may hold, and the decks that come with them."""

    name: str
    cards: list[Card]
    decks: list[Deck]
    hash: str  # of what the cards do, not of what they are called
