"""Steps: a scene's data is checked, and every frame is drawn in one size."""

import json
import xml.etree.ElementTree as etree

import pytest

from guide import steps
from guide.errors import GuideError

SCENE = {
    "nodes": [{"id": "a", "label": "A <b>", "at": [0, 0]}, {"id": "b", "label": "B", "at": [1, 1]}],
    "edges": [["a", "b", "once"]],
    "frames": [
        {"caption": "The first moment.", "marks": {"a": "key"}, "cells": {"queue": ["a", ["b", "ok"]]}},
        {"caption": "The second moment.", "labels": {"b": "waits"}, "bars": [["cpu", 0, 2, "x", ""]]},
    ],
}


def test_every_frame_is_drawn_in_one_size_with_its_caption_as_alternative() -> None:
    drawn = [etree.fromstring(svg) for svg in steps.drawings(steps.parse(json.dumps(SCENE), "x"))]
    assert [svg.get("aria-label") for svg in drawn] == [
        "Step 1 of 2: The first moment.",
        "Step 2 of 2: The second moment.",
    ]
    assert len({svg.get("viewBox") for svg in drawn}) == 1
    said = ["".join(svg.itertext()) for svg in drawn]
    assert "A <b>" in said[0] and "waits" in said[1] and "waits" not in said[0] and "once" in said[0]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"edges": [["a", "c"]]}, "no node has the id c"),
        ({"frames": SCENE["frames"][:1]}, "frames"),
        (
            {"frames": [*SCENE["frames"], {"caption": "A third moment.", "marks": {"a": "red"}}]},
            "no class is called red",
        ),
        ({"colour": 1}, "colour"),
    ],
)
def test_a_scene_that_is_off_is_told(change: dict[str, object], told: str) -> None:
    with pytest.raises(GuideError, match=told):
        steps.parse(json.dumps(SCENE | change), "x")


def test_output_that_is_no_scene_is_told() -> None:
    with pytest.raises(GuideError, match="not valid JSON"):
        steps.parse("hello", "x")
