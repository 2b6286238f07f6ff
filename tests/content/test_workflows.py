"""The threat model's sentences about workflows."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.conftest import ROOT

FOLDER = ROOT / ".github/workflows"
WRITES = {
    "deploy.yml": {"pages", "id-token"},
    "links-weekly.yml": {"actions", "contents", "issues", "pull-requests"},
}


def workflow(path: Path) -> dict[Any, Any]:
    """A workflow; YAML 1.1 reads its key `on` as true."""
    data = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert isinstance(data, dict)
    return data


WORKFLOWS = {path.name: workflow(path) for path in sorted(FOLDER.glob("*.yml"))}


@pytest.mark.parametrize("name", WORKFLOWS)
def test_a_token_can_do_what_the_page_says(name: str) -> None:
    flow = WORKFLOWS[name]
    given = [flow["permissions"], *(job.get("permissions", {}) for job in flow["jobs"].values())]
    writes = {right for some in given for right, what in some.items() if what == "write"}
    assert writes == WRITES.get(name, set())
    if "pull_request" in flow[True]:
        assert not writes


@pytest.mark.parametrize("name", WORKFLOWS)
def test_a_stranger_starts_nothing_that_has_rights(name: str) -> None:
    starts = set(flow) if isinstance(flow := WORKFLOWS[name][True], dict) else {flow}
    assert starts <= {"push", "pull_request", "schedule", "workflow_call", "workflow_dispatch"}
    if WRITES.get(name):
        assert "pull_request" not in starts
    if "push" in starts:
        assert flow["push"]["branches"] == ["main"]
    assert "secrets." not in (FOLDER / name).read_text(encoding="utf-8")


def test_the_job_that_publishes_runs_nothing_of_the_repository() -> None:
    jobs = WORKFLOWS["deploy.yml"]["jobs"]
    steps = jobs["deploy"]["steps"]
    assert [step["uses"].partition("@")[0] for step in steps] == ["actions/deploy-pages"]
    assert (jobs["deploy"]["needs"], jobs["build"]["needs"]) == ("build", "test")
    assert jobs["test"] == {"uses": "./.github/workflows/test.yml"}
    assert not any("deploy-pages" in str(flow) for name, flow in WORKFLOWS.items() if name != "deploy.yml")


@pytest.mark.parametrize("name", WORKFLOWS)
def test_each_step_is_pinned_keeps_no_token_and_runs_no_words_of_strangers(name: str) -> None:
    for job in WORKFLOWS[name]["jobs"].values():
        if "uses" in job:  # a workflow of this folder, which is looked at itself
            assert job["uses"].removeprefix("./.github/workflows/") in WORKFLOWS
            continue
        assert job["timeout-minutes"] <= 90
        for step in job["steps"]:
            if "uses" in step:
                assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", step["uses"])
            if step.get("uses", "").startswith("actions/checkout@") and name != "links-weekly.yml":
                assert step["with"]["persist-credentials"] is False
            assert "${{" not in step.get("run", "")


def test_packages_are_named_by_their_hashes() -> None:
    for path in (ROOT / "requirements").glob("*.txt"):
        text = path.read_text(encoding="utf-8")
        entries = re.split(r"\n(?=[A-Za-z0-9])", re.sub(r"(?m)^\s*#.*\n", "", text))
        assert all("--hash=sha256:" in entry for entry in entries if re.match(r"[A-Za-z0-9]", entry)), path
