"""The older format: five pickles and a tail"""

import io
import os
import pickle
import tempfile
import warnings

import torch

warnings.simplefilter("ignore")
x = torch.arange(6.0).view(2, 3)
file = io.BytesIO()
torch.save(x, file, _use_new_zipfile_serialization=False)
print("first bytes:", file.getvalue()[:4].hex(), "and of a zip file: 504b0304")


class Reader(pickle.Unpickler):
    def persistent_load(self, identity):
        return f"{identity[0]} of {identity[4]} numbers on {identity[3]}"

    def find_class(self, module, name):
        return lambda *arguments: f"{name}{arguments[:4]}" if arguments else name


file.seek(0)
for part in ("magic number", "protocol version", "system", "objects", "keys of storages"):
    value = Reader(file).load()
    value = hex(value) if part == "magic number" else len(value) if part == "keys of storages" else value
    print(f"{part}: {value}")
tail = file.read()
print(f"tail: {len(tail)} bytes, first the number of elements, {int.from_bytes(tail[:8], 'little')}")
file.seek(0)
print("torch.load reads it:", torch.load(file).tolist())

with tempfile.TemporaryDirectory() as folder:
    os.chdir(folder)
    open("old.pt", "wb").write(file.getvalue())
    torch.jit.save(torch.jit.script(torch.nn.ReLU()), "script.pt")
    open("plain.pkl", "wb").write(pickle.dumps(x, protocol=4))
    for name, options in (("old.pt", {"mmap": True}), ("script.pt", {}), ("plain.pkl", {})):
        try:
            torch.load(name, **options)
        except Exception as error:
            lines = [line for line in str(error).split("\n") if "Unsupported" in line] or [str(error)]
            print(f"{name}: {lines[0].split('. ')[0].split(', please')[0]}")
    print("plain.pkl by pickle.load:", pickle.load(open("plain.pkl", "rb")).tolist())
