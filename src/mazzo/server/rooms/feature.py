"""Rooms: opened, listed, talked in, and the bots and clocks of their matches."""

from mazzo.server.background_tasks import STOP_SECONDS, BackgroundTasks
from mazzo.server.feature import Feature
from mazzo.server.ops.metrics import Gauge
from mazzo.server.rooms import from_client, routes, socket, to_client
from mazzo.server.rooms.presence import Presence, grace
from mazzo.server.rooms.registry import RoomRegistry
from mazzo.server.rooms.scheduler import Scheduler, pool_size
from mazzo.server.storage import tables


async def start(presence: Presence, scheduler: Scheduler) -> None:
    """Announce this worker, and start the scheduler."""
    await presence.start()
    scheduler.start()


async def stop(scheduler: Scheduler, tasks: BackgroundTasks, presence: Presence) -> None:
    """Stop the scheduler, finish what requests have begun, and say that this worker has ended."""
    await scheduler.stop()
    await tasks.wait(STOP_SECONDS)
    await presence.stop()


def live_rooms(rooms: RoomRegistry) -> int:
    """The number of rooms in memory."""
    return rooms.count


FEATURE = Feature(
    "rooms",
    routes=[socket.room_socket, *routes.ROUTES],
    tables=[
        tables.room,
        tables.room_event,
        tables.presence,
        tables.mute,
        tables.report,
        tables.worker,
        tables.outage,
    ],
    components={"presence": Presence, "rooms": RoomRegistry, "scheduler": Scheduler},
    start=start,
    stop=stop,
    settings={"MAZZO_GRACE": grace, "MAZZO_THINKERS": pool_size},
    gauges=[Gauge("live_rooms", "Rooms in memory", live_rooms)],
    type_names={
        to_client.Phase: "Phase",
        to_client.Sitter: "Sitter",
        from_client.Phrase: "Phrase",
        from_client.Clock: "Clock",
        from_client.Act: "Act",
        from_client.RoomWord: "RoomWord",
        to_client.RoomTold: "RoomTold",
    },
)
