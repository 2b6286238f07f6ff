"""`pip install` from the repository gives `inside`, with nothing else and with the guide in it."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from guide.site import installable
from tests.conftest import ROOT


@pytest.fixture(scope="module")
def installed(hosted: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what pip makes of the repository, from the file that the site has already."""
    folder = tmp_path_factory.mktemp("installable")
    copy = folder / "repository"
    shutil.copytree(
        ROOT / "scripts", copy / "scripts", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info")
    )
    for name in ("pyproject.toml", "README.md", "LICENSE", "LICENSE-TEXT.md"):
        shutil.copy(ROOT / name, copy)
    words = ["install", "--quiet", "--no-index", "--no-build-isolation", "--target", folder / "to"]
    ready = ["--config-settings", f"{installable.READY}={hosted / 'inside.pyz'}"]
    done = subprocess.run(
        [sys.executable, "-m", "pip", *map(str, words), *ready, str(copy)], capture_output=True, text=True, timeout=300,
        env={k: v for k, v in os.environ.items() if k != "PYTHONPATH"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert not (copy / installable.HELD).exists()
    return folder / "to"


def test_the_command_answers_with_the_guide_that_it_brought(installed: Path, tmp_path: Path) -> None:
    env = {"PATH": os.environ["PATH"], "PYTHONPATH": str(installed)}
    done = subprocess.run(
        [installed / "bin" / "inside", "where", "torch.abs"], capture_output=True, text=True, env=env, cwd=tmp_path, timeout=60
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("aten::abs")
    done = subprocess.run(
        [installed / "bin" / "inside", "where", "torch.abss"], capture_output=True, text=True, env=env, cwd=tmp_path, timeout=60
    )  # fmt: skip
    assert done.returncode == 2
    assert "did you mean: torch.abs" in done.stderr


def test_it_asks_for_no_other_package(installed: Path) -> None:
    (told,) = installed.glob("inside_pytorch-*.dist-info/METADATA")
    assert "Requires-Dist" not in told.read_text()
    assert {p.name for p in installed.iterdir()} == {"bin", "guide", told.parent.name}


def test_what_is_installed_is_under_the_licences_that_it_names(installed: Path) -> None:
    (told,) = installed.glob("inside_pytorch-*.dist-info")
    assert "License-Expression: MIT AND CC-BY-4.0\n" in (told / "METADATA").read_text()
    assert {p.name for p in (told / "licenses").iterdir()} == {"LICENSE", "LICENSE-TEXT.md"}
    with zipfile.ZipFile(installed / "guide/reader/inside.pyz") as archive:
        texts = {name: archive.read(name) for name in archive.namelist()}
    texts |= {str(path): path.read_bytes() for path in (installed / "guide").rglob("*.py")}
    assert len(texts) > 20
    other = re.compile(rb"SPDX-License-Identifier: (?!MIT)|^(?:from|import) linkcheck\b", re.MULTILINE)
    assert other.search((ROOT / "scripts/guide/links/linkchecker.py").read_bytes())
    foreign = [name for name, text in texts.items() if other.search(text)]
    assert foreign == []


def test_no_source_archive_is_made_and_the_message_says_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(installable.UnsupportedOperation, match="clone the repository"):
        installable.build_sdist(str(tmp_path))


def test_what_builds_the_site_is_pinned_and_is_what_the_project_names(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(ROOT)
    asked = installable.get_requires_for_build_wheel()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    named = project["dependency-groups"]["site"]
    pinned = {line.partition("==")[0].casefold() for line in asked if "==" in line}
    assert {word.partition("<")[0].partition(">")[0] for word in named} <= pinned
    assert not [w for w in installable.get_requires_for_build_wheel({installable.READY: "x"}) if "==" in w]


def test_the_site_is_built_with_its_own_packages_alone() -> None:
    """`make serve` installs requirements/site.txt: what only the tests bring must not be asked for."""

    def pinned_in(name: str) -> set[str]:
        lines = (ROOT / "requirements" / name).read_text(encoding="utf-8").splitlines()
        return {line.partition("==")[0] for line in lines if "==" in line and line[0].isalnum()}

    tests_own = pinned_in("test.txt") - pinned_in("site.txt")
    assert "pytest" in tests_own
    script = """
import sys
from importlib.metadata import packages_distributions
own = set(sys.argv[1].split())
hidden = {m for m, names in packages_distributions().items() if {n.lower() for n in names} <= own}
assert "pytest" in hidden
sys.modules.update(dict.fromkeys(hidden))
import guide.render, guide.site.editions, guide.site.engine, guide.site.serve
"""
    done = subprocess.run(
        [sys.executable, "-c", script, " ".join(tests_own)],
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": str(ROOT / "scripts")},
    )
    assert done.returncode == 0, done.stderr
