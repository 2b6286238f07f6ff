// Keeps what was read, so that it can be read again without a network.
// The network comes first: a new release replaces the old at the next visit, and nothing sticks.
const CACHE = "inside-pytorch";
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || !url.href.startsWith(worker.registration.scope)) return;
  event.respondWith(
    (async () => {
      const cache = await caches.open(CACHE);
      try {
        // A page is asked for anew even where the browser would still call its own copy fresh.
        const answer = await fetch(request, request.mode === "navigate" ? { cache: "no-cache" } : undefined);
        // A partial or failed answer must not replace a good one.
        if (answer.status === 200) event.waitUntil(cache.put(request, answer.clone()));
        return answer;
      } catch (error) {
        const kept = await cache.match(request, { ignoreSearch: true, ignoreVary: true });
        if (kept) return kept;
        if (request.mode !== "navigate") throw error;
        const page = await cache.match(new URL("404.html", worker.registration.scope).href, { ignoreVary: true });
        return page || new Response("This page was not kept on this device.", { status: 503, headers: { "Content-Type": "text/plain" } });
      }
    })(),
  );
});
