"""The glossary: names are unique, and a term that is also an everyday word is linked only where it has its sense."""

from pathlib import Path

import pytest

from guide.core.errors import GuideError
from guide.library import glossary

# Words of plain English, or of another part of PyTorch, in the pages of other chapters.
EVERYDAY = {
    "accumulator", "binding", "bubble", "checkpointing", "coalesced", "collective", "deleter", "edge",
    "fallthrough", "generator", "guard", "kernel", "lazy loading", "lowering", "minimum cut", "operator",
    "overload", "placement", "rank", "redispatch", "resharding", "schema", "storage", "stride", "tangent",
    "tensor", "wheel", "workspace",
}  # fmt: skip

ENTRY = """- term: guard
  zh: [守卫]
  alias: [gaurd]
  within: [compiler]
  means: "A condition that is checked before compiled code runs."
  page: compiler/index.md
"""


def test_an_everyday_word_is_a_term_only_in_the_chapters_of_its_sense() -> None:
    terms = {term.term: term for term in glossary.terms()}
    assert terms.keys() >= EVERYDAY
    assert [name for name in EVERYDAY if terms[name].within is None] == []
    assert terms["guard"].linked_in("compiler/dynamo.md") and not terms["guard"].linked_in("cpp/index.md")
    assert terms["edge"].linked_in("autograd/hooks.md") and not terms["edge"].linked_in("distributed/ddp.md")
    assert terms["process group"].linked_in("cpp/index.md")  # said of every chapter


def test_the_search_knows_chinese_names_of_nearly_every_term() -> None:
    terms = glossary.terms()
    assert sum(bool(term.zh) for term in terms) >= 0.9 * len(terms)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("within: [compiler]", "within: [compilers]", "no folder docs/compilers"),
        ("alias: [gaurd]", "alias: [guard]", "'guard' is defined already"),
        ("within: [compiler]", "within: [../seeds]", "no folder"),
    ],
)
def test_a_fault_is_told_with_its_line(tmp_path: Path, old: str, new: str, told: str) -> None:
    (tmp_path / "docs/compiler").mkdir(parents=True)
    (tmp_path / "docs/compiler/index.md").write_text("# The compiler\n", encoding="utf-8")
    path = tmp_path / "seeds/glossary.yml"
    path.parent.mkdir()
    path.write_text(ENTRY, encoding="utf-8")
    assert [term.names for term in glossary._read(path, 0.0)] == [("guard", "守卫", "gaurd")]
    path.write_text(ENTRY.replace(old, new), encoding="utf-8")
    with pytest.raises(GuideError, match=told):
        glossary._read(path, 1.0)
