"""Results that outlive a state: a part of a state that an action has not changed is not computed again after it."""

from collections.abc import Callable
from typing import Any, TypeVar

from mazzo.core.packed_record import Packed
from mazzo.core.record import CHECKED, Record, once

T = TypeVar("T")


def kept(function: Callable[..., T], reads: Callable[[Any], object], s: Record, *rest: Any) -> T:
    """function(s, *rest), which depends on no more of the state than `reads(s)`, its fields by `operator.attrgetter`:
    that of the states before while these are equal. With MAZZO_CHECK raises ValueError if it depends on others. Like
    `once` only for a state that will no longer change; of one that is not packed it is computed once.
    """
    if not isinstance(s, Packed):
        return once(function, s, *rest)
    now, key = reads(s), (function, *rest)
    before = s.kept.get(key)
    if before is None or before[0] != now:
        s.kept[key] = before = now, function(s, *rest)
    elif CHECKED and before[1] != function(s, *rest):
        raise ValueError(f"{function.__name__} depends on more than it says")
    result: T = before[1]
    return result
