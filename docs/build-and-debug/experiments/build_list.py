"""The list that a dry run hands to CMake, and what the wheel holds of it"""
# requires: g++
# limit: 240
import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import torchgen

torch = Path(importlib.util.find_spec("torch").origin).parent  # found, not imported
given = Path(torchgen.__file__).parent / "packaged/ATen"


def generate(*options: str) -> None:
    places = ["--source-path", given, "--install_dir", "ATen", "--aoti_install_dir", "aoti"]
    command = [sys.executable, "-m", "torchgen.gen", *places, "--headeronly_install_dir", "headeronly"]
    subprocess.run([*command, "--per-operator-headers", *options], check=True, capture_output=True)


table = subprocess.run(["readelf", "-sW", torch / "lib/libtorch_cpu.so"], capture_output=True, text=True).stdout
compiled = {re.sub(r"\.(DEFAULT|AVX2|AVX512)\.cpp$", "", name) for name in re.findall(r" FILE .* (\S+)$", table, re.M)}
generate("--dry-run", "--generate", "sources", "--output-dependencies", "ATen/sources.cmake")
written = sum(1 for file in Path("ATen").rglob("*") if file.suffix in (".cpp", ".h"))
print("files that the dry run wrote, apart from the lists:", written)
for part in ("", "core_", "cpu_vec_", "cuda_"):
    text = Path(f"ATen/{part}sources.cmake").read_text()
    names = [Path(name).name for name in re.findall(r'"(.*)"', text) if name.endswith((".cpp", ".cu"))]
    missing = [name for name in names if name not in compiled]
    print(f"{text.split()[1]:16} {len(names):3} to compile, {len(names) - len(missing):3} in libtorch_cpu")

generate("--generate", "headers", "sources")
for here, there in (("ATen", "ATen"), ("headeronly", "torch/headeronly/core")):
    pairs = [(file, torch / "include" / there / file.relative_to(here)) for file in Path(here).rglob("*.h")]
    pairs = [(mine, wheel) for mine, wheel in pairs if wheel.exists()]
    same = sum(1 for mine, wheel in pairs if mine.read_text() in wheel.read_text())
    print(f"headers written anew under {here}: {len(pairs)} are in the wheel, {same} with the same text")
text = Path("ATen/RegisterCPUEverything.cpp").read_text()
print("RegisterCPUEverything.cpp has as many m.impl as its four shards:", text.count("m.impl(") == sum(
    Path(f"ATen/RegisterCPU_{i}.cpp").read_text().count("m.impl(") for i in range(4)))
