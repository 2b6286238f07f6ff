#include <cstdio>

bool destroyed_is_alive = true, kept_is_alive = true;

// --8<-- [start:two]
struct Table {
  bool& alive;
  ~Table() { alive = false; }
};
Table& destroyed() {
  static Table table{destroyed_is_alive};
  return table;
}
Table& kept() {
  static Table* table = new Table{kept_is_alive};  // nobody deletes it
  return *table;
}
// --8<-- [end:two]

// --8<-- [start:handle]
struct Handle {  // takes its entry out of a table when it goes
  const char* name;
  const bool& alive;
  ~Handle() { std::printf("%s: the table is %s\n", name, alive ? "alive" : "dead"); }
};
static Handle other{"its table is kept by a pointer", kept_is_alive};
static Handle late{"made before its table", destroyed_is_alive};
static Handle early{"made after its table", destroyed().alive};
// --8<-- [end:handle]

int main() { kept(); }
