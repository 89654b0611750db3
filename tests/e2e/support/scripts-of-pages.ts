import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { PAGES, type PageFixture } from './page-fixture.js';

export type PageName = keyof typeof PAGES;
type PersonName = (typeof PAGES)[PageName]['who'];

export interface Script {
  readonly file: string;
  /** Size after gzip. */
  readonly kilobytes: number;
  readonly text: string;
}

/** Text that only the map's library contains. */
export const MAP = 'maplibregl-';

/** Later steps and sections of a route are reached through its first page, and counted in addition to it. */
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
  // The answers of a page that was left are lost, so the next page that loads the file measures it.
  script.catch(() => weighed.delete(file));
  return script;
}

async function weigh(file: string, response: Response): Promise<Script> {
  const body = await response.body();
  return { file, kilobytes: Math.min(body.length, gzipSync(body, { level: 9 }).length) / 1000, text: body.toString() };
}

export const isScript = (response: Response): boolean => response.request().resourceType() === 'script';

/** The scripts that a page requests while the work runs; later requests are not counted. */
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

/** Opens one of the pages; returns all scripts loaded until its heading is visible and the network is idle. */
export async function openPage(page: Page, fixture: PageFixture, name: PageName): Promise<Script[]> {
  const { path, title } = PAGES[name];
  // Scripts of the previous page lose their bodies when this one is opened.
  await page.waitForLoadState('networkidle');
  return scriptsDuring(page, async () => {
    await page.goto(path(fixture), { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1, name: title }).first().waitFor({ state: 'attached' });
  });
}

/** The scripts that the first page loads for each user; other pages count in addition to them. */
const firstFiles = new WeakMap<PageFixture, Map<PersonName, Promise<ReadonlySet<string>>>>();

async function loadFirst(fixture: PageFixture, who: PersonName): Promise<ReadonlySet<string>> {
  const page = await fixture.visitorOf(who).context.newPage();
  // The live connection belongs to the first page of signed-in users, although it opens a little later.
  const live = who === 'visitor' ? null : page.waitForEvent('websocket');
  const scripts = await openPage(page, fixture, 'home');
  await live;
  await page.close();
  return new Set(scripts.map(({ file }) => file));
}

/** The scripts of a page that a user coming from the first page still has to load, without the map. */
export async function extraScripts(
  fixture: PageFixture,
  name: PageName,
  scripts: readonly Script[],
): Promise<Script[]> {
  const { who } = PAGES[name];
  const known = firstFiles.get(fixture) ?? new Map<PersonName, Promise<ReadonlySet<string>>>();
  firstFiles.set(fixture, known);
  const first = known.get(who) ?? loadFirst(fixture, who);
  known.set(who, first);
  const had = new Set(await first);
  const before = REACHED_FROM[name];
  if (before) {
    const page = await fixture.visitorOf(who).context.newPage();
    for (const { file } of await openPage(page, fixture, before)) had.add(file);
    await page.close();
  }
  return scripts.filter(({ file, text }) => !had.has(file) && !file.includes('maplibre') && !text.includes(MAP));
}
