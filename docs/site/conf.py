"""Sphinx's settings for the documentation site. `make docs` runs Sphinx on the sources that `generate.site` writes."""

import ast
import gettext
import os
import re
from pathlib import Path
from typing import Any

import sphinx
from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx

import mazzo

HERE = Path(__file__).parent

project = "Mazzo"
html_title = "Mazzo"
version = release = mazzo.__version__
language = "en"
extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx.ext.viewcode",
    "sphinx_copybutton",
    "sphinx_gallery.gen_gallery",
]
myst_enable_extensions = ["attrs_block", "attrs_inline", "colon_fence"]
myst_heading_anchors = 4

html_theme = "furo"
html_static_path = ["_static", "../../src/mazzo/server/pages/pictures/fonts"]
templates_path = ["_templates"]
html_css_files = ["site.css"]
html_js_files = [("site.js", {"type": "module"})]
html_sidebars = {
    "**": [
        "sidebar/brand.html",
        "sidebar/version.html",
        "sidebar/search.html",
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "sidebar/scroll-end.html",
    ]
}
html_copy_source = False
html_show_sphinx = False
html_show_copyright = False
html_domain_indices = False
pygments_style = "github-light"
pygments_dark_style = "github-dark"
html_baseurl = os.environ.get("SITE", "")
"""The address of the site, for links of search engines; empty for a site that the server shows under /docs."""

viewcode_follow_imported_members = False
autodoc_member_order = "bysource"
autodoc_inherit_docstrings = False
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True

sphinx_gallery_conf = {
    "examples_dirs": str(HERE / "gallery"),
    "gallery_dirs": "gallery",
    "filename_pattern": r"\.py$",
    "image_scrapers": (),
    "reset_modules": (),
    "download_all_examples": False,
    "write_computation_times": False,
    "show_signature": False,
    "abort_on_example_error": True,
}

nitpicky = True
nitpick_ignore_regex = [
    ("py:class", ".*"),  # types in signatures: those of other packages and of inner modules have no page
    ("py:obj", r"mazzo\.[\w.]*\.([A-Z]|State)"),  # type variables of base classes
]
suppress_warnings = ["misc.highlighting_failure"]  # Pygments knows another dialect of EBNF

ITALIAN = "gioca/"
"""Where the Italian pages are."""
OF_THE_THEME = {
    "On this page": "In questa pagina",
    "Skip to content": "Salta al contenuto",
    "Back to top": "Torna in cima",
    "Home": "Prima pagina",
}
"""What the theme says and Sphinx does not translate."""
_sphinx_in_italian = gettext.translation("sphinx", Path(sphinx.__file__).parent / "locale", ["it"])


def restructured(docstring: str) -> str:
    """A docstring, which is plain text with `code`, as reStructuredText."""
    return "\n\n".join(_block(paragraph) for paragraph in docstring.strip("\n").split("\n\n"))


def _block(paragraph: str) -> str:
    if paragraph.startswith(" "):
        return f"::\n\n{paragraph}"
    if _is_code(paragraph):
        return ".. code-block:: python\n\n" + re.sub("^", "    ", paragraph, flags=re.MULTILINE)
    parts = re.split(r"`([^`]+)`", paragraph)  # code is every second part
    parts[::2] = [re.sub(r"([*|_\\])", r"\\\1", part) for part in parts[::2]]
    parts[1::2] = [f"``{part}``" for part in parts[1::2]]
    return "".join(parts)


def _is_code(paragraph: str) -> bool:
    """Whether a paragraph is an example in Python: it begins with an import or an assignment."""
    try:
        return isinstance(ast.parse(paragraph).body[0], ast.Import | ast.ImportFrom | ast.Assign)
    except (SyntaxError, IndexError):
        return False


def _read_docstring(_app: Sphinx, _what: str, _name: str, _value: object, _options: object, lines: list[str]) -> None:
    text = "\n".join(lines)
    if re.fullmatch(r"Alias for field number \d+\s*", text):  # what Python says of a field of a NamedTuple
        text = ""
    lines[:] = [*restructured(text).split("\n"), ""]


def _in_italian(text: str) -> str:
    return OF_THE_THEME.get(text) or _sphinx_in_italian.gettext(text)


def _make_context(app: Sphinx, page: str, _template: str, context: dict[str, Any], _doctree: object) -> None:
    """The sidebar opens only the section of the page: a third of the time and of the size. Italian pages have an
    Italian frame.
    """
    if toctree := context.get("toctree"):
        context["toctree"] = lambda **options: toctree(**options | {"collapse": True})
    if page.startswith(ITALIAN):
        context |= {"language": "it", "_": _in_italian, "gettext": _in_italian}


def setup(app: Sphinx) -> None:
    """Called by Sphinx."""
    app.add_lexer("mazzo", TextLexer)
    app.connect("autodoc-process-docstring", _read_docstring)
    app.connect("html-page-context", _make_context, priority=400)  # before the theme's own
