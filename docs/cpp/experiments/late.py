"""An optional of a borrowed range, filled by a conversion"""

# requires: g++
# helpers: _late.cpp
import os
import re
import subprocess

import _cpp

os.environ["ASAN_OPTIONS"] = "detect_stack_use_after_return=1"
program = _cpp.build("late", "-g", "-fsanitize=address")
for function in "first", "first_of_optional", "first_of_wrapped":
    done = subprocess.run([program, function], capture_output=True, text=True)
    error = re.search(r"AddressSanitizer: ([\w-]+)", done.stderr)
    print(f"{function:18}", error[1] if error else done.stdout.strip())
