"""Runs the wheel's code generator, and reads from the wheel what a build left there."""

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import torchgen

TORCH = Path(find_spec("torch").origin).parent  # found, not imported
GIVEN = Path(torchgen.__file__).parent / "packaged/ATen"


def generate(source: Path, folder: str, *options: str) -> None:
    """Run torchgen on the YAML files and templates in `source`; what it writes goes to `folder`."""
    places = ["--source-path", source, "--install_dir", folder, "--aoti_install_dir", "aoti"]
    places += ["--headeronly_install_dir", f"{folder}-headeronly", "--per-operator-headers"]
    subprocess.run([sys.executable, "-m", "torchgen.gen", *places, *options], check=True, capture_output=True)


def names(library: str) -> set[str]:
    """The source files that the library's symbol table names, without the compiler's own."""
    found = next(TORCH.glob(f"{library}.*so" if library == "_C" else f"lib/lib{library}.so"))
    table = subprocess.run(["readelf", "-sW", found], capture_output=True, text=True).stdout
    return set(re.findall(r" FILE .* (\S+\.\w+)$", table, re.M)) - {"crtstuff.c", "offloadstuff.c"}


def reads(header: str) -> set[str]:
    """The headers of ATen that the compiler opens for a source with this one include."""
    Path("one.cpp").write_text(f"#include <{header}>\n")
    flags = ["-std=c++20", "-DAT_PER_OPERATOR_HEADERS", f"-I{TORCH}/include"]
    rule = subprocess.run(["g++", *flags, "-M", "one.cpp"], capture_output=True, text=True, check=True).stdout
    return set(re.findall(r"include/ATen/(\S+)", rule))
