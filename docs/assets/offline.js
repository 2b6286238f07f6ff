// Registers the service worker on the hosted site; keeps the whole guide on request; remembers the last page.
"use strict";
(() => {
  const base = new URL(JSON.parse(document.getElementById("__config").textContent).base + "/", location.href);
  const LAST = "inside-pytorch.last";
  const here = location.href.slice(base.href.length).split("#")[0];
  const article = document.querySelector("article h1");
  try {
    const place = document.querySelector("[data-continue]");
    const last = JSON.parse(localStorage.getItem(LAST) || "null");
    if (place && last && typeof last.path === "string" && typeof last.title === "string") {
      const link = document.createElement("a");
      link.href = new URL(last.path, base).href;
      link.textContent = last.title;
      // Only a page of this site: the kept path must not lead elsewhere.
      if (link.href.startsWith(base.href)) {
        place.append("Continue reading: ", link);
        place.hidden = false;
      }
    }
    if (!place && article && !/^(library|operators|contributing|changes)/.test(here) && !document.querySelector("[data-missing]"))
      localStorage.setItem(LAST, JSON.stringify({ path: here, title: article.firstChild.textContent.trim() }));
  } catch {
    /* storage refused: nothing is remembered */
  }

  const hosted = location.protocol.startsWith("http") && "serviceWorker" in navigator && window.isSecureContext;
  if (hosted) navigator.serviceWorker.register(new URL("sw.js", base), { scope: base.pathname }).catch(() => {});

  const keep = document.querySelector("[data-keep]");
  if (!keep) return;
  if (!hosted) {
    keep.textContent = "This copy is on your device already, or your browser cannot keep one.";
    return;
  }
  const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "md-button";
  const bar = document.createElement("progress");
  bar.setAttribute("aria-label", "Share of the guide that is kept");
  bar.hidden = true;
  const says = document.createElement("p");
  says.setAttribute("role", "status");
  keep.append(button, bar, says);
  const KEPT = "inside-pytorch.kept";
  const kept = () => {
    try {
      return JSON.parse(localStorage.getItem(KEPT) || "{}");
    } catch {
      return {};
    }
  };
  fetch(new URL("precache.json", base), { cache: "no-store" })
    .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(answer.status))))
    .then((told) => {
      const had = kept();
      const wanted = told.files.filter(([path, , digest]) => (had.files || {})[path] !== digest);
      const bytes = wanted.reduce((sum, [, size]) => sum + size, 0);
      if (had.version === told.version) {
        button.disabled = true;
        button.textContent = "The whole guide is kept on this device";
        return;
      }
      button.textContent = `${had.version ? "Bring the kept copy up to date" : "Keep the whole guide on this device"} (${megabytes(bytes)})`;
      button.addEventListener("click", async () => {
        button.disabled = true;
        bar.hidden = false;
        bar.max = bytes;
        bar.value = 0;
        const cache = await caches.open("inside-pytorch");
        const files = {};
        try {
          for (const [path, size, digest] of told.files) {
            const address = new URL(path.replace(/(^|\/)index\.html$/, "$1"), base).href;
            if ((had.files || {})[path] !== digest) {
              const answer = await fetch(address, { cache: "reload" });
              if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
              await cache.put(address, answer);
              bar.value += size;
            }
            files[path] = digest;
          }
          // What the new release no longer has goes.
          for (const path of Object.keys(had.files || {})) {
            if (!(path in files)) await cache.delete(new URL(path.replace(/(^|\/)index\.html$/, "$1"), base).href);
          }
          localStorage.setItem(KEPT, JSON.stringify({ version: told.version, files }));
          button.textContent = "The whole guide is kept on this device";
          says.textContent = `${megabytes(told.bytes)} kept. It reads on without a network.`;
        } catch (error) {
          button.disabled = false;
          says.textContent = `It stopped (${error.message}). What came is kept; press again to go on.`;
        }
      });
    })
    .catch(() => {
      keep.textContent = "This copy of the site offers nothing to keep.";
    });
})();
