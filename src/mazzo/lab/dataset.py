"""Open data: games of bots as Parquet files, written and read.

from mazzo.lab import dataset
dataset.write(dataset.DatasetRequest("orchard", 1000), Path("orchard-dataset"))
data = dataset.load(Path("orchard-dataset"))
plies = data.plies(["observation", "action", "score"])

A dataset is a folder: `games` and `plies` have a file for each PART games, `dataset.json` says what it holds and
README.md describes it. The same request gives the same bytes, however often it was interrupted and wherever its parts
were computed. It needs NumPy and pyarrow (`pip install "mazzo[data]"`).
"""

import json
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from io import BytesIO
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import mazzo
from mazzo import compiled
from mazzo.bots import Bot, Position
from mazzo.bots.greedy_bots import Judge
from mazzo.compiled import Body
from mazzo.core.errors import NotUnderstood, OurFault
from mazzo.core.extras import import_extra
from mazzo.core.game import AnyGame
from mazzo.games import find
from mazzo.lab.datasheet import datasheet
from mazzo.lab.duplicate_deals import Board, Observer, play
from mazzo.lab.participants import entrant
from mazzo.lab.pieces import Jobs, results_of
from mazzo.match import Match

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from mazzo.rl.games import Encoder

FORMAT = "mazzo dataset 1"
PART = 100
"""Games in a file."""
GROUP = 2000
"""Rows in a row group of the plies."""
SETTINGS = "dataset.json"
TABLES = ("plies", "games")
"""The folders of files, in the order in which the files of a part are written."""


@dataclass(frozen=True)
class DatasetRequest:
    """Settings of a dataset. Each seat of a game is played by one of `strengths`, drawn from the seed. `seats` None:
    the fewest with an opponent.
    """

    game: str
    games: int
    seats: int | None = None
    options: tuple[str, ...] = ()
    strengths: tuple[str, ...] = ("novice", "casual", "greedy")
    seed: str = "dataset"


def write(
    request: DatasetRequest, folder: Path, jobs: Jobs = 1, on_progress: Callable[[int, int], None] | None = None
) -> "Dataset":
    """Write a dataset, or what is missing of it; a larger number of games extends one. `jobs` as for `results_of`.
    `on_progress` is called with the number of parts written and the total.

    Raises NotUnderstood for unknown names, without the packages of the extra `data`, and if the folder holds something
    else or more games; OurFault if a bot fails.
    """
    settings = settings_of(request)
    arrow = _arrow()
    previous = _settings_in(folder)
    if previous is None and folder.exists() and any(folder.iterdir()):
        raise NotUnderstood("lab-dataset-other", path=str(folder)[:200])
    if previous is not None:
        if {**previous, "games": 0} != {**settings, "games": 0}:
            raise NotUnderstood("lab-dataset-other", path=str(folder)[:200])
        if previous["games"] > request.games:
            raise NotUnderstood("lab-dataset-larger", path=str(folder)[:200], games=previous["games"])
    for table in TABLES:
        (folder / table).mkdir(parents=True, exist_ok=True)
    _replace(folder / SETTINGS, (json.dumps(settings, indent=1) + "\n").encode())
    request = replace(request, seats=settings["seats"])
    games = range(request.games)
    parts = [_Part(request, number, games[at : at + PART]) for number, at in enumerate(games[::PART])]
    missing = [part for part in parts if not _is_there(arrow, folder, part)]
    finished_parts = len(parts) - len(missing)
    if on_progress is not None:
        on_progress(finished_parts, len(parts))
    if missing:
        compiled.warm(find(request.game))
    for number, files in results_of(_part_files, missing, jobs):
        for table, raw in zip(TABLES, files, strict=True):
            _replace(folder / table / _name(number), raw)
        finished_parts += 1
        if on_progress is not None:
            on_progress(finished_parts, len(parts))
    data = load(folder)
    _replace(folder / "README.md", datasheet(settings, data.rows("plies")).encode())
    return data


def settings_of(request: DatasetRequest) -> dict[str, Any]:
    """What determines the contents of a dataset, as in its `dataset.json`. Raises NotUnderstood for unknown names, and
    ValueError for fewer than one game.
    """
    game = find(request.game)
    meta = game.meta
    fewest = meta.seats_min if meta.same_cards else max(2, meta.seats_min)
    seats = fewest if request.seats is None else request.seats
    if not meta.seats_min <= seats <= meta.seats_max:
        raise NotUnderstood("bad-seats", seats=seats, least=meta.seats_min, most=meta.seats_max)
    game.option_bits(request.options, seats)
    for name in request.strengths:
        entrant(game, name)
    encoder = _encoder_of(game)
    if request.games < 1 or not request.strengths:
        raise ValueError(f"a dataset of {request.games} games by {len(request.strengths)} bots")
    return {
        "format": FORMAT,
        "mazzo": mazzo.__version__,
        "ruleset": meta.ruleset,
        "deck": meta.deck,
        **asdict(request),
        "seats": seats,
        "options": list(request.options),
        "strengths": list(request.strengths),
        "games_in_file": PART,
        "observation": encoder.size,
        "observation_version": encoder.layout.VERSION,
        "actions": encoder.actions,
    }


# Playing


@dataclass(frozen=True)
class _Part:
    """The games of one file in each table, by their numbers."""

    request: DatasetRequest
    number: int
    games: range


def _part_files(part: _Part) -> tuple[int, tuple[bytes, bytes]]:
    """The number of a part, and its two files."""
    arrow, recorder = _arrow(), _Recorder(part.games.start)
    for number in part.games:
        result = play(_board(part.request, number), recorder)
        if result.fault is not None:
            raise OurFault("lab-dataset-fault", game=number, name=result.fault.entrant, told=result.fault.told)
    settings = settings_of(part.request)
    plies = arrow.Table.from_pylist(recorder.plies, _plies_schema(arrow, settings))
    games = arrow.Table.from_pylist(recorder.games, _games_schema(arrow))
    return part.number, (_parquet(plies), _parquet(games))


def _board(request: DatasetRequest, number: int) -> Board:
    assert request.seats is not None
    rng = Random(f"{request.seed}/{number}")
    seating = tuple(rng.choice(request.strengths) for _ in range(request.seats))
    return Board(request.game, request.seed, number, (seating,), request.options)


class _Recorder(Observer):
    """Records games as rows."""

    def __init__(self, first_game: int) -> None:
        self._first_game = first_game
        self.plies: list[dict[str, Any]] = []
        self.games: list[dict[str, Any]] = []
        self._seating: tuple[str, ...] = ()
        self._first = 0

    def on_deal(self, match: Match, seating: tuple[str, ...]) -> None:
        self._seating, self._first = seating, len(self.plies)

    def choose(self, bot: Bot, match: Match, seat: int, position: Position, body: Body) -> int:
        judgement = bot.judge(position, body) if isinstance(bot, Judge) else (bot.think(position, body), [])
        action, evaluations = judgement
        encoder = _encoder_of(body.game)
        state = type(body.game.new_state()).from_bytes(position.state)

        def number(action: int) -> int:
            return encoder.layout.index_of(state, position.seat, action)

        self.plies.append(
            {
                "ply": len(self.plies) - self._first,
                "seat": seat,
                "strength": self._seating[seat],
                "observation": encoder.observe_in(state, position.seat).tolist(),
                "legal": encoder.legal_in(state, position.seat),
                "action": number(action),
                "value": next((one.mean for one in evaluations if one.action == action), None),
                "evaluations": [asdict(one) | {"action": number(one.action)} for one in evaluations],
            }
        )
        return action

    def on_end(self, match: Match) -> None:
        outcome, number = match.outcome, self._first_game + len(self.games)
        assert outcome is not None
        places = [place.place for place in sorted(outcome.ranking, key=lambda place: place.seat)]
        scores = [match.score(seat) for seat in range(match.seats)]
        for ply in self.plies[self._first :]:
            ply |= {"game": number, "score": scores[ply["seat"]], "place": places[ply["seat"]]}
        self.games.append(
            {
                "game": number,
                "strengths": self._seating,
                "scores": scores,
                "places": places,
                "end": outcome.reason,
                "plies": len(self.plies) - self._first,
                "journal": match.journal.text(),
            }
        )


# Files


def _plies_schema(arrow: Any, settings: dict[str, Any]) -> Any:
    evaluation = arrow.struct([("action", arrow.int32()), ("visits", arrow.int32()), ("mean", arrow.float64())])
    return arrow.schema(
        [
            ("game", arrow.int64()),
            ("ply", arrow.int32()),
            ("seat", arrow.int8()),
            ("strength", arrow.string()),
            ("observation", arrow.list_(arrow.int16(), settings["observation"])),
            ("legal", arrow.list_(arrow.int32())),
            ("action", arrow.int32()),
            ("value", arrow.float64()),
            ("evaluations", arrow.list_(evaluation)),
            ("score", arrow.int32()),
            ("place", arrow.int8()),
        ]
    )


def _games_schema(arrow: Any) -> Any:
    return arrow.schema(
        [
            ("game", arrow.int64()),
            ("strengths", arrow.list_(arrow.string())),
            ("scores", arrow.list_(arrow.int32())),
            ("places", arrow.list_(arrow.int8())),
            ("end", arrow.string()),
            ("plies", arrow.int32()),
            ("journal", arrow.string()),
        ]
    )


def _parquet(table: Any) -> bytes:
    """A file with checksums, so that damage is found."""
    from pyarrow import parquet

    sink = BytesIO()
    parquet.write_table(table, sink, row_group_size=GROUP, compression="zstd", write_page_checksum=True)
    return sink.getvalue()


def _name(number: int) -> str:
    return f"{number:06}.parquet"


def _replace(path: Path, raw: bytes) -> None:
    """Write a file atomically: it is complete, or it does not exist."""
    draft = path.with_name(f"{path.name}.part")
    draft.write_bytes(raw)
    os.replace(draft, path)


def _settings_in(folder: Path) -> dict[str, Any] | None:
    """The settings of the dataset in a folder; None if there is none. Raises NotUnderstood for a broken file."""
    file = folder / SETTINGS
    if not file.exists():
        return None
    try:
        settings = json.loads(file.read_text("utf-8"))
        if settings["format"] == FORMAT:
            return dict(settings)
    except (ValueError, KeyError, TypeError):
        pass
    raise NotUnderstood("lab-dataset-none", path=str(file)[:200])


def _encoder_of(game: AnyGame) -> "Encoder":
    """The game's `mazzo.rl.games.Encoder`. Raises NotUnderstood if NumPy is not installed."""
    import_extra("numpy", "data")
    from mazzo.rl.games import encoder_of

    return encoder_of(game)


def _is_there(arrow: Any, folder: Path, part: _Part) -> bool:
    """Whether the files of a part are written, with all of its games."""
    from pyarrow import parquet

    files = [folder / table / _name(part.number) for table in TABLES]
    try:
        return all(file.exists() for file in files) and parquet.read_metadata(files[1]).num_rows == len(part.games)
    except (arrow.ArrowException, OSError):
        return False


def _arrow() -> Any:
    """The module `pyarrow`. Raises NotUnderstood if it is not installed."""
    arrow = import_extra("pyarrow", "data")
    import_extra("pyarrow.parquet", "data")
    return arrow


# Reading


class Dataset:
    """A dataset that is read from its files, row group by row group."""

    def __init__(self, folder: Path, settings: dict[str, Any]) -> None:
        self.folder = folder
        self.settings = settings

    def games(self, columns: Sequence[str] | None = None) -> Any:
        """The games as a `pyarrow.Table`, a row for each."""
        return self._table("games", columns)

    def plies(self, columns: Sequence[str] | None = None) -> Any:
        """The actions of all games as a `pyarrow.Table`, a row for each; `columns`: only these."""
        return self._table("plies", columns)

    def batches(self, table: str, columns: Sequence[str] | None = None) -> Iterator[Any]:
        """The row groups of "plies" or "games", each as a `pyarrow.Table`. Raises NotUnderstood for a broken one, by
        its file and number, and for a missing file; ValueError for an unknown table or column.
        """
        arrow = _arrow()
        if table not in TABLES:
            raise ValueError(f"no table {table!r}; there are {', '.join(TABLES)}")
        for path in self._files(table):
            file = self._open(path)
            if others := sorted(set(columns or ()) - set(file.schema_arrow.names)):
                raise ValueError(f"no column {others[0]!r} in {table}; there are {', '.join(file.schema_arrow.names)}")
            for number in range(file.num_row_groups):
                try:
                    batch = file.read_row_group(number, columns)
                except (arrow.ArrowException, OSError) as problem:
                    raise NotUnderstood("lab-dataset-broken", path=str(path)[:200], group=number) from problem
                yield batch

    def rows(self, table: str) -> int:
        """Number of rows of a table."""
        return sum(self._open(path).metadata.num_rows for path in self._files(table))

    def observations(self, plies: Any) -> "NDArray[np.int16]":
        """The column `observation` of a table of plies, a row for each."""
        column = plies["observation"].combine_chunks()
        rows: NDArray[np.int16] = column.flatten().to_numpy().reshape(len(column), self.settings["observation"])
        return rows

    def legal_masks(self, plies: Any) -> "NDArray[np.bool_]":
        """The column `legal` of a table of plies as masks: a row for each, a column for each action of the game."""
        import numpy as np

        column = plies["legal"].combine_chunks()
        masks = np.zeros((len(column), self.settings["actions"]), bool)
        rows = np.repeat(np.arange(len(column)), column.value_lengths().to_numpy())
        masks[rows, column.flatten().to_numpy()] = True
        return masks

    def _table(self, table: str, columns: Sequence[str] | None) -> Any:
        return _arrow().concat_tables(self.batches(table, columns))

    def _files(self, table: str) -> list[Path]:
        files = -(-self.settings["games"] // self.settings["games_in_file"])
        return [self.folder / table / _name(number) for number in range(files)]

    def _open(self, path: Path) -> Any:
        arrow = _arrow()
        try:
            return arrow.parquet.ParquetFile(path, page_checksum_verification=True)
        except FileNotFoundError as problem:
            raise NotUnderstood("lab-dataset-unfinished", path=str(path)[:200]) from problem
        except (arrow.ArrowException, OSError) as problem:
            raise NotUnderstood("lab-dataset-footer", path=str(path)[:200]) from problem


def load(folder: Path | str) -> Dataset:
    """The dataset in a folder. Raises NotUnderstood if there is none."""
    folder = Path(folder)
    settings = _settings_in(folder)
    if settings is None:
        raise NotUnderstood("lab-dataset-none", path=str(folder)[:200])
    _arrow()
    return Dataset(folder, settings)
