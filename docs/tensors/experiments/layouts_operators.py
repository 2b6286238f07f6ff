"""Which functions take a sparse, nested, meta or fake matrix, by a call of each"""

# limit: 300
from collections import Counter, defaultdict

import _layouts

did = defaultdict(dict)
for name, sample in _layouts.samples():
    try:
        sample[0](sample[1].clone(), *sample[2], **sample[3])
    except Exception:  # wants a GPU, or more than one matrix
        continue
    for layout in _layouts.LAYOUTS:
        did[layout][name] = _layouts.outcome(layout, sample)
functions = len(did["meta"])
print(f"{'first argument':18}{'functions':>10}{'equal':>7}{'ran':>6}{'differs':>9}{'refused':>9}")
refused = {}
for layout, by_name in did.items():
    kinds = Counter(by_name.values())
    refused[layout] = {n: kind for n, kind in by_name.items() if kind not in ("equal", "ran", "differs")}
    counts = (functions, kinds["equal"], kinds["ran"], kinds["differs"], len(refused[layout]))
    print(f"{layout:18}" + "".join(f"{count:>{wide}}" for count, wide in zip(counts, (10, 7, 6, 9, 9))))
sparse = list(_layouts.CHANGED)[:5]
every = [n for n in did["COO"] if not any(n in refused[s] for s in sparse)]
print(f"taken in all five sparse layouts, {len(every)}:", *every)
print("COO and not CSR:", *(n for n in did["COO"] if n not in refused["COO"] and n in refused["CSR"]))
print("CSR and not COO:", *(n for n in did["COO"] if n not in refused["CSR"] and n in refused["COO"]))
for layout in sparse:
    print(f"differs for {layout}:", *(n for n, kind in did[layout].items() if kind == "differs"))
for layout in ("meta", "fake"):
    print(f"refused on {layout}:", *(f"{n} ({kind})" for n, kind in refused[layout].items()))
