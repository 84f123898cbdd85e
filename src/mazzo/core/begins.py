"""Options for the seat that begins, for games in which a match can choose it.

Without such an option the first seat begins. Each other seat has an option, `begins-2` and so on; their bits are
consecutive.
"""

from collections.abc import Sequence

from mazzo.core.bits import bit_index
from mazzo.core.errors import NotUnderstood
from mazzo.core.game import Meta, Option

GROUP = "begins"
"""`Option.group` of these options, and the prefix of their names."""


def beginner(options: int, begins: int) -> int:
    """The seat that begins, from the bits of all options. `begins`: the bits of these options, see `begin_bits`."""
    bits = options & begins
    return bit_index(bits // (begins & -begins)) + 1 if bits > 0 else 0


def begin_options(seats: int) -> tuple[Option, ...]:
    """These options for a game of at most `seats` seats."""
    return tuple(Option(f"{GROUP}-{seat + 1}", seat=seat, group=GROUP) for seat in range(1, seats))


def begin_bits(options: Sequence[Option]) -> int:
    """The bits of these options, from all options of a game."""
    return sum(1 << at for at, option in enumerate(options) if option.group == GROUP)


def check_begins(options: int, begins: int, seats: int, rule: str) -> None:
    """Raises NotUnderstood if two seats are to begin, or one not at the table. `begins` as in `beginner`; `rule`: the
    error's rule number.
    """
    seat = beginner(options, begins)
    if (options & begins).bit_count() > 1:
        raise NotUnderstood("begins-twice", rule=rule)
    if seat >= seats:
        raise NotUnderstood("begins-no-such-seat", rule=rule, seat=seat + 1, seats=seats)


def may_begin(meta: Meta) -> tuple[int, ...]:
    """The seats besides the first that can begin by an option; () for a game without such options."""
    return tuple(one.seat for one in meta.options if one.group == GROUP and one.seat is not None)


def begins(meta: Meta, options: Sequence[str]) -> int:
    """The seat that begins, from the names of all options."""
    return next((one.seat or 0 for one in meta.options if one.group == GROUP and one.name in options), 0)


def with_beginner(meta: Meta, options: Sequence[str], seat: int) -> tuple[str, ...]:
    """The options in the order of `meta`, changed so that `seat` begins. Unchanged for a game without such options."""
    return tuple(one.name for one in meta.options if (one.seat == seat if one.group == GROUP else one.name in options))
