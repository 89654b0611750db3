import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.js';
import type { TestApp } from '../support/test-app.js';
import { DEMO_PASSWORD } from './support/demo.js';
import { newVisitor, startWebApp } from './support/web-app.js';

let app: TestApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([startWebApp(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await app.stop();
});

test('P-60 the bundled sandbox runs a query, asks no other host for anything, and keeps nothing', async () => {
  const { context, page, complaints } = await newVisitor(browser, app, { isNew: true });
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(app.url) && !/^(data|blob):/.test(request.url())) foreign.push(request.url());
  });
  const response = await page.goto('/graphiql');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain(`default-src 'none'`);
  expect(policy).toContain(`script-src 'self';`);
  expect(policy).not.toMatch(/https?:/);
  await page.getByRole('button', { name: /^Execute query/ }).click();
  await page.locator('.graphiql-response', { hasText: '"totalCount"' }).waitFor();
  expect(await page.locator('.graphiql-response').innerText()).toContain('"priceAllInCents"');
  await expect.poll(() => page.getByRole('tab').count()).toBeGreaterThanOrEqual(6);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(foreign).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test("USE-3 without a token, operations of one's own are refused in words", async () => {
  const { context, page } = await newVisitor(browser, app);
  await page.goto('/graphiql');
  const refusals = {
    Mine: '"code": "UNAUTHENTICATED"',
    Live: 'The socket was closed: the token of the Headers tab is missing',
  };
  for (const [tab, words] of Object.entries(refusals)) {
    await page.getByRole('tab', { name: tab }).click();
    const response = page.locator('.graphiql-response');
    // The sandbox takes a moment to see that another operation is on the table.
    await expect
      .poll(
        async () => {
          const execute = page.getByRole('button', { name: /^Execute query/ });
          if (await execute.isVisible()) await execute.click();
          return response.innerText();
        },
        { interval: 1000 },
      )
      .toContain(words);
    expect(await response.innerText()).not.toContain('stack');
  }
  await context.close();
});

test('its subscriptions run over the socket with the token of the headers', async () => {
  const renter = app.visitor();
  const { signIn } = await renter.query<{ signIn: { accessToken: string } }>(
    'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }',
    { input: { email: 'renter@hueco.test', password: DEMO_PASSWORD, inBody: true } },
  );
  renter.accessToken = signIn.accessToken;
  const { context, page } = await newVisitor(browser, app);
  await page.goto('/graphiql');
  await page.getByRole('tab', { name: 'Live' }).click();
  await page.getByRole('button', { name: 'Headers' }).click();
  const headers = page.locator('.graphiql-editor-tool .graphiql-editor:not(.hidden) .CodeMirror');
  await headers.evaluate(
    (editor, token) =>
      (editor as unknown as { CodeMirror: { setValue(text: string): void } }).CodeMirror.setValue(
        JSON.stringify({ Authorization: `Bearer ${token}` }),
      ),
    signIn.accessToken,
  );
  const answers: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => answers.push(String(payload))));
  // The sandbox takes a moment to see that another operation is on the table.
  await expect
    .poll(
      async () => {
        const execute = page.getByRole('button', { name: /^Execute query/ });
        if (answers.length === 0 && (await execute.isVisible())) await execute.click();
        return answers[0] ?? '';
      },
      { interval: 500 },
    )
    .toContain('connection_ack');
  const { notifications } = await renter.query<{ notifications: { edges: { node: { id: string } }[] } }>(
    'query { notifications(mode: RENTER, first: 50) { edges { node { id } } } }',
  );
  const ids = notifications.edges.map(({ node }) => node.id);
  await expect
    .poll(async () => {
      await app
        .context()
        .em.execute(
          `update notifications set is_read = false, read_at = null where user_id = (select id from users where email = 'renter@hueco.test')`,
        );
      await renter.query('mutation ($ids: [ID!]!) { markNotificationsRead(ids: $ids) { id } }', {
        ids: ids.slice(0, 1),
      });
      return page.locator('.graphiql-response').innerText();
    })
    .toContain('notificationChanged');
  await context.close();
});

test('P-60 a page of the app may not load from where a sandbox does', async () => {
  const pages = await Promise.all(['/', '/search', '/graphiql'].map((path) => fetch(`${app.url}${path}`)));
  for (const page of pages) expect(page.headers.get('content-security-policy')).not.toContain('apollographql.com');
  const sandbox = await fetch(`${app.url}/graphql`, { headers: { accept: 'text/html' } });
  expect(sandbox.headers.get('content-security-policy')).toContain('apollographql.com');
});
