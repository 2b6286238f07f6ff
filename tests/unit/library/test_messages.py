"""The error index: patterns are proved on what was printed, and whole tracebacks find their entry."""

from pathlib import Path

import pytest

from guide.core.errors import GuideError
from guide.experiments import programs, raised, recording, runner
from guide.library import messages
from guide.pages import documents

PROGRAM = '"""Two sizes"""\n\n# raises: ValueError\nprint("before")\nraise ValueError("size 3 does not fit 0x7f0011223344\\nsecond line")\n'
BLOCK = """\
# Alpha

/// error | alpha/sizes
    where: {where}
    pattern: "{pattern}"
    raised: no line can be cited, since the program raises it

Make them equal.
///
"""


@pytest.fixture
def repo(small: Path) -> Path:
    """A small repository with one program that raises, recorded."""
    folder = small / "docs/alpha/experiments"
    folder.mkdir()
    (folder / "sizes.py").write_text(PROGRAM, encoding="utf-8")
    program = programs.named("alpha/sizes")
    ran = runner.run(program)
    assert not ran.error
    recording.write(program, recording.Recording(program.digest, "2.13.0", "cpu", ran.output))
    return small


def _page(repo: Path, where: str = "tensors", pattern: str = "size {} does not fit {}") -> documents.Page:
    page = repo / "docs/alpha/index.md"
    page.write_text(BLOCK.format(where=where, pattern=pattern), encoding="utf-8")
    return documents.read(page)


def test_what_the_program_printed_ends_in_the_message_without_addresses(repo: Path) -> None:
    assert recording.current(programs.named("alpha/sizes")).output == (
        "before\nValueError: size 3 does not fit 0x…\nsecond line\n"
    )
    _page(repo)
    (found,) = messages.every()
    assert (found.title, found.group) == ("ValueError: size 3 does not fit 0x…", "tensors")


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"where": "tensor"}, "did you mean: tensors"),
        ({"pattern": "size {} is odd {}"}, "no pattern fits what alpha/sizes printed"),
        ({"pattern": "size {}"}, "fits too much"),
    ],
)
def test_data_that_is_off_is_told(repo: Path, fields: dict[str, str], told: str) -> None:
    _page(repo, **fields)
    with pytest.raises(GuideError, match=told):
        messages.every()


def test_a_program_that_does_not_raise_what_it_says_fails(repo: Path) -> None:
    path = repo / "docs/alpha/experiments/sizes.py"
    path.write_text(PROGRAM.replace("raise ValueError", "raise TypeError"), encoding="utf-8")
    assert "it should end with ValueError" in runner.run(programs.named("alpha/sizes")).error
    path.write_text(PROGRAM.partition("raise")[0], encoding="utf-8")
    path.write_text('"""T"""\n\n# raises: ValueError\nprint(1)\n', encoding="utf-8")
    assert "it ended with status 0" in runner.run(programs.named("alpha/sizes")).error


def test_a_warning_is_told_without_its_place() -> None:
    err = "/x/y.py:7: UserWarning: not so (Triggered internally at /p/q.cpp:12.)\n  call(1)\n/x/y.py:9: FutureWarning: other\n"
    assert raised.message("UserWarning", 0, err) == "UserWarning: not so (Triggered internally at …)"
    assert raised.message("FutureWarning", 0, err) == "FutureWarning: other"
    assert raised.message("UserWarning", 1, err) == ""


def test_a_title_goes_on_where_the_first_line_ends_in_a_colon() -> None:
    assert (
        messages.title("ChildFailedError:\n=====\ntrain.py FAILED\n-----")
        == "ChildFailedError: train.py FAILED"
    )
    assert messages.title("ValueError: twice\nin all") == "ValueError: twice"


def test_no_line_of_pytorch_stands_in_a_message() -> None:
    err = "Traceback (most recent call last):\nE: no kernel\nCPU: registered at /__w/pytorch/pytorch/aten/src/a_0.cpp:57 [kernel]\n"
    assert raised.message("E", 1, err) == "E: no kernel\nCPU: registered at aten/src/a_0.cpp [kernel]"


def test_the_rank_before_each_line_is_left_out() -> None:
    err = '[rank0]: Traceback (most recent call last):\n[rank0]:   File "x.py"\n[rank0]: ValueError: twice\n[rank0]: in all\n'
    assert raised.message("ValueError", 1, err) == "ValueError: twice\nin all"


def test_of_an_exception_stays_what_another_machine_prints_too() -> None:
    err = (
        'Traceback (most recent call last):\n  File "x.py", line 1, in <module>\n'
        "IndexError: Caught IndexError in DataLoader worker process 0.\n"
        "Original Traceback (most recent call last):\n"
        '  File "/a/b/site-packages/torch/w.py", line 4, in f\n    g(x)\n    ~^^^\n'
        '  File "/tmp/experiment-ab_c1/program/x.py", line 2, in g\n'
        "IndexError: \x1b[1mpid(s) 12, 345\x1b[0m at (127.0.0.1, 29500)\n"
    )
    assert raised.message("IndexError", 1, err) == (
        "IndexError: Caught IndexError in DataLoader worker process 0.\n"
        "Original Traceback (most recent call last):\n"
        '  File "…/site-packages/torch/w.py", line 4, in f\n    g(x)\n'
        '  File "x.py", line 2, in g\n'
        "IndexError: pid(s) … at (127.0.0.1, …)"
    )


@pytest.mark.parametrize(
    ("pasted", "first"),
    [
        (
            "RuntimeError: mat1 and mat2 shapes cannot be multiplied (64x512 and 1024x10)",
            "errors/matmul_shapes",
        ),
        (
            'Traceback (most recent call last):\n  File "train.py", line 88, in <module>\n    loss = x + y\n'
            "RuntimeError: The size of tensor a (50257) must match the size of tensor b (768) at non-singleton\n dimension 2",
            "errors/sizes_differ",
        ),
        ("what is shape '[32, 784]' is invalid for input of size 50176 ??", "errors/view_size"),
        ("RuntimeError: Can't call `numpy()` on Tensor that requires grad.", "errors/numpy_grad"),
        ("bool value of Tensor with more than one value is ambiguous。", "errors/bool_ambiguous"),
        (
            "[rank0]:     return F.linear(x)\n[rank0]: RuntimeError: expected mat1 and mat2 to have the same dtype,\n"
            "[rank0]: but got: float != c10::Half",
            "errors/matmul_dtypes",
        ),
        (
            "│ ❱ 70 │   return self.loss(output, target)      │\n╰────╯\n"
            "IndexError: index 80 is out of bounds for dimension 0 with size 80",
            "errors/index_bounds",
        ),
        (
            "NotImplementedError: Could not run 'quantized::conv2d.new' with arguments from the 'CPU' backend. This could "
            "be because the operator doesn't exist for this backend, or was omitted during the selective/custom build "
            "process (if using custom build). If you are a Facebook employee",
            "errors/quantized_input",
        ),
        (
            "Could not run 'aten::nonzero' with arguments from the 'SparseCUDA' backend. 'aten::nonzero' is only available "
            "for these backends: [CPU, CUDA, Autograd, Profiler, Tracer].",
            "errors/missing_kernel",
        ),
        ("RuntimeError: \"log_vml_cpu\" not implemented for 'Long'", "errors/dtype_kernel"),
        ("RuntimeError: \"addmm_impl_cpu_\" not implemented for 'Half'", "errors/half_on_cpu"),
        (
            "RuntimeError: one of the variables needed for gradient computation has been modified by an inplace operation: "
            "[torch.cuda.FloatTensor [16, 64]], which is output 0 of ReluBackward0, is at version 1; expected version 0",
            "autograd/saved_written",
        ),
        (
            "RuntimeError: Output 0 of BackwardHookFunctionBackward is a view and is being modified inplace. This view was "
            "created inside a custom Function",
            "errors/hook_view",
        ),
        (
            '[rank3]: Traceback (most recent call last):\n[rank3]:   File "train.py", line 9, in <module>\n'
            "[rank3]: RuntimeError: Expected to have finished reduction in the prior iteration before starting a\n"
            "[rank3]: new one. This error indicates that your module has parameters that were not used in producing loss.",
            "errors/ddp_unused",
        ),
        (
            "> RuntimeError: Error(s) in loading state_dict for ResNet:\n"
            '>     Missing key(s) in state_dict: "conv1.weight".\n>     Unexpected key(s) in state_dict: "module.conv1.weight".',
            "errors/keys_missing",
        ),
        (
            "E       RuntimeError: CUDA out of memory. Tried to allocate 26.00 MiB (GPU 0; 10.92 GiB total capacity;\n"
            "E       9.35 GiB already allocated; 24.17 MiB free; 26.39 MiB cached)",
            "errors/cuda_memory",
        ),
        (
            "│ Input type (torch.cuda.FloatTensor) and weight type    │\n│ (torch.FloatTensor) should be the same │",
            "errors/cuda_conv",
        ),
    ],
)
def test_a_pasted_message_finds_its_entry(pasted: str, first: str) -> None:
    assert next(iter(messages.find(pasted, messages.every()))).key == first


@pytest.mark.parametrize(
    ("pasted", "first"),
    [
        ("mat1 and mat2 shapes", "errors/matmul_shapes"),
        ("RuntimeError: mat1 and mat2 shapes cannot be …", "errors/matmul_shapes"),
        ('  File "train.py", line 3\nRuntimeError: Trying to backward through', "autograd/second_backward"),
        ("element 0 of tensors does not require grad", "autograd/no_graph"),
    ],
)
def test_the_beginning_of_a_message_finds_its_entry(pasted: str, first: str) -> None:
    assert next(iter(messages.find(pasted, messages.every()))).key == first


def test_half_of_each_message_finds_its_entry_among_others() -> None:
    known = messages.every()
    tried = 0
    for message in known:
        words = message.patterns[0].partition("{}")[0].split()
        half = " ".join(words[: -(-len(words) // 2)])
        if len(half) >= 20 and len(words) > 3:
            tried += 1
            assert message in messages.find(half, known), half
    assert tried > 100


def test_ordinary_words_find_none() -> None:
    for words in ("a tensor", "how do hooks work", "cuda"):
        assert messages.find(words, messages.every()) == [], words
    assert messages.find("how is a tensor of size 3 added to another tensor?", messages.every()) == []


def test_a_message_is_named_by_its_first_words_and_shown_by_its_first_lines() -> None:
    assert messages.title("ValueError: not so\nmore") == "ValueError: not so"
    assert messages.title("RuntimeError:\nunknown type\nmore") == "RuntimeError: unknown type"
    assert messages.head("a\nb") == "a\nb"
    assert messages.head("\n".join("abcdefgh")) == "a\nb\nc\nd\ne\nf\n…"
    assert messages.head("word " * 200).endswith("word …")
