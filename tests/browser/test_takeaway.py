"""What readers take with them: every download, the guide as one file, every page as Markdown."""

import ast
import hashlib
import json
import os
import re
import shlex
import subprocess
import sys
import zipfile
from functools import cache
from pathlib import Path

import pytest
from lxml import html

from guide.core import release
from guide.experiments import frameworks, programs, recording
from guide.experiments.programs import Program
from guide.reader import checking, contents
from guide.site import takeaway
from tests.conftest import ROOT, run

EVERY = programs.every()
# All downloads take as long as the whole proof: GUIDE_DOWNLOADS=all asks for them.
DRAWN = 12


def drawn() -> list[Program]:
    """The programs whose download is tried: some of each way to be handed out, by a hash of their names."""
    here = [p for p in EVERY if "cuda" not in p.requires and not frameworks.missing(p.requires)]
    here.sort(key=lambda p: hashlib.sha256(p.key.encode()).digest())
    if os.environ.get("GUIDE_DOWNLOADS") == "all":
        return here
    dear = {"g++", "gdb", "valgrind", *frameworks.FRAMEWORKS}
    cheap = [p for p in here if not dear & {*p.requires}]
    return [
        p
        for some in ([p for p in cheap if p.alone], [p for p in cheap if not p.alone])
        for p in some[: DRAWN // 2]
    ] + [p for p in here if frameworks.required(p.requires)][:2]


def inside(
    hosted: Path, *words: str, given: str = "", python: str = sys.executable, **more: str
) -> subprocess.CompletedProcess[str]:
    """`inside.pyz` as a reader starts it: nothing of the guide's environment."""
    env = {"PATH": os.environ["PATH"], "HOME": os.environ.get("HOME", "/")} | more
    return subprocess.run(
        [python, hosted / "inside.pyz", *words],
        input=given,
        capture_output=True,
        text=True,
        env=env,
        timeout=300,
    )


@cache
def cards(hosted: Path) -> dict[str, tuple[Path, str]]:
    """Every card's download and the line that it tells to run, by the program's key."""
    found = {}
    for page in hosted.rglob("*.html"):
        if "experiment-foot" not in (text := page.read_text(encoding="utf-8")):
            continue
        for foot in html.fromstring(text).xpath("//p[contains(@class,'experiment-foot')][.//code]"):
            link = foot.xpath(".//a[@download]")
            if link and " run it yourself" in foot.text_content():
                file = (page.parent / link[0].get("href")).resolve()
                found[f"{file.parent.parent.name}/{file.stem}"] = (
                    file,
                    foot.xpath(".//code")[0].text_content(),
                )
    return found


def test_every_card_has_a_file_and_the_line_that_runs_it(hosted: Path) -> None:
    found = cards(hosted)
    assert {"cuda/blocks_split", "autograd/hooks_order"} <= found.keys() <= {p.key for p in EVERY}
    for key, (file, line) in found.items():
        assert file.is_file(), key
        assert line == f"python {file.name}"


@pytest.mark.parametrize("program", drawn(), ids=lambda p: p.key)
def test_a_download_runs_in_an_empty_folder_by_the_line_on_its_card(
    program: Program, hosted: Path, tmp_path: Path
) -> None:
    file, line = cards(hosted).get(program.key, (None, ""))
    if file is None:
        pytest.skip("no page shows it")
    (tmp_path / file.name).write_bytes(file.read_bytes())
    for name in frameworks.required(program.requires):  # what the card's other line makes
        (tmp_path / name).symlink_to(frameworks.folder(name))
    _, *words = shlex.split(line)
    env = {
        "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
        "HOME": str(tmp_path),
        "LANG": "C.UTF-8",
    }
    done = subprocess.run(
        [sys.executable, *words], cwd=tmp_path, env=env, capture_output=True, text=True, timeout=600
    )
    if program.raises and program.alone:
        assert program.raises.rpartition(".")[2] in done.stderr
    else:
        assert done.returncode == 0, done.stderr[-2000:]
    if not program.alone and not program.measured:  # what is timed differs from run to run
        assert done.stdout == recording.current(program).output


def test_the_file_needs_the_standard_library_only(hosted: Path) -> None:
    with zipfile.ZipFile(hosted / "inside.pyz") as file:
        ours = [name for name in file.namelist() if name.endswith(".py") and not name.startswith("inside/")]
        for name in ours:
            typing = {"typing_extensions"} if name.startswith("elftools/") else set()  # under TYPE_CHECKING
            tree = ast.parse(file.read(name), name, feature_version=(3, 10))
            asked = {module.partition(".")[0] for module in programs.modules(tree)}
            assert asked <= sys.stdlib_module_names | {"guide", "elftools", "gdb", "torch"} | typing, name
    assert (hosted / "inside.pyz").stat().st_size < 2_600_000


def test_a_page_that_is_read_is_the_page_of_the_site(hosted: Path) -> None:
    script = "import sys; sys.path.insert(0, sys.argv[1]); from guide.reader import contents; import json\n"
    script += "print(json.dumps({name: contents.page(name) for name in contents.about()['pages']}))"
    done = subprocess.run(
        [sys.executable, "-c", script, hosted / "inside.pyz"],
        capture_output=True,
        text=True,
        timeout=120,
        env={},
    )
    told = json.loads(done.stdout)
    assert len(told) > 60
    for name, text in told.items():
        beside = re.sub(r"(index)?\.md$", "", name)
        assert text == (hosted / beside / "index.md").read_text(encoding="utf-8"), name


def test_the_same_guide_gives_the_same_file() -> None:
    data = {"a.json": "{}"}
    first, second = (takeaway.packed("x", takeaway.archive(takeaway.code()), data) for _ in range(2))
    assert first == second


def test_check_says_what_is_as_recorded_and_what_is_not(hosted: Path, tmp_path: Path) -> None:
    done = inside(hosted, "check", "autograd/hooks_order")
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"autograd/hooks_order +as recorded", done.stdout)
    other = tmp_path / "inside.pyz"
    with zipfile.ZipFile(hosted / "inside.pyz") as before, zipfile.ZipFile(other, "w") as after:
        for name in before.namelist():
            data = before.read(name)
            after.writestr(
                name,
                data.replace(b"h: tensor hook 1", b"h: tensor hook 9", 1)
                if name == "inside/programs.json"
                else data,
            )
    done = inside(tmp_path, "check", "autograd/hooks_order")
    assert done.returncode == 1
    assert "different" in done.stdout
    assert "autograd/hooks" in done.stdout.partition("what stands on it")[2]


@pytest.mark.parametrize(
    ("source", "state", "says"),
    [
        ("import not_there\n", checking.NEEDS, "not_there"),
        ("import torch.not_there\n", checking.OTHER, "torch.not_there"),  # another release, not a package
        ("print(1)\n", checking.OTHER, "1"),
        ("print(2)\n", checking.SAME, ""),
    ],
)
def test_a_package_that_is_not_there_is_no_difference(source: str, state: str, says: str) -> None:
    one = contents.Entry("a/b", "B", (), (), 60, "", "", "cpu", "2\n", (), {"b.py": source})
    found = checking.check(one, ROOT / "scripts")
    assert (found.state, says in found.said) == (state, True)


@pytest.mark.parametrize(
    ("recorded", "heard"), [("1\n", False), ("UserWarning: Failed to initialize NumPy: x\n", True)]
)
def test_the_warning_of_a_missing_numpy_is_heard_only_where_it_is_shown(
    recorded: str, heard: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checking.util, "find_spec", lambda name: None)
    source = "import sys\nprint(not sys.warnoptions)\n"
    one = contents.Entry("a/b", "B", (), (), 60, "", "", "cpu", recorded, (), {"b.py": source})
    assert checking.run(one, ROOT / "scripts") == (f"{heard}\n", "")


def test_another_frameworks_python_is_a_folder_here_or_what_a_variable_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = "import os, sys\nprint(os.environ['GUIDE_PYTHON_TINY'] == sys.executable)\n"
    one = contents.Entry(
        "a/b",
        "B",
        ("tiny",),
        (),
        60,
        "",
        "none",
        "cpu",
        "True\n",
        (),
        {"b.py": source},
        {"tiny": ["tiny==1"]},
    )
    monkeypatch.chdir(tmp_path)
    making = (
        "tiny in an environment of its own, made here: python -m venv tiny && tiny/bin/pip install tiny==1"
    )
    assert checking.lacks(one) == f"it requires {making}"
    assert checking.check(one, ROOT / "scripts").state == checking.NEEDS
    (tmp_path / "tiny" / "bin").mkdir(parents=True)
    (tmp_path / "tiny" / "bin" / "python").symlink_to(sys.executable)
    assert checking.check(one, ROOT / "scripts").said == ""
    monkeypatch.setenv("GUIDE_PYTHON_TINY", "not/there")
    assert checking.lacks(one).endswith("GUIDE_PYTHON_TINY names not/there, which is no program")
    monkeypatch.setenv("GUIDE_PYTHON_TINY", sys.executable)
    assert checking.check(one, ROOT / "scripts").state == checking.SAME


def test_a_card_tells_how_to_make_another_frameworks_environment(hosted: Path) -> None:
    page = (hosted / "frameworks/questions/index.html").read_text(encoding="utf-8")
    line = f"python -m venv jax && jax/bin/pip install jax=={frameworks.version('jax')}"
    assert line.replace("&", "&amp;") in page
    assert frameworks.asked("mxnet")[1].startswith("numpy==1.23")


def test_what_a_helper_asks_for_is_told_of_its_program() -> None:
    asked = {p.key: p.packages for p in EVERY}
    assert {"numpy", "expecttest"} <= {*asked["modules/amp_rules"]}
    assert "numpy" not in asked["frameworks/habits_numbers"]  # the other framework's environment has it


@pytest.mark.parametrize(
    ("words", "given", "status", "says"),
    [
        (["where", "torch.add"], "", 0, "aten::add.Tensor"),
        (["where", "structured_addmm_out_CPU"], "", 2, "no such name"),
        (["where", "torch.adddd"], "", 2, "did you mean: torch.add"),
        (
            ["explain"],
            "RuntimeError: mat1 and mat2 shapes cannot be multiplied (3x4 and 5x6)",
            0,
            "in_features",
        ),
        (["explain"], "all is well", 1, "no message"),
        (["explain", "nowhere.txt"], "", 2, "nowhere.txt: No such file"),
        (["read", "autograd/hooks"], "", 0, "Hooks stand before and behind a node\n===="),
        (["read", "autograd"], "", 0, "Autograd\n===="),
        (["read", "hoks"], "", 2, "no such page"),
        (["ask", "who", "calls", "a", "tensor", "hook"], "", 0, "inside read autograd/hooks"),
        (["ask", "why", "is", "grad", "None"], "", 0, "inside read autograd/when-it-goes-wrong"),
        (["ask", "zzzz"], "", 1, "nothing in the guide"),
        (["list"], "", 0, "autograd: "),
        (["check", "nothing-of-this-name"], "", 2, "no chapter, page or experiment"),
        (["run", "autograd"], "", 2, "more than one"),
        (["check", "--jobs", "0", "autograd/hooks_order"], "", 2, "1 or more"),
        (["--version"], "", 0, f"Inside PyTorch {release.version()}, proved on PyTorch {release.pinned()}"),
        (["frobnicate"], "", 2, "invalid choice"),
    ],
)
def test_a_command_says(hosted: Path, words: list[str], given: str, status: int, says: str) -> None:
    done = inside(hosted, *words, given=given)
    assert done.returncode == status, done.stdout + done.stderr
    assert says in done.stdout + done.stderr
    assert "Traceback" not in done.stderr


# Each is a function that gdb stopped in, below the operator that the name reaches, in the calls of test_tracing.py.
STOPPED = {
    "torch.add": "aten::add.Tensor CPU at::native::structured_ufunc_add_CPU::impl",
    "torch.Tensor.add_": "aten::add_.Tensor CPU at::native::structured_ufunc_add_CPU::impl",
    "aten::mul.out": "aten::mul.out CPU at::native::structured_mul_out::impl",
    "torch.nn.functional.linear": "aten::linear CompositeImplicitAutograd at::native::linear",
    "torch.matmul": "aten::matmul CompositeImplicitAutograd at::native::matmul",
    "torch.mm": "aten::mm CPU at::native::structured_mm_out_cpu::impl",
    "torch.addmm": "aten::addmm CPU at::native::structured_addmm_out_cpu::impl",
    "torch.Tensor.view": "aten::view CPU at::native::view",
    "torch.t": "aten::t CompositeExplicitAutograd at::native::t",
    "torch.transpose": "aten::transpose.int CompositeExplicitAutograd at::native::transpose",
    "torch.Tensor.as_strided": "aten::as_strided CPU at::native::as_strided_tensorimpl",
    "torch.Tensor.expand": "aten::expand CompositeExplicitAutograd at::native::expand",
    "torch.unsqueeze": "aten::unsqueeze CompositeExplicitAutograd at::native::unsqueeze",
    "select.int": "aten::select.int CompositeExplicitAutograd at::native::select_symint",
    "slice.Tensor": "aten::slice.Tensor CompositeExplicitAutograd at::native::slice",
    "torch.Tensor.copy_": "aten::copy_ CompositeExplicitAutograd at::native::copy_",
    "torch.Tensor.resize_": "aten::resize_ CPU at::native::resize_",
    "nonzero": "aten::nonzero CPU at::native::nonzero_cpu",
    "index.Tensor": "aten::index.Tensor CPU at::native::structured_index_out::impl",
    "torch.exp": "aten::exp CPU at::native::structured_exp_out::impl",
    "torch.sum": "aten::sum CompositeExplicitAutograd at::native::sum",
    "sum.dim_IntList": "aten::sum.dim_IntList CPU at::native::structured_sum_out::impl",
    "torch.ones": "aten::ones CompositeExplicitAutograd at::native::ones",
    "empty.memory_format": "aten::empty.memory_format CPU at::native::empty_cpu",
    "torch.nn.functional.conv2d": "aten::conv2d CompositeImplicitAutograd at::native::conv2d_symint",
    "torch.resolve_conj": "aten::resolve_conj CompositeImplicitAutograd at::native::resolve_conj",
    "to.dtype": "aten::to.dtype CompositeImplicitAutograd at::native::to",
    "torch.clone": "aten::clone CompositeExplicitAutograd at::native::clone",
    "torch.zeros": "aten::zeros CompositeExplicitAutograd at::native::zeros_symint",
    "_sparse_addmm": "aten::_sparse_addmm CompositeExplicitAutograd at::native::_sparse_addmm",
}


def test_where_names_the_function_that_gdb_stops_in(hosted: Path) -> None:
    script = "import json, sys; sys.path.insert(0, sys.argv[1]); from guide.reader import where\n"
    script += "print(json.dumps({name: where.find(name) for name in sys.argv[2:]}))"
    command = [sys.executable, "-c", script, hosted / "inside.pyz", *STOPPED]
    told = json.loads(subprocess.run(command, capture_output=True, text=True, timeout=120, env={}).stdout)
    for name, wanted in STOPPED.items():
        found, operator = set(), ""
        for line in told[name]:
            operator = operator if line.startswith(" ") else line.split()[0]
            found.add(" ".join([operator, *line.split()[:2]]))
        assert wanted in found, name


@pytest.mark.parametrize("words", [["little.pyz"], ["inside.pyz", "little"]], ids=" ".join)
def test_the_little_pytorch_is_compared_with_the_readers(
    words: list[str], hosted: Path, tmp_path: Path
) -> None:
    def little(*more: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, hosted / words[0], *words[1:], *more]
        env = {"PATH": os.environ["PATH"], "RANK": "1"}  # as a launcher of the reader's would leave it
        return subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, timeout=300)

    done = little("--steps", "3")
    assert [line.split(maxsplit=1) for line in done.stdout.splitlines()] == [
        [kind, "3 steps, equal"] for kind in ("mlp", "conv", "ddp", "compiled")
    ], done.stderr
    change = ("--edit", "_ddp", "1 / self.group.world", "1")  # the other rank has to change it too
    done = little("ddp", "--steps", "3", *change)
    assert (done.returncode, done.stdout.split(maxsplit=1)[1].rstrip()) == (
        1,
        "step 1: gradients, weights on rank 0",
    )
    for bad, says in (
        (["lmp"], "no training is called 'lmp'"),
        (["mlp", "--steps", "0"], "give 1 or more"),
        (["mlp", "--edit", "_engines.x", "a", "b"], "_engines.x.py holds 'a' 0 times"),
        (["mlp", "--edit", "_ddp", "CAP = 4000", "CAP ="], "it is no Python"),
    ):
        done = little(*bad)
        assert done.returncode and says in done.stderr and "Traceback" not in done.stderr, done.stderr


def test_an_exercise_fails_until_its_hole_is_filled(hosted: Path, tmp_path: Path) -> None:
    def exercise(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, hosted / "inside.pyz", "exercise", *words]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=300)

    first = exercise()
    assert first.returncode == 1 and "to do cpp-exercises/01_count.cpp" in first.stdout, first.stderr
    for file in (tmp_path / "cpp-exercises").iterdir():
        name = file.stem.partition("_")[2]
        begins, rest = re.split(r"(?<=work begins ----\n)", file.read_text(), maxsplit=1)
        ends = re.split(r"\n(?= *// ---- your work ends)", rest, maxsplit=1)[1]
        assert exercise(name).returncode == 1, name
        file.write_text(begins + exercise(name, "--solution").stdout + ends)
    done = exercise()
    assert done.returncode == 0 and done.stdout.count("done ") == 10, done.stdout
    wrong = exercise("cuont")
    assert wrong.returncode and "no exercise is called 'cuont'" in wrong.stderr


def test_without_pytorch_what_needs_none_works_and_the_rest_says_so(hosted: Path) -> None:
    bare = [python for python in (sys._base_executable, "/usr/bin/python3") if Path(python).exists()]
    bare = [p for p in bare if subprocess.run([p, "-c", "import torch"], capture_output=True).returncode]
    if not bare:
        pytest.skip("every Python of this machine has PyTorch")
    assert inside(hosted, "where", "torch.add", python=bare[0]).returncode == 0
    for words in (["check", "autograd/hooks_order"], ["trace", "torch.ones(2)"]):
        done = inside(hosted, *words, python=bare[0])
        assert done.returncode == 2
        assert "error: PyTorch: it is not installed for " in done.stderr
        assert "pip install torch==" in done.stderr


def test_the_sessions_on_the_page_are_what_the_commands_print(hosted: Path) -> None:
    done = run("scripts/record_sessions.py", "--check", "--site", hosted)
    assert done.returncode == 0, (
        done.stdout + done.stderr + "\n  mend: make build; python scripts/record_sessions.py"
    )


def test_every_page_lies_beside_its_html_as_markdown(hosted: Path) -> None:
    listed = re.findall(r"^- \[.*?\]\(([^)]+)\): ", (hosted / "llms.txt").read_text(), re.MULTILINE)
    base = re.search(r"\(([^)]+)llms-full\.txt\)", (hosted / "llms.txt").read_text())
    assert base and len(listed) > 60
    for address in listed:
        text = (hosted / address.removeprefix(base[1])).read_text(encoding="utf-8")
        assert text.startswith("# "), address
        assert "<div" not in re.sub(r"```.*?```|`[^`]*`", "", text, flags=re.DOTALL), address
    hooks = (hosted / "autograd/hooks/index.md").read_text(encoding="utf-8")
    assert "](https://github.com/pytorch/pytorch/blob/" in hooks
    assert recording.current(programs.named("autograd/hooks_order")).output.strip() in hooks
