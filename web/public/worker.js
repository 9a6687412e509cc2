/**
 * Opens the page without a network. What the page is made of is kept from the start; words are
 * kept as they are read. Tables need the server, and the page says so.
 */
const KEPT = "steinkreis-__VERSION__";
const SHELL = ["/", ...[/* the shell */]];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(SHELL)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const forget = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(forget());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(newest(request, "/"));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else if (/\.(ftl|svg|css|md)$/.test(url.pathname)) event.respondWith(newest(request, request));
});

/** As the server has it now; without a network, as it was. */
async function newest(request, otherwise) {
  const shelf = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok && otherwise === request) await shelf.put(request, answer.clone());
    return answer;
  } catch (trouble) {
    const found = await shelf.match(otherwise);
    if (found) return found;
    throw trouble;
  }
}

/** What never changes under its name. */
async function kept(request) {
  const shelf = await caches.open(KEPT);
  const found = await shelf.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await shelf.put(request, answer.clone());
  return answer;
}
