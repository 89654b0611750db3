import sharp from 'sharp';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../server/core/values/date-range.js';
import { localDateOf } from '../../server/core/values/time-zone.js';
import { awaitMail, linkOf } from '../support/accounts.js';
import { launchBrowser } from '../support/browser.js';
import type { TestApp } from '../support/test-app.js';
import { newVisitor, signInByForm, startWebApp, type Visitor } from './support/web-app.js';

const PASSWORD = 'Trastero-verde-2026';
const TITLE = 'Trastero luminoso en Chamberí';
const ADDRESS = 'Calle de Fuencarral 110';
const HOST = { name: 'Marta Ruiz Soler', email: 'marta@example.test' };
const RENTER = { name: 'Lucía Prieto Salas', email: 'lucia@example.test' };

const from = addDays(localDateOf(new Date(), 'Europe/Madrid'), 20);
const to = addDays(from, 45);

let app: TestApp;
let browser: Browser;
let host: Visitor;
let renter: Visitor;
let spacePath: string;

beforeAll(async () => {
  [app, browser] = await Promise.all([startWebApp(), launchBrowser()]);
  [host, renter] = await Promise.all([newVisitor(browser, app), newVisitor(browser, app)]);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

/** The link of the mail signs the browser in, and leads on. */
async function signUp(page: Page, person: { name: string; email: string }, next: string): Promise<void> {
  await page.goto(`/auth?view=sign-up&next=${encodeURIComponent(next)}`);
  await page.getByLabel('Nombre y apellidos').fill(person.name);
  await page.getByLabel('Correo electrónico').fill(person.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repite la contraseña').fill(PASSWORD);
  await page.getByLabel(/Acepto los términos/).check();
  await page.locator('form').getByRole('button', { name: 'Crear cuenta' }).click();
  await page.getByRole('heading', { name: 'Mira tu correo' }).waitFor();
  const mail = await awaitMail(app, person.email);
  await page.goto(linkOf(mail).href);
  await page.waitForURL(`**${next}`);
}

async function photo(hue: number): Promise<Buffer> {
  const { data } = await sharp({
    create: { width: 1600, height: 1200, channels: 3, background: { r: hue, g: 150, b: 120 } },
  })
    .jpeg()
    .toBuffer({ resolveWithObject: true });
  return data;
}

describe('the main job, end to end', { timeout: 180_000 }, () => {
  test('ACC-1 a visitor signs up and is signed in by the link of the mail', async () => {
    const { page } = host;
    await signUp(page, HOST, '/publish-space');
  });

  test('WIZ-1 WIZ-2 a host publishes a space in six steps with own photos', async () => {
    const { page } = host;
    const next = page.getByRole('button', { name: 'Siguiente' });

    await page.getByRole('heading', { name: '¿Dónde está tu espacio?' }).waitFor();
    await next.click();
    await page.getByText('Escribe la calle y el número.').first().waitFor();
    await page.getByLabel('Dirección').fill(`${ADDRESS}, Madrid`);
    await page.getByRole('option').first().click({ timeout: 10_000 });
    await page.getByLabel('Dirección').fill(ADDRESS);
    await page.getByLabel('Código postal').fill('28010');
    await page.getByLabel('Ciudad').fill('Madrid');
    await next.click();

    await page.getByRole('heading', { name: 'Cuéntanos cómo es' }).waitFor({ timeout: 15_000 });
    await page.getByRole('radio', { name: /Trastero/ }).check({ force: true });
    await page.getByLabel('Título').fill(TITLE);
    await page
      .getByLabel('Descripción')
      .fill(
        'Trastero limpio y seco en la primera planta. Hay ascensor hasta la puerta. Caben los muebles de un piso pequeño.',
      );
    await page.getByLabel('Superficie').last().fill('6');
    await page.getByRole('radio', { name: /Sin humedad/ }).check({ force: true });
    await page.getByText('Cajas', { exact: true }).click();
    await page.getByText('Muebles', { exact: true }).click();
    await next.click();

    await page.getByRole('heading', { name: 'Enseña el espacio tal como es' }).waitFor({ timeout: 15_000 });
    const files = await Promise.all(
      [40, 120, 200].map(async (hue) => ({
        name: `foto-${hue}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await photo(hue),
      })),
    );
    await page.locator('input[type=file]').first().setInputFiles(files);
    await page.getByText('3 de 20 fotos, mínimo 3').waitFor({ timeout: 30_000 });
    await next.click();

    await page.getByRole('heading', { name: '¿Cuánto quieres cobrar?' }).waitFor({ timeout: 15_000 });
    await page.getByText(/Te sugerimos/).waitFor();
    await page.getByLabel('Precio al mes en euros').fill('70');
    await page.getByRole('radio', { name: /^Particular/ }).check({ force: true });
    await page.getByLabel('Tributas como').selectOption({ label: 'Particular' });
    await next.click();

    await page.getByRole('heading', { name: '¿Cómo se entra?' }).waitFor({ timeout: 15_000 });
    await page.getByRole('radio', { name: /Autónomo/ }).check({ force: true });
    await page.getByLabel('Abierto 24 h todos los días').check({ force: true });
    await page
      .getByLabel('Cómo se entra')
      .fill('El portal abre con el código 4711. El trastero es el segundo a la derecha.');
    await next.click();

    await page.getByRole('button', { name: 'Publicar', exact: true }).waitFor({ timeout: 15_000 });
    for (const box of await page.getByRole('checkbox').all()) await box.check({ force: true });
    await page.getByRole('button', { name: 'Publicar', exact: true }).click();
    await page.waitForURL('**/space/**', { timeout: 20_000 });
    spacePath = new URL(page.url()).pathname;
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
  });

  test('HOM-2 SEA-1 another visitor finds it from the home page, as a list and on a map', async () => {
    const { page } = renter;
    await signUp(page, RENTER, '/favorites');
    await page.goto('/');
    await page.getByLabel('Dónde').fill('Chamberí');
    await page.getByRole('search').getByRole('button', { name: 'Buscar' }).click();
    await page.waitForURL('**/search**');
    expect(new URL(page.url()).searchParams.get('postal_code')).toBe('Chamberí');
    await page.getByRole('heading', { level: 1, name: /espacios en Chamberí/ }).waitFor();
    await page.goto(`/search?postal_code=28010&type=storage&from=${from}&to=${to}`);
    await page.getByRole('link', { name: TITLE }).waitFor();
    await page.getByRole('region', { name: /mapa/i }).first().waitFor();
  });

  test('BOK-1 a renter picks dates, sees every line of the price and requests it with a test card', async () => {
    const { page } = renter;
    await page.goto(`${spacePath}?from=${from}&to=${to}`);
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    // The exact address is nobody's business yet.
    expect(await page.content()).not.toContain(ADDRESS);
    const card = page.getByRole('complementary');
    await card.getByText('77,00', { exact: false }).first().waitFor();
    await card.getByRole('link', { name: 'Solicitar reserva' }).click();
    await page.waitForURL('**/booking/**');
    await fillCheckout(page);
    await page
      .getByRole('button', { name: /Solicitud con obligación de pago/ })
      .first()
      .click();
    await page.waitForURL('**/booking-success/**', { timeout: 20_000 });
    await page.getByRole('heading', { level: 1, name: /Solicitud enviada a Marta/ }).waitFor();
  });

  test('NOT-2 NOT-6 the host sees the bell change without a reload, lands on the booking and accepts', async () => {
    const { page } = host;
    await page.getByRole('button', { name: /sin leer/ }).click();
    await page
      .getByRole('button', { name: /Nueva solicitud de reserva/ })
      .first()
      .click();
    await page.waitForURL('**/dashboard?**');
    const address = new URL(page.url()).searchParams;
    expect([address.get('mode'), address.get('tab')]).toEqual(['host', 'bookings']);
    const row = page.locator(`[data-booking="${address.get('highlight')}"]`);
    await row.getByText('Lucía P.').waitFor();
    await row.getByRole('button', { name: 'Aceptar' }).click();
    await row.getByText('Confirmada').waitFor();
  });

  test('NOT-2 P-35 the renter is notified too and sees the exact address, which nobody else does', async () => {
    const { page } = renter;
    await page.getByRole('button', { name: /sin leer/ }).click();
    await page
      .getByRole('button', { name: /Reserva confirmada/ })
      .first()
      .click();
    await page.waitForURL('**/dashboard?**');
    expect(new URL(page.url()).searchParams.get('mode')).toBe('renter');
    await page.goto('/dashboard?mode=renter');
    await page.getByText(ADDRESS).first().waitFor();
    const stranger = await newVisitor(browser, app);
    await stranger.page.goto(spacePath);
    await stranger.page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    expect(await stranger.page.content()).not.toContain(ADDRESS);
    await stranger.context.close();
  });

  test('SEA-1 the space is no longer found for those dates, and a second request for them is refused', async () => {
    const { page } = renter;
    await page.goto(`/search?postal_code=28010&type=storage&from=${from}&to=${to}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('article').first().waitFor();
    expect(await page.getByRole('link', { name: TITLE }).count()).toBe(0);
    await page.goto(`/search?postal_code=28010&type=storage&from=${to}&to=${addDays(to, 40)}`);
    await page.getByRole('link', { name: TITLE }).waitFor();
    const rival = await newVisitor(browser, app);
    await signInByForm(rival.page, 'both@hueco.test', 'Hueco-demo-2026');
    await rival.page.goto(`/booking/${spacePath.split('/').at(-1)}?from=${from}&to=${to}`);
    await rival.page.getByText('Esas fechas ya no están libres').waitFor();
    await rival.context.close();
  });

  test('nothing on the way complained', () => {
    expect(host.complaints).toEqual([]);
    expect(renter.complaints).toEqual([]);
  });
});

async function fillCheckout(page: Page): Promise<void> {
  // One in each part that is still open; the part folds with the click.
  const go = page.getByRole('button', { name: 'Continuar' }).first();
  await page.getByText('Muebles', { exact: true }).click();
  await page.getByText('Entre 500 y 2.000 €').click();
  await page.getByLabel(/Declaro que no guardaré/).check();
  await go.click();
  await page.getByLabel('Cuéntale qué necesitas').fill('Hola, Marta: me mudo y necesito guardar un sofá y unas cajas.');
  await go.click();
  await page.getByLabel('Número de tarjeta').fill('4242424242424242');
  await page.getByLabel('Caducidad').fill('1130');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('Titular').fill('LUCIA PRIETO');
  await page.getByLabel(/Autorizo a Hueco/).check();
}
