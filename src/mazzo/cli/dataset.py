"""`mazzo dataset`: writes a dataset behind a progress bar, then prints where it is."""

from pathlib import Path

from mazzo.cli.journals import choose_seed
from mazzo.cli.ladder import lab_progress
from mazzo.cli.reports import check_folder
from mazzo.lab import dataset
from mazzo.lab.pieces import Jobs
from mazzo.terminal import Console


def write_dataset(console: Console, request: dataset.DatasetRequest, folder: Path, jobs: Jobs) -> None:
    """Write a dataset into a folder, or what is missing of it."""
    choose_seed(request.seed)
    dataset.settings_of(request)  # raises if invalid
    check_folder(folder)
    with lab_progress(console, request.game) as report:
        data = dataset.write(request, folder, jobs, report)
    games, plies = (console.number(data.rows(table)) for table in ("games", "plies"))
    console.out.print(console.text("cli-dataset-done", path=str(folder), games=games, plies=plies), soft_wrap=True)
