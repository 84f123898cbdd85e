"""What the search found, as a page for whoever plays with the house deck and asks where it comes from."""

from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from textwrap import wrap

from generate.house_deck import bands, recipes
from generate.house_deck.candidates import CHANGES
from generate.house_deck.choosing import Found
from generate.house_deck.playing import deck
from mazzo.cli.chart import chart
from mazzo.games.grove import deck as project
from mazzo.games.grove.recipes import Recipe
from mazzo.lab import End, Report, ScoreCount
from mazzo.lab.report import CERTAIN
from mazzo.terminal import Console

PAGE = "house-deck.md"
PICTURE = "pictures/house-deck.svg"
BAR = 40
"""Letters of the longest bar."""
LETTER = "█"
WIDTH = 100
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
        "The eighteen printed cards of Grove are not published. Mazzo therefore has a house deck of its own,",
        "faces and recipes, and owners of the printed game can enter theirs. The script that generated the",
        "house deck writes this page, with the same numbers on any machine and with any number of processes:",
    )
    yield from ("```", "make house-deck", "```", "")


def _deck(found: Found) -> Iterator[str]:
    yield "## The faces"
    yield ""
    yield from _paragraph(
        f"Seed `{found.seed}`, candidate {found.finalists[0].number} of {found.budget.candidates} (numbered",
        "from 0). Each card has three rows of two cells: O orange, L lemon, M lime, with one or two fruits;",
        "`__` the glade.",
    )
    yield "```"
    for card in range(0, len(found.faces), 2):
        yield "    ".join(f"{card + k + 1:>2}: {_rows(found.faces[card + k])}" for k in (0, 1))
    yield from ("```", "")
    yield from _paragraph(
        "Every candidate has the known properties of the printed cards and is balanced: each card has five",
        "trees, at least one of each fruit (3-1-1 or 2-2-1), and one glade; there are thirty trees of each",
        "fruit, fifteen with one fruit and fifteen with two; each fruit has three trees on the same number",
        "of cards; a card has six to nine fruits; the glade is in a corner on twelve cards and in the middle",
        "of a long side on six; no two cards are equal, however they are turned.",
    )


def _rows(face: Sequence[str]) -> str:
    return " / ".join(f"{face[k]} {face[k + 1]}" for k in (0, 2, 4))


def _scores(found: Found) -> Iterator[str]:
    scores, games = found.scores, len(found.scores)
    strong, weak = bands.shares(scores), bands.shares(found.greedy)
    reach = CERTAIN * stdev(scores) / sqrt(games)
    yield "## The distribution of scores"
    yield ""
    yield from _paragraph(
        f"{games:,} games of the house deck, on deals that were not used to choose it. The planner, which sees",
        f"its hand and the set of unseen cards, has a mean score of {mean(scores):.2f} (± {reach:.2f}, standard",
        f"deviation {stdev(scores):.2f}), from {min(scores)} to {max(scores)}; the greedy bot, which takes the",
        f"most points at once, has {mean(found.greedy):.2f} on the same deals.",
    )
    yield "| score | target | planner | greedy |"
    yield "| --- | ---: | ---: | ---: |"
    for name, wanted, here, there in zip(bands.NAMES, bands.WANTED, strong, weak, strict=True):
        yield f"| {name} | {wanted:.0%} | {here:.1%} | {there:.1%} |"
    yield from ("", "```")
    for name, here in zip(bands.NAMES, strong, strict=True):
        yield f"{name:<12} {LETTER * round(BAR * here / max(strong))} {here:.1%}"
    yield from ("```", "", f"![The planner's scores with the house deck]({PICTURE})", "")
    yield from _paragraph(
        f"A share has a 95 % interval of at most ± {_reach(games):.1%}. The target is our interpretation of the",
        "titles: most games between 45 and 54, few at both ends. The distance of a deck from the target is",
        f"the share of games that would have to be in another band: here {bands.distance(scores):.1%}.",
    )


def _chosen(found: Found) -> Iterator[str]:
    budget, screened = found.budget, sorted(found.screened)
    yield "## How it was chosen"
    yield ""
    yield from _paragraph(
        f"**Candidates.** {budget.candidates} decks are drawn at random under these constraints, each from its own",
        "random stream. Cards of random decks match too well: the planner scores about 60. So",
        f"{CHANGES:,} changes are tried on each (exchanging two cells of a card, or two trees of one fruit between",
        "two cards). A change is undone if it increases the points of the best placement of one card on another,",
        "summed over all pairs of cards.",
    )
    yield from _paragraph(
        f"**Screening.** The greedy bot plays the same {budget.screening} deals with each candidate; its mean scores",
        f"are {screened[0]:.1f} to {screened[-1]:.1f}, with a median of {screened[len(screened) // 2]:.1f}. The",
        f"{budget.finalists} candidates with the lowest scores go on, since all are still above the target.",
    )
    yield from _paragraph(
        f"**Tempering.** On each of these {budget.changes} more changes are tried, and undone if the greedy bot",
        f"scores more in {budget.tempering} games; the deals change after every {budget.together} changes.",
    )
    yield from _paragraph(
        f"**Finalists.** The planner plays {budget.final} games with each, and {budget.longest} others with the best",
        f"{budget.last}; the deck nearest to the target is the house deck.",
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
        "Count and reward of a recipe are designed; its number is fitted, so that the planner reaches the",
        "target of each pair in about half of its games: least squares of the medians of the",
        f"{len(recipes.PAIRS)} pairs, rounded, then improved one or two at a time. The fit uses",
        f"{budget.fitting} games a pair; the figures here are from {budget.checking} others. The planner maximises",
        "points, including the rewards, and ignores the target: players who aim at it may win more often.",
    )
    yield "| card | number | condition | reward | wheelbarrow | won | lowest pair | highest pair |"
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
        f"Targets are {targets[0]} to {targets[-1]}, with a median of {targets[len(targets) // 2]}. Over all pairs",
        f"the planner wins {mean(shares.values()):.1%} of its games (± {_reach(games * len(shares)):.1%}); the",
        f"hardest pair is {hardest[0]} with {hardest[1]} ({shares[hardest]:.0%}), the easiest {easiest[0]} with",
        f"{easiest[1]} ({shares[easiest]:.0%}). The share of one pair has a 95 % interval of at most",
        f"± {_reach(games):.1%}, and ± {_reach(games, 0.1):.1%} near 10 % and 90 %.",
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
    yield "## The planner"
    yield ""
    yield from wrap(
        f"The planner (`src/mazzo/bots/flat_mc/bot.py`) considers the {who.width} actions with the most points. "
        f"After each it plays the game to its end {who.playouts} times, greedily, with random unseen cards, and "
        f"drops the worse half; the better half is played {who.playouts} times more, and so on until one action is "
        "left. All actions get the same random cards. The planner cannot know the cards to come, because the state "
        "contains no order of cards. A stronger bot would have higher scores and other numbers on the recipes.",
        WIDTH,
    )
