"""A bot for Mazzo in one file: it sits down in a room that allows programs, or plays
the seat that it has in a room of its own, and plays whatever move is offered first.

    MAZZO_TOKEN=mazzo_... python bot.py http://localhost:8000 ROOM

The token (scopes read and play) comes from the page of an account that says it is a
program. Needs httpx, websockets.
"""

import json
import os
import sys
import time
import uuid
from collections.abc import Callable

import httpx
from websockets.sync.client import connect

KINDS = ("placements", "dice", "wheelbarrows", "turns", "puts")
KINDS += ("plays", "covers", "passes", "discards", "takes")
SINGLE = ("draw", "passing", "done", "decline")


def first(snapshot: dict, actions: list[int]) -> int:
    """The action offered first. Another bot puts its own choice here."""
    return actions[0]


def main(choose: Callable[[dict, list[int]], int] = first) -> None:
    """Sit down, wait for the match or begin it as the host, and play to the end."""
    if len(sys.argv) != 3 or "MAZZO_TOKEN" not in os.environ:
        sys.exit(f"usage: MAZZO_TOKEN=mazzo_... python {sys.argv[0]} ADDRESS ROOM")
    _, address, room = sys.argv
    headers = {"authorization": f"Bearer {os.environ['MAZZO_TOKEN']}"}
    with httpx.Client(base_url=address, headers=headers) as http:
        path = f"/api/rooms/{room}"
        table = asked(http.get(path))
        if not table["mine"]["seats"]:
            seats = table["seats"]
            free = [seat["seat"] for seat in seats if seat["sitter"] == "empty"]
            seat = free[0] if free else sys.exit("no seat is free")
            table = act(http, path, {"t": "sit", "seat": seat})
        seat = table["mine"]["seats"][0]
        while table["match"] is None:
            if "start" in table["acts"]:  # it is the host, and every seat is taken
                table = act(http, path, {"t": "start"})
            else:
                time.sleep(0.5)
                table = asked(http.get(path))
    url = f"{address.replace('http', 'ws', 1)}/ws/matches/{table['match']}?seat={seat}"
    with connect(url, additional_headers=headers) as socket:
        play = ""
        for text in socket:
            message = json.loads(text)
            if message["t"] == "refused" and message["code"] == "too-fast":
                time.sleep(1)
                socket.send(play)  # again: under the same id it counts once
            elif message["t"] == "refused" and message["code"] != "out-of-date":
                sys.exit(f"{message['code']} {message['facts']}")
            if message["t"] == "state":
                snapshot = message["snapshot"]
                if snapshot["outcome"]:
                    places = snapshot["outcome"]["ranking"]
                    print([(one["seat"], one["score"]["total"]) for one in places])
                    return
                offers = snapshot["offers"]
                lists = [offers.get(kind, ()) for kind in KINDS]
                actions = [number(offer) for one in lists for offer in one]
                single = [offers.get(kind) for kind in SINGLE]
                actions += [action for action in single if action is not None]
                if actions:
                    word = {"t": "play", "id": uuid.uuid4().hex}
                    word |= {"version": snapshot["version"]}
                    play = json.dumps(word | {"actions": [choose(snapshot, actions)]})
                    socket.send(play)


def number(offer: list | dict) -> int:
    """The action of an offer: what it begins with, or its field of that name."""
    return offer["action"] if isinstance(offer, dict) else offer[0]


def act(http: httpx.Client, path: str, what: dict) -> dict:
    """The room after an act of this program."""
    return asked(http.post(f"{path}/acts", json=what | {"id": uuid.uuid4().hex}))


def asked(answer: httpx.Response) -> dict:
    """What a call answers; a refusal ends the program with its code."""
    if answer.is_error:
        sys.exit(f"{answer.status_code} {answer.text}")
    return answer.json()


if __name__ == "__main__":
    main()
