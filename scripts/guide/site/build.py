"""The site built: strictly, by MkDocs, then finished for a host or for file://."""

import os
import subprocess
import sys
from pathlib import Path

from guide import pages
from guide.errors import GuideError
from guide.paths import root
from guide.site import offline, publish

# Plugins announce the end of MkDocs 1 on every build; the guide already builds with its successor.
QUIET = {"NO_MKDOCS_2_WARNING": "1", "DISABLE_MKDOCS_2_WARNING": "true"}


def hosted(out: Path) -> str:
    """The site as it is hosted, with policy, feed, summary and the list to keep offline; what was made, in words."""
    _mkdocs("mkdocs.yml", out)
    settings = pages.settings()
    offline.search_script(out)
    publish.summary(out, settings["site_url"], settings["site_description"])
    publish.feed(out, settings["site_url"])
    publish.guard(out)
    kept = offline.precache(out)
    return f"{len(kept['files'])} files, {kept['bytes'] / 1e6:.1f} MB, version {kept['version']}"


def for_files(out: Path) -> str:
    """The site for file://, and `inside-pytorch.zip` beside it; what was made, in words."""
    _mkdocs("mkdocs.offline.yml", out)
    offline.search_script(out)
    target = out.parent / "inside-pytorch.zip"
    size = offline.zipped(out, target)
    return f"{target.name}: {size / 1e6:.1f} MB; unpack it and open inside-pytorch/index.html"


def _mkdocs(config: str, out: Path) -> None:
    options = ["--strict", "--config-file", str(root() / config), "--site-dir", str(out)]
    command = [sys.executable, "-m", "mkdocs", "build", *options]
    if subprocess.call(command, cwd=root(), env=os.environ | QUIET):
        raise GuideError("the site", "it does not build", "mend what is said above")
