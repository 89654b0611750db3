import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EXAMPLES } from '../../../client/graphiql/examples.js';
import { signInAs } from '../../support/accounts.js';
import { launchBrowser } from '../../support/browser.js';
import type { TestApp } from '../../support/test-app.js';
import { DEMO_PASSWORD } from '../support/demo.js';
import { axeProblems } from '../support/appearance.js';
import { newVisitor, startWebApp } from '../support/web-app.js';

let app: TestApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([startWebApp(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await app.stop();
});

test('P-60 the bundled sandbox runs a query without other hosts and stores nothing', async () => {
  const { context, page, pageErrors } = await newVisitor(browser, app, { isNew: true });
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
  expect(await page.locator('.graphiql-response').innerText()).toContain('"priceAllIn"');
  await expect.poll(() => page.getByRole('tab').count()).toBeGreaterThanOrEqual(15);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(foreign).toEqual([]);
  expect(pageErrors).toEqual([]);
  await context.close();
});

/** Opens an operation's tab and runs it until the answer contains the words, because the sandbox notices a changed tab late. */
async function runUntil(page: Page, tab: string, words: string): Promise<void> {
  await page.getByRole('tab', { name: tab, exact: true }).click();
  const response = page.locator('.graphiql-response');
  await expect
    .poll(
      async () => {
        const answer = await response.innerText();
        const execute = page.getByRole('button', { name: /^Execute query/ });
        if (!answer.includes(words) && (await execute.isVisible())) await execute.click();
        return answer;
      },
      { interval: 1000 },
    )
    .toContain(words);
}

test('USE-3 operations that need an account are rejected for a visitor with a clear error', async () => {
  const { context, page } = await newVisitor(browser, app);
  await page.goto('/graphiql');
  await runUntil(page, 'Mine', '"code": "UNAUTHENTICATED"');
  await runUntil(page, 'Live', 'The socket was closed: nobody is signed in');
  expect(await page.locator('.graphiql-response').innerText()).not.toContain('stack');
  await context.close();
});

test('USE-3 a demo user is chosen by one click for all tabs and after a reload; a key reaches only the public schema', async () => {
  const { context, page, pageErrors } = await newVisitor(browser, app);
  await page.goto('/graphiql');
  const person = (name: string) => page.getByRole('group', { name: 'Call as' }).getByRole('button', { name });
  await person('Renter').click();
  await page.getByRole('status').filter({ hasText: 'renter@hueco.test' }).waitFor();
  await runUntil(page, 'Mine', '"email": "renter@hueco.test"');
  const other = await context.newPage();
  await other.goto('/graphiql');
  await other.getByRole('status').filter({ hasText: 'renter@hueco.test' }).waitFor();
  await runUntil(other, 'Mine', '"email": "renter@hueco.test"');
  await page.reload();
  await page.getByRole('status').filter({ hasText: 'renter@hueco.test' }).waitFor();
  await runUntil(page, 'Talks', '"lastMessage"');
  await person('Partner').click();
  await page.getByRole('status').filter({ hasText: 'hk_test_' }).waitFor();
  await other.getByRole('status').filter({ hasText: 'hk_test_' }).waitFor();
  await runUntil(page, 'MySpaces', '"completenessPercent"');
  await runUntil(page, 'Mine', 'Cannot query field');
  await person('Visitor').click();
  await other.getByRole('status').filter({ hasText: 'Nobody is signed in' }).waitFor();
  await runUntil(page, 'MySpaces', '"code": "UNAUTHENTICATED"');
  await runUntil(other, 'Talks', '"code": "UNAUTHENTICATED"');
  const kept = () => ({ ...localStorage, ...sessionStorage });
  expect(Object.keys(await other.evaluate(kept)).filter((name) => name.includes('sandbox'))).toEqual([]);
  expect(pageErrors.filter((one) => !/40[01]/.test(one))).toEqual([]);
  await context.close();
});

test('subscriptions run over the socket as the viewer', async () => {
  const renter = app.visitor();
  await signInAs(renter, 'renter@hueco.test', DEMO_PASSWORD);
  const { context, page } = await newVisitor(browser, app);
  await page.goto('/graphiql');
  await page.getByRole('button', { name: 'Renter' }).click();
  await page.getByRole('status').filter({ hasText: 'renter@hueco.test' }).waitFor();
  await page.getByRole('tab', { name: 'Live' }).click();
  const answers: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => answers.push(String(payload))));
  // The sandbox notices a changed operation late.
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
      await renter.query(
        'mutation ($ids: [ID!]!) { markNotificationsRead(input: { notificationIds: $ids }) { notifications { id } } }',
        {
          ids: ids.slice(0, 1),
        },
      );
      return page.locator('.graphiql-response').innerText();
    })
    .toContain('notificationChanged');
  await context.close();
});

/** Replaces Apollo's third-party script; stores the options it was opened with. */
const FAKE_SANDBOX =
  'window.EmbeddedSandbox = class { constructor(options) { window.opened = options; } dispose() {} };';
const MAKER = 'https://embeddable-sandbox.cdn.apollographql.com/**';

interface Opened {
  readonly initialEndpoint: string;
  readonly initialState: { readonly document: string; readonly variables: object; readonly headers: object };
  handleRequest(url: string, options: object): Promise<Response>;
}

/** Runs the operation as Apollo Sandbox does. */
const runOpened = (page: Page): Promise<{ errors?: { extensions: { code: string } }[] }> =>
  page.evaluate(async () => {
    const { initialEndpoint, initialState, handleRequest } = (window as unknown as { opened: Opened }).opened;
    const { document: query, variables } = initialState;
    const headers = { 'content-type': 'application/json', ...initialState.headers };
    const body = JSON.stringify({ query, variables });
    return (await handleRequest(initialEndpoint, { method: 'POST', headers, body })).json();
  });

test('USE-3 Apollo Sandbox at /graphql runs the same operations with variables as the chosen user', async () => {
  const { context, page, pageErrors } = await newVisitor(browser, app, { isNew: true });
  await page.route(MAKER, (route) => route.fulfill({ contentType: 'text/javascript', body: FAKE_SANDBOX }));
  await page.goto('/graphql');
  const operations = page.getByRole('combobox', { name: 'Operation' });
  await expect.poll(() => operations.locator('option').count()).toBe(EXAMPLES.length);
  const person = (name: string) => page.getByRole('group', { name: 'Call as' }).getByRole('button', { name });
  const opened = () => page.evaluate(() => (window as unknown as { opened?: Opened }).opened?.initialState ?? null);
  for (const [index, { query, as }] of EXAMPLES.entries()) {
    const name = as.includes('visitor') ? 'Visitor' : as.includes('renter') ? 'Renter' : 'Host';
    await person(name).click();
    await expect.poll(() => person(name).getAttribute('aria-pressed')).toBe('true');
    await operations.selectOption({ index });
    await expect.poll(async () => (await opened())?.document).toBe(query);
    const isSignedIn = async (): Promise<boolean> => 'authorization' in ((await opened())?.headers ?? {});
    await expect.poll(isSignedIn).toBe(name !== 'Visitor');
    if (!query.includes('subscription ')) expect([query, (await runOpened(page)).errors]).toEqual([query, undefined]);
  }
  const mine = EXAMPLES.findIndex(({ query }) => query.includes('query Mine'));
  await person('Renter').click();
  await page.getByRole('status').filter({ hasText: 'renter@hueco.test' }).waitFor();
  await page.reload();
  await page.getByRole('status').filter({ hasText: 'renter@hueco.test' }).waitFor();
  await operations.selectOption({ index: mine });
  await expect.poll(async () => (await opened())?.document).toContain('query Mine');
  expect((await runOpened(page)).errors).toBeUndefined();
  expect(await axeProblems(page)).toEqual([]);
  expect(pageErrors).toEqual([]);
  await context.close();
});

test('USE-3 when Apollo Sandbox cannot be loaded, /graphql links to GraphiQL', async () => {
  const { context, page } = await newVisitor(browser, app, { isNew: true });
  await page.route(MAKER, (route) => route.abort());
  await page.goto('/graphql');
  await page
    .getByRole('alert')
    .getByRole('link', { name: /GraphiQL has the same operations/ })
    .click();
  await page.waitForURL('**/graphiql');
  await context.close();
});

test("P-60 the CSP of the app's pages does not allow the sandbox's host", async () => {
  const pages = await Promise.all(['/', '/search', '/graphiql'].map((path) => fetch(`${app.url}${path}`)));
  for (const page of pages) expect(page.headers.get('content-security-policy')).not.toContain('apollographql.com');
  const sandbox = await fetch(`${app.url}/graphql`, { headers: { accept: 'text/html' } });
  expect(sandbox.headers.get('content-security-policy')).toContain('apollographql.com');
});

test('U8 the gallery shows mails in both languages without axe violations', async () => {
  const { context, page, pageErrors } = await newVisitor(browser, app);
  await page.goto('/dev/mailbox/templates');
  await page.getByRole('link', { name: /booking_confirmed_renter/ }).click();
  await page.getByRole('heading', { level: 2, name: /^¡?Reserva confirmada/ }).waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'English' }).click();
  await page.getByRole('heading', { level: 2, name: /^Booking confirmed/ }).waitFor();
  expect(pageErrors).toEqual([]);
  await context.close();
});
