"""Where a built site goes: nothing but an earlier build of ours is ever replaced, and only by a whole one."""

import contextlib
import errno
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

from guide.core.errors import GuideError
from guide.core.paths import left_by_the_killed, locked, os_fault, root, within, write_whole

MARK = ".inside-pytorch-site"  # in each build; a folder that holds other things and not this is not touched
SAYS = "This folder is a build of Inside PyTorch. build_site.py replaces it whole.\n"


def refuse(out: Path) -> None:
    """Raise GuideError where building into `out` would destroy or publish what is not a build."""
    cure = "name an empty folder, a new one, or an earlier build"
    try:
        if within(out, root() / "docs"):
            raise GuideError(out, "it lies within docs/, whose files are published", cure)
        if not out.exists():
            return
        if not out.is_dir():
            raise GuideError(out, "it is a file, a folder is wanted", cure)
        if any(out.iterdir()) and not (out / MARK).is_file():
            raise GuideError(out, "it holds files and is no earlier build of this site", cure)
    except OSError as error:
        raise os_fault(error, out) from None


@contextlib.contextmanager
def replaced(out: Path) -> Iterator[Path]:
    """A folder beside `out` to build in, which takes the place of `out` when all went well, and else goes."""
    refuse(out)
    part = out.with_name(f".{out.name[:100]}.part{os.getpid()}")
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        for left in left_by_the_killed(out):
            shutil.rmtree(left, ignore_errors=True)
        part.mkdir()
        write_whole(part / MARK, SAYS)
        yield part
        with locked(out):
            refuse(out)
            _swap(part, out)
    except OSError as error:
        raise os_fault(error, error.filename or out) from None
    finally:
        shutil.rmtree(part, ignore_errors=True)


def _size(folder: Path) -> int:
    return sum(path.lstat().st_blocks * 512 for path in folder.rglob("*"))


def _swap(part: Path, out: Path) -> None:
    old = part.with_name(part.name + "-old")
    if out.is_dir():
        try:
            out.rename(old)
        except OSError:  # a mount point stays where it is: its content is replaced instead
            if shutil.disk_usage(out).free + _size(out) < 1.1 * _size(part):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(out)) from None
            for entry in out.iterdir():
                shutil.rmtree(entry) if entry.is_dir() and not entry.is_symlink() else entry.unlink()
            shutil.copytree(part, out, dirs_exist_ok=True)
            return
    part.rename(out)
    shutil.rmtree(old, ignore_errors=True)
