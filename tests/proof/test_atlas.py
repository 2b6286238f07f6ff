"""The atlas's data: complete, in order, every reference valid, every evidence of a known kind."""

import json
import shutil
import subprocess
import sys

import pytest

from guide.core.paths import root
from guide.operators import atlas, pack
from guide.operators.meanings import CALLED, DECLARED, PYTHON, RUN, SOURCE, UNKNOWN, YAML

ATLAS = atlas.load()
OPERATORS = ATLAS.operators
PACKED = pack.packed(ATLAS)


def test_every_operator_is_there_once_in_order():
    assert list(OPERATORS) == sorted(set(OPERATORS))
    assert len(atlas.names()) == len(OPERATORS)
    for column, told in PACKED["tables"]["Operator"].items():
        rows = next(told[form] for form in ("values", "steps", "lists", "counts") if form in told)
        assert len(rows) == len(OPERATORS), column


def test_every_registered_operator_of_the_wheel_is_there():
    import torch

    assert torch.__version__.partition("+")[0] == ATLAS.version
    # A fresh interpreter: what other tests import registers operators of its own.
    code = "import torch, json; print(json.dumps(sorted(torch._C._dispatch_get_all_op_names())))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert json.loads(told.stdout) == list(OPERATORS)


def length(table) -> int:
    """How many texts or rows a table has."""
    if isinstance(table, list):
        return len(table)
    return len(next(rows for form, rows in next(iter(table.values())).items() if form != "of"))


def test_references_point_into_their_tables():
    tables = PACKED["tables"]
    columns = [c for table in tables.values() if isinstance(table, dict) for c in table.values() if "of" in c]
    assert len(columns) > 30
    for column in columns:
        limit = length(tables[column["of"]])
        assert all(n is None or 0 <= n < limit for n in column.get("values", []))
        assert all(0 <= n < limit for some in column.get("lists", []) for n in some)
        assert sum(column.get("counts", [])) <= limit


def test_every_row_is_told_whole():
    for f in ATLAS.functions():
        assert f.name and (f.line > 0) == (f.evidence == PYTHON)
        assert set(f.calls) <= OPERATORS.keys()
    for o in OPERATORS.values():
        assert all(k.tie in (DECLARED, CALLED) for k in o.kernels)
        assert all((r.line > 0) == bool(r.file) for r in o.registrations)
        assert all(c.steps and set(c.ways) <= {RUN, SOURCE, YAML} and c.ways for c in o.chains)


def test_a_file_is_claimed_exactly_with_evidence():
    for f in ATLAS.functions():
        assert bool(f.file) == (f.evidence.grade in ("proven", "likely")), f.name


def test_a_kernel_bound_by_its_wrapper_has_a_symbol():
    assert all(
        k.function.evidence != UNKNOWN for o in OPERATORS.values() for k in o.kernels if k.tie == CALLED
    )


@pytest.mark.parametrize(
    ("operator", "key", "function", "file"),
    [
        (
            "aten::conv1d",
            "CompositeImplicitAutograd",
            "at::native::conv1d_symint",
            "aten/src/ATen/native/Convolution.cpp",
        ),
        (
            "aten::dropout",
            "CompositeImplicitAutograd",
            "at::native::dropout",
            "aten/src/ATen/native/Dropout.cpp",
        ),
        (
            "aten::sum.dim_IntList",
            "CPU",
            "at::native::structured_sum_out::impl",
            "aten/src/ATen/native/ReduceOps.cpp",
        ),
        ("aten::view_as_real", "CPU", "at::native::view_as_real", "aten/src/ATen/native/ComplexHelper.h"),
    ],
)
def test_known_kernels(operator, key, function, file):
    kernels = {k.key: k.function for k in OPERATORS[operator].kernels}
    assert (kernels[key].name, kernels[key].file) == (function, file)


def test_kernels_of_cuda_are_proven_with_their_files_and_those_of_no_library_here_are_not_found():
    kernels = {k.key: k.function for k in OPERATORS["aten::record_stream"].kernels}
    assert kernels["MPS"].evidence == UNKNOWN
    assert kernels["CUDA"].evidence.name == "symbol"  # a function between two files: no file is claimed
    cuda = [k.function for op in OPERATORS.values() for k in op.kernels if k.key == "CUDA"]
    assert sum(bool(f.file) for f in cuda) > 0.9 * len(cuda) and len(cuda) > 1000
    files = {f.file for f in cuda}
    assert "aten/src/ATen/native/cuda/SoftMax.cu" in files and "aten/src/ATen/cuda/CUDABlas.cpp" not in files


def test_dropout_is_reached_from_its_module():
    chains = [[step.name for step in chain.steps] for chain in OPERATORS["aten::dropout"].chains]
    assert ["torch.nn.Dropout", "torch.nn.functional.dropout", "torch._VF.dropout"] in chains


def test_conv1d_calls_convolution_in_code_and_when_run():
    conv1d = OPERATORS["aten::conv1d"]
    assert any("aten::convolution" in k.function.calls for k in conv1d.kernels)
    assert "aten::convolution" in conv1d.runs


def test_compressed_size_is_within_the_bound():
    import gzip

    assert len(gzip.compress(atlas.data_path().read_bytes(), 9)) <= 600_000


def test_script_and_loader_agree():
    assert pack.script(ATLAS) == atlas.data_path().read_text(encoding="utf-8")


def test_a_damaged_file_is_one_message(tmp_path, monkeypatch):
    from guide.core.errors import GuideError

    monkeypatch.setenv("GUIDE_ROOT", str(tmp_path))
    with pytest.raises(GuideError, match=r"docs/operators/data\.js: no such file"):
        atlas.names()
    data = tmp_path / "docs/operators/data.js"
    data.parent.mkdir(parents=True)
    data.write_text("window.x = {", encoding="utf-8")
    with pytest.raises(GuideError, match=r"build_operators\.py"):
        atlas.names()


def test_the_data_is_rebuilt_byte_for_byte():
    assert shutil.which("c++filt"), "binutils is not installed; on Debian: apt-get install binutils"
    script = root() / "scripts" / "build_operators.py"
    done = subprocess.run([sys.executable, str(script), "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
