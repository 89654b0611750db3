import type { Browser, Page } from 'playwright-core';
import sharp, { type OverlayOptions } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromProjectRoot } from '../../server/core/paths.js';
import { seed } from '../../server/db/seed/seed.js';
import { launchBrowser } from '../support/browser.js';
import { FakeClock } from '../support/fake-clock.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { testConfig } from '../support/test-config.js';
import { freshDatabase } from '../support/test-db.js';
import { DEMO_PASSWORD } from '../e2e/support/demo.js';
import { settled, switchTheme } from '../e2e/support/appearance.js';
import { newVisitor, signInByForm, type Visitor } from '../e2e/support/web-app.js';
import { baselineChromium, beginBaseline, beginComparison, differenceOf, saveScreenshot } from './baseline.js';
import { pagesOfBaseline, type PageOfBaseline, type Person } from './pages.js';

/** Now, for the demo data, the server and the browser: pictures taken a year apart show the same day. */
const MOMENT = new Date('2026-11-18T10:00:00+01:00');
const WIDTHS = { 390: 2000, 1440: 1800 } as const;
/** Between two pictures that must be the same. */
const REST_MS = 250;
const MOST_TRIES = 20;
const MAP_MS = 60_000;
const IS_UPDATE = process.env.VISUAL_UPDATE === '1';

/** Moves a minute with every page, because this many pages at one moment would exceed the points. */
const clock = new FakeClock(MOMENT);
let app: TestApp;
let browser: Browser;
let people: Record<Person, Visitor>;
let pages: PageOfBaseline[];

beforeAll(async () => {
  const databaseUrl = await freshDatabase();
  await seed(databaseUrl, { config: testConfig(), now: MOMENT, photos: false });
  [app, browser] = await Promise.all([
    createTestApp({
      databaseUrl,
      seeded: true,
      clock,
      clientDir: fromProjectRoot('dist', 'client'),
    }),
    launchBrowser(),
  ]);
  people = { visitor: await open(), renter: await open('renter@hueco.test'), host: await open('host@hueco.test') };
  pages = await pagesOfBaseline(app);
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

async function open(email?: string): Promise<Visitor> {
  const visitor = await newVisitor(browser, app);
  await visitor.page.clock.setFixedTime(MOMENT);
  await visitor.page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  if (email) await signInByForm(visitor.page, email, DEMO_PASSWORD);
  else await visitor.page.goto('/');
  return visitor;
}

/**
 * The maps that the window shows, each once all of it has been rendered, with their places. Taking a picture of the whole page
 * narrows the window to a pixel for a moment, and a map that only wide windows have begins anew.
 */
async function mapsOf(page: Page): Promise<OverlayOptions[]> {
  await page.waitForFunction(
    () => [...document.querySelectorAll<HTMLElement>('[data-map]')].every(({ dataset }) => dataset['map'] === 'whole'),
    null,
    { timeout: MAP_MS },
  );
  const boxes = await page.evaluate(() =>
    [...document.querySelectorAll('[role="group"]:has([data-map])')]
      .map((frame) => frame.getBoundingClientRect())
      .filter(({ top, bottom }) => top >= 0 && bottom <= window.innerHeight)
      .map(({ left, top, right, bottom }) => ({
        left: Math.floor(left),
        top: Math.floor(top),
        width: Math.ceil(right) - Math.floor(left),
        height: Math.ceil(bottom) - Math.floor(top),
      })),
  );
  if (boxes.length === 0) return [];
  const shown = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  return Promise.all(
    boxes.map(async (box) => ({
      input: await sharp(shown).extract(box).png().toBuffer(),
      left: box.left,
      top: box.top,
    })),
  );
}

/** The upper part of a page in one theme, once nothing on it moves or is still to come. */
async function shot(page: Page, height: number, theme: 'light' | 'dark'): Promise<Buffer> {
  await switchTheme(page, theme);
  await page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter(({ currentSrc, loading, complete }) => currentSrc && (complete || loading !== 'lazy'))
        .map((image) => image.decode().catch(() => undefined)),
    ),
  );
  const maps = await mapsOf(page);
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const width = page.viewportSize()?.width ?? 0;
  const take = async (): Promise<Buffer> => {
    const picture = await page.screenshot({
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.min(whole, height) },
      animations: 'disabled',
      caret: 'hide',
    });
    return maps.length > 0 ? sharp(picture).composite(maps).png().toBuffer() : picture;
  };
  let last = await take();
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    await page.waitForTimeout(REST_MS);
    const next = await take();
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error(`${page.url()} does not come to rest`);
}

test(
  'V-03 thirteen pages in two widths and two themes, eight of them in two languages, match their baseline',
  { timeout: 900_000 },
  async (context) => {
    const version = browser.version();
    const kept = baselineChromium();
    if (IS_UPDATE) beginBaseline(version);
    else if (kept !== version) {
      const reason = `The pictures were ${kept ? `taken with Chromium ${kept}, this is ${version}` : 'never taken'}: NOTHING WAS COMPARED. npm run visual -- --update takes them anew.`;
      process.stdout.write(`\n${reason}\n`);
      context.skip(reason);
    }
    beginComparison();
    const problems: string[] = [];
    for (const { name, who, path, last, languages = ['es', 'en'] } of pages) {
      const { page } = people[who];
      clock.advance({ minutes: 1 });
      for (const [width, height] of Object.entries(WIDTHS)) {
        for (const language of languages) {
          await page.setViewportSize({ width: Number(width), height: Number(width) < 600 ? 844 : 900 });
          await page.evaluate((kept) => localStorage.setItem('i18nextLng', kept), language);
          await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
          await page.goto(path);
          await settled(page);
          if (last) await page.locator(last).first().waitFor();
          for (const theme of ['light', 'dark'] as const) {
            const picture = await shot(page, height, theme);
            const full = `${name}-${width}-${theme}-${language}`;
            if (IS_UPDATE) await saveScreenshot(full, picture);
            else problems.push(...[await differenceOf(full, picture)].filter((problem) => problem !== null));
          }
        }
      }
    }
    expect(problems).toEqual([]);
  },
);
