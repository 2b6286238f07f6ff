"""Experiments: programs, what they printed, how they are run. Nothing is imported here: a trace needs no runner."""
