import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../../support/browser.js';
import type { TestApp } from '../../support/test-app.js';
import { keyboardOf } from '../support/keyboard.js';
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

const signedIn = async (email: string, next: string) => keyboardOf(await newVisitor(browser, app), { email, next });

describe('cancelling a booking without a mouse (U3)', { timeout: 120_000 }, () => {
  test('U3 P3 a renter sees the refund, cancels the booking and sees the state of the refund (cancelBooking)', async () => {
    const { page, keys, pageErrors, context } = await signedIn('renter@hueco.test', '/dashboard?mode=renter');
    await keys.press(page.getByRole('button', { name: 'Cancelar la reserva' }));
    const dialog = page.getByRole('dialog', { name: 'Cancelar la reserva' });
    const submit = dialog.getByRole('button', { name: /^Cancelar y recuperar / });
    await submit.waitFor();
    const amount = (await submit.innerText()).replace('Cancelar y recuperar ', '');
    await dialog.getByText(amount, { exact: true }).first().waitFor();
    await keys.select(dialog.getByLabel(/^Motivo/), 'Han cambiado mis planes');
    await keys.press(submit);
    await page.getByText('Reserva cancelada').first().waitFor();
    const row = page
      .getByRole('article')
      .filter({ hasText: new RegExp(`Reembolso de ${amount.replace('.', '\\.')} (en camino|hecho)`) });
    await row.getByText(/^Cancelada por ti el /).waitFor();
    await row.getByText('Motivo: Cambio de planes').waitFor();
    expect(await page.getByRole('button', { name: 'Cancelar la reserva' }).count()).toBe(0);
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  test('U3 T11 a host cancels a booking, and the renter sees it without reloading (cancelBooking)', async () => {
    const [renter, host] = await Promise.all([
      signedIn('both@hueco.test', '/dashboard?mode=renter'),
      signedIn('host@hueco.test', '/dashboard?mode=host&tab=bookings'),
    ]);
    await renter.page.getByRole('button', { name: 'Cancelar la reserva' }).waitFor();
    const row = host.page.getByRole('row').filter({ hasText: /Entra en 9\d días/ });
    await host.keys.press(row.getByRole('button', { name: /^Más acciones de la reserva de / }));
    await host.keys.press(row.getByRole('button', { name: 'Cancelar la reserva' }));
    const dialog = host.page.getByRole('dialog', { name: /^Cancelar la reserva de / });
    await host.keys.press(dialog.getByRole('button', { name: /^Cancelar con un cargo de 50,00/ }));
    await dialog.getByText('Elige un motivo.').waitFor();
    await host.keys.choose(dialog.getByRole('radio', { name: /^Motivos personales/ }));
    await host.keys.press(dialog.getByRole('button', { name: /^Cancelar con un cargo de 50,00/ }));
    await host.page.getByText('Reserva cancelada').first().waitFor();
    await renter.page.getByText(/^Cancelada por Carlos M\. el /).waitFor();
    await renter.page.getByText('Motivo: Motivos personales').waitFor();
    for (const { pageErrors, context } of [renter, host]) {
      expect(pageErrors).toEqual([]);
      await context.close();
    }
  });
});
