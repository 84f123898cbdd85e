"""The table of a match as HTML, for notebooks: what the command line shows, with its colours."""

from html import escape
from io import StringIO

from rich.console import Console as RichConsole
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import DEFAULT_TERMINAL_THEME
from rich.text import Text

from mazzo import Match, i18n
from mazzo.terminal.console import Console
from mazzo.terminal.renderer import terminal_of
from mazzo.terminal.theme import THEME

COLUMNS = 100
BLOCK = "line-height: 1.2; font-family: 'DejaVu Sans Mono', Menlo, Consolas, monospace"
CELLS = "display: inline-block; height: 1.2em; vertical-align: top; width: {}ch"


def html_of(match: Match) -> str:
    """The view of a player alone, or of a spectator, as HTML below a line that names the match."""
    out = RichConsole(
        file=StringIO(), width=COLUMNS, height=50, theme=THEME, color_system="truecolor", highlight=False, emoji=False
    )
    console = Console(i18n.FALLBACK, out)
    snapshot = match.snapshot(0 if match.seats == 1 else None)
    picture = terminal_of(match.game).renderer(console, match.game).picture(snapshot)
    lines = [line for part in (Text(repr(match), "quiet"), picture) for line in out.render_lines(part, pad=False)]
    code = "\n".join("".join(map(_span, line)) for line in lines)
    return f'<pre style="{BLOCK}">{code}</pre>'


def _span(segment: Segment) -> str:
    """A segment as wide as its cells: fonts of notebooks often lack the signs of the games, and other fonts, from which
    the browser takes them, have other widths.
    """
    style = (segment.style or Style.null()).get_html_style(DEFAULT_TERMINAL_THEME)
    return f'<span style="{CELLS.format(segment.cell_length)}; {style}">{escape(segment.text)}</span>'
