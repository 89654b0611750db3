import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { PAGES, type House } from './house.js';

export type PageName = keyof typeof PAGES;
type PersonName = (typeof PAGES)[PageName]['who'];

export interface Script {
  readonly file: string;
  /** Gzipped. */
  readonly kilobytes: number;
  readonly text: string;
}

/** Text that only the map's library contains. */
export const MAP = 'maplibregl-';

/** Later steps and sections of a route are reached through its first page, and counted on top of it. */
const REACHED_FROM: Partial<Record<PageName, PageName>> = {
  'wizard photos': 'wizard location',
  security: 'own profile',
};

/** File names contain content hashes, so each is read and measured once. */
const weighed = new Map<string, Promise<Script>>();

export function scriptOf(response: Response): Promise<Script> {
  const file = new URL(response.url()).pathname;
  const known = weighed.get(file);
  if (known) return known;
  const script = weigh(file, response);
  weighed.set(file, script);
  // A page that was left takes its answers along; the next that loads the file weighs it.
  script.catch(() => weighed.delete(file));
  return script;
}

async function weigh(file: string, response: Response): Promise<Script> {
  const body = await response.body();
  return { file, kilobytes: Math.min(body.length, gzipSync(body, { level: 9 }).length) / 1000, text: body.toString() };
}

export const isScript = (response: Response): boolean => response.request().resourceType() === 'script';

/** Every script that a page asks for while something is done; what comes afterwards is not counted. */
export async function scriptsDuring(page: Page, work: () => Promise<unknown>): Promise<Script[]> {
  const coming: Promise<Script>[] = [];
  const take = (response: Response): void => {
    if (isScript(response)) coming.push(scriptOf(response));
  };
  page.on('response', take);
  await work();
  page.off('response', take);
  return Promise.all(coming);
}

export const weightOf = (scripts: readonly Script[]): number =>
  scripts.reduce((total, { kilobytes }) => total + kilobytes, 0);
export const listOf = (scripts: readonly Script[]): string =>
  scripts
    .toSorted((a, b) => b.kilobytes - a.kilobytes)
    .map(({ file, kilobytes }) => `${kilobytes.toFixed(1)} kB ${file}`)
    .join('\n');

/** Opens one of the pages; answers every script it loads until its heading stands there and the network rests. */
export async function openPage(page: Page, house: House, name: PageName): Promise<Script[]> {
  const { path, title } = PAGES[name];
  // A script of the page before has no body any more once this one is opened.
  await page.waitForLoadState('networkidle');
  return scriptsDuring(page, async () => {
    await page.goto(path(house), { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1, name: title }).first().waitFor({ state: 'attached' });
  });
}

/** What the first page has brought each person of a house: the next ones come on top of it. */
const firstFiles = new WeakMap<House, Map<PersonName, Promise<ReadonlySet<string>>>>();

async function loadFirst(house: House, who: PersonName): Promise<ReadonlySet<string>> {
  const page = await house.visitorOf(who).context.newPage();
  // The live connection of signed-in people is theirs from the first page on, though it opens a little later.
  const live = who === 'visitor' ? null : page.waitForEvent('websocket');
  const scripts = await openPage(page, house, 'home');
  await live;
  await page.close();
  return new Set(scripts.map(({ file }) => file));
}

/** Which of a page's scripts somebody does not have who comes to it from the first one, the map apart. */
export async function broughtBy(house: House, name: PageName, scripts: readonly Script[]): Promise<Script[]> {
  const { who } = PAGES[name];
  const known = firstFiles.get(house) ?? new Map<PersonName, Promise<ReadonlySet<string>>>();
  firstFiles.set(house, known);
  const first = known.get(who) ?? loadFirst(house, who);
  known.set(who, first);
  const had = new Set(await first);
  const before = REACHED_FROM[name];
  if (before) {
    const page = await house.visitorOf(who).context.newPage();
    for (const { file } of await openPage(page, house, before)) had.add(file);
    await page.close();
  }
  return scripts.filter(({ file, text }) => !had.has(file) && !file.includes('maplibre') && !text.includes(MAP));
}
