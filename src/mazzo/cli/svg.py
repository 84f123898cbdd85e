"""Parts of a self-contained SVG for paper or page, in light and dark mode."""

from html import escape

WIDTH, HEIGHT = 720, 400
INK, PAPER, LEAF, QUIET = "#2b2622", "#fbf7ef", "#4f8a3c", "#8a8178"
DARK = {INK: "#ece5da", PAPER: "#211d1a", LEAF: "#7cb668", QUIET: "#a39a90"}
"""Replacement of each colour in dark mode."""


def head(title: str, description: str, left: int, height: int = HEIGHT) -> list[str]:
    """The first elements: background, the title as text, and `description` for screen readers."""
    dark = "".join(f'[{what}="{day}"]{{{what}:{night}}}' for day, night in DARK.items() for what in ("fill", "stroke"))
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'font-family="system-ui, sans-serif" font-size="13" fill="{INK}">',
        f"<title>{escape(title)}. {escape(description)}</title>",
        f"<style>@media (prefers-color-scheme:dark){{{dark}}}</style>",
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        f'<text x="{left}" y="30" font-size="18" font-weight="bold">{escape(title)}</text>',
    ]


def whole(lines: list[str]) -> str:
    """The complete SVG file."""
    return "\n".join([*lines, "</svg>"]) + "\n"
