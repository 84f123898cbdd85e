"""Attacks, each refused with its code, while another person plays undisturbed."""

import asyncio
import http.client
import json
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from types import SimpleNamespace

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from mazzo.host import to_client
from mazzo.host.from_client import Play
from mazzo.host.to_client import Refused
from mazzo.server import limits
from mazzo.server.accounts import guests
from mazzo.server.accounts import messages as accounts
from mazzo.server.history.messages import History
from mazzo.server.http.security_middleware import CONTENT_SECURITY_POLICY
from mazzo.server.programs import messages as programs
from tests.server.accounts.visitors import PASSWORD, account, call, refusal, sign_in, told
from tests.server.programs.clients import program
from tests.server.served import TIMEOUT, Guest, Seat, Served, State, fresh_id, open_socket
from tests.server.test_limits import change

EVIL = "http://evil.example"
FOREIGN = [
    {"origin": EVIL},
    {"origin": "null"},
    {"origin": ""},
    {"origin": "http://127.0.0.1"},
    {"origin": "http://127.0.0.1:1"},
    {"origin": "file://"},
    {"origin": EVIL, "sec-fetch-site": "same-origin"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
]
CHANGING = [
    ("POST", "/api/matches"),
    ("PATCH", "/api/me"),
    ("DELETE", "/api/me"),
    ("POST", "/api/account"),
    ("PUT", "/api/account/password"),
    ("POST", "/api/sign-in"),
    ("POST", "/api/sign-in/recovery"),
    ("POST", "/api/account/recovery"),
    ("POST", "/api/sign-out"),
    ("DELETE", "/api/sessions"),
    ("POST", "/api/passkeys"),
    ("POST", "/api/tokens"),
    ("DELETE", "/api/account/guest"),
]


@pytest.fixture
def beside(served: Served) -> Iterator[Seat]:
    """A person at another table, who plays during the attack and finishes the game."""
    player = served.guest()
    with player.sit(player.begin()) as seat:
        seat.play_first()
        yield seat
        seat.finish()


def closed(address: str, match: str, cookie: str = "", origin: str = "") -> int:
    """The code with which a socket is closed."""
    with open_socket(address, match, cookie, origin) as connection:
        try:
            while True:
                connection.recv(TIMEOUT)
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd else 1006


# ---- other sites


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_a_page_of_another_site_changes_nothing(
    served: Served, guest: Guest, beside: Seat, headers: dict[str, str]
) -> None:
    for method, path in CHANGING:
        answer = guest.http.request(method, path, headers=headers, content=b"{}")
        assert refusal(answer) == (403, "foreign-origin"), path
    assert guest.get("/api/me", accounts.Me) == guest.me


@pytest.mark.parametrize("kind", ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"])
def test_a_form_of_another_site_is_refused_whatever_it_holds(guest: Guest, beside: Seat, kind: str) -> None:
    body = json.dumps({"game": "orchard", "practice": False, "source": {"t": "fresh"}})
    headers = {"origin": EVIL, "content-type": kind, "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"}
    assert refusal(guest.http.post("/api/matches", content=body, headers=headers)) == (403, "foreign-origin")
    assert guest.get("/api/history", History).games == []


@pytest.mark.parametrize("origin", [EVIL, "null", "http://127.0.0.1", "file://", "http://127.0.0.1:1"])
def test_a_page_of_another_site_gets_no_socket(served: Served, guest: Guest, beside: Seat, origin: str) -> None:
    match = guest.begin()
    with pytest.raises(InvalidStatus) as refused:
        open_socket(served.address, match, guest.cookie, origin)
    assert refused.value.response.status_code == 403


def test_no_answer_invites_another_site(served: Served, guest: Guest) -> None:
    for path in ("/api/me", "/api/games", "/api/openapi.json", "/"):
        answer = guest.http.get(path, headers={"origin": EVIL})
        assert not [name for name in answer.headers if name.startswith("access-control-")]
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    preflight = guest.http.options("/api/matches", headers={"origin": EVIL, "access-control-request-method": "POST"})
    assert "access-control-allow-origin" not in preflight.headers


def test_over_https_the_browser_is_told_to_stay_there(served: Served) -> None:
    plain = httpx.get(f"http://{served.address}/api/me")
    assert "strict-transport-security" not in plain.headers
    safe = httpx.get(f"http://{served.address}/api/me", headers={"x-forwarded-proto": "https"})
    assert safe.headers["strict-transport-security"] == "max-age=31536000"
    assert safe.headers["set-cookie"].startswith("__Host-mazzo=")
    assert "Secure" in safe.headers["set-cookie"]
    cookie = f"mazzo={plain.cookies[guests.COOKIE]}"
    headers = {"x-forwarded-proto": "https", "cookie": cookie}
    assert httpx.get(f"http://{served.address}/api/history", headers=headers).status_code == 401


def test_the_policy_allows_nothing_unsafe() -> None:
    assert "unsafe" not in CONTENT_SECURITY_POLICY
    rules = dict(rule.split(" ", 1) for rule in CONTENT_SECURITY_POLICY.split("; "))
    assert rules["default-src"] == rules["script-src"] == "'self'"
    # these do not fall back to default-src, or would allow too much
    for name in ("object-src", "base-uri", "form-action", "frame-ancestors"):
        assert rules[name] == "'none'", name


# ---- others' seats


def test_nobody_plays_from_a_seat_that_is_not_theirs(served: Served, guest: Guest, beside: Seat) -> None:
    match, other = guest.begin(), served.guest()
    with guest.sit(match) as seat:
        actions, version = seat.state.snapshot.offers.actions, seat.state.snapshot.version
        for query in ("", "?seat=0", "?seat=1", "?seat=-1", "?seat=99999999999", "?seat=x", "?seat=0&seat=1"):
            forged = Seat(open_socket(served.address, match + query, other.cookie))
            with forged:
                assert forged.hello.seat is None
                assert forged.state.snapshot.offers.actions == []
                refused = forged.refusal(Play(fresh_id(), version, actions[:1]))
                assert refused.code == "not-your-seat", query
        body = programs.PlayCall(fresh_id(), version, actions[:1])
        answer = call(other, "POST", f"/api/matches/{match}/play?seat=0", body)
        assert refusal(answer) == (409, "not-your-seat")
        seat.play_first()
        beside.play_first()


def test_a_message_of_somebody_else_is_not_answered_as_mine(served: Served, guest: Guest, beside: Seat) -> None:
    match, other, id = guest.begin(), served.guest(), fresh_id()
    with guest.sit(match) as seat, other.sit(match) as spectator:
        version, actions = seat.state.snapshot.version, seat.state.snapshot.offers.actions
        seat.play(actions[0], id=id)
        spectator.receive()
        assert spectator.refusal(Play(id, version, actions[:1])).code == "not-your-seat"


def test_a_replayed_message_counts_once(guest: Guest, beside: Seat) -> None:
    match, id = guest.begin(), fresh_id()
    with guest.sit(match) as seat:
        version, actions = seat.state.snapshot.version, seat.state.snapshot.offers.actions
        done = seat.play(actions[0], id=id)
        for _ in range(5):
            seat.send(Play(id, version, actions[:1]))
            assert seat.expect(to_client.Done) == done


# ---- sessions and tokens


@pytest.mark.parametrize(
    "planted", ["x" * 43, "", "a" * 44, "../" * 14 + "x", "2222222222222222." + "0" * 64, "%00" * 14 + "x"]
)
def test_a_planted_cookie_is_never_taken_over(served: Served, beside: Seat, planted: str) -> None:
    headers = {"cookie": f"mazzo={planted}"}
    answer = httpx.get(f"http://{served.address}/api/me", headers=headers)
    assert answer.cookies[guests.COOKIE] != planted
    assert refusal(httpx.get(f"http://{served.address}/api/history", headers=headers)) == (401, "no-person")


def test_a_planted_session_is_not_the_one_signed_in(served: Served, beside: Seat) -> None:
    account(served)
    attacker, victim = served.guest(), served.guest()
    victim.http.cookies.clear()
    victim.http.cookies.set(guests.COOKIE, attacker.http.cookies[guests.COOKIE])
    told(sign_in(victim), accounts.SignedIn)
    assert refusal(attacker.http.get("/api/account")) == (401, "no-person")
    assert victim.get("/api/me", accounts.Me).account


def test_a_stolen_token_is_worth_nothing_once_it_is_ended(served: Served, beside: Seat) -> None:
    ada = account(served)
    bot, match = program(served, owner=ada), ada.begin()
    (card,) = ada.get("/api/tokens", list[accounts.TokenCard])
    with bot.sit(match) as seat:
        call(ada, "DELETE", f"/api/tokens/{card.token}")
        assert seat.closed() == 4401
    for method, path in (("GET", "/api/me"), ("GET", f"/api/matches/{match}"), ("POST", "/api/matches")):
        assert refusal(bot.call(method, path)) == (401, "bad-token")


ESCAPES = [
    ("PATCH", "/api/me/"),
    ("PATCH", "//api/me"),
    ("PATCH", "/api//me"),
    ("DELETE", "/api/me/"),
    ("DELETE", "/api/%6de"),
    ("GET", "/api/account/"),
    ("GET", "/api//account"),
    ("GET", "/api/./account"),
    ("GET", "/api/me/../account"),
    ("GET", "/api/tokens//"),
    ("GET", "/API/tokens"),
    ("GET", "/api/me/export/"),
    ("GET", "/api/me//export"),
]


def test_a_token_does_not_get_out_of_its_scopes_by_another_spelling(served: Served, beside: Seat) -> None:
    ada = account(served)
    bot = program(served, owner=ada)
    for method, path in ESCAPES:
        status, body = raw(served.address, method, path, bot.headers)
        assert status in (403, 404, 405) or not body.startswith(b"{"), (method, path, status, body)
    assert ada.get("/api/account", accounts.Account).login == "ada.l"


def test_a_cookie_beside_a_token_lends_it_nothing(served: Served, beside: Seat) -> None:
    ada = account(served)
    bot = program(served, "read", owner=ada)
    answer = bot.call("GET", "/api/account", cookie=ada.cookie)
    assert refusal(answer) == (403, "token-forbidden")


def test_a_token_in_the_address_is_none(served: Served, beside: Seat) -> None:
    bot = program(served)
    url = f"http://{served.address}/api/history?access_token={bot.secret}&token={bot.secret}"
    assert refusal(httpx.get(url)) == (401, "no-person")


# ---- guessing


@pytest.mark.usefixtures("standing_clock")
def test_guessing_passwords_ends_soon_even_when_the_guess_is_right(served: Served, beside: Seat) -> None:
    account(served)
    account(served, "bice")
    stranger = served.guest()
    codes = [refusal(sign_in(stranger, password=f"wrong guess {k}"))[1] for k in range(int(limits.SIGN_INS_BURST))]
    assert set(codes) == {"wrong-sign-in"}
    assert refusal(sign_in(stranger)) == (429, "too-many")
    beside.play_first()
    told(sign_in(stranger, "bice"), accounts.SignedIn)


@pytest.mark.usefixtures("standing_clock")
def test_a_stranger_who_guesses_locks_nobody_out(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    real = asyncio.sleep

    async def sleep(seconds: float) -> None:
        waited.append(seconds)
        await real(0)

    owner = account(served)
    monkeypatch.setattr("mazzo.server.accounts.passwords._compare", lambda kept, password: password == PASSWORD)
    monkeypatch.setattr("mazzo.server.accounts.routes.asyncio", SimpleNamespace(sleep=sleep))
    stranger = served.guest()
    for k in range(int(limits.LOGINS_BURST)):
        body = json.dumps({"login": "ada.l", "password": f"wrong guess {k}"})
        from_many = {"x-forwarded-for": f"203.0.113.{k}"}
        assert refusal(stranger.http.post("/api/sign-in", content=body, headers=from_many))[0] == 403
    assert waited == []
    told(sign_in(served.guest()), accounts.SignedIn)
    assert waited == [limits.LOGIN_SECONDS]
    change = accounts.NewPassword("un'altra password", PASSWORD)
    assert call(owner, "PUT", "/api/account/password", change).status_code == 200


@pytest.mark.usefixtures("standing_clock")
def test_guessing_names_from_one_address_ends_soon(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazzo.server.accounts.passwords._compare", lambda kept, password: False)
    attack = {"x-forwarded-for": "203.0.113.7"}
    stranger, other = served.guest(), served.guest()
    for k in range(int(limits.TRIES_BURST) + 20):
        body = json.dumps({"login": f"name{k}", "password": PASSWORD})
        answer = stranger.http.post("/api/sign-in", content=body, headers=attack)
    assert refusal(answer) == (429, "too-many")
    assert refusal(sign_in(other, "somebody")) == (403, "wrong-sign-in")


def test_neither_answer_nor_work_tells_which_names_there_are(served: Served, hash_calls: Counter[str]) -> None:
    account(served)
    stranger = served.guest()
    answers, work = set(), []
    for login in ("ada.l", "nobody"):
        hash_calls.clear()
        answers.add(sign_in(stranger, login, "wrong guess").content)
        work.append(dict(hash_calls))
    assert len(answers) == 1
    assert work[0] == work[1]
    assert list(work[0].values()) == [1]  # one comparison


def test_asking_for_a_passkey_names_nobody(served: Served) -> None:
    account(served)
    options = told(call(served.guest(), "POST", "/api/sign-in/passkey/options"), accounts.PasskeyChallenge).options
    assert "ada.l" not in options
    assert not json.loads(options).get("allowCredentials")


# ---- too much, and nonsense


@pytest.mark.parametrize("frame", ["{", "\x00" * 100, "[" * 5_000, '{"t":"play"}', b"\xff\xfe", b""])
def test_a_malformed_frame_is_refused_and_the_table_beside_plays_on(
    guest: Guest, beside: Seat, frame: str | bytes
) -> None:
    with guest.sit(guest.begin()) as seat:
        assert seat.refusal(frame).code == "bad-request"
        beside.play_first()
        seat.play_first()


def test_an_oversized_frame_ends_its_own_socket_only(guest: Guest, beside: Seat) -> None:
    match = guest.begin()
    with guest.sit(match) as seat, guest.sit(match) as other:
        seat.connection.send("x" * (limits.FRAME_BYTES + 1))
        assert seat.closed() == 1009
        other.play_first()
        beside.play_first()


@pytest.mark.parametrize("path", ["/api/matches", "/api/account", "/api/sign-in", "/api/passkeys", "/api/tokens"])
def test_an_oversized_body_is_refused(guest: Guest, beside: Seat, path: str) -> None:
    answer = guest.http.post(path, content=b"x" * (limits.BODY_BYTES + 1))
    assert refusal(answer) == (413, "too-large")


def test_a_body_that_never_ends_is_refused(guest: Guest, beside: Seat) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(64):
            yield b"x" * 1024

    with suppress(httpx.HTTPError):
        assert refusal(guest.http.post("/api/sign-in", content=endless())) == (413, "too-large")
    assert guest.get("/api/me", accounts.Me) == guest.me


@pytest.mark.usefixtures("no_haste")
def test_a_listener_that_does_not_read_costs_the_table_nothing(served: Served, guest: Guest, beside: Seat) -> None:
    match = guest.begin(practice=True)
    with guest.http.stream("GET", f"/api/matches/{match}/events"):
        seats = [guest.sit(match) for _ in range(4)]
        for k in range(limits.OUTGOING * 2):
            change(seats[k % 4])
            for seat in seats:
                seat.expect(State)
        for seat in seats:
            seat.close()
        beside.play_first()


def test_a_flood_of_sockets_ends_at_their_owner(served: Served, guest: Guest, beside: Seat) -> None:
    match = guest.begin()
    seats = [guest.sit(match) for _ in range(2 * limits.SOCKETS)]
    assert [seat.closed() for seat in seats[: limits.SOCKETS]] == [4409] * limits.SOCKETS
    beside.play_first()
    for seat in seats:
        seat.close()


@pytest.mark.usefixtures("standing_clock")
def test_a_flood_of_calls_is_refused_and_games_go_on(served: Served, beside: Seat) -> None:
    with httpx.Client(base_url=f"http://{served.address}", timeout=TIMEOUT) as crowd:
        answers = [crowd.get("/api/account") for _ in range(int(limits.CALLS_BURST) * 2)]
    assert refusal(answers[-1]) in ((429, "too-fast"), (401, "no-person"))
    assert (429, "too-fast") in {refusal(answer) for answer in answers}
    beside.play_first()


@pytest.mark.usefixtures("standing_clock")
def test_a_flood_of_messages_is_refused(guest: Guest, beside: Seat) -> None:
    with guest.sit(guest.begin()) as seat:
        for _ in range(int(limits.MESSAGES_BURST) * 2):
            seat.connection.send("nonsense")
        codes = {seat.expect(Refused).code for _ in range(int(limits.MESSAGES_BURST) * 2)}
        assert codes == {"bad-request", "too-fast"}
        beside.play_first()


def raw(address: str, method: str, path: str, headers: dict[str, str]) -> tuple[int, bytes]:
    """Status and body of a call whose path is sent unchanged, as ordinary clients do not."""
    host, _, port = address.partition(":")
    connection = http.client.HTTPConnection(host, int(port), timeout=TIMEOUT)
    try:
        connection.request(method, path, b"{}", headers)
        answer = connection.getresponse()
        return answer.status, answer.read()
    finally:
        connection.close()
