"""The cited lines of PyTorch as a small file for each of its sources, which a page loads when a reader opens a citation."""

import json
from pathlib import Path

from guide.citations import cited
from guide.core.paths import read_text, root, write_whole


def write(site: Path, as_files: bool) -> None:
    """Write `cited/PATH.json` for each cited source, and PyTorch's licence beside them; scripts for file://."""
    if not cited.path().is_file():  # a guide may cite nothing
        return
    folder = site / "cited"
    for path, places in cited.load().items():
        text = json.dumps(places, ensure_ascii=False, separators=(",", ":"))
        name, text = (f"{path}.js", f"window.__cited={text};") if as_files else (f"{path}.json", text)
        write_whole(folder / name, text + "\n", durable=False)
    write_whole(folder / "LICENSE.txt", read_text(root() / "LICENSES" / "PyTorch.txt"), durable=False)
