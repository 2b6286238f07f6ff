#include <cstdio>
#include <initializer_list>

// --8<-- [start:ends]
float one_formula(float self, float end, float weight) {
  return self + weight * (end - self);
}
float two_formulas(float self, float end, float weight) {
  return weight < 0.5f && weight > -0.5f
      ? self + weight * (end - self)
      : end - (end - self) * (1 - weight);
}
// --8<-- [end:ends]

int main() {
  const float self = 1e8f, end = 1;
  for (float weight : {0.f, 0.25f, 1.f})
    std::printf("weight %.2f: one formula %.8g, two formulas %.8g\n", weight,
                one_formula(self, end, weight), two_formulas(self, end, weight));
}
