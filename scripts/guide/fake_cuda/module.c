/* Kernels that are loaded while a program runs, as Triton's and TorchInductor's are: their names, and their launches. */
#include "pretended.h"

CUresult cuDriverGetVersion(int *version) { return (CUresult)cudaDriverGetVersion(version); }
CUresult cuCtxGetDevice(CUdevice *device) { *device = current; return CUDA_SUCCESS; }
CUresult cuDevicePrimaryCtxRetain(CUcontext *context, CUdevice device) { return cuCtxGetCurrent(context); }
CUresult cuCtxGetLimit(size_t *value, CUlimit which) { *value = 0; return CUDA_SUCCESS; }
CUresult cuCtxSetLimit(CUlimit which, size_t value) { return CUDA_SUCCESS; }
CUresult cuPointerGetAttribute(void *data, CUpointer_attribute which, CUdeviceptr p) {
  if (which != CU_POINTER_ATTRIBUTE_DEVICE_POINTER) return CUDA_ERROR_NOT_SUPPORTED;
  *(CUdeviceptr *)data = p;
  return CUDA_SUCCESS;
}
CUresult cuStreamIsCapturing(CUstream stream, CUstreamCaptureStatus *status) {
  return (CUresult)cudaStreamIsCapturing(stream, (enum cudaStreamCaptureStatus *)status);
}

CUresult cuModuleLoadData(CUmodule *module, const void *image) { *module = (CUmodule)OBJECTS; return CUDA_SUCCESS; }
CUresult cuModuleLoad(CUmodule *module, const char *file) { return cuModuleLoadData(module, file); }
CUresult cuModuleUnload(CUmodule module) { return CUDA_SUCCESS; }
CUresult cuModuleGetFunction(CUfunction *function, CUmodule module, const char *name) {
  *function = (CUfunction)strdup(name); /* kept: a function outlives its module's last mention */
  return CUDA_SUCCESS;
}
CUresult cuFuncGetAttribute(int *value, CUfunction_attribute which, CUfunction function) { *value = 0; return CUDA_SUCCESS; }
CUresult cuFuncSetAttribute(CUfunction function, CUfunction_attribute which, int value) { return CUDA_SUCCESS; }
CUresult cuFuncSetCacheConfig(CUfunction function, CUfunc_cache config) { return CUDA_SUCCESS; }
CUresult cuLaunchKernel(CUfunction function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                        unsigned shared, CUstream stream, void **arguments, void **extra) {
  return (CUresult)launch((const char *)function, (dim3){gx, gy, gz}, (dim3){bx, by, bz}, stream);
}
CUresult cuLaunchKernelEx(const CUlaunchConfig *c, CUfunction function, void **arguments, void **extra) {
  return cuLaunchKernel(function, c->gridDimX, c->gridDimY, c->gridDimZ, c->blockDimX, c->blockDimY, c->blockDimZ,
                        c->sharedMemBytes, c->hStream, arguments, extra);
}
