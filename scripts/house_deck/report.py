"""What the search found, as a page for whoever plays with the house deck and asks where it comes from."""

from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from textwrap import wrap

from mazzo.cli.chart import chart
from mazzo.core.decks import Recipe
from mazzo.games.grove import deck as project
from mazzo.lab import End, Report, ScoreCount
from mazzo.lab.report import CERTAIN
from mazzo.terminal import Console
from scripts.house_deck import bands, recipes
from scripts.house_deck.candidates import CHANGES
from scripts.house_deck.choosing import Found
from scripts.house_deck.playing import deck

PAGE = "house-deck.md"
PICTURE = "pictures/house-deck.svg"
BAR = 40
"""Letters of the longest bar."""
LETTER = "█"
WIDTH = 140
"""Letters of a line."""


def write(found: Found, folder: Path) -> None:
    """The page and its picture."""
    picture = folder / PICTURE
    picture.parent.mkdir(parents=True, exist_ok=True)
    picture.write_text(_picture(found), "utf-8")
    (folder / PAGE).write_text("\n".join(_page(found)) + "\n", "utf-8")


def is_in_project(found: Found) -> bool:
    """Whether Mazzo plays with the deck and the recipes that were found."""
    return deck(found.faces).faces == _words_in_project() and found.recipes == project.RECIPES


def tables(found: Found) -> str:
    """Faces and recipes as `src/mazzo/games/grove/deck.py` holds them."""
    faces = "\n".join(f'    "{" ".join(face)}",' for face in found.faces)
    backs = "\n".join(f"    {code(recipe)},  # {card}" for card, recipe in enumerate(found.recipes, 1))
    return f"_PRINTED = (\n{faces}\n)\n\nRECIPES: tuple[Recipe, ...] = (\n{backs}\n)"


def _words_in_project() -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(project.NAMES[cell] for cell in cells) for cells in project.CELLS_OF)


def code(recipe: Recipe) -> str:
    parts = [str(recipe.number), f'"{recipe.when}"', str(recipe.than), f'"{recipe.count}"']
    parts += [
        f'{name}="{value}"'
        for name, value in (("fruit", recipe.fruit), ("place", recipe.place), ("value", recipe.value))
        if value != "any"
    ]
    parts += ['reward="percent"'] * (recipe.reward == "percent")
    parts += [f"amount={recipe.amount}"] + ["wheelbarrow=False"] * (not recipe.wheelbarrow)
    return f"Recipe({', '.join(parts)})"


def _picture(found: Found) -> str:
    counts = tuple(ScoreCount(score, count) for score, count in sorted(Counter(found.scores).items()))
    games = len(found.scores)
    report = Report("grove", "grove-2", "planner", found.seed, 1, (), games, 0, counts, (End("all-placed", games),))
    return chart(report, Console("en"))


def _page(found: Found) -> Iterator[str]:
    for part in (_beginning, _deck, _scores, _chosen, _recipes, _pairs, _budget):
        yield from part(found)


def _paragraph(*sentences: str) -> Iterator[str]:
    """Sentences as lines of a page, and an empty line."""
    yield from wrap(" ".join(sentences), WIDTH, break_long_words=False, break_on_hyphens=False)
    yield ""


def _beginning(found: Found) -> Iterator[str]:
    yield "# The house deck of Grove"
    yield ""
    yield from _paragraph(
        "What the eighteen printed cards of Grove show is published nowhere. Mazzo therefore plays with a",
        "deck of its own, faces and recipes, and owners of the printed game can enter theirs. This page",
        "is written by the script that made the house deck, and every number in it comes out again,",
        "whatever the machine and however many processes it has:",
    )
    yield from ("```", "make house-deck", "```", "")


def _deck(found: Found) -> Iterator[str]:
    yield "## The faces"
    yield ""
    yield from _paragraph(
        f"Seed `{found.seed}`, candidate {found.finalists[0].number} of {found.budget.candidates} (they",
        "count from 0). Six cells a card, row by row, three rows of two: O orange, L lemon, M lime with",
        "one or two fruits, `__` the glade.",
    )
    yield "```"
    for card in range(0, len(found.faces), 2):
        yield "    ".join(f"{card + k + 1:>2}: {_rows(found.faces[card + k])}" for k in (0, 1))
    yield from ("```", "")
    yield from _paragraph(
        "Every candidate keeps what is known of the printed cards and is fair by construction: on each",
        "card five trees, of each fruit at least one (3-1-1 or 2-2-1), and one glade; in all thirty trees",
        "of each fruit, fifteen with one fruit and fifteen with two; each fruit has three trees on",
        "equally many cards; six to nine fruits a card; the glade in a corner on twelve cards and in the",
        "middle of a long side on six; no two cards alike, however they are turned.",
    )


def _rows(face: Sequence[str]) -> str:
    return " / ".join(f"{face[k]} {face[k + 1]}" for k in (0, 2, 4))


def _scores(found: Found) -> Iterator[str]:
    scores, games = found.scores, len(found.scores)
    strong, weak = bands.shares(scores), bands.shares(found.greedy)
    reach = CERTAIN * stdev(scores) / sqrt(games)
    yield "## How its scores spread"
    yield ""
    yield from _paragraph(
        f"{games:,} games of the chosen deck on deals that it was not chosen by. The planner, which sees",
        f"its hand and the set of the cards still to come, scores {mean(scores):.2f} on average",
        f"(uncertainty {reach:.2f}, standard deviation {stdev(scores):.2f}), from {min(scores)} to",
        f"{max(scores)}; greed, which always takes the most points at once, {mean(found.greedy):.2f} on",
        "the same deals.",
    )
    yield "| score | wanted | planner | greed |"
    yield "| --- | ---: | ---: | ---: |"
    for name, wanted, here, there in zip(bands.NAMES, bands.WANTED, strong, weak, strict=True):
        yield f"| {name} | {wanted:.0%} | {here:.1%} | {there:.1%} |"
    yield from ("", "```")
    for name, here in zip(bands.NAMES, strong, strict=True):
        yield f"{name:<12} {LETTER * round(BAR * here / max(strong))} {here:.1%}"
    yield from ("```", "", f"![The planner's scores with the house deck]({PICTURE})", "")
    yield from _paragraph(
        f"Uncertainty of a share: at most {_reach(games):.1%}, 95 times in a hundred. What is wanted is",
        "our reading of the titles: the middle in the two bands from 45 to 54, both ends rare. A deck's",
        "distance from it is the share of its games that would have to lie in another band: here",
        f"{bands.distance(scores):.1%}.",
    )


def _chosen(found: Found) -> Iterator[str]:
    budget, screened = found.budget, sorted(found.screened)
    yield "## How it was chosen"
    yield ""
    yield from _paragraph(
        f"**Candidates.** {budget.candidates} decks are drawn at random under these constraints, each from a stream",
        "of chance of its own. Decks drawn at random match themselves too well: the planner scores about 60 with",
        f"them. So {CHANGES:,} changes are tried on each (two cells of a card exchanged, or two trees of one fruit",
        "between two cards), and those are taken back with which the best way to lay one card on another, summed",
        "over all pairs of cards, brings more points than before.",
    )
    yield from _paragraph(
        f"**Screening.** Greed plays {budget.screening} games with each candidate, all of them the same deals, and",
        f"scores from {screened[0]:.1f} to {screened[-1]:.1f} on average, half of them under",
        f"{screened[len(screened) // 2]:.1f}. The {budget.finalists} on which it scores least go on: all of them are",
        "still too generous.",
    )
    yield from _paragraph(
        f"**Tempering.** On each of these {budget.changes} such changes are tried again, and taken back if greed",
        f"scores more on {budget.tempering} games; the deals are others after every {budget.together} changes.",
    )
    yield from _paragraph(
        f"**Finalists.** The planner plays {budget.final} games with each; the best {budget.last} play",
        f"{budget.longest} others, and the nearest to the wanted bands is the house deck.",
    )
    yield "| candidate | games | mean | distance |" + "".join(f" {name} |" for name in bands.NAMES)
    yield "| ---: | ---: | ---: | ---: |" + " ---: |" * len(bands.NAMES)
    for one in found.finalists:
        shares = "".join(f" {share:.0%} |" for share in bands.shares(one.scores))
        away = bands.distance(one.scores)
        yield f"| {one.number} | {len(one.scores)} | {mean(one.scores):.1f} | {away:.1%} |{shares}"
    yield ""


def _recipes(found: Found) -> Iterator[str]:
    budget, shares = found.budget, {pair: found.won(pair) for pair in recipes.PAIRS}
    yield "## The recipes"
    yield ""
    yield from _paragraph(
        "What a recipe counts and what it pays is designed; its number is fitted. The numbers are those",
        "with which the planner meets the target of each pair as nearly as possible in half of its games:",
        f"least squares of the {len(recipes.PAIRS)} pairs' medians, rounded, then bettered one or two at a",
        f"time. Fitted to {budget.fitting} games a pair, checked on {budget.checking} others: only those",
        "are told here. The planner wants as many points as it can get, the bonuses included, and does",
        "not look at the target: who plays for it may win more often.",
    )
    yield "| card | number | when and what | pays | wheelbarrow | won | lowest pair | highest pair |"
    yield "| ---: | ---: | --- | --- | --- | ---: | ---: | ---: |"
    for card, recipe in enumerate(found.recipes, 1):
        own = [share for pair, share in shares.items() if card in pair]
        what = " | ".join(told(recipe))
        yield f"| {card} | {recipe.number} | {what} | {mean(own):.0%} | {min(own):.0%} | {max(own):.0%} |"
    yield ""


def told(recipe: Recipe) -> tuple[str, str, str]:
    """When a recipe pays, what, and whether the wheelbarrow counts, in the words of a deck's file."""
    filters = ", ".join(each for each in (recipe.fruit, recipe.place, recipe.value) if each != "any")
    counted = f"{recipe.when} {recipe.than} {recipe.count}" + (f" ({filters})" if filters else "")
    pays = f"{recipe.amount} points" if recipe.reward == "points" else f"{recipe.amount} % of the score"
    return counted, pays, "yes" if recipe.wheelbarrow else "no"


def _pairs(found: Found) -> Iterator[str]:
    games, shares = found.budget.checking, {pair: found.won(pair) for pair in recipes.PAIRS}
    targets = sorted(found.target(pair) for pair in recipes.PAIRS)
    hardest, easiest = min(shares, key=shares.__getitem__), max(shares, key=shares.__getitem__)
    yield "## Every pair"
    yield ""
    yield from _paragraph(
        f"Targets are from {targets[0]} to {targets[-1]}, half of them under {targets[len(targets) // 2]}.",
        f"Over all pairs the planner wins {mean(shares.values()):.1%} of its games (uncertainty",
        f"{_reach(games * len(shares)):.1%}); the hardest pair is {hardest[0]} with {hardest[1]}",
        f"({shares[hardest]:.0%}), the easiest {easiest[0]} with {easiest[1]} ({shares[easiest]:.0%}).",
        f"Uncertainty of one pair's share: at most {_reach(games):.1%}, 95 times in a hundred, and",
        f"{_reach(games, 0.1):.1%} near 10 % and 90 %; of {len(shares)} pairs a few lie further off.",
    )
    yield from ("Percent of games won:", "", "```")
    cards = range(1, len(found.recipes) + 1)
    yield "    " + "".join(f"{card:>4}" for card in cards[1:])
    for one in cards[:-1]:
        row = (f"{100 * shares[one, two]:4.0f}" if two > one else "    " for two in cards[1:])
        yield f"{one:>4}" + "".join(row)
    yield from ("```", "")


def _reach(games: int, share: float = 0.5) -> float:
    """How far a share measured by so many games may lie from the true one, 95 times in a hundred."""
    return CERTAIN * sqrt(share * (1 - share) / games)


def _budget(found: Found) -> Iterator[str]:
    who = found.budget.planner
    yield "## Who plays"
    yield ""
    yield from wrap(
        f"The planner (`src/mazzo/bots/flat_mc/bot.py`) looks at the {who.width} actions that bring most at "
        f"once. After each of them it plays the game on to its end {who.playouts} times, greedily, with "
        "cards drawn from those its seat has not seen, and drops the worse half; the better half is "
        f"played on {who.playouts} times more, and so on until one action is left. All actions are tried "
        "with the same luck. The state it thinks about holds no order of cards: it cannot know what "
        "comes. It is a strong bot, not the best there can be; a better one moves the bands up and asks "
        "for other numbers on the recipes.",
        WIDTH,
    )
