"""The atlas's data: complete, in order, every reference valid, every evidence of a known kind."""

import json
import shutil
import subprocess
import sys

import pytest

from guide import atlas
from guide.atlas import counts
from guide.paths import root

DATA = atlas.load()
PER_OPERATOR = ("schemas", "kind", "status", "tags", "computed", "registrations", "kernels", "declared", "ran", "python",
                "derivatives", "compiled")  # fmt: skip


def at(name: str, column: str):
    return DATA[column][DATA["names"].index(name)]


def test_every_column_has_a_row_for_each_operator_in_order():
    assert DATA["names"] == sorted(set(DATA["names"]))
    assert len(atlas.names()) == len(DATA["names"])
    for column in PER_OPERATOR:
        assert len(DATA[column]) == len(DATA["names"]), column


def test_every_registered_operator_of_the_wheel_is_there():
    import torch

    assert torch.__version__.partition("+")[0] == DATA["version"]
    # A fresh interpreter: what other tests import registers operators of its own.
    code = "import torch, json; print(json.dumps(sorted(torch._C._dispatch_get_all_op_names())))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert json.loads(told.stdout) == DATA["names"]


def test_references_point_into_their_tables():
    n = len(DATA["names"])
    for name, file, how, stubs, calls, *line in DATA["functions"]:
        assert all(n > 0 for n in line) and bool(line) == (DATA["how"][how] == "python")
        assert name and -1 <= file < len(DATA["files"]) and 0 <= how < len(DATA["how"])
        assert all(s < len(DATA["stubs"]) for s in stubs) and all(c < n for c in calls)
    for row in DATA["kernels"]:
        assert all(k < len(DATA["keys"]) and f < len(DATA["functions"]) and b in (0, 1) for k, f, b in row)
    for flat in DATA["registrations"]:
        assert len(flat) % 5 == 0
        for r in counts.registrations(flat):
            assert r.key < len(DATA["keys"]) and r.file < len(DATA["files"])
            assert r.function < len(DATA["functions"]) and (r.line > 0) == (r.file >= 0)
    for chains in DATA["python"]:
        assert all(chain and how in range(1, 8) and max(chain) < len(DATA["steps"]) for chain, how in chains)


def test_a_file_is_claimed_exactly_with_evidence():
    for name, file, how, *_ in DATA["functions"]:
        claim = counts.evidence(DATA["how"][how])
        assert (file >= 0) == (claim in ("proven", "likely")), name


def test_a_kernel_bound_by_its_wrapper_has_a_symbol():
    for row in DATA["kernels"]:
        assert all(DATA["how"][DATA["functions"][f][2]] for _, f, bound in row if bound)


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
    kernels = {DATA["keys"][k]: DATA["functions"][f] for k, f, _ in at(operator, "kernels")}
    assert kernels[key][0] == function
    assert DATA["files"][kernels[key][1]] == file


def test_cuda_only_kernels_are_not_found():
    kernels = {DATA["keys"][k]: DATA["functions"][f] for k, f, _ in at("aten::record_stream", "kernels")}
    assert DATA["how"][kernels["CUDA"][2]] == ""


def test_dropout_is_reached_from_its_module():
    chains = [[DATA["steps"][s] for s in chain] for chain, _ in at("aten::dropout", "python")]
    assert ["torch.nn.Dropout", "torch.nn.functional.dropout", "torch._VF.dropout"] in chains


def test_conv1d_calls_convolution_in_code_and_when_run():
    convolution = DATA["names"].index("aten::convolution")
    assert any(convolution in DATA["functions"][f][4] for _, f, _ in at("aten::conv1d", "kernels"))
    assert convolution in at("aten::conv1d", "ran")


def test_compressed_size_is_within_the_bound():
    import gzip

    assert len(gzip.compress(atlas.data_path().read_bytes(), 9)) <= 600_000


def test_script_and_loader_agree():
    assert atlas.script(DATA) == atlas.data_path().read_text(encoding="utf-8")


def test_a_damaged_file_is_one_message(tmp_path, monkeypatch):
    from guide.errors import GuideError

    monkeypatch.setenv("GUIDE_ROOT", str(tmp_path))
    with pytest.raises(GuideError, match=r"build_operators\.py"):
        atlas.names()


def test_the_data_is_rebuilt_byte_for_byte():
    assert shutil.which("c++filt"), "binutils is not installed; on Debian: apt-get install binutils"
    script = root() / "scripts" / "build_operators.py"
    done = subprocess.run([sys.executable, str(script), "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
