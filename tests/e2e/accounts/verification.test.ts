import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount, PASSWORD } from '../../support/accounts.js';
import { launchBrowser } from '../../support/browser.js';
import type { TestApp } from '../../support/test-app.js';
import { photograph } from '../../support/verification.js';
import { DEMO_PASSWORD } from '../support/demo.js';
import { newVisitor, signIn, startWebApp, type Visitor } from '../support/web-app.js';

const NAME = 'Nuria Campos Vera';
const EMAIL = 'nuria@example.test';
const WAIT = { timeout: 20_000 };

let app: TestApp;
let browser: Browser;
let owner: Visitor;
let staff: Visitor;

beforeAll(async () => {
  [app, browser] = await Promise.all([startWebApp(), launchBrowser()]);
  [owner, staff] = await Promise.all([newVisitor(browser, app), newVisitor(browser, app)]);
  await createAccount(app, { email: EMAIL, fullName: NAME });
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

describe('P8 identity verification, from the document to the notification', { timeout: 120_000 }, () => {
  test('a host uploads both sides of a document and sees when the decision is due', async () => {
    const { page } = owner;
    await signIn(page, EMAIL, PASSWORD, '/verify-identity');
    await page.getByRole('link', { name: 'Verificar mi identidad' }).click(WAIT);
    await page.getByRole('radio', { name: /^DNI/ }).check({ force: true });
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await page.getByLabel('Fecha de nacimiento').fill('1991-06-02');
    await page.getByLabel('Caduca el').fill('2035-01-31');
    await page.getByLabel('Número del documento').fill('12345678A');
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await page.getByText('El NIF/NIE no es correcto: revisa la letra.').first().waitFor(WAIT);
    await page.getByLabel('Número del documento').fill('12345678Z');
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await page.getByRole('heading', { name: 'Fotos de tu documento' }).waitFor(WAIT);
    const picture = { name: 'dni.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await photograph()) };
    for (const side of ['Anverso', 'Reverso']) {
      const tile = page.getByRole('region', { name: side });
      await tile.locator('input[type=file]').first().setInputFiles(picture);
      await tile.getByText(/^Recibido ·/).waitFor(WAIT);
    }
    await page.getByRole('button', { name: 'Enviar a revisión' }).click();
    await page.getByText(/Respondemos antes del/).waitFor(WAIT);
    expect(owner.pageErrors.filter((pageError) => !pageError.includes('422'))).toEqual([]);
  });

  test('staff view both sides and approve', async () => {
    const { page } = staff;
    await signIn(page, 'admin@hueco.test', DEMO_PASSWORD, '/admin?section=verifications');
    await page.getByRole('link', { name: `Revisar la verificación de ${NAME}` }).click(WAIT);
    const pictures = page.getByRole('img', { name: /Foto del documento/ });
    await pictures.nth(1).waitFor(WAIT);
    expect(
      await pictures.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth)),
    ).toEqual([1200, 1200]);
    await page.getByRole('radio', { name: /Rechazar/ }).check();
    await page.getByRole('button', { name: 'Rechazar' }).click();
    await page.getByRole('link', { name: 'Elige un motivo.' }).waitFor(WAIT);
    await page.getByLabel('Motivo del rechazo').selectOption('BLURRED');
    await page.getByRole('button', { name: 'Lo que lee la persona' }).waitFor(WAIT);
    await page.getByRole('radio', { name: /Aprobar/ }).check();
    await page.getByText('Identidad verificada', { exact: true }).waitFor(WAIT);
    await page.getByRole('button', { name: 'Aprobar' }).click();
    await page.getByRole('button', { name: 'Deshacer' }).waitFor(WAIT);
    // Leaving the page sends the decision at once.
    await page.getByRole('link', { name: 'Volver a la cola' }).click();
    await page.getByRole('heading', { name: 'Verificaciones pendientes' }).waitFor(WAIT);
    await page
      .getByRole('link', { name: `Revisar la verificación de ${NAME}` })
      .waitFor({ state: 'detached', ...WAIT });
    expect(staff.pageErrors).toEqual([]);
  });

  test('N-V01 the bell updates without a reload and links to the new level', async () => {
    const { page } = owner;
    await page.getByTestId('bell-badge').waitFor(WAIT);
    await page.getByRole('button', { name: /Notificaciones/ }).click();
    await page
      .getByRole('button', { name: /Identidad verificada/ })
      .first()
      .click(WAIT);
    await page.getByText(/Tu documento vale hasta el 31 de enero de 2035/).waitFor(WAIT);
  });
});
