/* The few functions of other libraries that must write something. Matrix products succeed and compute nothing. */
#include <cuda.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* From the runtime, where it stands in front; without it no device is shown, and nothing here is ever called. */
#define RUNTIME extern __attribute__((weak))
RUNTIME void pretended_note(const char *line);
RUNTIME void pretended_work(void *stream, const char *what);
RUNTIME size_t pretended_used(int device);

/* All functions but those below are generated, and call one of these two. */
long pretended_refused(const char *name, long status) {
  char line[128];
  snprintf(line, sizeof line, "%s -> not pretended", name);
  if (pretended_note) pretended_note(line);
  return status;
}
static __thread void *stream;
long pretended_product(const char *name) {
  if (pretended_work) pretended_work(stream, name);
  return 0;
}

/* cuBLAS */
static int handle;
int cublasCreate_v2(void **made) { *made = &handle; return 0; }
int cublasSetStream_v2(void *h, void *s) { stream = s; return 0; }
int cublasLtMatmul(void *h, void *operation, void *alpha, void *a, void *as, void *b, void *bs, void *beta, void *c,
                   void *cs, void *d, void *ds, void *algorithm, void *workspace, size_t bytes, void *s) {
  if (pretended_work) pretended_work(s, "cublasLtMatmul");
  return 0;
}
int cublasGetMathMode(void *h, int *mode) { *mode = 0; return 0; }
int cublasGetPointerMode_v2(void *h, int *mode) { *mode = 0; return 0; }
int cublasLtMatmulAlgoGetHeuristic(void *h, void *operation, void *a, void *b, void *c, void *d, void *wish, int wanted,
                                   void *results, int *got) {
  memset(results, 0, 64); /* the first result: no workspace, status success */
  *got = 1;
  return 0;
}
size_t cublasLtGetVersion(void) { return CUDA_VERSION * 10; }

/* cuFFT: a plan without a workspace */
int cufftCreate(int *plan) { *plan = 1; return 0; }
int cufftXtMakePlanMany(int plan, int rank, long long *n, long long *in, long long in_stride, long long in_distance,
                        int in_type, long long *out, long long out_stride, long long out_distance, int out_type,
                        long long batch, size_t *workspace, int execution) {
  *workspace = 0;
  return 0;
}

/* Versions are those that the wheel asks for. */
void cudnnGetLastErrorString(char *text, size_t room) { snprintf(text, room, "it is not pretended"); }
size_t cudnnGetVersion(void) { return CUDNN_VERSION; }
int cudnnGetProperty(int which, int *value) { /* major, minor, patch */
  *value = which == 0 ? CUDNN_VERSION / 10000 : which == 1 ? CUDNN_VERSION / 100 % 100 : CUDNN_VERSION % 100;
  return 0;
}
size_t cudnnGetCudartVersion(void) { return CUDA_VERSION; }
int ncclGetVersion(int *version) { *version = NCCL_VERSION; return 0; }
int nvrtcVersion(int *major, int *minor) {
  *major = CUDA_VERSION / 1000;
  *minor = CUDA_VERSION / 10 % 100;
  return 0;
}

int cuptiGetResultString(int status, const char **text) { *text = "it is not pretended"; return 0; }

/* NVML: what the message of an out-of-memory error asks */
int nvmlInit_v2(void) { return 0; }
int nvmlDeviceGetHandleByPciBusId_v2(const char *id, void **device) {
  unsigned bus;
  if (sscanf(id, "%*x:%x", &bus) != 1) return 2; /* invalid argument */
  *device = (void *)(size_t)bus; /* one more than the device's number */
  return 0;
}
int nvmlDeviceGetNvLinkRemoteDeviceType(void *device, unsigned link, void *type) { return 3; } /* not supported */
int nvmlDeviceGetNvLinkRemotePciInfo_v2(void *device, unsigned link, void *info) { return 3; }
int nvmlSystemGetCudaDriverVersion_v2(int *version) { *version = CUDA_VERSION; return 0; }
struct process { unsigned pid; unsigned long long used; };
int nvmlDeviceGetComputeRunningProcesses(void *device, unsigned *n, struct process *one) {
  if (!*n) return *n = 1, 7; /* too little room */
  *n = 1;
  one->pid = getpid();
  one->used = pretended_used ? pretended_used((size_t)device - 1) : 0;
  return 0;
}
