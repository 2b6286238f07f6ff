"""The two editions of the site, each built strictly by MkDocs and then finished: for a host, and for file://."""

import sys
from pathlib import Path

from guide import pages
from guide.errors import GuideError
from guide.paths import root
from guide.site import engine, offline, place, plain, publish, search_index, sources, takeaway


def hosted(out: Path) -> str:
    """The site as it is hosted, with policy, feed, summary and the list to keep offline; what was made, in words."""
    place.refuse(out)
    sources.check()
    with place.replaced(out) as part:
        _mkdocs("mkdocs.yml", part)
        settings = pages.settings()
        search_index.write(part, as_files=False)
        offline.error_patterns(part, as_files=False)
        texts = plain.read(part, settings["site_url"])
        plain.write(part, settings["site_url"], texts)
        takeaway.write(part, settings["site_url"], texts)
        publish.summary(part, settings["site_url"], settings["site_description"])
        publish.feed(part, settings["site_url"])
        publish.guard(part)
        kept = offline.precache(part)
    return f"{len(kept['files'])} files, {kept['bytes'] / 1e6:.1f} MB, version {kept['version']}"


def for_files(out: Path) -> str:
    """The site for file://, and `inside-pytorch.zip` beside it; what was made, in words."""
    place.refuse(out)
    sources.check()
    with place.replaced(out) as part:
        _mkdocs("mkdocs.offline.yml", part)
        search_index.write(part, as_files=True)
        offline.error_patterns(part, as_files=True)
        address = pages.settings()["site_url"]
        takeaway.write(part, address, plain.read(part, address))
        publish.scripts(part)
    target = out.parent / "inside-pytorch.zip"
    size = offline.zipped(out, target)
    return f"{target.name}: {size / 1e6:.1f} MB; unpack it and open inside-pytorch/index.html"


def _mkdocs(config: str, out: Path) -> None:
    status = engine.run("build", "--strict", "--config-file", str(root() / config), "--site-dir", str(out))
    if status == 2:  # it has said why
        sys.exit(2)
    if status:
        raise GuideError("the site", "it does not build", "mend what is said above")
