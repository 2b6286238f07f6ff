"""What the code takes, the pages for contributors say: no field, scheme, state or requirement is known to the code alone."""

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

from guide.citations import lock
from guide.experiments.programs import NEEDS
from guide.library.catalogue import Resource
from guide.links.verdict import STATES
from guide.pages import documents
from guide.pages.front import Front
from guide.render.schemes import SCHEMES, Links
from tests.conftest import ROOT

SAID = {
    "add-a-resource.md": tuple(Resource.model_fields),
    "blocks.md": (*NEEDS, *SCHEMES, *Front.model_fields),
    "link-checking.md": STATES,
}


@pytest.mark.parametrize("name", SAID)
def test_what_can_be_written_is_said(name: str) -> None:
    text = documents.read(ROOT / "docs/contributing" / name).source
    assert [
        word for word in SAID[name] if not re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text)
    ] == []


def test_every_field_of_a_record_has_its_option() -> None:
    command = (ROOT / "scripts/add_resource.py").read_text(encoding="utf-8")
    # `lists` names the five seed lists, which take no new lines.
    assert [field for field in Resource.model_fields if f'"{field}"' not in command] == ["lists"]


def test_every_scheme_has_its_method() -> None:
    assert [
        scheme for scheme in SCHEMES if not callable(getattr(Links, "_" + scheme.rstrip(":"), None))
    ] == []


def test_every_kind_of_evidence_has_its_words() -> None:
    used = {entry.evidence.removeprefix("cuda-") for entry in lock.load().entries.values()}
    assert used <= lock.EVIDENCE.keys()


def test_the_page_has_the_day_on_which_the_theme_ends() -> None:
    """A newer release of the theme may say another day."""
    theme = (Path(find_spec("material").origin).parent / "templates/__init__.py").read_text(encoding="utf-8")
    day = re.search(r"end of life on (\w+) (\d+), (\d+)", theme)
    assert (
        day
        and f"{day[2]} {day[1]} {day[3]}" in documents.read(ROOT / "docs/contributing/architecture.md").source
    )
