import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../../support/browser.js';
import type { TestApp } from '../../support/test-app.js';
import { DEMO_PASSWORD } from '../support/demo.js';
import { Keyboard } from '../support/keyboard.js';
import { axeProblems } from '../support/look.js';
import { newVisitor, signIn, startWebApp, type Visitor } from '../support/web-app.js';

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startWebApp(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

async function signedIn(email: string, next: string): Promise<Visitor & { keys: Keyboard }> {
  const visitor = await newVisitor(browser, app);
  await visitor.page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(visitor.page, email, DEMO_PASSWORD, next);
  return { ...visitor, keys: new Keyboard(visitor.page) };
}

describe('changing a booking without a mouse (U3)', { timeout: 120_000 }, () => {
  test('U3 T14 a renter gives notice: the grid is walked by arrows, closed days say why, the sum follows (giveNotice)', async () => {
    const { page, keys, complaints, context } = await signedIn('renter@hueco.test', '/dashboard?mode=renter');
    await keys.press(page.getByRole('button', { name: 'Avisar de salida' }));
    const dialog = page.getByRole('dialog', { name: 'Avisar de salida' });
    const submit = dialog.getByRole('button', { name: /^Terminar el / });
    await submit.waitFor();
    const first = await submit.innerText();
    const chosen = dialog.getByRole('gridcell', { selected: true }).getByRole('button');
    await keys.goTo(chosen);
    await page.keyboard.press('ArrowLeft');
    const focused = page.locator(':focus');
    expect(await focused.getAttribute('aria-label')).toMatch(/Hay que avisar con 15 días/);
    await page.keyboard.press('Enter');
    expect(await submit.innerText()).toBe(first);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await dialog
      .getByRole('status')
      .filter({ hasText: /Último cobro|Te devolvemos|No hay más cobros/ })
      .waitFor();
    await expect.poll(() => submit.innerText()).not.toBe(first);
    await expect.poll(() => submit.isEnabled()).toBe(true);
    expect(await axeProblems(page)).toEqual([]);
    await keys.select(dialog.getByLabel(/^Motivo/), 'Me mudo');
    await keys.press(submit);
    await page.getByText('Aviso enviado').first().waitFor();
    await page.getByRole('button', { name: 'Anular el aviso' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('U3 T24 a renter asks for other days, and the host agrees (askForDates, answerBookingChange)', async () => {
    const [renter, host] = await Promise.all([
      signedIn('renter@hueco.test', '/dashboard?mode=renter'),
      signedIn('host@hueco.test', '/dashboard?mode=host&tab=bookings'),
    ]);
    await renter.keys.press(renter.page.getByRole('button', { name: 'Cambiar las fechas' }).first());
    const dialog = renter.page.getByRole('dialog', { name: 'Cambiar las fechas' });
    await renter.keys.goTo(dialog.getByRole('gridcell', { selected: true }).getByRole('button'));
    // A week earlier: the days after the stay may be somebody else's.
    await renter.page.keyboard.press('ArrowUp');
    await renter.page.keyboard.press('Enter');
    await dialog.getByRole('table', { name: /^Cada cobro/ }).waitFor();
    expect(await axeProblems(renter.page)).toEqual([]);
    await renter.keys.press(dialog.getByRole('button', { name: /^Pedir el cambio a / }));
    await renter.page.getByText('Cambio pedido').first().waitFor();

    await host.page.reload();
    const row = host.page.getByRole('row').filter({ hasText: /Entra en 5 días/ });
    await host.keys.press(row.getByRole('button', { name: /^Más acciones de la reserva de / }));
    await host.keys.press(row.getByRole('button', { name: 'Ver el cambio pedido' }));
    const answer = host.page.getByRole('dialog', { name: 'Cambio de fechas' });
    const agree = answer.getByRole('button', { name: 'Aceptar las nuevas fechas' });
    await answer.getByRole('table', { name: /^Cada cobro/ }).waitFor();
    expect(await axeProblems(host.page)).toEqual([]);
    await host.keys.press(agree);
    await host.page.getByText('Cambio aceptado').first().waitFor();
    for (const { complaints, context } of [renter, host]) {
      expect(complaints).toEqual([]);
      await context.close();
    }
  });
});
