import { gzipSync } from 'node:zlib';
import type { Browser, Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.js';
import type { TestApp } from '../support/test-app.js';
import { openHouse, PAGES, type House } from './support/house.js';
import { startWebApp } from './support/web-app.js';

/** U6, in kB of gzipped JavaScript, counted in the browser until the network rests. */
const FIRST_LOAD_KB = 250;
const ROUTE_KB = 60;

/** Text that only these libraries contain. */
const MAP = 'maplibregl-';
const LATER = { map: MAP, calendar: 'date-picker', charts: 'recharts-' };

type Name = keyof typeof PAGES;
type PersonName = (typeof PAGES)[Name]['who'];

/** Later steps and sections of one route are reached through its first one, and counted on top of it. */
const REACHED_FROM: Partial<Record<Name, Name>> = { 'wizard photos': 'wizard location', security: 'own profile' };

interface Script {
  readonly file: string;
  readonly kilobytes: number;
  readonly text: string;
}

let app: TestApp;
let browser: Browser;
let house: House;
/** What the first page has brought each of them: the next ones come on top of it. */
const firstFiles = new Map<PersonName, ReadonlySet<string>>();

beforeAll(async () => {
  [app, browser] = await Promise.all([startWebApp(), launchBrowser()]);
  house = await openHouse(browser, app, 'light', 0);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

/** A file's name changes with what is in it, so each is read and weighed once. */
const weighed = new Map<string, Promise<Script>>();

function scriptOf(response: Response): Promise<Script> {
  const file = new URL(response.url()).pathname;
  const script = weighed.get(file) ?? weigh(file, response);
  weighed.set(file, script);
  return script;
}

async function weigh(file: string, response: Response): Promise<Script> {
  const body = await response.body();
  return { file, kilobytes: Math.min(body.length, gzipSync(body, { level: 9 }).length) / 1000, text: body.toString() };
}

/** Every script that a page loads until its heading stands there and the network rests. */
async function scriptsOf(name: Name, who: PersonName = PAGES[name].who): Promise<Script[]> {
  const { path, title } = PAGES[name];
  const page = await house[who].context.newPage();
  const coming: Promise<Script>[] = [];
  // The live connection of signed-in people is theirs from the first page on, though it opens a little later.
  const live = name === 'home' && who !== 'guest' ? page.waitForEvent('websocket') : null;
  const take = (response: Response): void => {
    if (response.request().resourceType() === 'script') coming.push(scriptOf(response));
  };
  page.on('response', take);
  await page.goto(path(house), { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1, name: title }).first().waitFor({ state: 'attached' });
  await live;
  // What comes from here on is not counted, and nobody would wait for it before the page closes.
  page.off('response', take);
  const scripts = await Promise.all(coming);
  await page.close();
  return scripts;
}

const filesOf = (scripts: readonly Script[]): string[] => scripts.map(({ file }) => file);
const isMap = (file: string, text: string): boolean => file.includes('maplibre') || text.includes(MAP);
async function firstFilesOf(who: PersonName): Promise<ReadonlySet<string>> {
  const files = firstFiles.get(who) ?? new Set(filesOf(await scriptsOf('home', who)));
  firstFiles.set(who, files);
  return files;
}

const sum = (scripts: readonly Script[]): number => scripts.reduce((total, { kilobytes }) => total + kilobytes, 0);
const list = (scripts: readonly Script[]): string =>
  scripts.toSorted((a, b) => b.kilobytes - a.kilobytes).map(({ file, kilobytes }) => `${kilobytes.toFixed(1)} kB ${file}`).join('\n');

/** The figures belong to the test's answer, passed or not. */
const tell = (text: string): void => void process.stdout.write(`${text}\n`);

test('U6 the first load of / is small, and map, calendar and charts do not come with it', async () => {
  const scripts = await scriptsOf('home');
  const total = sum(scripts);
  tell(`first load of /: ${total.toFixed(1)} kB in ${scripts.length} files (at most ${FIRST_LOAD_KB})`);
  expect(scripts.length).toBeGreaterThan(1);
  expect(Object.entries(LATER).filter(([, mark]) => scripts.some(({ text }) => text.includes(mark))).map(([what]) => what)).toEqual([]);
  expect(total, list(scripts)).toBeLessThanOrEqual(FIRST_LOAD_KB);
});

test('the calendar comes with the first click on the dates', async () => {
  const page = await house.guest.context.newPage();
  const hasCalendar = async (response: Response): Promise<boolean> => response.request().resourceType() === 'script' && (await scriptOf(response)).text.includes(LATER.calendar);
  await page.goto('/', { waitUntil: 'networkidle' });
  const calendar = page.waitForResponse(hasCalendar);
  await page.getByRole('search').getByRole('button', { name: /fecha|cuándo/i }).first().click();
  expect((await calendar).ok()).toBe(true);
  await page.waitForLoadState('networkidle');
  await page.close();
});

describe('U6 a route brings at most 60 kB more than the first one, the map apart', () => {
  for (const name of Object.keys(PAGES) as Name[]) {
    test(`${name}`, async () => {
      const before = REACHED_FROM[name];
      const had = new Set([...(await firstFilesOf(PAGES[name].who)), ...(before ? filesOf(await scriptsOf(before)) : [])]);
      const own = (await scriptsOf(name)).filter(({ file, text }) => !had.has(file) && !isMap(file, text));
      tell(`${name}: ${sum(own).toFixed(1)} kB more`);
      expect(sum(own), list(own)).toBeLessThanOrEqual(ROUTE_KB);
    });
  }
});
