import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../support/browser.js';
import type { TestApp } from '../../support/test-app.js';
import { axeProblems } from '../support/appearance.js';
import { newVisitor, startWebApp } from '../support/web-app.js';

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startWebApp(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

test('P16 a visitor finds an article, rates it with a comment and changes the rating', async () => {
  const { page, pageErrors } = await newVisitor(browser, app);
  const answers = () =>
    app.context().em.execute<object[]>('select slug, locale, is_helpful, comment from article_answers');
  await page.goto('/help');
  await page
    .getByRole('region', { name: 'Impuestos' })
    .getByRole('link', { name: /^Ver los \d+ artículos/ })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Impuestos' }).waitFor();
  await page.getByRole('link', { name: /El modelo 303/ }).click();
  await page.getByRole('heading', { level: 1, name: /El modelo 303/ }).waitFor();

  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.getByLabel('¿Qué te ha faltado?').fill('¿Y si el garaje es de dos hermanos?');
  await expect.poll(() => axeProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await page.getByText('Lo leerá quien cuida de este texto').waitFor();
  expect(await answers()).toEqual([
    { slug: 'modelo-303', locale: 'es', is_helpful: false, comment: '¿Y si el garaje es de dos hermanos?' },
  ]);

  await page.reload();
  await page.locator('[aria-pressed="true"]', { hasText: 'No' }).waitFor();
  await page.getByRole('button', { name: 'Sí', exact: true }).click();
  await page.getByText('Gracias por decirlo.').waitFor();
  expect(await answers()).toEqual([{ slug: 'modelo-303', locale: 'es', is_helpful: true, comment: null }]);
  expect(pageErrors).toEqual([]);
});
