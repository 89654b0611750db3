import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../support/browser.js';
import type { TestApp } from '../../support/test-app.js';
import { freeSpaces, idsOf } from '../support/demo.js';
import { Keyboard, keyboardOf } from '../support/keyboard.js';
import { axeProblems } from '../support/appearance.js';
import { newVisitor, startWebApp } from '../support/web-app.js';

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startWebApp(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

/** Sandbox cards: one that needs authentication, and one that pays at once. */
const ASKS = '4000002760003184';
const PAYS = '5555555555554444';

async function typeCard(page: Page, keys: Keyboard, number: string): Promise<void> {
  const dialog = page.getByRole('dialog').last();
  await keys.write(dialog.getByLabel('Número de tarjeta'), number);
  await keys.write(dialog.getByLabel('Caducidad'), '1130');
  await keys.write(dialog.getByLabel('CVC'), '123');
  await keys.write(dialog.getByLabel('Titular'), 'LUCIA PRIETO');
}

/** The renter's running monthly rental, whose charge was refused yesterday. */
async function refusedBooking(): Promise<string> {
  const [id = ''] = await idsOf(
    app,
    'Booking',
    `update billing_cycles c set status = 'retrying', due_at = now() - interval '1 day', next_try_at = now() + interval '2 days',
        failed_tries = 1, ladder_step = 1
      from bookings b join users u on u.id = b.renter_id
      where b.id = c.booking_id and u.email = 'renter@hueco.test' and b.status = 'active' and b.term_type = 'rolling'
        and c.id = (select id from billing_cycles where booking_id = b.id and status = 'scheduled' order by cycle_no limit 1)
      returning b.id`,
  );
  return id;
}

test('U3 P4 M4 by keyboard a card is saved with authentication, a refused month paid with another, and a saved card chosen', async () => {
  const id = await refusedBooking();
  const { page, keys, pageErrors, context } = await keyboardOf(await newVisitor(browser, app), {
    email: 'renter@hueco.test',
    next: '/dashboard?mode=renter&tab=payments',
  });

  // A card with authentication is saved only after the bank's page.
  await keys.press(page.getByRole('button', { name: 'Añadir tarjeta' }));
  await keys.press(page.getByRole('button', { name: 'Guardar tarjeta' }));
  await page.getByText('El número de tarjeta no es correcto').first().waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await typeCard(page, keys, ASKS);
  await keys.press(page.getByRole('button', { name: 'Guardar tarjeta' }));
  await page.frameLocator('iframe').getByRole('button', { name: 'Autorizar' }).click();
  await page.getByText('Tarjeta guardada').waitFor();
  const cards = page.getByRole('region', { name: 'Tarjetas' });
  await cards.getByText('Visa ···· 3184').waitFor();
  // The card that pays bookings cannot be removed; this one can.
  await keys.press(cards.getByRole('button', { name: 'Opciones de Visa ···· 4242' }));
  await cards.getByText(/^Paga «/).waitFor();
  // The open menu partly covers a button, which the rule for target sizes ignores until the menu is closed.
  expect(await axeProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await axeProblems(page)).toEqual([]);
  await keys.press(cards.getByRole('button', { name: 'Opciones de Visa ···· 3184' }));
  await keys.press(cards.getByRole('button', { name: 'Quitar' }));
  await page.getByText('Tarjeta quitada').waitFor();
  await expect.poll(() => cards.getByText('Visa ···· 3184').count()).toBe(0);

  // The refused month is shown with its reason and paid with another card.
  await page
    .getByText(/^No hemos podido cobrar/)
    .first()
    .waitFor();
  await page.goto(`/booking/${id}`);
  await keys.press(page.getByRole('button', { name: /^Pagar \d/ }));
  const dialog = page.getByRole('dialog', { name: /^No hemos podido cobrar/ });
  await dialog.getByText('Si no pagas ahora').waitFor();
  await keys.choose(dialog.getByRole('radio', { name: 'Otra tarjeta' }));
  await typeCard(page, keys, PAYS);
  expect(await axeProblems(page)).toEqual([]);
  await keys.press(dialog.getByRole('button', { name: /^Pagar \d/ }));
  await page.getByText(/^Pagado:/).waitFor();
  await expect.poll(() => page.getByText('No hemos podido cobrar').count()).toBe(0);
  await page.goto('/dashboard?mode=renter&tab=payments');
  await cards.getByText('Mastercard ···· 4444').waitFor();
  await cards.getByText(/^11\/30 · paga /).waitFor();

  // For a returning renter the saved card is preselected.
  const [space = ''] = await freeSpaces(app, 1);
  const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`/booking/${space}?from=${day(40)}&to=${day(100)}`);
  const saved = page.getByRole('radio', { name: /Visa ···· 4242/ });
  await saved.waitFor();
  expect(await saved.isChecked()).toBe(true);
  expect(await page.getByLabel('Número de tarjeta').count()).toBe(0);
  await page
    .getByRole('button', { name: /Solicitud con obligación de pago/ })
    .first()
    .click();
  // The errors do not include the card.
  await page.getByRole('alert').first().waitFor();
  expect(await page.getByText('El número de tarjeta no es correcto').count()).toBe(0);
  expect(pageErrors).toEqual([]);
  await context.close();
});
