/* Memory: device memory is only numbers, which no program on the host can read or write. */
#include "pretended.h"
#include <sys/mman.h>

typedef struct { char *at; size_t bytes; int device, number; enum cudaMemoryType type; } Block;
static Block blocks[1 << 16]; /* by address */
static int count, pins, poisoned;
static Block *ever; /* every block of device addresses since the start, so that a history can be told by names */
static int allocations, ever_room;
size_t used[MOST_DEVICES];

void pretended_poison(int on) { poisoned = on; }
int pretended_allocation(int i, const void **at, size_t *bytes) {
  LOCKED;
  if (i >= allocations) return 0;
  *at = ever[i].at;
  *bytes = ever[i].bytes;
  return 1;
}
size_t pretended_used(int device) { return used[device]; }

void reserve(unsigned long long at, unsigned long long bytes, int protection) {
  int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE;
  if (mmap((void *)at, bytes, protection, flags, -1, 0) != (void *)at) {
    fputs("pretended GPU: its addresses are taken (is the address space limited, or the stack unlimited?)\n", stderr);
    _Exit(70);
  }
}
/* Halves of 0x7ffb: no floating type of two bytes or more reads a number, and an integer is near its type's largest. */
void poison(void *at, size_t bytes) {
  for (size_t i = 0; i < bytes; i++) ((unsigned char *)at)[i] = i & 1 ? 0x7f : 0xfb;
}

static int upto(const void *p) { /* how many blocks begin at or before p */
  int low = 0, high = count;
  while (low < high) {
    int middle = (low + high) / 2;
    if (blocks[middle].at <= (char *)p) low = middle + 1; else high = middle;
  }
  return low;
}
static Block *holding_block(const void *p) {
  int i = upto(p);
  return i && (char *)p < blocks[i - 1].at + blocks[i - 1].bytes ? &blocks[i - 1] : NULL;
}
static char *end_of(const Block *b) { return b->at + ((b->bytes + PAGE - 1) & ~(PAGE - 1)); }

/* Take the lowest gap from `base` on that is wide enough. */
static Block *take(unsigned long long base, size_t bytes, enum cudaMemoryType type) {
  if (count == sizeof blocks / sizeof *blocks) return NULL;
  char *at = (char *)base;
  int i = upto(at - 1);
  for (; i < count && blocks[i].at < at + bytes; i++)
    if (end_of(&blocks[i]) > at) at = end_of(&blocks[i]);
  memmove(blocks + i + 1, blocks + i, (count++ - i) * sizeof *blocks);
  blocks[i] = (Block){at, bytes, current, type == cudaMemoryTypeHost ? ++pins : allocations, type};
  if (type == cudaMemoryTypeDevice) {
    if (allocations == ever_room) ever = realloc(ever, (ever_room = 2 * ever_room + 64) * sizeof *ever);
    ever[allocations++] = blocks[i];
  }
  return &blocks[i];
}
static void give(Block *b) { memmove(b, b + 1, (blocks + --count - b) * sizeof *b); }

const char *pretended_name(const void *p) {
  LOCKED;
  static __thread char names[4][48]; /* as many as one line of the log needs */
  static __thread int next;
  char *name = names[next++ & 3], letters[8], *first = letters + 7;
  Block *b = holding_block(p);
  if (!b) return strcpy(name, "host memory");
  int n = b->number;
  if (b->type == cudaMemoryTypeHost) sprintf(name, "pinned %d", n);
  else {
    *first = 0;
    do *--first = 'A' + n % 26; while ((n = n / 26 - 1) >= 0);
    strcpy(name, first);
  }
  if ((char *)p != b->at) sprintf(name + strlen(name), "+%zu", (size_t)((char *)p - b->at));
  return name;
}
#define NAME(p) pretended_name((const void *)(p))

/* ---- cudaMalloc and its kin ---- */
static int room(int device, size_t bytes) {
  return bytes <= capacity && used[device] + bytes <= capacity;
}
static cudaError_t allocate(void **p, size_t bytes, const char *call) {
  LOCKED;
  *p = NULL;
  UNBROKEN();
  if (!bytes) return cudaSuccess;
  Block *b = room(current, bytes) ? take(DEVICE + ((size_t)current << 42), bytes, cudaMemoryTypeDevice) : NULL;
  note("%s -> %s", call, b ? NAME(b->at) : "out of memory");
  if (!b) return fail(cudaErrorMemoryAllocation);
  used[current] += bytes;
  *p = b->at;
  return cudaSuccess;
}
static cudaError_t release(void *p) {
  LOCKED;
  Block *b = holding_block(p);
  if (!b || b->at != p) return fail(cudaErrorInvalidValue);
  used[b->device] -= b->bytes;
  give(b);
  return cudaSuccess;
}
#define CALL(...) char call[80]; snprintf(call, sizeof call, __VA_ARGS__)
cudaError_t cudaMalloc(void **p, size_t bytes) {
  OR_NONE();
  CALL("cudaMalloc(%zu)", bytes);
  return allocate(p, bytes, call);
}
cudaError_t cudaFree(void *p) {
  OR_NONE();
  if (!p) return cudaSuccess;
  finish(current); /* the real one waits for the device, too */
  note("cudaFree(%s)", NAME(p));
  UNBROKEN();
  return release(p);
}
/* The driver's pool behind these two is not modelled: memory is taken and given back at once. */
cudaError_t cudaMallocAsync(void **p, size_t bytes, cudaStream_t stream) {
  CALL("cudaMallocAsync(%zu, stream %d)", bytes, number(stream));
  return allocate(p, bytes, call);
}
cudaError_t cudaFreeAsync(void *p, cudaStream_t stream) {
  note("cudaFreeAsync(%s, stream %d)", NAME(p), number(stream));
  return release(p);
}
cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t *pool, int device) {
  *pool = (cudaMemPool_t)(OBJECTS + device);
  return cudaSuccess;
}
cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t pool, enum cudaMemPoolAttr which, void *value) { return cudaSuccess; }
cudaError_t cudaMemPoolGetAttribute(cudaMemPool_t pool, enum cudaMemPoolAttr which, void *value) {
  *(unsigned long long *)value = used[(size_t)pool - OBJECTS];
  return cudaSuccess;
}
cudaError_t cudaMemPoolSetAccess(cudaMemPool_t pool, const struct cudaMemAccessDesc *access, size_t n) {
  return cudaSuccess;
}
cudaError_t cudaMemPoolTrimTo(cudaMemPool_t pool, size_t keep) {
  note("cudaMemPoolTrimTo(%zu)", keep);
  return cudaSuccess;
}
cudaError_t cudaMemGetInfo(size_t *free_bytes, size_t *total) {
  OR_NONE();
  *total = capacity;
  *free_bytes = capacity - used[current];
  return cudaSuccess;
}

/* ---- pinned memory: the host's own, poisoned, since no kernel will write what one would have written ---- */
cudaError_t cudaHostAlloc(void **p, size_t bytes, unsigned flags) {
  OR_NONE();
  LOCKED;
  Block *b = take(HOST, bytes, cudaMemoryTypeHost);
  if (!b) return fail(cudaErrorMemoryAllocation);
  reserve((size_t)b->at, end_of(b) - b->at, PROT_READ | PROT_WRITE);
  poison(*p = b->at, bytes);
  note("cudaHostAlloc(%zu) -> %s", bytes, NAME(*p));
  return cudaSuccess;
}
cudaError_t cudaMallocHost(void **p, size_t bytes) { return cudaHostAlloc(p, bytes, 0); }
cudaError_t cudaFreeHost(void *p) {
  LOCKED;
  note("cudaFreeHost(%s)", NAME(p));
  Block *b = holding_block(p);
  if (!b || b->type != cudaMemoryTypeHost) return fail(cudaErrorInvalidValue);
  munmap(b->at, end_of(b) - b->at);
  give(b);
  return cudaSuccess;
}
cudaError_t cudaHostRegister(void *p, size_t bytes, unsigned flags) {
  note("cudaHostRegister(%zu)", bytes);
  return cudaSuccess;
}
cudaError_t cudaHostUnregister(void *p) { note("cudaHostUnregister()"); return cudaSuccess; }
cudaError_t cudaPointerGetAttributes(struct cudaPointerAttributes *a, const void *p) {
  LOCKED;
  memset(a, 0, sizeof *a);
  Block *b = holding_block(p);
  a->type = b ? b->type : cudaMemoryTypeUnregistered;
  a->device = b ? b->device : cudaInvalidDeviceId;
  if (b) a->devicePointer = (void *)p;
  if (!b || b->type == cudaMemoryTypeHost) a->hostPointer = (void *)p;
  return cudaSuccess;
}

/* ---- copies: the one way by which a number could come out ---- */
static int on_device(const void *p) { return (size_t)p >= DEVICE && (size_t)p < HOST; }
static cudaError_t copy(const char *call, void *to, size_t to_step, const void *from, size_t from_step, size_t bytes,
                        size_t rows, cudaStream_t stream) {
  UNBROKEN();
  static const char *places[] = {"host", "device"};
  int out = on_device(from) && !on_device(to), refused = out && !poisoned && !capturing(stream);
  note("%s(%zu, %s to %s, stream %d)%s", call, bytes * rows, places[on_device(from)], places[on_device(to)],
       number(stream), refused ? " -> refused" : "");
  if (refused) return fail(cudaErrorNotPermitted);
  if (out && capturing(stream)) reads_back(stream);
  else
    for (size_t i = 0; i < rows && !on_device(to); i++) {
      if (out) poison((char *)to + i * to_step, bytes);
      else memmove((char *)to + i * to_step, (const char *)from + i * from_step, bytes);
    }
  work(stream);
  return cudaSuccess;
}
cudaError_t cudaMemcpy(void *to, const void *from, size_t bytes, enum cudaMemcpyKind kind) {
  return copy("cudaMemcpy", to, 0, from, 0, bytes, 1, 0);
}
cudaError_t cudaMemcpyAsync(void *to, const void *from, size_t bytes, enum cudaMemcpyKind kind, cudaStream_t stream) {
  return copy("cudaMemcpyAsync", to, 0, from, 0, bytes, 1, stream);
}
cudaError_t cudaMemcpyPeerAsync(void *to, int there, const void *from, int here, size_t bytes, cudaStream_t stream) {
  return copy("cudaMemcpyPeerAsync", to, 0, from, 0, bytes, 1, stream);
}
cudaError_t cudaMemcpy2DAsync(void *to, size_t to_step, const void *from, size_t from_step, size_t width, size_t rows,
                              enum cudaMemcpyKind kind, cudaStream_t stream) {
  return copy("cudaMemcpy2DAsync", to, to_step, from, from_step, width, rows, stream);
}
cudaError_t cudaMemsetAsync(void *at, int value, size_t bytes, cudaStream_t stream) {
  UNBROKEN();
  note("cudaMemsetAsync(%s, %d, %zu, stream %d)", NAME(at), value, bytes, number(stream));
  if (!on_device(at)) memset(at, value, bytes);
  work(stream);
  return cudaSuccess;
}
cudaError_t cudaMemset(void *at, int value, size_t bytes) { return cudaMemsetAsync(at, value, bytes, 0); }
CUresult cuMemsetD32Async(CUdeviceptr at, unsigned value, size_t words, CUstream stream) {
  return (CUresult)cudaMemsetAsync((void *)at, value, 4 * words, stream);
}
CUresult cuStreamWriteValue32(CUstream stream, CUdeviceptr at, cuuint32_t value, unsigned flags) {
  work(stream);
  return CUDA_SUCCESS;
}

/* ---- the driver's own calls, which expandable segments use: ranges of addresses, memory, and which lies where ---- */
typedef struct { int id, device, mapped, released; size_t bytes; } Physical;
static struct { CUdeviceptr at; Physical *memory; } mapped[1 << 16];
static int maps, physicals;
static unsigned long long next_range = RANGES; /* a freed range is not used again: a late access would show */

CUresult cuMemGetAllocationGranularity(size_t *bytes, const CUmemAllocationProp *like,
                                       CUmemAllocationGranularity_flags flags) {
  *bytes = PAGE;
  return CUDA_SUCCESS;
}
CUresult cuMemAddressReserve(CUdeviceptr *p, size_t bytes, size_t alignment, CUdeviceptr wish,
                             unsigned long long flags) {
  LOCKED;
  const size_t step = 1ull << 30;
  if (next_range + bytes > HOST) return CUDA_ERROR_OUT_OF_MEMORY;
  *p = (CUdeviceptr)take(next_range, bytes, cudaMemoryTypeDevice)->at;
  next_range += (bytes + step) & ~(step - 1);
  note("cuMemAddressReserve(%zu) -> %s", bytes, NAME(*p));
  return CUDA_SUCCESS;
}
CUresult cuMemAddressFree(CUdeviceptr p, size_t bytes) {
  LOCKED;
  note("cuMemAddressFree(%s, %zu)", NAME(p), bytes);
  Block *b = holding_block((void *)p);
  if (b) give(b);
  return CUDA_SUCCESS;
}
CUresult cuMemGetAddressRange(CUdeviceptr *base, size_t *bytes, CUdeviceptr p) {
  LOCKED;
  Block *b = holding_block((void *)p);
  if (!b) return CUDA_ERROR_INVALID_VALUE;
  if (base) *base = (CUdeviceptr)b->at;
  if (bytes) *bytes = b->bytes;
  return CUDA_SUCCESS;
}
CUresult cuMemCreate(CUmemGenericAllocationHandle *handle, size_t bytes, const CUmemAllocationProp *like,
                     unsigned long long flags) {
  LOCKED;
  int device = like->location.id;
  Physical *memory = room(device, bytes) ? calloc(1, sizeof *memory) : NULL;
  if (!memory) {
    note("cuMemCreate(%zu) -> out of memory", bytes);
    return CUDA_ERROR_OUT_OF_MEMORY;
  }
  used[device] += bytes;
  *memory = (Physical){.id = ++physicals, .device = device, .bytes = bytes};
  *handle = (CUmemGenericAllocationHandle)memory;
  note("cuMemCreate(%zu) -> memory %d", bytes, memory->id);
  return CUDA_SUCCESS;
}
static void settle(Physical *memory) { /* given back when it is both released and mapped nowhere */
  if (!memory->released || memory->mapped) return;
  used[memory->device] -= memory->bytes;
  free(memory);
}
CUresult cuMemRelease(CUmemGenericAllocationHandle handle) {
  LOCKED;
  Physical *memory = (Physical *)handle;
  note("cuMemRelease(memory %d)", memory->id);
  memory->released = 1;
  settle(memory);
  return CUDA_SUCCESS;
}
CUresult cuMemMap(CUdeviceptr p, size_t bytes, size_t offset, CUmemGenericAllocationHandle handle,
                  unsigned long long flags) {
  LOCKED;
  Physical *memory = (Physical *)handle;
  if (maps == sizeof mapped / sizeof *mapped) return CUDA_ERROR_OUT_OF_MEMORY;
  note("cuMemMap(%s, %zu, memory %d)", NAME(p), bytes, memory->id);
  mapped[maps].at = p;
  mapped[maps++].memory = memory;
  memory->mapped++;
  return CUDA_SUCCESS;
}
CUresult cuMemSetAccess(CUdeviceptr p, size_t bytes, const CUmemAccessDesc *access, size_t n) {
  note("cuMemSetAccess(%s, %zu)", NAME(p), bytes);
  return CUDA_SUCCESS;
}
CUresult cuMemUnmap(CUdeviceptr p, size_t bytes) {
  LOCKED;
  note("cuMemUnmap(%s, %zu)", NAME(p), bytes);
  for (int i = maps; i-- > 0;) {
    if (mapped[i].at < p || mapped[i].at >= p + bytes) continue;
    Physical *memory = mapped[i].memory;
    mapped[i] = mapped[--maps];
    memory->mapped--;
    settle(memory);
  }
  return CUDA_SUCCESS;
}
