"""Hostile and clumsy inputs, each tried on a command: `python -m tests.hostile` prints the table of outcomes."""
