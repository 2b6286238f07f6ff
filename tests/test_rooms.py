"""What may call what: the package's imports go downwards, in no ring, and a planted breach is told."""

from pathlib import Path

import pytest

from guide.core import rooms
from guide.core.errors import GuideError


def test_no_room_calls_one_above_it() -> None:
    assert rooms.breaches(rooms.imports()) == [], (
        "move the code, or add an exception with its reason to guide/rooms.py"
    )


def test_no_module_imports_itself_in_a_ring() -> None:
    assert rooms.cycles(rooms.imports()) == []


def test_every_room_holds_something() -> None:
    held = {rooms.room_of(name).name for name in rooms.modules()}
    assert [room.name for room in rooms.ROOMS if room.name not in held] == []
    tops = {name.partition(".")[0] for name in rooms.modules()}
    assert [name for room in rooms.ROOMS for name in room.modules if name not in tops] == []


def test_the_figure_shows_the_imports() -> None:
    assert rooms.is_drawn(), "python scripts/render_diagrams.py"


@pytest.fixture
def package(tmp_path: Path):
    """Write a small package of the same rooms and read its imports."""

    def write(**files: str) -> dict[str, set[str]]:
        for name, text in {
            "__init__": "",
            "core/__init__": "",
            "binaries/__init__": "",
            "site/__init__": "",
            **files,
        }.items():
            path = tmp_path / "guide" / f"{name.replace('__in__', '/')}.py"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return rooms.imports(tmp_path)

    return write


BREACH = ["guide.binaries.elf (binaries) imports guide.site.build (site), which is above it"]


@pytest.mark.parametrize(
    "text",
    [
        "from guide.site import build",
        "from guide.site.build import hosted",
        "import guide.site.build",
        "from ..site import build",
        "from ..site.build import hosted as h",
        "def late():\n    from guide.site import build\n    return build",
        "import typing\nif typing.TYPE_CHECKING:\n    import guide.site.build as b",
    ],
)
def test_a_planted_breach_is_told_however_it_is_written(package, text: str) -> None:
    found = package(binaries__in__elf=text, site__in__build="hosted = 1")
    assert rooms.breaches(found) == BREACH


def test_what_goes_down_is_no_breach(package) -> None:
    assert (
        rooms.breaches(package(site__in__build="from guide import core, binaries\nfrom . import build")) == []
    )


def test_an_exception_holds_while_it_is_needed(package, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "EXCEPTIONS", {("binaries.elf", "site"): "planted"})
    assert rooms.breaches(package(binaries__in__elf="from guide.site import build", site__in__build="")) == []
    assert rooms.breaches(package(binaries__in__elf="")) == [
        "the exception ('binaries.elf', 'site') is no longer needed"
    ]


def test_a_planted_ring_is_told(package) -> None:
    found = package(
        binaries__in__a="from guide.binaries import b",
        binaries__in__b="from guide.binaries.c import x",
        binaries__in__c="from . import a\nx = 1",
    )
    assert rooms.cycles(found) == [["binaries.a", "binaries.b", "binaries.c"]]


def test_a_module_without_a_room_is_told(package) -> None:
    with pytest.raises(
        GuideError,
        match=r"guide.attic: it is in no room\n  mend: name 'attic' in ROOMS of scripts/guide/core/rooms.py",
    ):
        rooms.breaches(package(attic="from guide import core"))
