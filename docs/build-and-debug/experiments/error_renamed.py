"""An extension whose file was renamed"""

# raises: ImportError
# requires: g++
import os
import sys
from pathlib import Path

import _link

_link.module("ext", "", "")
Path("ext.so").rename("renamed.so")
sys.path.insert(0, os.getcwd())
import renamed  # noqa: E402, F401
