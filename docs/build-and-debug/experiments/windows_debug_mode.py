"""DebugMode writes the operators down, with the line that caused each, in backward too"""

import re

from _small import step
from torch.utils._debug_mode import DebugMode

step()
with DebugMode(record_stack_trace=True, record_ids=True) as mode:
    step()
print(re.sub(r"/\S*/", "", mode.debug_string(show_stack_trace=True)))
