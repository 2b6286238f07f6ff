"""C++ names made short, and taken apart."""

import pytest

from guide.binaries.names import arguments, bare, citable, demangled, pointee, short, spelled
from guide.core.errors import GuideError


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("at::_ops::add_Tensor::call(at::Tensor const&, c10::Scalar const&)", "at::_ops::add_Tensor::call"),
        ("torch::autograd::VariableType::(anonymous namespace)::add_Tensor(int)", "torch::autograd::VariableType::add_Tensor"),
        ("std::vector<int, std::allocator<int> > foo::bar<std::vector<int> >(int) const [clone .isra.0]", "foo::bar"),
        ("f(int)::{lambda(float, float)#1}::operator()() const::{lambda()#7}::operator()() const", "f::{lambda#1}::operator()::{lambda#7}::operator()"),
        ("c10::IValue::operator bool() const", "c10::IValue::operator bool"),
        ("std::ostream& c10::operator<<[abi:cxx11](std::ostream&, int)", "c10::operator<<"),
        ("bool operator< <char>(std::string<char> const&, int)", "operator<"),
        ("decltype(auto) c10::foo<(c10::Kind)3>::operator->() const", "c10::foo::operator->"),
        ("non-virtual thunk to torch::autograd::AddBackward0::apply(std::vector<at::Tensor>&&)", "torch::autograd::AddBackward0::apply"),
        ("f({unnamed type#1}*)::{unnamed type#1}::g()", "f::{unnamed-type#1}::g"),
        ("main", "main"),
        ("??", "??"),
    ],
)  # fmt: skip
def test_a_short_name_keeps_the_function_only(name: str, expected: str) -> None:
    assert short(name) == expected


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("at::native::add(at::Tensor const&, c10::Scalar const&)", "at::native::add"),
        ("std::tuple<at::Tensor, at::Tensor> at::native::(anonymous namespace)::f<3, true>(long) const", "at::native::(anonymous namespace)::f<3, true>"),
        ("at::Tensor at::unwrap<at::Tensor (*)(at::Tensor const&), &at::abs>(at::Tensor const&)", "at::unwrap<&at::abs>"),
        ("at::W<(at::P)0, (c10::D)1, at::Tensor (at::Tensor const&), &at::_ops::mm::call>::call(at::Tensor const&)", "at::W<(P)0, (D)1, &at::_ops::mm::call>::call"),
        ("TORCH_LIBRARY_init_x(torch::Library&)::{lambda(at::Tensor const&, long)#2}", "TORCH_LIBRARY_init_x::{lambda}"),
        ("at::f<&(void at::g<int>(int))>(int)", "at::f<&at::g>"),
        ("at::S::operator()(at::Tensor const&) const", "at::S::operator()"),
        ("bool at::(anonymous namespace)::operator<< <2>(at::S const&)", "at::(anonymous namespace)::operator<<<2>"),
    ],
)  # fmt: skip
def test_a_spelled_name_keeps_values_and_functions(name: str, expected: str) -> None:
    assert spelled(name) == expected


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("at::native::add", "at::native::add"),
        ("at::Tensor at::native::(anonymous namespace)::f<3, true>", "at::native::f"),
        ("bool c10::operator==<int>", "c10::operator=="),
        ("c10::IValue::operator bool", "c10::IValue::operator bool"),
        ("f[abi:cxx11]", "f"),
        ("at::f(int)::{lambda(int)#1}::operator()", ""),
        ("at::S::operator()", ""),
    ],
)
def test_what_a_text_can_cite(name: str, expected: str) -> None:
    assert citable(name) == expected


def test_template_arguments_are_cut_at_their_own_commas() -> None:
    name = "c10::Ptr<at::Tensor (at::Tensor, std::pair<int, int>), &(at::Tensor at::f<int, 2>(int))>"
    given = arguments(name, "Ptr")
    assert len(given) == 2 and pointee(given[1]) == "at::Tensor at::f<int, 2>(int)"
    assert arguments(name, "Other") == []
    assert bare("at::f<2, &at::g<3>>::run") == "at::f::run"
    assert bare("at::operator<< <int>") == "at::operator<<"


def test_mangled_names_are_read_in_order() -> None:
    given = ["_ZN2at3addEiRKNS_6TensorE", "main", "_ZN2at3subEv"]
    assert demangled(given) == ["at::add(int, at::Tensor const&)", "main", "at::sub()"]
    assert demangled(given, parameters=False) == ["at::add", "main", "at::sub"]


def test_without_cxxfilt_the_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(GuideError, match="install binutils"):
        demangled(["_ZN2at3subEv"])
