"""What MkDocs warns of a page's links, told as every fault is: with the line and what mends it."""

import logging
import re
from urllib.parse import quote

from guide.core.errors import GuideError
from guide.core.paths import root
from guide.pages import documents

_WARNING = re.compile(
    r"Doc file '([^']+)' contains an? (?:absolute |unrecognized relative )?link(?: to)? '([^']+)',? (.+)",
    re.S,
)


def as_error(warning: str) -> GuideError | None:
    """The fault that MkDocs warns of; None for a warning about something else."""
    if not (found := _WARNING.match(warning)):
        return None
    name, link, what = found.groups()
    page = documents.read(root() / "docs" / name)
    line = page.line_of(link) or page.line_of(quote(link, safe="#/."))
    where = f"docs/{name}:{line}" if line else f"docs/{name}"
    cure = "name a page below docs/ relative to this one, and an anchor that it has"
    return GuideError(where, f"the link '{link}': {' '.join(what.split()).rstrip('.')}", cure)


class Located(logging.Filter):
    """Puts what is told in the place of MkDocs' own words."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Called for each record; all pass."""
        if error := as_error(record.getMessage()):
            record.msg, record.args = str(error), ()
        return True
