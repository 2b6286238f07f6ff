#!/usr/bin/env python3
"""Time again what the measured experiments time, one after another, and say which claims hold on this machine.

make bench-measured
"""

import sys

from guide.experiments import measured, programs, recording, runner


def main() -> int:
    """Exit 1 where a claim does not hold."""
    print(measured.processor())
    failed = 0
    for program in filter(lambda p: p.measured, programs.every()):
        now, recorded = runner.run(program, fresh=True), recording.current(program)
        broken = now.error or measured.unmet(program.measured, now.output)
        failed += bool(broken)
        ratios = measured.beside(program.measured, recorded.output, now.output)
        print(f"{program.key}: {broken or 'holds'}\n  {ratios}, on {recorded.device}", flush=True)
    return int(bool(failed))


if __name__ == "__main__":
    sys.exit(main())
