"""Where things lie in the repository, read and written so that every fault is told and none destroys.

`GUIDE_ROOT` overrides the root (tests use it).
"""

import contextlib
import errno
import glob
import os
import re
import secrets
import stat
import sys
import time
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from guide.core.characters import deceptive, name
from guide.core.errors import GuideError

_HERE = Path(__file__).resolve().parents[3]
LARGEST = 64_000_000  # bytes of one text file; the largest of the repository has 2.4 million
LOCK_PATIENCE = 60.0  # seconds
_CONFLICT = re.compile(r"^(?:<{7}|>{7})(?: |$)", re.M)  # marks that git leaves where two changes meet

CURES = {
    errno.ENOENT: "name one that exists",
    errno.EACCES: "make it readable and writable for you, or name another",
    errno.EPERM: "make it readable and writable for you, or name another",
    errno.EROFS: "it lies on a file system that cannot be written; name another place",
    errno.ENOSPC: "make room on the disk; the old file is as it was",
    errno.EDQUOT: "make room in your quota; the old file is as it was",
    errno.EFBIG: "raise the limit of file sizes; the old file is as it was",
    errno.EISDIR: "name a file, not a folder",
    errno.ENOTDIR: "a file stands where a folder is wanted; name another place",
    errno.EEXIST: "name another place",
    errno.ELOOP: "remove the symbolic link that leads to itself",
    errno.ENAMETOOLONG: "choose a shorter name",
    errno.EMFILE: "raise the limit of open files (ulimit -n)",
}


def os_fault(error: OSError, where: object = "") -> GuideError:
    """What the system refused, as where, what and cure."""
    place = where or error.filename2 or error.filename or "the system"  # of a copy the target is at fault
    if isinstance(place, bytes):
        place = os.fsdecode(place)
    if isinstance(place, str) and place.startswith(os.sep):
        place = Path(place)
    what = (error.strerror or str(error) or type(error).__name__).lower()
    cure = CURES.get(error.errno or 0, "see what the system says")
    return GuideError(shown(place) if isinstance(place, Path) else place, what, cure)


def home() -> Path:
    """The checkout that this code lies in, whatever `GUIDE_ROOT` says."""
    return _HERE


def root() -> Path:
    """The repository root."""
    given = os.environ.get("GUIDE_ROOT")
    return Path(given) if given else _HERE


def cache() -> Path:
    """Where extractions and environments are kept; `GUIDE_CACHE` overrides it."""
    if given := os.environ.get("GUIDE_CACHE"):
        return Path(given)
    return Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache").expanduser() / "inside-pytorch"


@lru_cache(maxsize=8)
def _real(folder: Path) -> str:
    """The folder without links in its name; asked for 99,000 times in a build."""
    return os.path.realpath(folder)


def shown(path: Path) -> str:
    """`path` relative to the root where it lies below it, for messages. A link keeps its own name."""
    with contextlib.suppress(ValueError, OSError):
        whole = Path(os.path.realpath(path.parent)) / path.name if path.name else path.absolute()
        return str(whole.relative_to(_real(root())))
    return str(path)


def within(path: Path, folder: Path) -> bool:
    """Whether `path`, its links followed, lies below `folder`."""
    return Path(os.path.realpath(path)).is_relative_to(_real(folder))


def below_docs(key: str, folder: str, suffix: str) -> Path:
    """The file that `chapter/name` stands for: `docs/chapter/FOLDER/nameSUFFIX`, and nothing outside of docs/."""
    docs = root() / "docs"
    if (
        re.fullmatch(r"[A-Za-z0-9][\w-]*/[A-Za-z0-9][\w.-]*", key, re.ASCII)
        and len(key) <= 200
        and ".." not in key
    ):
        path = docs / key.replace("/", f"/{folder}/", 1)
        path = path.with_name(path.name + suffix)
        if within(path, docs):
            return path
    raise GuideError(None, f"'{key[:200]}' is no name within docs/", "write it as chapter/name")


def stands(path: Path) -> bool:
    """Whether anything has that name: a broken link too, so that reading it tells the fault."""
    return os.path.lexists(path)


def read_bytes(path: Path, largest: int = LARGEST) -> bytes:
    """The bytes of a plain file; raises GuideError for what is missing, no plain file, barred or too large."""
    try:
        found = path.stat()
        if stat.S_ISDIR(found.st_mode):
            raise GuideError(shown(path), "it is a folder, a file is wanted", "put a file there")
        if not stat.S_ISREG(found.st_mode):
            raise GuideError(shown(path), "it is no plain file", "put a plain file there")
        if found.st_size > largest:
            what = f"it has {found.st_size / 1e6:.1f} MB; at most {largest / 1e6:g} MB are read"
            raise GuideError(shown(path), what, "make it smaller, or cut it in several")
        return path.read_bytes()
    except FileNotFoundError:
        cure = "create it, or mend the name that points at it"
        raise GuideError(shown(path), "no such file", cure) from None
    except OSError as error:
        raise os_fault(error, path) from None
    except ValueError as error:  # a NUL in the name
        raise GuideError(repr(str(path)), str(error), "choose another name") from None


def read_text(path: Path, largest: int = LARGEST, newline: bool = False) -> str:
    """The text of a UTF-8 file, line ends as `\\n` unless `newline` keeps them.

    Refuses characters that deceive, and the marks of a merge conflict.
    """
    data = read_bytes(path, largest)
    try:
        text = data.removeprefix(b"\xef\xbb\xbf").decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        what = f"not UTF-8 at byte {error.start}: {_guess(data)}"
        raise GuideError(f"{shown(path)}:{line}", what, "save the file as UTF-8") from None
    if deceptive(text):
        refuse_deceptive(text, shown(path))
    # JSON is generated, and its reader names the command that makes it again.
    if path.suffix != ".json" and (found := _CONFLICT.search(text)):
        line = text.count("\n", 0, found.start()) + 1
        cure = "keep one of the two sides, and remove the lines of '<', '=' and '>'"
        raise GuideError(f"{shown(path)}:{line}", "a merge conflict is left here", cure)
    return text if newline else text.replace("\r\n", "\n").replace("\r", "\n")


def _guess(data: bytes) -> str:
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return "it looks like UTF-16"
    try:
        data.decode("gbk")
    except UnicodeDecodeError:
        return "it may be Latin-1"
    return "it may be GBK or Latin-1"


def refuse_deceptive(text: str, where: str) -> None:
    """Raise GuideError with line and name where `text` holds a character that deceives."""
    if found := deceptive(text):
        line = text.count("\n", 0, found.start()) + 1
        raise GuideError(f"{where}:{line}", f"it holds {name(found[0])}", "remove the character")


def write_whole(path: Path, text: str, durable: bool = True) -> None:
    """Write `text` so that a crash leaves the old file or the new one, never half of one.

    The old file's permissions stay. `durable` waits until the disk has it. Raises GuideError for what cannot be
    written: a symbolic link, a folder, a full or read-only disk.
    """
    try:
        write_whole_bytes(path, text.encode("utf-8"), durable)
    except UnicodeEncodeError as error:
        what = f"what would be written holds {name(text[error.start])}"
        raise GuideError(shown(path), what, "remove the character") from None


def write_whole_bytes(path: Path, data: bytes, durable: bool = True) -> None:
    """`write_whole` for bytes."""
    part = None
    try:
        mode = _replaceable(path)
        if mode is None:  # a terminal, a pipe, /dev/null: nothing to keep whole
            flags = os.O_WRONLY | getattr(os, "O_NONBLOCK", 0)
            with os.fdopen(os.open(path, flags), "wb") as stream:
                os.set_blocking(stream.fileno(), True)
                stream.write(data)
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        if durable:
            _clear_parts(path)
        part = path.with_name(f".{path.name[:100]}.part{os.getpid()}-{secrets.token_hex(4)}")
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666), "wb") as stream:
            stream.write(data)
            stream.flush()
            if mode:
                part.chmod(mode)
            if durable:
                os.fsync(stream.fileno())
        part.replace(path)
        part = None
        if durable:
            _sync_folder(path.parent)
    except OSError as error:
        raise os_fault(error, path) from None
    except ValueError as error:
        raise GuideError(repr(str(path)), str(error), "choose another name") from None
    finally:
        if part:
            with contextlib.suppress(OSError):
                part.unlink()


def alive(process: int) -> bool:
    """Whether a process of that number runs."""
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except PermissionError:
        return True
    return True


def left_by_the_killed(path: Path) -> list[Path]:
    """What processes that are no more left of writing `path`."""
    left = path.parent.glob(glob.escape(f".{path.name[:100]}.part") + "*")
    numbers = ((p, p.name.rpartition(".part")[2].partition("-")[0]) for p in left)
    return [p for p, number in numbers if number.isdecimal() and not alive(int(number))]


def _clear_parts(path: Path) -> None:
    for left in left_by_the_killed(path):
        with contextlib.suppress(OSError):
            left.unlink()


def _replaceable(path: Path) -> int | None:
    """The permissions to keep, 0 for a new file, None where the target is a stream and is written straight into."""
    try:
        found = path.stat()
    except FileNotFoundError:
        if path.is_symlink():
            raise GuideError(shown(path), "it is a symbolic link to nothing", "remove the link") from None
        return 0
    if stat.S_ISDIR(found.st_mode):
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if stat.S_ISCHR(found.st_mode) or stat.S_ISFIFO(found.st_mode):
        return None
    if path.is_symlink():
        cure = "name the file that it leads to, or put a plain file there"
        raise GuideError(shown(path), "it is a symbolic link, which would be replaced", cure)
    if not os.access(path, os.W_OK):  # a rename would get past what the owner meant
        raise OSError(errno.EACCES, os.strerror(errno.EACCES), str(path))
    return stat.S_IMODE(found.st_mode)


def _sync_folder(folder: Path) -> None:
    with contextlib.suppress(OSError):  # some file systems cannot
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


@contextlib.contextmanager
def locked(*paths: Path, patience: float = LOCK_PATIENCE) -> Iterator[None]:
    """Hold what reads these files, changes them and writes them back, against others who do the same.

    The lock is on each file's folder, so that nothing is left behind, and ends with the process. Raises GuideError
    when another holds it for `patience` seconds.
    """
    if sys.platform == "win32":
        yield
        return
    import fcntl

    with contextlib.ExitStack() as held:
        for folder in sorted({Path(os.path.realpath(p.parent)) for p in paths}):
            try:
                folder.mkdir(parents=True, exist_ok=True)
                handle = os.open(folder, os.O_RDONLY)
            except OSError as error:
                raise os_fault(error, folder) from None
            held.callback(os.close, handle)
            until = time.monotonic() + patience
            while True:
                try:
                    fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
                    break
                except BlockingIOError:
                    if time.monotonic() > until:
                        what = f"another command has held it for {patience:.0f} s"
                        raise GuideError(
                            shown(folder), what, "let that command end, then try again"
                        ) from None
                    time.sleep(0.02)
                except OSError:  # a file system without locks
                    break
        yield
