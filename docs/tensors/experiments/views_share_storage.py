"""A view is a second rule over the same bytes"""

import torch

base = torch.arange(12)  # 12 integers of 8 bytes, one storage
matrix = base.view(3, 4)
views = {
    "matrix": matrix,
    "matrix.t()": matrix.t(),
    "matrix[1:, ::2]": matrix[1:, ::2],
    "matrix.diagonal()": matrix.diagonal(),
    "matrix[:, :1].expand(3, 4)": matrix[:, :1].expand(3, 4),
    "matrix.t().reshape(12)": matrix.t().reshape(12),
}


def read(tensor: torch.Tensor, index: tuple[int, ...]) -> int:
    """The element at `index`, by the rule: offset plus the sum of index times stride."""
    place = tensor.storage_offset() + sum(i * s for i, s in zip(index, tensor.stride()))
    return torch.empty(0, dtype=tensor.dtype).set_(tensor.untyped_storage())[place].item()


print(f"{'expression':28}{'sizes':>9}{'strides':>9}  offset  same storage  contiguous  last element")
for name, view in views.items():
    same = view.untyped_storage()._cdata == base.untyped_storage()._cdata
    last = tuple(n - 1 for n in view.shape)
    assert read(view, last) == view[last].item()
    sizes, strides = (str(tuple(x)).replace(" ", "") for x in (view.shape, view.stride()))
    print(
        f"{name:28}{sizes:>9}{strides:>9}{view.storage_offset():>8}{same!s:>14}{view.is_contiguous()!s:>12}{read(view, last):>14}"
    )

base[0] = 100
print(
    "after base[0] = 100:",
    matrix.t()[0, 0].item(),
    "in the view,",
    views["matrix.t().reshape(12)"][0].item(),
    "in the copy",
)
print("version of the base and of a view of a view:", base._version, views["matrix.t()"]._version)
print(
    "whose view is matrix.t()? of matrix:",
    views["matrix.t()"]._base is matrix,
    "- of base:",
    views["matrix.t()"]._base is base,
)
try:
    matrix.t().view(12)
except RuntimeError as error:
    print("view refuses:", str(error).split("(")[0].strip())
