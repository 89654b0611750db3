import { afterAll, beforeAll, expect, test } from 'vitest';
import { devClient } from '../../../scripts/dev-client.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';
import { freePort } from '../support/web-app.js';

/** The first page compiles all modules. */
const COMPILES_MS = 180_000;

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ seeded: true, client: await devClient(await freePort()) });
}, COMPILES_MS);
afterAll(() => app?.stop());

const see = (address: string): Promise<Response> => fetch(app.url + address, { headers: { accept: 'text/html' } });

test(
  "in development a page is rendered from the sources with Vite's modules",
  async () => {
    const answer = await see('/');
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(text).toMatch(/<h1[^>]*>Espacio cerca,/);
    expect(text).toContain('src="/@vite/client"');
    expect(await (await fetch(`${app.url}/main.tsx`)).text()).toContain('hydrateRoot');
  },
  COMPILES_MS,
);

test('in development an unknown address returns 404', async () => {
  const answer = await see('/nothing-here');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('Oops! Page not found');
});

test('USE-3 both sandboxes work in development, with prebuilt files', async () => {
  for (const address of ['/graphiql', '/graphql']) {
    const answer = await see(address);
    expect(answer.status).toBe(200);
    const [script] = /\/graphiql\/assets\/[^"]+\.js/.exec(await answer.text()) ?? [];
    expect((await fetch(`${app.url}${script}`)).headers.get('content-type')).toContain('javascript');
  }
  const query = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{ searchSpaces(first: 1) { totalCount } }"}',
  });
  expect(await query.json()).toMatchObject({ data: { searchSpaces: { totalCount: expect.any(Number) } } });
});
