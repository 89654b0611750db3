// Built as it stands: only the version is filled in. It keeps files that are the same for everybody, and one page to show without a connection.
// What the API answers never passes through here.
const VERSION = '__VERSION__';
const SHELL = `hueco-shell-${VERSION}`;
const ASSETS = 'hueco-assets';
const SHELL_ADDRESS = '/offline';
const MOST_ASSETS = 300;
const IS_ASSET = /^\/(assets|icons|images)\/|^\/favicon\.svg$/;

self.addEventListener('install', (event) => event.waitUntil(prepareShell()));
self.addEventListener('activate', (event) => event.waitUntil(dropFormerShells()));
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => shell()));
  else if (IS_ASSET.test(pathname)) event.respondWith(fromAssets(request));
});

self.addEventListener('push', (event) => event.waitUntil(showNotification(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.path));
});

/** What the server told of: the words of the bell. A newer one of the same takes the place of the former. */
async function showNotification(data) {
  const { id, title, message, path } = data.json();
  await self.registration.showNotification(title, {
    body: message,
    tag: id,
    icon: '/icons/icon-192.png',
    badge: '/icons/icon-192.png',
    data: { path },
  });
}

/** The page in a window that is open, or in a new one. */
async function openPage(path) {
  const address = new URL(path, self.location.origin).href;
  const [open] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!open) return void (await self.clients.openWindow(address));
  await open.focus();
  await open.navigate(address).catch(() => self.clients.openWindow(address));
}

/** The shell, and every file it names: nobody is signed in when it is fetched. */
async function prepareShell() {
  const answer = await fetch(SHELL_ADDRESS, { credentials: 'omit', cache: 'no-store' });
  if (!answer.ok) throw new Error(`the shell answered ${answer.status}`);
  const page = await answer.clone().text();
  const files = new Set([...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file));
  const cache = await caches.open(SHELL);
  await cache.put(SHELL_ADDRESS, answer);
  // Beside the page, where nothing is dropped for later files.
  await Promise.all([...files].map((file) => keepForShell(cache, file)));
}

async function keepForShell(cache, file) {
  const answer = await fromAssets(new Request(file));
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}`);
  await cache.put(file, answer);
}

async function shell() {
  return (await caches.match(SHELL_ADDRESS, { cacheName: SHELL })) ?? Response.error();
}

/** Files with a hash in their name never change: the first answer is the last. */
async function fromAssets(request) {
  const cache = await caches.open(ASSETS);
  const ofShell = await caches.match(request.url, { cacheName: SHELL, ignoreVary: true });
  const kept = ofShell ?? (await cache.match(request.url, { ignoreVary: true }));
  if (kept) return kept;
  const answer = await fetch(request.url, { credentials: 'omit' });
  if (answer.ok && new URL(request.url).pathname.startsWith('/assets/')) {
    await cache.put(request.url, answer.clone());
    await trim(cache);
  }
  return answer;
}

async function trim(cache) {
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MOST_ASSETS)).map((request) => cache.delete(request)));
}

async function dropFormerShells() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('hueco-shell-') && name !== SHELL).map((name) => caches.delete(name)),
  );
}
