"""Dependencies of routes, injected by parameter name; `app` provides them."""

from litestar.di import NamedDependency

from mazzo.server.background_process import BackgroundProcess
from mazzo.server.background_tasks import BackgroundTasks
from mazzo.server.http.response_cache import ResponseCache
from mazzo.server.limits import Turns
from mazzo.server.storage.store import Store

GivenStore = NamedDependency[Store]
GivenWithheld = NamedDependency[frozenset[str]]
"""Games of which no match begins here."""
GivenTasks = NamedDependency[BackgroundTasks]
GivenTurns = NamedDependency[Turns]
GivenBackgroundProcess = NamedDependency[BackgroundProcess]
GivenResponseCache = NamedDependency[ResponseCache]
