// The operator atlas's panel: all that is known of one operator, and the parts that the list of results shows too.
// biome-ignore lint/correctness/noUnusedVariables: the search uses it
const operatorPanel = (() => {
  const atlas = operatorAtlas;
  if (!atlas) return null;
  const { el } = guide;
  /** @typedef {string | Node} Part */
  /** @param {string} text */
  const code = (text) => el("code", {}, text);
  // A long C++ name may break after a colon pair.
  /** @param {string} text */
  const longCode = (text) => el("code", {}, ...text.split(/(?<=::)/).flatMap((part, k) => (k ? [el("wbr"), part] : [part])));
  /** @param {...Part} parts */
  const note = (...parts) => el("p", { className: "op-note" }, ...parts);
  /** @param {string} text @param {string} [title] */
  const badge = (text, title) => el("span", title ? { className: "badge", title } : { className: "badge" }, text);
  /** @param {Evidence} evidence */
  const grade = ({ grade: word, says }) => el("span", { className: `op-evidence op-${word.replace(" ", "-")}`, title: says }, word);
  /** @param {string} name */
  const opLink = (name) => el("a", { className: "op", href: `#${name}` }, code(name));

  // Sources
  /** @param {string} path @param {number} [line] @param {string} [text] */
  const source = (path, line, text) => {
    const shown = code(text || (line ? `${path}:${line}` : path));
    if (atlas.generated.has(path)) return el("span", { className: "op-made" }, shown, " (generated at build)");
    const href = `https://github.com/pytorch/pytorch/blob/${atlas.commit}/${path}${line ? `#L${line}` : ""}`;
    return el("a", { className: "src", href }, shown);
  };
  /** @param {{file: string, evidence: Evidence}} of @param {number} [line] */
  const proven = ({ file, evidence }, line) => [...(file ? [source(file, line), " "] : []), grade(evidence)];
  /** @param {PythonFunction} of */
  const pythonPlace = ({ name, file, line }) => el("span", {}, source(file, line, name), " ", el("span", { className: "op-note" }, `${file}:${line}`));

  // Parts of the page
  /** @param {string} title @param {...Part} parts */
  const section = (title, ...parts) => el("section", {}, el("h3", {}, title), ...parts);
  /** @param {string} title @param {...Part} parts */
  const fold = (title, ...parts) => el("details", {}, el("summary", {}, title), ...parts);
  /** @param {string[]} heads @param {(Part | Part[])[][]} rows @param {string} [className] */
  const table = (heads, rows, className = "") => {
    const head = el("thead", {}, el("tr", {}, ...heads.map((text) => el(text ? "th" : "td", {}, text))));
    const body = el("tbody", {}, ...rows.map((cells) => el("tr", {}, ...cells.map((cell) => el("td", {}, ...[cell].flat())))));
    return el("div", { className: "op-scroll", tabIndex: 0 }, el("table", { className: `op-table ${className}` }, head, body));
  };
  /** @param {Iterable<string>} names */
  const opList = (names) => el("p", { className: "op-links" }, ...[...names].sort().flatMap((name) => [opLink(name), " "]));

  /** @param {string} schema */
  const argumentsOf = (schema) => {
    const out = [];
    let depth = 0;
    let part = "";
    const body = schema.slice(1, schema.lastIndexOf(") ->"));
    for (const c of `${body},`) {
      if ("([".includes(c)) depth += 1;
      if (")]".includes(c)) depth -= 1;
      if (c === "," && !depth) {
        if (part.trim()) out.push(part.trim());
        part = "";
      } else part += c;
    }
    return out;
  };
  /** @param {string} type @param {string} name */
  const meaning = (type, name) => {
    const notes = [];
    if (atlas.arguments[name]) notes.push(atlas.arguments[name]);
    if (/\([a-z]!\)/.test(type)) notes.push("written in place");
    else if (/\([a-z*]+\)/.test(type)) notes.push("the result may be a view of it");
    if (type.endsWith("?")) notes.push("may be left out");
    if (/\[\d+\]/.test(type)) notes.push("one number stands for all");
    if (type.startsWith("SymInt")) notes.push("may be symbolic under compilation");
    return notes.join("; ");
  };

  // The sections; null for one that has nothing to say.
  /** @param {Operator} op */
  const schemaSection = (op) => {
    const rows = [];
    let keyword = false;
    for (const text of argumentsOf(op.schema)) {
      if (text === "*") {
        keyword = true;
        continue;
      }
      const [, type, name, value] = text.match(/^(.*?) (\w+)(?:=(.*))?$/) || ["", text, "", ""];
      rows.push([code(name), code(type), value === undefined ? "" : code(value), meaning(type, name) + (keyword ? " · keyword only" : "")]);
    }
    const parts = [el("pre", { className: "op-schema" }, code(op.name + op.schema))];
    return section("Schema", ...parts, ...(rows.length ? [table(["argument", "type", "default", "meaning"], rows)] : []));
  };
  /** @param {Operator} op */
  const pythonSection = (op) => {
    if (!op.chains.length) return section("From Python", note(`No binding or caller was found; torch.ops.${op.name.replace("::", ".")} always works.`));
    const items = op.chains.map(({ steps, ways }) =>
      el(
        "li",
        {},
        ...steps.flatMap(({ name, file, line }) => [file ? source(file, line, name) : code(name), " → "]),
        code(op.name),
        " ",
        ...ways.flatMap(({ word, says }) => [badge(word, says), " "]),
      ),
    );
    const [first, rest] = [items.slice(0, 8), items.slice(8)].map((some) => el("ol", { className: "op-chains" }, ...some));
    return section("From Python", first, ...(items.length > 8 ? [fold(`${items.length - 8} more`, rest)] : []));
  };
  /** @param {string} key @param {AtlasFunction} of @param {Meaning} tie @param {unknown} [overridden] */
  const kernelRow = (key, of, tie, overridden) => {
    const stubs = of.stubs.map((stub) => {
      const way = ["→ ", code(stub.name.replace("at::native::", "")), " → ", code(stub.kernel), ` (${stub.sets.join(", ")}) `];
      return el("span", { className: "op-stub" }, ...way, ...proven(stub));
    });
    return [code(key), [longCode(of.name), " ", badge(tie.word, tie.says), overridden ? " overridden" : "", ...stubs], proven(of, of.line)];
  };
  /** @param {Operator} op */
  const pathSection = (op) => {
    const ends = atlas.ends(op);
    if (!ends.length) return null;
    const direct = ends[0].op === op;
    const heads = [direct ? "key" : "ends in", "function", "file"];
    const rows = ends.map(({ op: end, way, kernel, ran }) => {
      const [, ...rest] = kernelRow(kernel.key, kernel.function, { word: ran ? "run" : "binary", says: ran ? "Each step was seen when samples of its own operator ran on a CPU." : "A step was found in machine code, and in no run." });
      const through = way.length ? [" through ", ...way.flatMap((name, n) => [n ? ", " : "", opLink(name)])] : [];
      return direct ? kernelRow(kernel.key, kernel.function, atlas.registered) : [[opLink(end.name), el("span", { className: "op-note" }, ...through)], ...rest];
    });
    const shown = table(heads, rows.slice(0, 6), "op-kernels");
    const more = rows.length > 6 ? [fold(`${rows.length - 6} more`, table(heads, rows.slice(6), "op-kernels"))] : [];
    const method = /** @type {HTMLAnchorElement | null} */ (document.getElementById("atlas-method"));
    const says = direct
      ? "Outside of modes, a plain dense tensor on the CPU (not quantized, without a conjugate or negative bit) that needs no gradient is computed by this function. "
      : "It leaves the work to others. Each step below is one that its own operator may take; not each end is reached from here. What few operators share comes first, views and allocations last. ";
    return section(direct ? "Usual path on a CPU" : "Where a call on a CPU may end", note(says, ...(method ? ["By hand it is found by ", el("a", { href: method.href }, "the method"), "."] : [])), shown, ...more);
  };
  /** @param {Operator} op */
  const kernelSection = (op) => {
    const heads = ["key", "function", "file"];
    const rows = op.kernels.map((k) => kernelRow(k.key, k.function, k.tie));
    const others = atlas.held(op).map((r) => kernelRow(r.key, r.function, atlas.registered, r.overridden));
    const parts = [];
    if (rows.length) parts.push(table(heads, rows, "op-kernels"));
    // Beside the declared kernels, those of layers and of Python are many and rarely what one looks for.
    if (rows.length && others.length > 2) parts.push(fold(`${others.length} more kernels, registered by hand or from Python`, table(heads, others, "op-kernels")));
    else if (others.length) parts.push(table(heads, others, "op-kernels"));
    if (!op.declaration) {
      const none = op.registrations.length ? "" : " No library of the wheel registers a kernel.";
      return section("Kernels", ...parts, note(`native_functions.yaml does not declare it.${none}`));
    }
    const { line, delegate } = op.declaration;
    const shared = delegate ? [". Structured: shares the kernel of ", opLink(delegate), "."] : ["."];
    return section("Kernels", ...parts, note("Declared at ", source("aten/src/ATen/native/native_functions.yaml", line), ...shared));
  };
  /** @param {Operator} op */
  const registrationSection = (op) => {
    const declared = new Map(op.kernels.map((k) => [k.key, k.function.name]));
    const rows = op.registrations.map((r) => {
      const wrapped = declared.get(r.key);
      const holds = r.function ? [longCode(r.function.name)] : r.fallthrough ? ["falls through"] : wrapped ? ["the wrapper of ", longCode(wrapped)] : [];
      return [[code(r.key), r.alias ? " alias" : ""], [...holds, r.overridden ? " overridden" : ""], r.file ? source(r.file, r.line) : "by the old RegisterOperators"];
    });
    const entries = op.computed.entries.map(({ key, holds }) => [code(key), holds]);
    return section(
      "Dispatch",
      fold(rows.length === 1 ? "1 registration, with its line" : `${rows.length} registrations, with their lines`, table(["key", "holds", "registered at"], rows, "op-kernels")),
      fold("What the computed table holds for common keys", table(["key", "kernel"], entries)),
    );
  };
  /** @param {Operator} op */
  const callSection = (op) => {
    const [callees, callers] = [atlas.callees(op), atlas.callers(op.name)];
    const parts = [];
    if (callees.size) parts.push(note("The code of its CPU or composite function calls these, on some path (binary):"), opList(callees));
    if (op.runs.length) parts.push(note("Running PyTorch's own samples on the CPU called these (run):"), opList(op.runs));
    if (callers.size) parts.push(fold(`Called by ${callers.size} operators`, opList(callers)));
    return parts.length ? section("Calls", ...parts) : null;
  };
  /** @param {Operator} op */
  const derivativeSection = (op) => {
    if (!op.derivative) {
      const composite = op.kind.word === "composite implicit";
      return section("Derivative", note(composite ? "No formula: autograd differentiates the operators that it calls." : "derivatives.yaml has no entry under this name."));
    }
    const { line, formulas } = op.derivative;
    const rows = formulas.map(({ of, text }) => [code(of), code(text)]);
    return section("Derivative", table(["for", "formula"], rows, "op-formulas"), note(source("tools/autograd/derivatives.yaml", line), ". ", code("result"), " is the forward-mode formula."));
  };
  /** @param {Operator} op */
  const compileSection = (op) => {
    /** @type {[string, PythonFunction | null][]} */
    const places = [["decomposition", op.decomposition], ["meta function in Python", op.meta], ["Inductor lowering", op.lowering]];
    /** @type {Part[][]} */
    const rows = places.flatMap(([what, place]) => (place ? [[what, pythonPlace(place)]] : []));
    if (op.core) rows.push(["core ATen", "decomposed by core_aten_decompositions()"]);
    return section("Compilation", el("p", {}, badge(op.status.word), ` ${op.status.says}`), ...(rows.length ? [table(["", ""], rows)] : []));
  };
  /** @param {string} name */
  const baseOf = (name) => name.split("::")[1].split(".")[0].replace(/^_+|_+$/g, "");
  /** @param {Operator} op */
  const relatedSection = (op) => {
    const space = `${op.name.split("::")[0]}::`;
    const stem = baseOf(op.name).replace(/_(?:backward|forward|copy|out|double_backward|jvp)$/, "");
    const near = atlas.operators
      .map(({ name }) => name)
      .filter((name) => {
        if (name === op.name || !name.startsWith(space)) return false;
        const base = baseOf(name);
        return base === stem || (base.startsWith(`${stem}_`) && /^_(?:backward|forward|copy|double_backward|jvp)/.test(base.slice(stem.length)));
      });
    return near.length ? section("Related", opList(near)) : null;
  };
  const sections = [pathSection, schemaSection, pythonSection, kernelSection, callSection, registrationSection, derivativeSection, compileSection, relatedSection];

  /**
   * What the panel of an operator holds.
   * @param {Operator} op
   */
  const parts = (op) => {
    const badges = el("p", { className: "op-badges" }, badge(op.kind.word, op.kind.says));
    if (op.declaration?.structured) badges.append(badge("structured"));
    if (op.declaration?.generated) badges.append(badge("generated by torchgen"));
    badges.append(...op.tags.map((tag) => badge(tag, "tag")));
    return [el("h2", {}, code(op.name)), badges, note(op.kind.says), ...sections.flatMap((of) => of(op) ?? [])];
  };
  return { parts, opLink, badge, grade };
})();
