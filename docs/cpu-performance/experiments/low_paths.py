"""Who multiplies numbers of 16 bits, and how long it takes beside float32"""

# limit: 240
# measured: AVX2: x @ y, bfloat16 / float32 at least 8; AVX2: linear, bfloat16 / float32 at least 2; AVX512_CORE_BF16: x @ y, bfloat16 / float32 at most 8; AVX512_CORE_BF16: linear, one row, bfloat16 / float32 at most 0.8; AVX512_CORE_FP16: x @ y, float16 / float32 at most 8
import _low

LEVELS = {
    "AVX2": "AVX2",
    "AVX512_CORE": "AVX512",
    "AVX512_CORE_BF16": "AVX512",
    "AVX512_CORE_FP16": "AVX512",
}
for level, mkl in LEVELS.items():
    print(f"oneDNN up to {level}")
    for work, dtype, by, number in _low.at(level, mkl):
        if dtype == "int8":
            print(f"    32 products of 127 and 127: {number}, exact {32 * 127**2}")
        elif dtype != "float32":
            print(f"{level}: {work}, {dtype} / float32 {float(number):.1f}")
            print(f"    by {by or 'no kernel of oneDNN'}")
