import sharp from 'sharp';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { awaitMail, linkOf } from '../../support/accounts.js';
import { launchBrowser } from '../../support/browser.js';
import type { TestApp } from '../../support/test-app.js';
import { Keyboard, keyboardOf } from '../support/keyboard.js';
import { addPayoutAccount } from '../support/payout-account.js';
import { newVisitor, startWebApp, type Visitor } from '../support/web-app.js';

const PASSWORD = 'Trastero-verde-2026';
const EMAIL = 'teclado@example.test';
const TITLE = 'Trastero tranquilo en Chamberí';

let app: TestApp;
let browser: Browser;
let newcomer: Visitor;

beforeAll(async () => {
  [app, browser] = await Promise.all([startWebApp(), launchBrowser()]);
  newcomer = await newVisitor(browser, app);
  await newcomer.page.emulateMedia({ reducedMotion: 'reduce' });
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

const photo = (red: number): Promise<Buffer> =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: { r: red, g: 150, b: 120 } } })
    .jpeg()
    .toBuffer();

const field = (page: Page, name: string | RegExp) => page.getByLabel(name, { exact: name === 'Contraseña' });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Waits until the step's heading has the focus, from where the Tab key continues. */
async function nextStep(page: Page, title: string): Promise<void> {
  await heading(page, title).waitFor();
  await expect.poll(() => heading(page, title).evaluate((element) => element === document.activeElement)).toBe(true);
}

/** Chooses pictures in the file dialog that the button opens. */
async function choosePhotos(page: Page, keys: Keyboard): Promise<void> {
  const files = await Promise.all(
    [40, 120, 200].map(async (red) => ({ name: `foto-${red}.jpg`, mimeType: 'image/jpeg', buffer: await photo(red) })),
  );
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    keys.press(page.getByRole('button', { name: /^Añadir fotos/ })),
  ]);
  await chooser.setFiles(files);
  await page.getByText('3 de 20 fotos, mínimo 3').waitFor();
}

const photoOrder = (page: Page): Promise<string[]> =>
  page.locator('[data-photo-id]').evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-photo-id') ?? ''));

describe('hosts without a mouse (U3)', { timeout: 120_000 }, () => {
  test('U3 ACC-1 signs up, confirms by mail and is signed in (signUp, confirmEmail)', async () => {
    const { page } = newcomer;
    const keys = new Keyboard(page);
    await page.goto('/');
    await keys.press(page.getByRole('banner').getByRole('link', { name: 'Publicar espacio' }));
    await page.waitForURL('**/auth?**');
    await page.goto('/auth?view=sign-up&next=/publish-space');
    await keys.write(field(page, 'Nombre y apellidos'), 'Nora Teclas');
    await keys.write(field(page, 'Correo electrónico'), EMAIL);
    await keys.write(field(page, 'Contraseña'), PASSWORD);
    await keys.write(field(page, 'Repite la contraseña'), PASSWORD);
    await keys.tick(page.getByLabel(/Acepto los términos/));
    await keys.press(page.locator('form').getByRole('button', { name: 'Crear cuenta' }));
    await page.getByRole('heading', { name: 'Mira tu correo' }).waitFor();
    await page.goto(linkOf(await awaitMail(app, EMAIL)).href);
    await page.waitForURL('**/publish-space');
  });

  test('U3 WIZ-1 publishes a space, with photos from the file dialog ordered by buttons (publishSpace)', async () => {
    const { page } = newcomer;
    const keys = new Keyboard(page);
    const next = button(page, 'Siguiente');
    await page.goto('/publish-space');
    await heading(page, '¿Dónde está tu espacio?').waitFor();
    await keys.write(field(page, 'Dirección'), 'Calle de Fuencarral 110, Madrid');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => field(page, 'Ciudad').inputValue()).toBe('Madrid');
    await keys.write(field(page, 'Dirección'), 'Calle de Fuencarral 110');
    await keys.write(field(page, 'Código postal'), '28010');
    await keys.press(next);

    await nextStep(page, 'Cuéntanos cómo es');
    await keys.choose(page.getByRole('radio', { name: /Trastero/ }));
    await keys.write(field(page, 'Título'), TITLE);
    await keys.write(
      field(page, 'Descripción'),
      'Trastero limpio y seco en la primera planta. Hay ascensor hasta la puerta. Caben los muebles de un piso pequeño.',
    );
    await keys.press(next);

    await nextStep(page, '¿Cuánto mide y qué tiene?');
    await keys.write(page.getByLabel('Superficie').last(), '6');
    await keys.press(next);

    await nextStep(page, '¿Qué se puede guardar?');
    await keys.choose(page.getByRole('radio', { name: /Sin humedad/ }));
    await keys.tick(page.getByRole('checkbox', { name: 'Cajas' }));
    await keys.tick(page.getByRole('checkbox', { name: 'Muebles' }));
    await keys.press(next);

    await nextStep(page, 'Enseña el espacio tal como es');
    await choosePhotos(page, keys);
    const before = await photoOrder(page);
    await keys.press(page.getByRole('button', { name: 'Mover la foto 2 antes' }));
    await expect.poll(() => photoOrder(page)).toEqual([before[1], before[0], before[2]]);
    await keys.press(next);

    await nextStep(page, '¿Cuánto quieres cobrar?');
    await page.getByText(/Te sugerimos/).waitFor();
    await keys.write(field(page, 'Precio al mes en euros'), '70');
    await keys.choose(page.getByRole('radio', { name: /^Particular/ }));
    await keys.select(field(page, 'Tributas como'), 'Particular');
    await keys.press(next);

    await nextStep(page, '¿Cómo se entra?');
    await keys.choose(page.getByRole('radio', { name: /Autónomo/ }));
    await keys.tick(field(page, 'Abierto 24 h todos los días'));
    await keys.write(
      field(page, 'Cómo se entra'),
      'El portal abre con el código 4711. El trastero es el segundo a la derecha.',
    );
    await keys.press(next);

    const publish = button(page, 'Publicar');
    await nextStep(page, 'Revisa y publica');
    for (const box of await page.getByRole('checkbox').all()) await keys.tick(box);
    await keys.press(publish);
    await page.waitForURL('**/space/**');
    await heading(page, TITLE).waitFor();
    expect(newcomer.pageErrors).toEqual([]);
  });

  test("U3 T5 adds a payout account on the provider's page", async () => {
    const { page } = newcomer;
    await page.goto('/dashboard?mode=host&tab=earnings');
    await addPayoutAccount(page, new Keyboard(page), 'Nora Teclas');
    expect(newcomer.pageErrors).toEqual([]);
  });

  test('U3 BOK-2 accepts a request from the list of bookings (acceptBooking)', async () => {
    const host = await keyboardOf(await newVisitor(browser, app), {
      email: 'host@hueco.test',
      next: '/dashboard?mode=host&tab=bookings',
    });
    const { keys } = host;
    const row = host.page
      .locator('[data-booking]')
      .filter({ has: button(host.page, 'Aceptar') })
      .first();
    const id = await row.getAttribute('data-booking');
    await keys.press(row.getByRole('button', { name: 'Aceptar' }));
    await host.page.locator(`[data-booking="${id}"]`).getByText('Confirmada').first().waitFor();
    expect(host.pageErrors).toEqual([]);
    await host.context.close();
  });
});
