import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../support/browser.js';
import { GraphqlClient } from '../../support/graphql-client.js';
import { pkce, sendForm } from '../../support/partners/oauth.js';
import type { TestApp } from '../../support/test-app.js';
import { DEMO_PASSWORD } from '../support/demo.js';
import { newVisitor, signIn, startWebApp } from '../support/web-app.js';

let app: TestApp;
let browser: Browser;
let partner: Server;
let redirectUri: string;
beforeAll(async () => {
  partner = createServer((_req, res) => res.end('<!doctype html><title>Alba</title>back')).listen(0);
  redirectUri = `http://localhost:${(partner.address() as AddressInfo).port}/back`;
  [app, browser] = await Promise.all([startWebApp(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await app.stop();
  partner.close();
});

/** Registers an app in the console and returns its `client_id`. */
async function register(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Registrar aplicación' }).click();
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'Registrar aplicación' });
  await dialog.getByLabel('Nombre').fill('Mudanzas Alba');
  await dialog.getByLabel('Web', { exact: true }).fill('mudanzas-alba.example');
  await dialog.getByLabel('Direcciones de vuelta').fill('http://mudanzas-alba.example/back');
  await dialog.getByLabel(/Leer tus reservas/).check();
  await dialog.getByLabel('Tu contraseña de Hueco').fill(DEMO_PASSWORD);
  await send.click();
  await dialog.getByText('Este valor no sirve aquí.').waitFor();
  await dialog.getByText(/Escribe una dirección https:\/\/, http:\/\/localhost/).waitFor();
  await dialog.getByLabel('Web', { exact: true }).fill('https://mudanzas-alba.example');
  await dialog.getByLabel('Direcciones de vuelta').fill(redirectUri);
  await send.click();
  return page.locator('code', { hasText: /^app_/ }).first().innerText();
}

test('P-33 an app is registered, authorized by a user, calls the API for them and is disconnected', async () => {
  const owner = await newVisitor(browser, app);
  await signIn(owner.page, 'host@hueco.test', DEMO_PASSWORD, '/developers/console?view=apps');
  const clientId = await register(owner.page);

  const { verifier, codeChallenge } = pkce();
  const asked = `/oauth/authorize?${new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'spaces:read bookings:read',
    state: 'xyz',
    code_challenge: codeChallenge,
    code_challenge_method: 'S256',
  })}`;
  const { page, pageErrors } = await newVisitor(browser, app, { width: 390, height: 844 });
  const response = await page.goto(asked);
  expect(response?.headers()['content-security-policy']).toContain(`frame-ancestors 'none'`);
  await page.waitForURL(/\/auth\?/);
  await page.getByLabel('Correo electrónico').fill('renter@hueco.test');
  await page.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD);
  await page.locator('form').getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mudanzas Alba quiere actuar en tu nombre' }).waitFor();
  await page.getByText('Ver tus reservas').waitFor();
  await page.getByText('Pagar ni aceptar condiciones por ti').waitFor();
  await page.getByRole('button', { name: 'Permitir', exact: true }).press('Enter');
  await page.waitForURL(/\/back\?/);
  const answer = new URL(page.url()).searchParams;
  expect([answer.get('state'), answer.get('iss')]).toEqual(['xyz', app.url]);

  const { body } = await sendForm(`${app.url}/oauth/token`, {
    grant_type: 'authorization_code',
    code: answer.get('code') ?? '',
    redirect_uri: redirectUri,
    client_id: clientId,
    code_verifier: verifier,
  });
  const program = new GraphqlClient(app.url);
  program.accessToken = body.access_token;
  const { myBookings } = await program.query<{ myBookings: { totalCount: number } }>(
    '{ myBookings(mode: RENTER, first: 1) { totalCount } }',
  );
  expect(myBookings.totalCount).toBeGreaterThan(0);

  await page.goto('/profile/edit?section=security');
  await page.getByRole('button', { name: 'Desconectar Mudanzas Alba' }).click();
  await page.getByText('No has dado permiso a ninguna aplicación.').waitFor();
  expect((await program.send('{ myBookings(mode: RENTER, first: 1) { totalCount } }')).errors[0]?.extensions.code).toBe(
    'TOKEN_INVALID',
  );

  await page.goto(asked.replace(encodeURIComponent(redirectUri), encodeURIComponent('https://evil.example/')));
  await page.getByRole('heading', { level: 1, name: 'Este enlace no es de fiar' }).waitFor();
  expect(new URL(page.url()).origin).toBe(app.url);
  expect([...pageErrors, ...owner.pageErrors]).toEqual([]);
});
