import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { totpCode, totpStep } from '../../../server/features/accounts/second-factor/totp.js';
import { awaitMail, createAccount, linkOf, PASSWORD } from '../../support/accounts.js';
import { launchBrowser } from '../../support/browser.js';
import type { TestApp } from '../../support/test-app.js';
import { newVisitor, signInByForm, startWebApp } from '../support/web-app.js';

const NEW_PASSWORD = 'Encina-clara-2027';

let app: TestApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([startWebApp(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

/** A new address for each attempt, because an account can be created only once. */
const fresh = (name: string): string => `${name}-${randomUUID().slice(0, 8)}@example.test`;

const heading = (page: Page, name: string) => page.getByRole('heading', { name }).first().waitFor();

async function fillIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Iniciar sesión' }).click();
}

test('P-26 scripts cannot read a token from storage, the address, the page or cookies', async () => {
  const email = fresh('tokens');
  await createAccount(app, { email });
  const { page, context } = await newVisitor(browser, app);
  // A sign-in and a refresh within one second have equal tokens, so occurrences are counted.
  const tokens: string[] = [];
  // Read during the request, because the bodies of answers are lost when their page is left.
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    for (const [, token] of (await response.text()).matchAll(/"(?:accessToken|refreshToken)":"([^"]+)"/g))
      if (token) tokens.push(token);
    await route.fulfill({ response });
  });
  await signInByForm(page, email, PASSWORD, '/dashboard');
  await page.reload();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect.poll(() => tokens.length).toBe(2);
  const cookies = await context.cookies();
  const secret = cookies.filter(({ httpOnly, value }) => httpOnly && value.length > 20);
  expect(secret.length).toBeGreaterThan(0);
  for (const { value, sameSite } of secret) {
    expect(sameSite).toBe('Strict');
    tokens.push(value);
  }
  const readable = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return [
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.cookie,
      location.href,
      JSON.stringify(history.state),
      document.documentElement.outerHTML,
      JSON.stringify(databases),
    ].join('\n');
  });
  expect(tokens.filter((token) => readable.includes(token))).toEqual([]);
  expect(readable).not.toMatch(/eyJ[\w-]+\.[\w-]+\./);
});

test('ACC-2 a password is reset by a mailed link, which works once; unknown addresses get the same response', async () => {
  const email = fresh('forgotten');
  await createAccount(app, { email });
  const { page } = await newVisitor(browser, app);
  await page.goto('/auth?next=%2Ffavorites');
  await page.getByRole('link', { name: '¿La has olvidado?' }).click();
  const ask = async (address: string) => {
    // The previous form has a field with the same name.
    await page.getByRole('button', { name: 'Enviar enlace' }).waitFor();
    await page.getByLabel('Correo electrónico').fill(address);
    await page.getByRole('button', { name: 'Enviar enlace' }).click();
    await heading(page, 'Mira tu correo');
    return (await page.getByRole('main').innerText()).replace(address, '…');
  };
  const words = await ask('nobody@example.test');
  await page.getByRole('button', { name: 'Pedir otro' }).click();
  expect(await ask(email)).toBe(words);

  const link = linkOf(await awaitMail(app, email)).href;
  expect(link).toContain('/auth?reset=true#token=');
  const choose = async () => {
    await page.goto('about:blank');
    await page.goto(link);
    await page.getByLabel('Contraseña nueva').fill(NEW_PASSWORD);
    await page.waitForURL((url) => url.hash === '' && url.searchParams.get('reset') === 'true');
    await page.getByLabel('Repite la contraseña').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  };
  await choose();
  await heading(page, 'Contraseña cambiada');
  await choose();
  await heading(page, 'Este enlace ya no sirve');
  expect(await ask(email)).toBe(words);

  await fillIn(page, email, PASSWORD);
  await page.getByText('El correo o la contraseña no son correctos.').waitFor();
  await signInByForm(page, email, NEW_PASSWORD);
});

const setUp = async (page: Page, password: string): Promise<{ secret: string; codes: string[] }> => {
  await page.getByLabel('Contraseña actual').fill(password);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('img', { name: /Código QR/ }).waitFor();
  const secret = (await page.locator('code').innerText()).replaceAll(/\s/g, '');
  await page.getByLabel(/Código de seis cifras/).fill(totpCode(secret, totpStep(new Date())));
  await page.getByRole('button', { name: 'Activar' }).click();
  await heading(page, 'Guarda estos códigos de recuperación');
  const codes = await page.locator('ol > li').allInnerTexts();
  await page.getByRole('button', { name: 'Ya los he guardado' }).click();
  return { secret, codes };
};

test('ACC-4 a second factor is set up, required at sign-in, replaced by a recovery code and removed', async () => {
  const email = fresh('second-factor');
  await createAccount(app, { email });
  const { page } = await newVisitor(browser, app);
  await signInByForm(page, email, PASSWORD, '/profile/edit?section=security');
  await page.getByRole('button', { name: 'Activar' }).click();
  const { secret, codes } = await setUp(page, PASSWORD);
  expect(codes.length).toBe(10);
  await page.getByText('Te quedan 10 códigos de recuperación.').waitFor();

  const elsewhere = await newVisitor(browser, app);
  await fillIn(elsewhere.page, email, PASSWORD);
  await heading(elsewhere.page, 'Segundo paso');
  const code = elsewhere.page.getByLabel('Código de seis cifras');
  await code.fill('000000');
  await elsewhere.page.getByRole('button', { name: 'Continuar' }).click();
  await elsewhere.page.getByText('El código no es correcto.').first().waitFor();
  // Pasted with the space that apps show. The code of the set-up is used up, so the next one is needed.
  const digits = totpCode(secret, totpStep(new Date()) + 1);
  await code.focus();
  await elsewhere.page.keyboard.insertText(`${digits.slice(0, 3)} ${digits.slice(3)}`);
  await elsewhere.page.getByRole('button', { name: 'Continuar' }).click();
  await elsewhere.page.waitForURL((url) => url.pathname !== '/auth');

  const third = await newVisitor(browser, app);
  await fillIn(third.page, email, PASSWORD);
  await third.page.getByRole('button', { name: 'Usar un código de recuperación' }).click();
  await third.page.getByLabel('Código de recuperación').fill(codes[0]?.toLowerCase() ?? '');
  await third.page.getByRole('button', { name: 'Continuar' }).click();
  await third.page.waitForURL((url) => url.pathname !== '/auth');

  await page.reload();
  await page.getByText('Te quedan 9 códigos de recuperación.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Cerrar sesión en/ }).count()).toBe(2);
  await page.getByRole('button', { name: 'Cerrar todas las demás' }).click();
  await expect.poll(() => page.getByRole('button', { name: /^Cerrar sesión en/ }).count()).toBe(0);

  await page.getByRole('button', { name: 'Desactivar' }).click();
  await page.getByLabel('Contraseña actual').fill(PASSWORD);
  await page.getByLabel(/Código de la aplicación o de recuperación/).fill(codes[1] ?? '');
  await page.getByRole('button', { name: 'Desactivar' }).click();
  await page.getByRole('button', { name: 'Activar' }).waitFor();
});

test('ACC-6 staff without a second factor are redirected to add one and then back', async () => {
  const email = fresh('staff');
  await createAccount(app, { email, roles: ['renter', 'admin'] });
  const { page } = await newVisitor(browser, app);
  await signInByForm(page, email, PASSWORD, '/admin');
  await page.getByText('Para entrar en Administración').waitFor();
  expect(new URL(page.url()).pathname).toBe('/profile/edit');
  await page.getByRole('button', { name: 'Activar' }).click();
  await setUp(page, PASSWORD);
  await page.getByText('Las cuentas de administración no pueden desactivarla.').waitFor();
  await page.getByRole('link', { name: 'Ir a donde estabas' }).click();
  await page.getByRole('heading', { level: 1, name: /casos? abiertos?/ }).waitFor();
});

test('RTE-4 a new e-mail address is valid once its link is opened, and the page shows it', async () => {
  const email = fresh('old-address');
  const next = fresh('new-address');
  await createAccount(app, { email });
  const { page } = await newVisitor(browser, app);
  await signInByForm(page, email, PASSWORD, '/profile/edit?section=security');
  await page.getByRole('button', { name: 'Cambiar correo' }).click();
  await page.getByLabel('Correo nuevo').fill(next);
  await page.getByLabel('Contraseña actual').fill(PASSWORD);
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await page.getByText(`Falta confirmar ${next}`).waitFor();
  await page.goto(linkOf(await awaitMail(app, next)).href);
  await page.waitForURL((url) => url.pathname === '/profile/edit');
  await page.getByText(next, { exact: true }).waitFor();
  await page.getByText('Correo confirmado').waitFor();
});
