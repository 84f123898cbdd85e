"""The table of a match as HTML, for notebooks: what the command line shows, with its colours."""

from io import StringIO

from rich.console import Console as RichConsole
from rich.text import Text

from mazzo import Match, i18n
from mazzo.terminal.console import THEME, Console
from mazzo.terminal.renderer import terminal_of

COLUMNS = 100
FORMAT = '<pre style="line-height:1.2">{code}</pre>'


def html_of(match: Match) -> str:
    """What a player alone, or a spectator, sees of the table, below a line that says what the match is."""
    written = StringIO()
    out = RichConsole(file=written, width=COLUMNS, height=50, theme=THEME, record=True, highlight=False, emoji=False)
    console = Console(i18n.FALLBACK, out)
    out.print(Text(repr(match), "quiet"))
    snapshot = match.snapshot(0 if match.seats == 1 else None)
    out.print(terminal_of(match.game).renderer(console, match.game).picture(snapshot))
    return out.export_html(inline_styles=True, code_format=FORMAT)
