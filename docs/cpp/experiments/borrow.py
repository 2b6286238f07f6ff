"""A borrowed range, read in time and too late"""

# requires: g++
# helpers: _borrow.cpp
import re
import subprocess

import _cpp

program = _cpp.build("borrow", "-g", "-fsanitize=address")
for function in "in_time", "after_scope", "after_growth":
    done = subprocess.run([program, function], capture_output=True, text=True)
    error = re.search(r"AddressSanitizer: ([\w-]+)", done.stderr)
    freed = re.search(r"freed by.*?(after_\w+)\(", done.stderr, re.DOTALL)
    said = f"{error[1]}; freed in {freed[1]}" if error else done.stdout.strip()
    print(f"{function:12}", said)
