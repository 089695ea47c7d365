"""The deck generator: figures drawn from templates, costs from what the figures are worth (P-2.3)."""

from __future__ import annotations

from typing import Final, NamedTuple

from fourfold.kernel.errors import BadOption
from fourfold.kernel.rng import POLICY, Rng, key_of, seeded

FEWEST: Final = 30
MOST: Final = 200
FEWEST_HEROES: Final = 10
GAP: Final = 1  # between the mean ATK and the mean DEF of the heroes

Range = tuple[int, int]


class Template(NamedTuple):
    """Ranges of figures, the cost that the template starts from, and what its cards are called (es, en)."""

    type: str
    base: int
    figures: dict[str, Range]
    names: tuple[tuple[str, str], ...]
    effect: str = ""


def hero(base: int, atk: Range, dex: Range, defence: Range, hp: Range, *names: tuple[str, str]) -> Template:
    return Template("hero", base, {"atk": atk, "dex": dex, "def": defence, "hp": hp}, names)


HEROES: Final[tuple[Template, ...]] = (
    hero(4, (5, 8), (2, 4), (5, 8), (8, 10), ("Capitán", "Captain"), ("Soldado", "Soldier")),  # balanced
    hero(3, (5, 8), (3, 5), (4, 7), (6, 8), ("Asesina", "Assassin"), ("Hechicera", "Sorceress")),  # glass cannon
    hero(5, (5, 8), (1, 3), (7, 9), (10, 12), ("Gigante", "Giant"), ("Baluarte", "Rampart")),  # tank
    hero(4, (5, 8), (4, 6), (4, 6), (7, 9), ("Jinete", "Outrider"), ("Cazador", "Hunter")),  # skirmisher
    hero(3, (4, 7), (3, 5), (4, 6), (6, 8), ("Heraldo", "Herald"), ("Sanadora", "Healer")),  # support
)
GEAR: Final = Template(
    "item", 1, {"atk": (-1, 0), "dex": (1, 2), "def": (1, 2)}, (("Escudo", "Shield"), ("Botas", "Boots"))
)
RISK: Final = Template("item", 2, {"atk": (2, 3), "dex": (-1, 0), "def": (-2, -1)}, (("Máscara", "Mask"),))
WEAPON: Final = Template("weapon", 2, {"atk": (1, 2), "def": (-1, 0)}, (("Hacha", "Axe"), ("Martillo", "Hammer")))
REDUCE: Final = Template("reactive", 1, {"amount": (1, 2)}, (("Finta", "Feint"),), "reduce_damage")
CANCEL: Final = Template("reactive", 1, {}, (("Aplomo", "Poise"),), "cancel_critical")
PREVENT: Final = Template("reactive", 3, {}, (("Milagro", "Miracle"),), "prevent_death")
SMALL_HEAL: Final = Template("healing", 1, {"amount": (1, 2)}, (("Ungüento", "Salve"),))
BIG_HEAL: Final = Template("healing", 2, {"amount": (2, 3)}, (("Bálsamo", "Balm"),))
SMALL_COUNTER: Final = Template("counterattack", 1, {"amount": (1, 1)}, (("Zarpazo", "Swipe"),))
BIG_COUNTER: Final = Template("counterattack", 2, {"amount": (1, 2)}, (("Revancha", "Reprisal"),))

# letter of the ids, how many of 50 cards, the templates taken in turn (the mix of P-2.0)
MIX: Final[tuple[tuple[str, int, tuple[Template, ...]], ...]] = (
    ("H", 12, HEROES),
    ("I", 9, (GEAR, GEAR, RISK)),
    ("W", 6, (WEAPON,)),
    ("R", 8, (REDUCE, REDUCE, CANCEL, PREVENT)),
    ("K", 5, (SMALL_HEAL, BIG_HEAL)),
    ("C", 10, (SMALL_COUNTER, BIG_COUNTER)),
)
ORIGINS: Final[tuple[tuple[str, str], ...]] = (
    ("de ceniza", "of Ash"),
    ("de hierro", "of Iron"),
    ("de niebla", "of Mist"),
    ("de obsidiana", "of Obsidian"),
    ("de sal", "of Salt"),
    ("del alba", "of Dawn"),
    ("del bosque", "of the Forest"),
    ("del norte", "of the North"),
    ("del pantano", "of the Marsh"),
    ("del sur", "of the South"),
    ("de la costa", "of the Coast"),
    ("de la cumbre", "of the Summit"),
    ("de la noche", "of Night"),
    ("de la tormenta", "of the Storm"),
    ("de las dunas", "of the Dunes"),
    ("de los reyes", "of the Kings"),
)


class Row(NamedTuple):
    """A drawn card, before it is written."""

    ident: str
    type: str
    names: tuple[str, str]
    figures: dict[str, int]
    cost: int
    effect: str


def amounts(size: int) -> list[int]:
    """How many cards of each kind: the mix, scaled; rounding goes to the counterattacks."""
    many = [n * size // 50 for _, n, _ in MIX]
    many[0] = max(many[0], FEWEST_HEROES)
    while sum(many) > size:
        many[many.index(max(many[1:]), 1)] -= 1
    many[-1] += size - sum(many)
    return many


def worth(template: Template, figures: dict[str, int]) -> int:
    """The derived cost: of a hero ATK + DEX + 0.9 DEF + 0.8 HP, over 3.2, less 2, within 2..6; of others their sum."""
    if template.type == "hero":
        tenths = 10 * (figures["atk"] + figures["dex"]) + 9 * figures["def"] + 8 * figures["hp"]
        return min(6, max(2, (tenths - 64 + 16) // 32))
    if template.type == "weapon":
        return max(1, sum(figures.values()) + 1)  # the die is worth one
    if template.effect in ("cancel_critical", "prevent_death"):
        return template.base
    return max(1, sum(figures.values()))


def cost(template: Template, figures: dict[str, int]) -> int:
    """(2 x derived + base) / 3, rounded."""
    return (2 * (2 * worth(template, figures) + template.base) + 3) // 6


def name(template: Template, turn: int) -> tuple[str, str]:
    """A different name each time: noun and origin, then numbered."""
    es, en = template.names[turn % len(template.names)]
    turn //= len(template.names)
    origin_es, origin_en = ORIGINS[turn % len(ORIGINS)]
    again = turn // len(ORIGINS)
    tail = f" {again + 1}" if again else ""
    return f"{es} {origin_es}{tail}", f"{en} {origin_en}{tail}"


def draw(template: Template, rng: Rng) -> dict[str, int]:
    return {field: low + int(rng.below(high - low + 1)) for field, (low, high) in template.figures.items()}


def balanced(heroes: list[Row]) -> bool:
    return abs(sum(row.figures["atk"] - row.figures["def"] for row in heroes)) <= GAP * len(heroes)


def rows(letter: str, many: int, templates: tuple[Template, ...], rng: Rng) -> list[Row]:
    out: list[Row] = []
    used: dict[str, int] = {}
    for n in range(many):
        template = templates[n % len(templates)]
        figures = draw(template, rng)
        key = template.names[0][1]
        turn = used.get(key, 0)
        used[key] = turn + 1
        ident = f"{letter}{n + 1:02}"
        out.append(Row(ident, template.type, name(template, turn), figures, cost(template, figures), template.effect))
    return out


def generate(seed: str, size: int) -> str:
    """The deck as TOML. Chance is the kernel's, so a seed means the same deck everywhere."""
    if not FEWEST <= size <= MOST:
        raise BadOption(
            f"a generated deck has {FEWEST} to {MOST} cards, not {size} (P-2.3)",
            "deck_size",
            low=FEWEST,
            high=MOST,
            given=size,
        )
    rng = seeded(key_of(f"pmv deck {seed} {size}"), POLICY)
    many = amounts(size)
    drawn = rows(MIX[0][0], many[0], HEROES, rng)
    while not balanced(drawn):
        drawn = rows(MIX[0][0], many[0], HEROES, rng)
    for (letter, _, templates), n in list(zip(MIX, many, strict=True))[1:]:
        drawn += rows(letter, n, templates, rng)
    head = f'name = {{ es = "Mazo {quoted(seed)}", en = "Deck {quoted(seed)}" }}'
    return "\n".join(["[deck]", head, *(written(row) for row in drawn), ""])


def quoted(text: str) -> str:
    """Fit to stand in a TOML string, and short."""
    return "".join(c for c in text if c.isalnum() or c in " -_.")[:24] or "?"


def written(row: Row) -> str:
    es, en = row.names
    lines = ["", "[[card]]", f'id = "{row.ident}"', f'type = "{row.type}"', f'name = {{ es = "{es}", en = "{en}" }}']
    lines.append(f"cost = {row.cost}")
    if row.type == "weapon":
        lines.append('die = "1d6"')
    if row.effect:
        lines.append(f'effect = "{row.effect}"')
    lines += [f"{field} = {value}" for field, value in row.figures.items() if value or row.type == "hero"]
    return "\n".join(lines)
