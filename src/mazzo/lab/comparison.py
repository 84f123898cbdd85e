"""Compares variants of a game: the same deals under different options, decks or numbers of seats, played by bots.

from mazzo.lab.comparison import ComparisonRequest, Variant, compare
found = compare(ComparisonRequest("grass", (Variant(4), Variant(4, ("lifo-heat",))), deals=100))
print({measure.name: measure.differences for measure in found.measures})

The unit is the deal: the games of a deal, one for each rotation of different bots, give one number for each measure.
Differences are those on the same deals, to the first variant.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from statistics import fmean

from mazzo import compiled
from mazzo.core.begins import begins
from mazzo.core.errors import NotUnderstood
from mazzo.core.game import AnyGame
from mazzo.core.own_deck import OwnDeck
from mazzo.games import find, with_deck
from mazzo.lab.duplicate_deals import Board, Fault, Observer, play
from mazzo.lab.participants import entrant
from mazzo.lab.pieces import Jobs, results_of
from mazzo.lab.ratings import Estimate, mean_of, share_of
from mazzo.lab.report import End, Report, ScoreCount
from mazzo.lab.rule_counts import RuleCounter
from mazzo.match import Match

MEASURES = ("score", "winner", "margin", "actions", "rounds", "first", "first-points", "same-winner", "wins")
"""The names of measures; that of `wins` is followed by the name of a bot."""
FEWEST_DEALS = 2
"""With a single deal the spread over deals is unknown."""


@dataclass(frozen=True)
class Variant:
    """A way to play a game."""

    seats: int
    options: tuple[str, ...] = ()
    deck: OwnDeck | None = None


@dataclass(frozen=True)
class ComparisonRequest:
    """Settings of a comparison. `strengths`: one bot for all seats, or one for each seat; the seats of different bots
    are rotated. The first variant is the one with which the others are compared; it may be the only one.
    """

    game: str
    variants: tuple[Variant, ...]
    deals: int = 100
    strengths: tuple[str, ...] = ("greedy",)
    seed: str = "lab"


@dataclass(frozen=True)
class Measure:
    """A number that describes the games of a deal: its mean for each variant, and the mean difference to the first one
    on the same deals; None for the first, and for a variant with which it cannot be compared.

    `name`: "score" of a seat; "winner" the winner's score; "margin" between the best two; "actions" of all seats;
    "rounds"; "first" the share of games won by the seat that begins; "first-points" how much better its score is than
    the others' mean; "same-winner" the share of games in which the same seats win as in the first variant; "wins NAME"
    the share of games won by a bot, relative to a fair share of 1.
    """

    name: str
    values: tuple[Estimate | None, ...]
    differences: tuple[Estimate | None, ...]


@dataclass(frozen=True)
class RuleCount:
    """A rule by its number; for each variant the share of games in which it was applied, and the mean number of times
    in a game (see `mazzo.lab.rule_counts`).
    """

    number: str
    shares: tuple[float, ...]
    times: tuple[float, ...]


@dataclass(frozen=True)
class Comparison:
    """Result. `reports` has the scores and ends of each variant, `lengths` the numbers of actions of its games,
    ascending, with their counts. Deals with `faults` are left out.
    """

    asked: ComparisonRequest
    measures: tuple[Measure, ...]
    reports: tuple[Report, ...]
    lengths: tuple[tuple[ScoreCount, ...], ...]
    rules: tuple[RuleCount, ...]
    faults: tuple[Fault, ...]


def compare(
    request: ComparisonRequest, jobs: Jobs = 1, on_progress: Callable[[int, int], None] | None = None
) -> Comparison:
    """Play the deals in all variants. `jobs` as for `results_of`. `on_progress` is called with the number of games'
    boards done and the total. Raises NotUnderstood for unknown names or invalid variants, and ValueError for fewer than
    two deals.
    """
    boards = schedule(request)
    for variant in request.variants:
        compiled.warm(_game_of(request, variant))
    result_of: dict[Board, _Played] = {}
    for result in results_of(_play, boards, jobs):
        result_of[result.board] = result
        if on_progress is not None:
            on_progress(len(result_of), len(boards))
    deals = [[result_of[board] for board in boards[at :: request.deals]] for at in range(request.deals)]
    whole = [deal for deal in deals if not any(result.fault for result in deal)]
    faults = tuple(result.fault for deal in deals for result in deal if result.fault)
    if len(whole) < FEWEST_DEALS:
        return Comparison(request, (), (), (), (), faults)
    columns = [list(column) for column in zip(*whole, strict=True)]
    measures = [_measure(request, name, number_of, columns) for name, number_of in _numbers(request)]
    if len(columns) > 1 and len({variant.seats for variant in request.variants}) == 1 and request.variants[0].seats > 1:
        measures.append(_same_winner(columns))
    return Comparison(
        request,
        tuple(measures),
        tuple(_report(request, variant, column) for variant, column in zip(request.variants, columns, strict=True)),
        tuple(_score_counts(game.actions for game in _games(column)) for column in columns),
        _rules(columns),
        faults,
    )


def schedule(request: ComparisonRequest) -> tuple[Board, ...]:
    """The boards of a comparison, variant by variant. Raises like `compare`."""
    if request.deals < FEWEST_DEALS:
        raise ValueError(f"a comparison has at least {FEWEST_DEALS} deals, not {request.deals}")
    if not request.variants or len(set(request.variants)) < len(request.variants):
        raise NotUnderstood("lab-few-variants")
    for variant in request.variants:
        game = _game_of(request, variant)
        meta = game.meta
        if not meta.seats_min <= variant.seats <= meta.seats_max:
            raise NotUnderstood("bad-seats", seats=variant.seats, least=meta.seats_min, most=meta.seats_max)
        game.option_bits(variant.options, variant.seats)
        if len(request.strengths) not in (1, variant.seats):
            raise NotUnderstood("lab-strength-count", count=len(request.strengths), seats=variant.seats)
    for name in request.strengths:
        entrant(find(request.game), name)
    return tuple(
        Board(request.game, request.seed, deal, _seatings(request.strengths, variant), variant.options, variant.deck)
        for variant in request.variants
        for deal in range(request.deals)
    )


def _game_of(request: ComparisonRequest, variant: Variant) -> AnyGame:
    """Raises NotUnderstood for an unknown game, and for a deck that it does not allow."""
    return find(request.game) if variant.deck is None else with_deck(find(request.game), variant.deck)


def _seatings(strengths: tuple[str, ...], variant: Variant) -> tuple[tuple[str, ...], ...]:
    """The seatings of a deal: all different rotations."""
    table = strengths * variant.seats if len(strengths) == 1 else strengths
    return tuple(dict.fromkeys(table[at:] + table[:at] for at in range(len(table))))


@dataclass(frozen=True)
class _Game:
    """The record of a game. `first` is the seat that begins."""

    seating: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    reason: str
    actions: int
    rounds: int
    first: int
    rules: Counter[str]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    def share(self, seat: int) -> float:
        """The seat's share of the win."""
        return 1 / len(self.winners) if self.places[seat] == 1 else 0.0


@dataclass(frozen=True)
class _Played:
    """The games of a board."""

    board: Board
    games: tuple[_Game, ...]
    fault: Fault | None


class _Recorder(Observer):
    """Records the games of a board."""

    def __init__(self, game: AnyGame) -> None:
        self.rules = RuleCounter(game)
        self.games: list[_Game] = []
        self._seating: tuple[str, ...] = ()

    def on_deal(self, match: Match, seating: tuple[str, ...]) -> None:
        self._seating = seating
        self.rules.counts = Counter()

    def on_end(self, match: Match) -> None:
        self.rules.count_scores(match)
        outcome = match.outcome
        assert outcome is not None
        ranked = sorted(outcome.ranking, key=lambda place: place.seat)
        self.games.append(
            _Game(
                self._seating,
                tuple(match.score(seat) for seat in range(match.seats)),
                tuple(place.place for place in ranked),
                outcome.reason,
                sum(entry.seat >= 0 for entry in match.entries),
                max(match.rounds(seat) for seat in range(match.seats)),
                begins(match.game.meta, match.options),
                self.rules.counts,
            )
        )


def _play(board: Board) -> _Played:
    recorder = _Recorder(find(board.game) if board.deck is None else with_deck(find(board.game), board.deck))
    with recorder.rules.counting():
        result = play(board, recorder)
    return _Played(board, tuple(recorder.games), result.fault)


def _games(column: Sequence[_Played]) -> list[_Game]:
    return [game for result in column for game in result.games]


NumberOf = Callable[[_Game], float | None]


def _numbers(request: ComparisonRequest) -> list[tuple[str, NumberOf]]:
    """The measures by name, each with its number for a game; None if the game has no such number."""
    meta = find(request.game).meta
    better = -1 if meta.fewest else 1

    def margin(game: _Game) -> float | None:
        best = sorted((better * score for score in game.scores), reverse=True)
        return best[0] - best[1] if len(best) > 1 else None

    def ahead(game: _Game) -> float | None:
        others = [score for seat, score in enumerate(game.scores) if seat != game.first]
        return better * (game.scores[game.first] - fmean(others)) if others else None

    def wins(name: str) -> NumberOf:
        def share(game: _Game) -> float:
            seats = [seat for seat, there in enumerate(game.seating) if there == name]
            return sum(map(game.share, seats)) * len(game.seating) / len(seats)

        return share

    numbers: list[tuple[str, NumberOf]] = [("score", lambda game: fmean(game.scores))]
    if any(variant.seats > 1 for variant in request.variants):
        numbers += [("winner", lambda game: game.scores[game.winners[0]]), ("margin", margin)]
    numbers += [("actions", lambda game: game.actions), ("rounds", lambda game: game.rounds)]
    if not meta.same_cards and any(variant.seats > 1 for variant in request.variants):
        numbers += [("first", lambda game: game.share(game.first) if len(game.scores) > 1 else None)]
        numbers += [("first-points", ahead)]
    names = tuple(dict.fromkeys(request.strengths))
    return [*numbers, *((f"wins {name}", wins(name)) for name in names if len(names) > 1)]


def _measure(
    request: ComparisonRequest, name: str, number_of: NumberOf, columns: Sequence[Sequence[_Played]]
) -> Measure:
    """A measure from the deals of each variant."""
    by_variant = [[[number_of(game) for game in result.games] for result in column] for column in columns]
    means = [
        [fmean(numbers) for numbers in ([n for n in deal if n is not None] for deal in column) if numbers]
        for column in by_variant
    ]
    mean = share_of if name == "first" else mean_of
    first = means[0]
    return Measure(
        name,
        tuple(mean(column) if column else None for column in means),
        (
            None,
            *(
                mean_of([one - two for one, two in zip(column, first, strict=True)])
                if column and first and _is_comparable(name, request.variants[0], variant)
                else None
                for column, variant in zip(means[1:], request.variants[1:], strict=True)
            ),
        ),
    )


def _is_comparable(name: str, one: Variant, two: Variant) -> bool:
    """Whether a difference means something: a share of wins depends on the number of seats."""
    return name != "first" or one.seats == two.seats


def _same_winner(columns: Sequence[Sequence[_Played]]) -> Measure:
    def agreement(column: Sequence[_Played]) -> list[float]:
        pairs = zip(columns[0], column, strict=True)
        return [fmean(a.winners == b.winners for a, b in zip(one.games, two.games, strict=True)) for one, two in pairs]

    none = (None,) * len(columns)
    return Measure("same-winner", (None, *(share_of(agreement(column)) for column in columns[1:])), none)


def _report(request: ComparisonRequest, variant: Variant, column: Sequence[_Played]) -> Report:
    games, meta = _games(column), _game_of(request, variant).meta
    ends = Counter(game.reason for game in games)
    return Report(
        game=meta.name,
        ruleset=meta.ruleset,
        policy=" ".join(request.strengths),
        seed=request.seed,
        seats=variant.seats,
        options=variant.options,
        games=len(games),
        actions=sum(game.actions for game in games),
        scores=_score_counts(chain.from_iterable(game.scores for game in games)),
        ends=tuple(End(reason, count) for reason, count in ends.most_common()),
        deck=meta.deck,
    )


def _score_counts(numbers: Iterable[int]) -> tuple[ScoreCount, ...]:
    return tuple(ScoreCount(number, count) for number, count in sorted(Counter(numbers).items()))


def _rules(columns: Sequence[Sequence[_Played]]) -> tuple[RuleCount, ...]:
    games = [_games(column) for column in columns]
    rule_numbers = {number for column in games for game in column for number in game.rules}
    return tuple(
        RuleCount(
            number,
            tuple(fmean(number in game.rules for game in column) for column in games),
            tuple(fmean(game.rules[number] for game in column) for column in games),
        )
        for number in sorted(rule_numbers, key=_order)
    )


def _order(number: str) -> tuple[int, int, str]:
    """Rules in the order of the rulebook: numbers, then rulings."""
    section, _, rule = number.partition(".")
    return int(section), int(rule) if rule.isdigit() else 100, rule
