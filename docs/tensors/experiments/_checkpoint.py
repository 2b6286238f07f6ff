"""The model: files of torch.save for the tensors of `_tensor.py`. Only names are PyTorch's."""

import array
import io
import pickle
import zipfile
from collections import OrderedDict

from _tensor import Storage, Tensor
from torch import LongStorage
from torch._utils import _rebuild_tensor_v2


# --8<-- [start:save]
class Writer(pickle.Pickler):
    """A tensor is pickled as a call with its rule, a storage as a key."""

    storages = ()

    def reducer_override(self, value):
        if not isinstance(value, Tensor):
            return NotImplemented
        rule = value.storage, value.offset, tuple(value.sizes), tuple(value.strides)
        return _rebuild_tensor_v2, (*rule, False, OrderedDict())

    def persistent_id(self, value):
        if isinstance(value, Storage):
            if value not in self.storages:
                self.storages += (value,)
            key = str(self.storages.index(value))
            return "storage", LongStorage, key, "cpu", len(value.numbers)


def save(value):
    writer = Writer(objects := io.BytesIO(), protocol=2)
    writer.dump(value)
    with zipfile.ZipFile(file := io.BytesIO(), "w") as archive:
        archive.writestr("archive/data.pkl", objects.getvalue())
        archive.writestr("archive/version", "3")
        for key, storage in enumerate(writer.storages):
            record = array.array("q", storage.numbers).tobytes()
            archive.writestr(f"archive/data/{key}", record)
    return file


# --8<-- [end:save]
# --8<-- [start:load]
def rebuild(storage, offset, sizes, strides, *_):
    return Tensor(storage, sizes, strides, offset)


class Reader(pickle.Unpickler):
    """Looks names up in a table, and each key once."""

    table = {  # what a file may name
        "torch._utils._rebuild_tensor_v2": rebuild,
        "torch.LongStorage": "q",
        "collections.OrderedDict": OrderedDict,
    }

    def find_class(self, module, name):
        return self.table[f"{module}.{name}"]

    def persistent_load(self, identity):
        _, code, key, _, _ = identity
        if key not in self.storages:
            record = self.archive.read(f"archive/data/{key}")
            self.storages[key] = Storage(array.array(code, record))
        return self.storages[key]


def load(file):
    archive = zipfile.ZipFile(file)
    reader = Reader(archive.open("archive/data.pkl"))
    reader.archive, reader.storages = archive, {}
    return reader.load()


# --8<-- [end:load]
