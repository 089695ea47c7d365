"""A deck as the flat facts of a Setup: borders, first moves, a row of figures for each face (cards.py says where)."""

from __future__ import annotations

from fourfold.games.pmv import cards, moves
from fourfold.games.pmv.deckfile import Deck

RECRUITED = (cards.HERO, cards.ITEM, cards.WEAPON, cards.HEALING)
REACTED = (cards.REACTIVE, cards.COUNTERATTACK, cards.HEALING)


def facts(deck: Deck, opening: list[int]) -> list[int]:
    many = [deck.many(kind) for kind in range(len(cards.KINDS))]
    kind_at = [sum(many[:k]) for k in range(len(many) + 1)]
    sizes = moves.sizes(*many)
    move_at = [sum(sizes[:k]) for k in range(len(sizes))]
    out = [len(deck.cards), *kind_at, *move_at, *opening]
    for kinds in (RECRUITED, REACTED):
        out.append(min((card.cost for card in deck.cards if card.kind in kinds), default=0))
    place_of = [0] * cards.PRIME
    for bit in range(62):
        place_of[2**bit % cards.PRIME] = bit
    out += place_of
    recruits = {cards.HERO: (moves.RECRUIT, 1), cards.ITEM: (moves.EQUIP, 3), cards.WEAPON: (moves.ARM, 3)}
    recruits[cards.HEALING] = (moves.HEAL, 3)
    reacts = {cards.REACTIVE: (moves.REACT, 1), cards.COUNTERATTACK: (moves.COUNTER, 1)}
    reacts[cards.HEALING] = (moves.TREAT, 3)
    for face, card in enumerate(deck.cards):
        out += [card.kind, card.cost, card.atk, card.dex, card.defence, card.hp, card.die, card.effect, card.amount]
        for table in (recruits, reacts):
            first, wide = table.get(card.kind, (0, 0))
            out.append(move_at[first] + (face - kind_at[card.kind]) * wide if wide else -1)
        out.append(move_at[moves.TRIM] + face)
    return out


def move_space(deck: Deck) -> int:
    """P-10.2."""
    return sum(moves.sizes(*(deck.many(kind) for kind in range(len(cards.KINDS)))))
