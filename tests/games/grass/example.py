"""Examples as a rulebook would lay them out: hands and markets in, tables out.

A hand is a row of card names. A market is what lies there: "mexico panama bust" is open, with two peddles and heat on
it; "closed" comes first where no Market Open lies; "grab-a-snack(mexico,home-grown)" protects two more.
"""

import mazzo
from mazzo import Match, Step
from mazzo.games import RULESETS
from mazzo.games.grass.deck import COUNTS, GRAB_A_SNACK, HAND, KINDS, NAMES, PEDDLES, WORDS
from mazzo.games.grass.offers import NO_OFFERS, Offers
from mazzo.games.grass.rules.cards import into_hand
from mazzo.games.grass.rules.state import NOBODY, PLAYING, State
from mazzo.games.grass.view import GrassView, Market, Part, Player, Sheet, Talk
from tests.games import own_rows
from tests.games.legality import moves

GAME = mazzo.GAMES["grass"]
IDLE = ("immunity", "breeze-to-fly", "hearsay-evidence", "charges-dropped", "market-open")
"""What hands are filled up with: first an Immunity for each player, as long as there are some."""
RATHER_IDLE = ("bust", "detained", "felony", "search-and-seizure")
"""And with these once those are used up."""


def table(
    *hands: str,
    markets: tuple[str, ...] = (),
    stack: int | None = None,
    turn: int = 0,
    options: tuple[str, ...] = (),
    next_cards: str = "",
    ruleset: str = "grass-3",
) -> Match:
    """A match in which a seat has drawn and is to play. Hands are filled up with idle cards to six, seven in turn;
    where no market is told none was opened. All other cards are in the stack; where fewer are to be there, the rest lie
    on the waste, but `next_cards` stay in the stack.
    """
    match = Match(RULESETS[ruleset], len(hands), options, seed=None, practice=False)
    s = state_of(match)
    left = list(COUNTS)
    s.phase, s.due, s.turn = PLAYING, 0, turn
    for seat, laid in enumerate(markets):
        lay(s, seat, laid, left)
    held = [[kind_of(name) for name in hand.split()] for hand in hands]
    for cards in held:
        for kind in cards:
            left[kind] -= 1
    kept = [kind_of(name) for name in next_cards.split()]
    for kind in kept:
        left[kind] -= 1
    for seat, cards in enumerate(held):
        while len(cards) < HAND + (seat == turn):
            cards.append(idle_one(left, cards))
            left[cards[-1]] -= 1
        assert len(cards) == HAND + (seat == turn)
        for kind in cards:
            into_hand(s, seat, kind)
    for kind in kept:
        left[kind] += 1
    assert min(left) >= 0
    while stack is not None and sum(left) > stack:
        kind = max(range(KINDS), key=lambda one: (left[one] - kept.count(one), one))
        left[kind] -= 1
        s.waste[kind] += 1
    s.stack[:] = left
    s.in_stack = sum(left)
    vars(match.table)["_acting"] = None  # another state stands there than the one that was asked
    return match


def idle_one(left: list[int], cards: list[int]) -> int:
    """What a hand is filled up with next."""
    idle = [kind for kind in map(kind_of, IDLE) if left[kind]] or list(map(kind_of, RATHER_IDLE))
    if idle[0] not in cards:
        return idle[0]
    return max(idle[:4], key=lambda kind: left[kind])


def lay(s: State, seat: int, laid: str, left: list[int]) -> None:
    """Put a market before a seat; its cards leave the deck."""
    s.is_open[seat] = 0 if laid.startswith("closed") else 1
    left[kind_of("market-open")] -= s.is_open[seat]
    for told in laid.split():
        name, _, under = told.partition("(")
        if name in ("closed", "open"):
            continue
        kind = kind_of(name)
        left[kind] -= 1
        if kind < PEDDLES:
            s.tabled[seat][kind] += 1
        elif under:
            cover = (kind - GRAB_A_SNACK) * 2
            cover += s.cover_of[cover] != NOBODY
            s.cover_of[cover] = seat
            for peddle in under.rstrip(")").split(","):
                s.covered[cover][kind_of(peddle)] += 1
                left[kind_of(peddle)] -= 1
        else:
            s.heat[seat][s.heats[seat]] = kind
            s.heats[seat] += 1


def counted(
    *hands: str, markets: tuple[str, ...], totals: tuple[int, ...] = (), played: int = 0, options: tuple[str, ...] = ()
) -> Match:
    """A hand that ended just so: seat 0 closes. It came after so many hands, which had brought these totals."""
    match = table(f"market-close {hands[0]}", *hands[1:], markets=markets, options=options)
    s = state_of(match)
    s.hands = played
    for seat, total in enumerate(totals):
        s.totals[seat] = total
        if played:
            s.sheets[0][seat * 5] = total
    go_on(match, "0 play market-close")
    return match


def go_on(match: Match, entries: str) -> None:
    """Play entries told as in a journal: `* mexico` comes, `0 play mexico` is played; ";" parts them, and `* mexico
    bust` are two.
    """
    for entry in filter(None, map(str.strip, entries.replace("\n", ";").split(";"))):
        who, _, what = entry.partition(" ")
        if who == "*":
            for card in what.split():
                match.happen(card)
        else:
            match.play(int(who), what)


def deal_out(match: Match) -> None:
    """Whatever comes is the first that may."""
    while match.chances():
        match.happen(match.chances()[0])


def kind_of(name: str) -> int:
    """The number of a card."""
    return NAMES.index(name)


def state_of(match: Match) -> State:
    """The state of a table, which a test may change."""
    return own_rows.state_of(match, State)


def view(match: Match, viewer: int | None = None) -> GrassView:
    """What a viewer is shown."""
    found: GrassView = match.view(viewer)
    return found


def offers(match: Match, seat: int = 0) -> Offers:
    """What a seat is offered."""
    found: Offers = match.snapshot(seat).offers
    return found


def player(match: Match, seat: int, viewer: int | None = None) -> Player:
    """What a viewer is shown of a seat."""
    return view(match, viewer).players[seat]


def market(match: Match, seat: int = 0) -> Market:
    """What lies before a seat."""
    return player(match, seat).market


def hand(match: Match, seat: int = 0) -> list[str]:
    """The cards a seat holds, idle ones left out."""
    return [name for name in names(view(match, seat).hand) if name not in IDLE]


def known(match: Match, viewer: int, seat: int) -> list[str]:
    """The cards that a viewer knows in a hand."""
    return names(player(match, seat, viewer).known)


def peddles(match: Match, seat: int = 0) -> str:
    """What lies unprotected in a market."""
    return " ".join(names(market(match, seat).peddles))


def heat(match: Match, seat: int = 0) -> str:
    """The heat on a market, in the order in which it was played."""
    return " ".join(names(market(match, seat).heat))


def covers(match: Match, seat: int = 0) -> list[str]:
    """What lies protected in a market, as it is written here."""
    return [f"{NAMES[cover.card]}({','.join(names(cover.peddles))})" for cover in market(match, seat).covers]


def wasted(match: Match) -> list[str]:
    """What lies on the waste."""
    return [name for name, count in zip(NAMES, view(match).waste, strict=True) for _ in range(count)]


def names(kinds: tuple[int, ...]) -> list[str]:
    """Cards by name."""
    return [NAMES[kind] for kind in kinds]


def talk(match: Match, viewer: int | None = None) -> Talk:
    """What a viewer is shown of the proposal that stands, or of the last."""
    found = view(match, viewer).talk
    assert found is not None
    return found


def told_parts(parts: tuple[Part, ...]) -> list[str]:
    """Parts of a proposal as text: `1 give peddle-50: panama`, `1 want card: ?`."""
    return [
        f"{part.partner} {part.side} {WORDS[part.description]}: {'?' if part.card is None else NAMES[part.card]}"
        for part in parts
    ]


def sheets(match: Match) -> tuple[Sheet, ...]:
    """The sheets of the last hand."""
    return view(match).sheets[-1]


def points(match: Match) -> list[int]:
    """What the last hand brought to each player."""
    return [sheet.points for sheet in sheets(match)]


def plays(match: Match, seat: int = 0) -> list[str]:
    """What a seat may do with its cards: drafts left out."""
    return [move for move in moves(match, seat) if move.split()[0] in ("play", "discard", "cover", "done", "pass")]


def told(match: Match, viewer: int | None) -> list[str]:
    """The texts of all that a viewer was told."""
    steps: tuple[Step, ...] = match.steps(0, viewer)
    return [step.text for step in steps]


def offered_nothing(match: Match, seat: int) -> bool:
    """Whether a seat has nothing to do."""
    return offers(match, seat) == NO_OFFERS and not match.legal_actions(seat)
