"""The package that readers copy, docs/extending/package: built, installed in a fresh environment, tested there.

Without a network: the environment sees the pinned packages through one `.pth`, and CUDA's compiler is not asked for.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from guide.experiments import compiler
from tests.conftest import ROOT

PACKAGE = ROOT / "docs/extending/package"


def done(*argv: object, cwd: Path, **env: str) -> str:
    """What a command printed; the test fails with it where the command does."""
    ran = subprocess.run([*map(str, argv)], cwd=cwd, env=os.environ | env, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreter of a fresh environment with the package's wheel; the tests and no source lie beside it."""
    folder = tmp_path_factory.mktemp("package")
    shutil.copytree(PACKAGE, folder / "source")
    env = {"FUSED_SWIGLU_CUDA": "0", "TMPDIR": str(folder)}
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check")
    wheel = (*pip, "wheel", ".", "--no-build-isolation", "--no-deps", "--no-index", "--wheel-dir", folder)
    done(*wheel, cwd=folder / "source", **env, **compiler.variables(os.environ | env))
    done(sys.executable, "-m", "venv", "--without-pip", folder / "fresh", cwd=folder)
    site = folder / "fresh/lib" / f"python{sysconfig.get_python_version()}" / "site-packages"
    (site / "pinned.pth").write_text(sysconfig.get_path("purelib") + "\n")
    made = folder / "fresh/bin/python"
    # PyTorch is pinned without the CUDA packages that it asks for, so pip would not find them.
    done(*pip, "--python", made, "install", "--no-index", "--no-deps", *folder.glob("*.whl"), cwd=folder)
    for name in ("tests", "pyproject.toml"):
        (folder / "source" / name).rename(folder / name)
    shutil.rmtree(folder / "source")
    return made


def test_the_wheel_passes_its_own_tests(python: Path) -> None:
    folder = python.parents[2]
    cache = {"TORCHINDUCTOR_CACHE_DIR": str(folder / "cache")}
    said = done(python, "-m", "pytest", "-p", "no:cacheprovider", cwd=folder, **cache)
    assert " passed" in said
    assert "failed" not in said and "skipped" not in said


def test_the_stub_is_what_the_module_holds(python: Path) -> None:
    settings = ("--mypy-config-file", "pyproject.toml")
    done(python, "-m", "mypy.stubtest", *settings, "fused_swiglu._C", cwd=python.parents[2])


def test_the_module_needs_no_particular_python(python: Path) -> None:
    wheel = next(python.parents[2].glob("*.whl"))
    assert "-cp311-abi3-" in wheel.name
