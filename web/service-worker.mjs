// The offline shell: one page that says so, /safety, and the few files the two are dressed in; and, once somebody has
// opened exercises here, the app's own files that exercises need. What people write and what the API answers never
// comes near this cache. The build (scripts/offline-shell.ts) fills in the constants, so every build is a new version.
const NAME = 'alcove-shell-BUILD';
const FILES = ['FILES'];
// The page comes first; its place in the cache says that exercises are kept here.
const EXERCISES = ['EXERCISES'];
const OFFLINE_PAGE = 'OFFLINE_PAGE';

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'",
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
};

self.addEventListener('install', (event) => {
  const keep = async () => {
    // Where an older version kept exercises, so does this one: a deploy must not take them away.
    const isKept = (await caches.match(EXERCISES[0])) !== undefined;
    await addAll(isKept ? [...FILES, ...EXERCISES] : FILES);
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener('message', (event) => {
  if (event.data !== 'keep-exercises') return;
  const keep = async () => {
    if ((await caches.match(EXERCISES[0])) === undefined) await addAll(EXERCISES);
  };
  event.waitUntil(keep());
});

async function addAll(files) {
  const cache = await caches.open(NAME);
  // All of them or none; hashed files may come from the browser's own cache, pages never.
  await cache.addAll(
    files.map((file) => new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'reload' })),
  );
}

self.addEventListener('activate', (event) => {
  const removeOld = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith('alcove-shell-') && name !== NAME);
    await Promise.all(old.map((name) => caches.delete(name)));
    // The page is asked for while this worker wakes up, so that it costs nobody time.
    await self.registration.navigationPreload?.enable();
  };
  event.waitUntil(removeOld());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(event, pathname));
  else if (pathname.includes('.') && [...FILES, ...EXERCISES].includes(pathname)) event.respondWith(kept(request));
});

async function page(event, pathname) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const path = pathname.toLowerCase().replace(/\/+$/, '');
    const page = ['/safety', EXERCISES[0]].includes(path) ? await caches.match(path) : undefined;
    return page ?? new Response(OFFLINE_PAGE, { status: 503, headers: PAGE_HEADERS });
  }
}

async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}
