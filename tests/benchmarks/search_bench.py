#!/usr/bin/env python3
"""Ask the guide's search, Material's and Pagefind the forty queries of the test, on the same text.

make bench-search

Needs Chromium, node and npm (it installs Pagefind into its cache on the first run).
"""

import sys
import tempfile
from pathlib import Path

import yaml
from playwright.sync_api import Error, sync_playwright
from site_bench import FLAGS, Zipped, build_guide, fill, material, need, npm, sh, texts

from guide.core.errors import GuideError
from guide.core.paths import root
from guide.site.serve import serving

PAGE = "contributing/site-speed.md"
# The best of those tried for code: names stay whole, and words are split where jieba put a break.
SEPARATOR = r"""[\s\u200b\-,:!=\[\]()"`/<>{}*;]+|\.(?!\d)|&[lg]t;"""

OURS = "async q => (await window.guideSearch(q))[0] || ''"
# Material's worker answers some time after the last key; the first link of the list is its first page.
MATERIAL = """async q => {
  const input = document.querySelector('[data-md-component=search-query]');
  const list = document.querySelector('.md-search-result__list');
  const type = async value => {
    input.focus();
    input.value = value;
    input.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
    await new Promise(done => setTimeout(done, 400));
  };
  await type('');
  await type(q);
  const first = list.querySelector('a');
  return first ? new URL(first.href).pathname : '';
}"""
PAGEFIND = """async q => {
  window.pagefind ??= await import(new URL('../pagefind/pagefind.js', location.href));
  const { results } = await window.pagefind.search(q);
  return results.length ? (await results[0].data()).url : '';
}"""


class Counted(Zipped):
    """Adds up what it sends for a search."""

    sent = 0

    def send_header(self, keyword: str, value: str) -> None:
        """Count the length of an answer that only a search needs."""
        if keyword == "Content-Length" and ("search" in self.path or "pagefind" in self.path):
            Counted.sent += int(value)
        super().send_header(keyword, value)


def asked(site: Path, script: str, browser: object) -> tuple[int, list[str], float]:
    """(first hits that are right, the others, KB loaded for the search) of the forty queries."""
    table = yaml.safe_load((root() / "tests/browser/search_queries.yml").read_text(encoding="utf-8"))
    wrong = []
    Counted.sent = 0
    with serving(site, Counted) as base:
        page = browser.new_page()
        page.goto(f"{base}start-here/")
        page.wait_for_load_state("networkidle")
        for query, wanted in table.items():
            first = page.evaluate(script, query).partition("#")[0].strip("/")
            if first not in [w.strip("/") for w in ([wanted] if isinstance(wanted, str) else wanted)]:
                wrong.append(f"{query}: {first or 'nothing'}")
        page.close()
    return len(table) - len(wrong), wrong, Counted.sent / 1024


def from_file(site: Path, script: str, browser: object) -> bool:
    """Whether the search answers on a page opened from the file system."""
    page = browser.new_page()
    try:
        page.goto((site / "start-here/index.html").as_uri())
        return bool(page.evaluate(script, "DispatchKeySet"))
    except Error:
        return False
    finally:
        page.close()


def main() -> None:
    """Build, ask, print the table and write it into the page."""
    need("chromium", "npm")
    with tempfile.TemporaryDirectory(prefix="search-bench-") as folder, sync_playwright() as play:
        work = Path(folder)
        guide = build_guide(work)
        text = work / "text"
        texts(guide, text)
        plain = material(text, work, "plain")
        found = material(text, work, "pagefind")
        sh(npm("pagefind@1.6.0", "pagefind"), "--site", found)
        browser = play.chromium.launch(executable_path=need("chromium"), args=FLAGS.split()[1:])
        rows = []
        for name, site, script in (
            ("this guide's", guide, OURS),
            ("Material's, as it comes", plain, MATERIAL),
            (
                "Material's, set for code",
                material(text, work, "code", separator=SEPARATOR, pipeline=[]),
                MATERIAL,
            ),
            ("Pagefind 1.6.0", found, PAGEFIND),
        ):
            right, wrong, kb = asked(site, script, browser)
            print(f"  {name}: {right} right, wrong: {wrong}", flush=True)
            rows.append(f"| {name} | {right} | {kb:.0f} |")
        print("  Pagefind from the file system:", from_file(found, PAGEFIND, browser))
        browser.close()
    fill(
        PAGE,
        "bench-search",
        ["| search | first hits that are right, of 40 | KB loaded for the forty |", "|---|---|---|", *rows],
    )


if __name__ == "__main__":
    try:
        main()
    except GuideError as error:
        sys.exit(f"error: {error}")
