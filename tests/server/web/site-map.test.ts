import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAsAdmin } from '../../support/accounts.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';
import { renderingClient, unbuiltFolder } from '../../support/unbuilt-client.js';

let app: TestApp;

beforeAll(async () => {
  const clientDir = unbuiltFolder();
  app = await createTestApp({ seeded: true, clientDir, client: await renderingClient(clientDir) });
});
afterAll(() => app?.stop());

test("U5 the sitemap has the date of the staff's last edit of a city page", async () => {
  const PUBLISH = 'mutation ($input: PublishContentInput!) { publishContent(input: $input) { content { key } } }';
  const editor = app.visitor();
  await signInAsAdmin(app, editor, 'words-of-cities@example.test', 'content');
  const texts = ['ES', 'EN'].flatMap((locale) => [
    { part: 'lead', locale, text: 'De portal en portal, sin furgoneta.' },
  ]);
  await editor.query(PUBLISH, { input: { kind: 'CITY', key: 'madrid', texts, statement: 'Faltaba una entrada.' } });
  const map = await (await fetch(`${app.url}/sitemaps/pages.xml`)).text();
  expect(map).toMatch(/\/madrid<\/loc><lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/);
  expect(map).not.toMatch(/\/barcelona<\/loc><lastmod>/);
});
