"""What holds for the lesson of every game: its steps are reached, said in both languages and legal, and it can be taken
at a table of the server.
"""

from importlib.resources import files

import msgspec
import pytest

import mazzo
from mazzo import i18n
from mazzo.games import GAMES
from mazzo.host import from_client, to_client
from mazzo.host.catalogue_messages import Lesson
from mazzo.host.dealing import follow
from mazzo.host.lesson import lesson
from mazzo.match import CHANCE, Match
from mazzo.server.history.messages import History
from mazzo.server.matches.model.replay import read_on
from mazzo.server.matches.queries import Event
from tests.games.lessons import PUPIL, SEED, Pupil, begin, carry_out, walk
from tests.server.served import Guest

WITH_LESSON = [name for name, game in sorted(GAMES.items()) if (files(game.package) / "lesson.toml").is_file()]
ALONE = [name for name in WITH_LESSON if lesson(name).seats == 1]
WITH_OTHERS = [name for name in WITH_LESSON if lesson(name).seats > 1]
games = pytest.mark.parametrize("game", WITH_LESSON)


def progress(match: Match) -> int:
    """What `Step.at` counts: cards laid where they can be taken back, else what the pupil was told."""
    if match.seats > 1:
        return match.seen(PUPIL)
    return sum(entry.seat == PUPIL for entry in match.line)


@games
def test_every_step_shows_at_a_point_that_is_reached_and_what_it_asks_for_is_legal(game: str) -> None:
    for step, match in walk(game):
        assert progress(match) == step.at, step
        trial = match.copy()
        for action in step.actions:
            assert trial.can(PUPIL, trial.read(PUPIL, action)), step
            assert trial.write(PUPIL, trial.read(PUPIL, action)) == action
            trial.play(PUPIL, action)


@pytest.mark.parametrize("game", WITH_OTHERS)
def test_the_order_is_what_happens_first(game: str) -> None:
    *_, (_, match) = walk(game)
    happened = [entry.text if entry.seat == CHANCE else str(entry) for entry in match.line if entry.seat != PUPIL]
    order = lesson(game).order
    assert sorted(happened[: len(order)]) == sorted(order)


@games
@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_step_is_said_in_both_languages(game: str, language: str) -> None:
    for step in lesson(game).steps:
        assert i18n.has(language, step.text)


@pytest.mark.parametrize("game", ALONE)
def test_a_card_taken_back_is_asked_for_again_and_the_same_card_comes(game: str) -> None:
    step = next(step for step in lesson(game).steps if step.actions)
    match = begin(game)
    carry_out(match, *step.actions)
    before = match.to_bytes()
    match.undo(PUPIL)
    follow(match, lesson(game).order)
    assert match.to_bytes() != before
    carry_out(match, *step.actions)
    assert match.to_bytes() == before


@games
def test_whatever_the_pupil_does_the_game_comes_to_its_end(game: str) -> None:
    match = begin(game)
    for turn in range(4_000):
        if match.outcome is not None:
            break
        legal = match.legal_actions(PUPIL)
        carry_out(match, match.write(PUPIL, legal[0] if turn % 4 else legal[-1]))
    assert match.outcome is not None
    assert mazzo.replay(match.journal.text()).outcome == match.outcome


@games
def test_the_lesson_is_taken_at_a_table_of_the_server(guest: Guest, game: str) -> None:
    steps = guest.get(f"/api/lessons/{game}", Lesson).steps
    answer = guest.post("/api/matches", from_client.NewMatch(game, game in ALONE, from_client.LessonDeal()))
    match = msgspec.json.decode(answer.content, type=to_client.NewMatchAnswer).match
    trial = begin(game)
    with Pupil(guest, match) as pupil:
        assert (pupil.hello["lesson"], pupil.hello["practice"], pupil.hello["seat"]) == (True, True, PUPIL)
        for step in steps:
            assert pupil.table["version"] == trial.seen(PUPIL)
            assert progress(trial) == step.at
            if step.actions:
                actions = []
                before = trial.copy()
                for text in step.actions:
                    actions.append(before.read(PUPIL, text))
                    before.play(PUPIL, text)
                carry_out(trial, *step.actions)
                pupil.play(*actions)
    assert guest.get("/api/history", History).games == []


@pytest.mark.parametrize("game", WITH_OTHERS)
def test_another_worker_reads_on_what_the_pupil_and_the_others_did(game: str) -> None:
    before = begin(game)
    *_, (_, now) = walk(game)
    new = now.entries[before.version :]
    events = [Event(before.version + k, 0, entry.seat, entry.text, None) for k, entry in enumerate(new)]
    found = read_on(before, events, lesson(game).order, SEED)
    assert found is not None
    assert found.entries == now.entries
