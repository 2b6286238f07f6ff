"""The grammar of citations."""

import pytest

from guide.citations.target import Target, normal, parse
from guide.core.errors import GuideError


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("c10/core/TensorImpl.h", Target("c10/core/TensorImpl.h")),
        ("src:a/b.h#X::f@2", Target("a/b.h", "X::f", 2)),
        ("a/b.h#X::~X", Target("a/b.h", "X::~X")),
        ("a/b.h#X::~X~delete", Target("a/b.h", "X::~X", 0, "delete")),
        ("a/b.py#~x%20=%20f(%22%23%22)", Target("a/b.py", "", 0, 'x = f("#")')),
        ("a/b.py#f~_VF.dropout(", Target("a/b.py", "f", 0, "_VF.dropout(")),
        ("a/b.h#operator==", Target("a/b.h", "operator==")),
        ("a/b.py#f~user@2", Target("a/b.py", "f", 0, "user@2")),
    ],
)
def test_parts(written: str, meant: Target) -> None:
    assert parse(written) == meant


@pytest.mark.parametrize(
    "bad", ["", "/etc/passwd", "a/../b.h", "a b.h", "a/b.h#", "a/b.h#f~", "a//b.h", "#f", "a/b.h~text"]
)
def test_refused_with_a_cure(bad: str) -> None:
    with pytest.raises(GuideError) as told:
        parse(bad)
    assert told.value.cure


def test_escaped_and_plain_are_one_target() -> None:
    assert normal("src:a/b.py#~x%20%3D") == normal("a/b.py#~x =")
