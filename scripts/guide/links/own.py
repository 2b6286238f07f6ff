"""The guide's own addresses, from mkdocs.yml: they are published by us, so the build checks them, not this."""

import os
from pathlib import Path

import yaml
from mkdocs.utils.yaml import get_yaml_loader

from guide.errors import GuideError
from guide.links.about import REPOSITORY
from guide.paths import root


def addresses(base: Path | None = None) -> tuple[str, ...]:
    """The site's and the repository's address; the repository alone where there is no mkdocs.yml."""
    path = (base or root()) / "mkdocs.yml"
    found = [os.environ.get("REPOSITORY"), REPOSITORY]
    if path.is_file():
        loader = get_yaml_loader(yaml.SafeLoader)
        loader.add_multi_constructor("tag:yaml.org,2002:python/", lambda *_: None)
        try:
            config = yaml.load(path.read_text(encoding="utf-8"), Loader=loader) or {}
        except yaml.YAMLError as error:
            raise GuideError("mkdocs.yml", f"not valid YAML: {error}", "mend it") from None
        found += [config.get("site_url"), config.get("repo_url")]
    return tuple(dict.fromkeys(url.rstrip("/") for url in found if url))
