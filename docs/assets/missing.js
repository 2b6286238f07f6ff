// On the page for missing addresses: what the search finds for the words of the address that was asked.
(() => {
  const place = guide.all("[data-suggest]")[0];
  if (!place || !window.guideSearch) return;
  const last = decodeURIComponent(location.pathname).split("/").filter(Boolean).slice(-1).join(" ");
  window.guideSearch(last.replace(/\.html?$/, "").replace(/[-_]+/g, " ")).then(
    (found) => {
      for (const address of found.slice(0, 5)) {
        const text = address.replace(/#/, " › ").replace(/\/+/g, " / ").replace(/[ /]+$/, "") || "Front page";
        place.querySelector("ul")?.append(guide.el("li", {}, guide.el("a", { href: new URL(address, guide.base).href }, text)));
      }
      place.hidden = !found.length;
    },
    () => {},
  );
})();
