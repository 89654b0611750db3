import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount, PASSWORD } from '../../support/accounts.js';
import { launchBrowser } from '../../support/browser.js';
import { FakeClock } from '../../support/fake-clock.js';
import type { TestApp } from '../../support/test-app.js';
import { newVisitor, signInByForm, startWebApp, type Visitor } from '../support/web-app.js';

const TABS = 5;
const EXPIRIES = 10;
/** So much of a token's fifteen minutes that the next tick refreshes it. */
const NEARLY_ALL = { minutes: 14 };

let app: TestApp;
let browser: Browser;
const clock = new FakeClock();
beforeAll(async () => {
  [app, browser] = await Promise.all([startWebApp({ clock }), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

/** More tabs of one user's browser, with the server's clock. */
async function openTabs({ context, page }: Visitor, count: number): Promise<Page[]> {
  const others = await Promise.all(Array.from({ length: count - 1 }, () => context.newPage()));
  for (const tab of others) await tab.clock.install({ time: clock.now() });
  return [page, ...others];
}

async function signedInTabs(email: string, count: number): Promise<Page[]> {
  await createAccount(app, { email });
  const visitor = await newVisitor(browser, app);
  await visitor.page.clock.install({ time: clock.now() });
  await signInByForm(visitor.page, email, PASSWORD, '/about');
  return openTabs(visitor, count);
}

/* Simulates a tab that becomes visible, which checks at once whether its token is due. */
const lookAtClock = (tab: Page) => tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
const isSignedIn = (tab: Page) => tab.getByRole('button', { name: /^Tu cuenta/ }).waitFor();

test(`P-21 ${TABS} tabs and ${EXPIRIES} expiries: one refresh for each, nobody is signed out`, async () => {
  const tabs = await signedInTabs('many-tabs@example.test', TABS);
  let refreshes = 0;
  for (const tab of tabs) {
    tab.on('request', (request) => {
      if (request.postData()?.includes('RefreshSession')) refreshes += 1;
    });
  }
  for (const tab of tabs.slice(1)) {
    await tab.goto('/about');
    await isSignedIn(tab);
  }
  refreshes = 0;
  for (let expiry = 1; expiry <= EXPIRIES; expiry += 1) {
    clock.advance(NEARLY_ALL);
    await Promise.all(tabs.map((tab) => tab.clock.setSystemTime(clock.now())));
    await Promise.all(tabs.map(lookAtClock));
    await expect.poll(() => refreshes).toBe(expiry);
    // The lock is granted only after all waiting tabs have had it.
    await Promise.all(tabs.map((tab) => tab.evaluate(() => navigator.locks.request('hueco-session', () => undefined))));
    expect({ expiry, refreshes }).toEqual({ expiry, refreshes: expiry });
  }
  for (const tab of tabs) await isSignedIn(tab);
});

test('ACC-5 signing out in one tab signs out all tabs', async () => {
  const tabs = await signedInTabs('sign-out@example.test', 3);
  const [first, ...others] = tabs;
  for (const tab of others) {
    await tab.goto('/dashboard');
    await isSignedIn(tab);
  }
  await first?.getByRole('button', { name: /^Tu cuenta/ }).click();
  await first?.getByRole('button', { name: 'Cerrar sesión' }).click();
  await first?.waitForURL((url) => url.pathname === '/');
  for (const tab of others) await tab.waitForURL((url) => url.pathname === '/auth');
});
