// Which kernel wins: the reader chooses, and the rule of the dispatcher is computed here, on the numbers that PyTorch printed.
// tests/site/test_explorer.py compares every choice with what PyTorch did. Without this script the recorded example stands.
(() => {
  const { all, el } = guide;
  const figure = all("[data-explorer]")[0];
  const rule = figure && JSON.parse(all("script[type='application/json']", figure)[0].textContent ?? "");
  if (!rule) return;
  const number = (/** @type {string} */ hex) => BigInt(`0x${hex}`);
  const bit = (/** @type {number} */ at) => 1n << BigInt(at);
  const highest = (/** @type {bigint} */ set) => set.toString(2).length - 1;
  const BACKENDS = 0xffffn;
  const FIRST = 16; // the lowest functionality; the backends are below it

  /**
   * What may be chosen; a tensor that the operator does not take is left out of `tensors`.
   * @typedef {{ operator: string, tensors: string[], switches: string[], region: string }} Choice
   * A key and what becomes of it: `wins`, `below` the winner, `skipped` by the operator, `removed` by the thread.
   * @typedef {{ key: string, from: string, fate: string }} Row
   * @typedef {{ how: string, rows: Row[], key: string, given: bigint, file: string, by: string, next: string }} Lookup
   */

  /** @param {Choice} choice @returns {Lookup[]} the look-ups of one call, in their order */
  const lookups = ({ operator, tensors, switches, region }) => {
    /** @type {Record<string, [string, string]>} */
    const slots = rule.operators[operator][2];
    /** @type {bigint[]} */
    const outside = rule.thread.map(number);
    let [included, excluded] = outside;
    const change = (/** @type {string[]} */ [more, less, out, back]) => {
      included = (included | number(more)) & ~number(less);
      excluded = (excluded | number(out)) & ~number(back);
    };
    for (const name of switches) change(rule.switches[name].slice(1));
    change(rule.regions[region].slice(1));
    const inferring = Number(switches.includes("inference_mode"));
    const brought = tensors.map((kind) => number(rule.tensors[`${kind} ${region} ${inferring}`]));
    const joined = brought.reduce((set, more) => set | more, 0n);
    let modes = region === "mode" || region === "fake" ? 1 : 0;
    /** @type {Lookup[]} */
    const found = [];
    // One look-up in `set`; `whole` also holds what the thread has removed, to be shown.
    const look = (/** @type {string} */ how, /** @type {bigint} */ set, whole = set) => {
      const backend = highest(set & BACKENDS);
      const name = (/** @type {number} */ at, of = backend) => (typeof rule.bits[at] === "string" ? rule.bits[at] : rule.bits[at]?.[of] ?? rule.bits[at]?.[0]);
      let given = set;
      const rows = [];
      for (let at = highest(whole); at >= FIRST; at--) {
        if (!(whole & bit(at))) continue;
        const key = name(at);
        const skipped = slots[key]?.[1] === "skip";
        if (skipped) given &= ~bit(at);
        const from = joined & bit(at) ? (included & bit(at) ? "both" : "tensors") : "thread";
        rows.push({ at, key, from, fate: set & bit(at) ? (skipped ? "skipped" : "below") : "removed" });
      }
      const winner = rows.find(({ fate }) => fate === "below");
      if (winner) winner.fate = "wins";
      const key = winner?.key ?? "Undefined";
      const [file, by] = slots[key] ?? ["", ""];
      const lookup = { how, rows, key, given, file, by, next: "" };
      found.push(lookup);
      return lookup;
    };
    // Removing keys removes functionalities and leaves the backends.
    const call = (how = "call") => look(how, (joined | included) & (BACKENDS | ~excluded), joined | included);
    let here = call();
    while (found.length < 20) {
      const kind = here.key.startsWith("Autograd") ? "Autograd" : here.key;
      const end = (/** @type {string} */ next) => {
        here.next = next;
        return found;
      };
      if (!here.file) return end("empty");
      if (here.by === "math kernel") return end("composite");
      if (rule.below[kind]) {
        here.next = kind;
        here = look("redispatch", here.given & number(rule.below[kind]));
      } else if (kind === "AutocastCPU") {
        here.next = kind;
        excluded |= number(rule.autocast);
        here = call("again");
      } else if (kind === "Python") {
        if (!modes || region === "fake") return end(modes ? "fake" : "subclass");
        here.next = "mode";
        modes -= 1;
        included &= ~number(rule.python);
        excluded |= number(rule.above);
        here = call("again");
      } else if (kind === "FuncTorchDynamicLayerFrontMode") {
        here.next = kind;
        change(rule.front);
        here = call("again");
      } else if (kind === "FuncTorchDynamicLayerBackMode") {
        here.next = kind;
        [included, excluded] = outside;
        for (const name of switches) change(rule.switches[name].slice(1));
        here = call("again");
      } else if (kind === "BackendSelect") {
        here.next = kind;
        here = look("redispatch", number(rule.cpu));
      } else return end(["FuncTorchBatched", "Functionalize"].includes(kind) ? kind : "computes");
    }
    return found;
  };
  window.guideLookups = lookups;

  const HOW = new Map([
    ["call", "A call joins the sets of the tensors and of the thread."],
    ["again", "The kernel above calls the operator again, so the sets are joined anew."],
    ["redispatch", "The kernel above passes a smaller set; nothing is joined."],
  ]);
  const NEXT = new Map([
    ["Autograd", "It records what backward needs, if anything, and passes on the keys below autograd."],
    ["ADInplaceOrView", "It notes the view or raises the version, and passes on the keys below its own."],
    ["Conjugate", "It carries out the conjugation and passes on the keys below its own."],
    ["PythonTLSSnapshot", "It remembers the thread's state and passes on the keys below its own."],
    ["AutocastCPU", "It casts where it must, excludes autocast on the thread and calls the operator again."],
    ["mode", "It runs the mode's __torch_dispatch__ with all keys above Python excluded; the mode steps aside and calls the operator again."],
    ["fake", "It runs FakeTensorMode's __torch_dispatch__, which computes shapes only. What that calls is not followed here."],
    ["subclass", "It runs the subclass's __torch_dispatch__. What that calls is not followed here."],
    ["FuncTorchDynamicLayerFrontMode", "It prepares the thread for the innermost transform and calls the operator again."],
    ["FuncTorchDynamicLayerBackMode", "It leaves the transform and calls the operator again, as if outside."],
    ["FuncTorchBatched", "The batching rule calls operators on the unwrapped tensors. They are not followed here."],
    ["Functionalize", "It unwraps the tensors and calls an operator that writes nothing. That is not followed here."],
    ["BackendSelect", "It takes the key from the device that is asked for, here the CPU, and passes on that alone."],
    ["composite", "A composite kernel: it calls other operators, each with look-ups of its own."],
    ["computes", "The kernel of the backend: here the call ends."],
    ["empty", "The slot is empty."],
  ]);
  const FATE = new Map([["wins", "wins"], ["below", "lower"], ["skipped", "falls through"], ["removed", "removed"]]);

  const code = (/** @type {string} */ text) => el("code", {}, text);
  const option = (/** @type {[string, any]} */ [value, text]) => el("option", { value }, Array.isArray(text) ? text[0] : text);
  const select = (/** @type {string} */ label, /** @type {[string, any][]} */ options) => {
    const id = `choose-${label.toLowerCase().replaceAll(" ", "-")}`;
    const made = el("select", { id }, ...options.map(option));
    return { made, field: el("div", { className: "field" }, el("label", { htmlFor: id }, label), made) };
  };
  const kinds = Object.entries(rule.kinds);
  const operator = select("Operator", Object.entries(rule.operators).map(([name, [is]]) => [name, `${name} (${is})`]));
  const tensors = [select("First tensor", kinds), select("Second tensor", kinds)];
  const switches = Object.entries(rule.switches).map(([name, [text]]) => {
    const box = el("input", { type: "checkbox", value: name });
    return { box, field: el("label", { className: "switch" }, box, code(text)) };
  });
  const region = select("What else is on", Object.entries(rule.regions));
  const status = el("p", { role: "status" });
  const list = el("ol", { className: "lookups" });

  // Where PyTorch raised an error in this very choice: after how many look-ups, and what.
  const raised = (/** @type {Choice} */ choice) => {
    const names = Object.keys(rule.kinds);
    const among = rule.sets.findIndex((/** @type {string[]} */ some) => some.join() === choice.switches.join());
    let at = among * Object.keys(rule.regions).length + Object.keys(rule.regions).indexOf(choice.region);
    for (const kind of choice.tensors) at = at * names.length + names.indexOf(kind);
    return rule.said[Number(rule.ends[choice.operator].split(" ")[at]) - 1] ?? [99, ""];
  };

  const table = (/** @type {Lookup} */ { how, rows }) =>
    el(
      "table",
      { className: "keys" },
      el("thead", {}, el("tr", {}, ...["key", ...(how === "redispatch" ? [] : ["from"]), "fate"].map((text) => el("th", { scope: "col" }, text)))),
      el("tbody", {}, ...rows.map(({ key, from, fate }) => el("tr", { className: fate }, el("td", {}, code(key)), ...(how === "redispatch" ? [] : [el("td", {}, from)]), el("td", {}, FATE.get(fate) ?? "")))),
    );

  const show = () => {
    const takes = rule.operators[operator.made.value][1];
    for (const [number, { field }] of tensors.entries()) field.hidden = number >= takes;
    const choice = {
      operator: operator.made.value,
      tensors: tensors.slice(0, takes).map(({ made }) => made.value),
      switches: switches.filter(({ box }) => box.checked).map(({ box }) => box.value),
      region: region.made.value,
    };
    const [reached, error] = raised(choice);
    const every = lookups(choice);
    const met = every.slice(0, Math.max(1, every[reached]?.next === "empty" ? reached + 1 : reached));
    status.replaceChildren(
      code(choice.operator), ` takes ${met.length === 1 ? "one look-up" : `${met.length} look-ups`}: `,
      ...met.flatMap(({ key }, at) => (at ? [" → ", code(key)] : [code(key)])), error ? " and an error." : ".",
    );
    list.replaceChildren(
      ...met.map((lookup, at) => {
        const last = at === met.length - 1;
        return el(
          "li", {}, el("p", {}, HOW.get(lookup.how) ?? ""), table(lookup),
          ...(lookup.file ? [el("p", {}, el("strong", {}, "Kernel: "), code(lookup.file), ", by the rule ", code(lookup.by), `. ${last && error && lookup.next !== "computes" ? "" : NEXT.get(lookup.next)}`)] : [el("p", {}, NEXT.get(lookup.next) ?? "")]),
          ...(last && error ? [el("p", { className: "raised" }, "Run in PyTorch, the call raises here: ", code(error))] : []),
        );
      }),
    );
  };
  const form = el(
    "form", { className: "choices" }, operator.field, ...tensors.map(({ field }) => field),
    el("fieldset", {}, el("legend", {}, "The call is inside"), ...switches.map(({ field }) => field)), region.field,
  );
  form.addEventListener("input", show);
  form.addEventListener("submit", (event) => event.preventDefault());
  const [name, chosen, on, where] = rule.example;
  operator.made.value = name;
  for (const [at, kind] of chosen.entries()) tensors[at].made.value = kind;
  for (const { box } of switches) box.checked = on.includes(box.value);
  region.made.value = where;
  all(".example", figure)[0].replaceWith(form, status, list);
  show();
})();
