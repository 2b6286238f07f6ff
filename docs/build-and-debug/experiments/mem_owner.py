"""valgrind tells who freed an object that two pointers believed to own"""

# requires: g++, valgrind
# limit: 240
import re
import subprocess

import _memory

PROGRAM = """
#include <c10/core/CPUAllocator.h>
#include <c10/core/StorageImpl.h>
#include <cstdio>
using c10::StorageImpl, c10::intrusive_ptr;
extern "C" __attribute__((noinline)) void second_owner(StorageImpl* raw) {
  auto mine = intrusive_ptr<StorageImpl>::CLAIM(raw);
  std::printf("count %zu\\n", mine.use_count());
  std::fflush(stdout);
}
int main() {
  auto owner = c10::make_intrusive<StorageImpl>(StorageImpl::use_byte_size_t(), 64, c10::GetCPUAllocator(), false);
  second_owner(owner.get());
}
"""
for claim in ("reclaim", "reclaim_copy"):
    _memory.compile(claim, PROGRAM.replace("CLAIM", claim), "-lc10", "-O0")
    print(
        f"{claim}:",
        subprocess.run([f"./{claim}"], capture_output=True, text=True).stdout.strip(),
        "in second_owner",
    )
    reports = _memory.valgrind("-q", f"./{claim}")
    for line in reports[0] if reports else ["no report"]:
        if not line.startswith("  ") or re.search(r"~|make|operator|main|second_owner", line):
            print("  ", line)
