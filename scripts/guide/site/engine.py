"""MkDocs in this process, its own faults told as ours."""

import contextlib
import logging
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from click import ClickException

from guide.core import cli
from guide.core.errors import GuideError
from guide.core.paths import root
from guide.site.link_faults import Located

# Plugins announce the end of MkDocs 1 on every import.
QUIET = {"NO_MKDOCS_2_WARNING": "1", "DISABLE_MKDOCS_2_WARNING": "true"}


def build(config_file: str, out: Path) -> None:
    """Build the site strictly into `out`; GuideError for warnings, exit 2 for a page's fault, which is printed."""
    os.environ.update(QUIET)
    from mkdocs.commands import build as mkdocs
    from mkdocs.config import load_config
    from mkdocs.exceptions import Abort

    with _telling():
        try:
            config = load_config(str(root() / config_file), site_dir=str(out), strict=True)
            config.plugins.on_startup(command="build", dirty=False)
            mkdocs.build(config)
        except Abort:
            raise GuideError("the site", "it does not build", "mend what is said above") from None
        except ClickException as fault:
            cli.say(fault.format_message())
            sys.exit(2)


@contextlib.contextmanager
def _telling() -> Iterator[None]:
    """Print what MkDocs says, a page's fault once: where it stops the build."""
    logger, handler = logging.getLogger("mkdocs"), logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(levelname)s: %(message)s"))
    handler.addFilter(lambda record: not record.getMessage().startswith(("Error reading", "Error building")))
    handler.addFilter(Located())
    logger.setLevel(logging.INFO)
    logger.addHandler(handler)
    try:
        yield
    finally:
        logger.removeHandler(handler)
