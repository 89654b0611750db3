import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

export type Theme = 'light' | 'dark';
type Language = 'es' | 'en';

const RULES: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
  // No page contains frames or media that the rules need.
  iframes: false,
  preload: false,
  // Problems are shown by their markup, because computing a selector for each element takes a fifth of the time.
  selectors: false,
};
const SETTLED_MS = 10_000;
const REST_MS = 1_000;

/** Waits until the page has its heading and no pending requests; scrolls lazy content into view. */
export async function settled(page: Page, title?: RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title }).first().waitFor({ state: 'attached' });
  await page.evaluate(async () => {
    const step = window.innerHeight * 0.8;
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'), null, { timeout: SETTLED_MS });
  await page.evaluate(() => document.fonts.ready);
}

/** The rules about colours; all others read markup, geometry and visibility. */
const COLOUR_RULES: RunOptions['runOnly'] = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** The problems axe finds by WCAG 2.2 AA, one line per element. Runs in the page itself, because the builder for Playwright costs more than the check. */
export async function axeProblems(page: Page, colours: 'and the rest' | 'only' = 'and the rest'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(SOURCE);
    await page.evaluate(parseColoursOnce);
  }
  const violations = await page.evaluate(
    async (options) => {
      const results = await (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run(
        options,
      );
      return results.violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html, any, all, none }) => ({
          html,
          messages: [...any, ...all, ...none].map(({ message }) => message),
        })),
      }));
    },
    colours === 'only' ? { ...RULES, runOnly: COLOUR_RULES } : RULES,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, messages }) => `${id}: ${html.slice(0, 200)} (${messages.join('; ')})`),
  );
}

/**
 * axe is compiled for old browsers, with a `WeakMap` for each private field: its thousands of short-lived colours with seven fields each take a third of
 * its time. Fields stored under a symbol cost as little as ordinary ones.
 */
const SOURCE = `{
  class Field {
    key = Symbol();
    has(of) { return this.key in of; }
    get(of) { return of[this.key]; }
    set(of, value) { of[this.key] = value; }
    add(of) { of[this.key] = true; }
  }
  ${axe.source.replaceAll(/= new Weak(?:Map|Set)\(\)/g, '= new Field()')}
}`;

/** axe parses the same few colours for every element, a sixth of its time, so each string is parsed once. */
function parseColoursOnce(): void {
  interface Color {
    r: number;
    g: number;
    b: number;
    alpha: number;
    parseString(text: string): Color | undefined;
  }
  const { prototype } = (window as unknown as { axe: { commons: { color: { Color: { prototype: Color } } } } }).axe
    .commons.color.Color;
  const parse = prototype.parseString;
  const known = new Map<string, Pick<Color, 'r' | 'g' | 'b' | 'alpha'>>();
  prototype.parseString = function parseString(text) {
    const parsed = known.get(text);
    if (parsed) return Object.assign(this, parsed);
    const result = parse.call(this, text);
    const { r, g, b, alpha } = this;
    known.set(text, { r, g, b, alpha });
    return result;
  };
}

/** The input of axe's rules besides colours: markup, and the box and visibility of every element. */
export async function shapeOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const boxes = [...document.body.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { display, visibility, opacity, position, overflow, clip, clipPath, pointerEvents } =
        getComputedStyle(element);
      return [x, y, width, height, display, visibility, opacity, position, overflow, clip, clipPath, pointerEvents];
    });
    const shape = [document.title, document.documentElement.lang, document.body.outerHTML, ...boxes].join('\n');
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(shape));
    return String(new Uint8Array(digest));
  });
}

/** By how many pixels the page scrolls horizontally, once transitions after a resize have ended. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(async (end) => {
    for (;;) {
      window.scrollTo(9_999, 0);
      const { scrollWidth, clientWidth } = document.documentElement;
      const sideways = Math.max(window.scrollX, scrollWidth - clientWidth);
      window.scrollTo(0, 0);
      if (sideways === 0 || Date.now() > end) return sideways;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }, Date.now() + REST_MS);
}

/** Some of the elements that overflow the page at the right, which have to be fixed. */
export async function overflowingElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const isOut = (element: Element): boolean => element.getBoundingClientRect().right > edge + 0.5;
    const isScrolled = (element: Element): boolean => {
      for (let box: Element | null = element.parentElement; box && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== 'visible') return true;
      return false;
    };
    const isFault = (element: Element): boolean => isOut(element) && !isScrolled(element);
    const found = [...document.body.querySelectorAll('*')].filter(
      (element) => isFault(element) && ![...element.children].some(isFault),
    );
    return found
      .slice(0, 4)
      .map((element) => `${Math.ceil(element.getBoundingClientRect().right)}: ${element.outerHTML.slice(0, 140)}`);
  });
}

/** Tables wider than their container, whose columns are reached only by horizontal scrolling. */
export async function wideTables(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('table')].flatMap((table) => {
      let container = table.parentElement;
      while (container && getComputedStyle(container).overflowX === 'visible') container = container.parentElement;
      const { scrollWidth } = table;
      return container && scrollWidth > container.clientWidth + 1
        ? [
            `${table.getAttribute('aria-label') ?? 'a table'} is ${scrollWidth} px wide in a container of ${container.clientWidth}`,
          ]
        : [];
    }),
  );
}

/** Resizes like a rotated device, and lets the page render again. */
export async function resize(page: Page, width: number): Promise<void> {
  if (page.viewportSize()?.width === width) return;
  await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
  await rendered(page);
}

/** Disables transitions of colours during the check. The page's policy allows style sheets made by script, not inline ones. */
export async function stopTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Switches the device's theme under the open page; returns at once if it is already set. */
export async function switchTheme(page: Page, theme: Theme): Promise<void> {
  if (await page.evaluate(hasTheme, theme)) return;
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.locator(`html.${theme}`).waitFor();
  await rendered(page);
}

function hasTheme(theme: Theme): boolean {
  const asks = [`(prefers-color-scheme: ${theme})`, '(prefers-reduced-motion: reduce)'];
  return document.documentElement.classList.contains(theme) && asks.every((query) => matchMedia(query).matches);
}

/** Stores a language as the menu does, without changing the open page: it applies to the next one. */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem('i18nextLng', chosen);
    document.cookie = `hueco_language=${chosen}; path=/`;
  }, language);
}

/** Switches the language by the menu of the open page (NAV-3) and waits for it; pages for one task have no menu and are reloaded. */
export async function switchLanguage(page: Page, language: Language): Promise<void> {
  const menu = page.getByRole('button', { name: /^(Idioma|Language):/ });
  if ((await menu.count()) > 0) {
    await menu.click();
    await page.locator(`button[lang=${language}]`).filter({ visible: true }).first().click();
  } else {
    await chooseLanguage(page, language);
    await page.reload();
  }
  await page.locator(`html[lang=${language}]`).waitFor();
}

/** Sets the browser's text size, 100 or 200 per cent, as readers with low vision do. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', {
    fontSizes: { standard: (16 * percent) / 100, fixed: (13 * percent) / 100 },
  });
  await devtools.detach();
  await rendered(page);
}

/** Texts that are partly invisible and cannot be scrolled to: cut off by a box around them, or wider than their own. */
export async function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 2;
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const cut = (text: Node): Element | null => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position, textOverflow, webkitLineClamp } = getComputedStyle(box);
        const around = box.getBoundingClientRect();
        // Skips visually hidden and folded texts.
        if (around.width <= 1 || around.height <= 1 || position === 'fixed') return null;
        // Skips scrollable boxes, and cards' texts with an ellipsis, which are complete on the card's page.
        if (/auto|scroll/.test(`${overflowX}${overflowY}`) || textOverflow === 'ellipsis' || webkitLineClamp !== 'none')
          return null;
        if (/hidden|clip/.test(overflowX) && (left < around.left - SLACK || right > around.right + SLACK)) return box;
        if (/hidden|clip/.test(overflowY) && (top < around.top - SLACK || bottom > around.bottom + SLACK)) return box;
      }
      return null;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const own = text.parentElement;
      if (
        !text.nodeValue?.trim() ||
        !own ||
        own.closest('script, style, noscript, .maplibregl-map, svg, select, [aria-hidden=true]') ||
        !isSeen(own)
      )
        continue;
      const box = cut(text);
      const isTooWide =
        own.clientWidth > 1 &&
        own.scrollWidth > own.clientWidth + SLACK &&
        getComputedStyle(own).overflowX === 'visible';
      if (box || isTooWide)
        found.add(
          `${box ? 'cut' : 'too wide'}: "${text.nodeValue.trim().slice(0, 60)}" in ${(box ?? own).outerHTML.slice(0, 120)}`,
        );
    }
    return [...found];
  });
}

function rendered(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
