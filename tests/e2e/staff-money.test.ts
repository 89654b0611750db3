import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.js';
import type { TestApp } from '../support/test-app.js';
import { DEMO_PASSWORD } from './support/demo.js';
import { axeProblems } from './support/look.js';
import { newVisitor, signIn, startWebApp } from './support/web-app.js';

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

test('T21 M2 the staff hold a payout, end a rental for a breach, settle a refund by hand and explain a difference', async () => {
  const [running] = await sql<{ reference: string }>(
    `select b.reference from bookings b join users u on u.id = b.host_id
      where b.status = 'active' and u.email = 'host@hueco.test' order by b.reference limit 1`,
  );
  const reference = running?.reference ?? '';
  await sql(
    `update refunds set status = 'failed', completed_at = null where id = (select id from refunds order by id limit 1)`,
  );
  await sql(
    `insert into reconciliation_alarms (kind, provider, ref, expected_cents, found_cents, found_at) values ('amount_differs', 'sandbox', 'po_test', 100, 90, now())`,
  );
  const { page, complaints, context } = await newVisitor(browser, app);
  await signIn(page, 'admin@hueco.test', DEMO_PASSWORD, '/admin?section=money');

  await page.getByLabel('Referencia', { exact: true }).fill('HU-0');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await page.getByText('No hay ninguna reserva con esa referencia.').waitFor();
  await page.getByLabel('Referencia', { exact: true }).fill(reference.toLowerCase());
  await page.getByRole('button', { name: 'Buscar' }).click();
  await page.getByRole('heading', { name: new RegExp(reference) }).waitFor();
  expect(await axeProblems(page)).toEqual([]);

  await page.getByRole('button', { name: 'Retener su liquidación' }).click();
  await page.getByRole('button', { name: 'Retener', exact: true }).click();
  // Without a reason nothing is sent.
  await page.getByText('Rellena este dato.').first().waitFor();
  await page.getByLabel('Motivo').fill('Denuncia en estudio.');
  await page.getByRole('button', { name: 'Retener', exact: true }).click();
  await page.getByText('Hecho', { exact: true }).first().waitFor();
  expect(await sql(`select note from earning_holds where note = 'Denuncia en estudio.'`)).toHaveLength(1);

  await page.getByRole('button', { name: 'Resolver por incumplimiento' }).click();
  await page.getByLabel('Incumplimiento').selectOption('FORBIDDEN_GOODS');
  await page.getByLabel('Lo que se dice a los dos').fill('Se han hallado bombonas de gas el 23 de noviembre.');
  await page.getByRole('button', { name: 'Resolver la reserva hoy' }).click();
  await expect
    .poll(
      async () =>
        (await sql<{ status: string }>(`select status from bookings where reference = '${reference}'`))[0]?.status,
    )
    .toBe('terminated');

  await page.getByRole('button', { name: /se ha pagado por transferencia$/ }).click();
  await page.getByLabel('Referencia de la transferencia').fill('TRF-2026-1');
  await page.getByLabel('Motivo').fill('Cuenta de la tarjeta cerrada.');
  await page.getByRole('button', { name: 'Dar por pagado' }).click();
  await page.getByText('No hay ninguno.').waitFor();

  await page.getByLabel('Explicación').fill('Comisión del banco, ajustada.');
  await page.getByRole('button', { name: 'Cerrar con esta explicación' }).click();
  await page.getByText('Explicada: Comisión del banco, ajustada.').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
