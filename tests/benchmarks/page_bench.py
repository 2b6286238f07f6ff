"""How much 50 citations cost a page: the same text with `src:` links and with plain code, side by side.

Run: python tests/benchmarks/page_bench.py
"""

import json
import statistics
import time

from markdown import Markdown

from guide.core.paths import root
from guide.pages import documents

ROUNDS = 30


def main() -> None:
    """Print the median seconds of both pages and their ratio."""
    targets = sorted(
        json.loads((root() / "seeds/sources.lock.json").read_text(encoding="utf-8"))["citations"]
    )
    chosen = [t for t in targets if not set(t) & set("()~ <>\"'")][:50]
    prose = "The call goes on to {}, which reads the key set of each argument and takes the highest bit that is left.\n\n"
    cited = "# Page\n\n" + "".join(prose.format(f"[`name{i}`](src:{t})") for i, t in enumerate(chosen))
    plain = "# Page\n\n" + "".join(prose.format(f"[`name{i}`](page-{i}.html)") for i in range(len(chosen)))
    used = documents.extensions()
    times: dict[str, list[float]] = {"cited": [], "plain": []}
    for _ in range(ROUNDS):
        for name, text in (("cited", cited), ("plain", plain)):
            md = Markdown(extensions=[*used, "guide.render"], extension_configs=used)
            start = time.perf_counter()
            md.convert(text)
            times[name].append(time.perf_counter() - start)
    with_, without = (statistics.median(times[n]) for n in ("cited", "plain"))
    print("| page | median ms |\n|---|---|")
    print(
        f"| {len(chosen)} citations | {with_ * 1e3:.1f} |\n| the same with plain links | {without * 1e3:.1f} |"
    )
    print(f"\nratio {with_ / without:.2f} (bar: at most 1.3)")


if __name__ == "__main__":
    main()
