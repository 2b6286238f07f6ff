"""Two calls of `torch.empty` with the end of a tensor between them, as gdb saw them in the allocator"""

# output: json
# requires: pretended-gpu, gdb
import json

from guide import trace

FILE = "c10/cuda/CUDACachingAllocator.cpp#"
NATIVE = "c10::cuda::CUDACachingAllocator::Native::"
CALL, DEVICE = "at::_ops::empty_memory_format::call", NATIVE + "DeviceCachingAllocator::"
SOURCE = {CALL: "aten/src/ATen/native/native_functions.yaml#empty.memory_format"}
SOURCE["cudaMalloc"] = FILE + DEVICE + "alloc_block"  # the caller: CUDA's own source is not PyTorch's
PLACES = {  # where gdb stops: column, row, and what is about to happen, for each time
    CALL: (0, 0, "x = torch.empty(…): the dispatcher will call CUDA's kernel.", "y = torch.empty(…), the same call."),
    NATIVE + "NativeCachingAllocator::malloc": (0, 1, *["The kernel has counted the bytes and asks for them."] * 2),
    DEVICE + "get_free_block": (
        *(0, 2, "The pool is searched. It has no block yet."),
        "The pool is searched, and has the block of x. gdb stops nowhere else before y is gone too.",
    ),
    DEVICE + "alloc_block": (1, 2, "A segment is to be made."),
    "cudaMalloc": (1, 3, "CUDA is asked for the segment."),
    NATIVE + "local_raw_delete": (1, 0, "del x: the storage calls the function that its memory came with."),
    DEVICE + "free_block": (1, 1, "The block goes back into its pool. CUDA does not hear of it."),
}
CODE = "x = torch.empty(1, device='cuda')\ndel x\ny = torch.empty(1, device='cuda')\ndel y"
box = {place: place.rpartition("::")[2] for place in PLACES} | {CALL: "empty"}
frames, seen = [], []
for threads in trace.stops(CODE, list(PLACES), "torch.cuda.init()", times=11):
    stack = [f.function for thread in threads if thread.here for f in thread.frames]
    seen.append(here := stack[0])
    marks = {box[place]: "key" if place == here else "ok" if place in stack else "quiet" for place in PLACES}
    if len(seen) <= 10:
        caption = PLACES[here][1 + seen.count(here)]
        frames.append({"caption": caption, "marks": marks, "source": SOURCE.get(here, FILE + here)})
assert seen[10] == NATIVE + "local_raw_delete", seen
nodes = [{"id": box[place], "label": box[place], "at": at[:2]} for place, at in PLACES.items()]
way = ["empty", "malloc", "get_free_block"], ["malloc", "alloc_block", "cudaMalloc"], ["local_raw_delete", "free_block"]
edges = [pair for boxes in way for pair in zip(boxes, boxes[1:], strict=False)]
print(json.dumps({"nodes": nodes, "edges": edges, "frames": frames}, indent=1))
