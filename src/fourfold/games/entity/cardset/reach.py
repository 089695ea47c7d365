"""Which cards a filter can reach, as far as the cards themselves tell (E-14.6)."""

from __future__ import annotations

from collections.abc import Mapping

from fourfold.games.entity.cardset import vocabulary as v
from fourfold.games.entity.cardset.phrases import Card, Filter, Group


def kinds(filter_: Filter, cards: Mapping[str, Card]) -> set[str]:
    """Of which kinds the cards are that may pass; none if it contradicts itself."""
    found = {filter_.kind} if filter_.kind else set(v.KINDS)
    if filter_.speed:
        found &= {kind for kind, speeds in v.SPEEDS.items() if filter_.speed in speeds}
    if filter_.key in cards:
        found &= {cards[filter_.key].kind}
    if any(getattr(filter_, word) not in ("", None) for word in v.PAWN_FILTERS) or filter_.pos in ("attack", "defense"):
        found &= {"pawn"}
    if filter_.pos == "set":
        found &= {"action", "condition"}
    return found


def fits(filter_: Filter, card: Card, printed: bool) -> bool:
    """Does this card pass? On the field its ATK and DEF may change, so there only the rest counts."""
    words = all(getattr(filter_, w) in ("", getattr(card, w)) for w in ("kind", "speed", "attribute", "type"))
    figures = (
        (filter_.level_min, card.level, filter_.level_max),
        (filter_.atk_min if printed else None, card.atk, filter_.atk_max if printed else None),
        (filter_.def_min if printed else None, card.defence, filter_.def_max if printed else None),
    )
    numbers = all((low is None or low <= n) and (high is None or n <= high) for low, n, high in figures)
    return words and numbers and filter_.key in ("", card.id)


def reads_face(group: Group) -> bool:
    """Does the filter ask what only the face of a card tells? Where a card lies, and how, everybody sees."""
    bare = group.filter._replace(pos="", other=False)
    if v.HOLDS[group.zone] == (bare.kind,) or (group.zone == "field" and not bare.speed):
        bare = bare._replace(kind="")
    return bare != Filter()
