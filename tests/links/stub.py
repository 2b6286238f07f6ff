"""The checker that this suite must not be content with: everything is alive."""

from guide.links import check, verdict
from guide.links.fetch import Observation
from guide.links.verdict import Verdict


def judge(seen: Observation, *others: object) -> Verdict:
    """What `verdict.judge` promises, without a look."""
    return Verdict(seen.url, "alive", "it is there", 200)


def install() -> None:
    """Put it in the place of the real one."""
    check.judge = verdict.judge = judge
