import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_API_KEY } from '../../../server/features/partners/keys/demo-key.js';
import { createAccount, PASSWORD, signInAs } from '../../support/accounts.js';
import { FakeClock } from '../../support/fake-clock.js';
import { GraphqlClient } from '../../support/graphql-client.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const CREATE = `mutation { createApiKey(input: { name: "Servidor", scopes: [SPACES_READ], password: "${PASSWORD}" }) { secret apiKey { id lastUsedAt } } }`;
const KEYS = '{ apiKeys { shownAs lastUsedAt } }';
const CONSOLE = '{ apiConsole { mode canMakeKeys points { remaining limit perSecond } } }';
const SEARCH = '{ searchSpaces(first: 1) { totalCount } }';
const NOW = '2027-03-02T09:55:00Z';

const clock = new FakeClock(NOW);
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock, config: { demo: false } });
});
afterAll(() => app.stop());

function program(secret: string): GraphqlClient {
  const client = new GraphqlClient(app.url);
  client.accessToken = secret;
  return client;
}

test('P-33 production issues live keys to verified users, rejects demo keys and records the last use', async () => {
  const id = await createAccount(app, { email: 'partner@example.test' });
  const owner = app.visitor();
  await signInAs(owner, 'partner@example.test');
  expect(await owner.query(CONSOLE)).toEqual({ apiConsole: { mode: 'LIVE', canMakeKeys: false, points: null } });
  expect(await owner.codeOf(CREATE)).toBe('IDENTITY_REQUIRED');
  await app.context().em.execute('update users set identity_verified_at = ? where id = ?', [NOW, id]);

  const { createApiKey } = await owner.query<{
    createApiKey: { secret: string; apiKey: { lastUsedAt: string | null } };
  }>(CREATE);
  expect(createApiKey.secret).toMatch(/^hk_live_[0-9A-Za-z]{38}$/);
  expect(createApiKey.apiKey.lastUsedAt).toBeNull();
  const { status, errors } = await program(createApiKey.secret).send(SEARCH);
  expect([status, errors]).toEqual([200, []]);
  const lastUsed = async () => (await owner.query<{ apiKeys: { lastUsedAt: string }[] }>(KEYS)).apiKeys[0]?.lastUsedAt;
  expect(await lastUsed()).toBe('2027-03-02T09:55:00.000Z');
  // The time of the last use is for display only, so it is written once a minute and not with every call.
  clock.advance({ seconds: 50 });
  await program(createApiKey.secret).send(SEARCH);
  expect(await lastUsed()).toBe('2027-03-02T09:55:00.000Z');
  clock.advance({ seconds: 11 });
  await program(createApiKey.secret).send(SEARCH);
  expect(await lastUsed()).toBe('2027-03-02T09:56:01.000Z');
  expect((await program(DEMO_API_KEY).send(SEARCH)).errors[0]?.extensions.code).toBe('TOKEN_INVALID');
});

test('P-39 the console shows the remaining points of the key with the fewest', async () => {
  await createAccount(app, { email: 'spender@example.test' });
  await app
    .context()
    .em.execute(`update users set identity_verified_at = ? where email = 'spender@example.test'`, [NOW]);
  const owner = app.visitor();
  await signInAs(owner, 'spender@example.test');
  const [busy] = [await owner.query<{ createApiKey: { secret: string } }>(CREATE), await owner.query(CREATE)];
  const { extensions } = await program(busy.createApiKey.secret).send(SEARCH);
  const { remaining } = extensions['cost'] as { remaining: number };
  expect(remaining).toBeLessThan(4000);
  expect(await owner.query(CONSOLE)).toEqual({
    apiConsole: { mode: 'LIVE', canMakeKeys: true, points: { remaining, limit: 4000, perSecond: 100 } },
  });
});
