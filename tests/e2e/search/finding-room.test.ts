import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { awaitMail, mailsTo } from '../../support/accounts.js';
import { launchBrowser } from '../../support/browser.js';
import { uuidOf } from '../../support/spaces.js';
import type { TestApp } from '../../support/test-app.js';
import { freeSpaces } from '../support/demo.js';
import { newVisitor, startWebApp } from '../support/web-app.js';

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startWebApp(), launchBrowser()]);
  // Inserted before the first request, because the cities' data are cached for half a minute.
  await app
    .context()
    .em.execute(`delete from space_search where city_id = (select id from cities where slug = 'murcia')`);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

test('P11 things are counted by keyboard alone, and the search finds the announced number of spaces', async () => {
  const { page, pageErrors } = await newVisitor(browser, app, { width: 390, height: 844 });
  await page.goto('/search?city=Madrid#cabe');
  const dialog = page.getByRole('dialog', { name: '¿Cabe todo?' });
  await dialog.getByRole('button', { name: 'Una unidad más: Sofás' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await dialog.getByText('3 m³', { exact: true }).waitFor();
  const show = dialog.getByRole('button', { name: /^Ver \d+ espacios donde cabe$/ });
  await show.waitFor();
  const count = /\d+/.exec((await show.textContent()) ?? '')?.[0] ?? '';
  await show.press('Enter');
  await page.getByRole('heading', { level: 1, name: `${count} espacios en Madrid` }).waitFor();
  expect(new URL(page.url()).search).toBe('?city=Madrid&things=sofa-2');
  expect(await page.getByRole('button', { name: 'Caben 2 cosas' }).isVisible()).toBe(true);
  expect(pageErrors).toEqual([]);
});

test('RTE-2 a space that is gone returns 410 and shows similar ones', async () => {
  const { page, pageErrors } = await newVisitor(browser, app);
  const [id = ''] = await freeSpaces(app, 1);
  expect((await page.goto(`/space/${id}`))?.status()).toBe(200);
  await app.context().em.execute(`update spaces set status = 'paused' where id = ?`, [uuidOf(id)]);
  // The cached page is dropped once the database has notified the server of the change.
  await expect.poll(async () => (await page.goto(`/space/${id}`))?.status()).toBe(410);
  await page.getByRole('heading', { level: 1, name: 'Este espacio ya no está' }).waitFor();
  const others = page.getByRole('region', { name: 'Parecidos y cerca' }).getByRole('article');
  await expect.poll(() => others.count()).toBeGreaterThanOrEqual(4);
  expect(await page.getByRole('link', { name: 'Buscar espacios' }).first().getAttribute('href')).toContain('/search');
  expect(pageErrors).toEqual([]);
});

test('HOM-1 a city coming soon is on the home page and takes an e-mail address once, confirmed by a mail', async () => {
  const { page, pageErrors } = await newVisitor(browser, app, { width: 390, height: 844 });
  await page.goto('/', { waitUntil: 'networkidle' });
  const cards = page.getByRole('region', { name: 'Espacios destacados' }).getByRole('article');
  // A swipeable row: each card keeps its full width, and the next one is partly visible.
  expect(await cards.evaluateAll((all) => all.map((card) => card.clientWidth))).toEqual([280, 280, 280, 280]);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const tile = page.getByRole('article').filter({ hasText: 'Granada' });
  await tile.getByText('Avísame').waitFor();
  await tile.getByRole('link', { name: 'Granada' }).click();
  await page.getByRole('heading', { level: 1, name: 'Hueco llega pronto a Granada' }).waitFor();
  const field = page.getByRole('textbox', { name: 'Correo electrónico' });
  const join = page.getByRole('button', { name: 'Avísame' });
  await field.fill('eva');
  await join.click();
  await page.getByText('Escribe un correo como').waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  for (const round of [1, 2]) {
    if (round > 1) await page.reload();
    await field.fill('eva@example.test');
    await join.click();
    await page.getByRole('status').filter({ hasText: 'eva@example.test' }).waitFor();
  }
  const rows = await app
    .context()
    .em.execute<{ n: number }[]>(`select count(*)::int as n from waiting_list where email = 'eva@example.test'`);
  expect(rows).toEqual([{ n: 1 }]);
  const { text } = await awaitMail(app, 'eva@example.test');
  expect(await mailsTo(app, 'eva@example.test')).toHaveLength(1);
  await page.goto(`/granada?${/confirm=[\w-]+/.exec(text)?.[0] ?? ''}`);
  await page.getByRole('button', { name: 'Sí, avísame' }).click();
  await page.getByRole('heading', { name: 'Listo, te avisaremos' }).waitFor();
  expect(pageErrors).toEqual([]);
});

test('U1 on a phone the pin of the card in front is selected, from the first map on', async () => {
  const { page } = await newVisitor(browser, app, { width: 390, height: 844 });
  await page.goto('/search?postal_code=28010&view=map');
  const row = page.getByRole('list', { name: 'Resultados' });
  await page.locator('.maplibregl-marker').first().waitFor();
  await expect
    .poll(
      async () => {
        await row.evaluate((list) =>
          list.scrollTo({ left: list.scrollLeft > 0 ? 0 : (list.querySelectorAll('li')[1]?.offsetLeft ?? 0) }),
        );
        return page.locator('.maplibregl-marker button[aria-pressed=true]').count();
      },
      { interval: 1_000 },
    )
    .toBe(1);
  await page.context().close();
});

test.each([1280, 1440])('HOM-2 the open calendar is not covered by the cards below at %i px', async (width) => {
  const { page } = await newVisitor(browser, app, { width, height: 900 });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page
    .getByRole('search')
    .getByRole('button', { name: /Fechas/ })
    .click();
  const panel = page.getByRole('dialog', { name: 'Fechas' });
  await panel.locator('table').waitFor();
  const over = await panel.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const found: string[] = [];
    for (let x = left + 4; x < right; x += 8)
      for (let y = top + 4; y < Math.min(bottom, window.innerHeight); y += 8) {
        const at = document.elementFromPoint(x, y);
        if (at && !element.contains(at)) found.push(at.outerHTML.slice(0, 80));
      }
    return found;
  });
  expect(over).toEqual([]);
});

test.each([1280, 1440])('NAV-1 NAV-4 the header of the search keeps its links and sign-up at %i px', async (width) => {
  const { page } = await newVisitor(browser, app, { width, height: 900 });
  await page.goto('/search?city=madrid');
  const header = page.getByRole('banner');
  for (const name of ['Espacios', 'Quiénes somos', 'Iniciar sesión', 'Registrarse', 'Publicar espacio'])
    expect([name, await header.getByRole('link', { name, exact: true }).isVisible()]).toEqual([name, true]);
  expect(await header.getByRole('button', { name: 'Cómo funciona' }).isVisible()).toBe(true);
  expect(await header.getByRole('search').evaluate((form) => form.clientWidth)).toBeGreaterThan(360);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});
