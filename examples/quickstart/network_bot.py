"""A bot over the network: a guest of a server, who plays a match of Orchard.

To run it:

    pip install httpx websockets
    python network_bot.py http://localhost:8000
"""

import json
import sys
import uuid

import httpx
from websockets.sync.client import connect

if len(sys.argv) != 2 or not sys.argv[1].startswith("http"):
    sys.exit(f"usage: python {sys.argv[0]} http://localhost:8000")
address = sys.argv[1]
with httpx.Client(base_url=address) as http:
    http.get("/api/me").raise_for_status()  # the server remembers a guest by a cookie
    wish = {"game": "orchard", "practice": False, "source": {"t": "fresh"}}
    match = http.post("/api/matches", json=wish).raise_for_status().json()["match"]
    cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())

place = f"{address.replace('http', 'ws', 1)}/ws/matches/{match}"
with connect(place, additional_headers={"cookie": cookies}) as socket:
    for message in map(json.loads, socket):
        if message["t"] != "state":
            continue
        snapshot = message["snapshot"]
        if snapshot["outcome"]:
            score = snapshot["outcome"]["ranking"][0]["score"]
            print(score["total"], "points:", f"{address}/m/{match}")
            break
        offers = snapshot["offers"]
        moves = sorted(offers["placements"], key=lambda p: -p[5])  # 5: what it gains
        action = (moves or offers["dice"])[0][0]  # an offer begins with its action
        play = {"t": "play", "version": snapshot["version"], "actions": [action]}
        socket.send(json.dumps(play | {"id": uuid.uuid4().hex}))
