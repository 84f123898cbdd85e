"""The five strengths in which every game can be played, by name, and how each game is best thought about.

bot = strength(mazzo.GAMES["clustered"], "master")
match.play(0, bot.choose(match, 0, start=1))

The three weaker ones look one action ahead and err as people do: they overlook things. The two stronger ones search, or
look as many cards ahead as it helps where a game has an estimate to judge by.
"""

from collections.abc import Mapping
from types import MappingProxyType

from mazzo.bots import ahead, foreseer, searcher, searching
from mazzo.bots.foreseer import Foreseer
from mazzo.bots.house import BOTS, NOVICE, Bot
from mazzo.bots.searcher import Manner, Searcher
from mazzo.bots.sights import outlook_of
from mazzo.compiled import Body
from mazzo.core.game import Game

Deep = Searcher | Foreseer
"""Who thinks ahead, and says what each action comes to."""

STRENGTHS = ("novice", "casual", "greedy", "expert", "master")
"""The weakest first."""

MANNERS: Mapping[str, Manner] = MappingProxyType(
    {
        "orchard": Manner(width=2, beam=3),
        "grove": Manner(width=10, glances=ahead.EVERY),
        "clustered": Manner(glances=3, branch=searching.ALIKE, prize=10),
        "gnoming": Manner(width=14, depth=0, branch=searching.WORTH),
        "grass": Manner(depth=0, branch=searching.ALIKE, despair=500_000, settle=30),
    }
)
"""How each game is searched, by name."""

WALKS: Mapping[str, tuple[int, int]] = MappingProxyType(
    {
        "orchard": (60, 1500),
        "grove": (60, 6000),
        "clustered": (40, 1500),
        "gnoming": (12, 1000),
        "grass": (200, 1200),
    }
)
"""How often an expert and a master walk before each action, by game. Who stands in FORESEEN does not walk."""

FORESEEN: Mapping[tuple[str, str], Foreseer] = MappingProxyType({("orchard", "master"): Foreseer("master")})
"""Who looks at the cards that may come and does not search, by game and strength."""

USUAL = (200, 2000)
"""The same for a game that is not in the table."""

MARKS: Mapping[str, float] = MappingProxyType({"orchard": 43.9, "grove": 56.3})
"""What a master has on average, to a tenth of a point, in games that everybody plays for themselves: a mark to beat.
From the ladders in docs/ladder.
"""

FLAT = Manner(width=ahead.EVERY, widen=0, boldness=1_000_000, branch=searching.ALIKE, deepest=1, scan=1)
"""Every action is tried equally often, and played on at random: no tree."""


def strength(game: Game, name: str) -> Bot:
    """Who plays a game in a strength. Raises KeyError for a name that is none of STRENGTHS."""
    if name == NOVICE.name:
        return NOVICE
    if name in BOTS:
        return BOTS[name]
    if (game.meta.name, name) in FORESEEN and outlook_of(game) is not None:
        return FORESEEN[game.meta.name, name]
    walks = WALKS.get(game.meta.name, USUAL)[("expert", "master").index(name)] if name in STRENGTHS else None
    if walks is None:
        raise KeyError(name)
    return Searcher(name, walks, MANNERS.get(game.meta.name, Manner()))


def warm(body: Body) -> None:
    """Have all that the bots think with ready over a body of the rules: compiled kernels are read, or compiled, when
    they are first wanted.
    """
    searcher.warm(body)
    foreseer.warm(body)


def flat(walks: int, name: str = "flat") -> Searcher:
    """A sparring partner without a tree: flat Monte Carlo of so many playouts."""
    return Searcher(name, walks, FLAT)
