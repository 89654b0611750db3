import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../../server/core/values/date-range.js';
import { localDateOf } from '../../../server/core/values/time-zone.js';
import { createAccount, PASSWORD } from '../../support/accounts.js';
import { launchBrowser } from '../../support/browser.js';
import type { TestApp } from '../../support/test-app.js';
import { DEMO_PASSWORD, freeSpaces } from '../support/demo.js';
import { keyboardOf } from '../support/keyboard.js';
import { newVisitor, signIn, startWebApp } from '../support/web-app.js';

const EMAIL = 'teclado@example.test';

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startWebApp(), launchBrowser()]);
  await createAccount(app, { email: EMAIL });
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

const somebody = async () => keyboardOf(await newVisitor(browser, app));

/** Holds back the answers with a price until they are released. */
async function heldQuote(page: Page): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"SpaceQuote"')) await promise;
    await route.continue();
  });
  return { release: resolve };
}

/** A date as typed: dd/mm/yyyy. */
const typed = (day: string): string => day.split('-').toReversed().join('/');

describe('renters without a mouse (U3)', { timeout: 120_000 }, () => {
  test('U3 SEA-1 searches from the home page and opens a space', async () => {
    const { page, keys, pageErrors, context } = await somebody();
    await page.goto('/');
    await keys.write(page.getByLabel('Dónde'), 'Chamberí');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await keys.press(page.getByRole('search').getByRole('button', { name: 'Buscar' }));
    await page.waitForURL('**/search**');
    await page.getByRole('heading', { level: 1, name: /espacios en Chamberí/ }).waitFor();
    const first = page.getByRole('article').first().getByRole('link').first();
    await keys.press(first);
    await page.waitForURL('**/space/**');
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  test('U3 BOK-1 types dates, requests with a test card and withdraws the request (requestBooking, withdrawBooking)', async () => {
    const { page, keys, pageErrors, context } = await somebody();
    const [space] = await freeSpaces(app, 1);
    const from = addDays(localDateOf(new Date(), 'Europe/Madrid'), 20);
    await signIn(page, EMAIL, PASSWORD, `/space/${space}`);
    await page.waitForURL('**/space/**');
    const card = page.getByRole('complementary');
    const quote = await heldQuote(page);
    await keys.press(card.getByRole('button', { name: /^Entrada/ }));
    await keys.write(page.getByLabel('Entrada (dd/mm/aaaa)'), typed(from));
    await keys.write(page.getByLabel('Salida (dd/mm/aaaa)'), typed(addDays(from, 92)));
    await page.keyboard.press('Enter');
    await keys.goTo(card.getByRole('button', { name: '1 mes', exact: true }));
    // At the end of the column the price makes the sticky card grow upwards.
    await card.evaluate((aside) => {
      const end = aside.getBoundingClientRect().bottom - (aside.firstElementChild?.getBoundingClientRect().bottom ?? 0);
      window.scrollBy(0, end + 100);
    });
    quote.release();
    await card
      .getByText(/^Total/)
      .first()
      .waitFor();
    await keys.expectVisible();
    await keys.press(card.getByRole('button', { name: 'Listo' }));
    await keys.press(card.getByRole('link', { name: 'Solicitar reserva' }));
    await page.waitForURL('**/booking/**');

    const next = page.getByRole('button', { name: 'Continuar' }).first();
    await keys.tick(page.locator('input[name="goods"]').first());
    await keys.choose(page.getByRole('radio', { name: 'Entre 500 y 2.000 €' }));
    await keys.tick(page.getByLabel(/Declaro que no guardaré/));
    await keys.press(next);
    await keys.write(page.getByLabel('Cuéntale qué necesitas'), 'Hola: me mudo y necesito guardar unas cajas.');
    await keys.press(next);
    await keys.write(page.getByLabel('Número de tarjeta'), '4242424242424242');
    await keys.write(page.getByLabel('Caducidad'), '1130');
    await keys.write(page.getByLabel('CVC'), '123');
    await keys.write(page.getByLabel('Titular'), 'LUCIA PRIETO');
    await keys.tick(page.getByLabel(/Autorizo a Hueco/));
    await keys.press(page.getByRole('button', { name: /Solicitud con obligación de pago/ }).first());
    await page.waitForURL('**/booking-success/**', { timeout: 20_000 });

    await page.goto('/dashboard?mode=renter&tab=bookings');
    await keys.press(page.getByRole('button', { name: 'Retirar' }).first());
    await keys.press(page.getByRole('dialog').getByRole('button', { name: 'Retirar la solicitud' }));
    await page.getByText('Solicitud retirada').first().waitFor();
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  test('U3 writes to support (sendContactMessage)', async () => {
    const { page, keys, pageErrors, context } = await somebody();
    await page.goto('/contact');
    await keys.press(page.getByRole('button', { name: 'Enviar' }));
    // The summary at the top lists the errors, and its links lead to the fields.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.getByLabel('Nombre').evaluate((element) => element === document.activeElement))
      .toBe(true);
    await keys.write(page.getByLabel('Nombre'), 'Nora Teclas');
    await keys.write(page.getByLabel('Correo electrónico'), 'nora@example.test');
    await keys.goTo(page.getByRole('combobox', { name: 'De qué se trata' }));
    await page.keyboard.press('ArrowDown');
    await keys.write(page.getByLabel('Mensaje'), 'Hola: ¿cómo cambio el correo de mi cuenta sin perder mis reservas?');
    await keys.press(page.getByRole('button', { name: 'Enviar' }));
    await page.getByRole('status').getByRole('heading', { level: 2 }).waitFor();
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  test('U3 P10 saves two favorites and compares them (addFavorite)', async () => {
    const { page, keys, pageErrors, context } = await somebody();
    await signIn(page, 'both@hueco.test', DEMO_PASSWORD, '/search?postal_code=28010');
    const hearts = page.getByRole('button', { name: /^Guardar en favoritos: /, pressed: false });
    await hearts.first().waitFor();
    for (const _ of [0, 1]) {
      const before = await hearts.count();
      await keys.press(hearts.first());
      await expect.poll(() => hearts.count()).toBeLessThan(before);
    }
    await page.goto('/favorites');
    const boxes = page.getByRole('checkbox', { name: /^Comparar: / });
    await boxes.nth(1).waitFor();
    await keys.tick(boxes.nth(0));
    await keys.tick(boxes.nth(1));
    await keys.press(page.getByRole('button', { name: 'Comparar 2' }));
    const dialog = page.getByRole('dialog', { name: 'Comparar espacios' });
    await dialog.getByRole('rowheader', { name: 'Precio, todo incluido' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(
      await page.getByRole('button', { name: 'Comparar 2' }).evaluate((element) => element === document.activeElement),
    ).toBe(true);
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});
