"""The server's interface, from its own OpenAPI document: pages of the calls, of the sockets' messages, of the types."""

import json
import tempfile
from collections.abc import Iterator, Mapping
from itertools import groupby
from pathlib import Path
from typing import Any

from mazzo.server.app import make_app
from mazzo.server.http.openapi import document

Schema = Mapping[str, Any]
_RANGES = {
    ("minLength", "maxLength"): "{} characters",
    ("minimum", "maximum"): "{}",
    ("minItems", "maxItems"): "{} items",
}
"""The keys of a least and a greatest value, and how the range is said."""
_HTTP = """# The calls of the server

Every call under `/api`, from the server's own description, which it also serves as
`GET /api/openapi.json` ([the same file](openapi.json)). [Programs at the table](../../api.md) begins with
an example and explains authentication and scopes; [the wire](../../wire.md) says what the calls mean.
The types of bodies and answers are on [a page of their own](types.md).

A refusal has status 4xx and a [`Problem`](#type-problem) as its body.
"""
_SOCKETS = """# The messages of the sockets

Every message is a JSON object; its field `t` says which. [The wire](../../wire.md#socket-wsmatchesid) and
[rooms](../../rooms.md#socket-wsroomsid) say when each is sent, and what close codes mean. The types of
fields are on [a page of their own](types.md); view, offers and score of a snapshot are in the module
`view` of {doc}`each game <api/mazzo.games>`.
"""
_TYPES = """# The types of the interface

What bodies, answers and messages consist of. A field without "required" may be left out.
"""


def openapi() -> dict[str, Any]:
    """The server's OpenAPI document."""
    with tempfile.TemporaryDirectory() as folder:
        return document(make_app(Path(folder, "mazzo.sqlite3")).app)


def pages() -> dict[str, str]:
    """The pages, and the document itself, by their paths on the site."""
    description = openapi()
    return {
        "reference/http.md": _HTTP + "\n".join(_calls(description)),
        "reference/sockets.md": _SOCKETS + "\n".join(_sockets(description)),
        "reference/types.md": _TYPES + "\n".join(_types(description)),
        "reference/openapi.json": json.dumps(description, indent=1),
    }


def _calls(description: Schema) -> Iterator[str]:
    operations = [
        (operation["tags"][0], method.upper(), path, operation)
        for path, methods in description["paths"].items()
        for method, operation in methods.items()
    ]
    for tag, group in groupby(operations, key=lambda one: one[0]):
        yield f"\n## {tag}\n"
        for _, method, path, operation in group:
            yield f"### {method} {path}\n\n{operation['summary']}\n"
            yield from _call(operation)


def _call(operation: Schema) -> Iterator[str]:
    yield f"- **Who**: {_who(operation)}"
    for parameter in operation["parameters"]:
        need = "" if parameter.get("required") else ", optional"
        yield f"- **In the {parameter['in']}**: `{parameter['name']}`, {_type(parameter['schema'])}{need}"
    if "requestBody" in operation:
        yield f"- **Body**: {_content(operation['requestBody']['content'])}"
    status, answer = next(iter(operation["responses"].items()))
    yield f"- **Answer**: {status}{', ' + _content(answer['content']) if 'content' in answer else ', empty'}\n"


def _who(operation: Schema) -> str:
    if operation["security"] == [{}]:
        return "anyone"
    scope = operation.get("x-scope")
    return f"a browser, or a token with the scope {scope}" if scope else "a browser"


def _content(content: Schema) -> str:
    ((media, value),) = content.items()
    return _type(value["schema"]) if media == "application/json" else f"`{media}`"


def _sockets(description: Schema) -> Iterator[str]:
    schemas = description["components"]["schemas"]
    for path, messages in description["x-sockets"].items():
        for key, title in (("hears", "from the client"), ("tells", "from the server")):
            yield f"\n## {path}, {title}\n"
            for tag, reference in messages[key]["discriminator"]["mapping"].items():
                yield f"### {tag}\n"
                yield from _fields(schemas[_name(reference)], without=("t",))


def _types(description: Schema) -> Iterator[str]:
    for name, schema in sorted(description["components"]["schemas"].items()):
        yield f"\n(type-{name.lower()})=\n\n## {name}\n"
        yield from _fields(schema)


def _fields(schema: Schema, without: tuple[str, ...] = ()) -> Iterator[str]:
    """The description of a type, and a table of its fields."""
    if description := " ".join(schema.get("description", "").split()):
        yield f"{description}\n"
    fields = [one for one in schema.get("properties", {}).items() if one[0] not in without]
    if fields:
        yield "| field | type | |\n|---|---|---|"
        required = schema.get("required", ())
        for name, field in fields:
            notes = ["required"] if name in required else []
            notes += _limits(field)
            if "default" in field:
                notes.append(f"else `{json.dumps(field['default'])}`")
            yield f"| `{name}` | {_type(field)} | {_cell('; '.join(notes))} |"
        yield ""


def _limits(field: Schema) -> Iterator[str]:
    for (low, high), text in _RANGES.items():
        if low in field and high in field:
            yield text.format(f"{field[low]} to {field[high]}")
        elif low in field or high in field:
            yield text.format(f"from {field[low]}" if low in field else f"up to {field[high]}")
    if "pattern" in field:
        yield f"`{field['pattern']}`"


def _type(schema: Schema) -> str:
    """A type in words, with links to others."""
    if "$ref" in schema:
        name = _name(schema["$ref"])
        return f"[`{name}`](#type-{name.lower()})"
    if "anyOf" in schema:
        return " or ".join(_type(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(f"`{json.dumps(one)}`" for one in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return f"({', '.join(_type(one) for one in schema['prefixItems'])})"
        return f"list of {_type(schema['items'])}" if schema.get("items") else "list"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {_type(schema['additionalProperties'])} by name"
    return str(kind or "any")


def _name(reference: str) -> str:
    return reference.rpartition("/")[2]


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
