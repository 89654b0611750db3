import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';

const SOURCE = readFileSync(path.join(import.meta.dirname, '../../../client/service-worker/service-worker.js'), 'utf8');
const ORIGIN = 'https://hueco.test';
const addressOf = (request: string | { url: string }): string =>
  new URL(typeof request === 'string' ? request : request.url, ORIGIN).href;

/** A cache that keeps its files in the order of their insertion, as browsers do. */
class MemoryCache {
  readonly files = new Map<string, Response>();
  match = async (request: string | { url: string }) => this.files.get(addressOf(request))?.clone();
  put = async (request: string | { url: string }, answer: Response) =>
    void this.files.set(addressOf(request), new Response(await answer.text(), { status: answer.status }));
  keys = async () => [...this.files.keys()].map((url) => ({ url }));
  delete = async (request: { url: string }) => this.files.delete(request.url);
}

/** The worker's script with the browser's objects that it uses. */
function startWorker(fetch: (url: string) => Promise<Response>) {
  const stores = new Map<string, MemoryCache>();
  const open = async (name: string) => {
    if (!stores.has(name)) stores.set(name, new MemoryCache());
    return stores.get(name) as MemoryCache;
  };
  const caches = {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (request: string | { url: string }, { cacheName }: { cacheName: string }) =>
      stores.get(cacheName)?.match(request),
  };
  const handlers = new Map<string, (event: object) => void>();
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (name: string, handle: (event: object) => void) => handlers.set(name, handle),
  };
  class FileRequest {
    readonly url: string;
    constructor(url: string) {
      this.url = addressOf(url);
    }
  }
  // oxlint-disable-next-line no-implied-eval, no-new-func -- the file is built as it stands and has no exports
  new Function('self', 'caches', 'fetch', 'Request', SOURCE)(self, caches, fetch, FileRequest);
  return {
    install: () =>
      new Promise<void>((resolve, reject) => {
        handlers.get('install')?.({ waitUntil: (work: Promise<void>) => work.then(resolve, reject) });
      }),
    load: (file: string) =>
      new Promise<Response>((resolve) => {
        handlers.get('fetch')?.({
          request: { url: ORIGIN + file, method: 'GET', mode: 'cors' },
          respondWith: (answer: Promise<Response>) => void answer.then(resolve),
        });
      }),
  };
}

test('U4 P16 the files of the page without a connection stay, however many others were loaded since', async () => {
  const server = vi.fn(async (request: string | { url: string }) => {
    const { pathname } = new URL(addressOf(request));
    return new Response(pathname === '/offline' ? '<script src="/assets/offline-1.js"></script>' : `of ${pathname}`);
  });
  const worker = startWorker(server as never);
  await worker.install();
  for (let count = 0; count < 301; count += 1) await worker.load(`/assets/page-${count}.js`);
  server.mockRejectedValue(new TypeError('Failed to fetch'));
  const answer = await Promise.race([
    worker.load('/assets/offline-1.js'),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), 1000)),
  ]);
  expect(await answer?.text()).toBe('of /assets/offline-1.js');
});

test('U4 P16 a worker whose page misses a file is not installed', async () => {
  const worker = startWorker((async (request: string | { url: string }) => {
    const isPage = new URL(addressOf(request)).pathname === '/offline';
    return isPage ? new Response('<script src="/assets/offline-1.js"></script>') : new Response('', { status: 404 });
  }) as never);
  await expect(worker.install()).rejects.toThrow('404');
});
