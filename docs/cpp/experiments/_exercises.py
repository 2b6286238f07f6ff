"""Ten small files of C++ with a hole: written into a folder, compiled, and run"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
ORDER = "count ring forward unbox choose dispatch register guard border box".split()
HOLE = re.compile(r"( *)// --8<-- \[start:hole\]\n(.*?) *// --8<-- \[end:hole\]\n", re.S)


def given(name: str, work: str = "") -> str:
    """The file as a reader gets it, or with `work` in its hole."""
    source = (HERE / f"_hole_{name}.cpp").read_text(encoding="utf-8")
    begins, ends = "// ---- your work begins ----\n", "// ---- your work ends ----\n"
    return HOLE.sub(lambda m: f"{m[1]}{begins}{work or m[2]}{m[1]}{ends}", source)


def solution(name: str) -> str:
    """What fills the hole."""
    every = (HERE / "_filled.cpp").read_text(encoding="utf-8")
    return re.search(rf"\[start:{name}\]\n(.*?)// --8<-- \[end:{name}\]", every, re.S)[1]


def compiler() -> str:
    """The reader's compiler: `CXX`, or the first one that there is."""
    wanted = os.environ.get("CXX")
    for name in [wanted] if wanted else ["g++", "clang++", "c++"]:
        if shutil.which(name):
            return name
    raise SystemExit("error: no C++ compiler is found; install g++ or clang++, or name one in CXX")


def check(file: Path) -> str:
    """What the compiler or the program says against a file; nothing where it passes."""
    with tempfile.TemporaryDirectory(prefix="exercise-") as folder:
        made = Path(folder, "program")
        compile_ = [compiler(), "-std=c++20", "-w", str(file), "-o", str(made)]
        done = subprocess.run(compile_, capture_output=True, text=True)
        if done.returncode:
            return "it does not compile\n" + done.stderr.rstrip()
        try:
            done = subprocess.run([made], capture_output=True, text=True, timeout=20)
        except subprocess.TimeoutExpired:
            return "it runs for more than 20 seconds"
    said = done.stdout.rstrip()
    if done.returncode < 0:
        said = f"{said}\nit ends by signal {-done.returncode}".lstrip()
    return said if said or not done.returncode else f"it ends with {done.returncode}"


def main() -> int:
    """Write the files that are missing, then check them up to the first that does not pass."""
    parser = argparse.ArgumentParser(prog="exercise")
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(ORDER))
    parser.add_argument("--folder", type=Path, default=Path("cpp-exercises"))
    parser.add_argument("--solution", action="store_true", help="show what fills the hole")
    words = parser.parse_args()
    for name in words.names:
        if name not in ORDER:
            raise SystemExit(f"error: no exercise is called {name!r}; there are {', '.join(ORDER)}")
    names = words.names or ORDER
    if words.solution:
        print(*(f"// {name}\n{solution(name)}" for name in names), sep="\n", end="")
        return 0
    words.folder.mkdir(parents=True, exist_ok=True)
    files = {name: words.folder / f"{n:02}_{name}.cpp" for n, name in enumerate(ORDER, 1)}
    for name, file in files.items():
        if not file.exists():
            file.write_text(given(name), encoding="utf-8")
    for name in names:
        said = check(files[name])
        print(f"{'to do' if said else 'done '} {files[name]}", flush=True)
        if said:
            print("\n".join(f"      {line}" for line in said.splitlines()[:20]))
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
