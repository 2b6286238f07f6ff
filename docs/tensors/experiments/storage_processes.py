"""Memory between processes: what share_memory_ moves, who follows, and what a queue sends"""

import numpy as np
import torch
import torch.multiprocessing as mp
from _processes import child, mapping

t = torch.zeros(4)
view, storage, old = t[2:], t.untyped_storage()._cdata, t.data_ptr()
child(lambda: t.fill_(1))
print("a child wrote 1, the parent has", t.tolist())
t.share_memory_()
print(
    "share_memory_(): same storage",
    t.untyped_storage()._cdata == storage,
    "| other address",
    t.data_ptr() != old,
    end=" | ",
)
print("the view follows", view.data_ptr() == t.data_ptr() + 8)
child(lambda: t.fill_(2))
print("a child wrote 2, the parent has", t.tolist(), "and in the view", view.tolist())
print("at its address:", mapping(t.data_ptr()))
mp.set_sharing_strategy("file_system")
named = torch.zeros(4).share_memory_()
print("by name:       ", mapping(named.data_ptr()))
del named  # and with it the file
mp.set_sharing_strategy("file_descriptor")

array = np.zeros(2)
lent = torch.from_numpy(array).share_memory_()
lent.fill_(3)
print("from_numpy, shared, filled with 3: the array has", array.tolist())
taken = (big := torch.zeros(33 << 18)).numpy()  # 33 MiB are mapped by themselves
big.share_memory_()
print("an array taken before:", mapping(taken.ctypes.data), "is at its address")

context = mp.get_context("fork")
there, back = context.SimpleQueue(), context.SimpleQueue()


def serve() -> None:
    received = there.get().add_(1)
    back.put((received.untyped_storage().nbytes(), received.tolist()))


sent = torch.zeros(1000)
(worker := context.Process(target=serve)).start()
there.put(sent[:3])
print("three of a thousand numbers sent; the receiver's storage and numbers:", *back.get())
worker.join()
print("  here:", sent[:4].tolist(), "| shared", sent.is_shared())
