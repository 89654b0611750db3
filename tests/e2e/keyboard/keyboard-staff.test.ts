import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../../support/browser.js';
import { ShiftedClock } from '../../support/fake-clock.js';
import { addDays } from '../../../server/core/values/date-range.js';
import type { TestApp } from '../../support/test-app.js';
import { DEMO_PASSWORD, idsOf } from '../support/demo.js';
import { Keyboard } from '../support/keyboard.js';
import { axeProblems, resize, wideTables } from '../support/appearance.js';
import { newVisitor, signInByForm, startWebApp, type Visitor } from '../support/web-app.js';

const WARNING = 'Pide a los anfitriones que cobren fuera de Hueco.';

let app: TestApp;
/** Pauses between lists, because all together would exceed the points of a minute. */
const clock = new ShiftedClock();
let browser: Browser;
let staff: Visitor;

beforeAll(async () => {
  [app, browser] = await Promise.all([startWebApp({ clock }), launchBrowser()]);
  staff = await newVisitor(browser, app);
  await staff.page.emulateMedia({ reducedMotion: 'reduce' });
  await signInByForm(staff.page, 'admin@hueco.test', DEMO_PASSWORD, '/admin/people');
});
afterEach(() => clock.advance({ minutes: 0.5 }));
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

/** Each list, and the address that `Enter` opens from it: beside the list, or as a page. */
const STAFF_PAGES = [
  ['people', '/admin/people', /^\/admin\/people\?open=per_/],
  ['spaces', '/admin/spaces', /^\/admin\/spaces\?open=spc_/],
  ['bookings', '/admin/bookings', /^\/admin\/bookings\?open=bkg_/],
  ['tickets', '/admin?section=support', /id=tkt_/],
  ['reports', '/admin/reports', /^\/admin\/reports\?open=[A-Z]{3}-/],
  ['claims', '/admin/claims', /^\/admin\/claims\/clm_/],
  ['payments', '/admin/money', /^\/admin\/money\?open=pay/],
  ['consents', '/admin/consents', /^\/admin\/people\/per_/],
] as const;

/** The case opens beside its list where there is room; `J` opens the next one and `Esc` returns the focus to its row. */
async function walkBesideTheList(page: Page): Promise<void> {
  const panel = page.getByRole('complementary', { name: 'Ficha' });
  await panel.getByRole('heading', { level: 2 }).first().waitFor();
  for (const width of [1440, 1240]) {
    await resize(page, width);
    expect(await wideTables(page), `${width}`).toEqual([]);
  }
  const first = page.url();
  if (await panel.getByRole('button', { name: 'Siguiente' }).isEnabled()) {
    await page.keyboard.press('j');
    await page.waitForURL((url) => url.href !== first);
  }
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-row-link'))).toBe(true);
}

describe('P9 the lists of staff by keyboard alone', () => {
  test.each(STAFF_PAGES)(
    '%s: J and K move between rows, typing in the search is no shortcut, Enter opens a row',
    async (_, path, opened) => {
      const { page, pageErrors } = staff;
      await page.goto(path);
      const rows = page.locator('[data-row-link]');
      await rows.first().waitFor();
      const at = () => rows.evaluateAll((links) => links.indexOf(document.activeElement as HTMLElement));
      const key = (name: string) => page.keyboard.press(name);
      await key('j');
      expect(await at()).toBe(0);
      const last = (await rows.count()) - 1;
      await key('j');
      expect(await at()).toBe(Math.min(1, last));
      await key('k');
      expect(await at()).toBe(0);
      expect(await page.evaluate(() => getComputedStyle(document.activeElement as HTMLElement).outlineStyle)).not.toBe(
        'none',
      );
      if (await page.getByRole('searchbox').count()) {
        await key('f');
        await key('Enter');
        await page.keyboard.type('j');
        expect(await page.getByRole('searchbox').inputValue()).toBe('j');
        await key('Backspace');
        await key('Escape');
        await key('j');
        expect(await at()).toBe(0);
      }
      await key('Enter');
      await page.waitForURL((url) => opened.test(`${url.pathname}${url.search}`));
      if (new URL(page.url()).searchParams.has('open')) await walkBesideTheList(page);
      expect(pageErrors).toEqual([]);
    },
  );
});

test('P2 staff end a stay for its host by keyboard alone, with date, fee and both mails', async () => {
  const { page, pageErrors } = staff;
  const [id] = await idsOf(
    app,
    'Booking',
    `select b.id from bookings b join users u on u.id = b.host_id
      where b.status = 'active' and b.billing_state = 'current' and u.email = 'host@hueco.test' and b.ends_on > current_date + 60 limit 1`,
  );
  const keys = new Keyboard(page);
  await page.goto(`/admin/bookings/${id}`);
  const decision = page.getByRole('region', { name: 'Decisión' });
  await decision.waitFor();
  await keys.choose(decision.getByRole('radio', { name: /^Terminar por el anfitrión/ }));
  const endsOn = addDays(clock.today(), 3);
  await keys.writeDay(decision.getByLabel('Último día: ese día se deja'), endsOn);
  await keys.select(decision.getByRole('combobox', { name: 'Motivo' }), 'Se vende o dejo de poder alquilarlo');
  await keys.write(decision.getByLabel('Lo que se dice a los dos'), 'El anfitrión vende el espacio el viernes.');
  await decision.getByText('60,00 €').waitFor();
  const mails = decision.getByRole('button', { name: /^Lo que lee / });
  await mails.nth(1).waitFor();
  const send = decision.getByRole('button', { name: 'Terminar por el anfitrión' });
  expect(await send.isDisabled()).toBe(true);
  await keys.press(mails.nth(1));
  await keys.press(send);
  await page.getByText('Hecho: queda anotado').waitFor();
  expect(await axeProblems(page)).toEqual([]);
  const [ended] = await app
    .context()
    .em.execute<object[]>(
      `select b.status, b.ends_on::text as ends_on from bookings b join audit_log a on a.object_id = b.id::text where a.action = 'booking.notice_given'`,
    );
  expect(ended).toEqual({ status: 'ending', ends_on: endsOn });
  expect(pageErrors).toEqual([]);
});

test('P9 a warning by keyboard alone: Ctrl+Enter decides, Z undoes, and leaving the case sends it', async () => {
  const { page, pageErrors } = staff;
  const [id] = await idsOf(app, 'Person', `select id from users where email = 'renter@hueco.test'`);
  const keys = new Keyboard(page);
  const warnings = () =>
    app
      .context()
      .em.execute<object[]>(`select statement from account_measures where kind = 'warning' and statement = ?`, [
        WARNING,
      ]);
  await page.goto(`/admin/people/${id}`);
  const decision = page.getByRole('region', { name: 'Decisión' });
  await keys.choose(decision.getByRole('radio', { name: /^Avisar/ }));
  const words = decision.getByRole('textbox', { name: 'Razones' });
  await keys.write(words, WARNING);
  // It is sent only once the mail to the person was shown.
  await expect.poll(() => decision.getByRole('button', { name: 'Avisar' }).isEnabled()).toBe(true);
  await page.keyboard.press('Control+Enter');
  const undo = decision.getByRole('button', { name: 'Deshacer' });
  await undo.waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('group');
  expect(await axeProblems(page)).toEqual([]);
  await page.keyboard.press('z');
  await undo.waitFor({ state: 'detached' });
  expect(await words.inputValue()).toBe(WARNING);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Avisar');
  await page.keyboard.press('Enter');
  await undo.waitFor();
  expect(await warnings()).toEqual([]);
  await keys.press(page.getByRole('link', { name: 'Volver a la lista' }));
  await page.getByText('Hecho: queda anotado').waitFor();
  expect(await warnings()).toHaveLength(1);
  expect(pageErrors).toEqual([]);
});

test('P9 the key ? shows the shortcuts outside of fields; Escape closes them and restores the focus', async () => {
  const { page, pageErrors } = staff;
  await page.goto('/admin/people');
  await page.locator('[data-row-link]').first().waitFor();
  await page.keyboard.press('j');
  const row = await page.evaluate(() => document.activeElement?.textContent);
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Atajos de teclado' });
  await sheet.getByText('Seleccionar hasta aquí').waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(row);
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('?');
  expect(await page.getByRole('searchbox').inputValue()).toBe('?');
  expect(await sheet.isVisible()).toBe(false);
  expect(pageErrors).toEqual([]);
});

test('P9 text typed right after / goes into the global search and triggers no shortcut', async () => {
  const { page, pageErrors } = staff;
  await page.goto('/admin');
  await page.getByRole('heading', { name: /casos? abiertos?/, level: 1 }).waitFor();
  await page.keyboard.press('/');
  // Outside a field, E would open the most urgent case.
  await page.keyboard.type('elena');
  const field = page.getByRole('combobox', { name: /Nombre, correo/ });
  await field.waitFor();
  expect(await field.inputValue()).toBe('elena');
  expect(new URL(page.url()).pathname).toBe('/admin');
  await page.keyboard.press('Escape');
  expect(pageErrors).toEqual([]);
});
