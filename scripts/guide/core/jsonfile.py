"""JSON files read so that every fault is told: what cannot be read, what is no JSON, what has another shape."""

import json
from pathlib import Path
from typing import Any, NoReturn, TypeVar

from pydantic import TypeAdapter, ValidationError

from guide.core.characters import deceptive, name, strings
from guide.core.errors import GuideError
from guide.core.paths import read_text, shown

T = TypeVar("T")


def load(path: Path, cure: str) -> Any:
    """The data of a JSON file; raises GuideError with its line where it is no JSON."""
    return parse(read_text(path), shown(path), cure)


def parse(text: str, where: str, cure: str, of_strangers: bool = False) -> Any:
    """`load` for a text; what strangers' servers said may hold characters that deceive, if they are escaped."""

    def refused(number: str) -> NoReturn:
        raise GuideError(where, f"'{number}' is no number of JSON", cure)

    try:
        data = json.loads(text, parse_constant=refused)
        if "\\u" in text and not of_strangers:  # what the text itself held, its reader has refused
            for at, value in strings(data):
                if found := deceptive(value):
                    raise GuideError(where, f"'{at}' holds {name(found[0])}", "remove the character")
        return data
    except json.JSONDecodeError as error:
        raise GuideError(f"{where}:{error.lineno}", f"not valid JSON: {error.msg}", cure) from None
    except RecursionError:
        raise GuideError(where, "nested too deeply", cure) from None
    except ValueError as error:  # an integer of more digits than Python reads
        raise GuideError(where, f"not valid JSON: {error}", cure) from None


def load_as(path: Path, shape: type[T], cure: str) -> T:
    """The data of a JSON file as a `shape`, such as `dict[str, float]` or a TypedDict; GuideError for another."""
    data = load(path, cure)
    try:
        return TypeAdapter(shape).validate_python(data)
    except ValidationError as error:
        fault = error.errors()[0]
        place = ".".join(str(part) for part in fault["loc"][:4])
        what = f"it has another shape: {fault['msg']}" + (f" at '{place}'" if place else "")
        raise GuideError(shown(path), what, cure) from None
