import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount, PASSWORD } from '../../support/accounts.js';
import { launchBrowser } from '../../support/browser.js';
import type { TestApp } from '../../support/test-app.js';
import { unzip } from '../../support/unzip.js';
import { DEMO_PASSWORD } from '../support/demo.js';
import { Keyboard } from '../support/keyboard.js';
import { axeProblems } from '../support/appearance.js';
import { newVisitor, signIn, startWebApp } from '../support/web-app.js';

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startWebApp(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

describe("the user's own data", () => {
  test('U3 P-63 a host downloads a copy of all their data by keyboard alone (requestDataExport)', async () => {
    const { page, pageErrors, context } = await newVisitor(browser, app);
    await signIn(page, 'host@hueco.test', DEMO_PASSWORD, '/mis-datos');
    await page.getByRole('heading', { level: 1, name: 'Mis datos' }).waitFor();
    const ask = page.getByRole('button', { name: 'Preparar mi copia' });
    await ask.waitFor();
    const keys = new Keyboard(page);
    await keys.press(ask);
    const fetchIt = page.getByRole('button', { name: /^Descargar la copia/ });
    await fetchIt.waitFor({ timeout: 60_000 });
    await page.getByText('Tu copia está lista.').waitFor({ state: 'attached' });
    const [download] = await Promise.all([page.waitForEvent('download'), keys.press(fetchIt)]);
    expect(download.suggestedFilename()).toMatch(/^hueco-\d{4}-\d\d-\d\d\.zip$/);
    const files = unzip(await readFile(await download.path()));
    expect(files.get('LEEME.txt')?.toString()).toContain('TUS DATOS EN HUECO');
    const [account] = JSON.parse(files.get('json/account.json')?.toString() ?? '') as Record<string, unknown>[];
    expect(account).toMatchObject({ email: 'host@hueco.test', full_name: 'Carlos Medina Ortega' });
    expect(
      [...files].filter(([name, bytes]) => name.startsWith('photos/') && bytes.subarray(8, 12).toString() === 'WEBP')
        .length,
    ).toBeGreaterThan(2);
    expect(page.url()).toBe(`${app.url}/mis-datos`);
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  test('P15 account deletion is requested with the password, shown with its date and cancelled', async () => {
    await createAccount(app, { email: 'leaving@example.test' });
    const { page, pageErrors, context } = await newVisitor(browser, app, { width: 390, height: 844 });
    await signIn(page, 'leaving@example.test', PASSWORD, '/mis-datos#borrar');
    await page.getByRole('button', { name: 'Borrar mi cuenta' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Pedir el borrado' }).click();
    await dialog.getByText('Hay 2 datos por corregir').waitFor();
    await dialog.getByLabel('Tu contraseña').fill('no es esta');
    await dialog.getByLabel(/Entiendo que/).check();
    await dialog.getByRole('button', { name: 'Pedir el borrado' }).click();
    await dialog.getByText('Hay un dato por corregir').waitFor();
    expect(await axeProblems(page)).toEqual([]);
    await dialog.getByLabel('Tu contraseña').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Pedir el borrado' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText(/^Tu cuenta se borrará el [^.]+$/).waitFor();
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancelar el borrado' }).click();
    await page.getByRole('button', { name: 'Borrar mi cuenta' }).waitFor();
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  test('P15 news by e-mail are turned off by one switch, and the change is logged', async () => {
    await createAccount(app, { email: 'quiet@example.test' });
    const { page, pageErrors, context } = await newVisitor(browser, app, { language: 'es' });
    await signIn(page, 'quiet@example.test', PASSWORD, '/mis-datos');
    const news = page.getByRole('switch', { name: /Novedades por correo/ });
    await news.check();
    await page.getByText(/Novedades por correo: aceptado/).waitFor();
    await news.uncheck();
    await page.getByText(/Novedades por correo: no aceptado/).waitFor();
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  test('P15 an objection is filed with a deadline, answered by staff and shown on the page', async () => {
    // A new address for a retry.
    const email = `objects-${randomUUID()}@example.test`;
    await createAccount(app, { email, fullName: 'Olivia Nieto Sanz' });
    const [requester, staff] = await Promise.all([
      newVisitor(browser, app, { width: 390, height: 844 }),
      newVisitor(browser, app),
    ]);
    const { page } = requester;
    await signIn(page, email, PASSWORD, '/mis-datos#derechos');
    await page.getByRole('button', { name: 'Oponerme a un uso' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Enviar solicitud' }).click();
    await dialog.getByText('Hay un dato por corregir').waitFor();
    expect(await axeProblems(page)).toEqual([]);
    await dialog.getByLabel(/¿A qué uso te opones/).fill('No quiero que mis búsquedas cuenten para nada.');
    await dialog.getByRole('button', { name: 'Enviar solicitud' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText(/^Te respondemos como tarde el .+: quedan 30 días\.$/).waitFor();
    await signIn(staff.page, 'admin@hueco.test', DEMO_PASSWORD, '/admin?section=data');
    const waiting = staff.page.getByRole('listitem').filter({ hasText: email });
    await waiting.getByRole('button', { name: 'Responder a Olivia Nieto Sanz' }).click();
    await waiting.getByLabel('Respuesta').fill('Hecho: tus búsquedas ya no cuentan para nada.');
    expect(await axeProblems(staff.page)).toEqual([]);
    await waiting.getByRole('button', { name: 'Aceptada y hecha' }).click();
    await waiting.getByRole('button', { name: 'Deshacer' }).waitFor();
    expect(await axeProblems(staff.page)).toEqual([]);
    // Closing the page sends the decision.
    await staff.page.goto('about:blank');
    await expect
      .poll(() =>
        app
          .context()
          .em.execute(
            `select d.status from data_requests d join users u on u.id = d.user_id where u.email = ? and d.status <> 'open'`,
            [email],
          ),
      )
      .toHaveLength(1);
    await page.reload();
    await page.getByText('Hecho: tus búsquedas ya no cuentan para nada.').waitFor();
    expect(await axeProblems(page)).toEqual([]);
    expect([...requester.pageErrors, ...staff.pageErrors]).toEqual([]);
    await Promise.all([requester.context.close(), staff.context.close()]);
  });
});
