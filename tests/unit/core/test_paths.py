"""The ground floor: whole files, locks, and every fault of the system told with where, what and cure."""

import errno
import os
import signal
import stat
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from guide.core import paths
from guide.core.errors import GuideError
from guide.core.paths import locked, read_text, write_whole
from tests.conftest import ROOT


def leftovers(folder: Path) -> list[str]:
    return [p.name for p in folder.iterdir() if ".part" in p.name]


def test_a_full_disk_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "x.yml"
    file.write_text("old")

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(GuideError, match="no space left on device.*\n.*make room"):
        write_whole(file, "new")
    assert file.read_text() == "old" and leftovers(tmp_path) == []


def test_permissions_stay(tmp_path: Path) -> None:
    file = tmp_path / "x"
    file.write_text("old")
    file.chmod(0o640)
    write_whole(file, "new")
    assert stat.S_IMODE(file.stat().st_mode) == 0o640


def test_a_name_of_250_characters_is_written(tmp_path: Path) -> None:
    file = tmp_path / ("n" * 250)
    write_whole(file, "text")
    assert file.read_text() == "text"


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda p: p.mkdir(), "is a directory"),
        (lambda p: p.symlink_to(p.name), "symbolic link"),
        (lambda p: p.symlink_to("elsewhere"), "symbolic link to nothing"),
        (lambda p: os.mkfifo(p), "no such device"),
    ],
)
def test_what_is_no_plain_file_is_not_replaced(tmp_path: Path, make, says: str) -> None:
    make(tmp_path / "x")
    with pytest.raises(GuideError, match=says):
        write_whole(tmp_path / "x", "new")
    assert leftovers(tmp_path) == [] and (tmp_path / "x").lstat()


def test_a_link_is_not_followed_out_of_the_way(tmp_path: Path) -> None:
    (tmp_path / "precious").write_text("old")
    (tmp_path / "x").symlink_to("precious")
    with pytest.raises(GuideError, match="symbolic link, which would be replaced"):
        write_whole(tmp_path / "x", "new")
    assert (tmp_path / "precious").read_text() == "old" and (tmp_path / "x").is_symlink()


def test_a_device_is_written_into_and_stays() -> None:
    write_whole(Path(os.devnull), "text")
    assert Path(os.devnull).is_char_device()
    with pytest.raises(GuideError, match="no space left"):
        write_whole(Path("/dev/full"), "text")


def test_a_lone_surrogate_is_named_and_nothing_is_written(tmp_path: Path) -> None:
    with pytest.raises(GuideError, match="U\\+D800 half of a surrogate pair"):
        write_whole(tmp_path / "x", "a\ud800")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (
            b"ok\n" + "\u4f60\u597d\uff0c\u4e16\u754c".encode("gbk"),
            "x.md:2: not UTF-8 at byte 3: it may be GBK",
        ),
        ("caf\xe9\n".encode("latin-1"), "x.md:1: not UTF-8"),
        ("text".encode("utf-16"), "it looks like UTF-16"),
        (b"a\x00b", "x.md:1: it holds U\\+0000 NULL"),
        ("a\nb\u202ec".encode(), "x.md:2: it holds U\\+202E RIGHT-TO-LEFT OVERRIDE"),
        ("a\u200bb".encode(), "ZERO WIDTH SPACE"),
        (b"\x1b[31m", "ESCAPE"),
    ],
)
def test_bad_text_is_told_with_its_line(tmp_path: Path, data: bytes, says: str) -> None:
    (tmp_path / "x.md").write_bytes(data)
    with pytest.raises(GuideError, match=says):
        read_text(tmp_path / "x.md")


def test_a_byte_order_mark_and_line_ends_are_taken(tmp_path: Path) -> None:
    (tmp_path / "x.md").write_bytes(b"\xef\xbb\xbfa\r\nb\rc\n")
    assert read_text(tmp_path / "x.md") == "a\nb\nc\n"


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda p: None, "no such file"),
        (lambda p: p.mkdir(), "it is a folder"),
        (lambda p: p.symlink_to(p.name), "too many levels of symbolic links"),
        (lambda p: os.mkfifo(p), "no plain file"),
        (lambda p: p.symlink_to("/dev/zero"), "no plain file"),
    ],
)
def test_what_cannot_be_read_is_told(tmp_path: Path, make, says: str) -> None:
    make(tmp_path / "x")
    with pytest.raises(GuideError, match=says):
        read_text(tmp_path / "x")


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    with (tmp_path / "x").open("wb") as stream:
        stream.truncate(paths.LARGEST + 1)
    with pytest.raises(GuideError, match="at most 64 MB are read"):
        read_text(tmp_path / "x")


def test_a_lock_makes_changes_follow_each_other(tmp_path: Path) -> None:
    file = tmp_path / "x"
    file.write_text("0")

    def add() -> None:
        for _ in range(20):
            with locked(file):
                write_whole(file, str(int(file.read_text()) + 1), durable=False)

    threads = [threading.Thread(target=add) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert file.read_text() == "80"
    assert [p.name for p in tmp_path.iterdir()] == ["x"]


def test_a_lock_that_stays_held_is_told(tmp_path: Path) -> None:
    held, late = locked(tmp_path / "x"), locked(tmp_path / "y", patience=0.05)
    with held, pytest.raises(GuideError, match="another command has held it"), late:
        pass


# One command that raises what it is told to; the boundary must turn all of it into one message.
COMMAND = """
import sys
from guide.core import cli
from guide.core.errors import GuideError
def main() -> None:
    {body}
cli.run(main)
"""


def command(body: str, **options) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", COMMAND.format(body=body)],
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": str(ROOT / "scripts")} | options.pop("env", {}),
        **options,
    )


@pytest.mark.parametrize(
    ("body", "status", "says"),
    [
        ("open('/nowhere/x')", 2, "/nowhere/x: no such file or directory\n  mend: name one that exists"),
        ("open('/')", 2, "/: is a directory\n  mend: name a file"),
        ("b'\\xff'.decode()", 2, "its encoding is off"),
        ("1 / 0", 2, "a fault of its own: ZeroDivisionError: division by zero\n  mend: please report it"),
        ("main()", 2, "nested too deeply"),
        ("raise KeyboardInterrupt", 130, ""),
        ("raise GuideError('a\\x1b[31m', 'b\\u202e\\ud800', 'c')", 2, "a\\u001b[31m: b\\u202e\\ud800"),
        ("import os; os.kill(os.getpid(), 15)", 143, ""),
    ],
)
def test_every_fault_is_one_message(body: str, status: int, says: str) -> None:
    done = command(body)
    assert done.returncode == status
    assert "Traceback" not in done.stderr
    assert says in done.stderr and (says or not done.stderr)


def test_a_full_standard_output_is_told() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-c", COMMAND.format(body="print('x')")],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONPATH": str(ROOT / "scripts")},
        )
    assert done.returncode == 2 and "no space left on device" in done.stderr
    assert "Traceback" not in done.stderr and "Exception ignored" not in done.stderr


def test_a_terminal_that_knows_no_unicode_still_gets_the_answer() -> None:
    done = command("print('a → b')", env={"PYTHONIOENCODING": "ascii"})
    assert done.returncode == 0 and done.stdout == "a \\u2192 b\n"


def test_a_root_that_is_none_is_told() -> None:
    done = command("pass", env={"GUIDE_ROOT": "/nowhere"})
    assert done.returncode == 2 and "GUIDE_ROOT=/nowhere: no such folder" in done.stderr


def test_ctrl_c_while_modules_load_is_quiet(tmp_path: Path) -> None:
    (tmp_path / "slow.py").write_text("import guide, time\nprint('now', flush=True)\ntime.sleep(30)\n")
    process = subprocess.Popen(
        [sys.executable, tmp_path / "slow.py"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": str(ROOT / "scripts")},
    )
    assert process.stdout and process.stdout.readline() == "now\n"
    time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=300)
    assert process.returncode in (130, -signal.SIGINT) and said == ""
