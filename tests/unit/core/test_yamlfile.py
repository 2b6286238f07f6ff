"""YAML of strangers: no bombs, no depth, no characters that deceive; every fault with file and line."""

from pathlib import Path

import pytest

from guide.core import yamlfile
from guide.core.errors import GuideError

BOMB = "a: &a [x, x]\n" + "".join(
    f"{b}: &{b} [*{a}, *{a}]\n" for a, b in zip("abcdefgh", "bcdefghi", strict=True)
)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (BOMB, "x.yml:2: not valid YAML: an alias"),
        ("- " * 500 + "x\n", "nested deeper than 40 levels"),
        ("[" * 5000, "nested deeper than 40 levels"),
        ("{" * 5000, "nested deeper than 40 levels"),
        ("a: 1\na: 2\n", "x.yml:2: not valid YAML: the key 'a' is given twice"),
        ("? [a]\n: 1\n", "a key must be a word"),
        ("a: !!python/object/apply:os.system [id]\n", "could not determine a constructor"),
        ("a: \tb: c\n", "x.yml:1: not valid YAML"),
        ("\tb: c\n", "x.yml:1: not valid YAML"),
        ("a: 'b\n", "not valid YAML"),
        ("a: 1\n---\nb: 2\n", "x.yml:2: not valid YAML"),
        ('- a: b\n- a: "\\u202e"\n', "x.yml:2: '2.a' holds U\\+202E"),
        ('- a: "\\ud800"\n', "invalid Unicode character"),
        ('- a: "\\x00"\n', "U\\+0000 NULL"),
        ("a: !!int 0x\n", "not valid YAML"),
        ("a: !!timestamp 2024-13-45\n", "not valid YAML"),
        ("%TAG ! tag:x\n", "not valid YAML"),
        ("a: Issue #12, answered\n", "x.yml:1: not valid YAML: '#12, answered' is read as a comment"),
        ("a: #12 is wrong\n", "x.yml:1: not valid YAML: '#12 is wrong' is read as a comment"),
        ("a: one\n  two #3\n", "x.yml:2: not valid YAML: '#3' is read as a comment"),
    ],
)
def test_bad_yaml_is_one_message(tmp_path: Path, text: str, says: str) -> None:
    (tmp_path / "x.yml").write_text(text)
    with pytest.raises(GuideError, match=says):
        yamlfile.load(tmp_path / "x.yml")


def test_what_people_write_is_read(tmp_path: Path) -> None:
    (tmp_path / "x.yml").write_bytes(b"\xef\xbb\xbfa: 2019-05-01\r\nb: 1.10\r\nc: |\r\n  d\r\n")
    assert yamlfile.load(tmp_path / "x.yml")[0] == {"a": "2019-05-01", "b": "1.10", "c": "d\n"}
