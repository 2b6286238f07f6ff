"""Where symbols are found, on short texts whose answer is seen at a glance."""

import pytest

from guide.citations.symbols import matching, symbols


def at(path: str, text: str, name: str) -> list[tuple[int, int]]:
    return [(s.first, s.last) for s in matching(name, symbols(path, tuple(text.split("\n"))))]


CPP = """\
#define TWICE(x) \\
  ((x) + (x))
C10_DIAGNOSTIC_PUSH_AND_IGNORED_IF_DEFINED("-Wswitch")
namespace at {
class Tensor;
namespace native { inline int helper(int a) { return a; } }
} // namespace at
namespace c10::impl {
enum class Key : uint8_t {
  Undefined = 0,
  CPU,
};
template <
    typename T>
struct TORCH_API Box final : public Base<T> {
 public:
  TORCH_MACRO_CALL(Box)
  Box();
  ~Box();
  using value_type = T;
  static constexpr int kSize = 4;
  C10_HOST_DEVICE T get() const {
    return T();
  }
  bool operator==(const Box& o) const { return true; }
  explicit operator bool() const;
  C10_DEPRECATED_MESSAGE("use get() (it is quicker) "
                         "instead")
  T old();
  T get(int) const;
};
template <typename T>
Box<T>::~Box() {
  done();
}
template <>
struct Box< int > {};
C10_API extern int counter;
typedef int (*callback)(int);
TORCH_API std::vector<int> sizes(const Box<int>& b);
} // namespace c10::impl
TORCH_LIBRARY_IMPL(aten, CPU, m) {
  m.impl("x", x);
}
TORCH_IMPL_FUNC(add_out)
(const Tensor& a) {
}
"""


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("TWICE", (1, 2)),
        ("at::Tensor", (5, 5)),
        ("native::helper", (6, 6)),
        ("Key", (9, 12)),
        ("Key::CPU", (11, 11)),
        ("c10::impl::Box", (13, 31)),
        ("Box", (13, 31)),
        ("Box::value_type", (20, 20)),
        ("Box::kSize", (21, 21)),
        ("Box::get", (22, 24)),
        ("Box::operator==", (25, 25)),
        ("Box::operatorbool", (26, 26)),
        ("Box::old", (29, 29)),
        ("Box::~Box", (32, 35)),
        ("Box<int>", (36, 37)),
        ("counter", (38, 38)),
        ("callback", (39, 39)),
        ("sizes", (40, 40)),
        ("TORCH_LIBRARY_IMPL", (42, 44)),
        ("TORCH_IMPL_FUNC(add_out)", (45, 47)),
    ],
)
def test_cpp(name: str, lines: tuple[int, int]) -> None:
    assert at("a.h", CPP, name)[:1] == [lines]


def test_definition_comes_before_declaration_and_overloads_can_be_counted() -> None:
    assert at("a.h", CPP, "Box::get") == [(22, 24), (30, 30)]
    assert at("a.h", CPP, "Box::~Box")[1] == (19, 19)


def test_branches_of_the_preprocessor_that_break_the_grammar() -> None:
    body = "\n".join(f"  int f{n}() {{ return {n}; }}" for n in range(9))
    text = f"struct A {{\n#ifdef X\n  int g() {{ if (a) {{\n#else\n  int g() {{ {{\n#endif\n  return 1; }} }}\n{body}\n}};\n"
    assert at("a.h", text, "A::f8") == [(16, 16)]


PYTHON = """\
import x
LIMIT: int = 3
try:
    from y import z
except ImportError:
    z = None
@deco(
    1,
)
def f(a):
    local = 1
    def inner():
        return local
    return inner
class C(Base):
    name = "c"
    @property
    def p(self): return 1
    @p.setter
    def p(self, v): pass
C.extra = f
@overload
def g(a: int): ...
def g(a): return a
"""


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("LIMIT", [(2, 2)]),
        ("z", [(6, 6)]),
        ("f", [(7, 14)]),
        ("f.inner", [(12, 13)]),
        ("local", []),
        ("C", [(15, 20)]),
        ("C.name", [(16, 16)]),
        ("C.p", [(17, 18), (19, 20)]),
        ("C.extra", [(21, 21)]),
        ("g", [(24, 24), (22, 23)]),
    ],
)
def test_python(name: str, found: list[tuple[int, int]]) -> None:
    assert at("a.py", PYTHON, name) == found


def test_yaml_entries_end_before_the_next_comment() -> None:
    text = "# top\n- func: add.Tensor(Tensor a) -> Tensor\n  tags: x\n\n# next\n- func: mul(Tensor a) -> Tensor\n"
    assert at("native_functions.yaml", text, "add.Tensor") == [(2, 3)]
    assert at("native_functions.yaml", text, "mul") == [(6, 6)]
    assert at("native_functions.yaml", text, "Tensor") == []
