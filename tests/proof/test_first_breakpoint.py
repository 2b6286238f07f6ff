"""The command that times the first breakpoint: what it pins, what it types, what it takes for a stop in the kernel."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def command() -> ModuleType:
    spec = importlib.util.spec_from_file_location(
        "time_first_breakpoint", ROOT / "scripts/time_first_breakpoint.py"
    )
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_what_it_types_is_what_the_page_prints(command: ModuleType) -> None:
    page = (ROOT / "docs/build-and-debug/debugging-the-wheel.md").read_text(encoding="utf-8")
    assert f"```python\n{command.PROGRAM}```" in page
    assert "```text\n" + "\n".join(command.COMMANDS) + "\n```" in page


def test_every_needed_package_is_pinned_with_hashes(command: ModuleType) -> None:
    text = (ROOT / "requirements/test.txt").read_text(encoding="utf-8")
    for name in command.NEEDED:
        assert "--hash=sha256:" in command.pins(text, [name]), name


def test_entries_are_taken_whole_and_by_full_name(command: ModuleType) -> None:
    text = "# said\none==1 \\\n    --hash=a \\\n    --hash=b\none-more==2 \\\n    --hash=c\none==3 ; python\n    --hash=d\n"
    assert command.pins(text, ["one"]) == (
        "one==1 \\\n    --hash=a \\\n    --hash=b\none==3 ; python\n    --hash=d\n"
    )


def test_the_linkers_stub_is_not_the_kernel(command: ModuleType) -> None:
    kernel = f"#0  0x1 in {command.KERNEL}(at::Tensor const&)"
    assert command.stopped(f"said\n{kernel} () from libtorch_cpu.so\n#1  0x2 in other ()")
    assert not command.stopped(f"{kernel}@plt () from libtorch_cpu.so")
    assert not command.stopped(f"#0  0x2 in other ()\n#1  0x1 in {command.KERNEL}()")
    assert not command.stopped("No stack.")
