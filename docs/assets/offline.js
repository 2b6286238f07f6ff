// Registers the service worker on the hosted site; keeps the whole guide on request; remembers the last page.
(() => {
  const { base, all, el } = guide;
  const here = location.href.slice(base.href.length).split("#")[0];
  const heading = all("article h1")[0];
  const place = all("[data-continue]")[0];
  const last = guide.kept("last");
  if (place && typeof last?.path === "string" && typeof last.title === "string") {
    const link = el("a", { href: base.href + last.path }, last.title);
    // Only a page of this site: `..` in the kept path must not lead elsewhere.
    if (link.href.startsWith(base.href)) {
      place.append("Continue reading: ", link);
      place.hidden = false;
    }
  }
  if (!place && heading && !/^(library|operators|contributing|changes)/.test(here) && !all("[data-missing]").length)
    guide.keep("last", { path: here, title: heading.firstChild?.textContent?.trim() });

  const hosted = location.protocol.startsWith("http") && "serviceWorker" in navigator && window.isSecureContext;
  if (hosted) navigator.serviceWorker.register(new URL("sw.js", base), { scope: base.pathname }).catch(() => {});

  const keep = all("[data-keep]")[0];
  if (!keep) return;
  if (!hosted) {
    keep.textContent = "This copy is on your device already, or your browser cannot keep one.";
    return;
  }
  const WHOLE = "The whole guide is kept on this device";
  /** @param {number} bytes */
  const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
  /** @param {string} path */
  const addressed = (path) => new URL(path.replace(/(^|\/)index\.html$/, "$1"), base).href;
  const button = el("button", { type: "button", className: "md-button" });
  const bar = el("progress", { "aria-label": "Share of the guide that is kept", hidden: true });
  const status = el("p", { role: "status" });
  keep.append(button, bar, status);

  /** @typedef {{version: string, bytes: number, files: [path: string, size: number, digest: string][]}} Manifest */
  /** @param {Manifest} manifest */
  const offer = (manifest) => {
    /** @type {{version?: string, files?: Record<string, string>}} */
    const had = guide.kept("kept") || {};
    const before = had.files || {};
    const bytes = manifest.files.filter(([path, , digest]) => before[path] !== digest).reduce((sum, [, size]) => sum + size, 0);
    if (had.version === manifest.version) {
      button.disabled = true;
      button.textContent = WHOLE;
      return;
    }
    button.textContent = `${had.version ? "Bring the kept copy up to date" : "Keep the whole guide on this device"} (${megabytes(bytes)})`;
    button.addEventListener("click", async () => {
      button.disabled = true;
      bar.hidden = false;
      bar.max = bytes;
      bar.value = 0;
      const cache = await caches.open("inside-pytorch");
      /** @type {Record<string, string>} */
      const files = {};
      try {
        for (const [path, size, digest] of manifest.files) {
          if (before[path] !== digest) {
            const answer = await fetch(addressed(path), { cache: "reload" });
            if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
            await cache.put(addressed(path), answer);
            bar.value += size;
          }
          files[path] = digest;
        }
        // What the new release no longer has goes.
        for (const path of Object.keys(before)) if (!(path in files)) await cache.delete(addressed(path));
        guide.keep("kept", { version: manifest.version, files });
        button.textContent = WHOLE;
        status.textContent = `${megabytes(manifest.bytes)} kept. It reads on without a network.`;
      } catch (error) {
        button.disabled = false;
        status.textContent = `It stopped (${error instanceof Error ? error.message : error}). What came is kept; press again to go on.`;
      }
    });
  };
  fetch(new URL("precache.json", base), { cache: "no-store" })
    .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(String(answer.status)))))
    .then(offer)
    .catch(() => {
      keep.textContent = "This copy of the site offers nothing to keep.";
    });
})();
