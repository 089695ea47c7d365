"""From counts to figures: what every game reports, then what its own stats.py adds."""

from __future__ import annotations

from fourfold import games
from fourfold.kernel.figures import Share, share, values
from fourfold.sim.run import Plan, Tally, setup_of

Row = dict[str, object]  # column -> a number, a Share or a Mean
Report = dict[str, dict[str, Row]]  # section -> row -> its figures


def report(p: Plan, tally: Tally) -> Report:
    setup = setup_of(p.game, p.options)
    count = tally["games",]
    seats = range(int(setup.seats))
    out: Report = {
        "games": {
            "games": {
                "n": count,
                "draws": share(tally["draws",], count),
                "decisions": values(tally, "decisions"),
            }
        },
        "seats": {f"P{s + 1}": {"wins": share(tally["seat_wins", s], count)} for s in seats},
    }
    if len(set(p.bots)) > 1:
        out["bots"] = {b: {"wins": share(tally["bot_wins", b], tally["bot_games", b])} for b in dict.fromkeys(p.bots)}
    own = games.offered(p.game, "stats", "report")
    return out | own(setup, tally) if own else out


def plain(value: object) -> object:
    """For JSON: shares and means as objects."""
    if isinstance(value, dict):
        return {str(k): plain(v) for k, v in value.items()}
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return {k: plain(v) for k, v in value._asdict().items()}
    if isinstance(value, float):
        return round(value, 6)
    return value


__all__ = ["Report", "Row", "Share", "plain", "report"]
