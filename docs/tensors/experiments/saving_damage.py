"""A bit that changed, and a file that ends early"""

import io
import zipfile

import torch


def saved():
    file = io.BytesIO()
    torch.save({"w": torch.ones(4), "n": 3}, file)
    return file.getvalue()


def attempt(what, data):
    try:
        print(f"{what}: loads {torch.load(io.BytesIO(data))['w'].tolist()}; ", end="")
    except Exception as error:
        print(f"{what}: {type(error).__name__}; ", end="")
    try:
        print("zipfile's test names", zipfile.ZipFile(io.BytesIO(data)).testzip())
    except zipfile.BadZipFile as error:
        print("zipfile:", error)


whole = saved()
changed = bytearray(whole)
changed[torch._C.PyTorchFileReader(io.BytesIO(whole)).get_record_offset("data/0") + 3] ^= 0x40
attempt("unchanged", whole)
attempt("one bit of a number changed", bytes(changed))
attempt("the last 100 bytes missing", whole[:-100])
attempt("a line behind the end", whole + b"\n")
attempt("100,000 bytes behind the end", whole + bytes(100_000))
torch.serialization.set_crc32_options(False)
attempt("saved without CRC-32", saved())
