import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../support/browser.js';
import { settled } from '../../support/settled.js';
import type { TestApp } from '../../support/test-app.js';
import { DEMO_PASSWORD } from '../support/demo.js';
import { axeProblems } from '../support/appearance.js';
import { newVisitor, signInByForm, startWebApp } from '../support/web-app.js';

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startWebApp(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

const sql = <T extends object>(text: string): Promise<T[]> => app.context().em.execute<T[]>(text);

test('T21 M2 staff hold a payout, end a rental for a breach, settle a refund by hand and explain a difference', async () => {
  const [running] = await sql<{ reference: string }>(
    `select b.reference from bookings b join users u on u.id = b.host_id
      where b.status = 'active' and u.email = 'host@hueco.test' order by b.reference limit 1`,
  );
  const reference = running?.reference ?? '';
  await sql(
    `update refunds set status = 'failed', completed_at = null where id = (select id from refunds order by id limit 1)`,
  );
  await sql(
    `insert into reconciliation_alarms (kind, provider, ref, expected_cents, found_cents, found_at) values ('amount_differs', 'sandbox', 'po_test', 100, 90, now()) on conflict do nothing`,
  );
  const { page, pageErrors, context } = await newVisitor(browser, app);
  await signInByForm(page, 'admin@hueco.test', DEMO_PASSWORD, '/admin/bookings');

  await page.getByRole('searchbox').fill('HU-0');
  await page.getByText('Nada con estos filtros').waitFor();
  await page.getByRole('searchbox').fill(reference.toLowerCase());
  await page.getByText('1 resultado').waitFor();
  // By keyboard only: out of the field, to the row, and into it.
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: reference }).waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'Abrir la ficha entera' }).click();
  await page.getByRole('heading', { level: 1, name: reference }).waitFor();

  await page.getByText('Retener el pago al anfitrión', { exact: true }).click();
  const decision = page.getByRole('region', { name: 'Decisión' });
  await decision.getByRole('button', { name: 'Retener el pago al anfitrión' }).click();
  // Without a reason the form is not sent.
  await page.getByText('Rellena este dato.').first().waitFor();
  await decision.getByLabel('Razones').fill('Denuncia en estudio.');
  await decision.getByRole('button', { name: 'Retener el pago al anfitrión' }).click();
  await decision.getByText('Liberar el pago al anfitrión').waitFor();
  expect(await sql(`select note from earning_holds where note = 'Denuncia en estudio.'`)).toHaveLength(1);

  await decision.getByText('Resolver la reserva hoy', { exact: true }).click();
  await decision.getByRole('combobox', { name: 'Incumplimiento' }).selectOption('FORBIDDEN_GOODS');
  await decision.getByLabel('Lo que se dice a los dos').fill('Se han hallado bombonas de gas el 23 de noviembre.');
  // The texts for both sides must be read first.
  const previews = decision.getByRole('button', { name: /^Lo que lee / });
  await previews.nth(1).waitFor();
  expect(await axeProblems(page)).toEqual([]);
  expect(await decision.getByRole('button', { name: 'Resolver la reserva hoy' }).isDisabled()).toBe(true);
  await previews.nth(1).click();
  await decision.getByRole('button', { name: 'Resolver la reserva hoy' }).click();
  await expect
    .poll(
      async () =>
        (await sql<{ status: string }>(`select status from bookings where reference = '${reference}'`))[0]?.status,
    )
    .toBe('terminated');

  await page.getByRole('link', { name: /^Dinero/ }).click();
  await page.getByRole('link', { name: 'Por resolver' }).click();
  await page.getByRole('button', { name: /se ha pagado por transferencia$/ }).click();
  await page.getByLabel('Referencia de la transferencia').fill('TRF-2026-1');
  await page.getByLabel('Motivo').fill('Cuenta de la tarjeta cerrada.');
  await page.getByRole('button', { name: 'Dar por pagado' }).click();
  await page.getByText('No hay ninguno.').waitFor();

  await page.getByLabel('Explicación').fill('Comisión del banco, ajustada.');
  await page.getByRole('button', { name: 'Cerrar con esta explicación' }).click();
  await page.getByText('Explicada: Comisión del banco, ajustada.').waitFor();
  expect(pageErrors).toEqual([]);
  await context.close();
});

test('P9 staff find a person by keyboard alone and view Hueco as that person, read-only', async () => {
  const { page, pageErrors, context } = await newVisitor(browser, app);
  await signInByForm(page, 'admin@hueco.test', DEMO_PASSWORD, '/admin');
  await page.getByRole('heading', { name: 'Cifras' }).waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await page.keyboard.press('/');
  await page.getByRole('combobox').waitFor();
  await page.keyboard.type('renter@hueco.te');
  await page.getByRole('option').first().waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await page.keyboard.type('st');
  // Enter pressed before the answer arrives opens the result when it does.
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/people\/per_/);

  const act = 'Ver como';
  await page.getByText(act, { exact: true }).click();
  await page.getByRole('textbox', { name: 'Razones' }).fill('Pregunta en su ticket por una reserva que no ve.');
  await page.getByRole('button', { name: act }).click();
  await page.getByText(/^Ves Hueco como/).waitFor();
  await page.getByRole('heading', { name: 'Mis reservas', level: 1 }).waitFor();
  expect(await axeProblems(page)).toEqual([]);
  // Waits for the events of the previous rental.
  await settled(app);
  const written = await sql(`select count(*) from outbox`);
  await page.getByRole('link', { name: 'Favoritos' }).first().click();
  await page.getByRole('heading', { name: 'Favoritos', level: 1 }).waitFor();
  expect(await sql(`select count(*) from outbox`)).toEqual(written);
  await page.getByRole('button', { name: 'Terminar' }).click();
  await page.getByText('Visto como la persona').waitFor();
  expect(pageErrors).toEqual([]);
  await context.close();
});
