"""Floor 1: the games. A game joins every law, command and screen by being named here."""

from mazzo.core.errors import NotUnderstood
from mazzo.core.game import Game
from mazzo.games import clustered, gnoming, orchard

GAMES: dict[str, Game] = {game.meta.name: game for game in (orchard.GAME, clustered.GAME, gnoming.GAME)}
RULESETS: dict[str, Game] = {"orchard-1": orchard.GAME, "clustered-1": clustered.GAME, "gnoming-1": gnoming.GAME}
"""Every ruleset that ever recorded a game, by name. A line here is never taken away: when behaviour has to change, the
game's folder is first copied (`games/orchard_1`) and this line bound to the copy, then the changed game gets a line of
its own, so that every journal goes on replaying by the rules it was played by.
"""


def find(name: str) -> Game:
    """The game of that name. Raises NotUnderstood."""
    if name not in GAMES:
        raise NotUnderstood("unknown-game", text=name[:40], known=", ".join(GAMES))
    return GAMES[name]
