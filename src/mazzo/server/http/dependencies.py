"""Dependencies of routes, injected by parameter name; `app` provides them."""

from litestar.di import NamedDependency

from mazzo.server.accounts.authenticator import Authenticator
from mazzo.server.accounts.erasure import Erasure
from mazzo.server.background_process import BackgroundProcess
from mazzo.server.background_tasks import BackgroundTasks
from mazzo.server.decks.queries import DeckStore
from mazzo.server.hints.service import Hints
from mazzo.server.http.response_cache import ResponseCache
from mazzo.server.limits import Turns
from mazzo.server.matches.registry import MatchRegistry
from mazzo.server.par.service import ParService
from mazzo.server.push.service import PushNotifications
from mazzo.server.reviews.service import ReviewService
from mazzo.server.rooms.registry import RoomRegistry
from mazzo.server.services.puzzles import DailyPuzzles
from mazzo.server.sockets.connection import ConnectionLimits
from mazzo.server.storage.queries import Store

GivenStore = NamedDependency[Store]
GivenWithheld = NamedDependency[frozenset[str]]
"""Games of which no match begins here."""
GivenTasks = NamedDependency[BackgroundTasks]
GivenAuthenticator = NamedDependency[Authenticator]
GivenTurns = NamedDependency[Turns]
GivenConnectionLimits = NamedDependency[ConnectionLimits]
GivenMatches = NamedDependency[MatchRegistry]
GivenRooms = NamedDependency[RoomRegistry]
GivenErasure = NamedDependency[Erasure]
GivenDeckStore = NamedDependency[DeckStore]
GivenHints = NamedDependency[Hints]
GivenPar = NamedDependency[ParService]
GivenReviews = NamedDependency[ReviewService]
GivenBackgroundProcess = NamedDependency[BackgroundProcess]
GivenPush = NamedDependency[PushNotifications]
GivenDailyPuzzles = NamedDependency[DailyPuzzles]
GivenResponseCache = NamedDependency[ResponseCache]
