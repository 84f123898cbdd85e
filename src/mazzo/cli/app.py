"""Commands and their options; help texts are ids of sentences. The module with a command's name implements it."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, TypeVar

import typer

from mazzo.cli.language import console_of
from mazzo.cli.shell import Command, Group, Shell
from mazzo.core.errors import NotUnderstood

if TYPE_CHECKING:
    from mazzo.lab import pieces

F = TypeVar("F", bound=Callable[..., None])

MOST_SEATS = 8
MOST_PORT = 65_535
MOST_WORKERS = 64
MOST_GAMES = 100_000_000
MOST_JOBS = 256
MOST_PLIES = 60
MOST_SECONDS = 86_400

app = typer.Typer(
    cls=Shell,
    name="mazzo",
    help="cli-mazzo",
    epilog="mazzo play orchard\nmazzo simulate orchard --games 100",
    pretty_exceptions_enable=False,
    invoke_without_command=True,
)


def command_of(group: typer.Typer, *examples: str) -> Callable[[F], F]:
    """Make a function a command of a group. `deck_new` is `mazzo deck new`, and its help is the text `cli-deck-new`."""

    def add(function: F) -> F:
        full = function.__name__.replace("_", "-")
        name = full.removeprefix(f"{group.info.name}-")
        return group.command(name, cls=Command, help=f"cli-{full}", epilog="\n".join(examples))(function)

    return add


def group(name: str, commands: str, *examples: str) -> typer.Typer:
    """A group of commands, such as `mazzo deck`. `commands`: their names, for the error if none is given."""
    command_group = typer.Typer(cls=Group, name=name, invoke_without_command=True)
    app.add_typer(command_group, help=f"cli-{name}", epilog="\n".join(examples))

    @command_group.callback()
    def refuse(context: typer.Context) -> None:
        if context.invoked_subcommand is None:
            raise NotUnderstood("cli-missing", name=commands, command=context.command_path)

    return command_group


def game_names(incomplete: str) -> list[str]:
    """The games that a shell offers to complete."""
    from mazzo.games import GAMES

    return [name for name in GAMES if name.startswith(incomplete)]


Game = Annotated[str, typer.Argument(metavar="game", help="cli-arg-game", autocompletion=game_names)]
Seed = Annotated[str | None, typer.Option("--seed", metavar="text", help="cli-opt-seed")]
Seats = Annotated[int | None, typer.Option("--seats", min=1, max=MOST_SEATS, help="cli-deal-seats-help")]
Options = Annotated[
    list[str] | None, typer.Option("--option", "--options", metavar="text", help="cli-deal-option-help")
]
Deck = Annotated[str | None, typer.Option("--deck", metavar="file", help="cli-opt-deck")]
Jobs = Annotated[int, typer.Option(min=1, max=MOST_JOBS, help="cli-simulate-jobs-help")]
Ray = Annotated[str | None, typer.Option("--ray", metavar="address", help="cli-opt-ray")]
Journal = Annotated[str, typer.Argument(metavar="file", help="cli-arg-journal")]


def named(options: list[str] | None) -> tuple[str, ...]:
    """Values of a repeatable option; each may hold several names separated by commas."""
    return tuple(name for option in options or () for name in option.replace(",", " ").split())


def workers(jobs: int, ray: str | None) -> "pieces.Jobs":
    """The workers that compute; `--ray` replaces `--jobs`."""
    from mazzo.lab.pieces import Ray

    return jobs if ray is None else Ray(ray)


@app.callback()
def mazzo(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="cli-help-version")] = False,
) -> None:
    if version:
        from mazzo import __version__

        console_of(context).out.print(f"mazzo {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        serve(context)


@command_of(app, "mazzo serve --port 8080 --no-browser")
def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option(metavar="text", help="cli-serve-host-help")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(min=0, max=MOST_PORT, help="cli-serve-port-help")] = None,
    database: Annotated[str | None, typer.Option(metavar="file", help="cli-serve-database-help")] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="cli-serve-no-browser-help")] = False,
    workers: Annotated[int, typer.Option(min=1, max=MOST_WORKERS, help="cli-serve-workers-help")] = 1,
    without: Annotated[list[str] | None, typer.Option(metavar="game", help="cli-serve-without-help")] = None,
    check: Annotated[bool, typer.Option("--check", help="cli-serve-check-help")] = False,
    demo: Annotated[bool, typer.Option("--demo", help="cli-serve-demo-help")] = False,
) -> None:
    from mazzo.cli import serve as command

    if check:
        command.check(console_of(context), database, workers, without or (), demo)
        return
    command.serve(console_of(context), host, port, database, not no_browser, workers, without or (), demo)


@command_of(app, "mazzo migrate --database games.db")
def migrate(
    context: typer.Context,
    database: Annotated[str | None, typer.Option(metavar="file", help="cli-serve-database-help")] = None,
) -> None:
    from mazzo.cli import migrate as command

    command.migrate(console_of(context), database)


account_app = group("account", "reset", "mazzo account reset ada")


@command_of(account_app, "mazzo account reset ada --database games.db")
def account_reset(
    context: typer.Context,
    login: Annotated[str, typer.Argument(metavar="name", help="cli-account-login-help")],
    database: Annotated[str | None, typer.Option(metavar="file", help="cli-serve-database-help")] = None,
) -> None:
    from mazzo.cli import account as command

    command.reset(console_of(context), login, database)


admin_app = group("admin", "rebuild", "mazzo admin rebuild")


@command_of(admin_app, "mazzo admin rebuild --database games.db")
def admin_rebuild(
    context: typer.Context,
    database: Annotated[str | None, typer.Option(metavar="file", help="cli-serve-database-help")] = None,
    json: Annotated[bool, typer.Option("--json", help="cli-admin-json-help")] = False,
) -> None:
    from mazzo.cli import admin as command

    command.rebuild(console_of(context), database, json)


@command_of(app, "mazzo today --server https://mazzo.example.org", "mazzo today orchard --server http://localhost:8000")
def today(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="game", help="cli-arg-game", autocompletion=game_names)] = None,
    server: Annotated[str | None, typer.Option("--server", metavar="address", help="cli-today-server-help")] = None,
    token: Annotated[str | None, typer.Option("--token", metavar="text", help="cli-today-token-help")] = None,
    date: Annotated[str | None, typer.Option("--date", metavar="text", help="cli-today-date-help")] = None,
    json: Annotated[bool, typer.Option("--json", help="cli-today-json-help")] = False,
) -> None:
    from mazzo.cli import today as command

    command.print_today(console_of(context), command.TodayRequest(server, token, game, date), json)


@command_of(
    app,
    "mazzo play orchard --seed 'a fine day'",
    "mazzo play clustered --seats 2 --option fast",
    "mazzo play gnoming --bots 3 --strength master",
    "mazzo play grass",
)
def play(
    context: typer.Context,
    game: Game,
    seed: Seed = None,
    seats: Seats = None,
    bots: Annotated[int | None, typer.Option(min=0, max=MOST_SEATS - 1, help="cli-play-bots-help")] = None,
    strength: Annotated[str | None, typer.Option(metavar="name", help="cli-play-strength-help")] = None,
    option: Options = None,
    practice: Annotated[bool, typer.Option("--practice", help="cli-play-practice-help")] = False,
    deck: Deck = None,
    rest: Annotated[str | None, typer.Option(metavar="file", help="cli-play-rest-help")] = None,
    save: Annotated[Path | None, typer.Option(metavar="file", help="cli-play-save-help")] = None,
) -> None:
    from mazzo.cli import decks
    from mazzo.cli import play as command

    options, own = named(option), decks.read(deck)
    if rest is not None:
        options, own = decks.second(rest, game, options, own)
    command.play(
        console_of(context), command.PlayRequest(game, seats, bots, strength, seed, practice, options, own, save)
    )


@command_of(app, "mazzo deal orchard --seed rain | mazzo replay -")
def replay(
    context: typer.Context,
    journal: Journal,
    final: Annotated[bool, typer.Option("--final", help="cli-replay-final-help")] = False,
    boards: Annotated[bool, typer.Option("--boards", help="cli-replay-boards-help")] = False,
    json: Annotated[bool, typer.Option("--json", help="cli-replay-json-help")] = False,
) -> None:
    from mazzo.cli import replay as command

    command.print_replay(console_of(context), journal, final, boards, json)


@command_of(app, "mazzo deal orchard --seed rain | mazzo check -")
def check(context: typer.Context, journal: Journal) -> None:
    from mazzo.cli import replay as command

    command.print_check(console_of(context), journal)


@command_of(app, "mazzo verify game.mazzo")
def verify(
    context: typer.Context,
    source: Annotated[str, typer.Argument(metavar="file", help="cli-verify-source-help")],
) -> None:
    from mazzo.cli import verify as command

    raise typer.Exit(command.print_verification(console_of(context), source))


@command_of(app, "mazzo deal orchard --seed rain")
def deal(
    context: typer.Context,
    game: Game,
    seed: Seed = None,
    seats: Seats = None,
    option: Options = None,
    practice: Annotated[bool, typer.Option("--practice", help="cli-play-practice-help")] = False,
    deck: Deck = None,
) -> None:
    from mazzo.cli import deal as command
    from mazzo.cli import decks

    command.print_deal(console_of(context), game, seats, seed, named(option), practice, decks.read(deck))


@command_of(app, "mazzo export-site mazzo-site", "mazzo export-site mazzo-site --at /mazzo/")
def export_site(
    context: typer.Context,
    folder: Annotated[Path, typer.Argument(metavar="folder", help="cli-export-site-folder-help")],
    at: Annotated[str, typer.Option(metavar="folder", help="cli-export-site-at-help")] = "/",
) -> None:
    from mazzo.cli import export_site as command

    command.write(console_of(context), folder, at)


@command_of(app, "mazzo rules orchard 6", "mazzo rules orchard --find token")
def rules(
    context: typer.Context,
    game: Game,
    number: Annotated[str | None, typer.Argument(metavar="number", help="cli-rules-number-help")] = None,
    find: Annotated[str | None, typer.Option(metavar="text", help="cli-rules-find-help")] = None,
) -> None:
    from mazzo.cli import rules as command

    command.print_rules(console_of(context), game, number, find)


@command_of(app, "mazzo simulate orchard --games 1000 --policy greedy --seed monday --chart scores.svg")
def simulate(
    context: typer.Context,
    game: Game,
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="cli-simulate-games-help")] = 10_000,
    policy: Annotated[Literal["random", "greedy"], typer.Option(help="cli-simulate-policy-help")] = "random",
    seats: Seats = None,
    option: Options = None,
    deck: Deck = None,
    jobs: Jobs = 1,
    ray: Ray = None,
    seed: Annotated[str | None, typer.Option(metavar="text", help="cli-simulate-seed-help")] = None,
    json: Annotated[str | None, typer.Option(metavar="file", help="cli-simulate-json-help")] = None,
    chart: Annotated[Path | None, typer.Option(metavar="file", help="cli-simulate-chart-help")] = None,
) -> None:
    from mazzo.cli import decks
    from mazzo.cli import simulate as command

    request = command.SimulationRequest(
        game, games, policy, seed, seats, named(option), decks.read(deck), workers(jobs, ray)
    )
    command.print_simulation(console_of(context), request, json, chart)


@command_of(app, "mazzo ladder orchard --strengths casual,greedy --deals 20")
def ladder(
    context: typer.Context,
    game: Game,
    deals: Annotated[int, typer.Option(min=2, max=MOST_GAMES, help="cli-ladder-deals-help")] = 100,
    strengths: Annotated[
        list[str] | None, typer.Option("--strengths", metavar="text", help="cli-ladder-strengths-help")
    ] = None,
    pairs: Annotated[Literal["next", "all"], typer.Option(help="cli-ladder-pairs-help")] = "next",
    seats: Annotated[int | None, typer.Option(min=1, max=MOST_SEATS, help="cli-ladder-seats-help")] = None,
    option: Options = None,
    jobs: Jobs = 1,
    ray: Ray = None,
    seed: Annotated[str, typer.Option(metavar="text", help="cli-ladder-seed-help")] = "ladder",
    json: Annotated[str | None, typer.Option(metavar="file", help="cli-ladder-json-help")] = None,
    keep: Annotated[Path | None, typer.Option(metavar="file", help="cli-ladder-keep-help")] = None,
    write: Annotated[Path | None, typer.Option(metavar="folder", help="cli-ladder-write-help")] = None,
    soundness: Annotated[int | None, typer.Option(min=1, max=MOST_GAMES, help="cli-ladder-soundness-help")] = None,
) -> None:
    from mazzo.cli import ladder as command
    from mazzo.lab.ladder import LadderRequest

    request, console = (
        LadderRequest(game, deals, named(strengths), seats, named(option), pairs, seed),
        console_of(context),
    )
    if soundness is None:
        code = command.print_ladder(console, request, workers(jobs, ray), json, keep, write)
    else:
        code = command.print_soundness(console, request, soundness, workers(jobs, ray), json, keep)
    raise typer.Exit(code)


@command_of(app, "mazzo par orchard --seed rain --seconds 1")
def par(
    context: typer.Context,
    source: Annotated[str, typer.Argument(metavar="file", help="cli-par-source-help", autocompletion=game_names)],
    seed: Seed = None,
    option: Options = None,
    deck: Deck = None,
    seconds: Annotated[float, typer.Option(min=0, max=MOST_SECONDS, help="cli-par-seconds-help")] = 10,
    json: Annotated[bool, typer.Option("--json", help="cli-par-json-help")] = False,
) -> None:
    from mazzo.cli import decks
    from mazzo.cli import par as command

    request = command.ParRequest(source, seed, named(option), decks.read(deck), seconds)
    command.print_par(console_of(context), request, json)


@command_of(app, "mazzo review game.mazzo")
def review(
    context: typer.Context,
    journal: Journal,
    json: Annotated[bool, typer.Option("--json", help="cli-review-json-help")] = False,
) -> None:
    from mazzo.cli import review as command

    command.print_review(console_of(context), journal, json)


@command_of(app, "mazzo puzzle orchard --date 2027-01-10")
def puzzle(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="game", help="cli-arg-game", autocompletion=game_names)] = None,
    id: Annotated[str | None, typer.Option("--id", metavar="text", help="cli-puzzle-id-help")] = None,
    date: Annotated[str | None, typer.Option("--date", metavar="text", help="cli-puzzle-date-help")] = None,
    json: Annotated[bool, typer.Option("--json", help="cli-puzzle-json-help")] = False,
    check: Annotated[bool, typer.Option("--check", help="cli-puzzle-check-help")] = False,
) -> None:
    from mazzo.cli import puzzle as command

    console = console_of(context)
    if check:
        command.print_check(console, game, id)
    else:
        (command.print_json if json else command.play)(console, command.find_puzzle(game, id, date))


@command_of(app, "mazzo perft orchard --depth 2 --seed sun --split")
def perft(
    context: typer.Context,
    game: Game,
    depth: Annotated[int, typer.Option(min=1, max=MOST_PLIES, help="cli-perft-depth-help")] = 2,
    seats: Seats = None,
    option: Options = None,
    deck: Deck = None,
    seed: Annotated[str, typer.Option(metavar="text", help="cli-opt-seed")] = "mazzo",
    split: Annotated[bool, typer.Option("--split", help="cli-perft-split-help")] = False,
    body: Annotated[Literal["compiled", "interpreted"], typer.Option(help="cli-perft-body-help")] = "compiled",
) -> None:
    from mazzo.cli import decks
    from mazzo.cli import perft as command

    match = command.dealt(game, seats, seed, named(option), decks.read(deck))
    command.print_perft(console_of(context), match, depth, split, body)


lab_app = group("lab", "compare", "mazzo lab compare clustered --option fast --deals 4")


@command_of(
    lab_app,
    "mazzo lab compare clustered --option fast --deals 4",
    "mazzo lab compare gnoming --seats 2 --seats 3 --deals 4 --page seats.html",
)
def lab_compare(
    context: typer.Context,
    game: Game,
    option: Annotated[list[str] | None, typer.Option(metavar="text", help="cli-compare-option-help")] = None,
    seats: Annotated[list[int] | None, typer.Option(min=1, max=MOST_SEATS, help="cli-compare-seats-help")] = None,
    deck: Annotated[list[str] | None, typer.Option(metavar="file", help="cli-compare-deck-help")] = None,
    strengths: Annotated[
        list[str] | None, typer.Option("--strengths", metavar="text", help="cli-compare-strengths-help")
    ] = None,
    deals: Annotated[int, typer.Option(min=2, max=MOST_GAMES, help="cli-ladder-deals-help")] = 100,
    jobs: Jobs = 1,
    ray: Ray = None,
    seed: Annotated[str, typer.Option(metavar="text", help="cli-ladder-seed-help")] = "lab",
    json: Annotated[str | None, typer.Option(metavar="file", help="cli-ladder-json-help")] = None,
    page: Annotated[Path | None, typer.Option(metavar="file", help="cli-compare-page-help")] = None,
) -> None:
    from mazzo.cli import compare as command
    from mazzo.lab.comparison import ComparisonRequest

    variants = command.variants_of(game, option or (), seats or (), deck or ())
    request = ComparisonRequest(game, variants, deals, named(strengths) or ("greedy",), seed)
    raise typer.Exit(command.print_comparison(console_of(context), request, workers(jobs, ray), json, page))


@command_of(app, "mazzo dataset orchard --games 20 --write games")
def dataset(
    context: typer.Context,
    game: Game,
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="cli-dataset-games-help")] = 1000,
    seats: Annotated[int | None, typer.Option(min=1, max=MOST_SEATS, help="cli-ladder-seats-help")] = None,
    option: Options = None,
    strengths: Annotated[
        list[str] | None, typer.Option("--strengths", metavar="text", help="cli-dataset-strengths-help")
    ] = None,
    jobs: Jobs = 1,
    ray: Ray = None,
    seed: Annotated[str, typer.Option(metavar="text", help="cli-ladder-seed-help")] = "dataset",
    write: Annotated[Path | None, typer.Option(metavar="folder", help="cli-dataset-write-help")] = None,
) -> None:
    from mazzo.cli import dataset as command
    from mazzo.lab.dataset import DatasetRequest

    request = DatasetRequest(game, games, seats, named(option), seed=seed)
    request = replace(request, strengths=named(strengths)) if strengths else request
    command.write_dataset(console_of(context), request, write or Path(f"{game}-dataset"), workers(jobs, ray))


@command_of(app, "mazzo new-game pebbles")
def new_game(
    context: typer.Context,
    folder: Annotated[Path, typer.Argument(metavar="folder", help="cli-new-game-folder-help")],
) -> None:
    from mazzo.cli import new_game as command

    command.write(console_of(context), folder)


deck_app = group("deck", "check|new", "mazzo deck new orchard", "mazzo deck new orchard | mazzo deck check -")


@command_of(deck_app, "mazzo deck new orchard | mazzo deck check -")
def deck_check(
    context: typer.Context, file: Annotated[str, typer.Argument(metavar="file", help="cli-arg-deck")]
) -> None:
    from mazzo.cli import decks

    decks.print_check(console_of(context), file)


@command_of(deck_app, "mazzo deck new orchard", "mazzo deck new orchard garden.toml --name 'The garden'")
def deck_new(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="game", help="cli-arg-deck-game", autocompletion=game_names)],
    file: Annotated[Path | None, typer.Argument(metavar="file", help="cli-deck-new-file-help")] = None,
    name: Annotated[str | None, typer.Option("--name", metavar="text", help="cli-deck-new-name-help")] = None,
) -> None:
    from mazzo.cli import decks

    decks.print_new(console_of(context), game, file, name)
