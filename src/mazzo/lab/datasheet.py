"""The page that is written beside a dataset, after Gebru et al., "Datasheets for Datasets" (2021)."""

import shlex
from collections.abc import Mapping
from typing import Any


def datasheet(settings: Mapping[str, Any], plies: int) -> str:
    """The page, as Markdown. `settings` as in `dataset.json`; `plies`: number of actions in all games."""
    told = settings
    command = ["mazzo", "dataset", told["game"], "--games", str(told["games"]), "--seats", str(told["seats"])]
    command += [word for name in told["options"] for word in ("--option", name)]
    command += ["--strengths", ",".join(told["strengths"]), "--seed", told["seed"]]
    return f"""# Games of {told["game"]}

## Motivation

Games of bots for the study of games and of learning: what a seat could know, what it was allowed to
do, what it chose, how its bot valued its actions, and how the game ended.

## Composition

{told["games"]} games with {plies} actions, by ruleset `{told["ruleset"]}` and deck `{told["deck"]}`, with
{told["seats"]} seat(s) and the options: {", ".join(told["options"]) or "none"}. It is a sample, and there is nothing
of people in it.

`games`: a row for each game.

| column | content |
|---|---|
| `game` | number of the game, from 0 |
| `strengths` | the bot of each seat |
| `scores`, `places` | final points and place of each seat; places from 1, ties share a place |
| `end` | why the game ended |
| `plies` | number of actions |
| `journal` | the whole game as text: `mazzo check`, `mazzo.replay` |

`plies`: a row for each action, in the order of the game.

| column | content |
|---|---|
| `game`, `ply`, `seat`, `strength` | which action, whose, and the name of the bot |
| `observation` | {told["observation"]} numbers that the seat may know, before the action: version {
        told["observation_version"]
    } of `mazzo.rl.observation_of` |
| `legal` | the actions that were legal, ascending, by their numbers from 0 to {told["actions"] - 1} in `mazzo.rl` |
| `action` | the chosen one |
| `value` | the bot's value of the chosen action; null for a bot that has none |
| `evaluations` | the actions that the bot compared, with the number of visits and the mean value of each |
| `score`, `place` | the final ones of the seat |

A value is in the unit of the bot: `novice`, `casual` and `greedy` compare the positions after their
actions by the game's heuristic; other bots search, and their values are means of leaves. An
observation holds nothing that the seat cannot know; other seats' hidden cards are in no column but
`journal`, which tells the whole game.

## Collection

Every seat of a game is played by one of {", ".join(told["strengths"])}, drawn from the seed
“{told["seed"]}”, as are the cards. The bots' choices depend on the seed, too, so this command writes the
same bytes again (Mazzo {told["mazzo"]}, the same version of pyarrow):

    {shlex.join(command)}

Files have checksums. A file that is damaged is found when it is read; delete it, and the command
writes it again.

## Uses

    from pathlib import Path
    from mazzo.lab import dataset
    data = dataset.load(Path("."))
    plies = data.plies(["observation", "legal", "action", "score"])
    x = data.observations(plies)      # a row of numbers for each action
    masks = data.legal_masks(plies)   # the same rows, a column for each action of the game

Any program that reads Parquet can read it, too. The bots are not people: their mistakes are others,
and all games of a seed share the same few players. Actions of one game depend on each other; split
training and test data by `game`.

## Distribution and maintenance

The data carry the licence of Mazzo (MIT). `dataset.json` has the settings. A change of the layout
changes its `format`.
"""
