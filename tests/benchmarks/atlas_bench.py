#!/usr/bin/env python3
"""How fast the atlas answers in headless Chromium: first result, keystrokes, size. Run it on a quiet machine.

python tests/benchmarks/atlas_bench.py SITE
"""

import gzip
import shutil
import statistics
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from guide.site.serve import serving

ARGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
        "--disable-background-networking", "--disable-component-update", "--disable-sync"]  # fmt: skip
TYPED = ("torch.nn.functional.conv1d", "Convolution.cpp", "SparseCsrCPU add", "sum_kernel_impl", "layer_norm")
# Time from the input event to the frame after it, as a reader sees it.
KEY = """value => new Promise(done => {
  const input = document.querySelector('input[name=q]');
  const began = performance.now();
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  const script = performance.now() - began;
  requestAnimationFrame(() => requestAnimationFrame(() => done([script, performance.now() - began])));
})"""


# The page itself notes when the first result stands: asking it from outside would add the asking.
FIRST = """new MutationObserver((_, watch) => {
  if (!document.querySelector('.op-results > li')) return;
  window.firstResult = performance.now();
  watch.disconnect();
}).observe(document, { childList: true, subtree: true })"""


def main(site: Path) -> None:
    """Print the figures."""
    size = len(gzip.compress((site / "operators/data.js").read_bytes(), 9))
    print(f"data: {size:,} bytes compressed (gzip -9)")
    with serving(site) as base, sync_playwright() as p:
        address = f"{base}operators/"
        browser = p.chromium.launch(executable_path=shutil.which("chromium"), args=ARGS)
        opened = []
        for _ in range(5):
            page = browser.new_context().new_page()
            page.add_init_script(FIRST)
            page.goto(f"{address}#q=conv1d")
            page.wait_for_selector(".op-results > li")
            opened.append(page.evaluate("window.firstResult"))
        scripts, frames = [], []
        for text in TYPED:
            for end in range(1, len(text) + 1):
                script, frame = page.evaluate(KEY, text[:end])
                scripts.append(script)
                frames.append(frame)
        browser.close()
    print(
        f"first result after opening, ms: median {statistics.median(opened):.0f}, worst {max(opened):.0f} of {len(opened)}"
    )
    for name, values in (("script", scripts), ("to the next frame but one", frames)):
        worst = sorted(values)[int(len(values) * 0.95)]
        print(
            f"a keystroke, {name}, ms: median {statistics.median(values):.1f}, 95 % {worst:.1f}, worst {max(values):.1f} of {len(values)}"
        )


if __name__ == "__main__":
    main(Path(sys.argv[1]))
