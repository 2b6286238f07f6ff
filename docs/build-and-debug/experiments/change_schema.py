"""Which changes of a signature old callers survive."""

from torch._C import parse_schema

OLD = "my::scale(Tensor self, float by=1.0) -> Tensor"
CHANGES = {
    "the same": OLD,
    "a new last argument with a default": "my::scale(Tensor self, float by=1.0, bool round=False) -> Tensor",
    "a new first argument with a default": "my::scale(Tensor self, bool round=False, float by=1.0) -> Tensor",
    "a new argument without a default": "my::scale(Tensor self, float by=1.0, *, bool round) -> Tensor",
    "another default": "my::scale(Tensor self, float by=2.0) -> Tensor",
    "no default": "my::scale(Tensor self, float by) -> Tensor",
    "another name": "my::scale(Tensor self, float factor=1.0) -> Tensor",
    "a wider argument": "my::scale(Tensor self, float? by=1.0) -> Tensor",
    "a narrower argument": "my::scale(Tensor self, int by=1) -> Tensor",
    "keyword only": "my::scale(Tensor self, *, float by=1.0) -> Tensor",
    "a wider result": "my::scale(Tensor self, float by=1.0) -> Tensor?",
    "self is written to": "my::scale(Tensor(a!) self, float by=1.0) -> Tensor(a!)",
    "an overload in its place": "my::scale.int(Tensor self, int by) -> Tensor",
}
old = parse_schema(OLD)
print(f"{'change':38}{'old callers':14}new callers on the old one")
for change, text in CHANGES.items():
    new = parse_schema(text)
    forward, reason = new.check_forward_compatible_with(old)
    print(
        f"{change:38}{'work' if new.is_backward_compatible_with(old) else 'break':14}{'work' if forward else 'break'}"
    )
