#include <cstdio>

// --8<-- [start:table]
struct Table {
  int kernels;
  Table() : kernels(0) { std::printf("table is made, "); }
};
extern Table global_table;  // lives in some file
Table& local_table();       // a function that has it
// --8<-- [end:table]

// --8<-- [start:register]
struct Register {
  explicit Register(Table& table) {
    table.kernels++;
    std::printf("kernel registers, ");
  }
};
// --8<-- [end:register]

#ifdef GLOBAL_KERNEL
static Register add(global_table);
int main() { std::printf("main sees %d\n", global_table.kernels); }
#endif
#ifdef GLOBAL_TABLE
Table global_table;
#endif

#ifdef LOCAL_KERNEL
static Register add(local_table());
int main() { std::printf("main sees %d\n", local_table().kernels); }
#endif
#ifdef LOCAL_TABLE
// --8<-- [start:local]
Table& local_table() {
  static Table table;  // made at the first call
  return table;
}
// --8<-- [end:local]
#endif
