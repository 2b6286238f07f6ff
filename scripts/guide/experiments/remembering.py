"""Stands for the C++ compiler in a sealed run: what it has compiled before it hands out, and headers it compiles once.

Started by the scripts that `compiler` writes, by itself and without the package: REAL ARGUMENTS…, with the cache's
folder in GUIDE_COMPILED; `--prepare FOLDER` compiles headers for the next. A command that it does not know in every word goes to the real compiler as it is.

An object is taken from the cache only if nothing differs that the compiler reads: its own files, the words that its
driver passes on, the source, the text of every header, and the names of all files where it looks for headers. The
run's own folder has another name each time, of the same length; it is put in place in the object's text. Measured on
one machine, CPU seconds for an extension of five lines: 15; with `torch/extension.h` compiled before, which costs 30
once, 6, to the same bytes; from the cache 0.4.
"""

import contextlib
import fcntl
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

# Headers that take seconds, and that many programs include before anything else.
HEADERS = ("torch/extension.h", "torch/torch.h", "torch/library.h", "ATen/ATen.h")
WISHES = 4  # making a header costs two compilations, and each that uses it saves over half of one
MOST = {"objects": 1 << 29, "headers": 3 << 30}  # bytes; the longest unused go first
# The compiler's collector spends a tenth of a compilation on memory that is there; what it writes is the same.
ROOMY = ("--param", "ggc-min-heapsize=1000000", "--param", "ggc-min-expand=200")
_TWO_WORDS = ("-I", "-isystem", "-iquote", "-idirafter", "-D", "-U")
_LINKED = re.compile(r"-[lL].+|-Wl,.*|-shared|-rdynamic|-static\S*|-(no-)?pie|-s")
# No -g: debug information sorts its texts by a digest, and the folder's name is one of them.
_COMPILED = re.compile(r"-(I|D|U|isystem|O|f|m|std=|W|w$|pthread$|pedantic)\S*")
_ALL_OTHER = re.compile(
    r"-(f(plugin|dump|profile|auto-profile|compare-debug|modules|lto|callgraph|stack-usage|time|repo|opt-info|save)|"
    r"gsplit|Wp,|Wa,|ftest|fbranch|fpch|fcoverage|fdiagnostics-format)"
)
_ASKED = (
    "CPATH",
    "C_INCLUDE_PATH",
    "CPLUS_INCLUDE_PATH",
    "COMPILER_PATH",
    "GCC_EXEC_PREFIX",
    "SOURCE_DATE_EPOCH",
)
_FIRST = re.compile(r"(?:\s|//[^\n]*\n|/\*.*?\*/)*#[ \t]*include[ \t]*<([^>\n]+)>", re.DOTALL)


@dataclass(frozen=True)
class Command:
    """One compilation: flags of the compiler, its source, what it writes, and whether it goes on to link."""

    flags: tuple[str, ...]
    depends: tuple[str, ...]
    source: str
    output: str
    links: bool

    @property
    def depfile(self) -> str:
        """Where the rule for make goes; empty without one."""
        return self.depends[self.depends.index("-MF") + 1] if "-MF" in self.depends else ""


def understood(arguments: Sequence[str]) -> Command | None:
    """The command, if it compiles one source and every word of it is known."""
    flags: list[str] = []
    depends: list[str] = []
    sources: list[str] = []
    output, links, rest = "", True, iter(arguments)
    for word in rest:
        if word in ("-o", "-MF", *_TWO_WORDS, "-L", "-l"):
            value = next(rest, "")
            if word == "-o":
                output = value
            elif word == "-MF":
                depends += [word, value]
            elif word in _TWO_WORDS:
                flags += [word, value]
        elif word == "-c":
            links = False
        elif word in ("-MMD", "-MD"):
            depends.append(word)
        elif re.search(r"\.(cpp|cc|cxx)$", word) and not word.startswith("-"):
            sources.append(word)
        elif _ALL_OTHER.match(word):
            return None
        elif not word.startswith("-") or _LINKED.fullmatch(word):
            continue
        elif _COMPILED.fullmatch(word):
            flags.append(word)
        else:
            return None
    if len(sources) != 1 or (depends and (links or "-MF" not in depends)):
        return None
    return Command(tuple(flags), tuple(depends), sources[0], output or _default(sources[0], links), links)


def _default(source: str, links: bool) -> str:
    return "a.out" if links else Path(source).stem + ".o"


def digest(data: bytes) -> str:
    """A name for this content."""
    return hashlib.blake2b(data, digest_size=20).hexdigest()


class Compiler:
    """The real compiler, and what it has compiled in `cache`."""

    def __init__(self, real: str, cache: Path) -> None:
        self.real, self.cache = real, cache
        self.folder = os.environ.get("TMPDIR", "")  # the run's own: its name is in no key and in no object
        for kind in MOST:
            (cache / kind).mkdir(parents=True, exist_ok=True)

    def said(self, *arguments: str) -> str:
        """What the compiler prints on both streams; it must not fail."""
        done = subprocess.run(
            [self.real, *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=True
        )
        return done.stdout.decode("utf-8", "surrogateescape")

    def anywhere(self, text: str) -> str:
        """The text without the run's own folder, and without names that are drawn anew each time."""
        if self.folder:
            text = text.replace(self.folder, "@")
        return re.sub(r"\S*/cc\w{6}\.", "cc.", text)

    def key(self, flags: Sequence[str], *more: str) -> str:
        """A name for all that a compilation stands on, but for the texts of headers."""
        commands = self.said(*flags, "-###", *more)
        places = self.said(*flags, "-x", "c++", "-E", "-v", os.devnull)
        # The driver tells what it would start, each on a line of its own.
        tools = [self.real, *re.findall(r'^ "?([^\s"=]+)', commands, re.MULTILINE)]
        files = [shutil.which(tool) or tool for tool in tools]
        parts = [digest(Path(file).read_bytes()) for file in files]
        parts += [self.anywhere(commands), str(len(self.folder))]
        parts += [os.environ.get(name, "") for name in _ASKED]
        for place in re.findall(r"^ (\S.*)$", places.partition("search starts here:")[2], re.MULTILINE):
            # A file that comes to stand before a header of the same name would be read in its place.
            if not self.folder or not Path(place).is_relative_to(self.folder):
                parts += [place, *_names(place)]
        return digest("\0".join(parts).encode("utf-8", "surrogateescape"))

    def read(self, rule: str) -> dict[str, str]:
        """Every file that a rule for make names → the digest of its text."""
        rule = rule.replace("\\\n", " ").partition(": ")[2]
        files = [re.sub(r"\\(.)", r"\1", file) for file in re.findall(r"(?:\\.|\S)+", rule)]
        return {self.anywhere(file): digest(Path(file).read_bytes()) for file in files}

    def same(self, files: dict[str, str]) -> bool:
        """Whether these files have the same texts now."""
        try:
            return all(digest(Path(f.replace("@", self.folder)).read_bytes()) == d for f, d in files.items())
        except OSError:
            return False

    def compile(self, command: Command, output: str) -> int:
        """Write the object file `output`; the compiler's status."""
        source = Path(command.source)
        text = source.read_bytes()
        key = self.key(command.flags, "-c", command.source)
        key += digest(self.anywhere(f"{Path.cwd()}\0{text.decode('latin-1')}").encode())
        entry = self.cache / "objects" / f"{key}.json"
        if self.restored(entry, command, output):
            return 0
        done, rule = self.with_headers(command, text, output), ""
        if done is None:
            own = [] if command.depends else ["-MD", "-MF", f"{output}.rule"]
            flags_and_files = [*command.flags, *command.depends, *own, "-c", command.source, "-o", output]
            done = subprocess.run([self.real, *ROOMY, *flags_and_files], stderr=subprocess.PIPE)
            if own and (rule_file := Path(own[-1])).exists():
                rule = rule_file.read_text()
                rule_file.unlink()
        sys.stderr.buffer.write(done.stderr)
        if done.returncode == 0 and not done.stderr:
            with contextlib.suppress(OSError, subprocess.CalledProcessError):
                self.keep(entry, command, output, rule)
        return done.returncode

    def restored(self, entry: Path, command: Command, output: str) -> bool:
        """Write what an earlier run has compiled, if nothing has changed since."""
        try:
            known = json.loads(entry.read_text())
            data = entry.with_suffix(".o").read_bytes()
        except (OSError, ValueError):
            return False
        if known["object"] != digest(data) or not self.same(known["files"]):
            return False
        os.utime(entry)
        os.utime(entry.with_suffix(".o"))
        Path(output).write_bytes(data.replace(self.stand_in, self.folder.encode()) if self.folder else data)
        if command.depfile:
            Path(command.depfile).write_text(known["depends"].replace("@", self.folder))
        return True

    @property
    def stand_in(self) -> bytes:
        """As long as the folder's name, so that nothing in an object moves."""
        return b"\x01" * len(self.folder)

    def keep(self, entry: Path, command: Command, output: str, rule: str) -> None:
        """Remember an object, with the texts that it was made from, which the rule names if there is one."""
        data = Path(output).read_bytes()
        if self.folder:
            if self.stand_in in data:
                return
            data = data.replace(self.folder.encode(), self.stand_in)
        depends = Path(command.depfile).read_text() if command.depfile else ""
        if "@" in depends or "@" in self.folder:
            return
        files = self.read(rule or self.said(*command.flags, "-M", command.source))
        known = {"files": files, "object": digest(data), "depends": self.anywhere(depends)}
        _whole(entry.with_suffix(".o"), data)
        _whole(entry, json.dumps(known).encode())
        prune(self.cache / "objects", MOST["objects"])

    def with_headers(
        self, command: Command, text: bytes, output: str
    ) -> "subprocess.CompletedProcess[bytes] | None":
        """Compile with the first header compiled before; None where there is no such, or where it is not silent."""
        first = _FIRST.match(text.decode("utf-8", "replace"))
        if not first or first[1] not in HEADERS:
            return None
        # Each extension's own name is defined beside the headers; none of them asks for it before a source uses it.
        flags = [f for f in command.flags if not f.startswith("-DTORCH_EXTENSION_NAME=")]
        with contextlib.suppress(OSError, subprocess.CalledProcessError):
            header = self.header(flags, first[1])
            if header is not None:
                flags_and_files = [*command.flags, *command.depends, "-Winvalid-pch", "-include", str(header)]
                done = subprocess.run(
                    [self.real, *ROOMY, *flags_and_files, "-c", command.source, "-o", output],
                    stderr=subprocess.PIPE,
                )
                if done.returncode == 0 and not done.stderr:
                    return done
        return None

    def header(self, flags: Sequence[str], name: str) -> Path | None:
        """A file to include in place of the header, if it was compiled; else the wish for it is written down."""
        if any(re.match(r"-I[^/]|[^-/]", f) or (self.folder and self.folder in f) for f in flags):
            return None  # what it finds would depend on the run
        flags_and_files = ["-fsyntax-only", "-x", "c++-header", os.devnull, f"-DNAME={name}"]
        home = self.cache / "headers" / self.key(flags, *flags_and_files)
        if (home / "set.h.gch").exists():
            if self.same(json.loads((home / "set.json").read_text())):
                os.utime(home)
                return home / "set.h"
            shutil.rmtree(home)
        with home.with_suffix(".wish").open("a") as wishes:
            wishes.write(json.dumps([self.real, name, *flags]) + "\n")
        return None


def prepare(cache: Path) -> None:
    """Compile each header that enough programs have wished for."""
    for wish in sorted((cache / "headers").glob("*.wish")):
        home, wishes = wish.with_suffix(""), wish.read_text().splitlines()
        with home.with_suffix(".lock").open("a") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                continue  # another process compiles it
            if home.exists() or len(wishes) < WISHES:
                continue
            real, name, *flags = json.loads(wishes[-1])
            made, compiler = home.with_suffix(".making"), Compiler(real, cache)
            shutil.rmtree(made, ignore_errors=True)  # of one that was killed
            made.mkdir()
            source = made / "set.h"
            source.write_text(f"#include <{name}>\n")
            flags_and_files = [*flags, "-x", "c++-header"]
            if (
                subprocess.run(
                    [real, *ROOMY, *flags_and_files, str(source), "-o", f"{source}.gch"],
                    stderr=subprocess.DEVNULL,
                ).returncode
                == 0
            ):
                files = compiler.read(compiler.said(*flags_and_files, "-M", str(source)))
                files.pop(str(source))
                source.with_suffix(".json").write_text(json.dumps(files))
                made.rename(home)
                wish.unlink()
                prune(cache / "headers", MOST["headers"])


def _names(place: str) -> Iterator[str]:
    for folder, folders, files in os.walk(place):
        folders.sort()
        yield folder
        yield from sorted(files)


def _whole(path: Path, data: bytes) -> None:
    """Write a file so that nobody sees a part of it."""
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as new:
        new.write(data)
    Path(new.name).replace(path)


def prune(folder: Path, most: int) -> None:
    """Remove what has not been used for longest, until at most `most` bytes are left."""

    def size(path: Path) -> int:
        return sum(p.stat().st_size for p in path.iterdir()) if path.is_dir() else path.stat().st_size

    with contextlib.suppress(OSError):
        left = 0
        for path in sorted(folder.iterdir(), key=lambda p: p.stat().st_mtime, reverse=True):
            left += size(path)
            if left > most:
                shutil.rmtree(path, ignore_errors=True) if path.is_dir() else path.unlink()


def main(real: str, arguments: Sequence[str]) -> int:
    """Compile, and link where the command does."""
    cache, command = os.environ.get("GUIDE_COMPILED"), understood(arguments)
    if not cache or command is None or not Path(command.source).is_file():
        os.execv(real, [real, *arguments])
    compiler = Compiler(real, Path(cache))
    if not command.links:
        return compiler.compile(command, command.output)
    with tempfile.TemporaryDirectory() as folder:
        made = str(Path(folder) / (Path(command.source).stem + ".o"))
        status = compiler.compile(command, made)
        if status:
            return status
        return subprocess.run([real, *(made if w == command.source else w for w in arguments)]).returncode


if __name__ == "__main__":
    if sys.argv[1] == "--prepare":
        prepare(Path(sys.argv[2]))
        sys.exit()
    sys.exit(main(sys.argv[1], sys.argv[2:]))
