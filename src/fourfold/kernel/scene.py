"""A position as text: `P1 medium breech HEAT hand FIRE | P2 light hp 80 armor 1`. For tests, puzzles and bug reports.

Parts are divided by `|` or new lines; each begins with a seat, `table`, or `options`. Then come names of zones, each
with its cards from bottom to top, and names of public numbers, each with its value. `HE*3` is three of them, `?*5` are
five cards that are named nowhere, `rest` is all of these; what is left lies where the game keeps it (Tank: the deck).
A game's own words are in its scene.py, a subclass of Notation.
"""

from __future__ import annotations

from typing import ClassVar, Final

from fourfold.kernel.cells import filled, numbers
from fourfold.kernel.errors import BadFile
from fourfold.kernel.game import Game
from fourfold.kernel.rng import DICE, SLEEVES, key_of, seeded
from fourfold.kernel.setup import NOBODY, Field, Setup
from fourfold.kernel.state import HIDDEN, State, blank

TABLE: Final = "table"
OPTIONS: Final = "options"
ANY: Final = "?"
WIDEST: Final = 10**9  # no number of a game is greater
REST: Final = "rest"
LONGEST: Final = 4000  # letters of a word; Python reads no number of more than 4300 digits

Part = tuple[int, list[str]]  # a seat, or NOBODY for the table, and its words


class Notation:
    """What a game adds to scenes. The defaults suit a game whose words are those of its Setup."""

    words: ClassVar[dict[str, tuple[str, int]]] = {}  # a word that sets a number: "heavy" -> ("class", 0)
    aliases: ClassVar[dict[str, str]] = {}  # another word for a card, in lower case
    counted: ClassVar[
        dict[str, str]
    ] = {}  # a zone that may be given as a number, and the card meant: "armor" -> "ARMOR"
    ranges: ClassVar[dict[str, tuple[int, int]]] = {}  # what a number may be: "hp" -> (0, 100)
    holds: ClassVar[dict[str, tuple[tuple[str, ...], int]]] = {}  # the cards that may lie in a zone, and how many

    def complete(self, game: Game, parts: list[tuple[str, list[str]]], given: dict[str, str]) -> dict[str, str]:
        """The options of a scene, with what follows from the cards that it names: decks that hold them."""
        return given

    def expand(self, setup: Setup, words: list[str]) -> list[str]:
        """A game's shorter ways to write a part, as names of zones and numbers."""
        return words

    def prepare(self, s: State) -> None:
        """Numbers as at the start of a game, before the scene's own."""

    def home(self, setup: Setup, group: int, face: int) -> int:
        """The zone of the cards that no zone names: at the bottom there, shuffled."""
        return 0

    def group(self, setup: Setup, owner: int) -> int:
        """From which group of cards a zone of this owner is filled."""
        return owner if len(setup.pools) > 1 else 0

    def verbs(self) -> tuple[str, ...]:
        """Words that take all that follows up to the end of the part and are left to `begin`."""
        return ("turn",)

    def begin(self, s: State, said: dict[str, list[str]]) -> None:
        """Open the question that the scene asks for, or plan the first step."""
        raise NotImplementedError

    def ending(self, s: State) -> str | None:
        """The words that `begin` needs to come back to this question; None where a scene cannot say it."""
        raise NotImplementedError


def parts_of(text: str) -> list[tuple[str, list[str]]]:
    lines = [line.split("#")[0] for line in text.splitlines()]
    found = [part.split() for line in lines for part in line.split("|")]
    longest = max((len(word) for words in found for word in words), default=0)
    if longest > LONGEST:
        message = f"a word of {longest} letters is too long for a scene"
        raise BadFile(message, key="scene_long", n=longest, most=LONGEST)
    return [(words[0], words[1:]) for words in found if words]


def seat_of(word: str) -> int:
    digits = word.lower().removeprefix("p")
    return int(digits) - 1 if word.lower().startswith("p") and digits.isdecimal() else NOBODY


def setup_of(game: Game, notation: Notation, text: str, options: dict[str, str]) -> Setup:
    """The setup of a scene: what its `options` say, then what the caller says, and the seats that it names."""
    parts = parts_of(text)
    given: dict[str, str] = {}
    for who, words in parts:
        if who == OPTIONS:
            for word in words:
                name, _, value = word.partition("=")
                given[name] = value
    given |= options
    named = max((seat_of(who) + 1 for who, _ in parts), default=0)
    if "seats" not in given and named > int(game.default_seats):
        given["seats"] = str(named)
    return game.prepare(notation.complete(game, parts, given))


def read(
    game: Game, notation: Notation, text: str, options: dict[str, str] | None = None, dice: list[int] | None = None
) -> State:
    """The position that a scene describes, run to its question. `dice` are the next results of rolls."""
    setup = setup_of(game, notation, text, options or {})
    key = key_of("scene")
    s = blank(setup, seeded(key, DICE), seeded(key, SLEEVES))
    s.log = []
    if not parts_of(text):
        raise BadFile("the scene is empty", key="scene_empty")
    notation.prepare(s)
    piles: dict[int, list[str]] = {}
    said: dict[str, list[str]] = {}
    for who, words in parts_of(text):
        if who != OPTIONS:
            read_part(notation, s, who, notation.expand(setup, words), piles, said)
    lay(notation, s, piles)
    check_places(notation, s)
    s.dice.script = filled(dice or [])
    s.log = []
    notation.begin(s, said)
    game.run(s)
    return s


def read_part(
    notation: Notation, s: State, who: str, words: list[str], piles: dict[int, list[str]], said: dict[str, list[str]]
) -> None:
    setup = s.setup
    seat = seat_of(who)
    if who != TABLE and not 0 <= seat < setup.seats:
        raise BadFile(
            f"a part of a scene begins with P1 to P{setup.seats}, table or options, not with “{who}”",
            key="scene_who",
            seats=int(setup.seats),
            given=who,
        )
    zones = {z.word: i for i, z in enumerate(setup.layout) if z.owner == seat}
    fields = {f.word: f for f in setup.fields if f.said and (f.size == 1) == (seat == NOBODY)}
    lower = {w.lower() for w in setup.faces} | set(notation.aliases)
    zone = -1
    k = 0
    while k < len(words):
        word = words[k]
        following = words[k + 1] if k + 1 < len(words) else ""
        k += 1
        low = word.lower()
        face = word.partition("*")[0]
        if zone >= 0 and (face in setup.faces or face in (ANY, REST)):  # as the game spells it: ARMOR is the card,
            piles[zone] += copies(setup, word)  # armor the zone
            continue
        if low in notation.verbs():
            said[low] = words[k:] if seat == NOBODY else [who, *words[k:]]
            return
        number = following.removeprefix("-").isdecimal()
        if low in notation.words and notation.words[low][0] in fields and not (low in fields and number):
            name, value = notation.words[low]
            set_number(s, fields[name], seat, value)
            zone = -1
        elif low in zones:
            zone = zones[low]
            piles.setdefault(zone, [])
            if low in notation.counted and following.isdecimal():
                piles[zone] += copies(setup, f"{notation.counted[low]}*{following}")
                k += 1
        elif low in fields:
            if not number:
                message = f"{word} wants a number, not “{following}”"
                raise BadFile(message, key="scene_number", field=word, given=following)
            field = fields[low]
            for j in range(field.each):
                if k < len(words) and words[k].removeprefix("-").isdecimal():
                    set_number(s, field, seat, within(notation, field, words[k]), j)
                    k += 1
            zone = -1
        elif zone >= 0:
            if face.lower() not in lower:
                raise BadFile(f"there is no card “{face}”", key="scene_card", given=face, game=setup.game)
            piles[zone] += copies(setup, word)
        else:
            raise BadFile(
                f"“{word}” means nothing in a scene for {who}; zones: {', '.join(zones)}; numbers: {', '.join(fields)}",
                key="scene_word",
                given=word,
                who=who,
                zones=", ".join(zones),
                fields=", ".join([*fields, *notation.words]),
            )


def copies(setup: Setup, word: str) -> list[str]:
    """The card of a word, as often as it says: `HE*3`."""
    face, star, times = word.partition("*")
    if star and not times.isdecimal():
        raise BadFile(f"there is no card “{word}”", key="scene_card", given=word, game=setup.game)
    if len(times) > len(str(int(setup.cards))) or int(times or 1) > setup.cards:
        raise BadFile(f"the scene names {face} more often than there are copies", key="scene_too_many", card=face)
    return [face] * int(times or 1)


def within(notation: Notation, field: Field, text: str) -> int:
    """The number of a field, if it may be that."""
    low, high = notation.ranges.get(field.word, (-WIDEST, WIDEST))
    if len(text) > len(str(-WIDEST)) or not low <= int(text) <= high:
        message = f"{field.word} is a number from {low} to {high}, not {text}"
        raise BadFile(message, key="scene_range", field=field.word, low=low, high=high, given=text)
    return int(text)


def check_places(notation: Notation, s: State) -> None:
    """Does every zone hold what may lie there, and no more?"""
    for i, zone in enumerate(s.setup.layout):
        if zone.word not in notation.holds:
            continue
        cards, most = notation.holds[zone.word]
        if s.many(i) > most:
            raise BadFile(f"{zone.word} holds at most {most}", key="scene_full", zone=zone.word, most=most)
        for face in faces_in(s, i):
            word = s.setup.faces[face]
            if word not in cards:
                raise BadFile(f"{word} cannot lie in {zone.word}", key="scene_place", card=word, zone=zone.word)


def set_number(s: State, field: Field, seat: int, value: int, j: int = 0) -> None:
    s.num[field.start + (seat * field.each + j if seat != NOBODY else 0)] = value


def lay(notation: Notation, s: State, piles: dict[int, list[str]]) -> None:
    """Put every card of the match somewhere: named ones where they are named, the others by chance, then at home."""
    setup = s.setup
    numbered = {word.lower(): i for i, word in enumerate(setup.faces)}
    free: list[list[list[int]]] = []  # free[group][face]: sleeves
    card = 0
    for pool in setup.pools:
        free.append([])
        for copies in pool:
            free[-1].append(list(range(card, card + copies))[::-1])
            card += copies
    plan: list[tuple[int, int, int]] = []  # zone, group, face (or HIDDEN)
    rest_at = -1
    for zone, words in piles.items():
        group = notation.group(setup, setup.layout[zone].owner)
        for word in words:
            if word == REST:
                rest_at = len(plan)
                plan.append((zone, group, HIDDEN))
                continue
            low = word.lower()
            face = HIDDEN if word == ANY else numbered.get(low, -2)
            if face == -2:
                face = numbered[notation.aliases[low].lower()]
            plan.append((zone, group, face))
    taken: list[int] = []
    for _zone, group, face in plan:
        if face == HIDDEN:
            taken.append(-1)
            continue
        if not free[group][face]:
            message = f"the scene names {setup.faces[face]} more often than there are copies"
            raise BadFile(message, key="scene_too_many", card=setup.faces[face])
        taken.append(free[group][face].pop())
    loose: list[list[tuple[int, int]]] = [
        [(card, face) for face, cards in enumerate(faces) for card in cards] for faces in free
    ]
    chance = seeded(key_of("scene of loose cards"), DICE)
    for cards in loose:
        for n in range(len(cards), 1, -1):
            j = int(chance.below(n))
            cards[j], cards[n - 1] = cards[n - 1], cards[j]
    faces_of: dict[int, int] = {}
    for i, (_zone, group, face) in enumerate(plan):
        if taken[i] < 0 and i != rest_at:
            if not loose[group]:
                raise BadFile("the scene names more cards than there are", key="scene_too_many", card=ANY)
            taken[i], face = loose[group].pop()
        faces_of[i] = face
    if rest_at < 0:
        for group, cards in enumerate(loose):
            for card, face in cards:
                s.add(card, face, notation.home(setup, group, face))
    for i, (zone, group, _face) in enumerate(plan):
        if i == rest_at:
            for card, face in loose[group]:
                s.add(card, face, zone)
        else:
            s.add(taken[i], faces_of[i], zone)


def write(game: Game, notation: Notation, s: State) -> str:
    """The position as a scene; reading it gives the same zones, numbers and question (not the same dice)."""
    ending = notation.ending(s)
    if ending is None:
        raise BadFile("this position is in the middle of a resolution: a scene cannot say it", key="scene_cannot")
    setup = s.setup
    lines = [OPTIONS + "".join(f" {word}={value}" for word, value in setup.options.items())]
    for who in [NOBODY, *range(int(setup.seats))]:
        words = [TABLE if who == NOBODY else f"P{who + 1}"]
        for field in setup.fields:
            if field.said and (field.size == 1) == (who == NOBODY):
                first = field.start + max(who, 0) * field.each
                words += [field.word, *(str(int(s.num[first + j])) for j in range(field.each))]
        for i, zone in enumerate(setup.layout):
            if zone.owner == who and s.many(i) > 0:
                words += [zone.word, *runs([setup.faces[f] if f != HIDDEN else ANY for f in faces_in(s, i)])]
        lines.append(" ".join(words))
    lines[1] += f" {ending}"
    return "\n".join(lines) + "\n"


def faces_in(s: State, zone: int) -> list[int]:
    """The faces of a zone, bottom to top."""
    return [int(s.face[s.at(zone, i)]) for i in range(int(s.many(zone)))]


def runs(words: list[str]) -> list[str]:
    """Equal neighbours together: HE HE HE is HE*3."""
    out: list[str] = []
    i = 0
    while i < len(words):
        j = i
        while j < len(words) and words[j] == words[i]:
            j += 1
        out.append(words[i] if j - i == 1 else f"{words[i]}*{j - i}")
        i = j
    return out


def same(s: State, t: State) -> bool:
    """Do two positions say the same scene: zones, numbers, question?"""
    for f in s.setup.fields:
        if f.said and numbers(s.num)[f.start : f.start + f.size] != numbers(t.num)[f.start : f.start + f.size]:
            return False
    if (s.prompt, s.seat, s.over, s.won) != (t.prompt, t.seat, t.over, t.won):
        return False
    return all(faces_in(s, z) == faces_in(t, z) for z in range(int(s.setup.zones)))
