"""Tells the subscribers of a room what is new: together, a few at a time, and in order."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from itertools import islice

from mazzo.server.accounts.person import Person
from mazzo.server.ops import metrics
from mazzo.server.rooms import to_client
from mazzo.server.rooms.model.projection import Scene, Viewer, lines_for, newest_for, talk_for, update_for, write
from mazzo.server.rooms.model.room import Room
from mazzo.server.subscriber import Subscriber

AT_ONCE = 16
"""The number of subscribers that receive messages in one turn of the event loop."""


class RoomSubscription:
    """A subscriber of a room: its person (None: a stranger), and what it was sent last.

    `shown`: digest of the last room, None without one; `line`: number of the last chat message; `parted`: the
    connection has closed.
    """

    def __init__(self, subscriber: Subscriber, person: Person | None, line: int = -1) -> None:
        self.subscriber = subscriber
        self.person = person
        self.last_digest: object = None
        self.line = line
        self.parted = False
        self.place = ""
        """The address that it comes from."""

    def send(self, message: to_client.RoomTold) -> None:
        """Queue a message."""
        self.subscriber.send(write(message))


class Telling:
    """Tells `subscriptions` of a room. `room` returns the room now, `scene` the scene now, `viewer_of` the viewer of a
    subscription.
    """

    def __init__(
        self,
        subscriptions: Collection[RoomSubscription],
        room: Callable[[], Room],
        scene: Callable[[], Scene],
        viewer_of: Callable[[RoomSubscription], Viewer],
    ) -> None:
        self._subscriptions = subscriptions
        self._room, self._scene, self._viewer_of = room, scene, viewer_of
        self._is_telling = False
        """Whether messages are being sent to subscribers."""
        self._is_told = True
        """Whether nothing has changed since."""

    def begin(self) -> bool:
        """Note that something has changed; True if `tell_all` must be started for it."""
        self._is_told = False
        if not self._subscriptions or self._is_telling:
            return False
        self._is_telling = True
        return True

    async def tell_all(self) -> None:
        """Send every subscriber what is new, a few in each turn of the event loop; what changes meanwhile is sent at
        once to those who are still to come, and then to the others.
        """
        try:
            waiting: dict[RoomSubscription, None] = {}
            scene = self._scene()
            while waiting or not self._is_told:
                if not self._is_told or scene.room is not self._room():
                    scene, self._is_told = self._scene(), True
                    metrics.FAN_OUT.observe(len(self._subscriptions), "room")
                    waiting |= dict.fromkeys(self._subscriptions)  # those who wait already come first
                for subscription in list(islice(waiting, AT_ONCE)):
                    del waiting[subscription]
                    if subscription in self._subscriptions:
                        self._tell_room(subscription, scene)
                        self._tell_lines(subscription, scene)
                await asyncio.sleep(0)
        finally:
            self._is_telling = False

    def _tell_room(self, subscription: RoomSubscription, scene: Scene) -> None:
        update = update_for(scene, self._viewer_of(subscription))
        if update.digest != subscription.last_digest:
            subscription.last_digest = update.digest
            subscription.subscriber.send(update.text)

    def _tell_lines(self, subscription: RoomSubscription, scene: Scene) -> None:
        text, subscription.line = talk_for(scene, self._viewer_of(subscription), subscription.line)
        if text:
            subscription.subscriber.send(text)

    def tell_again(self, subscription: RoomSubscription, since: int) -> None:
        scene = self._scene()
        subscription.last_digest = None
        self._tell_room(subscription, scene)
        viewer = self._viewer_of(subscription)
        subscription.line = max(subscription.line, newest_for(scene, viewer))
        subscription.send(to_client.Talk(lines_for(scene, viewer, since)))
