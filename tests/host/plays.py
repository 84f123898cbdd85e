"""A program for any Python: plays games on a device and leaves digests of all messages in `told`."""

import hashlib
import json
import os

from mazzo.games import GAMES
from tests.host.walks import Walk

told = json.dumps(
    {
        f"{game} {number}": hashlib.sha256(
            json.dumps([[sent.text, sent.told, sent.entries] for sent in Walk(game, number).play()]).encode()
        ).hexdigest()
        for game in GAMES
        for number in range(int(os.environ.get("MAZZO_WALKS", "1")))
    }
)
