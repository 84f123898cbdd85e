"""Push notifications to absent players."""

import os
import re

from mazzo.core.errors import NotUnderstood
from mazzo.server import host_extra
from mazzo.server.background_tasks import BackgroundTasks
from mazzo.server.feature import Feature
from mazzo.server.push import encryption, routes
from mazzo.server.push.service import PushNotifications
from mazzo.server.rooms.scheduler import Scheduler
from mazzo.server.storage import tables
from mazzo.server.storage.store import Store


def notifications(store: Store, tasks: BackgroundTasks, secret: bytes, scheduler: Scheduler) -> PushNotifications:
    """The notifications, by which the scheduler then announces turns if the packages for them are installed."""
    push = PushNotifications(store, tasks, secret)
    if host_extra.has("push"):
        scheduler.announce = push.announce
    return push


CONTACT = re.compile(r"(mailto:[^\s@]+@[^\s@]+|https://\S+)")
"""The format of MAZZO_CONTACT."""


def check_contact() -> None:
    """Check MAZZO_CONTACT. Raises NotUnderstood."""
    setting = os.environ.get("MAZZO_CONTACT", "")
    if setting and not CONTACT.fullmatch(setting):
        raise NotUnderstood("bad-setting", setting="MAZZO_CONTACT", text=setting[:60])


def check_key() -> None:
    """Check MAZZO_VAPID. Raises NotUnderstood."""
    if os.environ.get("MAZZO_VAPID"):
        if not host_extra.has("push"):
            raise NotUnderstood("host-not-installed", what="MAZZO_VAPID")
        try:
            encryption.server_key(b"")
        except RuntimeError as error:
            raise NotUnderstood("bad-vapid") from error


FEATURE = Feature(
    "push",
    routes=routes.ROUTES,
    tables=[tables.push, tables.notice],
    components={"push": notifications},
    settings={"MAZZO_CONTACT": check_contact, "MAZZO_VAPID": check_key},
)
