"""What each layout answers when it is asked for sizes, strides, memory and views"""

import torch
from torch._subclasses.fake_tensor import FakeTensorMode

matrix = torch.tensor([[1.0, 0.0], [0.0, 2.0]])
parts = [torch.ones(2, 3), torch.ones(4, 3)]
mode = FakeTensorMode()
TENSORS = {
    "strided": matrix,
    "COO": matrix.to_sparse(),
    "CSR": matrix.to_sparse_csr(),
    "nested": torch.nested.nested_tensor(parts),
    "jagged": torch.nested.nested_tensor(parts, layout=torch.jagged),
    "mkldnn": matrix.to_mkldnn(),
    "meta": matrix.to("meta"),
    "fake": mode.from_tensor(matrix),
}
QUESTIONS = {
    "shape": lambda x: tuple(x.shape),
    "stride()": lambda x: x.stride(),
    "is_contiguous()": lambda x: x.is_contiguous(),
    "nbytes": lambda x: x.nbytes,
    "storage's bytes": lambda x: x.untyped_storage().nbytes(),
    "data_ptr()": lambda x: "0" if x.data_ptr() == 0 else "an address",
    "numpy()": lambda x: type(x.numpy()).__name__,
    "view(-1)": lambda x: "a view" if x.view(-1).dim() else "",
    "x[0]": lambda x: str(x[0].layout).removeprefix("torch."),
    "x + x": lambda x: str((x + x).layout).removeprefix("torch."),
    "x.sum()": lambda x: x.sum().item(),
}
for layout, x in TENSORS.items():
    print(
        f"{layout:8} {type(x).__name__:13}", str(torch._C._dispatch_keys(x)).partition("(")[2].split(", ADInplace")[0]
    )
print(f"\n{'':16}" + "".join(f"{layout:>15}" for layout in TENSORS))
for question, ask in QUESTIONS.items():
    cells = []
    for layout, x in TENSORS.items():
        try:
            cells.append(str(ask(x)))
        except Exception:
            cells.append("–")
    print(f"{question:16}" + "".join(f"{cell:>15}" for cell in cells))
