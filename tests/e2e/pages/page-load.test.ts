import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../../support/browser.js';
import type { TestApp } from '../../support/test-app.js';
import { DEMO_PASSWORD, freeSpaces } from '../support/demo.js';
import { newVisitor, signInByForm, startWebApp, type VisitorOptions } from '../support/web-app.js';

/** U6: the maximum layout shift while a page loads. */
const LARGEST_SHIFT = 0.02;

let app: TestApp;
let browser: Browser;
let spaceId: string;

beforeAll(async () => {
  [app, browser] = await Promise.all([startWebApp(), launchBrowser()]);
  spaceId = (await freeSpaces(app, 1))[0] ?? '';
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

async function shiftOf(path: string, options: VisitorOptions): Promise<{ sum: number; moved: string[] }> {
  const { page, context } = await newVisitor(browser, app, options);
  await page.addInitScript(() => {
    const seen: { value: number; moved: string }[] = [];
    Object.assign(window, { shifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Element | null }[];
      }[]) {
        if (!entry.hadRecentInput)
          seen.push({
            value: entry.value,
            moved: entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? node?.nodeName).join(' | '),
          });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const shifts = await page.evaluate(
    () => (window as unknown as { shifts: { value: number; moved: string }[] }).shifts,
  );
  await context.close();
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.map(({ value, moved }) => `${value.toFixed(4)} ${moved}`),
  };
}

/** The first request in a language starts the render worker; a busy machine answers it without server-side rendering. */
async function waitForServerRender(address: string): Promise<void> {
  await expect.poll(async () => (await fetch(app.url + address)).text()).toContain('id="server-state"');
}

describe('U6 layout shift while a page loads', () => {
  for (const width of [390, 1440]) {
    test.each([
      ['home', '/'],
      ['search', '/search?postal_code=28010'],
      ['space', '/space/:id'],
    ])(`%s at ${width}`, async (name, path) => {
      const { sum, moved } = await shiftOf(path.replace(':id', spaceId), { width, height: width === 390 ? 844 : 900 });
      process.stdout.write(`layout shift of ${name} at ${width}: ${sum.toFixed(4)}\n`);
      expect(sum, moved.join('\n')).toBeLessThanOrEqual(LARGEST_SHIFT);
    });
  }
});

describe('data of the first render', () => {
  /** The names of the queries that a page sends until it shows its prices. */
  async function queriesOf(page: Page, path: string): Promise<string[]> {
    const names: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'POST' || new URL(request.url()).pathname !== '/graphql') return;
      names.push((request.postDataJSON() as { operationName: string }).operationName);
    });
    await page.goto(path);
    await page
      .getByRole('main')
      .getByText(/\d\s?€/)
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    return names;
  }
  const FIRST = /^(HomePage|SearchPage|SpacePage)$/;

  test.each(['/', '/search?city=Madrid', '/search?postal_code=28010&type=garage', '/space/:id', '/?lang=en'])(
    '%s sends no first query again',
    async (path) => {
      const address = path.replace(':id', spaceId);
      await waitForServerRender(address);
      const { page, context, pageErrors } = await newVisitor(browser, app);
      const names = await queriesOf(page, address);
      expect(names.filter((name) => FIRST.test(name))).toEqual([]);
      expect(pageErrors).toEqual([]);
      await context.close();
    },
  );

  test('filtered searches and signed-in users send their own query', async () => {
    const { page, context } = await newVisitor(browser, app);
    expect((await queriesOf(page, '/search?city=Madrid&price_max=90')).filter((name) => FIRST.test(name))).toEqual([
      'SearchPage',
    ]);
    await signInByForm(page, 'renter@hueco.test', DEMO_PASSWORD);
    expect((await queriesOf(page, `/space/${spaceId}`)).filter((name) => FIRST.test(name))).toContain('SpacePage');
    await context.close();
  });
});

describe('U6 hydration of a server-rendered page', () => {
  test.each(['/', '/search?postal_code=28010', '/space/:id', '/madrid'])(
    '%s: no style sheet is moved, and the lang attribute is not set again',
    async (path) => {
      const { page, context, pageErrors } = await newVisitor(browser, app, { width: 390, height: 844 });
      await page.addInitScript(() => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        addEventListener('DOMContentLoaded', () => {
          new MutationObserver((changes) => {
            for (const { type, target, removedNodes } of changes) {
              if (type === 'attributes') seen.push(`lang of ${target.nodeName}`);
              for (const node of removedNodes)
                if (node.nodeName === 'STYLE' && !(node as Element).hasAttribute('data-s')) seen.push('a style sheet');
            }
          }).observe(document.documentElement, {
            childList: true,
            subtree: true,
            attributes: true,
            attributeFilter: ['lang'],
          });
        });
      });
      await page.goto(path.replace(':id', spaceId), { waitUntil: 'networkidle' });
      await page.waitForFunction(() => (window as { recordedEvents?: { isOver: boolean } }).recordedEvents?.isOver);
      expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
      expect(await page.locator('style[data-server-styles]').count()).toBe(1);
      expect(pageErrors).toEqual([]);
      await context.close();
    },
  );

  test('deferred parts are requested only after hydration, which an update would interrupt', async () => {
    await waitForServerRender('/search?postal_code=28010');
    const { page, context } = await newVisitor(browser, app, { width: 390, height: 844, isNew: true });
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        let isOver = false;
        Object.defineProperty((window as unknown as { recordedEvents: object }).recordedEvents, 'isOver', {
          get: () => isOver,
          set: (next: boolean) => {
            isOver = next;
            performance.mark('hydrated');
          },
        });
      });
    });
    await page.goto('/search?postal_code=28010');
    await page.getByRole('region', { name: 'Cookies' }).waitFor();
    const [hydratedAt, requestedAt] = await page.evaluate(() => [
      performance.getEntriesByName('hydrated')[0]?.startTime,
      performance.getEntriesByType('resource').find(({ name }) => name.includes('/ConsentBanner-'))?.startTime,
    ]);
    expect(hydratedAt).toBeGreaterThan(0);
    expect(requestedAt).toBeGreaterThanOrEqual(hydratedAt ?? Number.NaN);
    await context.close();
  });

  test('changes that a page makes to the document are reverted when it is left', async () => {
    const { page, context } = await newVisitor(browser, app, { width: 390, height: 844 });
    await page.goto(`/space/${spaceId}`, { waitUntil: 'networkidle' });
    const header = page.locator('#cabecera');
    const padding = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).paddingBottom);
    expect([await header.isVisible(), await padding()]).toEqual([false, '77px']);
    await page.locator('footer details', { hasText: 'Centro de ayuda' }).locator('summary').click();
    await page.getByRole('link', { name: 'Centro de ayuda' }).click();
    await page.waitForURL(/\/help/);
    await header.waitFor();
    expect(await padding()).toBe('0px');
    await context.close();
  });
});

test('THM-1 a dark page is dark before its scripts have loaded', async () => {
  const { page, context } = await newVisitor(browser, app, { theme: 'light' });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'load' });
  expect(
    await page.evaluate(() => [
      document.documentElement.className,
      getComputedStyle(document.documentElement).backgroundColor,
      getComputedStyle(document.documentElement).colorScheme,
    ]),
  ).toEqual(['dark', 'rgb(23, 20, 18)', 'dark']);
  await context.close();
});

test('only the two latin fonts are loaded', async () => {
  const { page, context } = await newVisitor(browser, app);
  const fonts: string[] = [];
  page.on(
    'request',
    (request) =>
      void (
        request.resourceType() === 'font' &&
        fonts.push(new URL(request.url()).pathname.replace(/-[\w-]{8}\.woff2$/, ''))
      ),
  );
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fonts.toSorted()).toEqual([
    '/assets/bricolage-grotesque-latin-wght-normal',
    '/assets/figtree-latin-wght-normal',
  ]);
  await context.close();
});

test('U3 with reduced motion a change of theme and width animates nothing but opacity', async () => {
  const { page, context } = await newVisitor(browser, app);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/search?city=Madrid', { waitUntil: 'networkidle' });
  await page.setViewportSize({ width: 390, height: 844 });
  const animated = await page.evaluate(() => {
    document.documentElement.classList.toggle('dark');
    const properties = document
      .getAnimations()
      .flatMap((animation) => (animation instanceof CSSTransition ? [animation.transitionProperty] : []));
    return [...new Set(properties)].filter((property) => property !== 'opacity');
  });
  expect(animated).toEqual([]);
  await context.close();
});

test('U5 without JavaScript the heading and the price are visible', async () => {
  const context = await browser.newContext({ baseURL: app.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/space/${spaceId}`);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  // The visible text, without hidden elements.
  expect(await page.locator('#root').innerText()).toMatch(/\d\s*€|€\d/);
  await context.close();
});

test('I18-1 ?lang=en takes precedence over the chosen language and is not stored', async () => {
  const { page, context } = await newVisitor(browser, app, { language: 'es' });
  await page.goto('/about?lang=en', { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => [document.documentElement.lang, localStorage.getItem('i18nextLng')])).toEqual([
    'en',
    null,
  ]);
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => [document.documentElement.lang, localStorage.getItem('i18nextLng')])).toEqual([
    'es',
    'es',
  ]);
  await context.close();
});

test('P-59 injected inline scripts and styles are blocked and reported', async () => {
  const { page, context, pageErrors } = await newVisitor(browser, app);
  await page.goto('/');
  const isStopped = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.hasRun = true';
    const style = document.createElement('style');
    style.textContent = 'body { opacity: 0.5 }';
    document.head.append(script, style);
    await new Promise((resolve) => setTimeout(resolve));
    return !('hasRun' in window) && getComputedStyle(document.body).opacity === '1';
  });
  expect(isStopped).toBe(true);
  // Shows that the empty console of all other pages proves something.
  expect(pageErrors.join('\n')).toContain('policy: script-src-elem');
  expect(pageErrors.join('\n')).toContain('policy: style-src-elem');
  await context.close();
});

test('U6 clicks and input before the code has loaded are replayed after hydration', async () => {
  const { page, context, pageErrors } = await newVisitor(browser, app);
  let releaseCode = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => (releaseCode = resolve));
  let delayed = 0;
  // Delays the entry chunk, without which nothing hydrates.
  await page.route('**/assets/index-*.js', async (route) => {
    delayed += 1;
    await isReleased;
    await route.continue();
  });
  await expect.poll(async () => (await page.request.get('/')).text()).toContain('id="server-state"');
  await page.goto('/', { waitUntil: 'commit' });
  const pill = page.getByRole('search');
  await pill.getByRole('combobox').first().fill('28010');
  await pill.getByRole('button', { name: 'Buscar' }).click();
  await expect.poll(() => delayed).toBeGreaterThan(0);
  expect(new URL(page.url()).pathname).toBe('/');
  releaseCode();
  await page.waitForURL(/\/search\?.*28010/);
  expect(pageErrors).toEqual([]);
  await context.close();
});
