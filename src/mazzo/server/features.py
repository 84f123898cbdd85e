"""The features of the server: the one list of them."""

from mazzo.server.accounts import feature as accounts
from mazzo.server.boards import feature as boards
from mazzo.server.calls import feature as calls
from mazzo.server.catalogue import feature as catalogue
from mazzo.server.companion import feature as companion
from mazzo.server.deals import feature as deals
from mazzo.server.decks import feature as decks
from mazzo.server.export import feature as export
from mazzo.server.fairness import feature as fairness
from mazzo.server.feature import Feature
from mazzo.server.hints import feature as hints
from mazzo.server.history import feature as history
from mazzo.server.matches import feature as matches
from mazzo.server.offline import feature as offline
from mazzo.server.pages import feature as pages
from mazzo.server.par import feature as par
from mazzo.server.programs import feature as programs
from mazzo.server.push import feature as push
from mazzo.server.puzzles import feature as puzzles
from mazzo.server.reviews import feature as reviews
from mazzo.server.rooms import feature as rooms
from mazzo.server.streaks import feature as streaks

FEATURES: tuple[Feature, ...] = (
    matches.FEATURE,
    accounts.FEATURE,
    catalogue.FEATURE,
    history.FEATURE,
    decks.FEATURE,
    par.FEATURE,
    reviews.FEATURE,
    puzzles.FEATURE,
    fairness.FEATURE,
    hints.FEATURE,
    rooms.FEATURE,
    deals.FEATURE,
    companion.FEATURE,
    calls.FEATURE,
    streaks.FEATURE,
    boards.FEATURE,
    programs.FEATURE,
    push.FEATURE,
    export.FEATURE,
    offline.FEATURE,
    pages.FEATURE,
)
"""The order in which they are started, and in which their types are written to the client's file."""
