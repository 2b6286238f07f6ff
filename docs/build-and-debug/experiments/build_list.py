"""The list that a dry run hands to CMake, and what the wheel holds of it"""

# requires: g++
# limit: 240
import re
from pathlib import Path

import _build

compiled = {re.sub(r"\.(DEFAULT|AVX2|AVX512)\.cpp$", "", name) for name in _build.names("torch_cpu")}
here = Path("ATen")
_build.generate(
    _build.GIVEN, "ATen", "--dry-run", "--generate", "sources", "--output-dependencies", "ATen/sources.cmake"
)
print("C++ files that the dry run wrote:", sum(1 for file in here.rglob("*") if file.suffix in (".cpp", ".h")))
for part in ("", "core_", "cpu_vec_", "cuda_"):
    text = (here / f"{part}sources.cmake").read_text()
    listed = [Path(name).name for name in re.findall(r'"(.*)"', text) if name.endswith((".cpp", ".cu"))]
    print(
        f"{text.split()[1]:16} {len(listed)} to compile, of these in libtorch_cpu:", len(compiled.intersection(listed))
    )

_build.generate(_build.GIVEN, "ATen", "--generate", "headers", "sources")
pairs = [(file, _build.TORCH / "include/ATen" / file.relative_to(here)) for file in here.rglob("*.h")]
pairs.append((Path("ATen-headeronly/enum_tag.h"), _build.TORCH / "include/torch/headeronly/core/enum_tag.h"))
pairs = [(mine, theirs) for mine, theirs in pairs if theirs.exists()]
same = sum(1 for mine, theirs in pairs if mine.read_text() in theirs.read_text())
print("\nheaders in the wheel:", sum(1 for _ in (_build.TORCH / "include").rglob("*.h")))
print(f"written here too: {len(pairs)}, with the same text: {same}")
shards = [(here / f"RegisterCPU_{i}.cpp").read_text().count("m.impl(") for i in range(4)]
whole = (here / "RegisterCPUEverything.cpp").read_text().count("m.impl(")
print("registrations in RegisterCPU_0 to 3:", *shards, "and in RegisterCPUEverything:", whole)
