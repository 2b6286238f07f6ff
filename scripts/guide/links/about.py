"""Who asks: the address that the user agent shows."""

import os

REPOSITORY = "https://github.com/inside-pytorch/inside-pytorch"
PAGE = "/blob/main/docs/contributing/link-checking.md"


def about() -> str:
    """The page that tells a host's keeper who asks and why. `GUIDE_LINKS_ABOUT` or `REPOSITORY` overrides it."""
    return os.environ.get("GUIDE_LINKS_ABOUT") or (os.environ.get("REPOSITORY") or REPOSITORY) + PAGE
