"""Two ways to map a file, and a buffer that was not to be written"""

import tempfile
import warnings

import torch

folder = tempfile.TemporaryDirectory()
path = f"{folder.name}/numbers"
with open(path, "wb") as file:
    file.write(bytes(16))


def on_disk() -> list[float]:
    with open(path, "rb") as file:
        return torch.frombuffer(bytearray(file.read()), dtype=torch.float32).tolist()


shared = torch.from_file(path, shared=True, size=4)
private = torch.from_file(path, shared=False, size=4)
for name, tensor in (("shared", shared), ("private", private)):
    print(name, "| is_shared()", tensor.is_shared(), "| file name known", tensor.untyped_storage().filename == path)
shared.fill_(1)
print("after shared.fill_(1):  file", on_disk(), "private", private.tolist())
private.fill_(2)
print("after private.fill_(2): file", on_disk(), "shared", shared.tolist())
shared.fill_(3)
print("after shared.fill_(3):  file", on_disk(), "private", private.tolist())
longer = torch.from_file(path, shared=True, size=6)
print("shared=True with size=6: file", on_disk(), "the tensor", longer.tolist())

text = b"abc" * 3  # a bytes object, which Python calls immutable
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    letters = torch.frombuffer(text, dtype=torch.uint8)
print("a warning:", str(caught[0].message).partition(",")[0])
letters[0] = ord("X")
print("the bytes object is now", text)
