"""Shared: the repository, a small repository to break, and the built site."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from filelock import FileLock

from guide.site import search_index
from guide.site.serve import serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ROOT = Path(__file__).resolve().parents[1]
os.environ["CUDA_VISIBLE_DEVICES"] = (
    ""  # with a GPU the tests see what they see without one, and take none of it
)

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell starts its background jobs so, and the programs that tests interrupt would inherit it.
    signal.signal(signal.SIGINT, signal.default_int_handler)


pytest_plugins = ("tests.order", "tests.wheels")


@pytest.fixture(scope="session")
def repo() -> Path:
    """The repository's root."""
    return ROOT


RESOURCE = """\
- id: one
  title: One
  url: https://one.example/page
  language: en
  kind: article
  level: deep
  about: Follows a call from Python to the kernel that answers it.
  basis: read
  lists: [first]
"""


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository of one chapter and one resource, which the code under test takes for the real one."""
    for path, text in {
        "docs/.pages": "nav:\n  - index.md\n  - alpha\n  - library\n",
        "docs/index.md": "# Home\n",
        "docs/alpha/.pages": "title: Alpha\nnav:\n  - index.md\n  - reading.md\n",
        "docs/alpha/index.md": "# Alpha\n",
        "docs/alpha/reading.md": "# Reading\n\n/// reading-list | alpha\n///\n",
        "seeds/lists/first.yml": "name: first\ntitle: First\nreceived: a.txt\nitems:\n- n: 1\n  section: Start\n  url: https://one.example/page\n  mark: TBD\n",
        "seeds/resources/alpha.yml": RESOURCE,
        "seeds/glossary.yml": "[]\n",
        "pyproject.toml": '[project]\nname = "x"\nversion = "2026.12"\n[tool.inside-pytorch]\npytorch = "2.13.0"\n',
    }.items():
        target = tmp_path / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    monkeypatch.setenv("GUIDE_ROOT", str(tmp_path))
    return tmp_path


def run(*argv: object, cwd: Path = ROOT, **env: str) -> subprocess.CompletedProcess[str]:
    """Run a command of the project with this interpreter."""
    return subprocess.run(
        [sys.executable, *map(str, argv)],
        cwd=cwd,
        env=os.environ
        | {"NO_MKDOCS_2_WARNING": "1", "DISABLE_MKDOCS_2_WARNING": "true", "COLUMNS": "200"}
        | env,
        capture_output=True,
        text=True,
        timeout=900,
    )


def once(base: Path, name: str, make: Callable[[Path], None]) -> Path:
    """`make(folder)` once for all test processes; returns the folder."""
    folder = base / name
    with FileLock(str(folder) + ".lock"):
        if not (folder / ".done").exists():
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir(parents=True)
            make(folder)
            (folder / ".done").touch()
    return folder


@pytest.fixture(scope="session")
def shared_tmp(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A temporary folder that all test processes of this run share."""
    base = tmp_path_factory.getbasetemp()
    return base.parent if os.environ.get("PYTEST_XDIST_WORKER") else base


@pytest.fixture(scope="session")
def built(shared_tmp: Path) -> Path:
    """The site, built strictly with MkDocs; `build.log` beside it holds what was said."""

    def make(folder: Path) -> None:
        done = run("-m", "mkdocs", "build", "--strict", "--site-dir", folder / "site")
        (folder / "build.log").write_text(done.stdout + done.stderr)
        assert done.returncode == 0, done.stdout + done.stderr
        search_index.write(folder / "site", as_files=False)

    return once(shared_tmp, "built", make) / "site"


@pytest.fixture(scope="session")
def served(built: Path) -> Iterator[str]:
    """The built site's address on the loopback."""
    with serving(built) as address:
        yield address


@pytest.fixture(scope="session")
def below_base(built: Path, shared_tmp: Path) -> Iterator[str]:
    """The same under the path of its public address, which the page for missing addresses is made for."""

    def make(folder: Path) -> None:
        (folder / "inside-pytorch").symlink_to(built)

    with serving(once(shared_tmp, "below", make)) as address:
        yield f"{address}inside-pytorch/"


CHROMIUM = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def launch() -> Iterator["Callable[[], Browser]"]:
    """Starts a headless Chromium; the test fails, and is not skipped, where it is missing."""
    from playwright.sync_api import expect, sync_playwright

    # As long as a page may take to load: beside a debugger the usual 5 seconds are too short.
    expect.set_options(timeout=30_000)
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert path, "Chromium is not installed; on Debian: apt-get install chromium"
    with sync_playwright() as play:
        yield lambda: play.chromium.launch(executable_path=path, args=CHROMIUM)


@pytest.fixture(scope="session")
def chromium(launch: "Callable[[], Browser]") -> Iterator["Browser"]:
    """One headless Chromium for all tests of a worker."""
    browser = launch()
    yield browser
    browser.close()


@pytest.fixture
def own_chromium(launch: "Callable[[], Browser]") -> Iterator["Browser"]:
    """A headless Chromium that no other test has used."""
    browser = launch()
    yield browser
    browser.close()


@pytest.fixture
def page(chromium: "Browser", served: str) -> Iterator["Page"]:
    """A fresh page of the site as MkDocs builds it; see `watched`."""
    yield from watched(chromium, served)


def watched(chromium: "Browser", served: str) -> Iterator["Page"]:
    """A fresh page; the test fails if it asked another origin for anything or raised a script error."""
    context = chromium.new_context(base_url=served, viewport={"width": 1280, "height": 900})
    tab = context.new_page()
    elsewhere: list[str] = []
    faults: list[str] = []
    tab.on(
        "request", lambda r: None if r.url.startswith((served, "data:", "blob:")) else elsewhere.append(r.url)
    )
    tab.on("pageerror", lambda e: faults.append(str(e)))
    yield tab
    context.close()
    assert not elsewhere, f"requests to another origin: {elsewhere}"
    assert not faults, f"script errors: {faults}"
