import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import { launchBrowser } from '../../support/browser.js';
import type { TestApp } from '../../support/test-app.js';
import { idsOf } from '../support/demo.js';
import { keyboardOf } from '../support/keyboard.js';
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

const signedIn = async (email: string, next: string) => keyboardOf(await newVisitor(browser, app), { email, next });

describe('changing a booking without a mouse (U3)', { timeout: 120_000 }, () => {
  test('U3 T14 a renter gives notice: arrows move in the calendar, closed days say why, amounts update (giveNotice)', async () => {
    const { page, keys, pageErrors, context } = await signedIn('renter@hueco.test', '/dashboard?mode=renter');
    await keys.press(page.getByRole('button', { name: 'Avisar de salida' }));
    const dialog = page.getByRole('dialog', { name: 'Avisar de salida' });
    const submit = dialog.getByRole('button', { name: /^Salgo el / });
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
    await expect.poll(() => axeProblems(page)).toEqual([]);
    await keys.select(dialog.getByLabel(/^Motivo/), 'Me mudo');
    await keys.press(submit);
    await page.getByText('Aviso enviado').first().waitFor();
    await page.getByRole('button', { name: 'Anular el aviso' }).waitFor();
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  test('U3 T24 a renter requests other dates, and the host agrees (askForDates, answerBookingChange)', async () => {
    const [renter, host] = await Promise.all([
      signedIn('renter@hueco.test', '/dashboard?mode=renter'),
      signedIn('host@hueco.test', '/dashboard?mode=host&tab=bookings'),
    ]);
    await renter.keys.press(renter.page.getByRole('button', { name: 'Cambiar las fechas' }).first());
    const dialog = renter.page.getByRole('dialog', { name: 'Cambiar las fechas' });
    await renter.keys.goTo(dialog.getByRole('gridcell', { selected: true }).getByRole('button'));
    // A week earlier, because the days after the stay may be booked.
    await renter.page.keyboard.press('ArrowUp');
    await renter.page.keyboard.press('Enter');
    await dialog.getByRole('table', { name: /^Cada cobro/ }).waitFor();
    await expect.poll(() => axeProblems(renter.page)).toEqual([]);
    await renter.keys.press(dialog.getByRole('button', { name: /^Pedir el cambio a / }));
    await renter.page.getByText('Cambio pedido').first().waitFor();

    const [id] = await idsOf(
      app,
      'Booking',
      `select booking_id as id from booking_change_requests where status = 'open'`,
    );
    await host.page.goto(`/booking/${id}`);
    const step = host.page.getByRole('region', { name: 'Siguiente paso' });
    await host.keys.press(step.getByRole('button', { name: 'Ver y responder' }));
    const answer = host.page.getByRole('dialog', { name: 'Cambio de fechas' });
    const agree = answer.getByRole('button', { name: 'Aceptar las nuevas fechas' });
    await answer.getByRole('table', { name: /^Cada cobro/ }).waitFor();
    await expect.poll(() => axeProblems(host.page)).toEqual([]);
    await host.keys.press(agree);
    await host.page.getByText('Cambio aceptado').first().waitFor();
    for (const { pageErrors, context } of [renter, host]) {
      expect(pageErrors).toEqual([]);
      await context.close();
    }
  });

  test('U3 T20 a renter renews a booking (renewBooking)', async () => {
    const [row] = await app.context().em.execute<{ id: string; email: string }[]>(
      `select b.id, r.email from bookings b join users r on r.id = b.renter_id
        where b.status = 'active' and b.term_type = 'fixed' and b.ends_on between current_date + 2 and current_date + 28
        order by b.id limit 1`,
    );
    const id = toGlobalId('Booking', row?.id ?? '');
    const { page, keys, pageErrors, context } = await signedIn(row?.email ?? '', `/booking/${id}`);
    await keys.press(page.getByRole('button', { name: /^Seguir más tiempo/ }));
    const dialog = page.getByRole('dialog', { name: 'Seguir más tiempo' });
    // No option is preselected, and nothing can be sent without one.
    const first = dialog.getByRole('gridcell').locator('button[tabindex="0"]');
    await keys.goTo(first);
    expect(await dialog.getByRole('gridcell', { selected: true }).count()).toBe(0);
    expect(await dialog.getByRole('button', { name: 'Seguir más tiempo' }).isDisabled()).toBe(true);
    await expect.poll(() => axeProblems(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await dialog.getByRole('table', { name: /^Cada cobro/ }).waitFor();
    await expect.poll(() => axeProblems(page)).toEqual([]);
    await keys.press(dialog.getByRole('button', { name: /^Seguir hasta el / }));
    await page.getByText('La reserva sigue').first().waitFor();
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  test('U3 T26 a renter withdraws after the start in two steps, the second announced (withdrawFromContract)', async () => {
    const [id] = await idsOf(
      app,
      'Booking',
      `update bookings set decided_at = now() - interval '3 days' where id = (select b.id from bookings b join users r on r.id = b.renter_id
        where r.email = 'both@hueco.test' and b.status = 'active' order by b.id limit 1) returning id`,
    );
    const { page, keys, pageErrors, context } = await signedIn('both@hueco.test', `/booking/${id}`);
    const actions = page.getByRole('region', { name: 'Qué puedes hacer' });
    await actions.getByRole('button').first().waitFor();
    expect(await actions.getByRole('button').first().innerText()).toContain('Desistir del contrato aquí');
    await keys.press(actions.getByRole('button').first());
    const dialog = page.getByRole('dialog', { name: 'Desistir del contrato' });
    await dialog.getByText('Paso 1 de 2').waitFor();
    await expect.poll(() => axeProblems(page)).toEqual([]);
    await keys.press(dialog.getByRole('button', { name: 'Continuar' }));
    await dialog.getByText('Paso 2 de 2').waitFor();
    // The key that opened this step must not confirm it, so the focus is on the explanation.
    await expect.poll(() => page.locator(':focus').innerText()).toMatch(/^Vas a desistir de la reserva/);
    await expect.poll(() => axeProblems(page)).toEqual([]);
    await keys.press(dialog.getByRole('button', { name: /^Confirmar desistimiento/ }));
    await page.getByText('Has desistido del contrato').first().waitFor();
    await page.getByRole('article').getByText('Salida pendiente', { exact: true }).waitFor();
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  test('U3 T18 a host confirms that the space is empty (confirmMoveOut)', async () => {
    const [id] = await idsOf(
      app,
      'Booking',
      `update bookings set status = 'move_out', move_out_at = now() - interval '20 hours', completed_at = null where id = (
        select b.id from bookings b join users h on h.id = b.host_id where h.email = 'host@hueco.test' and b.status = 'completed' order by b.ends_on desc, b.id limit 1) returning id`,
    );
    const { page, keys, pageErrors, context } = await signedIn('host@hueco.test', `/booking/${id}`);
    const open = page.getByRole('button', { name: 'Confirmar la salida' }).first();
    await keys.press(open);
    const dialog = page.getByRole('dialog', { name: /^Confirmar la salida de / });
    await dialog.getByText(/se da por confirmada/).waitFor();
    await expect.poll(() => axeProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => open.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await keys.press(dialog.getByRole('button', { name: 'Vacío y llaves devueltas' }));
    await page.getByRole('article').getByText('Completada', { exact: true }).waitFor();
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  test('U3 P5 a renter writes the inventory, and both sides sign it (setInventory, signInventory)', async () => {
    const [row] = await app.context().em.execute<{ id: string; host: string }[]>(
      `select b.id, h.email as host from bookings b join users r on r.id = b.renter_id join users h on h.id = b.host_id
        where r.email = 'renter@hueco.test' and b.status in ('active', 'ending') order by b.id limit 1`,
    );
    const address = `/booking/${toGlobalId('Booking', row?.id ?? '')}`;
    const { page, keys, pageErrors, context } = await signedIn('renter@hueco.test', address);
    const panel = page.getByRole('region', { name: 'Estado y cosas guardadas' });
    const open = panel.getByRole('button', { name: /^(Escribir inventario|Cambiar)$/ });
    await keys.press(open);
    const dialog = page.getByRole('dialog', { name: 'Tu inventario' });
    const field = (name: RegExp) => dialog.getByLabel(name).last();
    await keys.press(dialog.getByRole('button', { name: 'Añadir otro objeto' }));
    await keys.write(field(/^Objeto \d+$/), 'Cuadro del salón');
    await keys.select(field(/^Tipo del objeto \d+$/), 'Arte (hasta 500\u00a0€)');
    await keys.write(field(/^Valor del objeto \d+$/), '120');
    expect(await axeProblems(page)).toEqual([]);
    await keys.press(dialog.getByRole('button', { name: 'Guardar inventario' }));
    await panel.getByText('Cuadro del salón').waitFor();
    // The focus is where it was before the dialog.
    await expect.poll(() => open.evaluate((element) => element === document.activeElement)).toBe(true);
    await keys.press(panel.getByRole('button', { name: 'Firmar inventario' }));
    await panel.getByText(/^Lo firmaste el /).waitFor();
    expect(pageErrors).toEqual([]);
    await context.close();

    const host = await signedIn(row?.host ?? '', address);
    await host.keys.press(host.page.getByRole('button', { name: 'Firmar inventario' }));
    await host.page.getByText(/^Lo firmaste el /).waitFor();
    expect(host.pageErrors).toEqual([]);
    await host.context.close();
  });

  test('U3 M7 a host signs the invoicing agreement, with an error at its field, and ends it (acceptInvoicingAgreement)', async () => {
    const [row] = await app
      .context()
      .em.execute<{ email: string }[]>(
        `select u.email from spaces s join users u on u.id = s.host_id where s.tax_profile = 'iva_general' order by u.email limit 1`,
      );
    const { page, keys, pageErrors, context } = await signedIn(row?.email ?? '', '/dashboard?mode=host&tab=earnings');
    await keys.press(page.getByRole('button', { name: /^(Firmar el acuerdo|Cambiar los datos)$/ }));
    const dialog = page.getByRole('dialog', { name: 'Acuerdo de facturación' });
    const send = dialog.getByRole('button', { name: /^(Firmar el acuerdo|Guardar los datos)$/ });
    await keys.write(dialog.getByLabel('Nombre o razón social'), 'Marta Ruiz Soler');
    await keys.write(dialog.getByLabel('Domicilio fiscal'), 'Calle de la Oca 63, 28025 Madrid');
    await keys.write(dialog.getByLabel('NIF'), '12345678A');
    await keys.tick(dialog.getByRole('checkbox'));
    await keys.press(send);
    await dialog.locator('[aria-invalid="true"]').first().waitFor();
    expect(await axeProblems(page)).toEqual([]);
    await keys.write(dialog.getByLabel('NIF'), '12345678Z');
    await keys.press(send);
    await page.getByText('Acuerdo firmado').first().waitFor();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('Marta Ruiz Soler · 12345678Z').waitFor();
    await keys.press(page.getByRole('button', { name: 'Terminar el acuerdo' }));
    await page
      .getByText(/^El acuerdo ha terminado/)
      .first()
      .waitFor();
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});
