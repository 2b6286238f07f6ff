// Keeps what was read, so that it can be read again without a network.
// The network comes first: a new release replaces the old at the next visit, and nothing sticks.
// A network that does not answer is not waited for where a copy is kept.
const CACHE = "inside-pytorch";
const PATIENCE = 4000; // milliseconds
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

/**
 * A partial or failed answer must not replace a good one, and one that stops half-way must not lock the cache: it is
 * written when it is here whole.
 * @param {Cache} cache
 * @param {Request} request
 * @param {Response} answer
 */
const keep = async (cache, request, answer) => {
  if (answer.status !== 200) return;
  const { status, statusText, headers } = answer;
  await cache.put(request, new Response(await answer.blob(), { status, statusText, headers }));
};

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || !url.href.startsWith(worker.registration.scope)) return;
  event.respondWith(
    (async () => {
      const cache = await caches.open(CACHE);
      const kept = () => cache.match(request, { ignoreSearch: true, ignoreVary: true });
      // Asked for anew even where the browser would still call its own copy fresh: a new page must not meet an old script.
      const network = fetch(request, { cache: "no-cache" });
      event.waitUntil(network.then((answer) => keep(cache, request, answer.clone())).catch(() => {}));
      const tired = new Promise((done) => setTimeout(done, PATIENCE)).then(kept);
      try {
        return await Promise.race([network, tired.then((copy) => copy || network)]);
      } catch (error) {
        const copy = await kept();
        if (copy) return copy;
        if (request.mode !== "navigate") throw error;
        const page = await cache.match(new URL("404.html", worker.registration.scope).href, { ignoreVary: true });
        return page || new Response("This page was not kept on this device.", { status: 503, headers: { "Content-Type": "text/plain" } });
      }
    })(),
  );
});
