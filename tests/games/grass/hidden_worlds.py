"""Worlds of Grass that differ in what seat 1 knows only."""

import mazzo
from mazzo import Match

GOODS = "panama dr-feelgood mexico bust banker steal"
PROMISED = "1 to 0; 1 give {card} as peddle-50; 1 want card; 1 propose"
ASKED = "0 to 1; 0 give mexico; 0 want {what}; 0 to 2; 0 give jamaica; 0 want market-open; 0 propose"
BETWEEN = "0 to 1; 0 give {card}; 0 want {what}; 0 to 2; 0 give immunity; 0 want market-open; 0 propose"


def hidden_worlds() -> list[tuple[Match, Match, int]]:
    """Pairs of worlds, and the seat that must not tell them apart; seat 1 may. They differ in what it holds, drafts,
    promises without showing it, picks, gets from seat 0 and passes on before all have.
    """
    hands = GOODS, GOODS.replace("steal", "doublecrossed")
    held, waited = (
        two_talks(entries, goods=hands) for entries in ("", "0 to 1; 0 give mexico; 0 want card; 0 propose")
    )
    drafted = two_talks("1 to 0; 1 give panama; 1 want card", "1 to 0; 1 give bust; 1 want peddle; 1 drop; 1 to 0")
    noted = two_talks("1 to 0; 1 give panama", "")
    best = ("panama", "dr-feelgood")
    promised = two_talks(*(PROMISED.format(card=card) for card in best))
    declined = two_talks(*(PROMISED.format(card=card) + "; 0 decline" for card in best))
    harms = ("bust", "steal")
    picked = two_talks(*(f"{ASKED.format(what='card')}; 1 accept; 1 pick {card}" for card in harms))
    picking = two_talks(ASKED.format(what="card") + "; 1 accept", ASKED.format(what="card"))
    asked = two_talks(*(ASKED.format(what=card) for card in harms))
    given = two_talks(*(BETWEEN.format(card=card, what="card") for card in ("mexico", "colombia as peddle-25")))
    dealt = two_talks(*(f"0 to 1; 0 give mexico; 0 want {card}; 0 propose; 1 accept" for card in harms))
    passed = two_talks(*(f"0 play sold-out; 1 pass {card}" for card in harms))
    told_to_0 = [held, waited, drafted, noted, promised, declined, picked, picking, passed]
    told_to_2 = [*told_to_0, asked, given, dealt]
    return [*((*worlds, 0) for worlds in told_to_0), *((*worlds, 2) for worlds in told_to_2)]


def two_talks(*scripts: str, goods: tuple[str, ...] = (GOODS,)) -> tuple[Match, Match]:
    """Two worlds in which seat 1 did something else, or holds something else."""
    worlds = mazzo.deal("grass", 3, chance="manual"), mazzo.deal("grass", 3, chance="manual")
    for w, world in enumerate(worlds):
        own, others = goods[w % len(goods)].split(), ("sold-out", "mexico", "jamaica", "colombia", "immunity", "felony")
        for k in range(6):
            for card in (others[k], own[k], "market-open"):
                world.happen(card)
        world.happen("detained")
        for entry in filter(None, scripts[w % len(scripts)].split("; ")):
            world.play(int(entry[0]), entry[2:])
    return worlds
