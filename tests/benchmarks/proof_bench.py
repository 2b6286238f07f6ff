"""The proof of the experiments as it was at a commit beside the proof as it is: CPU seconds, seconds, marginal costs.

    python tests/benchmarks/proof_bench.py --before d013104 --sample 5

CPU seconds are those of a command and of all that it waited for; they bear a busy machine better than seconds do.
"""

import hashlib
import io
import os
import resource
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path
from typing import Annotated

import typer

from guide.core.paths import root
from guide.experiments import programs
from guide.experiments.programs import KINDS, Program


def main(
    before: Annotated[str, typer.Option(help="the commit to compare with")] = "d013104",
    sample: Annotated[int, typer.Option(help="programs of each kind; 0: all")] = 5,
    kinds: Annotated[str, typer.Option(help="which kinds, with commas")] = ",".join(KINDS),
    jobs: Annotated[int, typer.Option(help="programs at a time")] = 2,
    marginal: Annotated[
        bool, typer.Option(help="also one program alone: what each further one costs")
    ] = False,
    page: Annotated[str, typer.Option(help="also `make prove` of this page")] = "",
) -> None:
    """Run the same programs both ways, one kind after the other."""
    with tempfile.TemporaryDirectory(prefix="proof-") as folder:
        old = Path(folder)
        archive = subprocess.run(
            ["git", "-C", str(root()), "archive", before], capture_output=True, check=True
        )
        with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as files:
            files.extractall(old, filter="data")
        every = [p for p in programs.every() if (old / p.path.relative_to(root())).is_file()]
        print(f"{'':10} {'programs':>8} {'before':>16} {'now':>16} {'ratio':>6}   (CPU seconds, seconds)")
        sums = [0.0, 0.0]
        for kind in kinds.split(","):
            chosen = drawn([p for p in every if p.kind == kind], sample)
            then, now = (check(tree, chosen, jobs) for tree in (old, root()))
            sums = [sums[0] + then[0], sums[1] + now[0]]
            told(kind, len(chosen), then, now)
            if marginal and len(chosen) > 1:
                one = check(root(), chosen[:1], jobs)
                print(f"{'':10} each further one: {(now[0] - one[0]) / (len(chosen) - 1):.2f} CPU seconds")
        print(f"{'all':10} {'':8} {sums[0]:16.1f} {sums[1]:16.1f} {sums[1] / sums[0]:6.2f}")
    if page:
        told("page", 1, (0, 0), spent(root(), ["scripts/prove_changes.py", page, "--jobs", str(jobs)]))


def drawn(some: list[Program], sample: int) -> list[Program]:
    """`sample` programs by a hash of their names; all for 0."""
    return sorted(some, key=lambda p: hashlib.sha256(p.key.encode()).digest())[: sample or None]


def check(tree: Path, chosen: list[Program], jobs: int) -> tuple[float, float]:
    """CPU seconds and seconds of a tree's own check of these programs.

    The other tree is asked what would change: that costs the same, and it may be pinned to an older PyTorch.
    """
    how = "--check" if tree == root() else "--diff"
    return spent(tree, ["scripts/record_experiments.py", how, "--jobs", str(jobs), *(p.key for p in chosen)])


def spent(tree: Path, words: list[str]) -> tuple[float, float]:
    """CPU seconds and seconds of a command in a tree; what it says is shown when it fails."""
    used, begun = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    env = {**os.environ, "PYTHONPATH": str(tree / "scripts")}
    done = subprocess.run([sys.executable, *words], cwd=tree, env=env, capture_output=True, text=True)
    now = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode:
        print(done.stdout[-2000:], done.stderr[-2000:])
    return now.ru_utime + now.ru_stime - used.ru_utime - used.ru_stime, time.monotonic() - begun


def told(name: str, count: int, then: tuple[float, float], now: tuple[float, float]) -> None:
    """One row."""
    ratio = f"{now[0] / then[0]:6.2f}" if then[0] else ""
    print(
        f"{name:10} {count:8} {then[0]:8.1f} {then[1]:7.1f} {now[0]:8.1f} {now[1]:7.1f} {ratio}", flush=True
    )


if __name__ == "__main__":
    typer.run(main)
