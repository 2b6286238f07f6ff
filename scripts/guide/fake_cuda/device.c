/* Devices, errors, and the log of calls. */
#include "pretended.h"
#include <stdarg.h>

pthread_mutex_t lock = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
__thread int current;
size_t capacity = 1ull << 30;
cudaError_t broken;
int blocking;
static int shown, counted; /* counted: PyTorch has asked and keeps the answer */
static __thread cudaError_t last;
static __thread const char *absent = "a function";

__attribute__((constructor)) static void begin(void) {
  const char *given = getenv("PRETENDED_GPU");
  if (given) shown = atoi(given);
}

/* ---- what an experiment calls ---- */
int pretended_show(int n, size_t bytes) {
  LOCKED;
  if (counted || n < 0 || n > MOST_DEVICES) return 1;
  shown = n;
  capacity = bytes;
  return 0;
}

static char *log_text;
static size_t log_used, log_room;

void note(const char *format, ...) {
  LOCKED;
  char line[4096];
  va_list rest;
  va_start(rest, format);
  size_t n = vsnprintf(line, sizeof line, format, rest);
  va_end(rest);
  if (n >= sizeof line) n = sizeof line - 1;
  if (log_used + n + 32 > log_room) log_text = realloc(log_text, log_room = 2 * log_room + sizeof line + 32);
  memcpy(log_text + log_used, line, n);
  log_used += n;
  if (current) log_used += sprintf(log_text + log_used, " on device %d", current);
  log_text[log_used++] = '\n';
  log_text[log_used] = 0;
}
const char *pretended_calls(void) {
  LOCKED;
  if (!log_used) return "";
  log_used = 0;
  return log_text;
}
void pretended_note(const char *line) { note("%s", line); }

/* ---- errors ---- */
cudaError_t fail(cudaError_t error) { return last = error; }
long missing(const char *name) {
  note("%s -> not pretended", absent = name);
  return fail(cudaErrorNotSupported);
}
cudaError_t cudaPeekAtLastError(void) { return broken ? broken : last; }
cudaError_t cudaGetLastError(void) {
  cudaError_t error = cudaPeekAtLastError();
  last = cudaSuccess;
  return error;
}
static const struct { cudaError_t error; const char *name, *text; } errors[] = {
#define ERROR(name, text) {name, #name, text}
    ERROR(cudaSuccess, "no error"),
    ERROR(cudaErrorInvalidValue, "invalid argument"),
    ERROR(cudaErrorMemoryAllocation, "out of memory"),
    ERROR(cudaErrorInsufficientDriver, "CUDA driver version is insufficient for CUDA runtime version"),
    ERROR(cudaErrorInvalidDeviceFunction, "invalid device function"),
    ERROR(cudaErrorNoDevice, "no CUDA-capable device is detected"),
    ERROR(cudaErrorInvalidDevice, "invalid device ordinal"),
    ERROR(cudaErrorNoKernelImageForDevice, "no kernel image is available for execution on the device"),
    ERROR(cudaErrorIllegalAddress, "an illegal memory access was encountered"),
    ERROR(cudaErrorAssert, "device-side assert triggered"),
    ERROR(cudaErrorNotReady, "device not ready"),
    ERROR(cudaErrorNotPermitted, "pretended GPU: device memory cannot be read back"),
    ERROR(cudaErrorStreamCaptureUnsupported, "operation not permitted when stream is capturing"),
    ERROR(cudaErrorStreamCaptureInvalidated, "operation failed due to a previous error during capture"),
};
const char *cudaGetErrorName(cudaError_t error) {
  for (size_t i = 0; i < sizeof errors / sizeof *errors; i++)
    if (errors[i].error == error) return errors[i].name;
  return error == cudaErrorNotSupported ? "cudaErrorNotSupported" : "cudaErrorUnknown";
}
const char *cudaGetErrorString(cudaError_t error) {
  static __thread char text[128];
  for (size_t i = 0; i < sizeof errors / sizeof *errors; i++)
    if (errors[i].error == error) return errors[i].text;
  if (error != cudaErrorNotSupported) return "unknown error";
  snprintf(text, sizeof text, "pretended GPU: %s is not pretended", absent);
  return text;
}
CUresult cuGetErrorString(CUresult error, const char **text) {
  *text = cudaGetErrorString((cudaError_t)error); /* the codes used here are the same in both */
  return CUDA_SUCCESS;
}

/* ---- devices ---- */
int devices(void) {
  LOCKED;
  if (!counted++ && shown) {
    const char *visible = getenv("CUDA_VISIBLE_DEVICES");
    if (visible) { /* a list of ordinals, read up to the first that names no device */
      int n = 0, one, length;
      for (; sscanf(visible, " %d%n", &one, &length) == 1 && one >= 0 && one < shown; n++)
        if (visible += length, *visible == ',') visible++;
      shown = n;
    }
    reserve(DEVICE, HOST - DEVICE, 0);
    const char *wait = getenv("CUDA_LAUNCH_BLOCKING");
    blocking = wait && atoi(wait);
  }
  return shown;
}
cudaError_t cudaGetDeviceCount(int *n) {
  *n = devices();
  if (*n) return cudaSuccess;
  return fail(getenv("PRETENDED_GPU") ? cudaErrorNoDevice : cudaErrorInsufficientDriver);
}
cudaError_t cudaGetDevice(int *device) { OR_NONE(*device = current); return cudaSuccess; }
cudaError_t cudaSetDevice(int device) {
  OR_NONE();
  if (device < 0 || device >= devices()) return fail(cudaErrorInvalidDevice);
  current = device;
  return cudaSuccess;
}
cudaError_t cudaRuntimeGetVersion(int *version) { *version = CUDART_VERSION; return cudaSuccess; }
cudaError_t cudaDriverGetVersion(int *version) { *version = devices() ? CUDART_VERSION : 0; return cudaSuccess; }
cudaError_t cudaDeviceCanAccessPeer(int *can, int one, int other) { *can = one != other; return cudaSuccess; }
cudaError_t cudaDeviceEnablePeerAccess(int peer, unsigned flags) {
  note("cudaDeviceEnablePeerAccess(%d)", peer);
  return cudaSuccess;
}
cudaError_t cudaDeviceGetPCIBusId(char *text, int room, int device) {
  snprintf(text, room, "0000:%02x:00.0", device + 1);
  return cudaSuccess;
}

/* Properties are invented (those of a compute capability 8.0): nothing derived from them may be printed. */
int attribute(int which) {
  static const int values[][2] = {
      {cudaDevAttrMaxThreadsPerBlock, 1024}, {cudaDevAttrMaxSharedMemoryPerBlock, 48 << 10},
      {cudaDevAttrMaxSharedMemoryPerBlockOptin, 163 << 10}, {cudaDevAttrMaxSharedMemoryPerMultiprocessor, 164 << 10},
      {cudaDevAttrMaxThreadsPerMultiProcessor, 2048}, {cudaDevAttrMaxBlocksPerMultiprocessor, 32},
      {cudaDevAttrMaxRegistersPerBlock, 65536}, {cudaDevAttrMaxRegistersPerMultiprocessor, 65536},
      {cudaDevAttrMaxBlockDimX, 1024}, {cudaDevAttrMaxBlockDimY, 1024}, {cudaDevAttrMaxBlockDimZ, 64},
      {cudaDevAttrMaxGridDimX, 0x7fffffff}, {cudaDevAttrMaxGridDimY, 65535}, {cudaDevAttrMaxGridDimZ, 65535},
      {cudaDevAttrWarpSize, 32}, {cudaDevAttrMultiProcessorCount, 108}, {cudaDevAttrL2CacheSize, 40 << 20},
      {cudaDevAttrComputeCapabilityMajor, 8}, {cudaDevAttrMemoryPoolsSupported, 1}};
  for (size_t i = 0; i < sizeof values / sizeof *values; i++)
    if (values[i][0] == which) return values[i][1];
  return 0;
}
cudaError_t cudaDeviceGetAttribute(int *value, enum cudaDeviceAttr which, int device) {
  *value = attribute(which);
  return cudaSuccess;
}
CUresult cuDeviceGetAttribute(int *value, CUdevice_attribute which, CUdevice device) {
  *value = attribute(which); /* the runtime's numbers are the driver's */
  return CUDA_SUCCESS;
}
cudaError_t cudaGetDeviceProperties(struct cudaDeviceProp *p, int device) {
  OR_NONE();
  if (device < 0 || device >= devices()) return fail(cudaErrorInvalidDevice);
  memset(p, 0, sizeof *p);
  strcpy(p->name, "pretended GPU");
  memset(&p->uuid, 0x11 * (device + 1), sizeof p->uuid);
  p->totalGlobalMem = capacity;
  p->pciBusID = device + 1;
#define SAME(field, which) p->field = attribute(cudaDevAttr##which)
  SAME(major, ComputeCapabilityMajor);
  SAME(multiProcessorCount, MultiProcessorCount);
  SAME(maxThreadsPerBlock, MaxThreadsPerBlock);
  SAME(maxThreadsPerMultiProcessor, MaxThreadsPerMultiProcessor);
  SAME(maxBlocksPerMultiProcessor, MaxBlocksPerMultiprocessor);
  SAME(sharedMemPerBlock, MaxSharedMemoryPerBlock);
  SAME(sharedMemPerBlockOptin, MaxSharedMemoryPerBlockOptin);
  SAME(sharedMemPerMultiprocessor, MaxSharedMemoryPerMultiprocessor);
  SAME(regsPerBlock, MaxRegistersPerBlock);
  SAME(regsPerMultiprocessor, MaxRegistersPerMultiprocessor);
  SAME(maxThreadsDim[0], MaxBlockDimX);
  SAME(maxThreadsDim[1], MaxBlockDimY);
  SAME(maxThreadsDim[2], MaxBlockDimZ);
  SAME(maxGridSize[0], MaxGridDimX);
  SAME(maxGridSize[1], MaxGridDimY);
  SAME(maxGridSize[2], MaxGridDimZ);
  SAME(warpSize, WarpSize);
  SAME(l2CacheSize, L2CacheSize);
  SAME(memoryPoolsSupported, MemoryPoolsSupported);
  p->unifiedAddressing = p->concurrentKernels = p->canMapHostMemory = p->cooperativeLaunch = 1;
  return cudaSuccess;
}

/* ---- the driver's side: contexts exist as soon as they are asked for ---- */
CUresult cuDeviceGet(CUdevice *device, int ordinal) { *device = ordinal; return CUDA_SUCCESS; }
CUresult cuCtxGetCurrent(CUcontext *context) { *context = (CUcontext)OBJECTS; return CUDA_SUCCESS; }
CUresult cuCtxSetCurrent(CUcontext context) { return CUDA_SUCCESS; }
CUresult cuDevicePrimaryCtxGetState(CUdevice device, unsigned *flags, int *active) {
  *flags = 0;
  *active = 1;
  return CUDA_SUCCESS;
}
cudaError_t cudaGetDriverEntryPointByVersion(const char *name, void **function, unsigned version,
                                             unsigned long long flags, enum cudaDriverEntryPointQueryResult *status) {
#define ENTRY(name) {#name, name}
  static const struct { const char *name; void *function; } given[] = {
#include "entries.h" /* generated: what PyTorch's driver_api.h requires */
  };
  *function = NULL;
  for (size_t i = 0; i < sizeof given / sizeof *given; i++)
    if (!strcmp(name, given[i].name)) *function = given[i].function;
  if (status) *status = *function ? cudaDriverEntryPointSuccess : cudaDriverEntryPointSymbolNotFound;
  return cudaSuccess;
}
