import type { Page } from 'playwright-core';
import { typeInto } from './type-into.js';

/** Fills in all parts of the checkout before the card. */
export async function answerParts(page: Page): Promise<void> {
  // Each open part has this button, and a click folds the part.
  const go = page.getByRole('button', { name: 'Continuar' }).first();
  await answerGoods(page);
  await go.click();
  // The message is optional and has no button: a renter continues with the card.
  await typeInto(page.getByLabel('Cuéntale qué necesitas'), 'Hola: me mudo y necesito guardar unas cajas.');
}

/** The goods, their value, and the confirmation that none are prohibited. */
export async function answerGoods(page: Page): Promise<void> {
  await page.locator('input[name="goods"]').first().check({ force: true });
  await page.getByText('Entre 500 y 2.000 €').click();
  await page.getByLabel(/Declaro que no guardaré/).check();
}

/** Fills in a card and sends the request. */
export async function payWith(page: Page, card: string): Promise<void> {
  const other = page.getByRole('radio', { name: 'Otra tarjeta' });
  if ((await other.count()) > 0) await other.check();
  await typeInto(page.getByLabel('Número de tarjeta'), card);
  await typeInto(page.getByLabel('Caducidad'), '1130');
  await typeInto(page.getByLabel('CVC'), '123');
  await typeInto(page.getByLabel('Titular'), 'LUCIA PRIETO');
  await page.getByLabel(/Autorizo a Hueco/).check();
  await page
    .getByRole('button', { name: /Solicitud con obligación de pago/ })
    .first()
    .click();
}
