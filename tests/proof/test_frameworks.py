"""Experiments that run other frameworks: whose Python runs them, what is recorded, and what is held without them."""

import hashlib
import re
import sys
import zipfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from guide.core.errors import GuideError
from guide.experiments import frameworks, programs, recording, runner
from tests.conftest import ROOT

OTHER = ROOT / "docs/frameworks/experiments/_other.py"
HALF = """\
import _other
import torch


def half(n):
    import os

    print(os.environ["FRAMEWORK"], n + 1)


print(_other.run("jax", half, 6), torch.ones(1).item())
"""


@pytest.fixture
def program(small: Path) -> Callable[..., programs.Program]:
    """Write docs/alpha/experiments/one.py and read it."""

    def write(body: str, requires: str = "jax") -> programs.Program:
        path = small / "docs/alpha/experiments/one.py"
        path.parent.mkdir(exist_ok=True)
        path.with_name("_other.py").write_text(OTHER.read_text(encoding="utf-8"))
        path.write_text(f'"""A title."""\n# requires: {requires}\n{body}', encoding="utf-8")
        return programs.read(path)

    return write


@pytest.fixture
def there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An environment of JAX that is this Python and says so."""
    python = tmp_path / "jax" / "python"
    python.parent.mkdir()
    python.write_text(f'#!/bin/sh\nFRAMEWORK=its-own exec "{sys.executable}" "$@"\n')
    python.chmod(0o755)
    monkeypatch.setattr(frameworks, "python", lambda name: python if name == "jax" else None)
    return python


@pytest.mark.parametrize("name", frameworks.FRAMEWORKS)
def test_everything_is_pinned_with_digests(name: str) -> None:
    text = frameworks.pins(name).read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith((" ", "#"))]
    assert lines and all(re.fullmatch(r"[a-z0-9-]+==[\w.+-]+ (?:; .+ )?\\", line) for line in lines)
    assert text.count(" \\\n    --hash=sha256:") >= len(lines)
    assert frameworks.titles([name]) == f"{frameworks.FRAMEWORKS[name].title} {frameworks.version(name)}"


def test_a_program_of_another_framework_runs_in_its_python(program, there: Path) -> None:
    one = program("import os\nprint(os.environ['FRAMEWORK'], sorted(os.listdir()))\n")
    assert runner.run(one).output == "its-own []\n"
    assert runner.record(one)
    recorded = recording.current(one)
    assert recorded.provenance == f"JAX {frameworks.version('jax')} on cpu"
    assert "torch: none\n" in one.out.read_text() and runner.check(one) == ""


def test_a_program_that_compares_runs_here_and_starts_the_other(program, there: Path) -> None:
    one = program(HALF)
    assert runner.record(one)
    recorded = recording.current(one)
    assert recorded.output == "its-own 7 1.0\n"
    assert recorded.provenance == f"PyTorch {runner.torch_version()}, JAX {frameworks.version('jax')} on cpu"
    failing = program(HALF.replace("n + 1", "n + missing"))
    assert "jax in" in runner.run(failing).error and "NameError" in runner.run(failing).error


def test_what_everybody_runs_must_be_there(program, monkeypatch: pytest.MonkeyPatch, there: Path) -> None:
    one = program("print(1)\n")
    runner.record(one)
    monkeypatch.setattr(frameworks, "python", lambda name: None)
    assert runner.check(one).endswith("it requires jax: python scripts/make_frameworks.py jax")


def test_what_is_heavy_is_held_to_be_the_recorded_one(program, monkeypatch: pytest.MonkeyPatch) -> None:
    one = program("print(1)\n", "tensorflow")
    assert "its output is not recorded" in runner.check(one)
    now = recording.Recording(one.digest, "none", "cpu", "1\n", frameworks.titles(["tensorflow"]))
    recording.write(one, now)
    monkeypatch.setattr(frameworks, "python", lambda name: None)
    assert runner.check(one) == ""
    recording.write(one, replace(now, frameworks="TensorFlow 1.15"))
    assert "recorded with TensorFlow 1.15, and TensorFlow 2" in runner.check(one)
    recording.write(one, now)
    changed = program("print(2)\n", "tensorflow")
    assert "the program has changed" in runner.check(changed)
    monkeypatch.setattr(frameworks, "python", lambda name: Path(sys.executable))
    recording.write(changed, replace(now, program=changed.digest))
    assert "it prints something else now" in runner.check(changed), "where it is there, it is run"


def test_an_unknown_framework_is_told(program) -> None:
    with pytest.raises(GuideError, match="unknown requirement 'jacks'"):
        program("print(1)\n", "jacks")
    with pytest.raises(GuideError, match=r"no such framework\n  mend: did you mean: jax\?"):
        frameworks.chosen(["jaxx"])


def test_an_environment_is_made_once_from_what_is_pinned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wheel = tmp_path / "wheels" / "tiny-1.0-py3-none-any.whl"
    wheel.parent.mkdir()
    info = "tiny-1.0.dist-info"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("tiny.py", "size = 7\n")
        archive.writestr(f"{info}/METADATA", "Metadata-Version: 2.1\nName: tiny\nVersion: 1.0\n")
        archive.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        archive.writestr(f"{info}/RECORD", "")
    pinned = tmp_path / "tiny.txt"
    good = hashlib.sha256(wheel.read_bytes()).hexdigest()
    monkeypatch.setattr(frameworks, "FRAMEWORKS", {"tiny": frameworks.Framework("Tiny", "tiny", "tiny")})
    monkeypatch.setattr(frameworks, "pins", lambda name: pinned)
    for name, value in (
        ("GUIDE_CACHE", tmp_path / "cache"),
        ("PIP_FIND_LINKS", wheel.parent),
        ("PIP_NO_INDEX", "1"),
    ):
        monkeypatch.setenv(name, str(value))
    pinned.write_text(f"tiny==1.0 \\\n    --hash=sha256:{'0' * 64}\n")
    said: list[str] = []
    with pytest.raises(GuideError, match=r"make_frameworks.py tiny"):
        frameworks.make("tiny", said.append)
    assert frameworks.missing(["tiny"]) == ["tiny"] and said == []
    pinned.write_text(f"tiny==1.0 \\\n    --hash=sha256:{good}\n")
    python = frameworks.make("tiny", said.append)
    assert frameworks.python("tiny") == python == frameworks.make("tiny", said.append)
    assert len(said) == 1 and said[0].startswith("Tiny 1.0: made in ")
