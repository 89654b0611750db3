import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '../../../server/commands/run-command.js';
import { awaitMail, createAccount, linkOf, mailsTo, PASSWORD, signInAs } from '../../support/accounts.js';
import { FakeClock } from '../../support/fake-clock.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { allow, consentInput, makeApp, pkce, REDIRECT, sendForm } from '../../support/partners/oauth.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const UPDATE = `mutation ($input: UpdatePartnerAppInput!) { updatePartnerApp(input: $input) { partnerApp { name redirectUris } } }`;
const ROTATE = `mutation ($id: ID!) { rotatePartnerAppSecret(input: { partnerAppId: $id, password: "${PASSWORD}" }) { secret } }`;
const CHANGE = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { isChanged } }`;
const RESET = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { isChanged } }`;
const ASK = `mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { email } }`;
const NEW = 'Buhardilla-azul-77';
const LAST = 'Otra-distinta-2027';

let app: TestApp;
const clock = new FakeClock();

beforeAll(async () => {
  app = await createTestApp({ background: true, clock });
});
afterAll(() => app.stop());

async function signedUp(email: string): Promise<GraphqlClient> {
  await createAccount(app, { email });
  const client = app.visitor();
  await signInAs(client, email);
  return client;
}

async function recover(email: string, password: string): Promise<void> {
  await app.visitor().query(ASK, { email });
  const link = linkOf(await awaitMail(app, email, 1, 'Elige una contraseña nueva para Hueco'));
  const token = link.hash.replace('#token=', '');
  await app.visitor().query(RESET, { input: { token, password, confirmPassword: password } });
}

/** How the token endpoint refuses a code that does not exist: `invalid_grant` to a known app, `invalid_client` to another one. */
const codesOf = (clientId: string, secrets: readonly string[]) =>
  Promise.all(
    secrets.map(async (secret) => {
      const fields = { grant_type: 'authorization_code', code: 'none', client_id: clientId, client_secret: secret };
      return (
        await sendForm(`${app.url}/oauth/token`, { ...fields, redirect_uri: REDIRECT, code_verifier: 'v'.repeat(43) })
      ).body.error;
    }),
  );

describe('a change of an app', () => {
  test.each([
    ['redirect URIs', { redirectUris: ['https://thief.example/'] }],
    ['scopes', { scopes: ['SPACES_READ'] }],
  ])('of its %s needs the password', async (what, change) => {
    const owner = await signedUp(`${what.replace(' ', '-').toLowerCase()}@example.com`);
    const { partnerApp } = await makeApp(owner);
    const send = async (password: object) =>
      (await owner.send(UPDATE, { input: { partnerAppId: partnerApp.id, ...change, ...password } })).errors[0]
        ?.extensions.fields ?? null;
    expect(await send({})).toMatchObject([{ path: 'password', code: 'REQUIRED' }]);
    expect(await send({ password: 'Otra-verde-2026' })).toMatchObject([{ path: 'password', code: 'PASSWORD_WRONG' }]);
    expect(await send({ password: PASSWORD })).toBeNull();
  });

  test('of its name needs no password, also when the form sends the rest unchanged', async () => {
    const owner = await signedUp('renamed@example.com');
    const { partnerApp } = await makeApp(owner);
    const input = {
      partnerAppId: partnerApp.id,
      name: 'Alba',
      redirectUris: [REDIRECT],
      scopes: ['SPACES_READ', 'BOOKINGS_READ'],
    };
    expect((await owner.send(UPDATE, { input })).errors).toEqual([]);
    expect((await mailsTo(app, 'renamed@example.com')).map(({ subject }) => subject)).not.toContain(
      'Direcciones de vuelta nuevas de tu aplicación: Alba',
    );
  });

  test('that matters is mailed to its owner: registered, a new secret, other redirect URIs', async () => {
    const email = 'mailed@example.com';
    const owner = await signedUp(email);
    const { id } = (await makeApp(owner, { kind: 'CONFIDENTIAL' })).partnerApp;
    await owner.query(ROTATE, { id });
    await owner.query(ROTATE, { id });
    const input = { partnerAppId: id, redirectUris: ['https://alba.example/'], password: PASSWORD };
    await owner.query(UPDATE, { input });
    const mails = await Promise.all([
      awaitMail(app, email, 1, 'Aplicación nueva en tu cuenta: Mudanzas Alba'),
      awaitMail(app, email, 2, 'Secreto nuevo de tu aplicación: Mudanzas Alba'),
      awaitMail(app, email, 1, 'Direcciones de vuelta nuevas de tu aplicación: Mudanzas Alba'),
    ]);
    for (const { text } of mails) {
      expect(text).toContain('Si no has sido tú');
      expect(text).toContain('/developers/console?view=apps');
    }
  });
});

test('a new secret ends the previous one at once when its owner says so, and the mail tells', async () => {
  const email = 'leaked-secret@example.com';
  const owner = await signedUp(email);
  const { partnerApp, secret } = await makeApp(owner, { kind: 'CONFIDENTIAL' });
  const made = await owner.query<{ rotatePartnerAppSecret: { secret: string } }>(
    ROTATE.replace('password:', 'endsPrevious: true, password:'),
    { id: partnerApp.id },
  );
  const secrets = [secret ?? '', made.rotatePartnerAppSecret.secret];
  expect(await codesOf(partnerApp.id, secrets)).toEqual(['invalid_client', 'invalid_grant']);
  const { text } = await awaitMail(app, email, 1, 'Secreto nuevo de tu aplicación: Mudanzas Alba');
  expect(text).toContain('el anterior ya no funciona');
});

describe('the mail about a recovery', () => {
  test('lists the own apps, which were not changed', async () => {
    const email = 'owner-of-apps@example.com';
    await makeApp(await signedUp(email));
    await recover(email, NEW);
    const { text } = await awaitMail(app, email, 1, 'Revisa las aplicaciones de tu cuenta');
    expect(text).toContain('que tienes registradas: Mudanzas Alba');
    expect(text).toContain('revisa sus direcciones de vuelta');
    expect(text).not.toContain('Ningún programa actúa ya por ti');
  });

  test('says which apps have lost their secret, the previous one too', async () => {
    const email = 'secret-copied@example.com';
    const owner = await signedUp(email);
    const { partnerApp, secret } = await makeApp(owner, { name: 'Portes Mar', kind: 'CONFIDENTIAL' });
    const { rotatePartnerAppSecret } = await owner.query<{ rotatePartnerAppSecret: { secret: string } }>(ROTATE, {
      id: partnerApp.id,
    });
    const secrets = [secret ?? '', rotatePartnerAppSecret.secret];
    expect(await codesOf(partnerApp.id, secrets)).toEqual(['invalid_grant', 'invalid_grant']);
    await recover(email, NEW);
    const { text } = await awaitMail(app, email, 1, 'Revisa las aplicaciones de tu cuenta');
    expect(text).toContain('con el secreto anulado: Portes Mar');
    expect(text).toContain('Crea un secreto nuevo');
    expect(await codesOf(partnerApp.id, secrets)).toEqual(['invalid_client', 'invalid_client']);
    const acts = await app
      .context()
      .em.execute<{ action: string }[]>(
        `select action from audit_log where object_type = 'PartnerApp' and actor_id is null`,
      );
    expect(acts).toContainEqual({ action: 'partner_app.secret_ended' });
    await signInAs(owner, email, NEW);
    clock.advance({ seconds: 1 });
    const again = await owner.query<{ rotatePartnerAppSecret: { secret: string } }>(ROTATE.replace(PASSWORD, NEW), {
      id: partnerApp.id,
    });
    expect(await codesOf(partnerApp.id, [again.rotatePartnerAppSecret.secret])).toEqual(['invalid_grant']);
  });

  test('does not name apps whose consent ended when the password was changed', async () => {
    const email = 'changed-before@example.com';
    const client = await signedUp(email);
    const { partnerApp } = await makeApp(await signedUp('other-owner@example.com'), { name: 'Portes Sur' });
    await allow(client, consentInput(partnerApp.id, pkce().codeChallenge));
    clock.advance({ seconds: 1 });
    await client.query(CHANGE, { input: { currentPassword: PASSWORD, password: NEW, confirmPassword: NEW } });
    const open = async () =>
      (await app.context().em.execute<object[]>(`select 1 from app_grants where revoked_at is null`)).length;
    await expect.poll(open).toBe(0);
    await client.query(
      `mutation { createApiKey(input: { name: "Servidor", scopes: [SPACES_READ], password: "${NEW}" }) { secret } }`,
    );
    clock.advance({ hours: 1 });
    await recover(email, LAST);
    const { text } = await awaitMail(app, email, 1, 'Hemos detenido los programas de tu cuenta');
    expect(text).toContain('revocadas: Servidor');
    expect(text).not.toContain('Portes Sur');
  });
});

test('the mail about sessions that the staff ended does not speak of a recovery', async () => {
  const email = 'revoked-by-staff@example.com';
  await makeApp(await signedUp(email));
  await runCommand(['sessions', 'revoke', email, '--reason', 'Lo pide la dirección'], {
    operator: 'ana',
    signal: new AbortController().signal,
    write: () => undefined,
    writeError: () => undefined,
    withContext: (_command, work) => work(app.context()),
  });
  const { text } = await awaitMail(app, email, 1, 'Revisa las aplicaciones de tu cuenta');
  expect(text).toContain('Nuestro equipo ha cerrado tus sesiones');
  expect(text).not.toContain('Al recuperar una cuenta');
});

test.each([
  ['a webhook', (url: string) => `createWebhookEndpoint(input: { ${url}, events: [SPACE_PUBLISHED] }) { secret }`],
  [
    'another address',
    (url: string, id: string) => `updateWebhookEndpoint(input: { ${id}, ${url} }) { webhookEndpoint { id } }`,
  ],
  ['a new secret', (_url: string, id: string) => `rotateWebhookSecret(input: { ${id} }) { secret }`],
  ['a deletion', (_url: string, id: string) => `deleteWebhookEndpoint(input: { ${id} }) { deletedWebhookEndpointId }`],
])('%s is refused to a key that was revoked while the call waited', async (what, callOf) => {
  const email = `${what.replaceAll(' ', '-')}@example.com`;
  const owner = await signedUp(email);
  const { createApiKey, createWebhookEndpoint } = await owner.query<{
    createApiKey: { secret: string };
    createWebhookEndpoint: { webhookEndpoint: { id: string } };
  }>(
    `mutation { createApiKey(input: { name: "Servidor", scopes: [WEBHOOKS], password: "${PASSWORD}" }) { secret }
      createWebhookEndpoint(input: { url: "https://api.example.test/hueco", events: [SPACE_PUBLISHED] }) { webhookEndpoint { id } } }`,
  );
  const program = app.visitor();
  program.accessToken = createApiKey.secret;
  const holder = new pg.Client({ connectionString: app.databaseUrl });
  await holder.connect();
  await holder.query('begin');
  await holder.query('select 1 from users where email = $1 for update', [email]);
  const id = `webhookEndpointId: "${createWebhookEndpoint.webhookEndpoint.id}"`;
  const call = program.codeOf(`mutation { ${callOf('url: "https://api.example.test/thief"', id)} }`);
  const blocked = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await app.context().em.execute<object[]>(blocked)).length).toBe(1);
  const revoke = 'update api_keys set revoked_at = $1 where user_id = (select id from users where email = $2)';
  await holder.query(revoke, [clock.now(), email]);
  await holder.query('commit');
  await holder.end();
  expect(await call).toBe('TOKEN_INVALID');
});

test('a consent is mailed to the person, who may not have been at the open session, with what the app may do', async () => {
  const owner = await signedUp('maker@example.com');
  const { partnerApp } = await makeApp(owner, { scopes: ['BOOKINGS_READ', 'MESSAGES'] });
  const email = 'consents@example.com';
  const person = await signedUp(email);
  const scope = 'bookings:read messages';
  await allow(person, consentInput(partnerApp.id, pkce().codeChallenge, { scope }));
  const { text } = await awaitMail(app, email, 1, 'Aplicación conectada a tu cuenta: Mudanzas Alba');
  expect(text).toContain('Podrá: ver tus reservas; leer y escribir tus mensajes');
  expect(text).toContain('Si no has sido tú');
  expect(text).toContain('/profile/edit?section=security');
  // Each consent opens access for the person who pressed the button, to what the earlier ones allowed as well.
  await allow(person, consentInput(partnerApp.id, pkce().codeChallenge, { scope: 'bookings:read' }));
  const again = await awaitMail(app, email, 2, 'Aplicación conectada a tu cuenta: Mudanzas Alba');
  expect(again.text).toContain('Podrá: ver tus reservas; leer y escribir tus mensajes');
});
