"""Matches: begun, read, played over a socket, replayed."""

from mazzo.host import from_client, to_client
from mazzo.server.feature import Feature
from mazzo.server.matches import routes, socket
from mazzo.server.matches.registry import MatchRegistry
from mazzo.server.ops.metrics import Gauge
from mazzo.server.storage import tables


def live_matches(matches: MatchRegistry) -> int:
    """The number of matches in memory."""
    return matches.count


FEATURE = Feature(
    "matches",
    routes=[socket.match_socket, *routes.ROUTES],
    tables=[tables.match, tables.seat, tables.event, tables.result],
    components={"matches": MatchRegistry},
    gauges=[Gauge("live_matches", "Matches in memory", live_matches)],
    type_names={
        to_client.Status: "Status",
        from_client.Cards: "Cards",
        from_client.Source: "Source",
        from_client.ClientMessage: "ClientMessage",
        to_client.ServerMessage: "ServerMessage",
    },
    types_by_game=[to_client.Replay, to_client.State],
)
