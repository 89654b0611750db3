import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../support/browser.js';
import type { TestApp } from '../../support/test-app.js';
import { DEMO_PASSWORD } from '../support/demo.js';
import { newVisitor, signIn, startWebApp } from '../support/web-app.js';

let app: TestApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([startWebApp(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

const openBell = (page: Page) => page.getByRole('button', { name: /^Notifications: \d+ unread/ }).click();

test('I18-1 NOT-2 live notifications are in the chosen language', async () => {
  const { context, page } = await newVisitor(browser, app);
  await signIn(page, 'renter@hueco.test', DEMO_PASSWORD, '/dashboard');
  await page.getByTestId('bell-badge').waitFor();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Idioma/ })
    .click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Inglés|English/ })
    .click();
  // Loaded notifications are fetched again in the new language.
  await openBell(page);
  const unread = page.locator('[data-unread]').first();
  await expect.poll(() => unread.innerText(), { timeout: 10_000 }).not.toMatch(/reserva|solicitud/i);
  const title = (await unread.getByRole('button').first().innerText()).split('\n')[0] ?? '';

  // Marked as read in another tab, so that the change arrives live with its text.
  const before = await page.locator('[data-unread]').count();
  const other = await context.newPage();
  await other.goto('/dashboard');
  await openBell(other);
  await other
    .getByRole('button', { name: `Mark as read: ${title}` })
    .first()
    .click();
  await expect.poll(() => page.locator('[data-unread]').count()).toBe(before - 1);
  expect(await page.getByRole('region', { name: 'List of notifications' }).innerText()).not.toMatch(
    /reserva|solicitud/i,
  );
  await context.close();
});
