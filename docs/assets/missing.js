// On the page for missing addresses: what the search finds for the words of the address that was asked.
(() => {
  const place = guide.all("[data-suggest]")[0];
  if (!place || !window.guideSections) return;
  let asked = location.pathname;
  try {
    asked = decodeURIComponent(asked);
  } catch {
    /* a stray percent sign */
  }
  const last = asked.split("/").filter(Boolean).slice(-1).join(" ");
  window.guideSections(last.replace(/\.html?$/, "").replace(/[-_]+/g, " ")).then(
    (found) => {
      for (const { location: address, title, page } of found.slice(0, 5)) {
        const text = page === title ? title : `${page} › ${title}`;
        place.querySelector("ul")?.append(guide.el("li", {}, guide.el("a", { href: new URL(address, guide.base).href }, text)));
      }
      place.hidden = !found.length;
    },
    () => {},
  );
})();
