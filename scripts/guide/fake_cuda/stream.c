/* Streams, events, graphs and launches: an order of things to do, none of which is done. */
#include "pretended.h"
#include <math.h>
#include <sys/mman.h>

/* One thing to do on a stream: work, a host function, or a wait until another stream has done `until` things. */
typedef struct { struct CUstream_st *on; long until; cudaHostFn_t function; void *data; cudaError_t error; } Thing;
struct CUgraph_st { int id, nodes, broken, reads; struct CUgraphNode_st *newest; };
struct CUstream_st {
  int id, device, priority, held;
  long asked, done;       /* things asked for, and done, since the stream began */
  Thing *waiting;         /* those between the two */
  long room;
  struct CUgraph_st *graph; /* being captured into */
};
struct CUevent_st { int id; struct CUstream_st *on; long until; struct CUgraph_st *graph; };

static struct CUstream_st first[MOST_DEVICES], *streams[4096]; /* each device's default stream; the others */
static int stream_count, event_count, graph_count;

/* Handles too are addresses that a snapshot shows: from one fixed place, in order. */
static void *object(size_t bytes) {
  static char *next;
  if (!next) {
    reserve(OBJECTS, 1 << 28, PROT_READ | PROT_WRITE);
    next = (char *)OBJECTS;
  }
  void *p = next;
  next += (bytes + 63) & ~63ull;
  return p;
}
static struct CUstream_st *of(cudaStream_t s) {
  if (s && s != cudaStreamLegacy && s != cudaStreamPerThread) return s;
  first[current].device = current;
  return &first[current];
}
int number(cudaStream_t s) { return of(s)->id; }
int capturing(cudaStream_t s) { return of(s)->graph != NULL; }

/* Whether `s` gets to have done `until` things; `forced` means that the host waits, so that held work ends. */
static int reach(struct CUstream_st *s, long until, int forced) {
  while (s->done < until) {
    Thing next = s->waiting[0];
    if (broken) return 1; /* nothing that is left will be done */
    /* A kernel that will fail is a slow one: the host is elsewhere when it happens. */
    if (next.on ? !reach(next.on, next.until, forced) : (s->held || next.error) && !forced) return 0;
    s->done++;
    memmove(s->waiting, s->waiting + 1, (s->asked - s->done) * sizeof next);
    if (next.error) broken = next.error;
    if (next.function) next.function(next.data);
  }
  return 1;
}
static void ask(struct CUstream_st *s, Thing thing) {
  if (s->asked - s->done == s->room) s->waiting = realloc(s->waiting, (s->room = 2 * s->room + 8) * sizeof thing);
  s->waiting[s->asked++ - s->done] = thing;
  reach(s, s->asked, 0);
}
static void work_that(cudaStream_t stream, cudaError_t fails) {
  LOCKED;
  struct CUstream_st *s = of(stream);
  if (s->graph) s->graph->newest = (struct CUgraphNode_st *)(size_t)++s->graph->nodes;
  else ask(s, (Thing){.error = fails});
}
void work(cudaStream_t stream) { work_that(stream, cudaSuccess); }
void pretended_work(cudaStream_t stream, const char *what) {
  note("%s stream %d", what, number(stream));
  work(stream);
}
void finish(int device) {
  LOCKED;
  for (int i = -1; i < stream_count; i++) {
    struct CUstream_st *s = i < 0 ? &first[device] : streams[i];
    if (s->device == device) reach(s, s->asked, 1);
  }
}
/* A wait of the host: not allowed while a stream is captured, and the capture is lost. */
static cudaError_t host_waits(struct CUstream_st *s) {
  UNBROKEN();
  if (!s->graph) return cudaSuccess;
  s->graph->broken = 1;
  return fail(cudaErrorStreamCaptureUnsupported);
}

/* ---- what an experiment calls ---- */
int pretended_stream(cudaStream_t s) { return number(s); }
void pretended_hold(cudaStream_t s) {
  note("-- hold stream %d", number(s));
  of(s)->held = 1;
}
void pretended_release(cudaStream_t s) {
  LOCKED;
  note("-- release stream %d", number(s));
  of(s)->held = 0;
  reach(of(s), of(s)->asked, 0);
}

static cudaError_t fault;
int pretended_fault(int error) {
  if (error != cudaErrorNoKernelImageForDevice && error != cudaErrorIllegalAddress && error != cudaErrorAssert) return 1;
  fault = error;
  return 0;
}

/* ---- streams ---- */
cudaError_t cudaStreamCreateWithPriority(cudaStream_t *stream, unsigned flags, int priority) {
  OR_NONE();
  LOCKED;
  if (stream_count == sizeof streams / sizeof *streams) return fail(cudaErrorMemoryAllocation);
  struct CUstream_st *s = *stream = streams[stream_count] = object(sizeof *s);
  *s = (struct CUstream_st){.id = ++stream_count, .device = current, .priority = priority};
  return cudaSuccess;
}
cudaError_t cudaStreamCreateWithFlags(cudaStream_t *s, unsigned flags) { return cudaStreamCreateWithPriority(s, flags, 0); }
cudaError_t cudaStreamCreate(cudaStream_t *s) { return cudaStreamCreateWithPriority(s, 0, 0); }
cudaError_t cudaStreamDestroy(cudaStream_t s) {
  LOCKED;
  reach(s, s->asked, 1); /* the real one lets the work end; its place is not used again */
  return cudaSuccess;
}
cudaError_t cudaDeviceGetStreamPriorityRange(int *least, int *greatest) {
  if (least) *least = 0;
  if (greatest) *greatest = -5;
  return cudaSuccess;
}
cudaError_t cudaStreamGetPriority(cudaStream_t s, int *priority) { *priority = of(s)->priority; return cudaSuccess; }
cudaError_t cudaStreamQuery(cudaStream_t stream) {
  LOCKED;
  struct CUstream_st *s = of(stream);
  cudaError_t error = host_waits(s);
  return error ? error : reach(s, s->asked, 0) ? cudaSuccess : fail(cudaErrorNotReady);
}
cudaError_t cudaStreamSynchronize(cudaStream_t stream) {
  LOCKED;
  struct CUstream_st *s = of(stream);
  note("cudaStreamSynchronize(stream %d)", s->id);
  reach(s, s->asked, 1);
  return host_waits(s);
}
cudaError_t cudaDeviceSynchronize(void) {
  OR_NONE();
  LOCKED;
  note("cudaDeviceSynchronize()");
  for (int i = 0; i < stream_count; i++) {
    cudaError_t error = host_waits(streams[i]);
    if (error) return error;
  }
  finish(current);
  UNBROKEN();
  return cudaSuccess;
}
cudaError_t cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t function, void *data) {
  LOCKED;
  note("cudaLaunchHostFunc(stream %d)", number(stream));
  if (of(stream)->graph) work(stream);
  else ask(of(stream), (Thing){.function = function, .data = data});
  return cudaSuccess;
}

/* ---- events ---- */
cudaError_t cudaEventCreateWithFlags(cudaEvent_t *event, unsigned flags) {
  OR_NONE();
  LOCKED;
  *event = object(sizeof **event);
  **event = (struct CUevent_st){0};
  return cudaSuccess;
}
cudaError_t cudaEventCreate(cudaEvent_t *event) { return cudaEventCreateWithFlags(event, 0); }
cudaError_t cudaEventDestroy(cudaEvent_t event) { return cudaSuccess; }
cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream) {
  LOCKED;
  struct CUstream_st *s = of(stream);
  if (!event->id) event->id = ++event_count; /* counted by use: PyTorch makes some in advance */
  note("cudaEventRecord(event %d, stream %d)", event->id, s->id);
  event->on = s;
  event->until = s->asked;
  event->graph = s->graph;
  UNBROKEN();
  return cudaSuccess;
}
cudaError_t cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t s, unsigned flags) { return cudaEventRecord(event, s); }
cudaError_t cudaEventQuery(cudaEvent_t event) {
  LOCKED;
  int done = !event->on || reach(event->on, event->until, 0);
  note("cudaEventQuery(event %d) -> %s", event->id, done ? "done" : "not ready");
  UNBROKEN();
  return done ? cudaSuccess : fail(cudaErrorNotReady);
}
cudaError_t cudaEventSynchronize(cudaEvent_t event) {
  LOCKED;
  note("cudaEventSynchronize(event %d)", event->id);
  if (event->on) reach(event->on, event->until, 1);
  UNBROKEN();
  return cudaSuccess;
}
cudaError_t cudaEventElapsedTime(float *ms, cudaEvent_t from, cudaEvent_t to) {
  *ms = NAN; /* there is no time to measure */
  return cudaSuccess;
}
cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned flags) {
  LOCKED;
  struct CUstream_st *s = of(stream);
  note("cudaStreamWaitEvent(stream %d, event %d)", s->id, event->id);
  if (event->graph) s->graph = event->graph; /* a stream that waits for a captured one is captured, too */
  else if (event->on && !s->graph) ask(s, (Thing){.on = event->on, .until = event->until});
  return cudaSuccess;
}

/* ---- graphs ---- */
void reads_back(cudaStream_t s) { of(s)->graph->reads = 1; }
cudaError_t cudaStreamBeginCapture(cudaStream_t stream, enum cudaStreamCaptureMode mode) {
  LOCKED;
  struct CUgraph_st *graph = of(stream)->graph = calloc(1, sizeof *graph);
  graph->id = ++graph_count;
  note("cudaStreamBeginCapture(stream %d)", number(stream));
  return cudaSuccess;
}
cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t *graph) {
  LOCKED;
  struct CUgraph_st *g = of(stream)->graph;
  *graph = NULL;
  if (!g) return fail(cudaErrorInvalidValue);
  for (int i = 0; i < stream_count; i++)
    if (streams[i]->graph == g) streams[i]->graph = NULL;
  of(stream)->graph = NULL;
  note("cudaStreamEndCapture(stream %d) -> %s %d", number(stream), g->broken ? "no graph" : "graph", g->id);
  if (g->broken) return fail(cudaErrorStreamCaptureInvalidated);
  *graph = g;
  return cudaSuccess;
}
cudaError_t cudaStreamGetCaptureInfo(cudaStream_t stream, enum cudaStreamCaptureStatus *status, unsigned long long *id,
                                     cudaGraph_t *graph, const cudaGraphNode_t **dependencies,
                                     const cudaGraphEdgeData **edges, size_t *n) {
  struct CUgraph_st *g = of(stream)->graph;
  *status = !g ? cudaStreamCaptureStatusNone
          : g->broken ? cudaStreamCaptureStatusInvalidated : cudaStreamCaptureStatusActive;
  if (!g) return cudaSuccess;
  if (id) *id = g->id;
  if (graph) *graph = g;
  if (dependencies) *dependencies = &g->newest;
  if (edges) *edges = NULL;
  if (n) *n = g->nodes > 0;
  return cudaSuccess;
}
cudaError_t cudaStreamIsCapturing(cudaStream_t stream, enum cudaStreamCaptureStatus *status) {
  return cudaStreamGetCaptureInfo(stream, status, 0, 0, 0, 0, 0);
}
cudaError_t cudaThreadExchangeStreamCaptureMode(enum cudaStreamCaptureMode *mode) {
  static __thread enum cudaStreamCaptureMode now;
  enum cudaStreamCaptureMode before = now;
  now = *mode;
  *mode = before;
  return cudaSuccess;
}
cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t s, cudaGraphNode_t *nodes, const cudaGraphEdgeData *edges,
                                                size_t n, unsigned flags) {
  return cudaSuccess;
}
cudaError_t cudaGraphGetNodes(cudaGraph_t g, cudaGraphNode_t *nodes, size_t *n) {
  for (size_t i = 0; nodes && i < *n && i < (size_t)g->nodes; i++) nodes[i] = (cudaGraphNode_t)(i + 1);
  *n = g->nodes;
  return cudaSuccess;
}
cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t *before, cudaGraphEdgeData *edges,
                                         size_t *n) {
  size_t i = (size_t)node; /* a chain: forks within a capture are not modelled */
  if (before && *n && i > 1) *before = (cudaGraphNode_t)(i - 1);
  *n = i > 1;
  return cudaSuccess;
}
cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t *made, cudaGraph_t g, unsigned long long flags) {
  note("cudaGraphInstantiate(graph %d of %d nodes)", g->id, g->nodes);
  *made = (cudaGraphExec_t)g;
  return cudaSuccess;
}
cudaError_t cudaGraphInstantiate(cudaGraphExec_t *made, cudaGraph_t g, unsigned long long flags) {
  return cudaGraphInstantiateWithFlags(made, g, flags);
}
cudaError_t cudaGraphLaunch(cudaGraphExec_t made, cudaStream_t stream) {
  struct CUgraph_st *g = (struct CUgraph_st *)made;
  note("cudaGraphLaunch(graph %d, stream %d)%s", g->id, number(stream), g->reads ? " -> refused" : "");
  if (g->reads) return fail(cudaErrorNotPermitted);
  work(stream);
  return cudaSuccess;
}
cudaError_t cudaGraphDestroy(cudaGraph_t g) { return cudaSuccess; } /* what was made of it may be launched yet */
cudaError_t cudaGraphExecDestroy(cudaGraphExec_t g) { return cudaSuccess; }

/* ---- kernels: their names are registered as the libraries load; a launch is a line in the log ---- */
typedef struct { const void *host; const char *name; } Kernel;
static Kernel *kernels;
static int kernel_count, kernel_room, sorted;

void **__cudaRegisterFatBinary(void *binary) {
  static void *handle;
  return &handle;
}
void __cudaRegisterFatBinaryEnd(void **handle) {}
void __cudaUnregisterFatBinary(void **handle) {}
void __cudaRegisterFunction(void **handle, const char *host, char *device, const char *name, int limit, uint3 *thread,
                            uint3 *block, dim3 *block_size, dim3 *grid, int *warp) {
  LOCKED;
  if (kernel_count == kernel_room)
    kernels = realloc(kernels, (kernel_room = 2 * kernel_room + (1 << 14)) * sizeof *kernels);
  kernels[kernel_count++] = (Kernel){host, name};
  sorted = 0;
}
void __cudaRegisterVar(void **handle, char *host, char *device, const char *name, int external, size_t bytes,
                       int constant, int global) {}
static int by_host(const void *a, const void *b) {
  const char *x = ((const Kernel *)a)->host, *y = ((const Kernel *)b)->host;
  return (x > y) - (x < y);
}
static const char *kernel_name(const void *host) {
  LOCKED;
  if (!sorted) qsort(kernels, kernel_count, sizeof *kernels, by_host), sorted = 1;
  Kernel key = {host, NULL}, *found = bsearch(&key, kernels, kernel_count, sizeof key, by_host);
  return found ? found->name : "unregistered";
}
static __thread struct { dim3 grid, block; size_t shared; cudaStream_t stream; } pushed;
unsigned __cudaPushCallConfiguration(dim3 grid, dim3 block, size_t shared, cudaStream_t stream) {
  pushed.grid = grid;
  pushed.block = block;
  pushed.shared = shared;
  pushed.stream = stream;
  return 0;
}
cudaError_t __cudaPopCallConfiguration(dim3 *grid, dim3 *block, size_t *shared, void *stream) {
  *grid = pushed.grid;
  *block = pushed.block;
  *shared = pushed.shared;
  *(cudaStream_t *)stream = pushed.stream;
  return cudaSuccess;
}
cudaError_t launch(const char *name, dim3 g, dim3 b, cudaStream_t stream) {
  UNBROKEN();
  cudaError_t fails = fault;
  fault = cudaSuccess;
  int refused = fails == cudaErrorNoKernelImageForDevice; /* known at the launch, and nothing is broken by it */
  note("launch %s grid (%u, %u, %u) block (%u, %u, %u) stream %d%s", name, g.x, g.y, g.z, b.x, b.y, b.z, number(stream),
       refused ? " -> refused" : "");
  if (refused) return fail(fails);
  work_that(stream, fails);
  if (blocking && !capturing(stream)) {
    LOCKED;
    reach(of(stream), of(stream)->asked, 1);
    UNBROKEN();
  }
  return cudaSuccess;
}
cudaError_t cudaLaunchKernel(const void *host, dim3 grid, dim3 block, void **arguments, size_t shared,
                             cudaStream_t stream) {
  return launch(kernel_name(host), grid, block, stream);
}
cudaError_t cudaLaunchCooperativeKernel(const void *host, dim3 grid, dim3 block, void **arguments, size_t shared,
                                        cudaStream_t stream) {
  return cudaLaunchKernel(host, grid, block, arguments, shared, stream);
}
cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t *c, const void *host, void **arguments) {
  return cudaLaunchKernel(host, c->gridDim, c->blockDim, arguments, c->dynamicSmemBytes, c->stream);
}
/* What `kernel<<<…>>>(…)` compiles to since CUDA 13: the kernel's handle is its host function. */
cudaError_t __cudaGetKernel(cudaKernel_t *kernel, const void *host) {
  *kernel = (cudaKernel_t)host;
  return cudaSuccess;
}
cudaError_t __cudaLaunchKernel(cudaKernel_t kernel, dim3 grid, dim3 block, void **arguments, size_t shared,
                               cudaStream_t stream) {
  return cudaLaunchKernel((const void *)kernel, grid, block, arguments, shared, stream);
}
cudaError_t cudaFuncSetAttribute(const void *host, enum cudaFuncAttribute which, int value) { return cudaSuccess; }
cudaError_t cudaFuncGetAttributes(struct cudaFuncAttributes *a, const void *host) {
  memset(a, 0, sizeof *a);
  a->maxThreadsPerBlock = attribute(cudaDevAttrMaxThreadsPerBlock);
  a->maxDynamicSharedSizeBytes = attribute(cudaDevAttrMaxSharedMemoryPerBlock);
  a->numRegs = 32;
  a->ptxVersion = a->binaryVersion = 10 * attribute(cudaDevAttrComputeCapabilityMajor);
  return cudaSuccess;
}
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *n, const void *host, int threads, size_t shared,
                                                                   unsigned flags) {
  int most = attribute(cudaDevAttrMaxBlocksPerMultiprocessor);
  *n = threads > 0 ? attribute(cudaDevAttrMaxThreadsPerMultiProcessor) / threads : 1;
  if (*n > most) *n = most;
  return cudaSuccess;
}
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *n, const void *host, int threads, size_t shared) {
  return cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(n, host, threads, shared, 0);
}
