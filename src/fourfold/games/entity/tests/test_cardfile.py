"""Card files: whatever is in one, every fault is named with its card and its field, in both languages (chapter 14)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources import files

import pytest

from fourfold.games.entity import decktool
from fourfold.games.entity.cardset import cardfile, faults
from fourfold.games.entity.cardset import vocabulary as v
from fourfold.games.entity.cardset.faults import Fault
from fourfold.games.entity.tests.phrasebook import Table, file_of
from fourfold.kernel.errors import BadOption, FourfoldError
from fourfold.testing import clause

Row = Mapping[str, object]

GAIN = {"op": "gain_lp", "who": "you", "n": 7}
FACE_UP = {"zone": "pawns", "side": "opp", "filter": {"pos": "faceup"}}


def pawn(*effects: Row, **changes: object) -> Table:
    """A card in order, but for what is said."""
    card: Table = {"code": "X01", "id": "tide_wolf", "name": "Tide Wolf", "es": "Lobo de Marea", "kind": "pawn"}
    card |= {"level": 4, "attribute": "water", "type": "beast", "atk": 120, "def": 90, "effect": list(effects)}
    return {key: value for key, value in (card | changes).items() if value is not None}


def action(*effects: Row, kind: str = "action", speed: str = "normal") -> Table:
    usual = dict.fromkeys(("level", "attribute", "type", "atk", "def"))
    return pawn(*effects, kind=kind, speed=speed, **usual)


def play(*do: Row, **more: object) -> Table:
    return {"kind": "play", **{key.rstrip("_"): value for key, value in more.items()}, "do": list(do)}


def trigger(on: str, *do: Row, **more: object) -> Table:
    return {"kind": "trigger", "on": on, **{key.rstrip("_"): value for key, value in more.items()}, "do": list(do)}


def ignite(*do: Row, **more: object) -> Table:
    return {"kind": "ignite", "limit": "turn", **more, "do": list(do)}


def found_in(text: str) -> list[Fault]:
    found = cardfile.parse_cards(text, cardfile.launch())[1]
    for fault in found:
        for language in v.LANGUAGES:
            line = faults.say("x.toml", fault, language)
            assert line.startswith("x.toml: ")
            assert len(line.splitlines()) == 1
    return found


def refused(card: Table) -> list[tuple[str, str]]:
    """The faults of a card, each with its field; all name the card."""
    found = found_in(file_of([card]))
    assert {fault.card for fault in found} <= {"tide_wolf"}
    return [(fault.key, fault.field) for fault in found]


def test_a_card_in_order_loads():
    assert refused(pawn()) == []
    assert refused(pawn(trigger("summoned", GAIN, subject="self"))) == []
    assert refused(action(play(GAIN))) == []


# -- the file ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "empty"),
        ("# nothing\n", "empty"),
        ("\0\0\0", "no_toml"),
        ("[[card]\n", "no_toml"),
        ("format = 1\nformat = 1\n", "no_toml"),
        ("a = " + "[" * 5000 + "]" * 5000, "endless_toml"),
        ("format = " + "9" * 5000, "endless_toml"),
        ("format = 0x" + "F" * 9000 + '\nset = "x"\ncard = []', "format"),
        ('format = "1"\nset = "x"\ncard = []', "format"),
        ("format = true\nset = 3\ncard = []", "format"),
        ("format = 1\nset = []\ncard = []", "no_text"),
        ('format = 1\nset = "x"', "no_cards"),
        ('format = 1\nset = "x"\ncard = 5', "no_list"),
        ('format = 1\nset = "x"\ncard = 1979-05-27', "no_list"),
        ('format = 1\nset = "x"\ncard = [1, "a", []]', "no_table"),
        ('format = 1\nset = "x"\ncard = []\nsparkle = 1', "unknown_key"),
        ('format = 1\nset = "x"\ncard = []\n"\\u001b[31m\\n" = 1', "unknown_key"),
        ('set = "x"\ncard = []', "missing"),
    ],
)
def test_a_file_that_is_none(text, key):
    assert key in [fault.key for fault in found_in(text)]


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"\0" * 100, bytes(range(256)), b"format = 1"])
def test_no_traceback_reaches_whoever_names_a_bad_file(content, tmp_path):
    file = tmp_path / "bad.toml"
    file.write_bytes(content)
    for language in v.LANGUAGES:
        assert decktool.check(str(file), language)
    with pytest.raises(FourfoldError):
        decktool.load_cards(str(file))
    with pytest.raises(FourfoldError):
        decktool.load_deck(str(file), cardfile.launch())
    with pytest.raises(BadOption):
        decktool.load_cards(str(tmp_path))
    assert decktool.check(str(tmp_path / "none.toml"))


def test_the_editors_mark_at_the_beginning_is_no_fault(tmp_path):
    file = tmp_path / "marked.toml"
    file.write_text("\ufeff" + file_of([pawn()]), encoding="utf-8")
    assert decktool.check(str(file)) == []


def test_a_fault_is_one_printable_line_whatever_it_shows():
    shown = [faults.shown(value) for value in (True, {"a": 1}, [1], 16**9000, -(16**9000), "a\n\x1b[0m", "x" * 9000)]
    assert all(text.isprintable() and len(text) <= 401 for text in shown)
    assert shown[:3] == ["true", "{ … }", "[ … ]"]


# -- a card -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"id": "Tide Wolf"}, ("bad_id", "id")),
        ({"id": 7}, ("bad_id", "id")),
        ({"id": None}, ("missing", "id")),
        ({"code": "x1"}, ("bad_code", "code")),
        ({"code": 10**30}, ("bad_code", "code")),
        ({"name": None}, ("missing", "name")),
        ({"es": None}, ("missing", "es")),
        ({"es": "  "}, ("no_text", "es")),
        ({"name": 3}, ("no_text", "name")),
        ({"name": "x" * 41}, ("unprintable", "name")),
        ({"name": "a\tb"}, ("unprintable", "name")),
        ({"kind": "monster"}, ("bad_value", "kind")),
        ({"kind": ["pawn"]}, ("bad_value", "kind")),
        ({"kind": None}, ("missing", "kind")),
        ({"level": 0}, ("range", "level")),
        ({"level": 11}, ("range", "level")),
        ({"level": True}, ("range", "level")),
        ({"level": "4"}, ("range", "level")),
        ({"atk": 1.5}, ("range", "atk")),
        ({"atk": 10**40}, ("range", "atk")),
        ({"def": -5}, ("range", "def")),
        ({"atk": 122}, ("by_fives", "atk")),
        ({"atk": 140}, ("odd_atk", "atk")),
        ({"attribute": "ice"}, ("bad_value", "attribute")),
        ({"type": {}}, ("bad_value", "type")),
        ({"speed": "fast"}, ("unknown_key", "speed")),
        ({"sparkle": 1}, ("unknown_key", "sparkle")),
        ({"effect": "none"}, ("no_list", "effect")),
        ({"effect": [1]}, ("no_table", "effect[1]")),
        ({"effect": [{"kind": "aura"}]}, ("bad_value", "effect[1].kind")),
        ({"name": "Void Blast"}, ("twice", "name")),
        ({"es": "descarga del vacio"}, ("twice", "es")),
        ({"code": "P01"}, ("twice", "code")),
        ({"id": "void_blast"}, ("twice", "id")),
    ],
)
def test_a_card_that_is_wrong_in_one_place(changes, expected):
    found = found_in(file_of([pawn(**changes)]))
    assert expected in [(fault.key, fault.field) for fault in found]
    assert all(fault.card for fault in found)


def test_every_fault_is_listed_not_only_the_first():
    card = pawn(name=None, level=99, atk="x", effect=[{"kind": "trigger", "on": "rain", "do": [{"op": "fly"}]}])
    assert refused(card) == [
        ("missing", "name"),
        ("range", "level"),
        ("range", "atk"),
        ("bad_value", "effect[1].do[1].op"),
        ("bad_value", "effect[1].on"),
    ]


def test_a_card_is_there_once():
    found = found_in(file_of([pawn(), pawn()]))
    assert [(fault.key, fault.field) for fault in found] == [("twice", field) for field in ("id", "code", "name", "es")]


# -- phrases ----------------------------------------------------------------------------------------------------------
T1 = {"zone": "pawns", "side": "opp", "n": 1}
KILL = {"op": "destroy", "of": "t1"}
NEVER = {"pos": "faceup", "level_min": 9, "type": "bug"}
ATK = {"zone": "pawns", "side": "you", "filter": {"atk_min": 100}}
HIDDEN = {"zone": "hand", "side": "opp", "filter": {"kind": "pawn"}}
MOD = {"op": "mod", "of": "t1", "atk": 5, "def": 0, "dur": "turn"}
TIE = {"op": "attach", "of": "t1"}
MORE = {"atk": 5, "def": 0}


def kills(changes: Row) -> Table:
    return pawn(ignite(KILL, target=[{**T1, **changes}]))


def pays(*costs: Row) -> Table:
    return pawn(ignite(GAIN, cost=list(costs)))


def counts(group: Row) -> Table:
    return pawn(ignite(GAIN | {"n": {"count": group}}))


def if_(test: Row) -> Table:
    return pawn(ignite(GAIN, **{"if": [test]}))


def static(more: Row) -> Table:
    return pawn({"kind": "static", **more})


def doubles(more: Row) -> Table:
    return static({"scope": "self", "keyword": "double_tribute", **more})


IMPOSSIBLE = [
    # an unknown word
    (pawn(ignite({"op": "fly"})), "bad_value", "do[1].op"),
    (pawn(ignite(GAIN | {"n": 801})), "range", "do[1].n"),
    (pawn(ignite(GAIN | {"n": 10**30})), "range", "do[1].n"),
    (pawn(ignite(GAIN | {"sparkle": 1})), "unknown_key", "do[1].sparkle"),
    (pawn(ignite({"op": "gain_lp", "who": "you"})), "missing", "do[1].n"),
    (pays({"gold": 1}), "one_of", "cost[1]"),
    (pays({"discard": 1, "mill": 1}), "one_of", "cost[1]"),
    (pays({"mill": 1, "filter": {}}), "cost_filter", "cost[1].filter"),
    (pawn(trigger("summoned", GAIN, how=["normal", "normal"])), "bad_value", "how"),
    (pawn(trigger("turn_start", GAIN, subject="self")), "event_key", "subject"),
    (if_({"lp": "you"}), "no_bound", "if[1]"),
    (if_({"lp": "you", "min": 9, "max": 3}), "min_over_max", "if[1].min"),
    (action({"kind": "play", "who": "you", "do": [GAIN]}), "no_event", "who"),
    # a reference to nothing
    (pawn(ignite(KILL)), "dangling", "do[1].of"),
    (pawn(ignite({"op": "destroy", "of": "event"})), "dangling", "do[1].of"),
    (pawn(trigger("turn_start", {"op": "destroy", "of": "event"})), "dangling", "do[1].of"),
    (pawn(trigger("summoned", {"op": "destroy", "of": "event_by"})), "dangling", "do[1].of"),
    (pawn(ignite(GAIN, target=[T1])), "unused", "target[1]"),
    (kills({"filter": {"key": "sparkle"}}), "no_such_card", "target[1].filter.key"),
    (pawn(ignite(KILL, target=[T1, T1, T1])), "two_targets", "target[3]"),
    # what its zone cannot hold
    (kills({"filter": {"kind": "action"}}), "cannot_hold", "target[1].filter"),
    (kills({"zone": "backrow", "filter": {"level_max": 4}}), "cannot_hold", "target[1].filter"),
    (kills({"zone": "discard", "filter": {"pos": "attack"}}), "pos_not_there", "target[1].filter.pos"),
    (kills({"zone": "hand"}), "hidden_target", "target[1].zone"),
    (kills({"zone": "discard"}), "cannot_act", "do[1].of"),
    (pawn(ignite(MOD, target=[T1 | {"zone": "backrow"}])), "cannot_act", "do[1].of"),
    (kills({"n": 6}), "range", "target[1].n"),
    (kills({"n": 5}), "too_many", "target"),
    (kills({"filter": {"attribute": "fire"}}), "secret_face", "target[1].filter"),
    (counts(HIDDEN), "secret_count", "do[1].n.count.filter"),
    (pawn(ignite({"op": "destroy", "of": {"pick": {"zone": "pawns", "side": "you"}}})), "pick_where", "do[1].of.pick"),
    (pawn(ignite({"op": "void", "of": {"all": {"zone": "deck", "side": "you"}}})), "all_deck", "do[1].of.all"),
    (counts(FACE_UP | {"filter": NEVER}), "nobody", "do[1].n.count.filter"),
    # a cost that cannot be paid
    (pays({"pay_lp": 800}), "range", "cost[1].pay_lp"),
    (pays({"pay_lp": {"half_lp": False}}), "range", "cost[1].pay_lp"),
    (pays({"discard": 0}), "range", "cost[1].discard"),
    (pays({"tribute": 6}), "range", "cost[1].tribute"),
    (pays({"tribute": 5, "filter": {"other": True}}), "too_many", "cost[1].tribute"),
    (pays({"void_discard": 4, "filter": {"key": "void_blast"}}), "same_cards", "cost[1].void_discard"),
    (pays({"tribute": 1, "filter": {"kind": "action"}}), "cannot_hold", "cost[1].filter"),
    (pays({"discard": 1}, {"discard": 1}), "cost_twice", "cost[2].discard"),
    (pawn(ignite(KILL, cost=[{"tribute": 3}], target=[T1 | {"side": "you", "n": 3}])), "same_cards", "target[1]"),
    # when it could never be
    (pawn(play(GAIN)), "pawn_play", "kind"),
    (action(play(GAIN), {"kind": "static", "scope": "you", "keyword": "no_effect_damage"}), "stays_not", "kind"),
    (action(play(GAIN), trigger("turn_start", GAIN)), "stays_not", "kind"),
    (action(play(GAIN, on="attack")), "slow_event", "on"),
    (action(play(GAIN, on="destroyed", subject="self"), kind="condition"), "play_self", "subject"),
    (pawn(trigger("voided", GAIN, subject="self")), "voided_self", "on"),
    (pawn(trigger("activated", GAIN, subject="self")), "never", "subject"),
    (pawn(trigger("battle_damage", GAIN, subject="self", who="you")), "never", "who"),
    (pawn(trigger("destroyed", GAIN, subject="self", by_card="self")), "never", "by_card"),
    (if_({"turn": "opp"}), "not_then", "if[1].turn"),
    (if_({"phase": "battle"}), "not_then", "if[1].phase"),
    (if_({"count": {"zone": "pawns", "side": "you"}, "min": 6}), "too_many", "if[1].min"),
    (pawn(ignite({"op": "negate"})), "out_of_window", "do[1]"),
    (pawn(ignite({"op": "cancel_attack"})), "out_of_window", "do[1]"),
    (pawn(ignite({"op": "attach", "of": "self"})), "attach_lingering", "do[1]"),
    (pawn(ignite({"op": "mod", "of": "self", "atk": 0, "def": 0, "dur": "turn"})), "idle", "do[1]"),
    (pawn({"kind": "ignite", "do": [GAIN]}), "endless", "limit"),
    (pawn({"kind": "ignite", "cost": [{"pay_lp": 1}], "do": [GAIN]}), "endless", "limit"),
    (action(play(GAIN, limit="turn")), "play_limit", "limit"),
    # what is always on
    (static({"scope": {"zone": "hand", "side": "you"}, "mod": MORE}), "scope_pawns", "scope"),
    (static({"scope": ATK, "mod": MORE}), "circle", "scope.filter.atk_min"),
    (static({"scope": "you", "keyword": "pierce"}), "player_keyword", "keyword"),
    (static({"scope": "self", "keyword": "no_effect_damage"}), "player_keyword", "keyword"),
    (static({"scope": "self"}), "one_of", ""),
    (static({"scope": "self", "keyword": "pierce", "filter": {}}), "only_double_tribute", "filter"),
    (doubles({}), "missing", "filter"),
    (doubles({"filter": {"pos": "attack"}}), "unprinted", "filter.pos"),
    (doubles({"scope": {"zone": "pawns", "side": "you"}, "filter": {}}), "double_self", "keyword"),
]  # fmt: skip


@clause("E-14.1", "E-14.2", "E-14.3", "E-14.4", "E-14.5", "E-14.6", "E-14.7", "E-14.8", "E-14.9", "E-14.10", "E-14.11")
@pytest.mark.parametrize(("card", "key", "field"), IMPOSSIBLE, ids=[f"{key}-{field}" for _, key, field in IMPOSSIBLE])
def test_a_phrase_that_cannot_work_does_not_load(card, key, field):
    n = len(card["effect"]) if key == "stays_not" else 1
    assert (key, f"effect[{n}].{field}".rstrip(".")) in refused(card)


@clause("E-14.1", "E-14.11", "E-10.2")
@pytest.mark.parametrize(
    ("card", "key"),
    [
        (action(), "one_play"),
        (action(play(GAIN), play(GAIN)), "one_play"),
        (action(play(GAIN), speed="lingering"), "lingers_idly"),
        (pawn(ignite(GAIN), ignite(GAIN)), "one_ignite"),
        (pawn(*[{"kind": "static", "keyword": "double_tribute", "filter": {}}] * 2), "one_double"),
        (pawn(*[trigger("turn_start", GAIN)] * 61), "too_many"),
        (action(play(TIE, target=[T1]), trigger("turn_end", GAIN), speed="lingering"), "attach_pair"),
    ],
)  # fmt: skip
def test_effects_that_do_not_go_together(card, key):
    assert (key, "effect") in refused(card)


@clause("E-14.13", "E-9.4")
def test_no_more_uses_by_name_than_can_be_counted():
    cards = [
        pawn(ignite(GAIN, limit="name_turn"), id=f"x{n}", code=f"X{n:02}", name=f"Card {n}", es=f"Carta {n}")
        for n in range(70)
    ]
    assert [fault.key for fault in found_in(file_of(cards))] == ["too_many"]


def test_every_fault_has_a_sentence_and_every_sentence_a_fault():
    game = files("fourfold.games.entity")
    sources = [file for folder in (game, game.joinpath("cardset")) for file in folder.iterdir()]
    code = "".join(file.read_text(encoding="utf-8") for file in sources if file.name.endswith(".py"))
    words = set(re.findall(r'"(\w+)"', code))
    assert set(faults.texts("en")) <= words
    assert faults.texts("en").keys() == faults.texts("es").keys()
