"""requirements/ is what `make requirements` makes of the groups in pyproject.toml: nothing is missing, nothing is left over."""

import re
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name as canonical

from tests.conftest import ROOT

Pins = dict[str, set[str]]
GROUPS = ("site", "test")


def group(name: str) -> list[Requirement]:
    """What pyproject.toml asks for, with the groups that it includes."""
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"][name]
    return [
        needed
        for entry in asked
        for needed in ([Requirement(entry)] if isinstance(entry, str) else group(entry["include-group"]))
    ]


def pins(path: Path) -> Pins:
    """The versions by package; each pin has its hashes."""
    out: Pins = {}
    for entry in re.split(r"\n(?=\S)", path.read_text(encoding="utf-8").strip()):
        found = re.match(r"([\w.-]+)==(\S+)", entry)
        assert found and "--hash=sha256:" in entry, entry
        out.setdefault(canonical(found[1]), set()).add(found[2])
    return out


def reached(wanted: list[Requirement]) -> set[str]:
    """What the installed packages ask for in turn, on any system."""
    seen: set[tuple[str, str]] = set()
    open_ = [(canonical(r.name), extra) for r in wanted for extra in ("", *r.extras)]
    while open_:
        if (now := open_.pop()) in seen:
            continue
        seen.add(now)
        try:
            asked = metadata.requires(now[0]) or []
        except metadata.PackageNotFoundError:  # of another system
            continue
        for needed in map(Requirement, asked):
            of_extra = bool(needed.marker and "extra" in str(needed.marker))
            if of_extra == bool(now[1]) and (not of_extra or needed.marker.evaluate({"extra": now[1]})):  # type: ignore[union-attr]
                open_ += [(canonical(needed.name), extra) for extra in ("", *needed.extras)]
    return {name for name, _ in seen}


@pytest.mark.parametrize("name", GROUPS)
def test_the_pins_are_what_the_list_asks_for(name: str) -> None:
    wanted, pinned = group(name), pins(ROOT / "requirements" / f"{name}.txt")
    unmet = [
        str(r) for r in wanted if not any(r.specifier.contains(v) for v in pinned.get(canonical(r.name), ()))
    ]
    assert unmet == [], "make requirements"
    assert sorted(pinned.keys() - reached(wanted)) == [], "nothing asks for them: make requirements"


def test_the_site_is_pinned_alike_for_its_readers_and_for_the_tests() -> None:
    site, tests = (pins(ROOT / "requirements" / f"{name}.txt") for name in GROUPS)
    assert {name: versions for name, versions in site.items() if tests.get(name) != versions} == {}
