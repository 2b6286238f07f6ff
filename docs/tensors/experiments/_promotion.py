"""The promotion rule as a small program over names of dtypes. It asks PyTorch for nothing."""

ABOVE = {  # each dtype, and the next wider ones
    "bool": ["uint8", "int8"],
    "uint8": ["int16"],
    "int8": ["int16"],
    "int16": ["int32"],
    "int32": ["int64"],
    "int64": ["float16", "bfloat16"],
    "float16": ["float32", "complex32"],
    "bfloat16": ["float32", "bcomplex32"],
    "float32": ["float64", "complex64"],
    "float64": ["complex128"],
    "complex32": ["complex64"],
    "bcomplex32": ["complex64"],
    "complex64": ["complex128"],
    "complex128": [],
}
COMPLEX = {"float16": "complex32", "bfloat16": "bcomplex32", "float32": "complex64", "float64": "complex128"}
LATE_UNSIGNED = {f"uint{bits}" for bits in (1, 2, 3, 4, 5, 6, 7, 16, 32, 64)}
FLOATS_FOR_LATE = {"float16", "bfloat16", "float32", "float64", "float4_e2m1fn_x2"}


class Refused(Exception):
    """The rule has no common dtype."""


def kind(name: str) -> int:
    """0 for bool, 1 for whole numbers and all that is no other kind, 2 for floating-point, 3 for complex."""
    return 0 if name == "bool" else 3 if "complex" in name else 2 if "float" in name else 1


def wider(name: str) -> set[str]:
    """The dtype and all above it."""
    return {name}.union(*(wider(above) for above in ABOVE[name]))


# --8<-- [start:promote]
def promote(a: str, b: str) -> str:
    """The common dtype of two of equal weight: the least one that is above both."""
    if a == b:
        return a
    for late, other in ((a, b), (b, a)):
        if late in LATE_UNSIGNED and other in FLOATS_FOR_LATE:
            return other
    if a not in ABOVE or b not in ABOVE:
        raise Refused
    common = wider(a) & wider(b)
    return next(least for least in common if common <= wider(least))


# --8<-- [end:promote]
# --8<-- [start:combine]
def combine(strong: str | None, weak: str | None) -> str | None:
    """Two groups: the weaker one counts where its kind is higher."""
    if strong is None or weak is None:
        return strong or weak
    if kind(strong) >= kind(weak):
        return strong
    if kind(weak) == 3 and kind(strong) == 2:
        if strong not in COMPLEX:
            raise Refused
        return COMPLEX[strong]
    return weak if kind(weak) == 3 else promote(strong, weak)


# --8<-- [end:combine]
def number(value: complex, default: str) -> str:
    """The dtype that a Python number stands for, under a default dtype."""
    if isinstance(value, complex):
        return {"float16": "complex32", "float64": "complex128"}.get(default, "complex64")
    return default if isinstance(value, float) else "bool" if isinstance(value, bool) else "int64"


# --8<-- [start:rule]
def rule(operands: list[tuple[str, str]]) -> str:
    """The dtype of a result; an operand is a group and a dtype."""
    groups: dict[str, str] = {}
    for group, name in operands:
        groups[group] = promote(groups[group], name) if group in groups else name
    without = combine(groups.get("zero"), groups.get("number"))
    result = combine(groups.get("dim"), without)
    assert result is not None
    return result


# --8<-- [end:rule]
