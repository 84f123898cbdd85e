"""The colours of the command line."""

from rich.theme import Theme

SEATS = ("#2b5c9e", "#a4500f", "#2f6b3a", "#6b3fa0", "#a12a3a", "#0f6670", "#6d5a10", "#4f5660")
"""Background of the cards of each seat."""

THEME = Theme(
    {
        **{f"seat.{seat}": f"bold #ffffff on {colour}" for seat, colour in enumerate(SEATS)},
        **{f"tile.seat.{seat}": f"bold #ffffff on {colour}" for seat, colour in enumerate(SEATS)},
        **{f"tile.seat.{seat}.ghost": f"bold underline #ffffff on {colour}" for seat, colour in enumerate(SEATS)},
        "tile.start": "bold #2a2100 on #d9c9a3",
        "title": "bold",
        "word": "bold cyan",
        "quiet": "bright_black",
        "good": "bold green",
        "bad": "bold red",
        "apple": "bold red",
        "pear": "bold yellow",
        "plum": "bold magenta",
        "rotten": "bold bright_black",
        "tile.apple": "#ffb0a6 on #5c1f1a",
        "tile.apple.die": "bold #ffffff on #c8362b",
        "tile.pear": "#f3db8a on #4d4012",
        "tile.pear.die": "bold #2a2100 on #efbf2f",
        "tile.plum": "#d9b8f2 on #3f2459",
        "tile.plum.die": "bold #ffffff on #8446b2",
        "tile.rotten": "#d0d0d0 on #4a4a4a",
        "orange": "bold #e8862a",
        "lemon": "bold yellow",
        "lime": "bold green",
        "glade": "#8a9a78",
        "squirrel": "bold #b5713a",
        "wheelbarrow": "bold #e8862a",
        "tile.orange": "#ffd0a0 on #5a3210",
        "tile.orange.die": "bold #241200 on #f08a2c",
        "tile.orange.fallen": "bold #f08a2c on #2a3324",
        "tile.lemon": "#f3e79a on #4a4412",
        "tile.lemon.die": "bold #242000 on #f2dc3a",
        "tile.lemon.fallen": "bold #f2dc3a on #2a3324",
        "tile.lime": "#d2efa8 on #2f4a16",
        "tile.lime.die": "bold #14240a on #94cf40",
        "tile.lime.fallen": "bold #94cf40 on #2a3324",
        "tile.glade": "#9db08a on #2a3324",
        "tile.squirrel": "bold #ffffff on #7a4a22",
        "bar.back": "bright_black",
        "bar.complete": "green",
        "bar.finished": "green",
    },
    inherit=True,
)
