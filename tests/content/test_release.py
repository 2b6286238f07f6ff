"""One release: written in pyproject.toml, taken from there or compared with it everywhere else."""

import re
import subprocess
from datetime import date
from pathlib import Path

import pytest

from guide.citations import lock
from guide.core import release
from guide.core.errors import GuideError
from tests.conftest import ROOT, run

# Where the pinned release may stand in full, as a pattern of paths, and why.
FREE = {
    r"pyproject\.toml": "the one place",
    r"docs/.*\.out|docs/operators/(data\.js|verification\.md)|seeds/.*\.json": "recorded with it: generated, and proved again",
    r"seeds/resources/.*\.yml": "a note says with which release an article was compared",
    r"docs/changes\.md": "what was true on that day",
    r"tests/.*|scripts/.*\.py": "examples in tests, docstrings and help",
}
# In prose, `{{ release }}` means the pinned one. A number stays where the sentence is about that number.
HISTORY = {
    ("docs/contributing/upgrade-pytorch.md", "The upgrade from 2.13.0 to 2.15.0"),
    ("docs/contributing/cite-a-source.md", "Tried on 2.13.0 with `--against 2.12.0`"),
}


def _tracked() -> list[str]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def test_no_other_place_is_written_by_hand() -> None:
    number = re.compile(rf"(?<![\d.]){re.escape(release.pinned())}(?![\d])")
    allowed = {*release.REPEATED, release.PINS}
    found = []
    for name in _tracked():
        if name in allowed or any(re.fullmatch(pattern, name) for pattern in FREE):
            continue
        try:
            text = (ROOT / name).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        for line, words in enumerate(text.splitlines(), 1):
            if number.search(words) and not any(name == n and part in words for n, part in HISTORY):
                found.append(f"{name}:{line}: {words.strip()[:90]}")
    assert found == [], (
        "write {{ release }} in a page; elsewhere ask guide.core.release, or add it to REPEATED"
    )


def test_every_exception_is_still_needed() -> None:
    for name, part in HISTORY:
        assert part in (ROOT / name).read_text(encoding="utf-8"), (
            f"{name} no longer says '{part}': take it off"
        )
    for pattern in FREE:
        assert any(re.fullmatch(pattern, name) for name in _tracked()), pattern


def test_what_repeats_it_says_the_same() -> None:
    assert [str(fault) for fault in release.differences()] == []
    assert lock.load().version == release.pinned()


@pytest.fixture
def upgraded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The places that name the release, one line of one file changed."""
    for name in (release.PLACE, *release.REPEATED, *release.VERSIONED, release.PINS):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text((ROOT / name).read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setenv("GUIDE_ROOT", str(tmp_path))
    place = tmp_path / release.PLACE
    text = place.read_text(encoding="utf-8")
    place.write_text(
        text.replace(f'pytorch = "{release.pinned()}"', 'pytorch = "9.8.7"', 1), encoding="utf-8"
    )
    return tmp_path


def test_an_upgrade_changes_one_line_and_runs_one_command(upgraded: Path) -> None:
    faults = [str(fault) for fault in release.differences()]
    assert len(faults) == len(release.REPEATED) + 1
    assert "mend: python scripts/upgrade_pytorch.py 9.8.7 --apply" in faults[-1]
    assert re.match(
        r"mkdocs.yml:\d+: it says [\d.]+, pyproject.toml says 9.8.7\n  mend: python scripts/state_release",
        faults[0],
    )
    done = run("scripts/state_release.py", GUIDE_ROOT=str(upgraded))
    assert (done.returncode, done.stdout.count("rewritten")) == (1, len(release.REPEATED)), done.stderr
    assert [f.where.partition(":")[0] for f in release.differences()] == [release.PINS], (
        "an upgrade writes the pins"
    )
    pins = upgraded / release.PINS
    pins.write_text("torch==9.8.7 \\\n    --hash=sha256:0\n", encoding="utf-8")
    assert run("scripts/state_release.py", GUIDE_ROOT=str(upgraded)).returncode == 0


def test_a_correction_changes_the_version_of_the_guide_alone(upgraded: Path) -> None:
    for name in (release.PLACE, "CITATION.cff"):
        kept = (ROOT / name).read_text(encoding="utf-8")
        (upgraded / name).write_text(kept, encoding="utf-8")
    before, proved = release.version(), release.pinned()
    place = upgraded / release.PLACE
    corrected = place.read_text(encoding="utf-8").replace(f'version = "{before}"', 'version = "2031.1.2"', 1)
    place.write_text(corrected, encoding="utf-8")
    assert (release.version(), release.pinned()) == ("2031.1.2", proved)
    assert [path.name for path in release.state()] == ["CITATION.cff"]
    assert release.differences() == []


def test_a_place_that_lost_its_line_is_told(upgraded: Path) -> None:
    (upgraded / "CITATION.cff").write_text("cff-version: 1.2.0\n", encoding="utf-8")
    done = run("scripts/state_release.py", GUIDE_ROOT=str(upgraded))
    assert done.returncode == 1 and "CITATION.cff: no line matches" in done.stderr


def test_the_day_of_the_proof_is_written_by_the_command_that_proves(upgraded: Path) -> None:
    settings = upgraded / "mkdocs.yml"
    before = settings.read_text(encoding="utf-8")
    assert release.proved_on(date(2031, 2, 3)) and not release.proved_on(date(2031, 2, 3))
    changed = [line for line in settings.read_text(encoding="utf-8").splitlines() if line not in before]
    assert changed == ['  proved: "2031-02-03"']
    settings.write_text("extra:\n", encoding="utf-8")
    with pytest.raises(GuideError, match="mkdocs.yml: no line matches"):
        release.proved_on(date(2031, 2, 3))


def test_a_project_without_a_release_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "pyproject.toml").write_text("[project]\nname = 'x'\n")
    monkeypatch.setenv("GUIDE_ROOT", str(tmp_path))
    with pytest.raises(GuideError, match=r"pyproject.toml: it names no release"):
        release.pinned()
