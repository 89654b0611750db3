import type { Browser, Response } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../support/browser.js';
import type { TestApp } from '../../support/test-app.js';
import { isScript, listOf, MAP, scriptOf, scriptsDuring, weightOf } from '../support/scripts-of-pages.js';
import { newVisitor, startWebApp } from '../support/web-app.js';

/** U6, in kB of gzipped JavaScript until the network is idle; the additions of each route are measured with all pages. */
const FIRST_LOAD_KB = 250;

/** All requests of a first visit: page, scripts, fonts, pictures, API. */
const FIRST_VISIT_REQUESTS = 25;

/** The requests of a first search page until a visitor scrolls or opens the map. */
const FIRST_SEARCH = { requests: 30, kilobytes: 330 };

/** Text that only these libraries contain. */
const LATER = { map: MAP, calendar: 'date-picker', charts: 'recharts-' };

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startWebApp(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

test('U6 the first load of / is small and excludes map, calendar and charts', async () => {
  const { page } = await newVisitor(browser, app);
  const scripts = await scriptsDuring(page, async () => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1, name: /Espacio cerca/ }).waitFor();
  });
  const total = weightOf(scripts);
  // The metric belongs to the test's result, passed or not.
  process.stdout.write(
    `first load of /: ${total.toFixed(1)} kB in ${scripts.length} files (at most ${FIRST_LOAD_KB})\n`,
  );
  expect(scripts.length).toBeGreaterThan(1);
  expect(
    Object.entries(LATER)
      .filter(([, mark]) => scripts.some(({ text }) => text.includes(mark)))
      .map(([what]) => what),
  ).toEqual([]);
  expect(total, listOf(scripts)).toBeLessThanOrEqual(FIRST_LOAD_KB);
});

test('U6 a first visit of / makes at most 25 requests', async () => {
  const { page, context } = await newVisitor(browser, app, { isNew: true });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('region', { name: 'Cookies' }).waitFor();
  await page.waitForLoadState('networkidle');
  process.stdout.write(`first visit of /: ${asked.length} requests (at most ${FIRST_VISIT_REQUESTS})\n`);
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(FIRST_VISIT_REQUESTS);
  await context.close();
});

test('U6 a first visit of /search makes at most 30 requests and loads the map only on demand', async () => {
  const { page, context } = await newVisitor(browser, app, { isNew: true, width: 390, height: 844 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const scripts = await scriptsDuring(page, async () => {
    await page.goto('/search?city=Madrid', { waitUntil: 'networkidle' });
    await page.getByRole('region', { name: 'Cookies' }).waitFor();
    await page.waitForLoadState('networkidle');
  });
  const outOfSight = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top >= innerHeight)
      .map(({ currentSrc }) => currentSrc && new URL(currentSrc).pathname),
  );
  const needed = asked.filter((path) => !outOfSight.includes(path));
  const total = weightOf(scripts);
  process.stdout.write(
    `first visit of /search: ${needed.length} requests, ${asked.length} with pictures below, ${total.toFixed(1)} kB of scripts\n`,
  );
  expect(needed.length, needed.join('\n')).toBeLessThanOrEqual(FIRST_SEARCH.requests);
  expect(total, listOf(scripts)).toBeLessThanOrEqual(FIRST_SEARCH.kilobytes);
  expect(scripts.filter(({ text }) => text.includes(MAP))).toEqual([]);
  const ofTheMap = page.waitForResponse(
    async (response) => isScript(response) && (await scriptOf(response)).text.includes(MAP),
  );
  await page.getByRole('button', { name: 'Mapa' }).click();
  expect((await ofTheMap).ok()).toBe(true);
  await page.waitForLoadState('networkidle');
  await context.close();
});

test('the calendar is loaded by the first click on the dates', async () => {
  const { page } = await newVisitor(browser, app);
  const hasCalendar = async (response: Response): Promise<boolean> =>
    isScript(response) && (await scriptOf(response)).text.includes(LATER.calendar);
  await page.goto('/', { waitUntil: 'networkidle' });
  const calendar = page.waitForResponse(hasCalendar);
  await page
    .getByRole('search')
    .getByRole('button', { name: /fecha|cuándo/i })
    .first()
    .click();
  expect((await calendar).ok()).toBe(true);
  await page.waitForLoadState('networkidle');
});
