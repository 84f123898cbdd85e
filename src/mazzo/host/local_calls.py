"""The calls of docs/wire.md, answered on a device: about its matches, the games and the puzzles. What a call needs is
imported by the call: a game is ready before the rest is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, date, datetime
from time import monotonic
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec

from mazzo.core.errors import MazzoError, NotLegal, NotUnderstood
from mazzo.core.game import AnyGame
from mazzo.games import GAMES, RULESETS
from mazzo.host import hint_messages, to_client
from mazzo.host.decks import deck_of
from mazzo.host.hints import advising, check, costs_of, hint_message, name_of, position_of
from mazzo.host.local_match import LocalMatch
from mazzo.host.match_options import has_same
from mazzo.host.new_match import Find, NotFound
from mazzo.host.reading import UNREADABLE, place_of
from mazzo.host.replay import replay_of
from mazzo.host.times import timestamp
from mazzo.host.words import COLOURS, STATUS_OF, BotName, Problem
from mazzo.match import Match

PAR_SECONDS = 4.0
"""Longest search for a best score; those of the games with a proof take less."""
ROUND_SECONDS = 0.6
"""Time that a call works on a review or a best score before it answers."""
EVALUATION_SECONDS = 1.6
"""Longest search for a hint."""


def is_known(game: str, ruleset: str) -> bool:
    """Whether this Mazzo has the rules by which a match is played."""
    return game in GAMES and ruleset in RULESETS and RULESETS[ruleset].meta.name == game


def whole_journal(local: LocalMatch) -> str:
    """The journal of a match with its seed, also before its end; a comment names the bots."""
    journal, record = local.match.journal, local.record
    if record.order is None:
        journal = replace(journal, head=replace(journal.head, seed=record.seed))
    bots = "".join(f"# seat {seat}: bot {bot}\n" for seat, bot in enumerate(record.seats) if bot is not None)
    return journal.text() + bots


def does_search(game: AnyGame, bot: BotName) -> bool:
    """Whether a bot searches, which takes as long as its time limit allows."""
    from mazzo.bots.levels import Deep, bot_at_level

    return isinstance(bot_at_level(game, bot), Deep)


def choose(match: Match, seat: int, bot: BotName, start: int, seconds: float) -> int:
    """A bot's action; a search takes at most some seconds. Without a library of the rules the greedy bot stands in for
    one that searches.
    """
    from mazzo import compiled
    from mazzo.bots.greedy_bots import BOTS
    from mazzo.bots.levels import Deep, bot_at_level
    from mazzo.bots.position import determinize

    game = match.game
    body = compiled.of(game)
    chosen, position = bot_at_level(game, bot), determinize(match, seat, start)
    if isinstance(chosen, Deep):
        is_fast = not isinstance(body, compiled.Interpreted)
        chosen = replace(chosen, seconds=seconds) if is_fast or chosen.is_brief else BOTS["greedy"]
    return chosen.think(position, body)


def answer(method: str, path: str, body: str, find: Find, now: int) -> tuple[int, Any]:
    """Status and body of the answer to a call."""
    parts = urlsplit(path)
    query = {name: values[0] for name, values in parse_qs(parts.query).items()}
    try:
        for verb, pattern, call in _CALLS:
            if verb == method and (fits := pattern.fullmatch(parts.path)):
                return 200, call(_Call(fits.groups(), query, body, find, now))
        return 404, Problem("not-found")
    except NotFound:
        return 404, Problem("not-found")
    except _NotYet as error:
        return 404, Problem(error.code, error.facts)
    except UNREADABLE as error:
        return 400, Problem("bad-request", {"where": place_of(error)})
    except MazzoError as error:
        status = next((status for family, status in STATUS_OF.items() if isinstance(error, family)), 500)
        return status, Problem(error.code, error.facts, error.rule)


class _NotYet(NotLegal):
    """What does not exist before its day."""


class _Call(msgspec.Struct):
    """A call: the parts of its path, its query, its body, how to find a match, and the time in milliseconds."""

    parts: tuple[str, ...]
    query: dict[str, str]
    body: str
    find: Find
    now: int

    @property
    def local(self) -> LocalMatch:
        """The match that the path names."""
        return self.find(self.parts[0])

    @property
    def finished(self) -> LocalMatch:
        """The same if it is over. Raises NotLegal."""
        local = self.local
        if local.match.outcome is None:
            raise NotLegal("match-not-over")
        return local

    @property
    def seat(self) -> int | None:
        """The seat that `seat` in the query names, by default the first of a person."""
        people = self.local.record.people
        wanted = self.query.get("seat", str(people[0]))
        return next((seat for seat in people if str(seat) == wanted), None)

    @property
    def today(self) -> date:
        """The day in UTC."""
        return datetime.fromtimestamp(self.now / 1000, UTC).date()


def _games(_call: _Call) -> Any:
    from mazzo.host.catalogue import card_of

    return [card_of(game) for game in GAMES.values()]


def _rules(call: _Call) -> Any:
    from mazzo.host.catalogue import rules_of

    if call.parts[0] not in GAMES:
        raise NotFound(call.parts[0])
    return rules_of(call.parts[0], call.query.get("language", "en"))


def _lesson(call: _Call) -> Any:
    from mazzo.host.catalogue import lesson_of
    from mazzo.host.lesson import NoLesson

    try:
        return lesson_of(call.parts[0])
    except NoLesson:
        raise NotFound(call.parts[0]) from None


def _info(call: _Call) -> to_client.MatchInfo:
    from mazzo.solver.deal import SOLVED

    local = call.local
    record, match = local.record, local.match
    names = (*record.names, *[""] * match.seats)
    deck = deck_of(match.game)
    return to_client.MatchInfo(
        match=record.id,
        game=record.game,
        practice=record.practice,
        status="finished" if match.outcome else "playing",
        created=timestamp(record.created),
        seat=call.seat,
        seats=match.seats,
        source=record.source,
        rest_of=record.parent if record.source == "rest" else None,
        same_as=record.parent if record.source == "same" else None,
        has_rest=match.has_rest,
        has_same=has_same(match),
        options=list(match.options),
        players=[
            to_client.MatchSeat(names[seat], seat % COLOURS, bot, seat in record.people)
            for seat, bot in enumerate(record.seats)
        ],
        deck=deck.version,
        deck_name=deck.name,
        hints=len(local.hints),
        has_par=not record.order and match.game.meta.ruleset in SOLVED,
        has_review=record.source != "lesson",
    )


def _journal(call: _Call) -> str:
    local = call.local
    if local.match.outcome is not None:
        return whole_journal(local)
    if local.match.seats > 1:
        raise NotLegal("match-not-over")
    return local.match.journal.text()


def _replay(call: _Call) -> to_client.Replay:
    return replay_of(call.parts[0], call.finished.match)


def _hint(call: _Call) -> hint_messages.Hint:
    from mazzo.host import advice

    wanted = msgspec.json.decode(call.body, type=hint_messages.HintCall)
    local, match, id = call.local, call.local.match, call.parts[0]
    seat = check(match, call.seat, wanted.version, local.record.source, len(local.record.people))
    work = advising(match, seat)
    try:
        position = next(work)
        while True:
            position = work.send(_evaluations(position, seat, id))
    except StopIteration as end:
        advised = advice.advice(match, seat, end.value, name_of(id, seat, wanted.version))
    local.hints.add(wanted.version)
    return hint_message(advised, wanted.version, wanted.step)


def _costs(call: _Call) -> hint_messages.Costs:
    from mazzo import compiled
    from mazzo.bots.every_action import evaluate_every

    version = int(call.query["version"]) if call.query.get("version", "").isdecimal() else -1
    local, match, id = call.local, call.local.match, call.parts[0]
    seat = check(match, call.seat, version, local.record.source, len(local.record.people))
    if not local.record.practice:
        raise NotLegal("no-costs")
    body = compiled.of(match.game)
    wide = [] if isinstance(body, compiled.Interpreted) else evaluate_every(position_of(match, seat, id), body)
    return hint_messages.Costs(version, costs_of(_evaluations(match, seat, id), wide))


def _evaluations(match: Match, seat: int, id: str) -> Any:
    """A master's evaluations of a seat's actions, the best first."""
    from mazzo import compiled
    from mazzo.bots.every_action import greedy_evaluations
    from mazzo.bots.levels import Deep, bot_at_level

    master = bot_at_level(match.game, "master")
    assert isinstance(master, Deep)
    body, position = compiled.of(match.game), position_of(match, seat, id)
    if isinstance(body, compiled.Interpreted) and not master.is_brief:
        return greedy_evaluations(position, body)
    return replace(master, seconds=EVALUATION_SECONDS).evaluate(position, body)


def _review(call: _Call) -> Any:
    local = call.finished
    if local.record.source == "lesson":
        raise NotFound(call.parts[0])
    return _one_round(local, "review", _reviewing(local.match))


def _reviewing(match: Match) -> Iterator[Any]:
    from mazzo import compiled
    from mazzo.host.review_messages import ReviewAnswer
    from mazzo.reviews.writer import review_in_steps

    yield ReviewAnswer("working", 0.0)
    for result, share, is_whole in review_in_steps(match, compiled.of(match.game)):
        yield ReviewAnswer("done" if is_whole else "working", round(share, 3), result)


def _one_round(local: LocalMatch, name: str, computing: Iterator[Any]) -> Any:
    """The result of a computation about a match after one more round, and at last the complete one: as on a server, the
    page asks until it is done. `computing` yields what is known so far; it is begun by the first call.
    """
    known, computing = local.results.get(name, (None, computing))
    until = monotonic() + ROUND_SECONDS
    while monotonic() < until and (further := next(computing, None)) is not None:
        known = further
    local.results[name] = known, computing
    return known


def _line_value(call: _Call) -> Any:
    from mazzo import compiled
    from mazzo.host.review_messages import LineCall, LineValue
    from mazzo.reviews.line import value_of_line

    wanted = msgspec.json.decode(call.body, type=LineCall)
    match = call.finished.match
    if wanted.at >= match.version:
        raise NotUnderstood("bad-request", where="$.at")
    if wanted.seat >= match.seats:
        raise NotUnderstood("bad-seat", seat=wanted.seat, seats=match.seats)
    value = value_of_line(match, wanted.at, wanted.seat, wanted.actions, compiled.of(match.game))
    return LineValue(value.value, value.error, value.win)


def _par(call: _Call) -> Any:
    from mazzo import compiled
    from mazzo.host.best_score import computing, has_par

    local = call.finished
    if not has_par(local.match, local.record.order):
        raise NotFound(call.parts[0])
    return _one_round(local, "par", computing(local.match, PAR_SECONDS, compiled.of(local.match.game)))


def _par_line(call: _Call) -> Any:
    from mazzo.host.best_score import replay_of_line

    result, _ = call.finished.results.get("par", (None, None))
    if result is None or result.state != "done":
        raise NotLegal("par-not-done")
    line = result.line if call.parts[1] == "line" else result.honest_line
    return replay_of_line(call.parts[0], call.local.match, line)


def _puzzle_of(call: _Call, day: date) -> Any:
    from mazzo import puzzles
    from mazzo.host.daily_puzzle import DailyPuzzle

    game = call.parts[0]
    if game not in GAMES or not puzzles.of(game):
        raise NotFound(game)
    if day > call.today:
        raise _NotYet("no-puzzle-yet", date=day.isoformat())
    puzzle = puzzles.puzzle_of_day(game, day)
    return DailyPuzzle(puzzle, day, puzzles.position(puzzle))


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise NotUnderstood("bad-request", where="date") from None


def _puzzle(call: _Call) -> Any:
    day = _day(call.query["date"]) if "date" in call.query else call.today
    return _puzzle_of(call, day).message(call.today)


def _attempt(call: _Call) -> Any:
    from mazzo.host.puzzle_messages import PuzzleCall

    wanted = msgspec.json.decode(call.body, type=PuzzleCall)
    return _puzzle_of(call, _day(call.parts[1])).result(wanted)


def _solution(call: _Call) -> Any:
    return _puzzle_of(call, _day(call.parts[1])).answer()


def _why(call: _Call) -> Any:
    from mazzo.host.puzzle_messages import PuzzleAction

    wanted = msgspec.json.decode(call.body, type=PuzzleAction)
    return _puzzle_of(call, _day(call.parts[1])).why(wanted.action)


def _count(call: _Call) -> Any:
    from mazzo import companion

    return companion.count(_printed(call), call.body)


def _may(call: _Call) -> Any:
    from mazzo import companion

    return companion.may(_printed(call), call.body)


def _questions(call: _Call) -> Any:
    from mazzo import companion

    return companion.questions(_printed(call), call.query.get("language", "en"))


def _called(call: _Call) -> Any:
    from mazzo import companion

    return companion.cards(_printed(call), call.query.get("seed", ""), call.query.get("recipes") == "true")


def _kept(call: _Call) -> Any:
    from mazzo.companion import match_of
    from mazzo.host.table_match import stored

    return stored(match_of(_printed(call), call.body), call.query.get("id", ""), call.now)


def _printed(call: _Call) -> str:
    from mazzo.companion import has_companion

    if not has_companion(call.parts[0]):
        raise NotFound(call.parts[0])
    return call.parts[0]


_CALLS: tuple[tuple[str, re.Pattern[str], Callable[[_Call], Any]], ...] = tuple(
    (verb, re.compile(path.replace("{}", "([0-9a-z-]+)")), call)
    for verb, path, call in (
        ("GET", "/api/games", _games),
        ("GET", "/api/rules/{}", _rules),
        ("GET", "/api/lessons/{}", _lesson),
        ("GET", "/api/matches/{}", _info),
        ("GET", "/api/matches/{}/journal", _journal),
        ("GET", "/api/matches/{}/replay", _replay),
        ("POST", "/api/matches/{}/hint", _hint),
        ("GET", "/api/matches/{}/costs", _costs),
        ("GET", "/api/matches/{}/review", _review),
        ("POST", "/api/matches/{}/review/line", _line_value),
        ("GET", "/api/matches/{}/par", _par),
        ("GET", "/api/matches/{}/par/(line|honest)", _par_line),
        ("GET", "/api/puzzles/{}", _puzzle),
        ("POST", "/api/puzzles/{}/{}", _attempt),
        ("GET", "/api/puzzles/{}/{}/answer", _solution),
        ("POST", "/api/puzzles/{}/{}/why", _why),
        ("POST", "/api/companion/{}/count", _count),
        ("POST", "/api/companion/{}/may", _may),
        ("GET", "/api/companion/{}/questions", _questions),
        ("GET", "/api/companion/{}/cards", _called),
        ("POST", "/api/companion/{}/matches", _kept),
    )
)
"""Method, path and answer of each call."""
