// On the page for missing addresses: what the search finds for the words of the address that was asked.
"use strict";
(() => {
  const place = document.querySelector("[data-suggest]");
  if (!place || !window.guideSearch) return;
  const words = decodeURIComponent(location.pathname).split("/").filter(Boolean).slice(-1).join(" ").replace(/\.html?$/, "").replace(/[-_]+/g, " ");
  const base = new URL(JSON.parse(document.getElementById("__config").textContent).base + "/", location.href);
  window.guideSearch(words).then((found) => {
    for (const address of found.slice(0, 5)) {
      const item = document.createElement("li");
      const link = document.createElement("a");
      link.href = new URL(address, base).href;
      link.textContent = address.replace(/#/, " › ").replace(/\/+/g, " / ").replace(/[ /]+$/, "") || "Front page";
      item.append(link);
      place.querySelector("ul").append(item);
    }
    place.hidden = !found.length;
  }, () => {});
})();
