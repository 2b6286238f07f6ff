// Sizes, strides and an operation: the reader chooses, and what happens is computed here, by the rules that the page tells.
// tests/site/test_strides.py compares it with PyTorch, in node and on the page. Without this script the recorded examples stand.
(() => {
  /** @typedef {{ sizes: number[], strides: number[], offset: number }} Layout sizes, and strides and an offset in elements */
  /** @typedef {{ count: number, step: number }} Group neighbouring dimensions that one step walks through */
  /** @typedef {{ kind: "itself" | "view" | "copy" | "error", layout: Layout, message: string }} Outcome */

  /** What PyTorch refuses, in its words. */
  class Refused extends Error {}
  /** @returns {never} */
  const refuse = (/** @type {string} */ message) => {
    throw new Refused(message);
  };
  const product = (/** @type {number[]} */ sizes) => sizes.reduce((all, n) => all * n, 1);
  const list = (/** @type {number[]} */ numbers) => `[${numbers.join(", ")}]`;
  const rowMajor = (/** @type {number[]} */ sizes) => sizes.map((_, at) => product(sizes.slice(at + 1).map((n) => Math.max(n, 1))));

  /** The places of all elements, in the order of their indices: offset plus each index times its stride. */
  const places = (/** @type {Layout} */ { sizes, strides, offset }) =>
    sizes.reduce((/** @type {number[]} */ found, n, at) => found.flatMap((place) => Array.from({ length: n }, (_, i) => place + i * strides[at])), [offset]);

  const contiguous = (/** @type {Layout} */ { sizes, strides }) =>
    product(sizes) === 0 || sizes.every((n, at) => n === 1 || strides[at] === product(sizes.slice(at + 1)));

  /** Whether two indices may name one element, as PyTorch answers before a write: no, yes, or too hard to tell. */
  const overlap = (/** @type {Layout} */ { sizes, strides }) => {
    const kept = sizes.map((n, at) => ({ n, step: strides[at] })).filter(({ n }) => n > 1);
    kept.sort((a, b) => a.step - b.step);
    const packed = kept.every(({ step }, at) => step === product(kept.slice(0, at).map(({ n }) => n)));
    if (packed || product(sizes) === 0) return "no";
    return kept.some(({ step }) => step === 0) ? "yes" : "too hard";
  };

  /** @returns {Group[]} from the right: a neighbour joins if its stride is what the group already spans */
  const groups = (/** @type {Layout} */ { sizes, strides }) => {
    /** @type {Group[]} */
    const found = [];
    for (let at = sizes.length - 1; at >= 0; at--) {
      const last = found.at(-1);
      if (last && (sizes[at] === 1 || strides[at] === last.count * last.step)) last.count *= sizes[at];
      else found.push({ count: sizes[at], step: strides[at] });
    }
    return found;
  };

  /** @returns {number[] | null} the strides that give `shape` over the elements of `from` as they lie */
  const fitted = (/** @type {Layout} */ from, /** @type {number[]} */ shape) => {
    if (!from.sizes.length) return shape.map(() => 1);
    if (product(from.sizes) === 0) return list(shape) === list(from.sizes) ? from.strides : rowMajor(shape);
    const strides = [];
    let at = shape.length - 1;
    for (const { count, step } of groups(from)) {
      let filled = 1;
      for (; at >= 0 && (filled < count || shape[at] === 1); filled *= shape[at--]) strides.unshift(filled * step);
      if (filled !== count) return null;
    }
    return at < 0 ? strides : null;
  };

  /** The shape with its -1 worked out. */
  const inferred = (/** @type {number[]} */ shape, /** @type {number} */ numel) => {
    let [known, free] = [1, -1];
    for (const [at, n] of shape.entries()) {
      if (n === -1) free = free < 0 ? at : refuse("only one dimension can be inferred");
      else known *= n >= 0 ? n : refuse(`invalid shape dimension ${n} at index ${at} of shape ${list(shape)}`);
    }
    if (free < 0 ? known !== numel : (known === 0 || numel % known) && known !== numel) refuse(`shape '${list(shape)}' is invalid for input of size ${numel}`);
    if (free < 0) return shape;
    if (known === 0) refuse(`cannot reshape tensor of 0 elements into shape ${list(shape)} because the unspecified dimension size -1 can be any value and is ambiguous`);
    return shape.with(free, numel / known);
  };

  const wrapped = (/** @type {number} */ dim, /** @type {number} */ count) => {
    const n = Math.max(count, 1);
    if (dim < -n || dim >= n) refuse(`Dimension out of range (expected to be in range of [${-n}, ${n - 1}], but got ${dim})`);
    return dim < 0 ? dim + n : dim;
  };

  const as = (/** @type {Outcome["kind"]} */ kind, /** @type {number[]} */ sizes, /** @type {number[]} */ strides, offset = 0) => ({ kind, layout: { sizes, strides, offset }, message: "" });
  /** Dimensions picked in a new order. */
  const picked = (/** @type {Layout} */ { sizes, strides, offset }, /** @type {number[]} */ order) => as("view", order.map((d) => sizes[d]), order.map((d) => strides[d]), offset);

  /** @type {Record<string, (from: Layout, ...numbers: number[]) => Outcome>} */
  const operations = {
    view(from, ...asked) {
      const shape = inferred(asked, product(from.sizes));
      const strides = fitted(from, shape);
      if (!strides) refuse("view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.");
      return as("view", shape, strides ?? [], from.offset);
    },
    reshape(from, ...asked) {
      const shape = inferred(asked, product(from.sizes));
      const strides = fitted(from, shape);
      return strides ? as("view", shape, strides, from.offset) : as("copy", shape, rowMajor(shape));
    },
    flatten(from, first, last) {
      const { sizes } = from;
      const [start, end] = [wrapped(first, sizes.length), wrapped(last, sizes.length)];
      if (start > end) refuse("flatten() has invalid args: start_dim cannot come after end_dim");
      if (!sizes.length) return as("view", [1], [1], from.offset);
      if (start === end) return as("itself", sizes, from.strides, from.offset);
      return operations.reshape(from, ...sizes.slice(0, start), product(sizes.slice(start, end + 1)), ...sizes.slice(end + 1));
    },
    contiguous: (from) => (contiguous(from) ? as("itself", from.sizes, from.strides, from.offset) : as("copy", from.sizes, rowMajor(from.sizes))),
    transpose(from, first, second) {
      const count = from.sizes.length;
      const order = from.sizes.map((_, at) => at);
      const [a, b] = [wrapped(first, count), wrapped(second, count)];
      return picked(from, count ? order.with(a, b).with(b, a) : []);
    },
    permute(from, ...dims) {
      const count = from.sizes.length;
      if (dims.length !== count) {
        refuse(`permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = ${count} is not equal to len(dims) = ${dims.length}`);
      }
      /** @type {number[]} */
      const order = [];
      for (const dim of dims) {
        const at = wrapped(dim, count);
        order.push(order.includes(at) ? refuse("permute(): duplicate dims are not allowed.") : at);
      }
      return picked(from, order);
    },
    expand({ sizes, strides, offset }, ...asked) {
      const more = asked.length - sizes.length;
      if (more < 0) {
        refuse(`expand(torch.FloatTensor{${list(sizes)}}, size=${list(asked)}): the number of sizes provided (${asked.length}) must be greater or equal to the number of dimensions in the tensor (${sizes.length})`);
      }
      const [all, steps] = [[...asked], asked.map(() => 0)];
      for (let at = asked.length - 1; at >= 0 && sizes.length; at--) {
        const n = at < more ? 1 : sizes[at - more];
        steps[at] = at < more ? all[at + 1] * steps[at + 1] : strides[at - more];
        if (asked[at] === -1) all[at] = at < more ? refuse(`The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension ${at}`) : n;
        if (all[at] === n) continue;
        if (n !== 1) {
          refuse(`The expanded size of the tensor (${asked[at]}) must match the existing size (${n}) at non-singleton dimension ${at}.  Target sizes: ${list(asked)}.  Tensor sizes: ${list(sizes)}`);
        }
        steps[at] = 0;
      }
      if (all.some((n) => n < 0)) refuse("numel: integer multiplication overflow");
      return as("view", all, steps, offset);
    },
    slice({ sizes, strides, offset }, dim, start, end, step) {
      if (!sizes.length) refuse("slice() cannot be applied to a 0-dim tensor.");
      const at = wrapped(dim, sizes.length);
      if (step <= 0) refuse("slice step must be positive");
      const n = sizes[at];
      const first = Math.min(Math.max(start < 0 ? start + n : start, 0), n);
      const behind = Math.min(Math.max(end < 0 ? end + n : end, first), n);
      return as("view", sizes.with(at, Math.ceil((behind - first) / step)), strides.with(at, strides[at] * step), offset + first * strides[at]);
    },
    select({ sizes, strides, offset }, dim, index) {
      if (!sizes.length) refuse("select() cannot be applied to a 0-dim tensor.");
      const at = wrapped(dim, sizes.length);
      const n = sizes[at];
      if (index < -n || index >= n) refuse(`select(): index ${index} out of range for tensor of size ${list(sizes)} at dimension ${at}`);
      return as("view", sizes.toSpliced(at, 1), strides.toSpliced(at, 1), offset + (index < 0 ? index + n : index) * strides[at]);
    },
    squeeze({ sizes, strides, offset }, dim) {
      const at = wrapped(dim, sizes.length);
      const gone = sizes[at] === 1 ? 1 : 0;
      return as("view", sizes.toSpliced(at, gone), strides.toSpliced(at, gone), offset);
    },
    unsqueeze({ sizes, strides, offset }, dim) {
      const at = wrapped(dim, sizes.length + 1);
      return as("view", sizes.toSpliced(at, 0, 1), strides.toSpliced(at, 0, at < sizes.length ? sizes[at] * strides[at] : 1), offset);
    },
    unfold({ sizes, strides, offset }, dim, size, step) {
      const at = wrapped(dim, sizes.length);
      const [n, stride] = sizes.length ? [sizes[at], strides[at]] : [1, 1];
      if (size < 0) refuse(`size is ${size} but must be >= 0`);
      if (size > n) refuse(`maximum size for tensor at dimension ${at} is ${n} but size is ${size}`);
      if (step <= 0) refuse(`step is ${step} but must be > 0`);
      if (!sizes.length) return as("view", [size], [1], offset);
      return as("view", [...sizes.with(at, Math.floor((n - size) / step) + 1), size], [...strides.with(at, stride * step), stride], offset);
    },
    diagonal({ sizes, strides, offset }, shift, first, second) {
      const [a, b] = [wrapped(first, sizes.length), wrapped(second, sizes.length)];
      if (a === b) refuse(`diagonal dimensions cannot be identical ${first}, ${second}`);
      const n = Math.max(shift >= 0 ? Math.min(sizes[a], sizes[b] - shift) : Math.min(sizes[a] + shift, sizes[b]), 0);
      const moved = n && (shift >= 0 ? shift * strides[b] : -shift * strides[a]);
      const kept = (/** @type {number[]} */ numbers) => numbers.filter((_, at) => at !== a && at !== b);
      return as("view", [...kept(sizes), n], [...kept(strides), strides[a] + strides[b]], offset + moved);
    },
  };

  /** @param {Layout} from @param {string} operation @param {number[]} numbers its arguments @returns {Outcome} */
  const apply = (from, operation, numbers) => {
    try {
      return operations[operation](from, ...numbers);
    } catch (error) {
      if (error instanceof Refused) return { kind: "error", layout: from, message: error.message };
      throw error;
    }
  };
  globalThis.guideStrides = { apply, contiguous, overlap };
  if (typeof document === "undefined") return; // a program asks for the rule alone

  const { all, el } = guide;
  const figure = all("[data-explorer]")[0];
  const rule = figure && JSON.parse(all("script[type='application/json']", figure)[0].textContent ?? "");
  if (!rule) return;
  const LONGEST = 48; // places that are drawn
  const code = (/** @type {string} */ text) => el("code", {}, text);
  const tuple = (/** @type {number[]} */ numbers) => code(`(${numbers.join(", ")}${numbers.length === 1 ? "," : ""})`);
  const field = (/** @type {string} */ label, /** @type {HTMLInputElement | HTMLSelectElement} */ made) => {
    made.id = `strides-${label.toLowerCase().replaceAll(" ", "-")}`;
    const named = el("label", { htmlFor: made.id }, label);
    return { made, named, field: el("div", { className: "field" }, named, made) };
  };
  const text = (/** @type {string} */ label) => field(label, el("input", { type: "text", autocomplete: "off", spellcheck: false }));
  const select = (/** @type {string} */ label, /** @type {string[]} */ options) => field(label, el("select", {}, ...options.map((value) => el("option", { value }, value))));
  const example = select("Begin with", rule.examples.map((/** @type {any[]} */ [title]) => title));
  const sizes = text("Sizes");
  const strides = text("Strides");
  strides.made.setAttribute("placeholder", "none: row-major order");
  const operation = select("Operation", Object.keys(rule.operations));
  const numbers = text("Arguments");
  const status = el("p", { role: "status" });
  const shown = el("div", { className: "shown" });

  /** The whole numbers in a field; anything else in it is refused. */
  const read = (/** @type {string} */ name, /** @type {string} */ value) => {
    const words = value.replace(/[()[\]]/g, " ").split(/[\s,]+/).filter(Boolean);
    return words.map((word) => (/^-?\d{1,6}$/.test(word) ? Number(word) : refuse(`${name}: "${word}" is no whole number of at most six digits.`)));
  };
  const given = () => {
    const n = read("Sizes", sizes.made.value);
    if (n.some((one) => one < 0)) refuse("Sizes: no size may be negative.");
    if (n.length > 6 || product(n) > 5000) refuse("Sizes: at most six dimensions and 5,000 elements, please.");
    const steps = read("Strides", strides.made.value);
    if (steps.some((one) => one < 0)) refuse("Strides: PyTorch takes no negative ones.");
    if (steps.length && steps.length !== n.length) refuse(`Strides: ${n.length} are wanted, one for each size, or none for row-major order.`);
    const asked = read("Arguments", numbers.made.value);
    const names = rule.operations[operation.made.value];
    if (!names.includes("…") && asked.length !== (names ? names.split(", ").length : 0)) refuse(`Arguments: ${operation.made.value} takes ${names || "none"}.`);
    return { from: { sizes: n, strides: steps.length ? steps : rowMajor(n), offset: 0 }, asked };
  };

  const said = (/** @type {Layout} */ layout) => {
    const found = overlap(layout);
    const same = new Set(places(layout)).size < product(layout.sizes);
    return `${contiguous(layout) ? "contiguous" : "not contiguous"}, ${same ? "several indices name one element" : "each index names an element of its own"}${
      found === "yes" ? ", and an in-place operation refuses it" : same ? ", and PyTorch does not look for that: a write goes through" : ""
    }`;
  };
  /** Which element, counted row by row, lies at each place. */
  const row = (/** @type {string} */ name, /** @type {Layout} */ layout, /** @type {number} */ length) => {
    /** @type {number[][]} */
    const cells = Array.from({ length }, () => []);
    for (const [at, place] of places(layout).entries()) cells[place].push(at);
    return el("tr", {}, el("th", { scope: "row" }, name), ...cells.map((some) => el("td", { className: some.length ? "used" : "" }, some.join(" "))));
  };
  const drawing = (/** @type {Layout} */ from, /** @type {Outcome} */ { kind, layout }) => {
    const needed = (/** @type {Layout} */ some) => Math.max(0, ...places(some).map((place) => place + 1));
    const shares = kind === "view" || kind === "itself";
    const length = Math.max(needed(from), shares ? needed(layout) : 0);
    if (length > LONGEST || needed(layout) > LONGEST) return el("p", {}, `More than ${LONGEST} places: not drawn.`);
    const head = (/** @type {string} */ name, /** @type {number} */ n) => el("tr", {}, el("th", { scope: "row" }, name), ...Array.from({ length: n }, (_, at) => el("th", { scope: "col" }, String(at))));
    const table = (/** @type {string} */ what, /** @type {HTMLElement[]} */ ...rows) => el("table", { className: "places", "aria-label": what }, el("tbody", {}, ...rows));
    const rows = [head("place", length), row("x", from, length)];
    if (shares) rows.push(row("result", layout, length));
    const bytes = [table("The storage: which element lies at each place", ...rows)];
    if (kind === "copy") bytes.push(table("The copy's own storage", head("place", needed(layout)), row("result", layout, needed(layout))));
    return el("div", { className: "memory", tabIndex: 0, role: "group", "aria-label": "Elements by their place" }, ...bytes);
  };

  const show = () => {
    const name = operation.made.value;
    numbers.named.textContent = `Arguments${rule.operations[name] ? `: ${rule.operations[name]}` : ": none"}`;
    try {
      const { from, asked } = given();
      const outcome = apply(from, name, asked);
      const { kind, layout, message } = outcome;
      const call = code(`x.${name}(${asked.join(", ")})`);
      status.replaceChildren(
        call, ...(kind === "error"
          ? [" is refused: ", code(message)]
          : [` is ${{ itself: "x itself", view: "a view", copy: "a copy" }[kind]}: sizes `, tuple(layout.sizes), ", strides ", tuple(layout.strides), `, offset ${layout.offset}; ${said(layout)}.`]),
      );
      const reshaping = ["view", "reshape", "flatten"].includes(name) && from.sizes.length && product(from.sizes);
      shown.replaceChildren(
        el("p", {}, code("x"), ": strides ", tuple(from.strides), `, ${said(from)}.`),
        ...(reshaping ? [el("p", {}, "Groups, from the left: ", groups(from).reverse().map(({ count, step }) => `${count} elements, ${step} apart`).join("; "), ".")] : []),
        ...(kind === "error" ? [] : [drawing(from, outcome)]),
      );
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      status.replaceChildren(error.message);
      shown.replaceChildren();
    }
  };
  const begin = () => {
    const [, n, steps, name, asked] = rule.examples.find((/** @type {any[]} */ [title]) => title === example.made.value);
    for (const [{ made }, value] of /** @type {const} */ ([[sizes, n], [strides, steps], [numbers, asked]])) made.value = value.join(", ");
    operation.made.value = name;
  };
  const form = el("form", { className: "choices" }, ...[example, sizes, strides, operation, numbers].map((some) => some.field));
  form.addEventListener("input", (event) => {
    if (event.target === example.made) begin();
    if (event.target === operation.made) numbers.made.value = rule.defaults[operation.made.value].join(", ");
    show();
  });
  form.addEventListener("submit", (event) => event.preventDefault());
  all(".example", figure)[0].replaceWith(form, status, shown);
  begin();
  show();
})();
