// Ticks on resources, kept in this browser only: { id: { c: chapter, d: "2026-11-21" } }.
(() => {
  const { all, el } = guide;
  const NAME = "read";
  /** @typedef {Record<string, {c: string, d?: string}>} Ticks */
  /** @returns {Ticks} */
  const load = () => {
    const kept = guide.kept(NAME);
    return kept && typeof kept === "object" && !Array.isArray(kept) ? kept : {};
  };
  let ticks = load();
  const save = () => {
    guide.keep(NAME, ticks);
    show();
  };

  /** @param {HTMLElement} part */
  const ident = (part) => /** @type {HTMLElement | null} */ (part.closest("[data-id]"))?.dataset.id || "";
  for (const item of all(".reading-list li.resource, .library tr[data-id]")) {
    const chapter = /** @type {HTMLElement | null} */ (item.closest("[data-chapter]"))?.dataset.chapter || "";
    const title = all(".resource-title", item)[0];
    const input = el("input", { type: "checkbox", "aria-label": `I have read: ${title.textContent}` });
    input.addEventListener("change", () => {
      ticks = load(); // another tab may have ticked meanwhile
      if (input.checked) ticks[ident(item)] = { c: chapter, d: new Date().toISOString().slice(0, 10) };
      else delete ticks[ident(item)];
      save();
    });
    (title.closest("h3") || title).before(el("label", { className: "tick" }, input));
  }

  const count = (chapter = "") => Object.values(ticks).filter((tick) => tick && (!chapter || tick.c === chapter)).length;
  const show = () => {
    for (const place of all("[data-progress]")) {
      const total = Number(place.dataset.total);
      const done = Math.min(count(place.dataset.progress), total);
      if (place.classList.contains("card-progress")) place.textContent = done ? ` · ${done} read` : "";
      else {
        const text = `${done} of ${total} read`;
        place.replaceChildren(text, el("progress", { max: total, value: done, "aria-label": text }));
      }
    }
    /** @type {HTMLInputElement[]} */
    const boxes = all(".tick input");
    for (const input of boxes) {
      input.checked = ident(input) in ticks;
      input.closest("[data-id]")?.classList.toggle("is-read", input.checked);
    }
  };
  window.addEventListener("storage", (event) => {
    if (event.key !== `inside-pytorch.${NAME}`) return;
    ticks = load();
    show();
  });
  show();

  const tools = all("[data-ticks]")[0];
  if (!tools) return;
  const status = el("span", { role: "status" });
  const file = el("input", { type: "file", accept: "application/json", hidden: true, "aria-label": "File of ticks to import" });
  file.addEventListener("change", async () => {
    try {
      const given = JSON.parse((await file.files?.[0].text()) || "");
      if (given.guide !== "inside-pytorch" || typeof given.read !== "object" || !given.read) throw new Error();
      /** @type {[string, any][]} */
      const entries = Object.entries(given.read);
      const known = entries.filter(([, tick]) => typeof tick?.c === "string");
      ticks = { ...load(), ...Object.fromEntries(known) };
      save();
      status.textContent = `${known.length} ticks imported.`;
    } catch {
      status.textContent = "That file is not an export of this guide's ticks; nothing was changed.";
    }
    file.value = "";
  });
  tools.append(
    guide.button("Export ticks", "md-button", () => {
      const blob = new Blob([JSON.stringify({ guide: "inside-pytorch", read: load() }, null, 1)], { type: "application/json" });
      const link = el("a", { href: URL.createObjectURL(blob), download: "inside-pytorch-ticks.json" });
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 1000);
      status.textContent = `${count()} ticks exported.`;
    }),
    guide.button("Import ticks", "md-button", () => file.click()),
    guide.button("Clear all", "md-button", () => {
      if (!confirm("Forget every tick on this site in this browser?")) return;
      ticks = {};
      save();
      status.textContent = "All ticks cleared.";
    }),
    file,
    status,
  );
})();
