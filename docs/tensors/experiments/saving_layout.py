"""The records of a saved file, at the offsets where they lie"""

import io

import torch

x = torch.arange(6.0).view(2, 3)
file = io.BytesIO()
torch.save({"w": x, "row": x[1], "other": torch.ones(100)}, file)
reader = torch._C.PyTorchFileReader(io.BytesIO(file.getvalue()))
TEXT = {".format_version", ".storage_alignment", "byteorder", "version"}
NOTES = {
    "data.pkl": "the objects, pickled",
    "data/0": "the bytes of w, and so of row",
    "data/1": "the bytes of other",
    ".data/serialization_id": "an identity of the content",
}
rows = []
for name in reader.get_all_records():
    start, size = reader.get_record_offset(name), reader.get_record_size(name)
    note = reader.get_record(name).decode().strip() if name in TEXT else NOTES[name]
    where = f"{start}–{start + size - 1}" if size > 1 else f"{start}"
    rows.append((where, name, note, "cpp" if name.startswith("data/") else "key"))
end = len(file.getvalue()) - 1
rows.append((f"to {end}", "central directory", "names, offsets, sizes, CRC-32", "note"))
print("digraph {\n  rankdir=LR; nodesep=0.02; ranksep=0.1; node [height=0.3];")
for at, (where, name, note, kind) in reversed(list(enumerate(rows))):
    print(f'  a{at} [label="{where}", shape=plaintext, class="quiet"];')
    print(f'  b{at} [label="{name}", width=2.2, class="{kind}"];')
    print(f'  c{at} [label="{note}", shape=plaintext]; a{at} -> b{at} -> c{at} [style=invis];')
print("}")
