// The offline shell and nothing else: one page that says so, /safety, and the few files the two are dressed in.
// What people write and what the API answers never comes near this cache. The build (scripts/offline-shell.ts)
// fills in the three constants, so every build is a new version.
const NAME = 'alcove-shell-BUILD';
const FILES = ['FILES'];
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
  const fresh = FILES.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll(fresh))
      .then(() => self.skipWaiting()),
  );
});

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
  else if (pathname !== '/safety' && FILES.includes(pathname)) event.respondWith(kept(request));
});

async function page(event, pathname) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const isSafety = pathname.toLowerCase().replace(/\/+$/, '') === '/safety';
    const safety = isSafety ? await caches.match('/safety') : undefined;
    return safety ?? new Response(OFFLINE_PAGE, { status: 503, headers: PAGE_HEADERS });
  }
}

async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}
