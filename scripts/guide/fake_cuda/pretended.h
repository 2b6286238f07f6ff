/* What the parts of the pretended CUDA runtime share. docs/contributing/pretended-gpu.md says what for. */
#pragma once
#define _GNU_SOURCE
/* What CUDA's headers declare is exported, and nothing else but the few functions below them: the names of our own
 * must not stand in front of another library's. */
#pragma GCC visibility push(default)
#include <cuda.h>
#include <cuda_runtime_api.h>
/* For an experiment, by ctypes. */
int pretended_show(int devices, size_t bytes); /* before the first question; 1 when it is too late */
const char *pretended_calls(void);             /* the log since the last time, valid until the next call */
void pretended_note(const char *line);         /* a line of one's own in the log */
const char *pretended_name(const void *p);     /* A, B, ... by order of allocation, with an offset */
int pretended_allocation(int i, const void **at, size_t *bytes); /* that of the i-th name, from 0; 0 when there is none */
size_t pretended_used(int device);             /* bytes taken */
void pretended_poison(int on);                 /* copies to the host give poison instead of failing */
void pretended_work(cudaStream_t, const char *what); /* for the other libraries: something to do, with its name */
int pretended_stream(cudaStream_t stream);     /* its number */
void pretended_hold(cudaStream_t stream);      /* its work does not end ... */
void pretended_release(cudaStream_t stream);   /* ... until this, or until the host waits for it */
int pretended_fault(int error);                /* the next kernel fails with it; 1 when that is none of those known */
/* What compiled kernels call; CUDA declares these for its compiler alone. */
void **__cudaRegisterFatBinary(void *);
void __cudaRegisterFatBinaryEnd(void **);
void __cudaUnregisterFatBinary(void **);
void __cudaRegisterFunction(void **, const char *, char *, const char *, int, uint3 *, uint3 *, dim3 *, dim3 *, int *);
void __cudaRegisterVar(void **, char *, char *, const char *, int, size_t, int, int);
unsigned __cudaPushCallConfiguration(dim3, dim3, size_t, cudaStream_t);
cudaError_t __cudaPopCallConfiguration(dim3 *, dim3 *, size_t *, void *);
cudaError_t __cudaGetKernel(cudaKernel_t *, const void *);
cudaError_t __cudaLaunchKernel(cudaKernel_t, dim3, dim3, void **, size_t, cudaStream_t);
#pragma GCC visibility pop
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Fixed addresses: the allocator orders blocks of one size by address, so two runs must get the same. */
#define OBJECTS 0x100000000000ull /* streams and events */
#define DEVICE 0x200000000000ull  /* cudaMalloc, 4 TiB for each device */
#define RANGES 0x300000000000ull  /* cuMemAddressReserve */
#define HOST 0x400000000000ull    /* pinned host memory */
#define MOST_DEVICES 4
#define PAGE (2ull << 20) /* a driver maps device memory in pages of 2 MiB */

/* One lock for everything; taken for the rest of the block, let go on every way out. */
extern pthread_mutex_t lock;
static inline int locked(void) { return pthread_mutex_lock(&lock); }
static inline void unlocked(int *unused) { pthread_mutex_unlock(&lock); }
#define LOCKED __attribute__((cleanup(unlocked), unused)) int holding = locked()

/* device.c */
extern __thread int current;                 /* this thread's device */
extern size_t capacity;                      /* bytes of each device */
int devices(void);                           /* how many are shown */
cudaError_t fail(cudaError_t error);         /* kept as the thread's last error */
long missing(const char *name);              /* a function that is not pretended was called */
extern cudaError_t broken;                   /* what a kernel failed with: from then on nothing works */
extern int blocking;                         /* CUDA_LAUNCH_BLOCKING: a launch waits for its kernel */
void note(const char *format, ...) __attribute__((format(printf, 1, 2)));
int attribute(int which);                    /* an invented property */
#define UNBROKEN() do { if (broken) return fail(broken); } while (0)
#define OR_NONE(code) do { if (!devices()) return fail(cudaErrorInsufficientDriver); code; } while (0)

/* memory.c */
extern size_t used[MOST_DEVICES];            /* bytes taken of each device */
void reserve(unsigned long long at, unsigned long long bytes, int protection);
void poison(void *at, size_t bytes);

/* stream.c */
int number(cudaStream_t stream);
int capturing(cudaStream_t stream);
void work(cudaStream_t stream);              /* something to do, which takes no time unless the stream is held */
cudaError_t launch(const char *name, dim3 grid, dim3 block, cudaStream_t stream);
void reads_back(cudaStream_t stream);        /* the graph being captured would copy to the host */
void finish(int device);                     /* wait for all of a device's streams */
