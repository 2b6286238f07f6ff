// The operator atlas's data: rows as objects, and what follows from them. Loaded after operators/data.js, a classic script.
// biome-ignore lint/correctness/noUnusedVariables: the search and the panel use it
const operatorAtlas = (() => {
  const packed = window.__operators;
  if (!packed) return null;

  /**
   * Texts and rows by table; what a column's numbers point into stands before it.
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
      /** @type {Record<string, unknown>[]} */
      const rows = [];
      made[name] = rows;
      for (const [field, { of, values = [], steps, lists, counts, one }] of Object.entries(table)) {
        const pool = of ? made[of] : null;
        const at = (/** @type {any} */ n) => (n === null ? null : pool ? pool[n] : n);
        let top = 0;
        let found;
        if (counts && pool) {
          const some = counts.map((n) => {
            top += n;
            return pool.slice(top - n, top);
          });
          found = one ? some.map(([row]) => row ?? null) : some;
        } else if (lists) found = lists.map((some) => some.map(at));
        else if (steps)
          found = steps.map((step) => {
            const n = step === null ? null : top + step;
            top = Math.max(top, n ?? 0);
            return at(n);
          });
        else found = values.map(at);
        found.forEach((value, i) => {
          rows[i] ??= {};
          rows[i][field] = value;
        });
      }
    }
    return made;
  };
  const { Operator, key: keys, tag: tags } = unpack(packed.tables);
  /** @type {Operator[]} */
  const operators = Operator;
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

  return { ...packed, operators, byName, keys, tags, generated, held, mainKernel, callees, callers };
})();
