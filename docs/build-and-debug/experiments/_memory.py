"""Compiles a program against the wheel and shortens what valgrind and the sanitizers say about it."""

import os
import re
import subprocess
from importlib.util import find_spec
from pathlib import Path

TORCH = Path(find_spec("torch").origin).parent  # found, not imported


def compile(output: str, source: str, *flags: str) -> None:
    """Compile and link `source` into the program `output`; `flags` come last."""
    Path(f"{output}.cpp").write_text(source)
    common = ["-std=c++20", "-g", f"-I{TORCH}/include", f"{output}.cpp", "-o", output, "-rdynamic"]
    places = [f"-L{TORCH}/lib", f"-Wl,-rpath,{TORCH}/lib", "-Wl,--no-as-needed"]
    subprocess.run(["g++", *common, *places, *flags], check=True)


def run(*words: str, **env: str) -> str:
    """What a command says on its error stream."""
    return subprocess.run(words, capture_output=True, text=True, env=os.environ | env).stderr


def valgrind(*words: str) -> list[list[str]]:
    """The reports of memcheck: each a list of lines without process number, addresses, files and arguments."""
    said = run("valgrind", "--num-callers=30", "--error-limit=no", *words)
    reports, report = [], []
    for line in said.splitlines():
        text = re.sub(r"^==\d+== ?", "", line)
        if text.startswith("Warning: set address range"):  # the size of libtorch_cpu
            continue
        if not text.strip():
            if report:
                reports.append(report)
            report = []
        else:
            report.append(short(text))
    return reports


def short(text: str) -> str:
    """One line of a report: a frame as its function's name, anything else without addresses."""
    frame = re.match(r"\s*(?:at|by|#\d+) (?:0x\w+:|0x\w+ in) (.*?)(?: \([^()]*\)| /\S*)?$", text)
    if not frame:
        return re.sub(r"Address 0x\w+ is", "Address is", text).strip()
    name = frame[1]
    while (fewer := re.sub(r"<[^<>]*>|\([^()]*\)", "", name)) != name:
        name = fewer
    return "  " + name.replace(" const", "").strip()
