import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../../support/browser.js';
import { ShiftedClock } from '../../support/fake-clock.js';
import type { TestApp } from '../../support/test-app.js';
import { openPageFixture, PAGES, type PageFixture, type PageToCheck } from './page-fixture.js';
import {
  axeProblems,
  chooseLanguage,
  clippedTexts,
  resize,
  setTextSize,
  settled,
  shapeOf,
  sidewaysScroll,
  stopTransitions,
  switchLanguage,
  switchTheme,
  overflowingElements,
  wideTables,
  type Theme,
} from './appearance.js';
import { extraScripts, listOf, openPage, weightOf, type PageName } from './scripts-of-pages.js';
import { startWebApp } from './web-app.js';

/** From the widest to the narrowest; axe runs at one desktop and one phone width. */
const WIDTHS = [1440, 1024, 900, 768, 390, 320];
const NARROWEST = 320;
const AXE_WIDTHS = new Set([1440, 390]);
/** At desktop widths, all columns of the staff's lists must fit. */
const DESK_WIDTHS = new Set([1440, 1024]);
/** Doubled text size, on a phone and then on a desktop, the width at which the next check begins. */
const LARGE_TEXT_WIDTHS = [390, 1440];

/** U6, in kB of gzipped JavaScript in addition to the first load, without the map. */
const ROUTE_KB = 60;

/** All problems of a page with their language, width and theme. The page is loaded once, and these change while it is open. */
async function problemsOf(fixture: PageFixture, name: PageName): Promise<string[]> {
  const { page, pageErrors } = fixture.visitorOf(PAGES[name].who);
  const before = pageErrors.length;
  await resize(page, 1440);
  const extra = await extraScripts(fixture, name, await openPage(page, fixture, name));
  // The metric belongs to the test's result, passed or not.
  process.stdout.write(`${name}: ${weightOf(extra).toFixed(3)} kB more\n`);
  const tooHeavy = weightOf(extra) > ROUTE_KB ? [`loads more than ${ROUTE_KB} kB:\n${listOf(extra)}`] : [];
  return tooHeavy;
}

async function problemsInLanguages(page: Page, isStaffPage: boolean): Promise<string[]> {
  const problems: string[] = [];
  for (const language of ['es', 'en'] as const) {
    await resize(page, 1440);
    if (language === 'en') await switchLanguage(page, language);
    await settled(page);
    await stopTransitions(page);
    // Colours do not depend on the language, so the dark theme is checked once.
    const themes: Theme[] = language === 'es' ? ['light', 'dark'] : ['light'];
    problems.push(...(await problemsAtWidths(page, themes, isStaffPage)).map((problem) => `${language} ${problem}`));
    problems.push(...(await problemsOfLargeText(page)).map((problem) => `${language} 200 % ${problem}`));
  }
  return problems;
}

async function tooWide(page: Page): Promise<string[]> {
  const sideways = await sidewaysScroll(page);
  return sideways > 0 ? [`scrolls ${sideways} px sideways`, ...(await overflowingElements(page))] : [];
}

async function problemsAtWidths(page: Page, themes: Theme[], isStaffPage: boolean): Promise<string[]> {
  const problems: string[] = [];
  for (const width of WIDTHS) {
    await resize(page, width);
    problems.push(...(await tooWide(page)).map((problem) => `${width}: ${problem}`));
    if (isStaffPage && DESK_WIDTHS.has(width))
      problems.push(...(await wideTables(page)).map((problem) => `${width}: ${problem}`));
    if (width === NARROWEST) problems.push(...(await clippedTexts(page)).map((problem) => `${width}: ${problem}`));
    if (!AXE_WIDTHS.has(width)) continue;
    if (width !== WIDTHS[0]) await settled(page);
    problems.push(...(await problemsInThemes(page, themes)).map((problem) => `${width} ${problem}`));
    // Each width starts with the last theme of the previous one, which halves the number of switches.
    themes.reverse();
  }
  return problems;
}

/** Checks the colours of both themes; the other rules run for the second theme only where it changes more than colours. */
export async function problemsInThemes(page: Page, themes: readonly Theme[]): Promise<string[]> {
  const problems: string[] = [];
  let seen = '';
  for (const theme of themes) {
    await switchTheme(page, theme);
    const shape = await shapeOf(page);
    const found = await axeProblems(page, shape === seen ? 'only' : 'and the rest');
    problems.push(...found.map((problem) => `${theme}: ${problem}`));
    seen = shape;
  }
  return problems;
}

async function problemsOfLargeText(page: Page): Promise<string[]> {
  const problems: string[] = [];
  await setTextSize(page, 200);
  for (const width of LARGE_TEXT_WIDTHS) {
    await resize(page, width);
    problems.push(...(await tooWide(page)).map((problem) => `${width}: ${problem}`));
    problems.push(...(await clippedTexts(page)).map((problem) => `${width}: ${problem}`));
  }
  await setTextSize(page, 100);
  return problems;
}

/** Registers one test for each requested page. */
export function checkPages(isRequested: (page: (typeof PAGES)[PageName]) => boolean): void {
  let app: TestApp;
  let browser: Browser | undefined;
  let fixture: PageFixture | undefined;
  const clock = new ShiftedClock();

  const names = (Object.keys(PAGES) as PageName[]).filter((each) => isRequested(PAGES[each]) && ['review of a space'].includes(each));
  const people = new Set(names.map((name) => PAGES[name].who));
  const open = async (): Promise<PageFixture> => {
    browser = await launchBrowser();
    return openPageFixture(browser, app, people);
  };
  const leave = async (): Promise<void> => {
    const left = browser;
    browser = fixture = undefined;
    await left?.close();
  };

  beforeAll(async () => {
    app = await startWebApp({ clock });
    fixture = await open();
  });
  afterEach(async ({ task }) => {
    // Pauses, because this many pages within a minute would exceed the points.
    clock.advance({ minutes: 0.5 });
    // A hanging page would take the time of all later ones, so the next check uses a new browser.
    if (task.result?.state === 'fail') await leave();
  });
  afterAll(async () => {
    await leave();
    await app?.stop();
  });

  describe('every page in two languages and themes has no axe violation, overflow, clipped text, console or CSP error (P-59), and at most 60 kB of scripts beyond the first load', () => {
    for (const name of names) {
      test(`V-01 V-04 V-05 U6 ${name}`, async () => {
        expect(await problemsOf((fixture ??= await open()), name)).toEqual([]);
      });
    }
  });
}
