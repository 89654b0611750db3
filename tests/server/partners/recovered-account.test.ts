import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromProjectRoot } from '../../../server/core/paths.js';
import { createAccount, PASSWORD, signInAs } from '../../support/accounts.js';
import { FakeClock } from '../../support/fake-clock.js';
import { allow, consentInput, makeApp, pkce, REDIRECT, sendForm } from '../../support/partners/oauth.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const EMAIL = 'partner@example.com';
const NEW = 'Buhardilla-azul-77';
const CREATE_KEY = `mutation ($password: String!) { createApiKey(input: { name: "Servidor", scopes: [SPACES_READ, WEBHOOKS], password: $password }) { secret } }`;
const CREATE_WEBHOOK = `mutation { createWebhookEndpoint(input: { url: "https://api.example.test/thief", events: [SPACE_PUBLISHED] }) { secret } }`;
const ROTATE = `mutation ($id: ID!) { rotatePartnerAppSecret(input: { partnerAppId: $id, password: "${NEW}" }) { secret } }`;
const RESET = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { isChanged } }`;

let app: TestApp;
const clock = new FakeClock();

/** Without background work, so that events wait, as they do behind a backlog. */
beforeAll(async () => {
  app = await createTestApp({ clock });
});
afterAll(() => app.stop());

/** Sets a new password by a link like those that are mailed. */
async function recover(userId: string): Promise<void> {
  const token = 'a-link-of-a-mail';
  await app
    .context()
    .em.execute(
      `insert into email_tokens (user_id, purpose, email, token_hash, expires_at) values (?, 'reset_password', ?, ?, ?)`,
      [userId, EMAIL, createHash('sha256').update(token).digest('base64url'), new Date(clock.now().getTime() + 60_000)],
    );
  await app.visitor().query(RESET, { input: { token, password: NEW, confirmPassword: NEW } });
}

test('a recovery ends keys before its event is dispatched, and spares what the owner makes after it', async () => {
  const userId = await createAccount(app, { email: EMAIL });
  const owner = app.visitor();
  await signInAs(owner, EMAIL);
  const { partnerApp, secret } = await makeApp(owner, { kind: 'CONFIDENTIAL' });
  const keyOf = async (password: string) => {
    const program = app.visitor();
    program.accessToken = (
      await owner.query<{ createApiKey: { secret: string } }>(CREATE_KEY, { password })
    ).createApiKey.secret;
    return program;
  };
  const stolen = await keyOf(PASSWORD);
  expect((await stolen.send('{ webhookEndpoints { id } }')).status).toBe(200);
  clock.advance({ seconds: 1 });
  await recover(userId);
  expect((await stolen.send('{ webhookEndpoints { id } }')).status).toBe(401);
  expect(await stolen.codeOf(CREATE_WEBHOOK)).toBe('TOKEN_INVALID');
  // An unknown app, as it were: a known one is told that the code does not exist.
  const form = { grant_type: 'authorization_code', code: 'none', client_id: partnerApp.id, redirect_uri: REDIRECT };
  const asApp = { ...form, client_secret: secret ?? '', code_verifier: 'v'.repeat(43) };
  expect((await sendForm(`${app.url}/oauth/token`, asApp)).body.error).toBe('invalid_client');
  clock.advance({ seconds: 1 });
  await signInAs(owner, EMAIL, NEW);
  const needsSecret = async () =>
    (await owner.query<{ partnerApps: { needsSecret: boolean }[] }>('{ partnerApps { needsSecret } }')).partnerApps[0]
      ?.needsSecret;
  expect(await needsSecret()).toBe(true);
  const own = await keyOf(NEW);
  await owner.query(ROTATE, { id: partnerApp.id });
  expect(await needsSecret()).toBe(false);
  const secretOf = async () =>
    (await app.context().em.execute('select secret_hash, old_secret_hash from partner_apps'))[0] as Record<
      string,
      string
    >;
  const before = await secretOf();
  expect(before).toMatchObject({ old_secret_hash: null });
  await app.settle();
  expect((await own.send('{ webhookEndpoints { id } }')).status).toBe(200);
  // The previous secret, which a thief may have, ends; the one made after the recovery stays.
  expect(await secretOf()).toEqual(before);
});

test('a consent that a new password ended is not counted, and a migration closes those of an earlier version', async () => {
  const email = 'consented@example.com';
  await createAccount(app, { email });
  const person = app.visitor();
  await signInAs(person, email);
  const { partnerApp } = await makeApp(person);
  const userCount = async () => {
    const { partnerApps } = await person.query<{ partnerApps: { userCount: number }[] }>(
      '{ partnerApps { userCount } }',
    );
    return partnerApps[0]?.userCount;
  };
  await allow(person, consentInput(partnerApp.id, pkce().codeChallenge));
  expect(await userCount()).toBe(1);
  clock.advance({ seconds: 1 });
  const changedAt = clock.now();
  const input = { currentPassword: PASSWORD, password: NEW, confirmPassword: NEW };
  await person.query('mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { isChanged } }', {
    input,
  });
  expect(await userCount()).toBe(0);
  const { em } = app.context();
  const migration = readFileSync(fromProjectRoot('server/db/migrations/0160-consents-ended-by-passwords.sql'), 'utf8');
  for (const [statement] of migration.matchAll(/^(?:update|delete)[^;]+;/gm)) await em.execute(statement);
  const closed = await em.execute<object[]>(
    `select g.revoked_at = ? as "isDated", (select count(*)::int from app_codes c where c.grant_id = g.id) as codes from app_grants g`,
    [changedAt],
  );
  expect(closed).toEqual([{ isDated: true, codes: 0 }]);
});
