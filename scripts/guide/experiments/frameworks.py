"""Other frameworks that experiments run, each in an environment of its own, never beside the guide's PyTorch."""

import re
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from filelock import FileLock

from guide.core import processes
from guide.core.errors import GuideError, nearest
from guide.core.paths import cache, home, read_text, shown
from guide.experiments import hermetic

COMMAND = "python scripts/make_frameworks.py"


@dataclass(frozen=True)
class Framework:
    """How it is called, the package that is installed, the module that is imported; `light` ones every test runs."""

    title: str
    package: str
    module: str
    light: bool = False


FRAMEWORKS = {
    "jax": Framework("JAX", "jax", "jax", light=True),
    "tinygrad": Framework("tinygrad", "tinygrad", "tinygrad", light=True),
    "mxnet": Framework("MXNet", "mxnet", "mxnet"),
    "tensorflow": Framework("TensorFlow", "tensorflow-cpu", "tensorflow"),
    "paddle": Framework("Paddle", "paddlepaddle", "paddle"),
    "mindspore": Framework("MindSpore", "mindspore", "mindspore"),
}


def required(requires: Iterable[str]) -> list[str]:
    """Those of a program's requirements that are frameworks, in its order."""
    return [name for name in requires if name in FRAMEWORKS]


def pins(name: str) -> Path:
    """The file that pins everything of a framework's environment, each package with its digests."""
    return home() / "requirements" / "frameworks" / f"{name}.txt"


def version(name: str) -> str:
    """The release that is pinned."""
    package = re.escape(FRAMEWORKS[name].package)
    found = re.search(rf"^{package}==([\w.+-]+)", read_text(pins(name)), re.MULTILINE)
    if not found:
        raise GuideError(
            shown(pins(name)), f"it pins no {FRAMEWORKS[name].package}", "pin it with its digests"
        )
    return found[1]


def asked(name: str) -> list[str]:
    """What a reader installs for it, each with the pinned release, as `mxnet==1.9.1` and `numpy==1.23.5`."""
    wanted = re.findall(r"^[a-z][\w-]*", read_text(pins(name).with_suffix(".in")), re.MULTILINE)
    pinned = dict(re.findall(r"^([\w-]+)==([\w.+-]+)", read_text(pins(name)), re.MULTILINE))
    return [f"{package}=={pinned[package]}" for package in wanted]


def titles(requires: Iterable[str]) -> str:
    """The frameworks of a program with their releases, as `JAX 0.10.2, TensorFlow 2.21.0`; empty for none."""
    return ", ".join(f"{FRAMEWORKS[name].title} {version(name)}" for name in required(requires))


def folder(name: str) -> Path:
    """Where a framework's environment lies: in the cache, under what is pinned and under this Python."""
    made_of = f"{sys.version_info[:2]} {sys.prefix != sys.base_prefix}\n{read_text(pins(name))}"
    return cache() / "frameworks" / f"{name}-{sha256(made_of.encode()).hexdigest()[:12]}"


def python(name: str) -> Path | None:
    """The interpreter of a framework's environment; None where it has not been made."""
    base = folder(name)
    return base / "bin" / "python" if (base / ".done").is_file() else None


def missing(requires: Iterable[str]) -> list[str]:
    """The frameworks of a program whose environments have not been made here."""
    return [name for name in required(requires) if python(name) is None]


def variables(requires: Iterable[str]) -> dict[str, str]:
    """What tells a program where the interpreters of its frameworks are."""
    places = {name: python(name) for name in required(requires)}
    return {hermetic.variable(name): str(place) for name, place in places.items() if place}


def chosen(names: Iterable[str]) -> list[str]:
    """The frameworks that a person names; GuideError for one that is not known."""
    asked = list(dict.fromkeys(names))
    for name in asked:
        if name not in FRAMEWORKS:
            near = nearest(name, FRAMEWORKS)
            raise GuideError(
                name, "no such framework", f"did you mean: {near}?" if near else ", ".join(FRAMEWORKS)
            )
    return asked


def make(name: str, say: Callable[[str], None]) -> Path:
    """The interpreter of a framework's environment, made once from what is pinned, whoever asks meanwhile."""
    base = folder(name)
    base.parent.mkdir(parents=True, exist_ok=True)
    with FileLock(f"{base}.lock"):
        if found := python(name):
            return found
        began = time.monotonic()
        _run([sys.executable, "-m", "venv", "--clear", base], name)
        own = base / "bin" / "python"
        pip: list[str | Path] = [own, "-m", "pip", "--disable-pip-version-check", "--quiet"]
        _run(
            [*pip, "install", "--no-compile", "--only-binary", ":all:", "--require-hashes", "-r", pins(name)],
            name,
        )
        # What an import loads is compiled here once; to compile all of it would take longer than to install it.
        _run([own, "-c", f"import {FRAMEWORKS[name].module}"], name)
        (base / ".done").touch()
        size = sum(p.stat().st_size for p in base.rglob("*") if p.is_file() and not p.is_symlink())
        took = time.monotonic() - began
        say(f"{FRAMEWORKS[name].title} {version(name)}: made in {took:.0f} s, {size / 1e6:.0f} MB")
        return own


def _run(command: list[str | Path], name: str) -> None:
    done = processes.ask(command, 3600)
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["it said nothing"])[-1]
        raise GuideError(f"{name}'s environment", last, f"mend that, then {COMMAND} {name}")
