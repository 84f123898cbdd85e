"""What the operator sees: metrics if enabled, and a log without personal secrets."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Callable, Iterator
from fnmatch import fnmatchcase
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
import yaml  # type: ignore[import-untyped]  # it has no types

from mazzo.core.errors import NotUnderstood
from mazzo.host.from_client import Play
from mazzo.server import limits
from mazzo.server.app import SERVER
from mazzo.server.features import FEATURES
from mazzo.server.http import security_middleware
from mazzo.server.limits import Buckets, Counter
from mazzo.server.ops import logs, metrics
from mazzo.server.rooms.from_client import NewRoom, Say
from tests.e2e.server import free_port
from tests.server.programs.clients import program
from tests.server.served import TIMEOUT, Guest, Served, fresh_id
from tests.server.test_leaks import forms, seed_of
from tests.server.test_security import raw

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


@pytest.fixture
def logged(capfd: pytest.CaptureFixture[str]) -> Iterator[pytest.CaptureFixture[str]]:
    """The log as the server's owner reads it."""
    logs.set_up("debug")
    yield capfd
    structlog.reset_defaults()
    for name in logs.LIBRARIES:
        logging.getLogger(name).handlers.clear()


GAUGES = [gauge for feature in (*FEATURES, SERVER) for gauge in feature.gauges]


def figures(page: str) -> dict[str, float]:
    """The figures of a page, by name and label."""
    lines = [line.rpartition(" ") for line in page.splitlines() if line and not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def test_without_the_setting_there_are_no_figures(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "mazzo_commits" not in httpx.get(f"http://{served.address}/metrics").text
    monkeypatch.delenv("MAZZO_METRICS_PORT", raising=False)
    assert metrics.own_port() is None


def test_the_figures_follow_what_happens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAZZO_METRICS", "1")
    with Served(tmp_path / "mazzo.sqlite3") as served:

        def told() -> dict[str, float]:
            answer = httpx.get(f"http://{served.address}/metrics")
            assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
            return figures(answer.text)

        guest = served.guest()
        before = told()
        with guest.sit(guest.begin()) as seat:
            seat.play_first()
            seat.refusal(Play(fresh_id(), seat.state.snapshot.version + 7, [0]))
            after = told()
    assert (after["mazzo_live_matches"], after["mazzo_sockets"], after["mazzo_queued_writes"]) == (1, 1, 0)
    assert after["mazzo_group_writes_count"] == before["mazzo_group_writes_count"] + 2
    assert after["mazzo_append_seconds_count"] == before["mazzo_append_seconds_count"] + 2
    assert (
        after['mazzo_message_seconds_count{kind="play"}']
        == before.get('mazzo_message_seconds_count{kind="play"}', 0) + 1
    )
    begun = 'mazzo_call_seconds_count{route="POST /api/matches"}'
    assert after[begun] == before.get(begun, 0) + 1
    assert after['mazzo_fan_out_sum{of="match"}'] > before.get('mazzo_fan_out_sum{of="match"}', 0)
    assert 0 <= after["mazzo_database_connections_used"] <= after["mazzo_database_connections_most"]
    assert not any(guest.me.id in name or "match=" in name for name in after)
    refused = 'mazzo_refusals_total{code="out-of-date"}'
    assert after[refused] == before.get(refused, 0) + 1


SPELLINGS = ["/metrics/", "//metrics", "//metrics/", "/metrics//", "/%6detrics", "metrics"]


def test_the_figures_stand_at_one_path_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAZZO_METRICS", "1")
    with Served(tmp_path / "mazzo.sqlite3") as served:
        assert raw(served.address, "GET", "/metrics", {})[0] == 200
        for path in SPELLINGS:
            status, body = raw(served.address, "GET", path, {})
            assert (status, b"mazzo_" in body) == (404, False), path


def test_the_documented_proxies_keep_the_figures_closed() -> None:
    page = HOSTING.read_text()
    (nginx,) = re.findall(r"location ~ (\S*metrics\S*) \{ return 404; \}", page)
    (caddy,) = re.findall(r"@figures path (.+)\n    respond @figures 404\n", page)
    for path in ("/metrics", "/metrics/", "/metrics/x"):
        assert re.search(nginx, path), path
        assert any(fnmatchcase(path, pattern) for pattern in caddy.split()), path
    assert not re.search(nginx, "/m/metrics")


DEPLOY = HOSTING.parents[1] / "deploy"
ALERTS = yaml.safe_load((DEPLOY / "alerts.yaml").read_text("utf-8"))["groups"][0]["rules"]
PANELS = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))["panels"]
QUERIES = [alert["expr"] for alert in ALERTS] + [target["expr"] for panel in PANELS for target in panel["targets"]]
LABELS = {"instance", "job", "le"}
"""Labels that Prometheus itself gives."""


def test_every_figure_of_the_dashboard_and_the_alerts_exists_and_every_own_figure_is_on_the_dashboard() -> None:
    page = metrics.Page(GAUGES, lambda _read: 0).text().decode()
    exposed = set(re.findall(r"^# TYPE (\w+)", page, re.MULTILINE))
    exposed |= {f"{name}{suffix}" for name in exposed for suffix in ("_bucket", "_count")}
    asked = re.findall(r"\b(?:mazzo|process)_\w+", " ".join(QUERIES))
    assert [name for name in asked if name not in exposed] == []
    own = {one.name for one in metrics.COUNTED} | {f"mazzo_{gauge.name}" for gauge in GAUGES}
    panels = " ".join(target["expr"] for panel in PANELS for target in panel["targets"])
    assert [name for name in own if name not in panels] == []


@pytest.mark.parametrize("query", QUERIES)
def test_a_query_is_complete_and_names_labels_that_exist(query: str) -> None:
    depth = 0
    for letter in re.sub(r'"[^"]*"', '""', query):
        depth += (letter in "([{") - (letter in ")]}")
        assert depth >= 0
    assert depth == 0
    for name in re.findall(r"\b(?:rate|increase)\((\w+)[^)]*\)", query):
        assert re.search(rf"{name}(\{{[^}}]*\}})?\[\d+[smh]\]", query), "a rate is over a time"
        assert name.endswith(("_total", "_bucket", "_count"))
    own = {one.name: one.label for one in metrics.COUNTED}
    known = (
        LABELS
        | {label for name, label in own.items() if name in query}
        | ({"mountpoint"} if "node_" in query else set())
    )
    used = re.findall(r"(\w+)\s*(?:=~|!=|=)\s*\"", query)
    used += [label.strip() for group in re.findall(r"by \(([^)]*)\)", query) for label in group.split(",")]
    assert set(used) <= known


def test_every_alert_says_what_happened_and_where_the_runbook_says_what_to_do() -> None:
    runbook = (HOSTING.parent / "runbook.md").read_text("utf-8")
    titles = {
        re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in re.findall("^#+ (.*)$", runbook, re.M)
    }
    assert len({alert["alert"] for alert in ALERTS}) == len(ALERTS)
    for alert in ALERTS:
        assert alert["labels"]["severity"] in ("page", "ticket")
        assert alert["annotations"]["summary"]
        page, _, title = alert["annotations"]["runbook"].partition("#")
        assert (page, title in titles) == ("docs/runbook.md", True), alert["alert"]


def test_the_figures_name_nobody(served: Served, guest: Guest) -> None:
    match = guest.begin()
    with guest.sit(match) as seat:
        seat.play_first()
        page = metrics.Page(GAUGES, lambda _read: 1).text().decode()
    assert match not in page
    assert guest.me.id not in page


def test_a_port_of_its_own_is_closed_with_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    port = free_port()
    monkeypatch.setenv("MAZZO_METRICS_PORT", str(port))
    with Served(tmp_path / "mazzo.sqlite3"):
        assert "mazzo_sockets 0.0" in httpx.get(f"http://127.0.0.1:{port}/metrics").text
    with pytest.raises(httpx.TransportError):
        httpx.get(f"http://127.0.0.1:{port}/metrics")


def test_a_conflict_is_counted(served: Served, guest: Guest) -> None:
    before = metrics.CONFLICTS.count()
    match = guest.begin()
    with Served(served.database) as other, guest.sit(match) as here:
        away = Guest(other.address)
        away.http.cookies = guest.http.cookies
        with away.sit(match) as there:
            here.play_first()
            there.send(Play(fresh_id(), there.state.snapshot.version, [there.state.snapshot.offers.actions[-1]]))
            there.receive()
        away.close()
    assert metrics.CONFLICTS.count() == before + 1


def test_a_spread_counts_what_lies_between_its_bounds() -> None:
    spread = metrics.Histogram("sizes", "sizes", (1, 2))
    for size in (0.5, 1, 1.5, 2, 3):
        spread.observe(size)
    told = {sample.labels.get("le", sample.name): sample.value for sample in spread.collect().samples}
    assert told == {"1": 2, "2": 4, "+Inf": 5, "sizes_count": 5, "sizes_sum": 8.0}


async def test_a_late_loop_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    lag, clock = metrics.Histogram("lag", "lag", (0.2, 0.4)), count(step=0.3)
    monkeypatch.setattr(metrics, "LAG", lag)
    monkeypatch.setattr(metrics, "LAG_SECONDS", 0.0)
    monkeypatch.setattr(metrics, "perf_counter", lambda: next(clock))
    watching = asyncio.create_task(metrics.watch_loop())
    while lag.count() < 2:
        await asyncio.sleep(0)
    watching.cancel()
    told = {sample.labels["le"]: sample.value for sample in lag.collect().samples if "le" in sample.labels}
    assert (told["0.2"], told["0.4"]) == (0, lag.count())


def test_calls_are_named_by_route_and_strangers_make_no_names(
    served: Served, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = metrics.Histogram("calls", "calls", (1,), "route")
    monkeypatch.setattr(metrics, "CALLS", calls)
    match = guest.begin()
    asked = [("GET", f"/api/matches/{match}"), ("GET", "/api/nothing"), ("GET", "/m/abc"), ("DELETE", "/api/games")]
    for method, path in [*asked, ("BREW", "/api/games"), ("GET", "//api"), ("GET", "/robots.txt")]:
        guest.http.request(method, path, headers={"origin": "http://evil.example"} if method == "BREW" else {})
    names = {sample.labels["route"] for sample in calls.collect().samples}
    assert names == {"POST /api/matches", "GET /api/matches/{id}", "GET /{path}", "none", "refused", "file", "page"}


# ---- limits


def place(host: str) -> str:
    """What the gate counts a client at this address by."""
    scope: Any = {"client": (host, 1)}
    return security_middleware.address(scope)


def test_an_address_without_limits_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAZZO_NO_LIMITS_FOR", "10.1.0.0/16, 2001:db8::/32")
    assert place("10.1.2.3") == ""
    assert place("2001:db8::7") == ""
    assert place("10.2.2.3") == "10.2.2.3"
    buckets, counter = Buckets(0.0, 1.0), Counter(1)
    assert all(buckets.take("") and counter.enter("") for _ in range(5))
    assert [buckets.take("10.2.2.3") for _ in range(2)] == [True, False]
    assert [counter.enter("10.2.2.3") for _ in range(2)] == [True, False]


def test_a_load_test_is_not_slowed_down(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAZZO_NO_LIMITS_FOR", "127.0.0.1")
    with httpx.Client(base_url=f"http://{served.address}", timeout=TIMEOUT) as browser:
        codes = {browser.get("/api/games").status_code for _ in range(int(limits.CALLS_BURST) + 50)}
    assert codes == {200}


def test_a_network_that_makes_no_sense_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAZZO_NO_LIMITS_FOR", "everybody")
    with pytest.raises(NotUnderstood) as refused:
        security_middleware.unlimited()
    assert refused.value.code == "bad-network"


@pytest.mark.parametrize(("trusted", "scheme"), [("127.0.0.1", True), ("192.0.2.1", False)])
def test_only_a_trusted_proxy_is_believed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trusted: str, scheme: bool
) -> None:
    monkeypatch.setenv("MAZZO_TRUSTED_PROXIES", trusted)
    with Served(tmp_path / "mazzo.sqlite3") as served:
        headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "198.51.100.7"}
        answer = httpx.get(f"http://{served.address}/api/me", headers=headers)
    assert ("Secure" in answer.headers["set-cookie"]) is scheme


# ---- logs


def test_no_secret_stands_in_a_log(
    served: Served, guest: Guest, logged: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    secret_name = "Zaffiro Nascosto"
    assert guest.http.patch("/api/me", content=json.dumps({"name": secret_name})).status_code == 200
    match = guest.begin()
    with guest.sit(match) as seat:
        seat.play_first()
        seat.refusal("{" + secret_name)
        monkeypatch.setattr("mazzo.server.matches.live.finish_of", _break)
        seat.refusal(Play(fresh_id(), seat.state.snapshot.version, [seat.state.snapshot.offers.actions[0]]))
    line = "parola che resta al tavolo"
    room = guest.open_room(NewRoom("orchard", 2))
    assert guest.act(room, Say(fresh_id(), text=line)).status_code == 200
    helper = program(served)
    assert helper.call("GET", "/api/me").status_code == 200
    token = helper.secret
    written = logged.readouterr().err
    assert '"our fault"' in written
    cookie = guest.cookie.partition("=")[2]
    for hidden in (secret_name, line, cookie, token, guest.me.id, "127.0.0.1", *forms(seed_of(served, match))):
        assert hidden not in written


def test_a_worker_says_its_number(logged: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAZZO_WORKER", "2")
    structlog.get_logger().info("told")
    monkeypatch.delenv("MAZZO_WORKER")
    structlog.get_logger().info("told")
    lines = [json.loads(line) for line in logged.readouterr().err.splitlines()]
    assert [line.get("worker") for line in lines] == [2, None]


def _break(*_: object) -> Callable[[], None]:
    raise RuntimeError("broken on purpose")
