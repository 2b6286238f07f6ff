// The operator atlas: search as you type, filters, and a panel for each operator. Its data is a classic script.
"use strict";
(() => {
  const place = document.getElementById("atlas");
  if (!place) return;

  const make = (tag, className, ...content) => {
    const element = document.createElement(tag);
    if (className) element.className = className;
    element.append(...content.filter((c) => c !== null && c !== undefined && c !== ""));
    return element;
  };
  const code = (text, className) => make("code", className, text);
  // A long C++ name may break after a colon pair.
  const longCode = (text) => make("code", "", ...text.split(/(?<=::)/).flatMap((part, k) => (k ? [make("wbr"), part] : [part])));
  const link = (href, className, ...content) => {
    const a = make("a", className, ...content);
    a.href = href;
    return a;
  };

  const EVIDENCE = {
    reference: ["proven", "The function's machine code takes the address of this path's __FILE__ string."],
    cold: ["proven", "The symbol table lists this function's cold part among the local symbols of this file's object."],
    order: ["proven", "The function lies between two functions of this file's object in the library."],
    unit: ["proven", "The function, or the wrapper that it is compiled into, belongs to this file's object; the file itself registers it."],
    python: ["proven", "Python itself tells the file and the line of the function that the table holds."],
    registration: ["likely", "An inline function or a template that no header of the wheel defines; this file registers it."],
    header: ["proven", "This header, which the wheel holds, defines the function; one file's object compiles it."],
    border: ["likely", "The function lies at the border between two objects; an inline function marks the likely side."],
    folder: ["likely", "The file's name is proven by the symbol table; the folder is that of the objects linked next to it."],
    symbol: ["not found", "The library exports this function, but nothing in it proves the file."],
    "": ["not found", "The CPU wheel holds no such symbol; the name is what native_functions.yaml declares."],
  };
  const BOUND = [
    ["yaml", "native_functions.yaml names this function for this key."],
    ["binary", "native_functions.yaml names this function, and the registered wrapper's machine code calls it."],
    ["registered", "The dispatcher's table was read in a running process: it holds this function, or a generated wrapper made for it."],
  ];
  const WAYS = [[1, "run", "recorded under the profiler"], [2, "source", "read from the Python source"], [4, "yaml", "native_functions.yaml generates this binding"]];
  const TABLE = { o: "own kernel", d: "default backend kernel", c: "composite", a: "autograd's kernel", f: "backend fallback", "-": "none", "?": "other" };
  const KINDS = {
    "composite implicit": "One function calls other operators; autograd and every backend work through those.",
    "composite explicit": "One function serves every backend; autograd has its own rule.",
    "composite non-functional": "Made from a structured kernel for every backend that has none of its own.",
    "by key": "Each backend registers its own kernel.",
    "no kernel": "The wheel registers the schema only; a kernel comes at run time or from another build.",
  };
  const STATUS = {
    lowered: "Inductor has a lowering of its own.",
    decomposed: "Inductor's decompositions replace it by other operators first.",
    fallback: "Inductor lists it as a call of the eager kernel.",
    "traced through": "Composite: tracing sees the operators that it calls.",
    none: "Neither a lowering, nor a decomposition, nor a listed fallback: Inductor would call the eager kernel.",
  };

  const start = (data) => {
    const d = data;
    const lower = (text) => text.toLowerCase();
    const number = new Map(d.names.map((n, i) => [n, i]));
    const dispatched = (i) => d.kernels[i].map(([key, fn]) => [d.keys[key], d.functions[fn]]);
    const registered = (i) => {
      const rows = [];
      const flat = d.registrations[i];
      for (let k = 0; k < flat.length; k += 5) rows.push([d.keys[flat[k]], d.files[flat[k + 1]] || "", flat[k + 2], flat[k + 3], d.functions[flat[k + 4]]]);
      return rows;
    };
    const isMade = (file) => file.startsWith("build/") || file.includes("/generated/");
    const made = d.files.map(isMade);
    // Kernels that people wrote and that only the dispatcher's table names: [key, function, overridden].
    const held = (i) => registered(i).filter(([, , , , fn]) => fn && !made[fn[1]]).map(([key, , , flags, fn]) => [key, fn, (flags & 2) > 0]);
    const PREFERRED = ["CPU", "CompositeImplicitAutograd", "CompositeExplicitAutograd", "CompositeExplicitAutogradNonFunctional"];
    const calleesOf = (i) => {
      const out = new Set();
      const main = d.kernels[i].filter(([key]) => PREFERRED.includes(d.keys[key]));
      for (const [, fn] of main.length ? main : d.kernels[i]) for (const j of d.functions[fn][4]) if (j !== i) out.add(j);
      if (!d.kernels[i].length) for (const [, fn] of held(i)) for (const j of fn[4]) if (j !== i) out.add(j);
      return out;
    };
    // Who calls whom is only asked by a panel: it is made with the first one.
    let callers = null;
    const callersOf = (i) => {
      if (!callers) {
        callers = d.names.map(() => new Set());
        d.names.forEach((_, k) => calleesOf(k).forEach((j) => callers[j].add(k)));
        d.ran.forEach((list, k) => list.forEach((j) => j !== k && callers[j].add(k)));
      }
      return callers[i];
    };

    // One text for each field and operator, made once; a keystroke only asks `includes`.
    const index = d.names.map((name, i) => {
      const files = new Set();
      const kernels = new Set();
      const keys = new Set();
      for (const [key, fn] of dispatched(i)) {
        keys.add(key);
        kernels.add(fn[0]);
        if (fn[1] >= 0) files.add(d.files[fn[1]]);
        for (const s of fn[3]) {
          const stub = d.stubs[s];
          kernels.add(stub[0]).add(stub[1]);
          if (stub[2] >= 0) files.add(d.files[stub[2]]);
        }
      }
      const flat = d.registrations[i];
      for (let k = 0; k < flat.length; k += 5) {
        keys.add(d.keys[flat[k]]);
        if (flat[k + 1] >= 0 && !made[flat[k + 1]]) files.add(d.files[flat[k + 1]]);
        const fn = d.functions[flat[k + 4]];
        if (!fn) continue;
        kernels.add(fn[0]);
        if (fn[1] >= 0 && !made[fn[1]]) files.add(d.files[fn[1]]);
      }
      const python = new Set();
      for (const [chain] of d.python[i]) for (const s of chain) python.add(d.steps[s]);
      return {
        i, keys, files,
        name: lower(name),
        base: lower(name.split("::")[1].split(".")[0]),
        python: lower([...python].join(" ")),
        kernels: lower([...kernels].join(" ")),
        places: lower([...files].join(" ")),
        keyText: lower([...keys].join(" ")),
      };
    });

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

    // The form
    const bar = make("form", "filters");
    bar.setAttribute("role", "search");
    bar.setAttribute("aria-label", "Search the operators");
    bar.addEventListener("submit", (event) => event.preventDefault());
    const field = (text, control) => {
      bar.append(make("label", "", make("span", "", text), control));
      return control;
    };
    const query = make("input");
    query.type = "search";
    query.name = "q";
    query.placeholder = "conv1d, torch.nn.Dropout, add_kernel, Convolution.cpp, SparseCsrCPU …";
    query.autocomplete = "off";
    query.spellcheck = false;
    field("Find by operator, Python name, kernel, file or key", query);
    const selects = {};
    const choices = {
      key: [...new Set(index.flatMap((r) => [...r.keys]))].sort(),
      kind: d.kindNames,
      status: d.statusNames,
      tag: d.tagNames,
    };
    const titles = { key: "Key with a kernel", kind: "Implementation", status: "Under Inductor", tag: "Tag" };
    for (const [name, values] of Object.entries(choices)) {
      const select = make("select");
      select.name = name;
      select.add(new Option("all", ""));
      for (const value of values) select.add(new Option(value, value));
      selects[name] = field(titles[name], select);
    }
    const file = make("input");
    file.name = "file";
    file.type = "search";
    file.placeholder = "any part of a path";
    field("File", file);
    const said = make("p", "filter-count");
    said.setAttribute("role", "status");
    const list = make("ol", "op-results");
    const more = make("button", "md-button", "Show more");
    more.type = "button";
    const results = make("div", "op-list", said, list, more);
    const panel = make("article", "op-panel");
    panel.tabIndex = -1;
    panel.hidden = true;
    place.append(bar, results, panel);

    const fileFits = (row, part, key) => {
      if (!part) return true;
      if (!key) return row.places.includes(part);
      return (
        dispatched(row.i).some(([k, fn]) => k === key && [fn[1], ...fn[3].map((s) => d.stubs[s][2])].some((f) => f >= 0 && lower(d.files[f]).includes(part))) ||
        registered(row.i).some(([k, f, , , fn]) => k === key && (lower(f).includes(part) || (fn && fn[1] >= 0 && !made[fn[1]] && lower(d.files[fn[1]]).includes(part))))
      );
    };
    const find = () => {
      const words = lower(query.value).split(/[\s()]+/).filter(Boolean);
      const part = lower(file.value.trim());
      const { key, kind, status, tag } = Object.fromEntries(Object.entries(selects).map(([k, s]) => [k, s.value]));
      const found = [];
      for (const row of index) {
        const i = row.i;
        if (key && !row.keys.has(key)) continue;
        if (kind && d.kindNames[d.kind[i]] !== kind) continue;
        if (status && d.statusNames[d.status[i]] !== status) continue;
        if (tag && !d.tags[i].some((t) => d.tagNames[t] === tag)) continue;
        if (!fileFits(row, part, key)) continue;
        let total = 1;
        for (const word of words) {
          const s = score(row, word);
          if (!s) {
            total = 0;
            break;
          }
          total += s;
        }
        if (total) found.push([total + (row.name.startsWith("aten::") ? 1 : 0) - (row.name.endsWith("out") ? 2 : 0), i]);
      }
      return found.sort((a, b) => b[0] - a[0] || a[1] - b[1]).map(([, i]) => i);
    };

    const rank = ([key]) => (PREFERRED.includes(key) ? PREFERRED.indexOf(key) : PREFERRED.length);
    const byRank = (a, b) => rank(a) - rank(b) || (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0);
    const mainKernel = (i) => {
      const all = d.kernels[i].length ? dispatched(i) : held(i).filter(([, , off]) => !off).sort(byRank);
      for (const key of PREFERRED) {
        const hit = all.find(([k]) => k === key);
        if (hit) return hit;
      }
      return all[0];
    };
    const badge = (text, title) => {
      const b = make("span", "badge", text);
      if (title) b.title = title;
      return b;
    };
    const evidence = (how) => {
      const [word, title] = EVIDENCE[how];
      const mark = make("span", `op-evidence op-${word.replace(" ", "-")}`, word);
      mark.title = title;
      return mark;
    };
    const opLink = (i, className = "op") => link(`#${d.names[i]}`, className, code(d.names[i]));
    const row = (i) => {
      const item = make("li", "", opLink(i), " ", badge(d.kindNames[d.kind[i]]));
      const main = mainKernel(i);
      if (main) {
        const [key, fn] = main;
        const where = make("span", "op-where", `${key}: ${fn[0].replace("at::native::", "").replace("(anonymous namespace)::", "")}`);
        if (fn[1] >= 0) where.append(" · ", d.files[fn[1]].replace("aten/src/ATen/native/", "…/native/"), " ", evidence(d.how[fn[2]]));
        item.append(where);
      }
      return item;
    };

    let current = [];
    let shown = 0;
    const grow = (count) => {
      list.append(...current.slice(shown, shown + count).map(row));
      shown = Math.min(current.length, shown + count);
      more.hidden = shown >= current.length;
    };
    more.addEventListener("click", () => grow(200));
    const search = () => {
      current = find();
      shown = 0;
      list.replaceChildren();
      grow(30);
      said.textContent = current.length ? `${current.length} of ${d.names.length} operators` : "Nothing fits. Loosen a filter.";
    };

    // Sources
    const web = (path, line) => `https://github.com/pytorch/pytorch/blob/${d.commit}/${path}${line ? `#L${line}` : ""}`;
    const source = (path, line, text) => {
      const shownText = text || (line ? `${path}:${line}` : path);
      return isMade(path) ? make("span", "op-made", code(shownText), " (generated at build)") : link(web(path, line), "src", code(shownText));
    };
    const pythonPlace = (number_) => {
      const [path, line, name] = d.places[number_].split(":");
      return make("span", "", source(path, line, name), " ", make("span", "op-note", `${path}:${line}`));
    };

    // The panel
    const section = (title, ...content) => make("section", "", make("h3", "", title), ...content);
    const table = (heads, rows, className = "") => {
      const t = make("table", `op-table ${className}`, make("thead", "", make("tr", "", ...heads.map((h) => make(h ? "th" : "td", "", h)))));
      t.append(make("tbody", "", ...rows.map((cells) => make("tr", "", ...cells.map((c) => make("td", "", ...(Array.isArray(c) ? c : [c])))))));
      const scroll = make("div", "op-scroll", t);
      scroll.tabIndex = 0;
      return scroll;
    };
    const opList = (numbers) => {
      const p = make("p", "op-links");
      [...numbers].sort((a, b) => a - b).forEach((j) => p.append(opLink(j), " "));
      return p;
    };

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
    const meaning = (type, name) => {
      const notes = [];
      if (d.words[name]) notes.push(d.words[name]);
      if (/\([a-z]!\)/.test(type)) notes.push("written in place");
      else if (/\([a-z*]+\)/.test(type)) notes.push("the result may be a view of it");
      if (type.endsWith("?")) notes.push("may be left out");
      if (/\[\d+\]/.test(type)) notes.push("one number stands for all");
      if (type.startsWith("SymInt")) notes.push("may be symbolic under compilation");
      return notes.join("; ");
    };
    const schemaSection = (i) => {
      const rows = [];
      let keyword = false;
      for (const text of argumentsOf(d.schemas[i])) {
        if (text === "*") {
          keyword = true;
          continue;
        }
        const [, type, name, value] = text.match(/^(.*?) (\w+)(?:=(.*))?$/) || ["", text, "", ""];
        rows.push([code(name), code(type), value === undefined ? "" : code(value), meaning(type, name) + (keyword ? " · keyword only" : "")]);
      }
      const parts = [make("pre", "op-schema", code(d.names[i] + d.schemas[i]))];
      if (rows.length) parts.push(table(["argument", "type", "default", "meaning"], rows));
      return section("Schema", ...parts);
    };
    const pythonSection = (i) => {
      if (!d.python[i].length) return section("From Python", make("p", "op-note", `No binding or caller was found; torch.ops.${d.names[i].replace("::", ".")} always works.`));
      const items = d.python[i].map(([chain, how]) => {
        const item = make("li");
        chain.forEach((s, k) => {
          if (k) item.append(" → ");
          const [path, line] = d.stepPlaces[s].split(":");
          item.append(path ? source(path, line, d.steps[s]) : code(d.steps[s]));
        });
        item.append(" → ", code(d.names[i]), " ");
        for (const [bit, word, title] of WAYS) if (how & bit) item.append(badge(word, title), " ");
        return item;
      });
      const ol = make("ol", "op-chains", ...items.slice(0, 8));
      const parts = [ol];
      if (items.length > 8) parts.push(make("details", "", make("summary", "", `${items.length - 8} more`), make("ol", "op-chains", ...items.slice(8))));
      return section("From Python", ...parts);
    };
    const kernelRow = (key, fn, bound, off) => {
      const [name, file_, how, stubs, , line] = fn;
      const second = [longCode(name), " ", badge(BOUND[bound][0], BOUND[bound][1]), off ? " overridden" : ""];
      for (const s of stubs) {
        const [stub, kernel, sfile, show, sets] = d.stubs[s];
        second.push(make("span", "op-stub", "→ ", code(stub.replace("at::native::", "")), " → ", code(kernel), ` (${sets.join(", ")}) `,
          ...(sfile >= 0 ? [source(d.files[sfile]), " "] : []), evidence(d.how[show])));
      }
      return [code(key), second, [...(file_ >= 0 ? [source(d.files[file_], line), " "] : []), evidence(d.how[how])]];
    };
    const kernelSection = (i) => {
      const heads = ["key", "function", "file"];
      const rows = d.kernels[i].map(([key, f, bound]) => kernelRow(d.keys[key], d.functions[f], bound));
      const others = held(i).sort(byRank).map(([key, fn, off]) => kernelRow(key, fn, 2, off));
      const parts = [];
      if (rows.length) parts.push(table(heads, rows, "op-kernels"));
      // Beside the declared kernels, those of layers and of Python are many and rarely what one looks for.
      if (rows.length && others.length > 2) parts.push(make("details", "", make("summary", "", `${others.length} more kernels, registered by hand or from Python`), table(heads, others, "op-kernels")));
      else if (others.length) parts.push(table(heads, others, "op-kernels"));
      if (!d.declared[i].length) {
        const none = registered(i).length ? "" : " No library of the wheel registers a kernel.";
        return section("Kernels", ...parts, make("p", "op-note", `native_functions.yaml does not declare it.${none}`));
      }
      const [line, , delegate] = d.declared[i];
      const foot = make("p", "op-note", "Declared at ", source("aten/src/ATen/native/native_functions.yaml", line), delegate >= 0 ? ". Structured: shares the kernel of " : ".");
      if (delegate >= 0) foot.append(opLink(delegate), ".");
      return section("Kernels", ...parts, foot);
    };
    const registrationSection = (i) => {
      const declared = new Map(dispatched(i).map(([key, fn]) => [key, fn[0]]));
      const rows = registered(i).map(([key, path, line, flags, fn]) => {
        const holds = fn ? [longCode(fn[0])] : flags & 4 ? ["falls through"] : declared.has(key) ? ["the wrapper of ", longCode(declared.get(key))] : [];
        if (flags & 2) holds.push(" overridden");
        return [[code(key), flags & 1 ? " alias" : ""], holds, path ? source(path, line) : "by the old RegisterOperators"];
      });
      const letters = [...d.computed[i]].map((l, k) => [code(d.shown[k]), TABLE[l]]);
      const fold = (title, content) => make("details", "", make("summary", "", title), content);
      return section("Dispatch", fold(rows.length === 1 ? "1 registration, with its line" : `${rows.length} registrations, with their lines`, table(["key", "holds", "registered at"], rows, "op-kernels")),
        fold("What the computed table holds for common keys", table(["key", "kernel"], letters)));
    };
    const callSection = (i) => {
      const parts = [];
      const add = (text, set) => set.size && parts.push(make("p", "op-note", text), opList(set));
      add("The code of its CPU or composite function calls these, on some path (binary):", calleesOf(i));
      add("Running PyTorch's own samples on the CPU called these (run):", new Set(d.ran[i]));
      const by = callersOf(i);
      if (by.size) parts.push(make("details", "", make("summary", "", `Called by ${by.size} operators`), opList(by)));
      return parts.length ? section("Calls", ...parts) : null;
    };
    const derivativeSection = (i) => {
      const row_ = d.derivatives[i];
      if (!row_.length) {
        const composite = d.kindNames[d.kind[i]] === "composite implicit";
        return section("Derivative", make("p", "op-note", composite ? "No formula: autograd differentiates the operators that it calls." : "derivatives.yaml has no entry under this name."));
      }
      const rows = row_[1].map(([name, formula]) => [code(name), code(formula)]);
      return section("Derivative", table(["for", "formula"], rows, "op-formulas"), make("p", "op-note", source("tools/autograd/derivatives.yaml", row_[0]), ". ", code("result"), " is the forward-mode formula."));
    };
    const compileSection = (i) => {
      const [decomposition, meta, lowering, flags] = d.compiled[i];
      const word = d.statusNames[d.status[i]];
      const rows = [];
      if (decomposition >= 0) rows.push(["decomposition", pythonPlace(decomposition)]);
      if (meta >= 0) rows.push(["meta function in Python", pythonPlace(meta)]);
      if (lowering >= 0) rows.push(["Inductor lowering", pythonPlace(lowering)]);
      if (flags & 1) rows.push(["core ATen", "decomposed by core_aten_decompositions()"]);
      return section("Compilation", make("p", "", badge(word), ` ${STATUS[word]}`), ...(rows.length ? [table(["", ""], rows)] : []));
    };
    const relatedSection = (i) => {
      const [space, rest] = d.names[i].split("::");
      const base = rest.split(".")[0];
      const stem = base.replace(/^_+|_+$/g, "").replace(/_(?:backward|forward|copy|out|double_backward|jvp)$/, "");
      const near = new Set();
      d.names.forEach((n, j) => {
        const [s, r] = n.split("::");
        if (j === i || s !== space) return;
        const b = r.split(".")[0].replace(/^_+|_+$/g, "");
        if (b === stem || (b.startsWith(`${stem}_`) && /^_(?:backward|forward|copy|double_backward|jvp)/.test(b.slice(stem.length)))) near.add(j);
      });
      return near.size ? section("Related", opList(near)) : null;
    };
    const show = (i) => {
      const back = make("button", "md-button", "← All operators");
      back.type = "button";
      back.addEventListener("click", () => {
        location.hash = state() || "search";
      });
      const kind = d.kindNames[d.kind[i]];
      const badges = make("p", "op-badges", badge(kind, KINDS[kind]));
      if (d.declared[i].length && d.declared[i][1] & 4) badges.append(badge("structured"));
      if (d.declared[i].length && d.declared[i][1] & 8) badges.append(badge("generated by torchgen"));
      for (const t of d.tags[i]) badges.append(badge(d.tagNames[t], "tag"));
      const title = make("h2", "", code(d.names[i]));
      panel.replaceChildren(back, title, badges, make("p", "op-note", KINDS[kind]));
      panel.append(...[schemaSection, pythonSection, kernelSection, callSection, registrationSection, derivativeSection, compileSection, relatedSection]
        .map((make_) => make_(i)).filter(Boolean));
      panel.setAttribute("aria-label", d.names[i]);
      panel.hidden = false;
      results.hidden = true;
      bar.classList.add("is-away");
    };

    const controls = { q: query, ...selects, file };
    const state = () => {
      const out = new URLSearchParams();
      for (const [k, c] of Object.entries(controls)) if (c.value) out.set(k, c.value);
      return out.toString();
    };
    const read = () => {
      const hash = location.hash.slice(1);
      let name = hash;
      try {
        name = decodeURIComponent(hash);
      } catch {
        /* a stray percent sign: look for the text as it is */
      }
      if (number.has(name)) {
        show(number.get(name));
        document.title = `${name} · Operator atlas`;
        window.scrollTo(0, 0);
        panel.focus({ preventScroll: true });
        return;
      }
      document.title = title_;
      panel.hidden = true;
      results.hidden = false;
      bar.classList.remove("is-away");
      const given = new URLSearchParams(hash.includes("=") ? hash : "");
      if (hash.includes("=") || !hash || hash === "search") for (const [k, c] of Object.entries(controls)) c.value = given.get(k) || "";
      else if (hash.includes("::")) query.value = name; // an address of another release: look for what is nearest
      search();
    };
    const title_ = document.title;
    let typed = 0;
    bar.addEventListener("input", () => {
      const fresh = !panel.hidden;
      panel.hidden = true;
      results.hidden = false;
      bar.classList.remove("is-away");
      document.title = title_;
      search();
      // The address follows once typing pauses: browsers refuse a hundred changes in a few seconds.
      if (fresh) history.pushState(null, "", `#${state() || "search"}`);
      clearTimeout(typed);
      typed = setTimeout(() => panel.hidden && history.replaceState(null, "", `#${state() || "search"}`), 250);
    });
    window.addEventListener("hashchange", read);
    window.addEventListener("popstate", read);
    document.querySelector(".op-names")?.remove();
    place.dataset.ready = "yes";
    read();
    if (!location.hash) query.focus({ preventScroll: true });
  };

  // The page loads the data as a deferred script before this one.
  if (window.__operators) start(window.__operators);
  else place.append(make("p", "caution", "The atlas's data did not load. The names below still stand."));
})();
