"""The same functions as bytecode of four releases of CPython, before and after small differences are taken out"""
# requires: node
# helpers: _instructions

import json
import os
import subprocess
import textwrap
from pathlib import Path

import _programs

LISTS = """
def f(x, y):
    a = x.sin() + y
    print("between")
    return a * y
def g(rows):
    return [row * 2 for row in rows]
"""
SHOW = """
import dis, json, types
def codes(text):
    space = {}
    exec(text, space)
    return [v.__code__ for v in space.values() if isinstance(v, types.FunctionType)]
def plain(code):
    found = instructions(code)
    return [[i.name, index(found, i.arg) if "JUMP" in i.name or i.name == "FOR_ITER" else repr(i.arg)] for i in found]
f, g = codes(texts[0])
raw = [i.opname for i in dis.get_instructions(f)]
inside = sum(isinstance(c, types.CodeType) for c in g.co_consts)
print(json.dumps([raw, inside, [plain(c) for t in texts for c in codes(t)][2:]]))
"""
NODE = "const {loadPyodide} = await import(process.argv[1]); (await loadPyodide()).runPython(process.argv[2])"
texts = [LISTS, *(_programs.source(seed, breaks=seed % 2) for seed in range(150))]
whole = Path(__file__).with_name("_instructions.py").read_text() + f"\ntexts = {json.dumps(texts)}\n" + SHOW
said = {}
for version in ("3.11", "3.12", "3.13", "3.14"):
    module = Path(os.environ["GUIDE_NODE_MODULES"], f"cpython-{version}", "pyodide.mjs").as_uri()
    said[version] = ["node", "--input-type=module", "-e", NODE, module, whole]
said = {v: json.loads(subprocess.run(c, capture_output=True, text=True, check=True).stdout) for v, c in said.items()}
for version, (raw, inside, code) in said.items():
    same = sum(a == b for a, b in zip(code, said["3.11"][2], strict=True))
    print(
        f"{version}: {same} of {len(code)} random programs as in 3.11 once named alike, {inside} function inside g; f is"
    )
    print(textwrap.fill(" ".join(raw), 88, initial_indent="  ", subsequent_indent="  "))
