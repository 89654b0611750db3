import sharp from 'sharp';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { awaitMail, createAccount, PASSWORD } from '../../support/accounts.js';
import { launchBrowser } from '../../support/browser.js';
import type { TestApp } from '../../support/test-app.js';
import { newVisitor, signIn, startWebApp, type Visitor } from '../support/web-app.js';

const EMAIL = 'lucia@example.test';
const PHONE = '+34612345678';

let app: TestApp;
let browser: Browser;
let lucia: Visitor;

beforeAll(async () => {
  [app, browser] = await Promise.all([startWebApp(), launchBrowser()]);
  await createAccount(app, { email: EMAIL, fullName: 'Lucía Prieto Salas' });
  lucia = await newVisitor(browser, app);
  await signIn(lucia.page, EMAIL, PASSWORD, '/profile/edit');
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

/** Blue on the left half, red on the right. */
async function picture(): Promise<Buffer> {
  const right = await sharp({ create: { width: 600, height: 600, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 1200, height: 600, channels: 3, background: 'blue' } })
    .composite([{ input: right, left: 600, top: 0 }])
    .jpeg()
    .toBuffer();
}

async function tabTo(page: Page, name: string): Promise<void> {
  for (let steps = 0; steps < 20; steps += 1) {
    await page.keyboard.press('Tab');
    if (
      (await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
      )) === name
    )
      return;
  }
  throw new Error(`Tab does not reach ${name}`);
}

describe("P10 one's own profile", { timeout: 180_000 }, () => {
  test('a photo is cropped by keyboard alone, and only the crop is public', async () => {
    const { page } = lucia;
    await page.getByRole('heading', { level: 1, name: 'Perfil' }).waitFor();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'yo.jpg', mimeType: 'image/jpeg', buffer: await picture() });
    const dialog = page.getByRole('dialog', { name: 'Encuadra tu foto' });
    await dialog.getByRole('button', { name: 'Guardar foto' }).and(page.locator(':enabled')).waitFor();
    await tabTo(page, 'Mover a la derecha');
    for (let steps = 0; steps < 20; steps += 1) await page.keyboard.press('Enter');
    await tabTo(page, 'Guardar foto');
    await page.keyboard.press('Enter');
    await page.getByText('Foto guardada').waitFor();
    const source = await page.locator('main img').first().getAttribute('src');
    const made = sharp(await (await page.request.get(source ?? '')).body());
    const { dominant } = await made.stats();
    expect([dominant.r > 180, dominant.b < 80]).toEqual([true, true]);
  });

  test('a phone number is verified with the code of a text message', async () => {
    const { page } = lucia;
    await page.getByLabel('Teléfono móvil').fill('612 345 678');
    await page.getByRole('button', { name: 'Enviar código' }).click();
    const code = /\d{6}/.exec((await awaitMail(app, PHONE)).text)?.[0] ?? '';
    await page.getByLabel('Código de 6 cifras').fill(code);
    await page.getByRole('button', { name: 'Verificar', exact: true }).click();
    await page.getByText('+34 612 345 678').waitFor();
  });

  test('going back with unsaved changes asks for confirmation', async () => {
    const { page } = lucia;
    await page.getByRole('link', { name: 'Preferencias' }).click();
    await page.getByRole('heading', { level: 1, name: 'Preferencias' }).waitFor();
    await page.getByRole('link', { name: 'Perfil', exact: true }).click();
    await page.getByLabel(/Dónde vives/).fill('Getafe');
    await page.goBack();
    await page
      .getByRole('dialog', { name: '¿Salir sin guardar?' })
      .getByRole('button', { name: 'Seguir editando' })
      .click();
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await page.getByText('Cambios guardados').waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Preferencias' }).waitFor();
  });

  test('others see first name, initial and verified badges, never surname, e-mail or phone', async () => {
    const { page } = lucia;
    await page.goto('/profile/edit');
    const path = await page.getByRole('link', { name: 'Ver mi perfil público' }).getAttribute('href');
    const { page: stranger, pageErrors } = await newVisitor(browser, app);
    await stranger.goto(path ?? '');
    await stranger.getByRole('heading', { level: 1, name: 'Lucía P.' }).waitFor();
    for (const text of ['Vive en Getafe', 'Correo confirmado', 'Teléfono verificado'])
      await stranger.getByText(text).waitFor();
    const html = await stranger.content();
    for (const secret of ['Prieto', 'Salas', EMAIL, '612345678', '612 345 678']) expect(html).not.toContain(secret);
    expect([...pageErrors, ...lucia.pageErrors]).toEqual([]);
  });

  test('THM-1 the theme is restored after a reload, before the first paint', async () => {
    const { page } = lucia;
    await page.goto('/profile/edit?section=preferences');
    await page.locator('main').getByRole('button', { name: 'Oscuro' }).click();
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(() => document.documentElement.classList.contains('dark'));
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  });
});
