// Ticks on resources, kept in this browser only: { id: { c: chapter, d: "2026-11-21" } }.
"use strict";
(() => {
  const KEY = "inside-pytorch.read";
  const load = () => {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) || "{}");
      return kept && typeof kept === "object" && !Array.isArray(kept) ? kept : {};
    } catch {
      return {}; // storage refused or damaged: the page works without ticks
    }
  };
  const save = (ticks) => {
    try {
      localStorage.setItem(KEY, JSON.stringify(ticks));
    } catch {
      /* private mode: the tick lasts as long as the page */
    }
    document.dispatchEvent(new CustomEvent("ticks"));
  };
  let ticks = load();

  const box = (id, chapter, title) => {
    const label = document.createElement("label");
    label.className = "tick";
    const input = document.createElement("input");
    input.type = "checkbox";
    input.checked = id in ticks;
    input.setAttribute("aria-label", `I have read: ${title}`);
    input.addEventListener("change", () => {
      ticks = load(); // another tab may have ticked meanwhile
      if (input.checked) ticks[id] = { c: chapter, d: new Date().toISOString().slice(0, 10) };
      else delete ticks[id];
      save(ticks);
    });
    label.append(input);
    return label;
  };

  for (const item of document.querySelectorAll(".reading-list li.resource, .library tr[data-id]")) {
    const chapter = item.dataset.chapter || item.closest("[data-chapter]").dataset.chapter;
    const title = item.querySelector(".resource-title");
    (title.closest("h3") || title).before(box(item.dataset.id, chapter, title.textContent));
  }

  const count = (chapter) => Object.values(ticks).filter((t) => t && (!chapter || t.c === chapter)).length;
  const show = () => {
    for (const place of document.querySelectorAll("[data-progress]")) {
      const chapter = place.dataset.progress;
      const total = Number(place.dataset.total);
      const done = Math.min(count(chapter), total);
      const text = place.classList.contains("card-progress")
        ? done ? ` · ${done} read` : ""
        : `${done} of ${total} read`;
      place.textContent = text;
      if (!place.classList.contains("card-progress")) {
        const bar = document.createElement("progress");
        bar.max = total;
        bar.value = done;
        bar.setAttribute("aria-label", text);
        place.append(bar);
      }
    }
    for (const input of document.querySelectorAll(".tick input")) {
      const id = input.closest("[data-id]").dataset.id;
      input.checked = id in ticks;
      input.closest("[data-id]").classList.toggle("is-read", id in ticks);
    }
  };
  document.addEventListener("ticks", show);
  window.addEventListener("storage", (event) => {
    if (event.key === KEY) {
      ticks = load();
      show();
    }
  });
  show();

  const tools = document.querySelector("[data-ticks]");
  if (!tools) return;
  const say = document.createElement("span");
  say.setAttribute("role", "status");
  const button = (text, action) => {
    const b = document.createElement("button");
    b.type = "button";
    b.className = "md-button";
    b.textContent = text;
    b.addEventListener("click", action);
    return b;
  };
  const file = document.createElement("input");
  file.type = "file";
  file.accept = "application/json";
  file.hidden = true;
  file.setAttribute("aria-label", "File of ticks to import");
  file.addEventListener("change", async () => {
    try {
      const given = JSON.parse(await file.files[0].text());
      if (given.guide !== "inside-pytorch" || typeof given.read !== "object" || !given.read) throw new Error();
      const known = Object.entries(given.read).filter(([, t]) => t && typeof t.c === "string");
      ticks = { ...load(), ...Object.fromEntries(known) };
      save(ticks);
      say.textContent = `${known.length} ticks imported.`;
    } catch {
      say.textContent = "That file is not an export of this guide's ticks; nothing was changed.";
    }
    file.value = "";
  });
  tools.append(
    button("Export ticks", () => {
      const blob = new Blob([JSON.stringify({ guide: "inside-pytorch", read: load() }, null, 1)], { type: "application/json" });
      const link = document.createElement("a");
      link.href = URL.createObjectURL(blob);
      link.download = "inside-pytorch-ticks.json";
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 1000);
      say.textContent = `${count()} ticks exported.`;
    }),
    button("Import ticks", () => file.click()),
    button("Clear all", () => {
      if (!confirm("Forget every tick on this site in this browser?")) return;
      ticks = {};
      save(ticks);
      say.textContent = "All ticks cleared.";
    }),
    file,
    say,
  );
})();
