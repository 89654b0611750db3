import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../support/browser.js';
import { problemsInThemes } from '../support/check-pages.js';

/** A page whose root has the device's theme as its class, like the product's pages. */
const pageWith = (style: string): string => `<!doctype html><html lang="es"><title>Prueba</title>
<style>html.light { color: #111; background: #fff } html.dark { color: #eee; background: #111 } ${style}</style>
<main><h1>Prueba</h1><label for="name">Nombre</label><input id="name"><p id="words">Unas palabras</p></main></html>`;
const FAINT = 'color-contrast: <p id="words">Unas palabras</p>';
const NAMELESS = 'label: <input id="name">';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage();
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  // A secure context, like the product's own address.
  await page.goto('http://localhost/');
});
afterAll(() => browser?.close());

async function found(style: string): Promise<string[]> {
  await page.setContent(pageWith(style));
  await page.evaluate(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const show = (): void => {
      document.documentElement.className = dark.matches ? 'dark' : 'light';
    };
    dark.onchange = show;
    show();
  });
  const problems = await problemsInThemes(page, ['light', 'dark']);
  return problems.map((problem) => problem.replace(/ \(.*$/s, ''));
}

test.each([
  ['a page without violation', '', []],
  [
    'text of low contrast',
    'p { color: #bbb !important } html.dark p { color: #333 !important }',
    [`light: ${FAINT}`, `dark: ${FAINT}`],
  ],
  ['text of low contrast in the second theme only', 'html.dark p { color: #333 }', [`dark: ${FAINT}`]],
  ['a label that only the second theme hides', 'html.dark label { display: none }', [`dark: ${NAMELESS}`]],
  ['a label that only the first theme hides', 'html.light label { visibility: hidden }', [`light: ${NAMELESS}`]],
])('V-01 %s: the violations of each theme are found', async (_, style, problems) => {
  expect(await found(style)).toEqual(problems);
});
