// Filters of the library table. Without JavaScript the table stands as it is.
(() => {
  const { all, el } = guide;
  const library = all(".library")[0];
  if (!library) return;
  /** @type {HTMLTableRowElement[]} */
  const rows = all("tbody tr", library);
  /** @param {HTMLElement} row @param {string} key */
  const of = (row, key) => row.dataset[key] || "";
  const names = Object.fromEntries(rows.map((row) => [of(row, "chapter"), row.cells[1].textContent || ""]));
  /** @type {Record<string, string>} */
  const LANGUAGES = { en: "English", zh: "中文", ja: "日本語" };
  /** @type {[key: string, label: string, shown?: (value: string) => string][]} */
  const FIELDS = [
    ["chapter", "Chapter", (value) => names[value]],
    ["level", "Level"],
    ["language", "Language", (value) => LANGUAGES[value] || value],
    ["kind", "Kind"],
    ["year", "Year", (value) => value || "unknown"],
    ["basis", "Basis"],
  ];
  const bar = el("form", { className: "filters", role: "search", "aria-label": "Filter the library" });
  bar.addEventListener("submit", (event) => event.preventDefault());
  const text = el("input", { type: "search", name: "text", placeholder: "title, author, series or note" });
  bar.append(el("label", {}, el("span", {}, "Find"), text));
  /** @type {Record<string, HTMLSelectElement>} */
  const selects = {};
  for (const [key, label, shown] of FIELDS) {
    const counts = new Map();
    for (const row of rows) counts.set(of(row, key), (counts.get(of(row, key)) || 0) + 1);
    const values = [...counts.keys()];
    if (key !== "chapter") values.sort();
    if (key === "year") values.reverse();
    const select = el("select", { name: key });
    select.add(new Option("all", "*"));
    for (const value of values) select.add(new Option(`${shown ? shown(value) : value} (${counts.get(value)})`, value));
    selects[key] = select;
    bar.append(el("label", {}, el("span", {}, label), select));
  }
  const status = el("p", { className: "filter-count", role: "status" });
  all(".filters-place", library)[0].append(bar, status);

  /** What a row says, its note and caution too. @type {Map<HTMLElement, string>} */
  const said = new Map();
  const holds = (/** @type {HTMLTableRowElement} */ row, /** @type {string} */ word) => {
    if (!said.has(row)) said.set(row, `${of(row, "text")} ${(row.cells[0].textContent || "").toLowerCase()}`);
    return said.get(row)?.includes(word);
  };
  const apply = (keep = true) => {
    const words = text.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const row of rows) {
      const fits =
        Object.entries(selects).every(([key, { value }]) => value === "*" || of(row, key) === value) &&
        words.every((word) => holds(row, word));
      row.hidden = !fits;
      shown += Number(fits);
    }
    library.toggleAttribute("data-filtered", shown < rows.length); // what is left needs no room for what is hidden
    status.textContent = shown ? `${shown} of ${rows.length} resources` : "Nothing fits. Loosen a filter.";
    if (!keep) return;
    const state = new URLSearchParams();
    if (text.value) state.set("text", text.value);
    for (const [key, { value }] of Object.entries(selects)) if (value !== "*") state.set(key, value);
    // The hash, not the query: it may be changed on file:// too.
    history.replaceState(null, "", state.size ? `#${state}` : "#library");
  };
  const restore = () => {
    if (!location.hash.includes("=")) return;
    const state = new URLSearchParams(location.hash.slice(1));
    text.value = state.get("text") || "";
    for (const [key, select] of Object.entries(selects)) {
      select.value = state.get(key) ?? "*";
      if (select.selectedIndex < 0) select.value = "*";
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
