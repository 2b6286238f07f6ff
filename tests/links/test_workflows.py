"""The workflows: bounded, and in step with the command."""

import re
from datetime import date
from pathlib import Path

import pytest
import yaml

from . import guides

FOLDER = guides.REPO / ".github" / "workflows"
FILES = sorted(FOLDER.glob("links*.yml"))


@pytest.mark.parametrize("file", FILES, ids=lambda f: f.name)
def test_every_job_is_bounded_and_every_option_exists(file: Path) -> None:
    jobs = yaml.safe_load(file.read_text(encoding="utf-8"))["jobs"]
    known = set(re.findall(r"--[a-z-]+", guides.check("--help", TERM="dumb").stdout))
    for job in jobs.values():
        assert 0 < job["timeout-minutes"] <= 60
        for step in job["steps"]:
            assert "continue-on-error" not in step
            for line in step.get("run", "").splitlines():
                if "check_links.py" in line:
                    assert set(re.findall(r"--[a-z-]+", line)) <= known


def test_the_issue_and_the_ledger_are_kept_after_a_failure_too() -> None:
    steps = yaml.safe_load((FOLDER / "links-weekly.yml").read_text(encoding="utf-8"))["jobs"]["links"][
        "steps"
    ]
    after = steps[next(n for n, s in enumerate(steps, 1) if "check_links.py" in s.get("run", "")) :]
    assert len(after) == 2
    assert all("!cancelled()" in step["if"] for step in after)


def test_what_the_issue_step_reads_is_what_the_report_writes(root: Path) -> None:
    from guide.links import findings

    told = findings.as_json([], {}, {}, {}, date(2030, 1, 1))
    assert told["issue"] is False
    assert ".issue links.json" in (FOLDER / "links-weekly.yml").read_text(encoding="utf-8")
