"""Text of records and options in inline Markdown."""

import pytest
from markdown import markdown

from guide.core.characters import escaped


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("torch.__config__ and __init__", "torch.__config__ and __init__"),
        ("a < b and `__x__ < 2`", "a &lt; b and <code>__x__ &lt; 2</code>"),
        (r"\__x__", "__x__"),
        ("[of](src:torch/__init__.py#x) __y__", '<a href="src:torch/__init__.py#x">of</a> __y__'),
    ],
)
def test_names_are_shown_and_targets_stay(written: str, shown: str) -> None:
    assert markdown(escaped(written)) == f"<p>{shown}</p>"
