"""The engine against the oracle, game by game: the same cards may come, the same moves are legal, the same lies on
every table, the same is counted.
"""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

import mazzo
from mazzo import Match
from mazzo.core.begins import begins
from mazzo.core.errors import NotLegal
from mazzo.games.grass.deck import NAMES, WORDS
from tests.games.grass.example import covers, heat, market, names, peddles, state_of, talk, view, wasted
from tests.games.grass.oracle import CARDS, FINE, NIRVANA, SHIELD, WORTH, Acts, Comes, Exchange, Market, Referee
from tests.golden.journals import archived
from tests.sizes import drawn

CARD_WORDS = ("play", "discard", "cover", "done", "pass")
MANNERS = ("any", "build", "harm", "fall", "drop")
"""How a player plays: any legal move, for the market, against others, into paranoia, discarding."""


def card_moves(match: Match, seat: int) -> list[str]:
    """What a seat may do but trade."""
    texts = [match.write(seat, action) for action in match.legal_actions(seat)]
    return sorted(text for text in texts if text.split()[0] in CARD_WORDS)


def assert_same(match: Match, referee: Referee) -> None:
    """Who may do what, what may come: the same by both accounts."""
    if isinstance(referee.asks, Comes):
        assert match.current_players() == ()
        assert Counter(match.chances()) == referee.asks.cards
    elif isinstance(referee.asks, Acts):
        assert {seat: card_moves(match, seat) for seat in match.current_players()} == {
            seat: sorted(offered) for seat, offered in referee.asks.moves.items()
        }
        assert all(not card_moves(match, seat) for seat in match.out_of_turn_players())
    else:
        assert match.outcome is not None
        assert match.outcome.reason == referee.reason
        assert {place.seat: place.place for place in match.outcome.ranking} == dict(enumerate(referee.places()))
    seats = range(match.seats)
    assert [match.score(seat) for seat in seats] == [referee.score(seat) for seat in seats]


def assert_shown_alike(match: Match, referee: Referee) -> None:
    """Table, hands and scores are the same in the rules and in the oracle."""
    assert Counter(wasted(match)) == Counter(referee.waste)
    assert view(match).stack == referee.stack.total()
    for seat in range(match.seats):
        assert Counter(names(view(match, seat).hand)) == Counter(referee.hands[seat])
        own = referee.markets[seat]
        assert (market(match, seat).is_open, heat(match, seat).split()) == (own.is_open, own.heat)
        assert Counter(peddles(match, seat).split()) == Counter(own.peddles)
        assert Counter(covers(match, seat)) == Counter(
            f"{card}({','.join(sorted(under, key=NAMES.index))})" for card, under in own.covers
        )
        assert view(match).players[seat].lost == referee.lost[seat]
    shown = [
        [(one.tabled, one.skimmed, one.in_hand, one.paranoia, one.bonus) for one in sheets]
        for sheets in view(match).sheets
    ]
    assert shown == referee.sheets


def assert_known_is_held(match: Match) -> None:
    """No player remembers a card in a hand that does not hold it."""
    s = state_of(match)
    for viewer in range(match.seats):
        for seat in range(match.seats):
            shown = Counter(names(view(match, viewer).players[seat].known))
            assert shown <= Counter(names(view(match, seat).hand))
            assert viewer != seat or not shown
    assert sum(s.held) + s.in_stack + s.due >= 0


def wish(manner: str, offered: list[str], rng: Random) -> str:
    """A move of a player who plays like this."""
    liked = {
        "build": ("market-open", "stonehigh", "euphoria", *WORTH, *SHIELD, "immunity", "pay-fine", "charges-dropped"),
        "harm": ("bust", "detained", "felony", "search-and-seizure", "steal", "market-open"),
        "fall": (*FINE, *NIRVANA, "market-open", "mexico", "colombia"),
    }.get(manner, ())
    wanted = [move for move in offered if move.startswith("play") and move.split()[1] in liked]
    if manner == "drop":
        wanted = [move for move in offered if move.startswith("discard")]
    calm = [move for move in offered if move != "play market-close"]
    return rng.choice(wanted or (calm if calm and rng.random() < 0.8 else offered))


def trade(match: Match, referee: Referee, rng: Random) -> None:
    """The player in turn proposes to some others or is offered a deal, which may be declined."""
    assert isinstance(referee.asks, Acts)
    trader = referee.asks.trader
    assert trader is not None
    others = [seat for seat in range(match.seats) if seat != trader]
    partners = sorted(rng.sample(others, rng.randint(1, min(3, len(others)))))
    proposer = trader if len(partners) > 1 or rng.random() < 0.5 else partners[0]
    hand = rng.sample(referee.hands[proposer], len(referee.hands[proposer]))
    laid = on_table(referee.markets[proposer])
    rng.shuffle(laid)
    draft: list[str] = []
    for partner in partners:
        asked = partner if proposer == trader else trader
        gives = [hand.pop() for _ in range(min(rng.choice((0, 1, 1, 2)), len(hand)))]
        wants = rng.sample(referee.hands[asked], len(gives))
        parts = [f"give {name}" + described(name, rng, " as ") for name in gives]
        parts += [f"want {described(name, rng) or name}" for name in wants]
        if referee.markets[asked].is_open:
            parts += [f"give {laid.pop()}" for _ in range(min(rng.choice((0, 1, 2)), len(laid)))]
        if referee.markets[proposer].is_open:
            lying = on_table(referee.markets[asked])
            parts += [f"want {name}" for name in rng.sample(lying, min(rng.choice((0, 1, 2)), len(lying)))]
        if not parts:
            return
        draft += [f"to {asked}", *sorted(parts, key=lambda part: match.read(proposer, part))]
    try:
        match.play(proposer, *draft, "propose")
    except NotLegal as refused:
        if refused.code != "grass-too-many-talks":  # 13.g: nothing of a gesture that is refused stays
            raise
        return
    answers = rng.sample(range(len(partners)), len(partners))
    for k in answers:
        asked = partners[k] if proposer == trader else trader
        if rng.random() < 0.15:
            match.play(asked, "decline")
            return
        match.play(asked, "accept")
        while asked in match.current_players() and talk(match).state == "open":
            picks = [action for action in match.legal_actions(asked) if match.write(asked, action).startswith("pick")]
            match.play(asked, rng.choice(picks))
    carried_out(match, referee, proposer, trader)


def on_table(market: Market) -> list[str]:
    """The peddles of a market as they are named in a trade."""
    covered = [f"covered {peddle}" for _, under in market.covers for peddle in under]
    return [f"tabled {peddle}" for peddle in market.peddles] + covered


def described(name: str, rng: Random, before: str = "") -> str:
    """Something true of a card, or nothing."""
    suits = {
        **dict.fromkeys(WORTH, "peddle"),
        **dict.fromkeys(FINE, "paranoia"),
        **dict.fromkeys(SHIELD, "protection"),
        **dict.fromkeys(NIRVANA, "nirvana"),
    }
    true = [suits[name], "card"] if name in suits else ["card"]
    true += ["peddle-25"] * (WORTH.get(name, 0) >= 25) + ["peddle-50"] * (WORTH.get(name, 0) >= 50)
    return before + rng.choice(true) if rng.random() < 0.5 else ""


def carried_out(match: Match, referee: Referee, proposer: int, trader: int) -> None:
    """Tell the oracle of the deal that was just done, card by card as its parties were shown it."""
    assert talk(match).state == "dealt"
    found: dict[int, Exchange] = {}
    for part in talk(match, proposer).parts:
        other = part.partner if proposer == trader else proposer
        one = found.setdefault(other, Exchange(other, [], []))
        assert part.card is not None
        is_trader_giving = part.side.startswith("give") == (proposer == trader)
        if part.side.endswith("tabled"):
            (one.give_tabled if is_trader_giving else one.get_tabled).append(NAMES[part.card])
        elif part.side.endswith("covered"):
            (one.give_covered if is_trader_giving else one.get_covered).append(NAMES[part.card])
        else:
            (one.give if is_trader_giving else one.get).append(NAMES[part.card])
    referee.trade(list(found.values()))


def assert_played_alike(seats: int, rng: Random, talks: float = 0.2, most: int = 100_000) -> None:
    """A game of several manners in which people trade."""
    is_lifo, is_short = rng.random() < 0.5, rng.random() < 0.2
    seat = rng.randrange(seats)
    options = ("lifo-heat",) * is_lifo + (f"begins-{seat + 1}",) * (seat > 0) + ("one-hand",) * is_short
    match, referee = mazzo.deal("grass", seats, options=options, chance="manual"), Referee(seats, is_lifo, seat)
    referee.most_hands = 1 if is_short else 40
    manners = [rng.choice(MANNERS) for _ in range(seats)]
    while referee.asks is not None and most > 0:
        most -= 1
        assert_same(match, referee)
        if isinstance(referee.asks, Comes):
            cards = list(referee.asks.cards.elements())
            liked = [card for card in cards if card == "market-open" or card in SHIELD or card in FINE]
            card = rng.choice(liked if liked and rng.random() < 0.2 else cards)
            match.happen(card)
            referee.tell(card)
            continue
        while referee.asks.trader is not None and rng.random() < talks:
            trade(match, referee, rng)
            assert_shown_alike(match, referee)
        seat = rng.choice(list(referee.asks.moves))
        move = wish(manners[seat] if rng.random() < 0.9 else "any", referee.asks.moves[seat], rng)
        match.play(seat, move)
        referee.tell((seat, move))
        if rng.random() < 0.2 and referee.asks is not None:
            assert_shown_alike(match, referee)
            assert_known_is_held(match)
    assert_same(match, referee)


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_engine_and_the_oracle_play_the_same_game(seats: int) -> None:
    assert_played_alike(seats, Random(f"a game of {seats}"))


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("part", drawn(2, of=6))
def test_the_engine_and_the_oracle_play_the_same_three_hundred_games(seats: int, part: int) -> None:
    for k in range(10):
        assert_played_alike(seats, Random(f"game {k} of {seats}, part {part}"))


def test_the_oracle_knows_the_same_cards() -> None:
    fresh = Counter(mazzo.deal("grass", 2, chance="manual").chances())
    assert fresh == CARDS
    assert set(WORDS[:27]) == set(CARDS)


@pytest.mark.parametrize("path", archived("grass"), ids=lambda path: path.stem)
def test_the_oracle_accepts_every_archived_game(path: Path) -> None:
    """Deals are told to it as they were carried out."""
    archive = mazzo.replay(path.read_text("utf-8"))
    match = Match(archive.game, archive.seats, archive.options, seed=None, practice=False)
    referee = Referee(archive.seats, "lifo-heat" in archive.options, begins(archive.game.meta, archive.options))
    if archive.game.meta.ruleset == "grass-1":
        referee.most_hands = 20
    if "one-hand" in archive.options:
        referee.most_hands = 1
    proposer = -1
    for entry in archive.line:
        if entry.seat < 0:
            assert isinstance(referee.asks, Comes)
            match.happen(entry.text)
            referee.tell(entry.text)
            continue
        before = talk(match).state if view(match).talk else ""
        proposer = talk(match).proposer if before == "open" else proposer
        trader = referee.asks.trader if isinstance(referee.asks, Acts) else None
        match.play(entry.seat, entry.text)
        if entry.text.split()[0] in CARD_WORDS:
            assert isinstance(referee.asks, Acts)
            assert entry.text in referee.asks.moves[entry.seat]
            referee.tell((entry.seat, entry.text))
        elif before == "open" and view(match).talk and talk(match).state == "dealt":
            assert trader is not None
            carried_out(match, referee, proposer, trader)
    if view(match).talk and talk(match).state == "open":
        match.play(talk(match).proposer, "withdraw")
    assert_same(match, referee)
    if referee.asks is not None:
        assert_shown_alike(match, referee)
