"""Out-of-turn seats at a table of the server, in a toy: the game does not wait for them, and private steps are sent to
them only.
"""

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from mazzo.core.errors import OutOfDate
from mazzo.host.replay import frames_for_all
from mazzo.server.accounts.person import Person
from mazzo.server.ids import fresh_id
from mazzo.server.matches.live import LiveMatch, MatchSubscription
from mazzo.server.rooms import from_client
from mazzo.server.rooms.live import LiveRoom
from mazzo.server.rooms.telling import RoomSubscription
from mazzo.server.times import MINUTE, SECOND
from tests.match import haggle
from tests.server.rooms.clusters import Cluster, begin, cluster, come, heard, outbox

NOTE, OTHER, OFFER = haggle.NOTED[0], haggle.NOTED[1], haggle.OFFER


@pytest.fixture
async def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Cluster]:
    haggle.register(monkeypatch)
    async with cluster(tmp_path / "mazzo.sqlite3") as built:
        yield built


class Party:
    """Three people, or two and a bot, connected to their match and its room; seat 0 is in turn."""

    def __init__(self, room: LiveRoom, live: LiveMatch, people: list[Person]) -> None:
        self.room, self.live, self.people = room, live, people
        self.subscriptions = [MatchSubscription(outbox(), seat) for seat in (*range(len(people)), None)]
        self.chairs: list[RoomSubscription] = []

    async def settle_down(self) -> None:
        self.chairs = [await come(self.room, person) for person in self.people]
        for subscription in self.subscriptions:
            self.live.show(subscription, 0)
            self.live.subscriptions.add(subscription)
        self.hear()

    async def act(self, home: Cluster, seat: int, *actions: int) -> None:
        live = self.live
        await live.play_for(seat, fresh_id(8), live.match.seen(seat), actions)
        await home.workers[0].scheduler.settle()

    def hear(self) -> list[int]:
        """How many frames of the match each seat and the spectator was sent, and of the room all together."""
        return [*(len(heard(each)) for each in self.subscriptions), sum(len(heard(chair)) for chair in self.chairs)]


async def party(home: Cluster, clock: from_client.Clock | None = None, bots: int = 0) -> Party:
    worker, people = home.workers[0], [await home.person() for _ in range(3 - bots)]
    wish = from_client.NewRoom(haggle.NAME, 3, clock=clock or from_client.NoClock())
    room = await worker.rooms.get(await worker.rooms.open(people[0], wish))
    for seat, person in enumerate(people[1:], 1):
        await room.act(person, "", from_client.Sit(fresh_id(8), seat))
    for seat in range(len(people), 3):
        await room.act(people[0], "", from_client.Bot(fresh_id(8), seat, "casual"))
    found = Party(room, await begin(worker, room, people[0]), people)
    assert found.live.match.current_players() == (0,)
    await found.settle_down()
    return found


async def test_what_is_said_out_of_turn_is_sent_to_everybody(home: Cluster) -> None:
    at = await party(home)
    await at.act(home, 1, NOTE, OFFER)
    assert at.hear()[:4] == [1, 1, 1, 1]


async def test_a_private_step_is_sent_to_its_own_seat_only(home: Cluster) -> None:
    at = await party(home, from_client.MoveClock(60))
    for seat, expected in ((1, [0, 1, 0, 0, 0]), (2, [0, 0, 1, 0, 0]), (0, [1, 0, 0, 0, 0])):
        home.clock.now += SECOND
        await at.act(home, seat, NOTE)
        assert at.hear() == expected


async def test_a_private_step_makes_nobody_elses_gesture_out_of_date(home: Cluster) -> None:
    at = await party(home)
    versions = [at.live.match.seen(seat) for seat in range(3)]
    await at.act(home, 1, NOTE)
    await at.live.play_for(2, fresh_id(8), versions[2], [NOTE])
    await at.live.play_for(0, fresh_id(8), versions[0], [haggle.TAKES[0]])
    with pytest.raises(OutOfDate):
        await at.live.play_for(1, fresh_id(8), versions[1], [NOTE])


async def test_a_private_step_through_another_worker_is_sent_to_its_own_seat_only(home: Cluster) -> None:
    at, other = await party(home), await home.worker()
    elsewhere = await other.matches.get(at.live.row.id)
    await elsewhere.play_for(1, fresh_id(8), elsewhere.match.seen(1), [NOTE])
    await at.live.catch_up()
    assert at.live.match.version == elsewhere.match.version
    assert at.hear() == [0, 1, 0, 0, 0]


async def test_two_workers_take_gestures_at_the_same_time_of_which_one_is_private(home: Cluster) -> None:
    at, other = await party(home), await home.worker()
    elsewhere = await other.matches.get(at.live.row.id)
    await elsewhere.play_for(1, fresh_id(8), elsewhere.match.seen(1), [NOTE])
    await at.act(home, 0, haggle.TAKES[0])  # this worker has not read the note
    assert [str(entry) for entry in at.live.match.entries[1:]] == ["1 note 1", "0 take 1"]
    assert at.hear()[:4] == [1, 2, 1, 1]  # seat 1 receives its own step, then the other


async def test_no_clock_runs_for_whoever_may_speak(home: Cluster) -> None:
    at = await party(home, from_client.MoveClock(60))
    home.clock.now += 20 * SECOND
    await at.act(home, 1, NOTE)
    home.clock.now += 10 * SECOND
    times = at.room.times()
    assert [(time.left, time.running) for time in times] == [
        (30 * SECOND, True),
        (60 * SECOND, False),
        (60 * SECOND, False),
    ]


async def test_the_room_says_that_it_is_the_turn_of_the_one_waited_for_only(home: Cluster) -> None:
    at = await party(home)
    seats = (await at.room.view_for(at.people[1])).seats
    assert [seat.turn for seat in seats] == [True, False, False]


async def test_a_bot_does_not_speak_unless_it_is_waited_for(home: Cluster) -> None:
    at = await party(home, bots=1)
    version = at.live.match.version
    assert at.live.match.legal_actions(2)
    await home.pass_by(MINUTE)
    assert at.live.match.version == version
    await at.act(home, 0, haggle.TAKES[0])
    assert at.live.match.current_players() == (1,)


async def test_only_the_one_waited_for_is_sent_a_notice(home: Cluster) -> None:
    worker, told = home.workers[0], []

    async def announce(_live: LiveMatch, seat: int, _person: str, _turn: int) -> None:
        told.append(seat)

    worker.scheduler.announce = announce
    people = [await home.person() for _ in range(3)]
    room = await worker.rooms.get(await worker.rooms.open(people[0], from_client.NewRoom(haggle.NAME, 3)))
    for seat in (1, 2):
        await room.act(people[seat], "", from_client.Sit(fresh_id(8), seat))
    live = await begin(worker, room, people[0])
    await home.pass_by(MINUTE)
    await live.play_for(1, fresh_id(8), live.match.seen(1), [NOTE])
    await home.pass_by(MINUTE)
    assert told == [0]


async def test_a_replay_leaves_private_steps_out(home: Cluster) -> None:
    at = await party(home)
    await at.act(home, 1, NOTE, OFFER)
    await at.act(home, 0, haggle.DECLINE)
    frames, steps = frames_for_all(at.live.match)
    assert [step.text for step in steps][1:] == ["offer", "decline"]
    assert [frame.version for frame in frames] == [step.version for step in steps] == [1, 2, 3]


async def test_a_subscriber_that_speaks_is_answered_like_any_other(home: Cluster) -> None:
    at = await party(home)
    subscription = at.subscriptions[1]
    await at.live.play(1, fresh_id(8), at.live.match.seen(1), [OTHER], subscription)
    words = [msgspec.json.decode(text) for text in heard(subscription)]
    assert [word["t"] for word in words] == ["done", "state"]
    assert words[1]["snapshot"]["offers"] == [NOTE, OTHER, OFFER]
    assert [step["text"] for step in words[1]["steps"]] == ["note 2"]
