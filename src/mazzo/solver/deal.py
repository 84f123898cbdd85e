"""A deal: the cards of one game in the order in which they come, with everything that a solver needs to play it. A
solver sees every card from the start, so its results must stay hidden from a seat whose game is in progress.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

from mazzo.core import streams
from mazzo.core.errors import NotLegal, NotUnderstood
from mazzo.core.game import AnyGame
from mazzo.core.own_deck import OwnDeck
from mazzo.core.record import Record
from mazzo.games import RULESETS, grove, orchard, with_deck
from mazzo.games.grove.deck import RECIPES_PER_GAME
from mazzo.games.grove.rules.state import WITH_RECIPES
from mazzo.match import CHANCE, Match

SOLVED = ("orchard-1", "grove-1", "grove-2")
"""The rulesets with a par: one-seat states in which only the cards still to come are hidden."""


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards of one seat's game. `outcomes` are passed to `apply_chance` in order, whatever is played.

    With fewer outcomes than a game draws, the deal ends where the next one would be due. `played` are actions already
    done; the solver continues after them. Both make small cases.
    """

    ruleset: str
    deck: OwnDeck | None
    options: int
    outcomes: tuple[int, ...]
    played: tuple[int, ...] = ()

    @classmethod
    def fresh(cls, game: AnyGame, seed: str | bytes, options: Sequence[str] = ()) -> Self:
        """The deal of a seed, the same at any table with these options. Raises NotUnderstood for an unknown option or a
        game without par.
        """
        bits = game.option_bits(options, 1)
        raw = streams.seed_from_text(seed) if isinstance(seed, str) else seed
        return cls(_ruleset(game), game.own_deck, bits, _seeded(game, bits, raw, ()))

    @classmethod
    def of_match(cls, match: Match) -> Self:
        """The deal of a match whose cards are no longer secret, the same for each of its seats. Raises NotUnderstood
        for a game without par, NotLegal while unseen cards are still to be drawn.
        """
        ruleset = _ruleset(match.game)
        bits = match.game.option_bits(match.options, match.seats)
        outcomes = _outcomes_of(match)
        if len(outcomes) < cards_of(match.game, bits):
            seed = bytes.fromhex(match.journal.head.seed)  # in the journal once the game is over
            if not seed:
                raise NotLegal("no-par-yet")
            outcomes = _seeded(match.game, bits, seed, outcomes)
        return cls(ruleset, match.game.own_deck, bits, outcomes)

    @property
    def game(self) -> AnyGame:
        """The game, with the owner's deck if there is one."""
        game = RULESETS[self.ruleset]
        return game if self.deck is None else with_deck(game, self.deck)

    def begin(self) -> tuple[Any, int]:
        """The state before the first action to search, and the number of outcomes used so far. Raises ValueError when
        an action of `played` is not legal.
        """
        state = self.game.new_state()
        self.game.rules.init(state, 1, self.options)
        used = self.go_on(state, 0)
        for action in self.played:
            used = self.act(state, used, action)
        return state, used

    def go_on(self, state: Record, used: int) -> int:
        """Apply the outcomes that are due, as far as the deal has any; returns the number used so far."""
        rules = self.game.rules
        while used < len(self.outcomes) and rules.chance_count(state) > 0:
            rules.apply_chance(state, self.outcomes[used])
            used += 1
        return used

    def act(self, state: Record, used: int, action: int) -> int:
        """Apply an action and the outcomes due after it; returns the number of outcomes used so far. Raises ValueError
        when the action is not legal.
        """
        code = self.game.rules.refusal(state, 0, action)
        if code:
            raise ValueError(f"action {action} is not legal: refusal {code}")
        self.game.rules.apply_action(state, 0, action)
        return self.go_on(state, used)

    def is_over(self, state: Record) -> bool:
        """Whether there is no legal action: the game has ended, or the deal has no outcome for the next card."""
        return self.game.rules.current_players(state) == 0

    def to_lay(self, state: Any, used: int) -> int:
        """Maximum number of cards that can still be laid after `used` outcomes."""
        if self.is_over(state):
            return 0
        to_come = len(self.outcomes) - used
        is_whole = len(self.outcomes) >= cards_of(self.game, self.options)
        return int(state.held) + to_come if is_whole else to_come + 1

    def points(self, line: Sequence[int]) -> int:
        """The score of a line of play. Raises ValueError when it is not legal or stops before the end."""
        state, used = self.begin()
        for action in line:
            used = self.act(state, used, action)
        if not self.is_over(state):
            raise ValueError(f"after {len(line)} actions the deal goes on")
        return self.game.rules.score(state, 0)


def cards_of(game: AnyGame, bits: int) -> int:
    """Number of outcomes of a whole game."""
    recipes = RECIPES_PER_GAME if game.meta.name == "grove" and bits & WITH_RECIPES else 0
    return (orchard.deck.CARDS_PER_GAME if game.meta.name == "orchard" else grove.deck.CARDS_PER_GAME) + recipes


def is_whole(match: Match) -> bool:
    """Whether every card of a match has been drawn."""
    bits = match.game.option_bits(match.options, match.seats)
    return sum(entry.seat == CHANCE for entry in match.line) == cards_of(match.game, bits)


def _ruleset(game: AnyGame) -> str:
    if game.meta.ruleset not in SOLVED:
        raise NotUnderstood("no-par", game=game.meta.name, known=known_pars())
    return game.meta.ruleset


def known_pars() -> str:
    """The games with a par, as a list for a sentence."""
    return ", ".join(dict.fromkeys(RULESETS[ruleset].meta.name for ruleset in SOLVED))


def _seeded(game: AnyGame, bits: int, seed: bytes, outcomes: tuple[int, ...]) -> tuple[int, ...]:
    """The outcomes of a whole game: `outcomes`, then those of the seed. One deck serves the whole table, each card
    drawn leaves one fewer, and no action changes that.
    """
    state: Any = game.new_state()
    game.rules.init(state, 1, bits)
    unseen = game.rules.chance_count(state)
    stream = streams.stream_name(game.rules.chance_stream(state))
    draws = range(len(outcomes), cards_of(game, bits))
    return (*outcomes, *(streams.draw(seed, stream, k, unseen - k) for k in draws))


def _outcomes_of(match: Match) -> tuple[int, ...]:
    """The outcomes of a match so far, in order."""
    again = Match(match.game, match.seats, match.options, None, practice=False)
    rules, outcomes = match.game.rules, []
    for entry in match.line:
        if entry.seat == CHANCE:
            waiting = next(state for state in again.table.states if rules.chance_count(state) > 0)
            outcomes.append(match.game.read_chance(waiting, entry.text))
            again.happen(entry.text)
        else:
            again.play(entry.seat, entry.text)
    return tuple(outcomes)
