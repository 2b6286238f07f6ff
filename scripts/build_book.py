"""Make the book: the whole guide as one PDF and one EPUB."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Annotated

import typer

from guide.core import cli, release
from guide.core.errors import GuideError
from guide.core.paths import write_whole, write_whole_bytes
from guide.site import book, editions

FOOTER = (
    '<div style="font-size:8px;width:100%;text-align:center;color:#5f6571;font-family:sans-serif">'
    '<span class="pageNumber"></span></div>'
)


def main(
    out: Annotated[Path, typer.Option(help="folder for the two files")] = Path("book"),
    epub: Annotated[bool, typer.Option(help="also make the EPUB (needs pandoc)")] = True,
) -> None:
    """Build the offline site, join its pages, print them with Chromium, and convert them with pandoc."""
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if not chromium:
        raise GuideError("Chromium", "it is not installed", "on Debian: apt-get install chromium")
    pandoc = shutil.which("pandoc")
    if epub and not pandoc:
        raise GuideError(
            "pandoc", "it is not installed", "on Debian: apt-get install pandoc, or pass --no-epub"
        )
    out = Path(os.path.realpath(out))
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="book-") as folder:
        site = Path(folder) / "site"
        editions.for_files(site)
        page = site / "book.html"
        write_whole(page, book.document(site, release.pinned()))
        _pdf(chromium, page, Path(folder) / "inside-pytorch.pdf")
        _keep(Path(folder) / "inside-pytorch.pdf", out)
        if epub and pandoc:
            write_whole(site / "reader.html", book.for_reader(site, release.pinned()))
            _epub(pandoc, site, Path(folder) / "inside-pytorch.epub")
            _keep(Path(folder) / "inside-pytorch.epub", out)


def _keep(made: Path, out: Path) -> None:
    """Put a finished file in its place, whole."""
    write_whole_bytes(out / made.name, made.read_bytes())
    typer.echo(f"{made.name}: {made.stat().st_size / 1e6:.1f} MB")


def _pdf(chromium: str, page: Path, target: Path) -> None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        tab = browser.new_page()
        tab.goto(page.as_uri())
        tab.pdf(
            path=str(target), format="A4", print_background=True, outline=True, tagged=True, prefer_css_page_size=True,
            display_header_footer=True, header_template="<span></span>", footer_template=FOOTER,
        )  # fmt: skip
        browser.close()


def _epub(pandoc: str, site: Path, target: Path) -> None:
    command = [
        pandoc, "reader.html", "--from=html", "--to=epub3", "--output", str(target), "--toc", "--toc-depth=2",
        "--split-level=1", "--metadata=title:Inside PyTorch", "--metadata=lang:en", "--css=assets/reader.css",
    ]  # fmt: skip
    done = subprocess.run(command, cwd=site, capture_output=True, text=True)
    if done.returncode and "split-level" in done.stderr:  # pandoc before 3
        command[command.index("--split-level=1")] = "--epub-chapter-level=1"
        done = subprocess.run(command, cwd=site, capture_output=True, text=True)
    if done.returncode:
        raise GuideError("pandoc", done.stderr.strip()[-600:], "install a newer pandoc, or pass --no-epub")


if __name__ == "__main__":
    cli.run(main)
