import type { Page } from 'playwright-core';

/** Answers everything the checkout asks for before the card. */
export async function answerParts(page: Page): Promise<void> {
  // One in each part that is still open; the part folds with the click.
  const go = page.getByRole('button', { name: 'Continuar' }).first();
  await page.locator('input[name="goods"]').first().check({ force: true });
  await page.getByText('Entre 500 y 2.000 €').click();
  await page.getByLabel(/Declaro que no guardaré/).check();
  await go.click();
  await page.getByLabel('Cuéntale qué necesitas').fill('Hola: me mudo y necesito guardar unas cajas.');
  await go.click();
  const other = page.getByRole('radio', { name: 'Otra tarjeta' });
  if ((await other.count()) > 0) await other.check();
  await page.getByLabel('Titular').fill('LUCIA PRIETO');
  await page.getByLabel('Caducidad').fill('1130');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel(/Autorizo a Hueco/).check();
}

/** Fills in a card's number and sends the request. */
export async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel('Número de tarjeta').fill(card);
  await page
    .getByRole('button', { name: /Solicitud con obligación de pago/ })
    .first()
    .click();
}
