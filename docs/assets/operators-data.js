// The operator atlas's data: rows as objects, and what follows from them. Loaded after operators/data.js, a classic script.
// biome-ignore lint/correctness/noUnusedVariables: the search and the panel use it
const operatorAtlas = (() => {
  const packed = window.__operators;
  if (!packed) return null;

  /**
   * How a row's field is read from its column, by the row's number.
   * @param {Column} column
   * @param {any[] | null} pool what the column's numbers point into
   * @returns {(at: number) => unknown}
   */
  const reader = ({ values = [], steps, lists, counts, one }, pool) => {
    let top = 0;
    if (counts && pool) {
      const ends = counts.map((n) => {
        top += n;
        return top;
      });
      if (one) return (at) => (counts[at] ? pool[ends[at] - 1] : null);
      return (at) => pool.slice(ends[at] - counts[at], ends[at]);
    }
    if (lists && pool) return (at) => lists[at].map((n) => pool[n]);
    const numbers = steps
      ? steps.map((step) => {
          const n = step === null ? null : top + step;
          top = Math.max(top, n ?? 0);
          return n;
        })
      : values;
    return pool ? (at) => pool[/** @type {number} */ (numbers[at])] ?? null : (at) => numbers[at];
  };
  /**
   * Texts and rows by table. A row knows its number only, and a column is read when it is first asked for: few are.
   * @param {Record<string, Table>} tables
   */
  const unpack = (tables) => {
    /** @type {Record<string, any[]>} */
    const made = {};
    for (const [name, table] of Object.entries(tables)) {
      if (Array.isArray(table)) {
        made[name] = table;
        continue;
      }
      class Row {
        /** @param {number} at */
        constructor(at) {
          this.at = at;
        }
      }
      for (const [field, column] of Object.entries(table)) {
        /** @type {((at: number) => unknown) | undefined} */
        let read;
        Object.defineProperty(Row.prototype, field, {
          /** @this {Row} */
          get() {
            read ??= reader(column, column.of ? made[column.of] : null);
            return read(this.at);
          },
        });
      }
      const { values, steps, lists, counts } = Object.values(table)[0];
      made[name] = (values ?? steps ?? lists ?? counts ?? []).map((/** @type {unknown} */ _, /** @type {number} */ at) => new Row(at));
    }
    return made;
  };
  /** @type {Operator[]} */
  const operators = unpack(packed.tables).Operator;
  const byName = new Map(operators.map((op) => [op.name, op]));
  const generated = new Set(packed.generated);
  const main = packed.main;

  /** @param {{key: string}} row */
  const rank = ({ key }) => (main.includes(key) ? main.indexOf(key) : main.length);
  /**
   * Kernels that people wrote and that only the dispatcher's table names, the main ones first.
   * @param {Operator} op
   */
  const held = (op) =>
    op.registrations
      .filter(/** @returns {r is Held} */ (r) => r.function !== null && !generated.has(r.function.file))
      .sort((a, b) => rank(a) - rank(b) || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  /**
   * The kernel that the operator is known by.
   * @param {Operator} op
   * @returns {{key: string, function: AtlasFunction} | undefined}
   */
  const mainKernel = (op) => {
    const all = op.kernels.length ? op.kernels : held(op).filter((r) => !r.overridden);
    return main.map((key) => all.find((k) => k.key === key)).find(Boolean) || all[0];
  };
  /**
   * Names of the operators that its CPU or composite function calls.
   * @param {Operator} op
   */
  const callees = (op) => {
    const known = op.kernels.filter(({ key }) => main.includes(key));
    const of = known.length ? known : op.kernels.length ? op.kernels : held(op);
    return new Set(of.flatMap((k) => k.function.calls).filter((name) => name !== op.name));
  };
  // Who calls whom is only asked by a panel: it is made with the first one.
  /** @type {Map<string, Set<string>> | undefined} */
  let known;
  /** @param {string} name */
  const callers = (name) => {
    if (!known) {
      const found = new Map(operators.map((op) => [op.name, new Set([""])]));
      for (const op of operators) for (const called of [...callees(op), ...op.runs]) if (called !== op.name) found.get(called)?.add(op.name);
      for (const names of found.values()) names.delete("");
      known = found;
    }
    return known.get(name) || new Set();
  };

  /** Makes a view or memory and computes nothing. @param {Operator} op */
  const idle = ({ name, schema }) => /-> \(?Tensor\([a-z](?! *!)/.test(schema) || /empty|resize_|set_|as_strided|_local_scalar_dense/.test(name);
  /**
   * The kernel that computes a dense tensor on the CPU, unless samples saw it leave the computing to others.
   * @param {Operator} op
   * @returns {{key: string, function: AtlasFunction} | undefined}
   */
  const ownOnCpu = (op) => {
    const cpu = op.kernels.find(({ key }) => key === "CPU") ?? held(op).find((r) => r.key === "CPU" && !r.overridden);
    if (cpu) return cpu;
    const all = mainKernel(op);
    const calls = op.runs.flatMap((name) => byName.get(name) ?? []);
    return all?.key === "CompositeExplicitAutograd" && calls.every(idle) ? all : undefined;
  };
  /**
   * Where a call on the CPU may end: operators that compute by themselves, each with the operators on the way.
   * Seen in runs before found in code, what few operators share before what many do; views and allocations last.
   * @param {Operator} op
   * @returns {{op: Operator, way: string[], kernel: {key: string, function: AtlasFunction}, ran: boolean}[]}
   */
  const ends = (op) => {
    const seen = new Set([op.name]);
    const found = [];
    let level = [{ op, way: /** @type {string[]} */ ([]), ran: true }];
    while (level.length) {
      const next = [];
      for (const at of level) {
        const kernel = ownOnCpu(at.op);
        if (kernel) {
          found.push({ ...at, way: at.way.slice(0, -1), kernel });
          continue;
        }
        const ran = at.op.runs.length > 0;
        for (const name of ran ? at.op.runs : callees(at.op)) {
          const called = byName.get(name);
          if (!called || seen.has(name)) continue;
          seen.add(name);
          next.push({ op: called, way: [...at.way, name], ran: at.ran && ran });
        }
      }
      level = next;
    }
    const order = found.map((end) => ({ end, by: [Number(idle(end.op)), Number(!end.ran), callers(end.op.name).size, end.way.length] }));
    order.sort((a, b) => a.by.map((n, k) => n - b.by[k]).find(Boolean) || (a.end.op.name < b.end.op.name ? -1 : 1));
    return order.map(({ end }) => end);
  };

  return { ...packed, operators, byName, generated, held, mainKernel, callees, callers, ends };
})();
