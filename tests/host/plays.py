"""A program for any Python: plays games on a device and leaves digests of all messages in `told`.

`MAZZO_WALKS`: the numbers of the games of each title.
"""

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
        for number in json.loads(os.environ.get("MAZZO_WALKS", "[0]"))
    }
)
