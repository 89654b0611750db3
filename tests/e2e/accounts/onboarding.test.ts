import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../../server/core/values/date-range.js';
import { localDateOf } from '../../../server/core/values/time-zone.js';
import { createAccount, PASSWORD } from '../../support/accounts.js';
import { launchBrowser } from '../../support/browser.js';
import type { TestApp } from '../../support/test-app.js';
import { newVisitor, startWebApp, type Visitor } from '../support/web-app.js';

let app: TestApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([startWebApp(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await app.stop();
});

/** Signs in without a page to return to. */
async function comeIn({ page }: Visitor, email: string): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.locator('form').getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/auth');
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const saved = (page: Page) => page.getByText(/^Guardado/).waitFor({ state: 'attached' });

describe('P10 onboarding', () => {
  test('a new renter is led through it, resumes on another device, ends at a search and is not asked again', async () => {
    await createAccount(app, { email: 'nuria@example.test', fullName: 'Nuria Campos Gil' });
    const phone = await newVisitor(browser, app, { width: 390, height: 844 });
    await comeIn(phone, 'nuria@example.test');
    await heading(phone.page, '¿Qué te trae por aquí?');
    await phone.page.getByLabel('Guardar algo').check();
    await press(phone.page, 'Siguiente');
    await heading(phone.page, 'Cuéntanos quién eres');
    expect(await phone.page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await press(phone.page, 'Saltar este paso');
    await heading(phone.page, '¿Qué quieres guardar?');
    await phone.page.getByRole('button', { name: 'Una unidad más: Bicicletas' }).click();
    await phone.page.getByLabel('Cantidad: Cajas').fill('12');
    await phone.page.getByText('Te basta con unos 2 m²').waitFor();

    const laptop = await newVisitor(browser, app);
    await comeIn(laptop, 'nuria@example.test');
    expect(new URL(laptop.page.url()).pathname).toBe('/');
    await laptop.page.goto('/dashboard');
    await laptop.page.getByRole('link', { name: 'Continuar' }).click();
    await heading(laptop.page, '¿Qué quieres guardar?');
    expect(await laptop.page.getByLabel('Cantidad: Cajas').inputValue()).toBe('12');
    const from = addDays(localDateOf(new Date(), 'Europe/Madrid'), 30);
    await laptop.page.getByLabel('¿Dónde?').fill('Madrid');
    await laptop.page.getByLabel('¿Desde cuándo?').fill(from);
    await laptop.page.getByText('No lo sé').click();
    await press(laptop.page, 'Siguiente');
    await heading(laptop.page, 'Que se fíen de ti');
    await press(laptop.page, 'Terminar');
    await laptop.page.waitForURL(({ pathname }) => pathname === '/search');
    expect(Object.fromEntries(new URL(laptop.page.url()).searchParams)).toEqual({
      city: 'Madrid',
      from,
      things: 'bicycle-1,box-12',
    });
    await laptop.page.getByRole('article').first().waitFor();
    await laptop.page.goto('/dashboard');
    await laptop.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await laptop.page.getByRole('link', { name: 'Continuar' }).count()).toBe(0);
    expect([...phone.pageErrors, ...laptop.pageErrors]).toEqual([]);
    await Promise.all([phone.context.close(), laptop.context.close()]);
  });

  test('a new host sees an income estimate, gets errors at the field and continues in the wizard with the answers', async () => {
    await createAccount(app, { email: 'hector@example.test', fullName: 'Héctor Luna Paz' });
    const visitor = await newVisitor(browser, app);
    const { page } = visitor;
    await comeIn(visitor, 'hector@example.test');
    await page.getByLabel('Alquilar mi espacio').check();
    await press(page, 'Siguiente');
    await press(page, 'Siguiente');
    await heading(page, '¿Qué espacio ofreces?');
    await page.getByText('Trastero', { exact: true }).click();
    await page.getByLabel('Código postal').fill('2801');
    await page.getByLabel('Superficie').fill('6,5');
    await press(page, 'Siguiente');
    await page.getByText('El código postal debe tener 5 cifras y ser de España.').waitFor();
    expect(await page.getByLabel('Código postal').evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByLabel('Código postal').fill('28010');
    await page.getByText(/^Podrías ganar unos \d+\s€ al mes$/).waitFor();
    await saved(page);
    await press(page, 'Siguiente');
    await heading(page, 'Que se fíen de ti');
    await press(page, 'Terminar');
    await page.waitForURL(({ pathname }) => pathname.startsWith('/publish-space/spc_'));
    await page.getByLabel('Código postal').waitFor();
    expect(await page.getByLabel('Código postal').inputValue()).toBe('28010');
    expect(await page.getByLabel('Ciudad').inputValue()).toBe('Madrid');
    await page.goto('/dashboard?mode=host&tab=spaces');
    await page.getByText('Borrador').first().waitFor();
    expect(visitor.pageErrors).toEqual([]);
    await visitor.context.close();
  });

  test('it can be skipped, and a user who came to publish is not asked', async () => {
    await createAccount(app, { email: 'prisa@example.test' });
    const visitor = await newVisitor(browser, app);
    const { page } = visitor;
    await page.goto('/auth?from=publish');
    await page.getByLabel('Correo electrónico').fill('prisa@example.test');
    await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await page.locator('form').getByRole('button', { name: 'Iniciar sesión' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/publish-space');
    await page.goto('/onboarding');
    await heading(page, '¿Qué te trae por aquí?');
    await saved(page);
    await page.getByRole('link', { name: 'Ahora no' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/');
    expect(visitor.pageErrors).toEqual([]);
    await visitor.context.close();
  });
});
