import type { Browser, Page, WebSocket } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount, PASSWORD } from '../../support/accounts.js';
import { launchBrowser } from '../../support/browser.js';
import type { TestApp } from '../../support/test-app.js';
import { DEMO_PASSWORD, freeSpaces } from '../support/demo.js';
import { newVisitor, signInByForm, startWebApp, type Visitor } from '../support/web-app.js';

const FORMER = 'renter@hueco.test';
const NEXT = 'next-user@example.test';
/** Storage that may remain for the browser's next user: settings of the device, no personal data. */
const OF_THE_DEVICE = ['i18nextLng', 'theme', 'hueco_cookie_preferences'];

let app: TestApp;
let browser: Browser;
/** Everything that would reveal the former user. */
let personalData: string[];

beforeAll(async () => {
  [app, browser] = await Promise.all([startWebApp(), launchBrowser({ keepsPages: true })]);
  await createAccount(app, { email: NEXT, fullName: 'Bruno Vidal Mora' });
  const rows = await app
    .context()
    .em.execute<{ full_name: string; reference: string }[]>(
      'select u.full_name, b.reference from users u join bookings b on b.renter_id = u.id where u.email = ?',
      [FORMER],
    );
  personalData = [FORMER, ...new Set(rows.flatMap(({ full_name, reference }) => [full_name, reference]))];
  if (personalData.length < 3) throw new Error('the demo has no bookings of the former user');
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

const found = (text: string) => personalData.filter((trace) => text.includes(trace));

/** All storage a script can read, and the text of the page. */
function everything(page: Page): Promise<{ local: string[]; session: string[]; databases: string[]; text: string }> {
  return page.evaluate(async () => ({
    local: Object.entries({ ...localStorage })
      .flat()
      .map(String),
    session: Object.entries({ ...sessionStorage })
      .flat()
      .map(String),
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    text: document.documentElement.outerHTML + location.href,
  }));
}

async function expectNothingOfFormer(page: Page): Promise<void> {
  const { local, session, databases, text } = await everything(page);
  expect({ storage: found([...local, ...session].join('\n')), page: found(text), databases }).toEqual({
    storage: [],
    page: [],
    databases: [],
  });
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Tu cuenta/ }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByText('Has cerrado sesión correctamente').waitFor();
}

const atRest = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
};

test('P-31 the next user of a tab sees no data of the previous user', async () => {
  const { page } = await newVisitor(browser, app);
  const sockets: WebSocket[] = [];
  page.on('websocket', (socket) => sockets.push(socket));
  await signInByForm(page, FORMER, DEMO_PASSWORD, '/dashboard?mode=renter&tab=bookings');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await atRest(page);
  await expect.poll(async () => found((await everything(page)).text).length).toBeGreaterThan(0);
  await expect.poll(() => sockets.length).toBe(1);
  // The data that a visit stores.
  const [spaceId] = await freeSpaces(app, 1);
  await page.goto(`/space/${spaceId}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate((id) => {
    localStorage.setItem('hueco_favorites', JSON.stringify([id]));
    sessionStorage.setItem('hueco_geocode:calle de la former', '{}');
  }, spaceId);
  await page.goto('/dashboard?mode=renter');
  await atRest(page);

  await signOut(page);
  await expectNothingOfFormer(page);
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => !OF_THE_DEVICE.includes(key))).toEqual([]);
  // Sockets of pages left before closed with those pages.
  await expect.poll(() => sockets.at(-1)?.isClosed()).toBe(true);
  await page.goBack();
  await atRest(page);
  await expectNothingOfFormer(page);

  const answers: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/graphql'))
      void response.text().then(
        (text) => answers.push(text),
        () => undefined,
      );
  });
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => answers.push(String(payload))));
  await signInByForm(page, NEXT, PASSWORD, '/dashboard?mode=renter&tab=bookings');
  await atRest(page);
  await expectNothingOfFormer(page);
  const wayBack = async () => {
    await page.goBack();
    return page.url().startsWith(app.url);
  };
  while (await wayBack()) {
    await atRest(page);
    await expectNothingOfFormer(page);
  }
  expect(found(answers.join('\n'))).toEqual([]);
});

/** Signs the former user in and navigates away, so that the browser keeps the page in its back/forward cache. */
async function putAway(): Promise<Visitor> {
  const visitor = await newVisitor(browser, app);
  await signInByForm(visitor.page, FORMER, DEMO_PASSWORD, '/dashboard?mode=renter&tab=bookings');
  await atRest(visitor.page);
  await visitor.page.goto('/healthz');
  return visitor;
}

async function expectSignedOutAfterBack(page: Page): Promise<void> {
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/auth');
  await atRest(page);
  await expectNothingOfFormer(page);
}

test('P-31 a page in the back/forward cache shows no data of a user who has signed out in another tab', async () => {
  const { page, context } = await putAway();
  const other = await context.newPage();
  await other.goto('/about');
  await signOut(other);
  await expectSignedOutAfterBack(page);
});

test('P-31 a page in the back/forward cache shows no data of a user whose session was deleted', async () => {
  const { page, context } = await putAway();
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await expectSignedOutAfterBack(page);
});
