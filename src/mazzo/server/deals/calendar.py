"""What the deals of a day are: bots and options of each game by weekday. Whoever changes the table changes what was
announced for the next week.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date

from mazzo.games import GAMES
from mazzo.host.words import BotName

MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY = range(7)


@dataclass(frozen=True, slots=True)
class Plan:
    """The deal of a game on a day. `bots`: the levels at the seats after the person's; `options` by weekday, none on
    the others.
    """

    bots: tuple[BotName, ...] = ()
    options: dict[int, tuple[str, ...]] = field(default_factory=dict)

    @property
    def seats(self) -> int:
        return 1 + len(self.bots)


PLANS = {
    "orchard": Plan(),
    "grove": Plan(options={WEDNESDAY: ("recipes",)}),
    "clustered": Plan(
        ("greedy",),
        {
            MONDAY: ("largest-bonus",),
            TUESDAY: ("speed-bonus",),
            THURSDAY: ("third-wild",),
            SATURDAY: ("third-wild", "speed-bonus", "largest-bonus"),
        },
    ),
    "gnoming": Plan(("greedy",)),
    "grass": Plan(("greedy",), dict.fromkeys(range(7), ("one-hand",)) | {FRIDAY: ("lifo-heat", "one-hand")}),
}


def plan_of(game: str) -> Plan:
    """The plan of a game; of one that is not in the table alone, or with as many bots as it needs."""
    fewest = GAMES[game].meta.seats_min
    bot: BotName = "greedy"
    return PLANS.get(game) or Plan((bot,) * (fewest - 1))


def options_on(game: str, day: date) -> tuple[str, ...]:
    """The options of a game's deal of a day."""
    return plan_of(game).options.get(day.weekday(), ())
