"""Steps: a scene's data is checked, and every frame is drawn in one size."""

import json
import xml.etree.ElementTree as etree
from typing import Any

import pytest

from guide.core.errors import GuideError
from guide.library import steps

SCENE: dict[str, Any] = {
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


def test_a_frame_leaves_out_what_is_gone_and_may_have_edges_of_its_own() -> None:
    frames = [
        {"caption": "Both are here.", "edges": [["b", "a", "back"]]},
        {"caption": "One has gone.", "gone": ["b"]},
    ]
    both, one = (
        etree.fromstring(svg)
        for svg in steps.drawings(steps.parse(json.dumps(SCENE | {"frames": frames}), "x"))
    )
    texts = ["".join(svg.itertext()) for svg in (both, one)]
    assert "back" in texts[0] and "once" not in texts[0]
    assert (
        texts[1] == "A <b>" and not one.findall(".//*[@class='edge']") and both.findall(".//*[@class='edge']")
    )


def test_boxes_and_cells_stay_inside_the_drawing() -> None:
    for svg in map(etree.fromstring, steps.drawings(steps.parse(json.dumps(SCENE), "x"))):
        width, height = map(float, (svg.get("viewBox") or "").split()[2:])
        boxes = [rect for rect in svg.iter() if rect.tag.endswith("rect")]
        assert boxes
        for rect in boxes:
            x, y, wide, high = (float(rect.get(name) or "nan") for name in ("x", "y", "width", "height"))
            assert x >= 0 and x + wide <= width and y >= 0 and y + high <= height


def test_an_explorer_gives_the_page_its_rule_and_keeps_the_rest() -> None:
    printed = {
        "rule": {"text": "</script>"},
        "example": "One example.",
        "columns": ["key"],
        "static": [["CPU"]],
    }
    told = steps.explorer(json.dumps(printed | {"runs": [1, 2]}), "x")
    assert "<" not in told.data and json.loads(told.data) == printed["rule"]
    with pytest.raises(GuideError, match="static"):
        steps.explorer(json.dumps(printed | {"static": []}), "x")


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
        (
            {"frames": [*SCENE["frames"], {"caption": "A third moment.", "gone": ["c"]}]},
            "no node has the id c",
        ),
        (
            {"frames": [*SCENE["frames"], {"caption": "A third moment.", "edges": [["a", "d"]]}]},
            "no node has the id d",
        ),
    ],
)
def test_a_scene_that_is_off_is_told(change: dict[str, object], told: str) -> None:
    with pytest.raises(GuideError, match=told):
        steps.parse(json.dumps(SCENE | change), "x")


def test_output_that_is_no_scene_is_told() -> None:
    with pytest.raises(GuideError, match="not valid JSON"):
        steps.parse("hello", "x")
