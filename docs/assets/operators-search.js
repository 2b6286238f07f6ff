// The operator atlas's page: search as you type, filters, and an address for each state and each operator.
(() => {
  const { all, el, button } = guide;
  const place = all("#atlas")[0];
  if (!place) return;
  const [atlas, panel] = [operatorAtlas, operatorPanel];
  if (!atlas || !panel) throw new Error("the atlas's data did not load");
  const { operators, generated } = atlas;
  /** @param {string} text */
  const lower = (text) => text.toLowerCase();
  /** @param {Iterable<string>} texts */
  const joined = (texts) => lower([...texts].join(" "));

  // One text for each field and operator, made once; a keystroke only asks `includes`.
  const index = operators.map((op) => {
    /** @type {[Set<string>, Set<string>, Set<string>]} */
    const [keys, kernels, files] = [new Set(), new Set(), new Set()];
    for (const { key, function: of } of op.kernels) {
      keys.add(key);
      for (const { file } of [of, ...of.stubs]) if (file) files.add(file);
      kernels.add(of.name);
      for (const { name, kernel } of of.stubs) kernels.add(name).add(kernel);
    }
    for (const { key, file, function: of } of op.registrations) {
      keys.add(key);
      if (of) kernels.add(of.name);
      for (const path of [file, of?.file]) if (path && !generated.has(path)) files.add(path);
    }
    const python = new Set(op.chains.flatMap(({ steps }) => steps.map(({ name }) => name)));
    return {
      op,
      keys,
      name: lower(op.name),
      base: lower(op.name.split("::")[1].split(".")[0]),
      python: joined(python),
      kernels: joined(kernels),
      places: joined(files),
      keyText: joined(keys),
    };
  });
  /** @typedef {(typeof index)[number]} Row */

  /** @param {Row} row @param {string} word */
  const score = (row, word) => {
    if (row.name === word || row.base === word) return 100;
    if (row.base.startsWith(word)) return 60 - Math.min(20, row.base.length - word.length);
    if (row.name.includes(word)) return 30;
    if (row.python.includes(word)) {
      const whole = ` ${row.python} `;
      return whole.includes(` ${word} `) || whole.includes(`.${word} `) ? 50 : 25;
    }
    if (row.kernels.includes(word)) return 20;
    if (row.places.includes(word)) return 15;
    return row.keyText.includes(word) ? 10 : 0;
  };
  /** @param {Row} row @param {string} part @param {string} key */
  const fileFits = ({ op, places }, part, key) => {
    if (!part || !key) return !part || places.includes(part);
    /** @param {string} path */
    const fits = (path) => lower(path).includes(part);
    return (
      op.kernels.some((k) => k.key === key && [k.function, ...k.function.stubs].some(({ file }) => fits(file))) ||
      op.registrations.some((r) => r.key === key && (fits(r.file) || (r.function && !generated.has(r.function.file) && fits(r.function.file))))
    );
  };

  // The form
  /** @type {HTMLInputElement[]} */
  const [query] = all("input", place); // operators.js made it, and something may stand in it
  const typing = document.activeElement === query;
  const file = el("input", { name: "file", type: "search", placeholder: "any part of a path" });
  /** @param {string} name @param {Iterable<string>} values */
  const choice = (name, values) => {
    const select = el("select", { name });
    select.add(new Option("all", ""));
    for (const value of [...new Set(values)].sort()) select.add(new Option(value, value));
    return select;
  };
  const key = choice("key", index.flatMap((row) => [...row.keys]));
  const kind = choice("kind", operators.map((op) => op.kind.word));
  const status = choice("status", operators.map((op) => op.status.word));
  const tag = choice("tag", operators.flatMap((op) => op.tags));
  const controls = { q: query, key, kind, status, tag, file };
  const titles = ["Find by operator, Python name, kernel, file or key", "Key with a kernel", "Implementation", "Under Inductor", "Tag", "File"];
  const fields = Object.values(controls).map((control, i) => el("label", {}, el("span", {}, titles[i]), control));
  const bar = el("form", { className: "filters", role: "search", "aria-label": "Search the operators" }, ...fields);
  bar.addEventListener("submit", (event) => event.preventDefault());
  const count = el("p", { className: "filter-count", role: "status" });
  const list = el("ol", { className: "op-results" });
  const more = button("Show more", "md-button", () => grow(200));
  const results = el("div", { className: "op-list" }, count, list, more);
  const article = el("article", { className: "op-panel", tabIndex: -1, hidden: true });
  place.replaceChildren(bar, results, article);
  if (typing) query.focus({ preventScroll: true });

  const find = () => {
    const words = lower(query.value).split(/[\s()]+/).filter(Boolean);
    const part = lower(file.value.trim());
    /** @type {[number, Operator][]} */
    const found = [];
    for (const row of index) {
      const { op } = row;
      if (key.value && !row.keys.has(key.value)) continue;
      if (kind.value && op.kind.word !== kind.value) continue;
      if (status.value && op.status.word !== status.value) continue;
      if (tag.value && !op.tags.includes(tag.value)) continue;
      if (!fileFits(row, part, key.value)) continue;
      let total = 1;
      for (const word of words) {
        const points = score(row, word);
        total = points && total + points;
        if (!total) break;
      }
      if (total) found.push([total + (row.name.startsWith("aten::") ? 1 : 0) - (row.name.endsWith("out") ? 2 : 0), op]);
    }
    // Sorting keeps the order of equals, which is that of the names.
    return found.sort((a, b) => b[0] - a[0]).map(([, op]) => op);
  };

  /** @param {Operator} op */
  const row = (op) => {
    const item = el("li", {}, panel.opLink(op.name), " ", panel.badge(op.kind.word));
    const main = atlas.mainKernel(op);
    if (main) {
      const { name, file: path, evidence } = main.function;
      const where = el("span", { className: "op-where" }, `${main.key}: ${name.replace("at::native::", "").replace("(anonymous namespace)::", "")}`);
      if (path) where.append(" · ", path.replace("aten/src/ATen/native/", "…/native/"), " ", panel.grade(evidence));
      item.append(where);
    }
    return item;
  };
  /** @type {Operator[]} */
  let current = [];
  let shown = 0;
  /** @param {number} by */
  const grow = (by) => {
    list.append(...current.slice(shown, shown + by).map(row));
    shown = Math.min(current.length, shown + by);
    more.hidden = shown >= current.length;
  };
  const search = () => {
    current = find();
    shown = 0;
    list.replaceChildren();
    grow(30);
    count.textContent = current.length ? `${current.length} of ${operators.length} operators` : "Nothing fits. Loosen a filter.";
  };

  // One of the two is seen: the list, or an operator's panel.
  const title = document.title;
  /** @param {Operator} [op] */
  const show = (op) => {
    article.hidden = !op;
    results.hidden = Boolean(op);
    bar.classList.toggle("is-away", Boolean(op));
    document.title = op ? `${op.name} · Operator atlas` : title;
    if (!op) return;
    const back = button("← All operators", "md-button", () => {
      location.hash = state();
    });
    article.replaceChildren(back, ...panel.parts(op));
    article.setAttribute("aria-label", op.name);
  };
  const state = () => {
    const out = new URLSearchParams();
    for (const [name, { value }] of Object.entries(controls)) if (value) out.set(name, value);
    return out.toString() || "search";
  };
  const read = () => {
    const hash = location.hash.slice(1);
    let name = hash;
    try {
      name = decodeURIComponent(hash);
    } catch {
      /* a stray percent sign: look for the text as it is */
    }
    const op = atlas.byName.get(name);
    show(op);
    if (op) {
      window.scrollTo(0, 0);
      article.focus({ preventScroll: true });
      return;
    }
    const given = new URLSearchParams(hash.includes("=") ? hash : "");
    if (hash.includes("=") || !hash || hash === "search") for (const [field, control] of Object.entries(controls)) control.value = given.get(field) || "";
    else if (hash.includes("::")) query.value = name; // an address of another release: look for what is nearest
    search();
  };
  let typed = 0;
  bar.addEventListener("input", () => {
    const fresh = !article.hidden;
    show();
    search();
    // The address follows once typing pauses: browsers refuse a hundred changes in a few seconds.
    if (fresh) history.pushState(null, "", `#${state()}`);
    clearTimeout(typed);
    typed = setTimeout(() => article.hidden && history.replaceState(null, "", `#${state()}`), 250);
  });
  addEventListener("hashchange", read);
  addEventListener("popstate", read);
  place.dataset.ready = "yes";
  if (location.hash || !query.value) read();
  else search();
})();
