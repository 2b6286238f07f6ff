// Filters of the library table. Without JavaScript the table stands as it is.
"use strict";
(() => {
  const library = document.querySelector(".library");
  if (!library) return;
  const rows = [...library.querySelectorAll("tbody tr")];
  const names = Object.fromEntries(rows.map((r) => [r.dataset.chapter, r.children[1].textContent]));
  const LANGUAGES = { en: "English", zh: "中文", ja: "日本語" };
  const fields = [
    ["chapter", "Chapter", (v) => names[v]],
    ["level", "Level"],
    ["language", "Language", (v) => LANGUAGES[v] || v],
    ["kind", "Kind"],
    ["year", "Year", (v) => v || "unknown"],
    ["basis", "Basis"],
  ];
  const bar = document.createElement("form");
  bar.className = "filters";
  bar.setAttribute("role", "search");
  bar.setAttribute("aria-label", "Filter the library");
  bar.addEventListener("submit", (event) => event.preventDefault());
  const field = (text, control) => {
    const label = document.createElement("label");
    const span = document.createElement("span");
    span.textContent = text;
    label.append(span, control);
    bar.append(label);
    return control;
  };
  const text = document.createElement("input");
  text.type = "search";
  text.name = "text";
  text.placeholder = "title, author or series";
  field("Find", text);
  const selects = {};
  for (const [key, label, shown] of fields) {
    const select = document.createElement("select");
    select.name = key;
    const counts = new Map();
    for (const row of rows) counts.set(row.dataset[key], (counts.get(row.dataset[key]) || 0) + 1);
    const values = [...counts.keys()];
    if (key !== "chapter") values.sort();
    if (key === "year") values.reverse();
    select.add(new Option("all", "*"));
    for (const value of values) select.add(new Option(`${shown ? shown(value) : value} (${counts.get(value)})`, value));
    selects[key] = field(label, select);
  }
  const said = document.createElement("p");
  said.className = "filter-count";
  said.setAttribute("role", "status");
  library.prepend(bar, said);

  const apply = (keep = true) => {
    const words = text.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const row of rows) {
      const fits =
        Object.entries(selects).every(([key, s]) => s.value === "*" || row.dataset[key] === s.value) &&
        words.every((word) => row.dataset.text.includes(word));
      row.hidden = !fits;
      shown += fits;
    }
    said.textContent = shown ? `${shown} of ${rows.length} resources` : "Nothing fits. Loosen a filter.";
    if (!keep) return;
    const state = new URLSearchParams();
    if (text.value) state.set("text", text.value);
    for (const [key, s] of Object.entries(selects)) if (s.value !== "*") state.set(key, s.value);
    // The hash, not the query: it may be changed on file:// too.
    history.replaceState(null, "", state.size ? `#${state}` : "#library");
  };
  const restore = () => {
    if (!location.hash.includes("=")) return;
    const state = new URLSearchParams(location.hash.slice(1));
    text.value = state.get("text") || "";
    for (const [key, s] of Object.entries(selects)) {
      s.value = state.has(key) ? state.get(key) : "*";
      if (s.selectedIndex < 0) s.value = "*";
    }
  };
  bar.addEventListener("input", () => apply());
  window.addEventListener("hashchange", () => {
    restore();
    apply(false);
  });
  restore();
  apply(false);
})();
