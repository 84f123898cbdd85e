"""The base of wire structs that are computed after a match, also stored in the database as JSON."""

from typing import Literal

from msgspec import Struct

State = Literal["working", "done"]


class Computed(Struct):
    """A result as far as computed; `share` is the fraction of the work done."""

    state: State
    share: float
