"""Push notifications to absent players."""

from mazzo.server.background_tasks import BackgroundTasks
from mazzo.server.feature import Feature
from mazzo.server.push import routes
from mazzo.server.push.service import PushNotifications
from mazzo.server.rooms.scheduler import Scheduler
from mazzo.server.storage import tables
from mazzo.server.storage.store import Store


def notifications(store: Store, tasks: BackgroundTasks, secret: bytes, scheduler: Scheduler) -> PushNotifications:
    """The notifications, which the scheduler then announces turns by."""
    push = PushNotifications(store, tasks, secret)
    scheduler.announce = push.announce
    return push


FEATURE = Feature(
    "push",
    routes=routes.ROUTES,
    tables=[tables.push, tables.notice],
    components={"push": notifications},
)
