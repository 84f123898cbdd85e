"""The server as a process: its start, its stop, its port."""

import logging
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import httpx
import pytest
import structlog
from litestar import Litestar

from mazzo import server
from mazzo.cli.serve import serve
from mazzo.core.errors import NotUnderstood
from mazzo.server import limits
from mazzo.server.http.security_middleware import SecurityMiddleware
from mazzo.server.http.static_files import StaticFiles
from mazzo.server.limits import Turns
from mazzo.server.ops import logs
from mazzo.server.process import database_lock, settings, worker
from mazzo.server.process import serve as process_serve
from mazzo.server.process.serve import Startup, address_of
from mazzo.server.process.worker import SWITCH_SECONDS, Server, configure, obeying, serve_one
from mazzo.server.storage.engine import database_url
from mazzo.server.storage.tables import REVISION
from mazzo.terminal import Console
from tests.cli.terminal import call
from tests.e2e.server import free_port
from tests.server import postgres
from tests.server.served import Guest

SCRIPT = "import sys; from mazzo.server import run; run(int(sys.argv[1]), database=sys.argv[2], open_browser=False)"


@pytest.fixture(autouse=True)
def logs_as_they_were() -> Iterator[None]:
    """A start sets the logs of its process."""
    before = structlog.get_config()
    libraries = {name: logging.getLogger(name).handlers for name in logs.LIBRARIES}
    yield
    structlog.configure(**before)
    for name, handlers in libraries.items():
        logging.getLogger(name).handlers = handlers
        logging.getLogger(name).filters.clear()


def start(port: int, database: Path) -> "subprocess.Popen[str]":
    """A server process that answers."""
    command = [sys.executable, "-c", SCRIPT, str(port), str(database)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    for _ in range(2400):
        try:
            if httpx.get(f"http://127.0.0.1:{port}/api/health").status_code == 200:
                return process
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError(process.communicate())


def wait_for(true: Callable[[], object]) -> None:
    """Return when something is so."""
    give_up = time.monotonic() + 60
    while not true():
        assert time.monotonic() < give_up
        time.sleep(0.01)


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_closes_the_sockets_and_ends_in_peace(tmp_path: Path, sign: signal.Signals) -> None:
    port = free_port()
    process = start(port, tmp_path / "mazzo.sqlite3")
    guest = Guest(f"127.0.0.1:{port}")
    with guest.sit(guest.begin()) as seat:
        done = seat.play_first()
        process.send_signal(sign)
        assert seat.closed() == 1012
    guest.close()
    said, log = process.communicate(timeout=120)
    assert process.returncode == 0, log
    assert said == f"Mazzo: http://localhost:{port}\n"
    assert "Traceback" not in log
    assert done.version > 0
    assert not (tmp_path / "mazzo.sqlite3-wal").exists()


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_that_comes_as_soon_as_the_address_is_told_is_obeyed(tmp_path: Path, sign: signal.Signals) -> None:
    command = [sys.executable, "-c", SCRIPT, str(free_port()), str(tmp_path / "mazzo.sqlite3")]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline().startswith("Mazzo: ")
    process.send_signal(sign)
    _, log = process.communicate(timeout=120)
    assert process.returncode == 0, log


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    threads = Path(f"/proc/{process}/task").glob("*/children")
    return [int(pid) for thread in threads for pid in thread.read_text().split()]


def is_running(process: int) -> bool:
    """Whether a process has not ended."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_the_compiler_ends_with_a_server_that_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAZZO_RULES", "numba")
    monkeypatch.setenv("MAZZO_CACHE", str(tmp_path / "nothing is compiled yet"))
    process = start(free_port(), tmp_path / "mazzo.sqlite3")
    wait_for(lambda: children(process.pid))
    (compiler,) = children(process.pid)
    wait_for(lambda: b"mazzo.server.process.warmup" in Path(f"/proc/{compiler}/cmdline").read_bytes())
    process.kill()
    process.communicate()
    wait_for(lambda: not is_running(compiler))


@pytest.mark.skipif(sys.platform == "win32", reason="a process that has ended does not stay there")
def test_a_compiler_that_has_finished_is_no_zombie(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAZZO_RULES", "numba")
    monkeypatch.setattr(sys, "executable", "/bin/true")
    monkeypatch.setattr(process_serve, "PATIENCE", 0)
    house = Startup("http://localhost", open_browser=False, serves=False)
    house.open()
    wait_for(lambda: house._warming is not None and house._warming.returncode is not None)
    house.close()


def test_a_stop_does_not_wait_for_bodies_that_are_half_sent(tmp_path: Path) -> None:
    port = free_port()
    process = start(port, tmp_path / "mazzo.sqlite3")
    with ExitStack() as halves:
        for _ in range(50):
            half = halves.enter_context(socket.create_connection(("127.0.0.1", port)))
            half.sendall(b"POST /api/matches HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\n")
            assert half.recv(100).startswith(b"HTTP/1.1 100 ")  # the body is waited for
            half.sendall(b"{")
        process.terminate()
        _, log = process.communicate(timeout=120)
    assert process.returncode == 0
    assert "Traceback" not in log
    assert "exceeded" not in log  # the time that calls have to be answered


async def test_a_signal_that_comes_before_the_server_listens_to_signals_is_obeyed() -> None:
    server = Server(configure(SecurityMiddleware(Litestar(openapi_config=None), StaticFiles(), Turns())), lambda: None)
    with obeying(server):
        signal.raise_signal(signal.SIGINT)
    assert server.should_exit


def test_threads_hand_over_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []
    monkeypatch.setattr(sys, "setswitchinterval", given.append)
    monkeypatch.setattr(worker, "open_files", lambda: None)
    monkeypatch.setattr(Server, "run", lambda _server, sockets: None)
    with socket.socket() as listener:
        serve_one(SecurityMiddleware(Litestar(openapi_config=None), StaticFiles(), Turns()), listener, lambda: None)
    assert given == [SWITCH_SECONDS]


def complaint(*arguments: str, **settings: str) -> str:
    """What `mazzo serve` answers, in English, when it cannot start; a sentence and nothing else."""
    told = call(Path.home(), "serve", "--no-browser", "--port", "0", *arguments, more=settings)
    assert told.exit_code == 2, told.stderr
    assert "Traceback" not in told.stderr
    assert "{" not in told.stderr
    return told.stderr.splitlines()[-1]


def test_a_database_that_waits_for_its_owner_is_told_in_one_sentence() -> None:
    with postgres.schema() as url:
        told = complaint("--database", url, MAZZO_SECRET="a secret for tests only")
    assert told == "The database is from an older Mazzo. Bring it up to date with mazzo migrate, then start again."


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["The database is ready (revision {}).", "The database is up to date (revision {})."]),
        ("it", ["Il database è pronto (revisione {}).", "Il database è aggiornato (revisione {})."]),
    ],
)
def test_the_owner_brings_a_database_up_to_date(language: str, sentences: list[str]) -> None:
    with postgres.schema() as url:
        for sentence in sentences:
            told = call(Path.home(), "--language", language, "migrate", "--database", url)
            assert (told.exit_code, told.stdout) == (0, sentence.format(REVISION) + "\n")


def test_a_database_that_does_not_answer_is_told_without_its_password(tmp_path: Path) -> None:
    url = f"postgresql://somebody:hush@127.0.0.1:{free_port()}/games"
    told = complaint("--database", url, MAZZO_SECRET="a secret for tests only")
    assert told.startswith("The database does not answer: ")
    assert "hush" not in told


def test_postgres_needs_a_secret_that_all_workers_share() -> None:
    assert complaint("--database", "postgres://127.0.0.1/x", MAZZO_SECRET="").startswith(
        "With PostgreSQL, MAZZO_SECRET"
    )


def test_a_database_from_the_future_is_told_in_one_sentence(tmp_path: Path) -> None:
    database = tmp_path / "mazzo.sqlite3"
    server.migrate(database)
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert complaint("--database", str(database)).startswith("The database is from a newer Mazzo (revision 9999;")


def test_a_second_start_opens_the_first_or_says_who_holds_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    database, port, opened = tmp_path / "mazzo.sqlite3", free_port(), list[str]()
    monkeypatch.setattr("webbrowser.open", opened.append)
    first = start(port, database)
    try:
        told = complaint("--database", str(database))
        assert told.startswith(f"The Mazzo at http://localhost:{port} has the database open.")
        with pytest.raises(NotUnderstood, match="has the database open"):
            server.run(free_port(), database=database, open_browser=False)
        link = tmp_path / "link.sqlite3"
        link.symlink_to(database)
        serve(Console("it"), "127.0.0.1", None, str(link), True, 1)
        assert opened == [f"http://localhost:{port}"]
        assert capsys.readouterr().err == f"Mazzo gira già su http://localhost:{port}: lo apro nel browser.\n"
        first.send_signal(signal.SIGSTOP)  # if its owner does not answer, no browser is opened
        monkeypatch.setattr(database_lock, "SECONDS", 0.1)
        with pytest.raises(NotUnderstood, match="has the database open"):
            serve(Console("it"), "127.0.0.1", None, str(database), True, 1)
        assert len(opened) == 1
    finally:
        first.kill()
        first.communicate()
    assert database_lock.holder(database_url(database)) is None  # however its holder ended
    with database_lock.hold_lock(database_url(database)):
        assert database_lock.holder(database_url(database)) == ""


def test_a_look_at_the_lock_keeps_no_server_from_starting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = database_url(tmp_path / "mazzo.sqlite3")
    with database_lock.hold_lock(url):
        pass
    with ExitStack() as looking:
        looking.enter_context(database_lock.hold_lock(url))  # as `holder` does for a moment
        monkeypatch.setattr(database_lock, "sleep", lambda _seconds: looking.close())
        with database_lock.hold_lock(url):
            assert database_lock.holder(url) == ""


def test_a_broken_file_is_told_in_one_sentence(tmp_path: Path) -> None:
    database = tmp_path / "mazzo.sqlite3"
    database.write_bytes(b"SQLite format 3\0" + b"nonsense" * 500)
    assert "cannot be used as a database: " in complaint("--database", str(database))


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"MAZZO_METRICS_PORT": "many"}, "“many” is not a port."),
        ({"MAZZO_METRICS_PORT": "70000"}, "“70000” is not a port."),
        ({"MAZZO_GRACE": "0"}, "“0” is not valid: MAZZO_GRACE takes"),
        ({"MAZZO_THINKERS": "0"}, "“0” is not valid: MAZZO_THINKERS takes"),
        ({"MAZZO_GRACE": "a while"}, "“a while” is not valid: MAZZO_GRACE takes"),
        ({"MAZZO_NO_LIMITS_FOR": "10.0.0.0/8, here"}, "“here” is neither an address nor a network."),
        ({"MAZZO_GRASE": "3"}, "There is no setting MAZZO_GRASE. Did you mean MAZZO_GRACE?"),
        ({"MAZZO_COLOUR": "3"}, "There is no setting MAZZO_COLOUR. docs/hosting.md"),
        ({"MAZZO_SYNCHRONOUS": "FULLL"}, "“FULLL” is not valid: MAZZO_SYNCHRONOUS takes NORMAL or FULL."),
        ({"MAZZO_TRUSTED_PROXIES": "10.0.0.0/33"}, "“10.0.0.0/33” is not valid: MAZZO_TRUSTED_PROXIES takes"),
        ({"MAZZO_TRUSTED_PROXIES": "10.0.0.1/8"}, "“10.0.0.1/8” is not valid: MAZZO_TRUSTED_PROXIES takes"),
        ({"MAZZO_TRUSTED_PROXIES": "proxy"}, "“proxy” is not valid: MAZZO_TRUSTED_PROXIES takes"),
        ({"MAZZO_METRICS": "yes"}, "“yes” is not valid: MAZZO_METRICS takes 0 or 1."),
        ({"MAZZO_SERVICE_WORKER": "perhaps"}, "“perhaps” is not valid: MAZZO_SERVICE_WORKER takes on or off."),
        ({"MAZZO_RULES": "fast"}, "“fast” is not valid: MAZZO_RULES takes library, numba or interpreted."),
        ({"MAZZO_CONTACT": "me"}, "“me” is not valid: MAZZO_CONTACT takes an address"),
        ({"MAZZO_WORKER": "0"}, "“0” is not valid: MAZZO_WORKER takes a number"),
        ({"MAZZO_DRAIN": "61"}, "“61” is not valid: MAZZO_DRAIN takes"),
        ({"MAZZO_SECRET": "hush"}, "MAZZO_SECRET has 4 characters. Give it 16 or more"),
        ({"MAZZO_VAPID": "AAAA"}, "MAZZO_VAPID is not a private key"),
    ],
)
def test_a_setting_that_makes_no_sense_is_told_in_one_sentence(
    tmp_path: Path, settings: dict[str, str], sentence: str
) -> None:
    database = tmp_path / "mazzo.sqlite3"
    assert complaint("--database", str(database), **settings).startswith(sentence)
    assert complaint("--check", "--database", str(database), **settings).startswith(sentence)
    assert not database.exists()


def test_settings_are_checked_without_a_start(tmp_path: Path) -> None:
    more = {"MAZZO_TRUSTED_PROXIES": "127.0.0.1, 10.0.0.0/8,::1", "MAZZO_SYNCHRONOUS": "full"}
    told = call(Path.home(), "serve", "--check", "--database", str(tmp_path / "mazzo.sqlite3"), more=more)
    assert (told.exit_code, told.stdout) == (0, "The settings are right.\n")
    assert list(tmp_path.iterdir()) == []


def test_the_checked_settings_are_those_that_are_told_to_the_owner() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    told = set(re.findall(r"^\| `(MAZZO_[A-Z_]+)` \|", page, re.MULTILINE))
    assert told | {"MAZZO_WORKER", "MAZZO_EXTRA_GAMES"} == settings.NAMES


def test_several_workers_on_a_file_are_refused(tmp_path: Path) -> None:
    told = complaint("--database", str(tmp_path / "mazzo.sqlite3"), "--workers", "2")
    assert told == "Several workers need PostgreSQL. Put its address into MAZZO_DATABASE, or leave out --workers."


def test_figures_of_several_workers_need_ports_of_their_own() -> None:
    told = complaint(
        "--database",
        "postgres://127.0.0.1/x",
        "--workers",
        "2",
        MAZZO_METRICS="1",
        MAZZO_SECRET="a secret for tests only",
    )
    assert told.startswith("With several workers each has its own figures.")


def test_a_taken_port_is_told_at_once(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(OSError, match="in use"):
            server.run(port, database=tmp_path / "mazzo.sqlite3", open_browser=False)


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://localhost:8000"),
        ("::", "http://localhost:8000"),
        ("192.0.2.7", "http://192.0.2.7:8000"),
        ("2001:db8::7", "http://[2001:db8::7]:8000"),
    ],
)
def test_the_address_shown_can_be_opened(host: str, address: str) -> None:
    assert address_of(host, 8000) == address


def test_malformed_requests_are_logged_a_few_times_and_counted(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [0.0]
    monkeypatch.setattr(limits, "monotonic", lambda: now[0])
    logs.set_up()
    library = logging.getLogger("uvicorn.error")
    for _ in range(500):
        library.warning("Invalid HTTP request received.")
    library.error("Exception in ASGI application")
    assert capfd.readouterr().err.count("\n") == logs.SAMPLE_BURST + 1
    now[0] = 61.0
    library.warning("Invalid HTTP request received.")
    assert "(497 like it were not logged)" in capfd.readouterr().err


@pytest.mark.parametrize("level", ["DEBUG", " Warning ", "error"])
def test_a_log_level_is_read_in_either_case(level: str, capfd: pytest.CaptureFixture[str]) -> None:
    logs.set_up(level)
    structlog.get_logger().error("told")
    assert '"told"' in capfd.readouterr().err


def test_an_unknown_log_level_is_told_in_one_sentence(tmp_path: Path) -> None:
    told = complaint("--database", str(tmp_path / "mazzo.sqlite3"), MAZZO_LOG="loud")
    assert "no log level “loud”" in told


def test_every_setting_of_the_server_is_told_to_its_owner() -> None:
    root = Path(__file__).resolve().parents[2]
    page = (root / "docs" / "hosting.md").read_text(encoding="utf-8")
    sources = "\n".join(path.read_text(encoding="utf-8") for path in (root / "src" / "mazzo" / "server").rglob("*.py"))
    settings = set(re.findall(r'"(MAZZO_[A-Z_]+)"', sources)) - {"MAZZO_WORKER", "MAZZO_DEMO"}  # those are ours
    assert {name for name in settings if f"| `{name}` |" not in page} == set()


def test_who_vanishes_without_a_word_is_away_within_half_a_minute() -> None:
    config = configure(SecurityMiddleware(Litestar(openapi_config=None), StaticFiles(), Turns()))
    assert (config.ws_ping_interval or 60) + (config.ws_ping_timeout or 60) <= 30
