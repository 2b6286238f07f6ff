"""Traces: gdb's names made short, wrappers left out, and real stops in the installed PyTorch."""

import json
import shutil

import pytest

from guide import trace
from guide.gdb.trace import Frame

CALLED = (
    "c10::impl::wrap_kernel_functor_unboxed_<c10::impl::detail::WrapFunctionIntoFunctor_<"
    "c10::CompileTimeFunctionPointer<at::Tensor (at::Tensor const&, double, bool), "
    "&at::(anonymous namespace)::(anonymous namespace)::wrapper_CPU_mul_Tensor>, at::Tensor, "
    "c10::guts::typelist::typelist<at::Tensor const&> >, at::Tensor (at::Tensor const&)>::call("
    "c10::OperatorKernel*, c10::DispatchKeySet, at::Tensor const&)"
)
LOOPED = (
    "void c10::function_ref<void (char**, long const*, long, long)>::callback_fn<at::native::AVX2::VectorizedLoop2d<"
    "at::native::(anonymous namespace)::mul_kernel(at::TensorIteratorBase&)::{lambda()#2}::operator()() const::"
    "{lambda(float, float)#1}, int> >(long, char**, long const*, long, long)"
)


def test_a_wrapper_names_what_it_calls() -> None:
    assert trace.frame(CALLED, "/x/libtorch_cpu.so") == Frame(
        "wrap_kernel_functor_unboxed", "libtorch_cpu", "at::wrapper_CPU_mul_Tensor"
    )
    assert trace.frame(LOOPED, "/x/libtorch_cpu.so").target == "at::native::AVX2::VectorizedLoop2d"


def test_a_wrapper_is_shown_only_where_its_function_was_inlined() -> None:
    wrapper = trace.frame(CALLED, "/x/libtorch_cpu.so")
    own = Frame("at::wrapper_CPU_mul_Tensor", "libtorch_cpu")
    caller = Frame("at::_ops::mul_Tensor::call", "libtorch_cpu")
    assert [line for line, _ in trace.condense([own, wrapper, caller])] == [caller.function, own.function]
    assert [line for line, _ in trace.condense([wrapper, caller])] == [
        caller.function,
        "wrap_kernel_functor_unboxed → at::wrapper_CPU_mul_Tensor",
    ]


def test_interpreter_frames_become_one_line() -> None:
    python = [
        Frame("_PyEval_EvalFrameDefault", "python"),
        Frame("PyEval_EvalCode", "python"),
        Frame("??", "python"),
    ]
    started = [Frame("__libc_start_call_main", "libc"), Frame("_start", "python")]
    copying = Frame("__memmove_avx_unaligned_erms", "libc")
    assert trace.condense([copying, Frame("f", "libtorch_cpu"), *python, *started]) == [
        ("[Python]", ""),
        ("f", "libtorch_cpu"),
        ("[C library]", ""),
    ]


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("/a/libtorch_cpu.so", "libtorch_cpu"),
        ("/a/libpython3.11.so.1.0", "python"),
        ("/usr/bin/python3.11", "python"),
        ("/lib/libc.so.6", "libc"),
        ("", "python"),
    ],
)
def test_a_library_has_a_short_name(path: str, name: str) -> None:
    assert trace.library(path) == name


def test_every_thread_is_shown_without_what_started_it(capsys: pytest.CaptureFixture[str]) -> None:
    started = (Frame("start_thread", "libc"), Frame("clone", "libc"))
    outer, inner = Frame("f", "libtorch_cpu"), Frame("g", "libtorch_cpu")
    waiting = trace.Thread(1, "python", False, (outer, Frame("PyEval_EvalCode", "python")))
    stopped = trace.Thread(2, "python", True, (inner, outer, *started))
    trace.show_threads([waiting, stopped], last=1)
    assert capsys.readouterr().out.splitlines() == [
        "thread 1",
        "f   [libtorch_cpu]",
        "thread 2, which stopped",
        "g   [libtorch_cpu]",
    ]


def test_without_gdb_the_message_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    with pytest.raises(trace.TraceError, match="apt-get install gdb"):
        trace.stop("pass", at="main")


def test_a_stop_and_a_touch_in_the_installed_pytorch() -> None:
    setup = "a = torch.ones(1024)"
    assert trace.stop("a.neg()", at="at::_ops::neg::call", setup=setup)[0].function == "at::_ops::neg::call"
    assert any(f.function.endswith("::neg_kernel") for f in trace.touch("a.neg()", "a", setup=setup))


def test_a_place_that_is_never_reached_is_an_error() -> None:
    with pytest.raises(trace.TraceError, match="never stopped at no_such_function"):
        trace.stop("pass", at="no_such_function")


def test_a_transcript_keeps_what_every_machine_prints() -> None:
    frames = [
        ["__lll_lock_wait", "/lib/libc.so.6"],
        ["futex", "/lib/libc.so.6"],
        [CALLED, "/x/libtorch_cpu.so"],
        ["PyEval", ""],
    ]
    said = [
        "[Thread debugging using libthread_db enabled]",
        "(gdb) run",
        "",
        "W1122 01:38:00.160000 22159 /x/torch/utils/cpp_extension.py:183] No CUDA runtime is found",
        'Thread 1 "python3" received signal SIGTRAP, Trace/breakpoint trap.',
        "0x00007ffff789eeec in __pthread_kill ()",
        "(gdb) break at::_ops::neg::call",
        "Breakpoint 1 at 0x7fffe19cc880 (2 locations)",
        "(gdb) continue",
        'Thread 1 "python3" hit Breakpoint 1.2, 0x00007ffff579a350 in at::_ops::neg::call(at::Tensor const&)@plt ()',
        'Thread 7 "pool" hit Breakpoint 1, 0x00007ffff579a350 in at::_ops::neg::call(at::Tensor const&) ()',
        "(gdb) backtrace",
        f"@frames {json.dumps(frames)}",
        '  File "/tmp/trace-1/program.py", line 3, in <module>',
        "[Inferior 1 (process 31) exited normally]",
    ]
    assert trace.tidy(said, "/tmp/trace-1") == [
        "(gdb) run",
        "received signal SIGTRAP, Trace/breakpoint trap.",
        "(gdb) break at::_ops::neg::call",
        "Breakpoint 1 at 0x… (2 locations)",
        "(gdb) continue",
        "Breakpoint 1, at::_ops::neg::call@plt",
        'Thread 7 "pool" hit Breakpoint 1, at::_ops::neg::call',
        "(gdb) backtrace",
        "  [C library]",
        "  wrap_kernel_functor_unboxed → at::wrapper_CPU_mul_Tensor   [libtorch_cpu]",
        "  [Python]",
        '  File "program.py", line 3, in <module>',
        "[Inferior 1 (process …) exited normally]",
    ]


def test_a_session_goes_on_after_a_command_that_fails(capsys: pytest.CaptureFixture[str]) -> None:
    trace.session("import sys; sys.exit(3)", "nonsense", "run", "backtrace 2")
    assert [line for line in capsys.readouterr().out.splitlines() if line.startswith("(gdb)")] == [
        "(gdb) nonsense",
        "(gdb) run",
        "(gdb) backtrace 2",
    ]
