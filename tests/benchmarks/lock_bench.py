"""Time scripts/lock_sources.py on many varied citations.

Run it from the root: `python tests/benchmarks/lock_bench.py --count 1000 --limit 20`.
It exits 1 when a run takes longer than the limit.
"""

import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Annotated

import typer

from guide.citations.binary import Binary
from guide.citations.symbols import matching, rivals, symbols
from guide.citations.wheel import Wheel, installed
from guide.core.errors import GuideError

COMMAND = Path(__file__).resolve().parents[2] / "scripts" / "lock_sources.py"
PER_PAGE = 50


def sample(wheel: Wheel, count: int) -> list[str]:
    """Targets that hold: four in ten C++ headers, three Python, two YAML, one compiled source."""
    draw = random.Random(2130)  # the same citations in every run
    paths = wheel.text_paths()
    headers = [p for p in paths if p.endswith(".h") and p.startswith(("c10/", "aten/", "torch/csrc/"))]
    python = [p for p in paths if p.endswith(".py") and p.startswith(("torch/", "torchgen/"))]
    yaml = ["aten/src/ATen/native/native_functions.yaml", "tools/autograd/derivatives.yaml"]
    sources = sorted(p for p in Binary.of(wheel).paths if p.endswith(".cpp"))
    out: list[str] = draw.sample(sources, min(count // 10, len(sources)))
    for group, share in ((headers, 4), (python, 3), (yaml, 2)):
        wanted = len(out) + count * share // 10
        while len(out) < wanted:
            out += _one(wheel, draw, draw.choice(group), set(out))
    return out


def _one(wheel: Wheel, draw: random.Random, path: str, taken: set[str]) -> list[str]:
    try:
        text = wheel.text(path)
    except GuideError:
        return []
    known = symbols(path, text.lines) if text else []
    if not known:
        return []
    name = draw.choice(known).name
    target = f"{path}#{name}"
    plain = not set(name) & set("()[]<>@~ \"'*&|`")
    return [target] if plain and target not in taken and len(rivals(matching(name, known))) == 1 else []


def write_pages(targets: list[str], root: Path) -> None:
    """A docs folder whose pages cite the targets, fifty to a page."""
    for at in range(0, len(targets), PER_PAGE):
        page = root / "docs" / f"page{at // PER_PAGE:03}.md"
        page.parent.mkdir(parents=True, exist_ok=True)
        links = (f"See [place {n}](src:{t}).\n" for n, t in enumerate(targets[at : at + PER_PAGE]))
        page.write_text("# Page\n\n" + "\n".join(links), encoding="utf-8")


def timed(root: Path, cache: Path, *options: str) -> tuple[float, subprocess.CompletedProcess[str]]:
    """Seconds of one run of the command on the repository `root`."""
    env = os.environ | {"GUIDE_ROOT": str(root), "GUIDE_CACHE": str(cache)}
    begin = time.perf_counter()
    done = subprocess.run(
        [sys.executable, COMMAND, *options], env=env, capture_output=True, text=True, check=False
    )
    return time.perf_counter() - begin, done


def _cpu() -> float:
    """Processor seconds of the finished child processes; on a busy machine the steadier figure."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main(count: int = 1000, limit: Annotated[float, typer.Option(help="Seconds.")] = 20.0) -> None:
    """Lock COUNT citations with a cold and a warm cache, then check them."""
    slowest = 0.0
    with tempfile.TemporaryDirectory() as folder:
        root, cache = Path(folder) / "root", Path(folder) / "cache"
        write_pages(sample(installed(), count), root)
        for label, expected, options in (
            ("cold cache", 1, ()),
            ("warm cache", 0, ()),
            ("--check", 0, ("--check",)),
        ):
            before = _cpu()
            seconds, done = timed(root, cache, *options)
            told = (done.stdout.strip().splitlines() or [""])[-1]
            print(f"{label:>10}: {seconds:5.1f} s, {_cpu() - before:5.1f} s of processor  {told}")
            if done.returncode != expected:
                sys.exit(f"exit status {done.returncode}, not {expected}\n{done.stderr}")
            slowest = max(slowest, seconds)
    busy, cores = os.getloadavg()[0], os.cpu_count()
    print(f"slowest {slowest:.1f} s, limit {limit:.0f} s; load {busy:.1f} on {cores} cores")
    sys.exit(int(slowest > limit))


if __name__ == "__main__":
    typer.run(main)
