import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { awaitMail, createAccount, linkOf, mailsTo, PASSWORD, signInAs } from '../../support/accounts.js';
import { FakeClock } from '../../support/fake-clock.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { allow, consentInput, makeApp, pkce } from '../../support/partners/oauth.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const ASK = `mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { email } }`;
const RESET = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { isChanged } }`;
const CHANGE = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { isChanged } }`;
const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }`;
const CREATE_WEBHOOK = `mutation { createWebhookEndpoint(input: { url: "https://api.example.test/hueco", events: [SPACE_PUBLISHED] }) { secret } }`;
const CREATE_KEY = `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { apiKey { id } } }`;
const MAKE_WEBHOOK = CREATE_WEBHOOK.replace('{ secret }', '{ webhookEndpoint { id } }');
const PROGRAMS = '{ webhookEndpoints { state } connectedApps { name } }';
const NEW = 'Buhardilla-azul-77';

let app: TestApp;
const clock = new FakeClock();

beforeAll(async () => {
  app = await createTestApp({ background: true, clock });
});
afterAll(() => app.stop());

/** Requests a link and returns its token once the mail has arrived. */
async function askForToken(email: string, count: number): Promise<string> {
  expect(await app.visitor().query(ASK, { email })).toEqual({ requestPasswordReset: { email } });
  const link = linkOf(await awaitMail(app, email, count, 'Elige una contraseña nueva para Hueco'));
  expect(`${link.pathname}${link.search}`).toBe('/auth?reset=true');
  return link.hash.replace('#token=', '');
}

const reset = (token: string, password = NEW, client = app.visitor()): Promise<string | null> =>
  codeOrNull(client, RESET, { token, password, confirmPassword: password });

async function codeOrNull(client: GraphqlClient, mutation: string, input: object): Promise<string | null> {
  const { errors } = await client.send(mutation, { input });
  return errors[0]?.extensions.code ?? null;
}

async function isSignedIn(client: GraphqlClient): Promise<boolean> {
  return (await client.send<{ viewer: object | null }>('{ viewer { id } }')).data?.viewer != null;
}

describe('ACC-2 P-29 a reset link', () => {
  test('works once, ends every session and mails the owner', async () => {
    const email = 'once@example.com';
    await createAccount(app, { email });
    const [here, there] = [app.visitor(), app.visitor()];
    await signInAs(here, email);
    await signInAs(there, email);
    const token = await askForToken(email, 1);
    expect(await reset(token)).toBeNull();
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([false, false]);
    expect(await codeOrNull(app.visitor(), SIGN_IN, { email, password: PASSWORD })).toBe('INVALID_CREDENTIALS');
    await signInAs(app.visitor(), email, NEW);
    expect(await reset(token, 'Otra-distinta-2027')).toBe('TOKEN_INVALID');
    await awaitMail(app, email, 1, 'La contraseña de tu cuenta de Hueco ha cambiado');
    const audit = await app.context().em.execute(`select action from audit_log where object_type = 'User'`);
    expect(audit).toEqual([{ action: 'user.password_reset' }]);
  });

  test('expires after 30 minutes', async () => {
    await createAccount(app, { email: 'late@example.com' });
    const token = await askForToken('late@example.com', 1);
    clock.advance({ minutes: 29, seconds: 59 });
    expect(await reset(token, 'weak')).toBe('VALIDATION_FAILED');
    clock.advance({ seconds: 2 });
    expect(await reset(token)).toBe('TOKEN_INVALID');
  });

  test('is invalidated by the next one and accepted for nothing else', async () => {
    const email = 'second@example.com';
    await createAccount(app, { email });
    const first = await askForToken(email, 1);
    const second = await askForToken(email, 2);
    expect(await reset(first)).toBe('TOKEN_INVALID');
    expect(
      await app
        .visitor()
        .codeOf('mutation ($token: String!) { confirmEmail(input: { token: $token }) { email } }', { token: second }),
    ).toBe('TOKEN_INVALID');
    expect(await reset(second)).toBeNull();
  });

  test('sets one password when used twice concurrently', async () => {
    const email = 'race@example.com';
    await createAccount(app, { email });
    const token = await askForToken(email, 1);
    const outcomes = await Promise.all([reset(token, 'Primera-clave-rara-1'), reset(token, 'Segunda-clave-rara-2')]);
    expect([...outcomes].sort()).toEqual(['TOKEN_INVALID', null]);
  });

  test('confirms the address, because opening it proves access to the mailbox', async () => {
    const email = 'unconfirmed@example.com';
    await createAccount(app, { email, isVerified: false });
    expect(await reset(await askForToken(email, 1))).toBeNull();
    await signInAs(app.visitor(), email, NEW);
  });

  test('is not sent to unknown and suspended addresses, with the same answer', async () => {
    const suspended = await createAccount(app, { email: 'suspended@example.com' });
    await app.context().em.execute('update users set suspended_at = now() where id = ?', [suspended]);
    for (const email of ['suspended@example.com', 'nobody@example.com'])
      expect(await app.visitor().query(ASK, { email })).toEqual({ requestPasswordReset: { email } });
    await askForToken((await createAccount(app, { email: 'after@example.com' }), 'after@example.com'), 1);
    expect([...(await mailsTo(app, 'suspended@example.com')), ...(await mailsTo(app, 'nobody@example.com'))]).toEqual(
      [],
    );
    expect(await app.visitor().codeOf(ASK, { email: 'not an address' })).toBe('VALIDATION_FAILED');
  });

  test('is limited to three an hour per account, known or not, and ten per IP address', async () => {
    for (const email of ['often@example.com', 'nobody-often@example.com']) {
      if (email.startsWith('often')) await createAccount(app, { email });
      for (let i = 0; i < 3; i++) await app.visitor().query(ASK, { email });
      expect(await app.visitor().codeOf(ASK, { email })).toBe('RATE_LIMITED');
    }
    const one = app.visitor();
    for (let i = 0; i < 10; i++) await one.query(ASK, { email: `someone-${i}@example.com` });
    expect(await one.codeOf(ASK, { email: 'someone-10@example.com' })).toBe('RATE_LIMITED');
  });

  test('stops keys, webhooks and connected apps, of which a changed password keeps keys and webhooks', async () => {
    const email = 'partner@example.com';
    await createAccount(app, { email });
    const owner = app.visitor();
    await signInAs(owner, email);
    const { createApiKey } = await owner.query<{ createApiKey: { secret: string } }>(
      `mutation { createApiKey(input: { name: "Servidor", scopes: [SPACES_READ], password: "${PASSWORD}" }) { secret } }`,
    );
    await awaitMail(app, email, 1, 'Clave de API nueva en tu cuenta: Servidor');
    await owner.query(CREATE_WEBHOOK);
    const program = app.visitor();
    program.accessToken = createApiKey.secret;
    const statusOf = async () => (await program.send('{ searchSpaces(first: 1) { totalCount } }')).status;
    const changed = { currentPassword: PASSWORD, password: NEW, confirmPassword: NEW };
    expect(await codeOrNull(owner, CHANGE, changed)).toBeNull();
    expect(await statusOf()).toBe(200);
    clock.advance({ seconds: 1 });
    const { partnerApp } = await makeApp(owner, { password: NEW });
    await allow(owner, consentInput(partnerApp.id, pkce().codeChallenge));
    expect(await owner.query(PROGRAMS)).toMatchObject({
      webhookEndpoints: [{ state: 'ACTIVE' }],
      connectedApps: [{ name: 'Mudanzas Alba' }],
    });
    const last = 'Otra-distinta-2027';
    expect(await reset(await askForToken(email, 1), last)).toBeNull();
    const mail = await awaitMail(app, email, 1, 'Hemos detenido los programas de tu cuenta');
    for (const line of ['revocadas: Servidor', 'desactivados: api.example.test', 'desconectadas: Mudanzas Alba'])
      expect(mail.text).toContain(line);
    expect(await statusOf()).toBe(401);
    await signInAs(owner, email, last);
    expect(await owner.query(PROGRAMS)).toMatchObject({ webhookEndpoints: [{ state: 'DISABLED' }], connectedApps: [] });
    const acts = await app
      .context()
      .em.execute<{ action: string }[]>(
        `select action from audit_log where object_type in ('ApiKey', 'WebhookEndpoint', 'PartnerApp') order by id`,
      );
    expect(acts.map(({ action }) => action)).toEqual([
      'api_key.created',
      'partner_app.registered',
      'app_grant.allowed',
      'api_key.revoked',
      'webhook.disabled',
      'app_grant.revoked',
    ]);
  });
});

describe('changing the password', () => {
  const change = (
    client: GraphqlClient,
    input: { currentPassword: string; password: string; confirmPassword?: string },
  ) => client.send(CHANGE, { input: { confirmPassword: input.password, ...input } });

  test('ends every other session and mails the owner', async () => {
    const email = 'change@example.com';
    await createAccount(app, { email });
    const [here, there] = [app.visitor(), app.visitor()];
    await signInAs(here, email);
    await signInAs(there, email);
    expect((await change(here, { currentPassword: PASSWORD, password: NEW })).data).toEqual({
      changePassword: { isChanged: true },
    });
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
    await signInAs(app.visitor(), email, NEW);
    await awaitMail(app, email, 1, 'La contraseña de tu cuenta de Hueco ha cambiado');
  });

  test('reports every problem by field and is rejected after ten wrong current passwords', async () => {
    const email = 'problems@example.com';
    await createAccount(app, { email });
    const client = app.visitor();
    await signInAs(client, email);
    const problems = async (input: Parameters<typeof change>[1]): Promise<unknown> =>
      (await change(client, input)).errors[0]?.extensions.fields?.map(({ path, code }) => [path, code]);
    expect(await problems({ currentPassword: PASSWORD, password: 'short', confirmPassword: 'other' })).toEqual([
      ['password', 'PASSWORD_LENGTH'],
      ['confirmPassword', 'PASSWORD_MISMATCH'],
    ]);
    expect(await problems({ currentPassword: PASSWORD, password: PASSWORD })).toEqual([
      ['password', 'PASSWORD_UNCHANGED'],
    ]);
    expect(await problems({ currentPassword: '', password: NEW })).toEqual([['currentPassword', 'REQUIRED']]);
    for (let i = 0; i < 10; i++)
      expect(await problems({ currentPassword: `wrong-${i}`, password: NEW })).toEqual([
        ['currentPassword', 'PASSWORD_WRONG'],
      ]);
    expect((await change(client, { currentPassword: PASSWORD, password: NEW })).errors[0]?.extensions.code).toBe(
      'RATE_LIMITED',
    );
    expect(
      await app.visitor().codeOf(CHANGE, { input: { currentPassword: PASSWORD, password: NEW, confirmPassword: NEW } }),
    ).toBe('UNAUTHENTICATED');
  });
});

describe('P-24 a new password', () => {
  const NEWER = 'Otra-distinta-2027';
  const ASK_EMAIL = `mutation ($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) { email } }`;

  /** Sends a call that the current password allows and lets the owner reset the password before it gets the account's lock. */
  async function overtaken(
    email: string,
    mutation: string,
    input: object | ((thief: GraphqlClient) => Promise<object>),
  ): Promise<string | null> {
    const id = await createAccount(app, { email });
    const thief = app.visitor();
    await signInAs(thief, email);
    const sent = typeof input === 'function' ? await input(thief) : input;
    const token = await askForToken(email, 1);
    const holder = new pg.Client({ connectionString: app.databaseUrl });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select 1 from users where id = $1 for update', [id]);
    const waiting = async () =>
      (
        await app
          .context()
          .em.execute<object[]>(
            `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
      ).length;
    // Locks are granted in the order in which they were asked for: the reset comes first.
    const recovered = reset(token);
    await expect.poll(waiting).toBe(1);
    const change = codeOrNull(thief, mutation, sent);
    await expect.poll(waiting).toBe(2);
    await holder.query('rollback');
    await holder.end();
    expect(await recovered).toBeNull();
    return change;
  }

  test('of the owner is not overwritten by a change that waited with the old one', async () => {
    const email = 'overtaken@example.com';
    const input = { currentPassword: PASSWORD, password: NEWER, confirmPassword: NEWER };
    expect(await overtaken(email, CHANGE, input)).toBe('TOKEN_INVALID');
    await signInAs(app.visitor(), email, NEW);
  });

  test('refuses a change of address that waited with the old one', async () => {
    const input = { email: 'thief-who-waited@example.com', password: PASSWORD };
    expect(await overtaken('waited@example.com', ASK_EMAIL, input)).toBe('TOKEN_INVALID');
    expect(await mailsTo(app, input.email)).toEqual([]);
  });

  const newKey = { name: 'Clave', scopes: ['SPACES_READ'], password: PASSWORD };
  const newApp = {
    name: 'Mudanzas',
    website: 'https://mudanzas.example',
    kind: 'CONFIDENTIAL',
    redirectUris: ['https://mudanzas.example/back'],
    scopes: ['SPACES_READ'],
    password: PASSWORD,
  };

  const ofWebhook = async (thief: GraphqlClient) => {
    const made = await thief.query<{ createWebhookEndpoint: { webhookEndpoint: { id: string } } }>(MAKE_WEBHOOK);
    return { webhookEndpointId: made.createWebhookEndpoint.webhookEndpoint.id };
  };

  test.each<[string, string, object | ((thief: GraphqlClient) => Promise<object>)]>([
    ['a new key', CREATE_KEY, newKey],
    [
      'the replacement of a key',
      'mutation ($input: RotateApiKeyInput!) { rotateApiKey(input: $input) { secret } }',
      async (thief) => {
        const made = await thief.query<{ createApiKey: { apiKey: { id: string } } }>(CREATE_KEY, { input: newKey });
        return { apiKeyId: made.createApiKey.apiKey.id, password: PASSWORD };
      },
    ],
    ['a new app', 'mutation ($input: CreatePartnerAppInput!) { createPartnerApp(input: $input) { secret } }', newApp],
    [
      'a new secret of an app',
      'mutation ($input: RotatePartnerAppSecretInput!) { rotatePartnerAppSecret(input: $input) { secret } }',
      async (thief) => ({ partnerAppId: (await makeApp(thief, newApp)).partnerApp.id, password: PASSWORD }),
    ],
    [
      'a consent',
      'mutation ($input: AnswerConsentRequestInput!) { answerConsentRequest(input: $input) { redirectTo } }',
      async (thief) => ({
        request: consentInput((await makeApp(thief)).partnerApp.id, pkce().codeChallenge),
        isAllowed: true,
      }),
    ],
    [
      'a webhook',
      'mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { secret } }',
      { url: 'https://api.example.test/thief', events: ['SPACE_PUBLISHED'] },
    ],
    [
      'another address of a webhook',
      'mutation ($input: UpdateWebhookEndpointInput!) { updateWebhookEndpoint(input: $input) { webhookEndpoint { id } } }',
      async (thief) => ({ ...(await ofWebhook(thief)), url: 'https://api.example.test/thief', isActive: true }),
    ],
    [
      'a new secret of a webhook',
      'mutation ($input: RotateWebhookSecretInput!) { rotateWebhookSecret(input: $input) { secret } }',
      ofWebhook,
    ],
    [
      'the deletion of a webhook',
      'mutation ($input: DeleteWebhookEndpointInput!) { deleteWebhookEndpoint(input: $input) { deletedWebhookEndpointId } }',
      ofWebhook,
    ],
    [
      'another name of an app',
      'mutation ($input: UpdatePartnerAppInput!) { updatePartnerApp(input: $input) { partnerApp { id } } }',
      async (thief) => ({ partnerAppId: (await makeApp(thief)).partnerApp.id, name: 'Otra' }),
    ],
    [
      'the deletion of an app',
      'mutation ($input: DeletePartnerAppInput!) { deletePartnerApp(input: $input) { deletedPartnerAppId } }',
      async (thief) => ({ partnerAppId: (await makeApp(thief)).partnerApp.id }),
    ],
  ])('refuses %s that waited with the old one', async (what, mutation, input) => {
    const email = `${what.replaceAll(' ', '-')}@example.com`;
    expect(await overtaken(email, mutation, input)).toBe('TOKEN_INVALID');
  });

  test('set twice concurrently in one session is set once', async () => {
    const email = 'twice@example.com';
    await createAccount(app, { email });
    const client = app.visitor();
    await signInAs(client, email);
    const set = async (password: string) =>
      (await client.send(CHANGE, { input: { currentPassword: PASSWORD, password, confirmPassword: password } })).errors;
    const outcomes = await Promise.all([set(NEW), set(NEWER)]);
    const codes = outcomes.map(([error]) => error?.extensions.fields?.[0]?.code ?? error?.extensions.code ?? null);
    expect(codes.toSorted()).toEqual(['PASSWORD_WRONG', null]);
  });

  test('invalidates a concurrent sign-in with the old one', async () => {
    const email = 'outrun@example.com';
    const id = await createAccount(app, { email });
    const [owner, other] = [app.visitor(), app.visitor()];
    await signInAs(owner, email);
    await signInAs(other, email);
    const holder = new pg.Client({ connectionString: app.databaseUrl });
    await holder.connect();
    await holder.query('begin');
    // Holds the sessions, so that the change stops in the middle.
    await holder.query('select 1 from sessions where user_id = $1 for update', [id]);
    const change = codeOrNull(owner, CHANGE, { currentPassword: PASSWORD, password: NEW, confirmPassword: NEW });
    const blocked = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await app.context().em.execute<object[]>(blocked)).length).toBe(1);
    const thief = app.visitor();
    const signedIn = thief.send<{ signIn: { accessToken: string } | null }>(SIGN_IN, {
      input: { email, password: PASSWORD, inBody: true },
    });
    await Promise.race([signedIn, new Promise((resolve) => setTimeout(resolve, 700))]);
    await holder.query('rollback');
    await holder.end();
    expect(await change).toBeNull();
    thief.accessToken = (await signedIn).data?.signIn?.accessToken ?? null;
    expect(await isSignedIn(thief)).toBe(false);
    expect(await isSignedIn(owner)).toBe(true);
  });
});
