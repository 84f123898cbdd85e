"""Messages of matches that were played on a device; what it sends is `mazzo.host.stored.Stored`."""

from msgspec import Struct


class OfflineMatch(Struct):
    """The match as it is stored here."""

    match: str
