"""The guide on a reader's machine: what `inside.pyz` does. Standard library only, from Python 3.10 on."""
