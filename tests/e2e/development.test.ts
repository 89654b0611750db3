import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { devClient } from '../../scripts/dev-client.js';
import { launchBrowser } from '../support/browser.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { freePort, newVisitor } from './support/web-app.js';

/** Everything is compiled for the first page. */
const COMPILES_MS = 180_000;

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  const client = await devClient(await freePort());
  [app, browser] = await Promise.all([createTestApp({ seeded: true, client }), launchBrowser()]);
}, COMPILES_MS);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

test(
  'a page comes rendered from the sources, and hydrates without a complaint',
  async () => {
    const { page, context, complaints } = await newVisitor(browser, app);
    const answer = await page.goto('/', { timeout: COMPILES_MS });
    const text = (await answer?.text()) ?? '';
    expect(answer?.status()).toBe(200);
    expect(text).toMatch(/<h1[^>]*>Espacio cerca,/);
    expect(text).toContain('src="/main.tsx"');
    await page.waitForFunction(
      () => (window as { recordedEvents?: { isOver: boolean } }).recordedEvents?.isOver,
      null,
      {
        timeout: COMPILES_MS,
      },
    );
    expect(complaints).toEqual([]);
    await context.close();
  },
  2 * COMPILES_MS,
);

test('an address that leads nowhere answers 404 here as well', async () => {
  const answer = await fetch(`${app.url}/nothing-here`, { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('Oops! Page not found');
});
