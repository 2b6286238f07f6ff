"""The two editions of the site, each built strictly by MkDocs and then finished: for a host, and for file://."""

import shutil
import tempfile
from pathlib import Path

from guide.core.errors import GuideError
from guide.core.paths import read_text, write_whole
from guide.pages import documents
from guide.site import (
    cited_lines,
    engine,
    offline,
    place,
    plain,
    publish,
    questions,
    search_index,
    sources,
    takeaway,
)

ZIP = "inside-pytorch.zip"
ZIP_PLACE = "<div data-zip></div>"


def hosted(out: Path, with_zip: bool = False) -> str:
    """The site as it is hosted, with policy, feed, summary and the list to keep offline; what was made, in words.

    `with_zip` puts the site for file:// on it as a zip, and a link on the page about reading offline.
    """
    place.refuse(out)
    sources.check()
    with place.replaced(out) as part:
        engine.build("mkdocs.yml", part)
        settings = documents.settings()
        search_index.write(part, as_files=False)
        offline.error_patterns(part, as_files=False)
        cited_lines.write(part, as_files=False)
        questions.write(part, settings["site_url"], as_files=False)
        texts = plain.read(part, settings["site_url"], as_files=False)
        plain.write(part, settings["site_url"], texts)
        takeaway.write(part, settings["site_url"], texts)
        publish.summary(part, settings["site_url"], settings["site_description"])
        publish.feed(part, settings["site_url"])
        publish.sitemap(part, settings["site_url"])
        if with_zip:
            _add_zip(part)
        publish.guard(part)
        kept = offline.precache(part)
    return f"{len(kept['files'])} files, {kept['bytes'] / 1e6:.1f} MB, version {kept['version']}"


def for_files(out: Path) -> str:
    """The site for file://, and `inside-pytorch.zip` beside it; what was made, in words."""
    place.refuse(out)
    sources.check()
    with place.replaced(out) as part:
        engine.build("mkdocs.offline.yml", part)
        search_index.write(part, as_files=True)
        offline.error_patterns(part, as_files=True)
        cited_lines.write(part, as_files=True)
        address = documents.settings()["site_url"]
        questions.write(part, address, as_files=True)
        takeaway.write(part, address, plain.read(part, address, as_files=True))
        publish.scripts(part)
    target = out.parent / ZIP
    size = offline.zipped(out, target)
    return f"{target.name}: {size / 1e6:.1f} MB; unpack it and open inside-pytorch/index.html"


def _add_zip(site: Path) -> None:
    """Build the zip into the hosted site, and say on its page how large it is."""
    with tempfile.TemporaryDirectory() as folder:
        for_files(Path(folder) / "site")
        size = (Path(folder) / ZIP).stat().st_size / 1e6
        shutil.move(Path(folder) / ZIP, site / ZIP)
    page = site / "offline" / "index.html"
    html = read_text(page)
    if html.count(ZIP_PLACE) != 1:
        raise GuideError("docs/offline.md", f"no place for the zip, '{ZIP_PLACE}'", "take the page from git")
    link = f'<p><a class="md-button" href="../{ZIP}" download>{ZIP}, {size:.0f} MB</a></p>'
    write_whole(page, html.replace(ZIP_PLACE, link), durable=False)
