import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../support/browser.js';
import type { TestApp } from '../../support/test-app.js';
import { DEMO_PASSWORD } from '../support/demo.js';
import { newVisitor, signInByForm, startWebApp } from '../support/web-app.js';

const RENTER = 'renter@hueco.test';

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startWebApp(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

const databases = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
/** The service worker's cache: all paths, and those whose content contains a text. */
const cached = (page: Page, text: string): Promise<{ paths: string[]; withText: string[] }> =>
  page.evaluate(async (wanted) => {
    const found = { paths: [] as string[], withText: [] as string[] };
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url);
        found.paths.push(pathname);
        if ((await (await cache.match(request))?.text())?.includes(wanted)) found.withText.push(pathname);
      }
    }
    return found;
  }, text);

async function expectOfflinePage(page: Page): Promise<void> {
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Sin conexión' }).waitFor();
}

test('U2 U4 P16 offline a renter sees bookings and access instructions; after sign-out no personal data is left', async () => {
  const { page, context } = await newVisitor(browser, app, { hasServiceWorker: true });
  await signInByForm(page, RENTER, DEMO_PASSWORD, '/dashboard?mode=renter');
  await page.goto('/search?postal_code=28010');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => databases(page)).toEqual(['hueco_offline']);
  const [row] = await app.context().em.execute<{ reference: string }[]>(
    `select b.reference from bookings b join users u on u.id = b.renter_id
      where u.email = ? and b.status in ('active', 'confirmed') order by b.starts_on limit 1`,
    [RENTER],
  );
  if (!row) throw new Error('the demo renter has no running booking');

  await page.goto('/dashboard?mode=renter');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await context.setOffline(true);
  await page.getByText(/^Sin conexión · datos de \d{1,2}:\d\d$/).waitFor();
  // A device may report its network never, or long before the server can be reached.
  await page.addInitScript(() => window.addEventListener('online', (event) => event.stopImmediatePropagation()));
  await expectOfflinePage(page);
  await page.getByText(row.reference).first().waitFor();
  await expect.poll(() => page.getByText(/^Sin conexión · datos de/).count()).toBeGreaterThan(0);
  await expect.poll(() => page.getByText('Cómo entrar').count()).toBeGreaterThan(0);
  await expect.poll(() => page.getByRole('heading', { level: 3, name: /28010/ }).count()).toBe(1);
  // The data are encrypted where third-party scripts could read them, and in no shared cache.
  const { paths, withText } = await cached(page, row.reference);
  expect(paths.filter((path) => path !== '/offline' && !path.startsWith('/assets/'))).toEqual([]);
  expect(withText).toEqual([]);

  // The page reloads by itself.
  await context.setOffline(false);
  await page.getByRole('button', { name: /^Tu cuenta/ }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.getByText('Has cerrado sesión correctamente').waitFor();
  expect(await databases(page)).toEqual([]);
  await context.setOffline(true);
  await expectOfflinePage(page);
  expect(await page.getByRole('main').textContent()).not.toMatch(new RegExp(`${row.reference}|Tus reservas|28010`));
  await context.close();
});

test('U4 the app has installable manifests in both languages', async () => {
  for (const file of ['manifest.webmanifest', 'manifest.en.webmanifest']) {
    const answer = await fetch(`${app.url}/${file}`);
    expect(answer.headers.get('content-type')).toContain('application/manifest+json');
    const manifest = (await answer.json()) as {
      id: string;
      name: string;
      short_name: string;
      start_url: string;
      scope: string;
      display: string;
      icons: { src: string; sizes: string; purpose: string }[];
      shortcuts: { url: string }[];
    };
    expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone', short_name: 'Hueco' });
    for (const [sizes, purpose] of [
      ['192x192', 'any'],
      ['512x512', 'any'],
      ['512x512', 'maskable'],
    ] as const) {
      const icon = manifest.icons.find((one) => one.sizes === sizes && one.purpose === purpose);
      expect((await fetch(app.url + icon?.src)).headers.get('content-type')).toBe('image/png');
    }
    expect(manifest.shortcuts.map(({ url }) => url)).toContain('/search');
  }
  expect(await (await fetch(`${app.url}/about?lang=en`)).text()).toContain('href="/manifest.en.webmanifest"');
});

test('U4 P-59 the service worker is one file under the CSP, and the offline page has nonces', async () => {
  const worker = await fetch(`${app.url}/service-worker.js`);
  expect(worker.headers.get('content-type')).toContain('javascript');
  expect(worker.headers.get('content-security-policy')).toContain("connect-src 'self'");
  expect(await worker.text()).not.toContain('__VERSION__');
  const shell = await fetch(`${app.url}/offline`);
  const nonce = /'nonce-([^']+)'/.exec(shell.headers.get('content-security-policy') ?? '')?.[1];
  const page = await shell.text();
  expect(page).toContain('name="robots" content="noindex"');
  expect([...page.matchAll(/nonce="([^"]*)"/g)].every(([, one]) => one === nonce)).toBe(true);
});
