#!/usr/bin/env python3
"""Measure the link checker beside plain LinkChecker, on local servers with 200 ms latency and pages of 37 KB.

Run from the repository: python tests/benchmarks/links_bench.py [--rounds 3]
Prints a Markdown table; exits 1 when a bar is missed.
"""

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from statistics import median

HERE = Path(__file__).resolve()
LATENCY = 0.2
EVEN = [10] * 100
SKEWED = [131, 24, 15, 10, 8, 6, 5, 4, 3, 3] + [1] * 41  # one host has half of them, as the guide's has
SECONDS, PROCESSOR = 12.0, 4.0


@contextmanager
def servers(hosts: int) -> Iterator[tuple[list[str], dict]]:
    """The servers' base addresses, and a dict that holds all arrivals once the block has ended."""
    command = [sys.executable, str(HERE.with_name("links_server.py")), str(hosts), str(LATENCY)]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    arrivals: dict = {}
    try:
        yield json.loads(process.stdout.readline())["bases"], arrivals
        process.stdin.close()
        arrivals |= json.loads(process.stdout.readline())["arrivals"]
    finally:
        process.kill()
        process.wait()


def measured(command: list[str]) -> tuple[float, float, str]:
    """Seconds, seconds of processor (with all children), output of a command."""
    env = os.environ | {"PYTHONPATH": str(HERE.parents[2] / "scripts")}
    began, before = time.monotonic(), spent()
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    return time.monotonic() - began, spent() - before, done.stdout + done.stderr


def spent() -> float:
    """Processor seconds of all children that have ended."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def ours(urls: list[str]) -> None:
    """A whole run of the checker, with its ledger. Called in a process of its own, with GUIDE_ROOT set."""
    from guide.links import check, ledger
    from guide.links.fetch import Settings
    from guide.links.verdict import Expected

    today = date.today()
    verdicts = check.settle(urls, Settings(), dict.fromkeys(urls, Expected(("Strides explained",))))
    with ledger.editing() as records:
        for url, verdict in verdicts.items():
            new = ledger.Record(url=url, first_seen=today)
            records[url] = ledger.updated(new, verdict, today)
    bad = [v for v in verdicts.values() if v.state != "alive"]
    print(len(verdicts), "alive" if not bad else f"not alive: {len(bad)}, e.g. {bad[0]}")


def worst_second(arrivals: dict[str, list[float]]) -> int:
    """The most requests that any host saw in any one second."""
    return max(
        sum(1 for t in times if start <= t < start + 1.0) for times in arrivals.values() for start in times
    )


def rounds(counts: list[int], number: int, folder: Path) -> dict[str, tuple[float, float, int]]:
    """Medians of seconds and processor seconds, and the worst second of a host: ours and LinkChecker's in turns."""
    found: dict[str, list[tuple[float, float, int]]] = {"ours": [], "LinkChecker": []}
    for _ in range(number):
        for name, runs in found.items():
            with servers(len(counts)) as (bases, arrivals):
                pages = [
                    (n, f"{b}/page/{n}") for b, count in zip(bases, counts, strict=True) for n in range(count)
                ]
                urls = [url for _, url in sorted(pages)]  # hosts in turns
                command, wanted = [sys.executable, str(HERE), "--ours", str(folder / "urls.json")], "alive"
                (folder / "urls.json").write_text(json.dumps(urls))
                if name == "LinkChecker":
                    program = str(Path(sys.executable).with_name("linkchecker"))
                    command = [
                        program,
                        "--recursion-level=0",
                        "--check-extern",
                        "--no-status",
                        "--threads=64",
                        *urls,
                    ]
                    wanted = f"{len(urls)} links"
                seconds, processor, out = measured(command)
            if wanted not in out or "not alive" in out:
                sys.exit(f"{name} printed\n{out[-2000:]}")
            runs.append((seconds, processor, worst_second(arrivals)))
    return {
        name: (median(run[0] for run in runs), median(run[1] for run in runs), max(run[2] for run in runs))
        for name, runs in found.items()
    }


def main() -> None:
    """Run every bar, print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--ours", type=Path, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.ours:
        return ours(json.loads(given.ours.read_text()))
    missed = False
    print("| addresses | | time | processor | most requests to a host in a second |\n|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as name:
        (Path(name) / "seeds").mkdir()
        os.environ["GUIDE_ROOT"] = name
        for what, counts in (("1,000 on 100 hosts", EVEN), ("250, 131 of them on one host", SKEWED)):
            for who, (seconds, processor, worst) in rounds(counts, given.rounds, Path(name)).items():
                print(f"| {what} | {who} | {seconds:.1f} s | {processor:.1f} s | {worst} |")
                if who == "ours":
                    missed |= worst > 2 or (counts == EVEN and (seconds > SECONDS or processor > PROCESSOR))
    print(f"Load when it ended: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores.", file=sys.stderr)
    sys.exit(missed)


if __name__ == "__main__":
    main()
