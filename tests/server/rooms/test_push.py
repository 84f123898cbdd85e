"""Push notifications: encrypted for one browser, signed, sent once, to public addresses, to absent people."""

import asyncio
import base64
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from sqlalchemy import select

from mazzo import i18n
from mazzo.server.accounts.person import Person
from mazzo.server.errors import ServiceError
from mazzo.server.ids import fresh_id
from mazzo.server.limits import PUSHES
from mazzo.server.matches.live import LiveMatch
from mazzo.server.ops import metrics
from mazzo.server.ops.metrics import LabelledCounter
from mazzo.server.push import delivery as push_delivery
from mazzo.server.push import encryption as push_encryption
from mazzo.server.push.delivery import AT_ONCE_SERVICE, Post, Resting, Undeliverable, is_public
from mazzo.server.push.messages import NewPush, PushKeys
from mazzo.server.push.service import FAILURES
from mazzo.server.rooms import from_client
from mazzo.server.rooms.live import LiveRoom
from mazzo.server.rooms.scheduler import NOTICE_AFTER, NOTICE_UNTIL, SOON
from mazzo.server.storage import tables
from mazzo.server.times import MINUTE
from tests.server.rooms.clusters import SECRET, Cluster, Worker, begin, cluster, come, play_part, table
from tests.server.served import Guest

# the message: RFC 8291, section 5 and appendix A

BROWSER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
ONCE = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
PLAIN = "When I grow up, I want to be a watermelon"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y"
    "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def key_of(text: str) -> ec.EllipticCurvePrivateKey:
    """A private key as the standard writes it."""
    return ec.derive_private_key(int.from_bytes(push_encryption.decode(text), "big"), ec.SECP256R1())


def opened(sealed: bytes, own: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """Decrypt a notification as a browser does, step by step by RFC 8291 and RFC 8188."""
    salt, length, theirs = sealed[:16], sealed[20], sealed[21 : 21 + sealed[20]]
    assert int.from_bytes(sealed[16:20], "big") >= len(sealed) - 21 - length
    secret = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    info = b"WebPush: info\x00" + push_encryption.public(own) + theirs
    mixed = HKDF(SHA256(), 32, auth, info).derive(secret)
    key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(mixed)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(mixed)
    plain = AESGCM(key).decrypt(nonce, sealed[21 + length :], None)
    assert plain[-1] == 2
    return plain[:-1]


def test_a_message_is_sealed_as_the_standard_shows() -> None:
    browser, auth = push_encryption.public(key_of(BROWSER)), push_encryption.decode(AUTH)
    sealed = push_encryption.sealed(PLAIN.encode(), browser, auth, push_encryption.decode(SALT), key_of(ONCE))
    assert push_encryption.encode(sealed) == SEALED
    assert opened(push_encryption.decode(SEALED), key_of(BROWSER), auth) == PLAIN.encode()


def test_two_messages_are_never_sealed_alike() -> None:
    browser, auth = push_encryption.public(key_of(BROWSER)), push_encryption.decode(AUTH)
    assert push_encryption.sealed(b"again", browser, auth) != push_encryption.sealed(b"again", browser, auth)


def claims_of(header: str) -> dict[str, object]:
    """What a signature says, once it was checked."""
    fields = dict(part.strip().split("=", 1) for part in header.removeprefix("vapid ").split(","))
    head, claims, signature = fields["t"].split(".")
    raw = push_encryption.decode(signature)
    dss = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), push_encryption.decode(fields["k"]))
    key.verify(dss, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    assert msgspec.json.decode(push_encryption.decode(head)) == {"typ": "JWT", "alg": "ES256"}
    found = msgspec.json.decode(push_encryption.decode(claims))
    assert isinstance(found, dict)
    return found


def test_the_house_signs_for_one_service_and_a_while() -> None:
    header = push_encryption.authorization(
        key_of(ONCE), "https://push.example.net:443/a/b?c", "mailto:a@example.net", 1_000
    )
    assert claims_of(header) == {
        "aud": "https://push.example.net:443",
        "exp": 1_000 + push_encryption.VALID,
        "sub": "mailto:a@example.net",
    }
    forged = header.replace("t=", "t=e")
    with pytest.raises((InvalidSignature, AssertionError, ValueError)):
        claims_of(forged)


def test_every_worker_signs_with_the_same_key_and_another_house_with_another(monkeypatch: pytest.MonkeyPatch) -> None:
    mine = push_encryption.public(push_encryption.server_key(SECRET))
    assert push_encryption.public(push_encryption.server_key(SECRET)) == mine
    assert push_encryption.public(push_encryption.server_key(b"another")) != mine
    monkeypatch.setenv("MAZZO_VAPID", ONCE)
    assert push_encryption.public(push_encryption.server_key(SECRET)) == push_encryption.public(key_of(ONCE))


@pytest.mark.parametrize("given", ["short", "*" * 43, "AAAA", "_" * 43])
def test_a_key_that_is_none_is_no_key_of_the_house(monkeypatch: pytest.MonkeyPatch, given: str) -> None:
    monkeypatch.setenv("MAZZO_VAPID", given)
    with pytest.raises(RuntimeError, match="MAZZO_VAPID"):
        push_encryption.server_key(SECRET)


# the post


INSIDE = [
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "240.0.0.1",
    "192.0.2.1",
    "::1",
    "::",
    "fe80::1%eth0",
    "fc00::1",
    "ff02::1",
    "2001:db8::1",
    "::ffff:10.0.0.1",
    "64:ff9b::a00:1",
    "2002:a00:1::",
    "2001:0:1::",
    "fec0::1",
    "192.0.0.9",
    "192.88.99.1",
    "3fff::1",
    "5f00::1",
    "100::1",
    "2001:2::1",
    "::ffff:192.0.0.9",
    "198.18.0.1",
    "nowhere",
]
NO_SERVICE = [
    "http://push.example.net/a",
    "ftp://push.example.net/a",
    "https://localhost/a",
    "https://10.0.0.1/a",
    "https://[::1]/a",
    "push",
    "https://push.example.net:8443/a",
    "https://me@push.example.net/",
    "https:///a",
    "https://2130706433/",
    "https://1.2.3/",
    "https://push.example.net:99999/",
    "https://push.exämple.net/",
    "https://0x7f.1/",
    "https://push.example.net/#a",
]


@pytest.mark.parametrize("place", INSIDE)
def test_an_address_that_is_not_of_the_open_net_is_refused(place: str) -> None:
    assert not is_public(place)


@pytest.mark.parametrize("place", ["8.8.8.8", "2606:4700:4700::1111", "::ffff:8.8.8.8"])
def test_an_address_of_the_open_net_is_taken(place: str) -> None:
    assert is_public(place)


@pytest.mark.parametrize("url", [*NO_SERVICE, "https://push.example.net/a b", "https://push.example.net/\r\nX: y"])
def test_what_is_no_push_service_is_refused_at_once(url: str) -> None:
    assert not Post().is_endpoint(url)


def test_a_push_service_is_taken() -> None:
    assert Post().is_endpoint("https://fcm.googleapis.com/fcm/send/a:b_c-d")
    assert Post().is_endpoint("https://web.push.apple.com:443/Qx?y=z")


async def test_a_name_that_leads_into_the_house_is_refused_when_it_is_looked_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def found(host: str, port: int, **_: object) -> list[object]:
        return [(2, 1, 6, "", (place, port)) for place in ("8.8.8.8", "127.0.0.1")]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", found, raising=False)
    with pytest.raises(Undeliverable, match="private"):
        await Post().deliver("https://push.example.net/a", {}, b"")


@dataclass
class Service:
    """A push service on this machine: what it was sent, and what it answers."""

    status: str = "201 Created"
    heard: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)
    silent: bool = False
    port: int = 0

    @property
    def url(self) -> str:
        """An address of one browser."""
        return f"http://127.0.0.1:{self.port}/browser"

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Hear one request."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.strip().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.heard.append((first, headers, body))
        if self.silent:
            await reader.read()
        else:
            writer.write(f"HTTP/1.1 {self.status}\r\nContent-Length: 0\r\n\r\n".encode())
            await writer.drain()
        writer.close()


@pytest.fixture
async def service() -> AsyncIterator[Service]:
    service = Service()
    server = await asyncio.start_server(service.answer, "127.0.0.1", 0)
    service.port = server.sockets[0].getsockname()[1]
    async with server:
        yield service


async def test_a_service_that_does_not_answer_is_given_up(service: Service) -> None:
    service.silent = True
    with pytest.raises(Undeliverable, match="Timeout"):
        await Post(private=True, patience=0.2).deliver(service.url, {}, b"x")


async def test_a_service_that_answers_nonsense_is_given_up(service: Service) -> None:
    service.status = "what\r\nis this"
    with pytest.raises(Undeliverable):
        await Post(private=True).deliver(service.url, {}, b"x")


@pytest.mark.parametrize("hosts", [["silent.example"] * 24, [f"s{k}.example" for k in range(24)]], ids=("one", "many"))
async def test_services_that_do_not_answer_delay_no_other(monkeypatch: pytest.MonkeyPatch, hosts: list[str]) -> None:
    asked: list[str] = []

    async def deliver(_: Post, url: str, *__: object) -> int:
        asked.append(url)
        return 201 if "honest" in url else await asyncio.Future()

    monkeypatch.setattr(Post, "_deliver", deliver)
    post = Post(patience=600)
    waiting = [asyncio.create_task(post.deliver(f"https://{host}/x", {}, b"x")) for host in hosts]
    while len(asked) < min(AT_ONCE_SERVICE, len(set(hosts))):
        await asyncio.sleep(0)
    assert await post.deliver("https://honest.example/x", {}, b"x") == 201
    assert not any(task.done() for task in waiting)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)


async def test_a_service_that_never_answers_rests(service: Service) -> None:
    service.status = "what"
    post = Post(private=True)
    for _ in range(push_delivery.FAILURES):
        with pytest.raises(Undeliverable, match="ValueError"):
            await post.deliver(service.url, {}, b"x")
    with pytest.raises(Resting):
        await post.deliver(service.url, {}, b"x")
    assert len(service.heard) == push_delivery.FAILURES


async def test_a_service_that_answers_again_is_used_again(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push_delivery, "REST", 0.0)
    post = Post(private=True)
    service.status = "what"
    for _ in range(push_delivery.FAILURES):
        with pytest.raises(Undeliverable):
            await post.deliver(service.url, {}, b"x")
    service.status = "201 Created"
    assert await post.deliver(service.url, {}, b"x") == 201


# who is notified, and how often


class Browser:
    """A subscribed browser."""

    def __init__(self, url: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = bytes(range(16))
        self.asked = NewPush(
            url, PushKeys(push_encryption.encode(push_encryption.public(self.key)), push_encryption.encode(self.auth))
        )

    def read(self, sealed: bytes) -> dict[str, str]:
        """A notice, unsealed."""
        told = msgspec.json.decode(opened(sealed, self.key, self.auth))
        assert isinstance(told, dict)
        return told


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[Cluster]:
    async with cluster(tmp_path / "mazzo.sqlite3") as built:
        open_post(built.workers[0])
        yield built


def open_post(worker: Worker) -> None:
    """Let a worker send to this machine."""
    worker.push.post = Post(private=True)


async def pass_by(home: Cluster, milliseconds: int) -> None:
    """Let time pass, and the post with it."""
    await home.wait(milliseconds)
    for worker in home.workers:
        while worker.tasks._running:
            await worker.tasks.wait()


async def at_table(home: Cluster, language: str = "it") -> tuple[LiveRoom, LiveMatch, Person, Person]:
    """A match of a present and an absent person."""
    worker, host, absent = home.workers[0], await home.person(), await home.person(language)
    room = await table(worker, [host, absent])
    await come(room, host)
    return room, await begin(worker, room, host), host, absent


@pytest.mark.parametrize("language", i18n.LANGUAGES)
async def test_who_is_not_here_is_told_of_their_turn_in_their_language(
    home: Cluster, service: Service, language: str
) -> None:
    browser = Browser(service.url)
    room, live, _, absent = await at_table(home, language)
    await home.workers[0].push.subscribe(absent.id, browser.asked)
    await pass_by(home, NOTICE_AFTER)
    ((first, headers, body),) = service.heard
    assert first == "POST /browser HTTP/1.1"
    assert headers["content-encoding"] == "aes128gcm"
    assert int(headers["ttl"]) > 0
    assert len(headers["topic"]) <= 32
    assert claims_of(headers["authorization"])["aud"] == f"http://127.0.0.1:{service.port}"
    told = browser.read(body)
    assert told["url"] == f"/t/{room.id}"
    assert told["title"] == i18n.say(language, "notice-title")
    assert i18n.say(language, "orchard-name") in told["body"]
    assert set(told) == {"title", "body", "url"}
    assert live.row.id not in str(told)


async def test_a_turn_is_announced_once_however_many_look(home: Cluster, service: Service) -> None:
    two = await home.worker()
    open_post(two)
    room, live, _, absent = await at_table(home)
    await two.matches.get(live.row.id)
    await two.rooms.get(room.id)
    await home.workers[0].push.subscribe(absent.id, Browser(service.url).asked)
    for _ in range(3):
        for worker in home.workers:
            worker.scheduler.run_soon(live.row.id)
        await asyncio.gather(*(worker.scheduler.settle() for worker in home.workers))
        await pass_by(home, NOTICE_AFTER)
    assert len(service.heard) == 1
    rows = await two.store.all(select(tables.notice.c.match, tables.notice.c.seat))
    assert rows == [(live.row.id, 1)]


async def test_the_next_turn_is_announced_again(home: Cluster, service: Service) -> None:
    worker = home.workers[0]
    _, live, _, absent = await at_table(home)
    await worker.push.subscribe(absent.id, Browser(service.url).asked)
    await pass_by(home, NOTICE_AFTER)
    await play_part(worker, live, 1)
    await play_part(worker, live, 0)
    await pass_by(home, NOTICE_AFTER)
    assert len(service.heard) == 2


async def test_who_is_here_or_comes_back_at_once_is_not_told(home: Cluster, service: Service) -> None:
    worker = home.workers[0]
    room, _, host, absent = await at_table(home)
    for person in (host, absent):
        await worker.push.subscribe(person.id, Browser(f"{service.url}/{person.id}").asked)
    await pass_by(home, NOTICE_AFTER // 2)
    await come(room, absent)
    await pass_by(home, MINUTE)
    assert service.heard == []


async def test_nobody_is_told_of_a_turn_that_a_bot_has(home: Cluster, service: Service) -> None:
    worker = home.workers[0]
    room, _, _, absent = await at_table(home)
    await worker.push.subscribe(absent.id, Browser(service.url).asked)
    await room.act(absent, "", from_client.Stand(fresh_id(8), 1))
    await pass_by(home, MINUTE)
    assert service.heard == []


async def test_a_notice_that_was_due_when_the_house_fell_is_sent_when_it_is_up(home: Cluster, service: Service) -> None:
    worker = home.workers[0]
    _, _, _, absent = await at_table(home)
    await worker.push.subscribe(absent.id, Browser(service.url).asked)
    await home.kill(worker)
    open_post(await home.worker())
    await pass_by(home, NOTICE_AFTER + SOON)  # so long it was the dead worker's, at which people had been
    assert len(service.heard) == 1


async def test_a_turn_of_long_ago_is_not_announced(home: Cluster, service: Service) -> None:
    worker = home.workers[0]
    _, live, _, absent = await at_table(home)
    await home.kill(worker)
    home.clock.now += NOTICE_UNTIL + 1
    again = await home.worker()
    open_post(again)
    await again.push.subscribe(absent.id, Browser(service.url).asked)
    again.scheduler.run_soon(live.row.id)
    await pass_by(home, MINUTE)
    assert service.heard == []


@pytest.mark.parametrize(
    ("status", "left"), [("404 Not Found", 0), ("410 Gone", 0), ("500 Oops", 1), ("201 Created", 1)]
)
async def test_a_browser_that_wants_no_more_is_forgotten(
    home: Cluster, service: Service, status: str, left: int
) -> None:
    service.status = status
    worker = home.workers[0]
    _, _, _, absent = await at_table(home)
    await worker.push.subscribe(absent.id, Browser(service.url).asked)
    await pass_by(home, NOTICE_AFTER)
    assert len(await worker.store.all(select(tables.push.c.id))) == left


async def announced(home: Cluster, live: LiveMatch, *people: Person) -> None:
    """Tell these people of one more turn each."""
    worker = home.workers[0]
    for person in people:
        turn = int(worker.store.now())
        home.clock.now += 1
        await worker.push.announce(live, 1, person.id, turn)
        while worker.tasks._running:
            await worker.tasks.wait()


async def test_deliveries_are_counted_by_their_result(
    home: Cluster, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    results = LabelledCounter("pushes", "pushes", "result")
    monkeypatch.setattr(metrics, "PUSHES", results)
    _, live, host, absent = await at_table(home)
    await home.workers[0].push.subscribe(host.id, Browser(service.url).asked)
    await home.workers[0].push.subscribe(absent.id, Browser("http://127.0.0.1:9/browser").asked)
    await announced(home, live, host, absent)
    service.status = "500 Oops"
    await announced(home, live, host, *[absent] * push_delivery.FAILURES)
    counts = {word: results.count(word) for word in ("taken", "refused", "undelivered", "rests")}
    assert counts == {"taken": 1, "refused": 1, "undelivered": push_delivery.FAILURES, "rests": 1}


async def test_a_browser_that_cannot_be_told_for_long_is_forgotten(
    home: Cluster, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push_delivery, "REST", 0.0)
    _, live, host, absent = await at_table(home)
    worker, nowhere = home.workers[0], Browser("http://127.0.0.1:9/browser")
    await worker.push.subscribe(host.id, Browser(service.url).asked)
    await worker.push.subscribe(absent.id, nowhere.asked)
    for _ in range(FAILURES + 1):  # the server has no network: nothing arrives
        await announced(home, live, absent)
    for _ in range(FAILURES - 1):
        assert len(await worker.store.all(select(tables.push.c.id))) == 2
        await announced(home, live, host, absent)
    assert await worker.store.all(select(tables.push.c.person)) == [(host.id,)]


async def test_each_browser_has_one_delivery_at_a_time(home: Cluster, service: Service) -> None:
    _, live, host, absent = await at_table(home)
    worker, silent = home.workers[0], Service(silent=True)
    server = await asyncio.start_server(silent.answer, "127.0.0.1", 0)
    silent.port = server.sockets[0].getsockname()[1]
    worker.push.post = Post(private=True, patience=90)
    for k in range(PUSHES):
        await worker.push.subscribe(absent.id, Browser(f"{silent.url}/{k}").asked)
    await worker.push.subscribe(host.id, Browser(service.url).asked)
    for turn in range(2):
        await worker.push.announce(live, 1, absent.id, turn)
    await worker.push.announce(live, 0, host.id, 0)
    async with asyncio.timeout(40):
        while not service.heard:
            await asyncio.sleep(0.01)
    assert len(silent.heard) == PUSHES
    for task in worker.tasks._running:
        task.cancel()
    server.close()


async def test_the_oldest_of_too_many_browsers_is_told_no_more(home: Cluster) -> None:
    worker, person = home.workers[0], await home.person()
    for k in range(PUSHES + 2):
        home.clock.now += 1
        await worker.push.subscribe(person.id, Browser(f"http://127.0.0.1:9/{k}").asked)
    kept = await worker.store.all(select(tables.push.c.endpoint).order_by(tables.push.c.created))
    assert kept == [(f"http://127.0.0.1:9/{k}",) for k in range(2, PUSHES + 2)]


async def test_a_browser_has_one_person_and_only_they_unsubscribe_it(home: Cluster) -> None:
    worker, one, two = home.workers[0], await home.person(), await home.person()
    browser = Browser("http://127.0.0.1:9/x")
    await worker.push.subscribe(one.id, browser.asked)
    await worker.push.subscribe(two.id, browser.asked)
    await worker.push.unsubscribe(one.id, browser.asked.endpoint)
    assert await worker.store.all(select(tables.push.c.person)) == [(two.id,)]
    await worker.push.unsubscribe(two.id, browser.asked.endpoint)
    assert await worker.store.all(select(tables.push.c.person)) == []


@pytest.mark.parametrize(
    ("key", "auth"),
    [
        ("A" * 87, AUTH),
        ("B" * 87, AUTH),
        ("*" * 87, AUTH),
        ("é" * 87, AUTH),
        ("", AUTH),
        (None, "AAAA"),
        (None, "*" * 22),
    ],
)
async def test_keys_that_are_none_are_refused(home: Cluster, key: str | None, auth: str) -> None:
    good = Browser("http://127.0.0.1:9/x").asked
    keys = PushKeys(good.keys.p256dh if key is None else key, auth)
    with pytest.raises(ServiceError) as refused:
        await home.workers[0].push.subscribe((await home.person()).id, NewPush(good.endpoint, keys))
    assert refused.value.facts == {"where": "keys"}


# the calls


def test_a_browser_subscribes_and_unsubscribes_by_calls(guest: Guest) -> None:
    key = push_encryption.decode(guest.http.get("/api/push/key").json()["key"])
    assert push_encryption.is_point(key)
    asked = Browser("https://push.example.net/abc").asked
    assert guest.post("/api/me/push", asked).status_code == 204
    body = msgspec.json.encode({"endpoint": asked.endpoint})
    assert guest.http.request("DELETE", "/api/me/push", content=body).status_code == 204
    inside = Browser("https://127.0.0.1/abc").asked
    assert guest.post("/api/me/push", inside).json() == {
        "code": "bad-request",
        "facts": {"where": "endpoint"},
        "rule": "",
    }
    as_written = msgspec.to_builtins(asked) | {"expirationTime": None}
    assert guest.http.post("/api/me/push", json=as_written).status_code == 204


def test_base64_is_read_with_and_without_padding() -> None:
    assert push_encryption.decode("_-8") == push_encryption.decode("_-8=") == base64.urlsafe_b64decode("_-8=")
