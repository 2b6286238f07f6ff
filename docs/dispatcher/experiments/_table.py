"""A table of keys as a frame of steps: a row for each key, a column for each set."""

import torch

KEYS = ["AutocastCPU", "AutogradCPU", "ADInplaceOrView", "BackendSelect", "CPU"]  # highest first
COLUMNS = ["tensors", "thread", "slot", "result"]
MARKS = {"wins": "key", "removes": "note", "skip": "quiet", "left": "ok"}
frames = []


def those(number, word):
    """Which of the keys are in the set that a run printed."""
    some = torch._C.DispatchKeySet.from_raw_repr(number)
    return {key: word for key in KEYS if some.has(getattr(torch._C.DispatchKey, key))}


def frame(caption, source, **columns):
    """A row for each key and a column for each set that is known by now."""
    rows = {"key": [(column, "plain") for column in COLUMNS]}
    for key in KEYS:
        texts = [columns.get(column, {}).get(key, "") for column in COLUMNS]
        rows[key] = [(text, MARKS.get(text, "")) for text in texts]
    frames.append({"caption": caption, "cells": rows, "source": source})
