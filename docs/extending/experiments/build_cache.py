"""What load_inline keeps, when it compiles again, and what it calls the result"""

# requires: g++
# limit: 120
from pathlib import Path

from torch.utils.cpp_extension import load_inline

folder = Path("built").absolute()
folder.mkdir()


def load(source, flags=("-O1",)):
    """The library's name, and whether a compiler was started for it."""
    log = folder / ".ninja_log"
    before = len(log.read_text().splitlines()) if log.exists() else 0
    library = load_inline(
        "toy_build",
        source,
        build_directory=str(folder),
        extra_cflags=list(flags),
        is_python_module=False,
        no_implicit_headers=True,
    )
    after = len(log.read_text().splitlines())
    name = Path(library or "").name or "loaded"
    return name, "compiled" if after > before else "kept"


one = 'extern "C" int twice(int x) { return 2 * x; }'
two = one.replace("2 * x", "x + x")
print("first time:   ", load(one))
print("again:        ", load(one))
print("other flags:  ", load(one, ("-O1", "-DN=1")))
print("other source: ", load(two))
print("the first one:", load(one))
print("in the folder:", *sorted(p.name for p in folder.glob("*.so")))
print("also:", *(n for n in ("build.ninja", "lock") if (folder / n).exists()))
