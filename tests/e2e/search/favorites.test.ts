import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount, PASSWORD } from '../../support/accounts.js';
import { launchBrowser } from '../../support/browser.js';
import type { TestApp } from '../../support/test-app.js';
import { newVisitor, signIn, startWebApp } from '../support/web-app.js';

const EMAIL = 'hearts@example.test';

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startWebApp(), launchBrowser()]);
  await createAccount(app, { email: EMAIL });
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

const cards = (page: Page) => page.locator('main article :is(h2, h3)');
const titles = async (page: Page): Promise<string[]> => (await cards(page).allTextContents()).toSorted();

test("P10 a visitor's favorites are in the account after sign-in and gone from the browser after sign-out", async () => {
  const { page, context, pageErrors } = await newVisitor(browser, app);
  await page.goto('/search?postal_code=28010');
  const hearts = page.getByRole('button', { name: /^Guardar en favoritos: / });
  const marked = await Promise.all(
    [0, 1].map(async (place) =>
      ((await hearts.nth(place).getAttribute('aria-label')) ?? '').replace('Guardar en favoritos: ', ''),
    ),
  );
  await hearts.first().click();
  // The second space is added on its own page.
  await cards(page).nth(1).getByRole('link').click();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.getByRole('button', { name: 'Guardado', exact: true }).waitFor();
  await page.goto('/favorites');
  await expect.poll(() => titles(page)).toEqual(marked.toSorted());

  // Local favorites are sent to the account only after its list, still empty, has been read.
  const listed = page.waitForResponse((response) => Boolean(response.request().postData()?.includes('"MyFavorites"')));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"MergeFavorites"')) await listed;
    await route.continue();
  });
  await signIn(page, EMAIL, PASSWORD, '/favorites');
  await expect.poll(() => titles(page)).toEqual(marked.toSorted());
  // A call held by the route above may still be on its way.
  await page.unrouteAll({ behavior: 'wait' });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('hueco_favorites'))).toBeNull();
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(marked.toSorted());

  // Another tab of the same user removes one.
  const other = await context.newPage();
  await other.goto('/favorites');
  await other.getByRole('button', { name: `Guardar en favoritos: ${marked[0]}` }).click();
  await expect.poll(() => titles(page)).toEqual([marked[1]]);
  await other.close();

  await page.getByRole('button', { name: /^Tu cuenta/ }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.getByText('Has cerrado sesión correctamente').waitFor();
  await page.goto('/favorites');
  await page.getByText('Aún no tienes favoritos').waitFor();
  await page.goto('/search?postal_code=28010');
  await hearts.first().waitFor();
  expect(await page.locator('main [aria-pressed="true"][aria-label^="Guardar en favoritos"]').count()).toBe(0);
  expect(pageErrors).toEqual([]);
});

test('P10 a renter creates a list, moves a space to it and shares it by link until the link is revoked', async () => {
  const { page, pageErrors } = await newVisitor(browser, app);
  await createAccount(app, { email: 'lists@example.test' });
  await signIn(page, 'lists@example.test', PASSWORD, '/search?postal_code=28010');
  await page
    .getByRole('button', { name: /^Guardar en favoritos: / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Cambiar de lista' }).click();
  await page.getByLabel('Nombre de la lista').fill('Para la mudanza');
  await page.getByRole('button', { name: 'Mover', exact: true }).click();
  await page.getByRole('button', { name: 'Ver la lista' }).click();
  await page.getByRole('heading', { name: 'Para la mudanza' }).waitFor();
  const [title = ''] = await expect
    .poll(() => titles(page))
    .toHaveLength(1)
    .then(() => titles(page));
  await page.getByRole('link', { name: /^Mis favoritos/ }).click();
  await page.getByText('No hay nada en «Mis favoritos»').waitFor();
  await page.getByRole('link', { name: /^Para la mudanza/ }).click();
  await page.getByRole('button', { name: 'Compartir' }).click();
  await page.getByRole('button', { name: 'Crear enlace' }).click();
  const url = await page.getByLabel('Enlace de la lista').inputValue();

  const reader = await newVisitor(browser, app);
  await reader.page.goto(url);
  await reader.page.getByRole('heading', { level: 1, name: 'Para la mudanza' }).waitFor();
  expect(await titles(reader.page)).toEqual([title]);
  expect(await reader.page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  expect(reader.pageErrors).toEqual([]);

  await page.getByRole('button', { name: 'Retirar el enlace' }).click();
  await page.getByText('Enlace retirado').waitFor();
  expect((await reader.page.goto(url))?.status()).toBe(410);
  await reader.page.getByRole('heading', { level: 1, name: 'Este enlace ya no sirve' }).waitFor();
  expect(pageErrors).toEqual([]);
});
