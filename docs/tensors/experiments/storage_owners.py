"""Who frees the bytes: the deleter of a storage, by where its memory came from"""

import tempfile

import _bytes
import _symbols
import numpy
import torch

array = numpy.ones(3)
folder = tempfile.TemporaryDirectory()
file = f"{folder.name}/numbers"
torch.save(torch.ones(3), file)
cases = {
    "torch.ones(3)": torch.ones(3),
    "torch.empty(0)": torch.empty(0),
    "torch.ones(3, device='meta')": torch.ones(3, device="meta"),
    "torch.load(file)": torch.load(file),
    "torch.load(file, mmap=True)": torch.load(file, mmap=True),
    "torch.from_file(file, size=3)": torch.from_file(file, size=3),
    "torch.from_numpy(array)": torch.from_numpy(array),
    "torch.from_dlpack(array)": torch.from_dlpack(array),
    "torch.frombuffer(bytearray(12))": torch.frombuffer(bytearray(12), dtype=torch.float32),
    "torch.ones(3).share_memory_()": torch.ones(3).share_memory_(),
    "torch._lazy_clone(torch.ones(3))": torch._lazy_clone(torch.ones(3)),
}
print(f"{'':33}resizable  allocator  context    deleter")
for code, tensor in cases.items():
    storage = tensor.untyped_storage()
    words = _bytes.words(storage._cdata, 12)
    context = "null" if not words[4] else "= data" if words[4] == words[2] else "its own"
    line = f"{code:33}{storage.resizable()!s:11}{'yes' if words[9] else 'no':11}{context:9}"
    print(line, _symbols.name_at(words[3]))
