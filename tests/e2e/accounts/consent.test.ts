import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromGlobalId } from '../../../server/core/graphql/global-id.js';
import { addDays } from '../../../server/core/values/date-range.js';
import { localDateOf } from '../../../server/core/values/time-zone.js';
import { createAccount, PASSWORD, signInAs, signInAsAdmin } from '../../support/accounts.js';
import { launchBrowser } from '../../support/browser.js';
import type { TestApp } from '../../support/test-app.js';
import { answerParts, payWith } from '../support/checkout.js';
import { DEMO_PASSWORD, freeSpaces } from '../support/demo.js';
import { axeProblems, settled } from '../support/appearance.js';
import {
  newVisitor,
  signIn,
  signInByForm,
  startWebApp,
  type Visitor,
  type VisitorOptions,
} from '../support/web-app.js';

/** A replacement for the tag manager: it sends what is pushed, sets a cookie, and does not stop by itself. */
const TAG_MANAGER = `
  document.cookie = '_ga=GA1.1.1.1; path=/; max-age=600';
  window.send = (told) => told && told.event && fetch('https://www.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify(told) }).catch(() => undefined);
  dataLayer.forEach(window.send);
  const push = dataLayer.push.bind(dataLayer);
  dataLayer.push = (...told) => { told.forEach(window.send); return push(...told); };`;
const BEHAVIOUR = `document.cookie = '_clck=1; path=/; max-age=600'; window.clarity = () => undefined;`;

let app: TestApp;
let browser: Browser;
let spaceIds: string[];

beforeAll(async () => {
  const config = { tagManagerId: 'GTM-TEST123', behaviourAnalyticsId: 'abcdef1234' };
  [app, browser] = await Promise.all([startWebApp({ config }), launchBrowser()]);
  spaceIds = await freeSpaces(app, 2);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

interface Watched extends Visitor {
  /** Third-party hosts that received requests. */
  readonly others: string[];
  /** The events pushed to the tag manager, in order. */
  readonly pushed: Record<string, unknown>[];
}

/** A visitor without a cookie choice; the test answers for other hosts. */
async function newcomer(options: VisitorOptions = {}): Promise<Watched> {
  const visitor = await newVisitor(browser, app, { ...options, isNew: true });
  const others: string[] = [];
  const pushed: Record<string, unknown>[] = [];
  await visitor.context.route(
    (url) => url.origin !== app.url,
    async (route) => {
      const { hostname } = new URL(route.request().url());
      others.push(hostname);
      if (hostname === 'www.google-analytics.com')
        pushed.push(JSON.parse(route.request().postData() ?? '{}') as Record<string, unknown>);
      const script =
        hostname === 'www.googletagmanager.com' ? TAG_MANAGER : hostname === 'www.clarity.ms' ? BEHAVIOUR : '';
      await route.fulfill({ contentType: 'text/javascript', body: script });
    },
  );
  return { ...visitor, others, pushed };
}

const banner = (page: Page): Locator => page.getByRole('region', { name: 'Cookies' });
const cookiesOf = async (context: BrowserContext): Promise<string[]> =>
  (await context.cookies()).map(({ name }) => name).filter((name) => !name.startsWith('hueco_'));

async function visitPages(page: Page): Promise<void> {
  for (const path of ['/', '/search?city=Madrid', `/space/${spaceIds[0]}`, '/cookies', '/auth'])
    await page.goto(path, { waitUntil: 'networkidle' });
}

async function accept(page: Page): Promise<void> {
  await Promise.all([page.waitForEvent('load'), banner(page).getByRole('button', { name: 'Aceptar' }).click()]);
  await page.waitForLoadState('networkidle');
}

async function withdraw(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Configurar cookies' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('switch', { name: /Analítica/ }).uncheck();
  await dialog.getByRole('button', { name: 'Guardar preferencias' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

describe('P-61 analytics never load without consent', () => {
  test('without consent no third-party request is sent and only necessary cookies are set', async () => {
    const { page, context, others, pageErrors } = await newcomer();
    await visitPages(page);
    await banner(page).waitFor();
    let loads = 0;
    page.on('load', () => (loads += 1));
    await banner(page).getByRole('button', { name: 'Rechazar' }).click();
    await banner(page).waitFor({ state: 'hidden' });
    await page.waitForTimeout(500);
    expect(loads).toBe(0);
    await visitPages(page);
    expect(await banner(page).count()).toBe(0);
    expect({ others, cookies: await cookiesOf(context), pageErrors }).toEqual({
      others: [],
      cookies: [],
      pageErrors: [],
    });
    await context.close();
  });

  test('ANA-1 ANA-2 with consent the scripts load and exactly the specified events are sent', async () => {
    await createAccount(app, { email: 'measured@example.test' });
    const { page, context, others, pushed } = await newcomer();
    // A page left too early sends no event.
    const expectEvent = async (event: string): Promise<void> => {
      await expect.poll(() => pushed.at(-1)?.['event']).toBe(event);
    };
    await page.goto('/');
    await accept(page);
    await expectEvent('page_view');
    expect(new Set(others)).toEqual(
      new Set(['www.googletagmanager.com', 'www.clarity.ms', 'www.google-analytics.com']),
    );
    await page.goto('/search?city=Madrid&type=storage');
    await expectEvent('space_search');
    await page
      .getByRole('button', { name: /^Acceso 24 h/ })
      .first()
      .click();
    await expectEvent('filter_applied');
    // The filtered results are loaded, so the first card does not change any more.
    await settled(page);
    const heart = page.getByRole('button', { name: /^Guardar en favoritos/ }).first();
    await heart.click();
    await expectEvent('favorite_added');
    await heart.click();
    await expectEvent('favorite_removed');
    await page.goto('/search?postal_code=28010');
    await expectEvent('space_search');
    await signInByForm(page, 'measured@example.test', PASSWORD);
    await expect.poll(() => pushed.at(-1)).toEqual({ event: 'page_view', path: '/' });
    const from = addDays(localDateOf(new Date(), 'Europe/Madrid'), 21);
    await page.goto(`/booking/${spaceIds[0]}?from=${from}&to=${addDays(from, 92)}`);
    await page.getByRole('heading', { level: 1, name: 'Solicita tu reserva' }).waitFor();
    await expectEvent('booking_initiated');
    await page.reload();
    await expectEvent('page_view');
    await answerParts(page);
    await payWith(page, '4242424242424242');
    await page.waitForURL('**/booking-success/**', { timeout: 30_000 });
    const bookingId = new URL(page.url()).pathname.split('/').at(-1);
    await expect.poll(() => pushed.at(-1)).toEqual({ event: 'page_view', path: `/booking-success/${bookingId}` });

    const events = pushed.filter(({ event }) => event !== 'gtm.js');
    const value = events.find(({ event }) => event === 'booking_initiated')?.['value'];
    expect(value).toBeGreaterThan(0);
    const favorite = events.find(({ event }) => event === 'favorite_added')?.['space_id'];
    expect(favorite).toMatch(/^spc_/);
    expect(events).toEqual([
      { event: 'page_view', path: '/' },
      { event: 'page_view', path: '/search' },
      { event: 'space_search', search_city: 'Madrid', search_postal_code: null, search_type: 'storage' },
      { event: 'filter_applied', filter_type: 'always_open', filter_value: '1' },
      { event: 'favorite_added', space_id: favorite },
      { event: 'favorite_removed', space_id: favorite },
      { event: 'page_view', path: '/search' },
      { event: 'space_search', search_city: null, search_postal_code: '28010', search_type: null },
      { event: 'page_view', path: '/auth' },
      { event: 'page_view', path: '/' },
      { event: 'page_view', path: `/booking/${spaceIds[0]}` },
      { event: 'booking_initiated', space_id: spaceIds[0], value, currency: 'EUR' },
      { event: 'page_view', path: `/booking/${spaceIds[0]}` },
      { event: 'booking_requested', booking_id: bookingId, space_id: spaceIds[0], value, currency: 'EUR' },
      { event: 'page_view', path: `/booking-success/${bookingId}` },
    ]);
    await context.close();
  });

  test('ANA-1 a page whose address is a secret sends nothing to other hosts', async () => {
    const { page, context, others } = await newcomer();
    await page.goto('/');
    await accept(page);
    for (const path of [
      '/decision/aSecretToken',
      '/favorites/shared/aSecretToken',
      '/trastero-madrid?leave=aSecretToken',
    ]) {
      others.length = 0;
      await page.goto(path, { waitUntil: 'networkidle' });
      expect({ path, others }).toEqual({ path, others: [] });
    }
    // Back to such a page, from one that has loaded the tools.
    await page.goto('/decision/aSecretToken', { waitUntil: 'networkidle' });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidad' }).click();
    await page.getByRole('heading', { level: 1, name: /privacidad/i }).waitFor();
    await page.reload({ waitUntil: 'networkidle' });
    expect(others).toContain('www.googletagmanager.com');
    others.length = 0;
    await Promise.all([page.waitForEvent('load'), page.goBack()]);
    await page.waitForLoadState('networkidle');
    expect({ path: new URL(page.url()).pathname, others }).toEqual({ path: '/decision/aSecretToken', others: [] });
    await context.close();
  });

  test('ANA-1 a decision opened from the dashboard sends nothing either, and no page opened from it can read its URL', async () => {
    const spaceId = spaceIds[1] ?? '';
    const host = app.context().db.selectFrom('Space as s').innerJoin('User as u', 'u.id', 's.hostId').select('u.email');
    const { email } = await host.where('s.id', '=', fromGlobalId('Space', spaceId)).executeTakeFirstOrThrow();
    const moderator = app.visitor();
    await signInAsAdmin(app, moderator, 'moderator@example.test', 'moderator');
    await moderator.query('mutation ($input: SpaceStatementInput!) { hideSpace(input: $input) { space { id } } }', {
      input: { spaceId, statement: 'Las fotos son de otro espacio desde el lunes.' },
    });
    const { page, context, others } = await newcomer();
    await signIn(page, email, DEMO_PASSWORD, '/');
    await accept(page);
    await page.goto('/dashboard?mode=host&tab=spaces', { waitUntil: 'networkidle' });
    expect(others).toContain('www.googletagmanager.com');
    others.length = 0;
    await page.getByRole('link', { name: 'Ver la decisión o reclamar' }).filter({ visible: true }).first().click();
    await page.waitForURL('**/decision/*');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(others).toEqual([]);
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => void window.open('/terms', '_blank')),
    ]);
    await opened.getByRole('heading', { level: 1 }).waitFor();
    expect(await opened.evaluate(() => document.referrer)).not.toContain('decision');
    await context.close();
  });

  test('withdrawing consent stops all requests and deletes the cookies without a reload', async () => {
    const { page, context, others } = await newcomer();
    await page.goto('/cookies');
    await accept(page);
    expect((await cookiesOf(context)).toSorted()).toEqual(['_clck', '_ga']);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await withdraw(page);
    await expect.poll(() => cookiesOf(context)).toEqual([]);
    expect(loads).toBe(0);
    others.length = 0;
    // The script that already runs still tries to send.
    await page.evaluate(() =>
      (window as unknown as { send: (pushed: object) => Promise<void> }).send({ event: 'late' }),
    );
    await page.evaluate(() => {
      new Image().src = 'https://www.google-analytics.com/late.gif';
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidad' }).click();
    await page.getByRole('heading', { level: 1, name: /privacidad/i }).waitFor();
    await visitPages(page);
    expect({ others, cookies: await cookiesOf(context) }).toEqual({ others: [], cookies: [] });
    await context.close();
  });
});

describe('the layout of the consent banner', () => {
  test.each([
    [390, 'light'],
    [390, 'dark'],
    [1440, 'light'],
    [1440, 'dark'],
  ] as const)('COO-1 at %i in %s: no axe violation, no layout shift, and usable by keyboard', async (width, theme) => {
    const { page, context, pageErrors } = await newcomer({ width, height: width === 390 ? 844 : 900, theme });
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number }[])
          (window as unknown as { shift: number }).shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`/space/${spaceIds[0]}`, { waitUntil: 'networkidle' });
    await banner(page).waitFor();
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(0.02);
    expect(await axeProblems(page)).toEqual([]);
    const boxes = await Promise.all(
      (await banner(page).getByRole('button').all()).map((button) => button.boundingBox()),
    );
    expect(new Set(boxes.map((box) => `${Math.round(box?.width ?? 0)}×${Math.round(box?.height ?? 0)}`)).size).toBe(1);
    // Link, reject and configure are the first tab stops of the page.
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Configurar');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    // Colours can be checked only after the fade-in.
    await page
      .getByRole('dialog')
      .evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)).then(() => null));
    expect(await axeProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Configurar');
    expect(await hiddenStops(page)).toEqual([]);
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  test.each(['es', 'en'] as const)('COO-1 at 320 px in %s the text of every button fits', async (language) => {
    const { page, context } = await newcomer({ width: 320, height: 700, language });
    await page.goto('/help', { waitUntil: 'networkidle' });
    const tooWide = (scope: Locator) =>
      scope
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ textContent }) => textContent),
        );
    expect(await tooWide(banner(page))).toEqual([]);
    await banner(page).getByRole('button').nth(1).click();
    await page.getByRole('dialog').waitFor();
    expect(await tooWide(page.getByRole('dialog'))).toEqual([]);
    await context.close();
  });

  /** The first tab stops after the banner that are hidden behind it. */
  async function hiddenStops(page: Page): Promise<string[]> {
    const hidden: string[] = [];
    await page.keyboard.press('Tab');
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab');
      const problem = await page.evaluate(() => {
        const focused = document.activeElement;
        const top = document.querySelector('section[aria-label="Cookies"]')?.getBoundingClientRect().top ?? Infinity;
        if (!focused || focused === document.body || focused.closest('section[aria-label="Cookies"]')) return null;
        return focused.getBoundingClientRect().top >= top ? focused.outerHTML.slice(0, 120) : null;
      });
      if (problem) hidden.push(problem);
    }
    return hidden;
  }
});

describe('COO-2 accepting cookies', () => {
  test('keeps typed text and the scroll position', async () => {
    const { page, context } = await newcomer({ width: 390, height: 844 });
    await page.goto('/contact');
    await page.getByLabel('Nombre').fill('Nora Vidal');
    await page.locator('textarea').fill('Una pregunta larga que no quiero volver a escribir.');
    await page.evaluate(() => window.scrollTo(0, 300));
    await accept(page);
    await expect
      .poll(() => page.locator('textarea').inputValue())
      .toBe('Una pregunta larga que no quiero volver a escribir.');
    expect(await page.getByLabel('Nombre').inputValue()).toBe('Nora Vidal');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
    await context.close();
  });

  test('logs the consent of a signed-in user', async () => {
    await createAccount(app, { email: 'logged@example.test' });
    const { page, context } = await newcomer();
    await signInByForm(page, 'logged@example.test', PASSWORD);
    await accept(page);
    await withdraw(page);
    const visitor = app.visitor();
    await signInAs(visitor, 'logged@example.test');
    const log = async () =>
      (await visitor.query<{ myConsents: object[] }>('{ myConsents { purpose isGranted source } }')).myConsents;
    const line = (purpose: string, isGranted: boolean) => ({ purpose, isGranted, source: 'cookie_settings' });
    await expect
      .poll(log)
      .toEqual([line('ANALYTICS', false), line('MARKETING_COOKIES', true), line('ANALYTICS', true)]);
    await context.close();
  });
});
