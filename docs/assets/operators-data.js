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

  return { ...packed, operators, byName, generated, held, mainKernel, callees, callers };
})();
