#!/usr/bin/env python3
"""Weigh the guide's pages beside other engines on the same text, and time what a writer waits for. Run it on a quiet machine.

make bench-site            # ARGS=--times: the times alone, without Lighthouse

Needs Chromium, node and npm (it installs Lighthouse, furo and myst-parser into its cache on the first run).
mdBook takes part where the command `mdbook` is found.
"""

import gzip
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

import writing_bench
import yaml

from guide.core.errors import GuideError
from guide.core.paths import root, write_whole
from guide.pages import documents, navigation
from guide.site.serve import Quiet, serving

PAGES = ("dispatcher/which-key-wins", "start-here/one-add")
RUNS = 3
CACHE = Path(os.environ.get("GUIDE_CACHE", Path.home() / ".cache/inside-pytorch"))
FLAGS = (
    "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking"
    " --disable-component-update --disable-sync"
)


class Zipped(Quiet):
    """Serves files compressed, as any host does."""

    def do_GET(self) -> None:
        """One file, gzip for text."""
        path = Path(self.translate_path(self.path))
        if path.is_dir():
            path /= "index.html"
        if not path.is_file():
            return self.send_error(404)
        body = path.read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        if path.suffix in (".html", ".css", ".js", ".json", ".svg", ".xml", ".webmanifest"):
            body = gzip.compress(body, 6)
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


def sh(*command: object, cwd: Path | None = None, **env: str) -> None:
    """Run a command; its output is shown only when it fails."""
    done = subprocess.run(
        [str(c) for c in command], cwd=cwd, env=os.environ | env, capture_output=True, text=True
    )
    if done.returncode:
        raise GuideError(str(command[0]), (done.stdout + done.stderr)[-800:], "see the top of this file")


def need(*tools: str) -> str:
    """The path of the last of `tools`. Raises GuideError for the first that is missing."""
    for tool in tools:
        if not (found := shutil.which(tool)):
            raise GuideError(tool, "it is not installed", f"on Debian: apt-get install {tool}")
    return found


def npm(package: str, command: str) -> Path:
    """The command of an npm package, installed into the cache on the first call."""
    home = CACHE / command
    if not (home / "node_modules/.bin" / command).exists():
        home.mkdir(parents=True, exist_ok=True)
        sh("npm", "install", "--prefix", home, "--no-save", "--no-fund", "--no-audit", package)
    return home / "node_modules/.bin" / command


def fill(page: str, command: str, lines: list[str], heading: str = "") -> None:
    """Print a table and write it between its marks in a page of docs/; with `heading` the first run makes its section."""
    begin, end = f"<!-- table by make {command} -->", "<!-- end of the table -->"
    file = root() / "docs" / page
    text = file.read_text(encoding="utf-8")
    if heading and begin not in text:
        text = f"{text.rstrip()}\n\n{heading}\n\n{begin}\n{end}\n"
    before, found, rest = text.partition(begin)
    if not found or end not in rest:
        raise GuideError(
            str(file), f"it lacks the lines {begin} and {end}", "put them where the table belongs"
        )
    print("\n".join(lines))
    write_whole(file, "\n".join([f"{before}{begin}", *lines, end]) + rest.partition(end)[2])


def build_guide(work: Path) -> Path:
    """This guide, built into a folder of `work`."""
    sh(sys.executable, root() / "scripts/build_site.py", "--out", work / "guide", cwd=root())
    return work / "guide"


def texts(site: Path, target: Path) -> None:
    """The guide's pages as the plain Markdown that it publishes beside them, so that every engine gets the same words."""
    for page in map(documents.read, navigation.read().pages()):
        if page.name.startswith(("library/index", "library/seed", "operators/")):
            continue  # tables that live by the guide's own script
        file = target / page.name
        file.parent.mkdir(parents=True, exist_ok=True)
        text = (site / page.address / "index.md").read_text(encoding="utf-8")
        # Material's search takes a regular expression's "<![" for a declaration and gives up
        file.write_text(text.replace("<![", "&lt;!["), encoding="utf-8")


def material(text: Path, work: Path, name: str = "material", **search: object) -> Path:
    """Material for MkDocs as it comes, but for what `search` sets of its search."""
    told = {
        "site_name": "Same text",
        "docs_dir": str(text),
        "theme": "material",
        "plugins": [{"search": search}],
    }
    (work / f"{name}.yml").write_text(yaml.safe_dump(told))
    sh(sys.executable, "-m", "mkdocs", "build", "-f", work / f"{name}.yml", "-d", work / name,
       NO_MKDOCS_2_WARNING="1", DISABLE_MKDOCS_2_WARNING="true")  # fmt: skip
    return work / name


def furo(text: Path, work: Path) -> Path:
    """Sphinx with furo and myst-parser, as they come."""
    env = CACHE / "furo"
    if not (env / "bin/sphinx-build").exists():
        sh(sys.executable, "-m", "venv", env)
        sh(env / "bin/pip", "install", "-q", "furo", "myst-parser")
    source = work / "furo-source"
    shutil.copytree(text, source)
    (source / "conf.py").write_text(
        'project = "Same text"\nextensions = ["myst_parser"]\nhtml_theme = "furo"\n'
    )
    index = source / "index.md"
    tree = "\n\n```{toctree}\n:glob:\n\n*/index\n*/*\n```\n"
    index.write_text(index.read_text() + tree)
    sh(env / "bin/sphinx-build", "-q", "-b", "dirhtml", source, work / "furo")
    return work / "furo"


def mdbook(text: Path, work: Path) -> Path | None:
    """mdBook as it comes, where it is installed."""
    if not shutil.which("mdbook"):
        return None
    book = work / "mdbook-source"
    shutil.copytree(text, book / "src")
    (book / "book.toml").write_text('[book]\ntitle = "Same text"\n')
    files = sorted(p.relative_to(book / "src").as_posix() for p in (book / "src").rglob("*.md"))
    (book / "src/SUMMARY.md").write_text("# Summary\n\n" + "\n".join(f"- [{f}]({f})" for f in files))
    sh("mdbook", "build", book, "-d", work / "mdbook")
    return work / "mdbook"


def lighthouse(url: str, preset: str, work: Path) -> dict:
    """One audit of one page."""
    out = work / "report.json"
    preset_args = ["--preset=desktop"] if preset == "desktop" else ["--form-factor=mobile"]
    sh(npm("lighthouse@12.8.2", "lighthouse"), url, "--quiet", "--output=json", f"--output-path={out}", *preset_args,
       "--only-categories=performance,accessibility", f"--chrome-flags={FLAGS}",
       CHROME_PATH=need("chromium"))  # fmt: skip
    told = json.loads(out.read_text(encoding="utf-8"))
    audits = told["audits"]
    return {
        "kb": audits["total-byte-weight"]["numericValue"] / 1024,
        "performance": told["categories"]["performance"]["score"] * 100,
        "access": told["categories"]["accessibility"]["score"] * 100,
        "blocking": audits["total-blocking-time"]["numericValue"],
        "shift": audits["cumulative-layout-shift"]["numericValue"],
    }


def measured(site: Path, name: str, work: Path) -> dict[str, dict]:
    """preset → the medians over RUNS audits of each page, the worse page counted."""
    out: dict[str, dict] = {}
    with serving(site, Zipped) as address:
        for preset in ("desktop", "mobile"):
            worst: dict = {}
            for page in PAGES:
                path = f"{page}.html" if (site / f"{page}.html").exists() else f"{page}/"
                runs = [lighthouse(address + path, preset, work) for _ in range(RUNS)]
                middle = {key: statistics.median(r[key] for r in runs) for key in runs[0]}
                print(f"  {name}, {preset}, {page}: {json.dumps({k: round(v, 3) for k, v in middle.items()})}", flush=True)  # fmt: skip
                for key, value in middle.items():
                    pick = min if key in ("performance", "access") else max
                    worst[key] = pick(worst.get(key, value), value)
            out[preset] = worst
    return out


def index_size(site: Path) -> int:
    """Bytes of the search index, uncompressed."""
    found = [
        p for p in site.rglob("*")
        if p.name in ("search_index.json", "searchindex.js") or p.name.startswith("searchindex-")
        or (p.parent.name == "search" and p.suffix == ".json")
    ]  # fmt: skip
    return sum(p.stat().st_size for p in found)


def main() -> None:
    """Build, measure, print the table and write it into docs/contributing/site-speed.md."""
    if "--times" not in sys.argv[1:]:
        need("chromium", "npm")
    with tempfile.TemporaryDirectory(prefix="site-bench-") as folder:
        work = Path(folder)
        guide = build_guide(work)
        text = work / "text"
        texts(guide, text)
        times = writing_bench.table(text, work)
        fill("contributing/site-speed.md", "bench-site: times", times, "## What a writer waits for")
        if "--times" in sys.argv[1:]:
            return
        sites = {"Inside PyTorch": guide, "Material, as it comes": material(text, work),
                 "Sphinx with furo": furo(text, work), "mdBook": mdbook(text, work)}  # fmt: skip
        rows = []
        for name, site in sites.items():
            if site is None:
                print(f"  {name}: not installed, left out")
                continue
            m = measured(site, name, work)
            d, p = m["desktop"], m["mobile"]
            shift, access = max(d["shift"], p["shift"]), min(d["access"], p["access"])
            rows.append(
                f"| {name} | {p['kb']:.0f} | {d['performance']:.0f} / {p['performance']:.0f} | {p['blocking']:.0f} | {shift:.3f} |"
                f" {access:.0f} | {index_size(site) / 1e6:.1f} |"
            )
    head = "| engine | KB a page | Lighthouse desktop / mobile | blocking time, mobile, ms | layout shift | accessibility | search index, MB |"
    fill("contributing/site-speed.md", "bench-site", [head, "|---|---|---|---|---|---|---|", *rows])


if __name__ == "__main__":
    try:
        main()
    except GuideError as error:
        sys.exit(f"error: {error}")
