/* The words that CUDA's headers of declarations use and that its compiler's headers define: a host compiler needs none
 * of them. For a machine that has the former alone, as `pip install torch` leaves it; the real file comes first. */
#pragma once
#define CUDARTAPI
#define CUDARTAPI_CDECL
#define __host__
#define __device__
#define __device_builtin__
#define __device_builtin_surface_type__
#define __device_builtin_texture_type__
#define __cudart_builtin__
#define __align__(n) __attribute__((aligned(n)))
#define __builtin_align__(n) __align__(n)
