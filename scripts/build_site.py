"""Build the site as it is hosted: strictly, with policy, feed, summary and the list to keep offline."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Annotated

import typer
import yaml

from guide import cli, publish
from guide.errors import GuideError
from guide.paths import root


def main(
    out: Annotated[Path, typer.Option(help="where the site goes")] = Path("site"),
    offline: Annotated[
        bool, typer.Option(help="a site for file://, and inside-pytorch.zip beside it")
    ] = False,
) -> None:
    """Build with MkDocs, then finish what it wrote."""
    out = (Path.cwd() / out).resolve()
    config = root() / ("mkdocs.offline.yml" if offline else "mkdocs.yml")
    command = [
        sys.executable,
        "-m",
        "mkdocs",
        "build",
        "--strict",
        "--config-file",
        str(config),
        "--site-dir",
        str(out),
    ]
    quiet = {"NO_MKDOCS_2_WARNING": "1", "DISABLE_MKDOCS_2_WARNING": "true"}
    if subprocess.call(command, cwd=root(), env=os.environ | quiet):
        raise GuideError("the site", "it does not build", "mend what is said above")
    publish.search_script(out)
    if offline:
        target = out.parent / "inside-pytorch.zip"
        size = publish.zipped(out, target)
        typer.echo(f"{target.name}: {size / 1e6:.1f} MB; unpack it and open inside-pytorch/index.html")
        return
    settings = yaml.load((root() / "mkdocs.yml").read_text(encoding="utf-8"), Loader=_Plain)
    site_url = os.environ.get("SITE_URL") or settings["site_url"]
    publish.summary(out, site_url, settings["site_description"])
    publish.feed(out, site_url)
    publish.guard(out)
    told = publish.precache(out)
    typer.echo(f"{len(told['files'])} files, {told['bytes'] / 1e6:.1f} MB, version {told['version']}")


class _Plain(yaml.SafeLoader):
    """Reads mkdocs.yml without resolving its tags: of `!ENV [NAME, default]` the default is kept."""


_Plain.add_constructor("!ENV", lambda loader, node: loader.construct_sequence(node)[-1])
_Plain.add_multi_constructor("tag:yaml.org,2002:python/", lambda loader, suffix, node: None)


if __name__ == "__main__":
    cli.run(main)
