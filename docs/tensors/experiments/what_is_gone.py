"""What older articles rely on, asked of this release"""

import warnings
from pathlib import Path

import torch

headers = Path(torch.__file__).parent / "include"


def attempt(what: str, call) -> None:
    """Print what a call gives, or how it refuses."""
    try:
        print(f"{what:34}", call())
    except (TypeError, AttributeError) as error:
        print(f"{what:34}", type(error).__name__ + ":", str(error).splitlines()[0][:62])


attempt("torch.zeros(2, names=('n',))", lambda: torch.zeros(2, names=("n",)))
attempt("torch.zeros(2).names", lambda: torch.zeros(2).names)
attempt("ATen/NamedTensorUtils.h is there", (headers / "ATen" / "NamedTensorUtils.h").exists)
left = [file for name in ("TH", "THC") for file in sorted((headers / name).rglob("*.*h"))]
print(f"{'headers of TH and THC':34}", *(f.name for f in left))
for file in left:
    includes = [line for line in file.read_text().splitlines() if line.startswith("#include")]
    print(f"  {file.name} has no line of code but", *includes)
attempt("type of autograd.Variable(ones(2))", lambda: type(torch.autograd.Variable(torch.ones(2))).__name__)
attempt("torch.tensor(1.0) + torch.ones(2)", lambda: torch.tensor(1.0) + torch.ones(2))
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    kinds = type(torch.ones(2).storage()).__name__, type(torch.ones(2).untyped_storage()).__name__
print("storage() and untyped_storage() give", kinds)
print("the first warns:", str(caught[0].message).split(".")[0])
