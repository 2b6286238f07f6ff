"""What a writer waits for: a build from nothing, and a save until its new page is served; beside other engines on the same text."""

import os
import shutil
import statistics
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import yaml

from guide.core.errors import GuideError
from guide.core.paths import root
from guide.pages import documents

PAGE = "dispatcher/which-key-wins"
SAVES = 10
PATIENCE = 600.0  # seconds for one build or one save
PORT = 8765
QUIET = {"NO_MKDOCS_2_WARNING": "1", "DISABLE_MKDOCS_2_WARNING": "true", "PYTHONUNBUFFERED": "1"}


@dataclass(frozen=True)
class Engine:
    """How to build a folder of pages with it, and how to serve them while they change."""

    name: str
    text: Path  # where the pages lie
    build: Sequence[object]
    serve: Sequence[object] = ()
    folder: Path = Path()  # where the commands run


def engines(text: Path, work: Path) -> list[Engine]:
    """This guide as it is, and the others on its plain text with the same extensions where they have them."""
    python, scripts = sys.executable, root() / "scripts"
    told = {"site_name": "Same text", "docs_dir": str(text), "theme": "material", "plugins": ["search"],
            "site_dir": str(work / "timed"), "markdown_extensions": [{n: o} for n, o in documents.extensions().items()
                                                                      if n not in ("toc",)]}  # fmt: skip
    (work / "timed.yml").write_text(yaml.safe_dump(told))
    address = f"127.0.0.1:{PORT}"
    guide = Engine(
        "Inside PyTorch",
        root() / "docs",
        [python, scripts / "build_site.py", "--out", work / "timed-guide"],
        [python, scripts / "serve_site.py", "--port", PORT],
        root(),
    )
    pages = [
        python,
        "-m",
        "mkdocs",
        "build",
        "--strict",
        "-f",
        root() / "mkdocs.yml",
        "-d",
        work / "timed-pages",
    ]
    material = [python, "-m", "mkdocs"]
    found = [
        guide,
        Engine("Inside PyTorch, the pages alone", root() / "docs", pages, folder=root()),
        Engine(
            "Material on the plain text",
            text,
            [*material, "build", "-f", work / "timed.yml"],
            [*material, "serve", "-f", work / "timed.yml", "-a", address],
            work,
        ),
    ]
    if zensical := shutil.which("zensical", path=f"{Path(python).parent}{os.pathsep}{os.environ['PATH']}"):
        told = ["-f", work / "timed.yml"]
        serve = [zensical, "serve", *told, "-a", address]
        found.append(
            Engine("Zensical on the plain text", text, [zensical, "build", "--clean", *told], serve, work)
        )
    return found


def cpu_of(pid: int) -> float:
    """CPU seconds of a process and of its children that have ended."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


def built(engine: Engine) -> tuple[float, float]:
    """Seconds and CPU seconds of a build from nothing."""
    start, before = time.monotonic(), os.times()
    done = subprocess.run(
        [str(part) for part in engine.build],
        cwd=engine.folder,
        env=os.environ | QUIET,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    after = os.times()
    if done.returncode:
        raise GuideError(engine.name, (done.stdout + done.stderr)[-800:], "build it alone")
    used = after.children_user + after.children_system - before.children_user - before.children_system
    return time.monotonic() - start, used


def until(true: Callable[[], bool]) -> float:
    """Seconds until it is true."""
    start = time.monotonic()
    while not true():
        if time.monotonic() - start > PATIENCE:
            raise GuideError("the preview", f"no answer in {PATIENCE:.0f} s", "run it on a quiet machine")
        time.sleep(0.02)
    return time.monotonic() - start


def served(text: str) -> bool:
    """Whether the page is served with `text` in it."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{PORT}/{PAGE}/", timeout=60) as answer:
            return text in answer.read().decode()
    except OSError:
        return False


def saved(engine: Engine) -> tuple[float, float]:
    """Medians over SAVES saves of a page: seconds until its new HTML is served, and the server's CPU seconds."""
    page = engine.text / f"{PAGE}.md"
    before = page.read_text(encoding="utf-8")
    process = subprocess.Popen(
        [str(part) for part in engine.serve],
        cwd=engine.folder,
        env=os.environ | QUIET,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        until(lambda: served("</html>"))
        quiet(process.pid)
        found = []
        for number in range(SAVES):
            sign, used = f"Sentence number {number} of the bench.", cpu_of(process.pid)
            page.write_text(f"{before}\n{sign}\n", encoding="utf-8")
            seconds = until(lambda sign=sign: served(sign))
            quiet(process.pid)
            found.append((seconds, cpu_of(process.pid) - used))
        return statistics.median(s for s, _ in found), statistics.median(c for _, c in found)
    finally:
        page.write_text(before, encoding="utf-8")
        process.terminate()
        process.wait(30)


def quiet(pid: int) -> None:
    """Wait until a server has nothing left to do."""
    used = -1.0
    while cpu_of(pid) - used > 0.02:
        used = cpu_of(pid)
        time.sleep(0.5)


def table(text: Path, work: Path) -> list[str]:
    """A row an engine."""
    rows = [
        "| engine | build, s | build, CPU s | save to page, s | save to page, CPU s |",
        "|---|---|---|---|---|",
    ]
    for engine in engines(text, work):
        seconds, used = built(engine)
        loop = "{:.2f} | {:.2f}".format(*saved(engine)) if engine.serve else "– | –"
        rows.append(f"| {engine.name} | {seconds:.1f} | {used:.1f} | {loop} |")
        print(rows[-1], flush=True)
    return rows
