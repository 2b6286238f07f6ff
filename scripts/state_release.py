#!/usr/bin/env python3
"""Write the pinned release of PyTorch and the guide's version, which pyproject.toml names, wherever a file cannot ask."""

import sys

from guide.core import cli, release
from guide.core.paths import shown


def main() -> None:
    """Exit 0 when every place says it already, 1 when one was rewritten."""
    changed = release.state()
    for path in changed:
        print(f"{shown(path)}: rewritten")
    for fault in release.differences():
        cli.say(fault)
    sys.exit(bool(changed or release.differences()))


if __name__ == "__main__":
    cli.run(main)
