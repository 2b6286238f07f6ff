"""Two lazy clones part at the first write"""

import torch


def show(moment: str) -> None:
    """Is each storage marked copy-on-write, and do both point to the same bytes?"""
    marked = [torch._C._is_cow_tensor(t) for t in (a, b)]
    same = torch._C._data_address(a) == torch._C._data_address(b)
    storages = a.untyped_storage()._cdata != b.untyped_storage()._cdata
    print(f"{moment:34} marked: a {marked[0]!s:5} b {marked[1]!s:5}  same bytes: {same!s:5}  two storages: {storages}")


a = torch.arange(4.0)
b = torch._lazy_clone(a)  # not a public function
show("b = torch._lazy_clone(a)")
a.sum(), b * 2, b.view(2, 2)
show("after reads and a view of b")
b[0] = 9
show("after b[0] = 9")
print("a", a.tolist(), "b", b.tolist())
a.data_ptr()  # hands out a pointer that may be written through
show("after a.data_ptr()")
