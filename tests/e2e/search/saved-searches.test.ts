import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount, mailsTo, PASSWORD, signInAs } from '../../support/accounts.js';
import { launchBrowser } from '../../support/browser.js';
import type { TestApp } from '../../support/test-app.js';
import { DEMO_PASSWORD } from '../support/demo.js';
import { newVisitor, startWebApp } from '../support/web-app.js';

const EMAIL = 'alerts@example.test';

interface Own {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly status: string;
  readonly postalCode: string;
}

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

test('P10 a visitor saves a search after sign-in; a new match notifies live, and its mail links there and unsubscribes', async () => {
  const { page, context, pageErrors } = await newVisitor(browser, app);
  const host = app.visitor();
  await signInAs(host, 'host@hueco.test', DEMO_PASSWORD);
  const { mySpaces } = await host.query<{ mySpaces: { edges: { node: Own }[] } }>(
    '{ mySpaces(first: 50) { edges { node { id title type status postalCode } } } }',
  );
  const {
    id: space,
    title,
    postalCode,
  } = mySpaces.edges
    .map(({ node }) => node)
    .find(({ status, type }) => status === 'PUBLISHED' && type === 'STORAGE') as Own;
  const name = new RegExp(`^Trastero en .*${postalCode}.* · hasta 900`);
  await host.query('mutation ($id: ID!) { pauseSpace(input: { spaceId: $id }) { space { id } } }', { id: space });

  const address = `?postal_code=${postalCode}&type=storage&price_max=900`;
  await page.goto(`/search${address}`);
  await page.getByRole('button', { name: /^(Guardar búsqueda|Avísame cuando haya uno)$/ }).click();
  await page.waitForURL('**/auth**');
  await page.getByLabel('Correo electrónico').fill(EMAIL);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.locator('form').getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.getByRole('button', { name: 'Búsqueda guardada' }).waitFor();
  expect(new URL(page.url()).search).toBe(address);
  await page.getByRole('button', { name: 'Notificaciones', exact: true }).waitFor();

  await host.query('mutation ($id: ID!) { resumeSpace(input: { spaceId: $id }) { space { id } } }', { id: space });
  await page.getByRole('button', { name: 'Notificaciones: 1 sin leer' }).click();
  await page.getByText(`«${title}» encaja con tu búsqueda «Trastero en`).waitFor();

  await page.goto('/favorites/searches');
  await page.getByText('1 nuevo').waitFor();
  // Opening the results marks all as seen.
  const [, seen] = await Promise.all([
    page.getByRole('link', { name: name }).click(),
    page.waitForResponse((response) => response.request().postData()?.includes('MarkSavedSearchSeen') ?? false),
  ]);
  expect(seen.ok()).toBe(true);
  await page.getByRole('link', { name: title }).waitFor();
  await page.goto('/favorites/searches');
  await page.getByRole('switch').waitFor();
  await expect.poll(() => page.getByText('1 nuevo').count()).toBe(0);

  await expect.poll(async () => (await mailsTo(app, EMAIL)).length).toBe(1);
  const [mail] = await mailsTo(app, EMAIL);
  const links = mail?.text.match(/https?:\/\/\S+/g) ?? [];
  const linkTo = (path: string): string => links.find((link) => new URL(link).pathname === path) ?? '';
  await page.goto(linkTo(`/space/${space}`));
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.goto(linkTo('/search'));
  await page.getByRole('button', { name: 'Búsqueda guardada' }).waitFor();

  // From another device, without a session.
  const other = await newVisitor(browser, app);
  await other.page.goto(mail?.unsubscribeUrl ?? '');
  await other.page.getByRole('button', { name: 'Dejar de recibirlos' }).click();
  await other.page.getByRole('heading', { name: 'Avisos desactivados' }).waitFor();
  await page.goto('/favorites/searches');
  await expect.poll(() => page.getByRole('switch').isChecked()).toBe(false);

  await page.getByRole('button', { name: /^Quitar «/ }).click();
  await page.getByRole('heading', { name: 'Aún no has guardado ninguna búsqueda' }).waitFor();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByRole('link', { name: name }).waitFor();
  expect([...pageErrors, ...other.pageErrors]).toEqual([]);
  await Promise.all([context.close(), other.context.close()]);
});
