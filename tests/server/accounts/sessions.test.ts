import { createHmac } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import { FakeClock } from '../../support/fake-clock.js';
import { awaitMail, createAccount, PASSWORD, signInAs, type SignedIn } from '../../support/accounts.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';
import { testConfig } from '../../support/test-config.js';

const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { accessToken refreshToken } }`;
const REFRESH = `mutation ($token: String) { refreshSession(input: { refreshToken: $token }) { accessToken refreshToken viewer { email } } }`;
const VIEWER = `{ viewer { id userId email fullName roles ownsSpaces isEmailVerified locale } }`;

type Refreshed = { refreshSession: Pick<SignedIn, 'accessToken' | 'refreshToken'> | null };

let app: TestApp;
const clock = new FakeClock();

beforeAll(async () => {
  app = await createTestApp({ background: true, clock });
});
afterAll(() => app.stop());

async function viewerEmail(client: GraphqlClient): Promise<string | null> {
  const { data, errors } = await client.send<{ viewer: { email: string } | null }>(VIEWER);
  expect(
    errors.every(({ extensions }) => extensions.code === 'TOKEN_INVALID'),
    JSON.stringify(errors),
  ).toBe(true);
  return data?.viewer?.email ?? null;
}

async function refresh(token: string | null, client = app.visitor()): Promise<Refreshed['refreshSession']> {
  return (await client.query<Refreshed>(REFRESH, { token })).refreshSession;
}

describe('sign-in', () => {
  test('ACC-1 requires e-mail and password', async () => {
    const { errors } = await app.visitor().send(SIGN_IN, { input: { email: ' ', password: '' } });
    expect(errors[0]?.extensions.fields?.map(({ path, code }) => [path, code])).toEqual([
      ['email', 'REQUIRED'],
      ['password', 'REQUIRED'],
    ]);
  });

  test('ACC-1 answers the same for a wrong password and an unknown address', async () => {
    await createAccount(app, { email: 'known@example.com' });
    const wrong = await app
      .visitor()
      .send(SIGN_IN, { input: { email: 'known@example.com', password: 'not-the-password' } });
    const unknown = await app
      .visitor()
      .send(SIGN_IN, { input: { email: 'unknown@example.com', password: 'not-the-password' } });
    expect(wrong.errors[0]?.extensions.code).toBe('INVALID_CREDENTIALS');
    const answerOf = ({ status, data, errors }: typeof wrong): unknown => ({
      status,
      data,
      errors: errors.map((e) => [e.message, e.extensions.code, e.extensions.params]),
    });
    expect(answerOf(unknown)).toEqual(answerOf(wrong));
  });

  test('ACC-1 reports an unconfirmed address only after the right password', async () => {
    await createAccount(app, { email: 'unconfirmed@example.com', isVerified: false });
    const codeWith = (password: string): Promise<string> =>
      app.visitor().codeOf(SIGN_IN, { input: { email: 'unconfirmed@example.com', password } });
    expect(await codeWith('not-the-password')).toBe('INVALID_CREDENTIALS');
    expect(await codeWith(PASSWORD)).toBe('EMAIL_NOT_VERIFIED');
  });

  test.each([
    ['ñ'.repeat(64), `${'ñ'.repeat(63)}n`],
    [`${'a'.repeat(72)}-tail`, `${'a'.repeat(72)}-liat`],
    ['before\0after-the-nul', 'before\0AFTER-the-nul'],
    ['contraseña-🔐-larga', 'contraseña-🔑-larga'],
  ])('ACC-1 P-17 every byte of the password %j is significant', async (password, other) => {
    const email = `bytes${password.length}@example.com`;
    await createAccount(app, { email, password });
    expect(await app.visitor().codeOf(SIGN_IN, { input: { email, password: other } })).toBe('INVALID_CREDENTIALS');
    expect((await signInAs(app.visitor(), email, password)).viewer.email).toBe(email);
  });

  test('ACC-1 rate-limits an account for every caller after five wrong passwords', async () => {
    await createAccount(app, { email: 'guessed@example.com' });
    const guess = (): Promise<string> =>
      app.visitor().codeOf(SIGN_IN, { input: { email: 'guessed@example.com', password: 'guess-guess' } });
    for (let i = 0; i < 5; i++) expect(await guess()).toBe('INVALID_CREDENTIALS');
    expect(await guess()).toBe('RATE_LIMITED');
    expect(await app.visitor().codeOf(SIGN_IN, { input: { email: 'guessed@example.com', password: PASSWORD } })).toBe(
      'RATE_LIMITED',
    );
  });

  test('ACC-1 allows an IP address twenty wrong passwords across accounts; correct ones do not count', async () => {
    const client = app.visitor();
    await createAccount(app, { email: 'often@example.com' });
    for (let i = 0; i < 22; i++) await signInAs(client, 'often@example.com');
    for (let i = 0; i < 20; i++)
      expect(
        await client.codeOf(SIGN_IN, { input: { email: `nobody${i}@example.com`, password: 'guess-guess' } }),
      ).toBe('INVALID_CREDENTIALS');
    expect(await client.codeOf(SIGN_IN, { input: { email: 'nobody20@example.com', password: 'guess-guess' } })).toBe(
      'RATE_LIMITED',
    );
  });
});

describe('viewer', () => {
  test('ACC-6 is null when signed out, and has roles and ownsSpaces when signed in', async () => {
    const uuid = await createAccount(app, { email: 'viewer@example.com', roles: ['renter', 'host'] });
    const client = app.visitor();
    expect(await client.query(VIEWER)).toEqual({ viewer: null });
    await signInAs(client, 'viewer@example.com');
    const expected = {
      // Clients that cache by id alone must keep the account and the public profile apart.
      id: toGlobalId('Viewer', uuid),
      userId: toGlobalId('User', uuid),
      email: 'viewer@example.com',
      fullName: 'Marta Ruiz Soler',
      ownsSpaces: false,
      isEmailVerified: true,
      locale: 'ES',
    };
    const { viewer } = await client.query<{ viewer: { id: string; roles: string[] } }>(VIEWER);
    expect(viewer).toMatchObject(expected);
    expect([...viewer.roles].sort()).toEqual(['HOST', 'RENTER']);
    await app.context().em.execute(`insert into spaces (host_id) values (?)`, [uuid]);
    expect(await client.query('{ viewer { ownsSpaces } }')).toEqual({ viewer: { ownsSpaces: true } });
  });

  test('is visible to others by first name and initial only', async () => {
    await createAccount(app, { email: 'public@example.com', fullName: 'Lucía de la Torre Prieto' });
    const client = app.visitor();
    const { viewer } = await signInAs(client, 'public@example.com');
    const answer = await app
      .visitor()
      .query<{ node: unknown }>(
        `query ($id: ID!) { node(id: $id) { id ... on User { displayName initials bio isTrader responseTime responseRatePercent } } }`,
        { id: viewer.id },
      );
    expect(answer.node).toEqual({
      id: viewer.id,
      displayName: 'Lucía T.',
      initials: 'LT',
      bio: '',
      isTrader: false,
      responseTime: null,
      responseRatePercent: null,
    });
  });
});

describe('refresh', () => {
  test('ACC-5 renews the session by an httpOnly cookie, with no refresh token in the response', async () => {
    await createAccount(app, { email: 'cookie@example.com' });
    const client = app.visitor();
    const answer = await client.send<{ signIn: SignedIn }>(SIGN_IN, {
      input: { email: 'cookie@example.com', password: PASSWORD },
    });
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^hueco_refresh=[\w-]{43}; Path=\/; Expires=.*; HttpOnly; SameSite=Strict$/,
    );
    expect(answer.data?.signIn.refreshToken).toBeNull();
    const renewed = await refresh(null, client);
    expect(renewed).toMatchObject({ viewer: { email: 'cookie@example.com' }, refreshToken: null });
    expect(renewed?.accessToken).toBeTruthy();
    expect(await refresh(null)).toBeNull();
  });

  test('ACC-5 uses the __Host- prefix over https', async () => {
    const secure = await createTestApp({
      databaseUrl: app.databaseUrl,
      config: { publicUrl: 'https://hueco.example' },
    });
    try {
      await createAccount(app, { email: 'https@example.com' });
      const answer = await secure
        .visitor()
        .send(SIGN_IN, { input: { email: 'https@example.com', password: PASSWORD } });
      expect(answer.headers.getSetCookie()[0]).toMatch(
        /^__Host-hueco_refresh=.*; Path=\/;.*HttpOnly; Secure; SameSite=Strict$/,
      );
    } finally {
      await secure.stop();
    }
  });

  test('ACC-5 P-23 returns the same successor to two concurrent refreshes, also 9 seconds later', async () => {
    await createAccount(app, { email: 'race@example.com' });
    let { refreshToken } = await signInAs(app.visitor(), 'race@example.com', PASSWORD, true);
    for (let i = 0; i < 50; i++) {
      const [one, two] = await Promise.all([refresh(refreshToken), refresh(refreshToken)]);
      expect(one?.refreshToken).toBeTruthy();
      expect(two?.refreshToken).toBe(one?.refreshToken);
      refreshToken = one?.refreshToken ?? null;
    }
    const before = refreshToken;
    const next = await refresh(before);
    clock.advance({ seconds: 9 });
    expect((await refresh(before))?.refreshToken).toBe(next?.refreshToken);
  });

  test('ACC-5 P-21 ten tabs that refresh concurrently keep the session and get one successor', async () => {
    const email = 'tabs@example.com';
    await createAccount(app, { email });
    const browser = app.visitor();
    await signInAs(browser, email);
    for (let expiry = 0; expiry < 10; expiry++) {
      clock.advance({ minutes: 14 });
      const answers = await Promise.all(Array.from({ length: 10 }, () => browser.send<Refreshed>(REFRESH)));
      expect(answers.every(({ data }) => data?.refreshSession)).toBe(true);
      expect(new Set(answers.map(({ headers }) => headers.getSetCookie()[0]?.split(';')[0])).size).toBe(1);
    }
    expect(
      await app
        .context()
        .em.execute(`select s.revoked_at from sessions s join users u on u.id = s.user_id where u.email = ?`, [email]),
    ).toEqual([{ revoked_at: null }]);
  });

  test('ACC-5 P-22 reuse of a token after 10 seconds ends the session and mails the owner', async () => {
    await createAccount(app, { email: 'stolen@example.com' });
    const client = app.visitor();
    const { refreshToken } = await signInAs(client, 'stolen@example.com', PASSWORD, true);
    const successor = await refresh(refreshToken);
    clock.advance({ seconds: 11 });
    expect(await refresh(refreshToken)).toBeNull();
    expect(await refresh(successor?.refreshToken ?? '')).toBeNull();
    expect(await viewerEmail(client)).toBeNull();
    expect((await awaitMail(app, 'stolen@example.com')).subject).toBe('Hemos cerrado una sesión tuya por seguridad');
    const audit = await app
      .context()
      .em.execute(
        `select a.action from audit_log a join sessions s on s.id::text = a.object_id join users u on u.id = s.user_id where u.email = 'stolen@example.com'`,
      );
    expect(audit).toEqual([{ action: 'session.reuse_detected' }]);
  });

  test('ACC-5 expires a session unused for 30 days, and the access token after 15 minutes', async () => {
    await createAccount(app, { email: 'idle@example.com' });
    const client = app.visitor();
    const { refreshToken } = await signInAs(client, 'idle@example.com', PASSWORD, true);
    clock.advance({ minutes: 14, seconds: 58 });
    expect(await viewerEmail(client)).toBe('idle@example.com');
    clock.advance({ seconds: 3 });
    expect(await viewerEmail(client)).toBeNull();
    clock.advance({ days: 30 });
    expect(await refresh(refreshToken)).toBeNull();
  });
});

describe('sign-out', () => {
  test('ACC-7 P-24 rejects the tokens of the session at once and keeps other sessions', async () => {
    await createAccount(app, { email: 'out@example.com' });
    const [here, there] = [app.visitor(), app.visitor()];
    await signInAs(here, 'out@example.com');
    await signInAs(there, 'out@example.com');
    expect(await here.query('mutation { signOut { isSignedOut } }')).toEqual({ signOut: { isSignedOut: true } });
    expect(await viewerEmail(here)).toBeNull();
    expect(await refresh(null, here)).toBeNull();
    expect(await viewerEmail(there)).toBe('out@example.com');
  });

  test('ACC-7 works by the cookie alone when the access token has expired', async () => {
    await createAccount(app, { email: 'late@example.com' });
    const client = app.visitor();
    await signInAs(client, 'late@example.com');
    client.accessToken = null;
    await client.query('mutation { signOut { isSignedOut } }');
    const rows = await app
      .context()
      .em.execute(
        `select revoke_reason from sessions s join users u on u.id = s.user_id where u.email = 'late@example.com'`,
      );
    expect(rows).toEqual([{ revoke_reason: 'signed_out' }]);
  });

  test('P-24 ends the sessions of a suspended account at once', async () => {
    const uuid = await createAccount(app, { email: 'banned@example.com' });
    const client = app.visitor();
    await signInAs(client, 'banned@example.com');
    await app.context().em.execute('update users set suspended_at = now() where id = ?', [uuid]);
    expect(await viewerEmail(client)).toBeNull();
    expect(await refresh(null, client)).toBeNull();
    expect(await app.visitor().codeOf(SIGN_IN, { input: { email: 'banned@example.com', password: PASSWORD } })).toBe(
      'ACCOUNT_SUSPENDED',
    );
  });
});

describe('P-25 access tokens', () => {
  const secret = testConfig().jwtSecret;
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

  /** A token like the server's except for the changes, signed with HMAC of any size. */
  function forge(good: string, header: object, claims: object, key: string = secret, hash = 'sha256'): string {
    const [h = '', p = ''] = good.split('.');
    const read = (text: string): object => JSON.parse(Buffer.from(text, 'base64url').toString()) as object;
    const body = `${part({ ...read(h), ...header })}.${part({ ...read(p), ...claims })}`;
    return `${body}.${createHmac(hash, key).update(body).digest('base64url')}`;
  }

  test('P-25 rejects all forgeries and accepts the unchanged token', async () => {
    await createAccount(app, { email: 'forged@example.com' });
    const client = app.visitor();
    const { accessToken: good } = await signInAs(client, 'forged@example.com');
    const seconds = Math.floor(clock.now().getTime() / 1000);
    client.accessToken = forge(good, {}, {});
    expect(await viewerEmail(client)).toBe('forged@example.com');
    const [head = '', payload = '', signature = ''] = good.split('.');
    const none = part({ alg: 'none', typ: 'at+jwt' });
    const forgeries = [
      `${none}.${payload}.`,
      `${none}.${payload}`,
      `${none}.${payload}.${signature}`,
      `${head}.${payload}.`,
      `${head}.${payload}`,
      payload,
      'null',
      '..',
      forge(good, { alg: 'HS512' }, {}, secret, 'sha512'),
      forge(good, { alg: 'HS384' }, {}, secret, 'sha384'),
      forge(good, { alg: 'RS256' }, {}),
      forge(good, { typ: 'JWT' }, {}),
      forge(good, { typ: undefined }, {}),
      forge(good, { kid: '../../dev/null' }, {}, ''),
      forge(good, {}, { aud: 'other' }),
      forge(good, {}, { aud: undefined }),
      forge(good, {}, { iss: 'other' }),
      forge(good, {}, { sub: undefined }),
      forge(good, {}, { sid: undefined }),
      forge(good, {}, { sid: 7 }),
      forge(good, {}, { exp: seconds - 1 }),
      forge(good, {}, { exp: undefined }),
      forge(good, {}, { exp: seconds + 86_400 }),
      forge(good, {}, { iat: seconds + 600, exp: seconds + 900 }),
      forge(good, {}, { nbf: seconds + 600 }),
      forge(good, {}, { sub: '00000000-0000-4000-8000-000000000000' }),
      forge(good, {}, {}, 'another secret of at least 32 characters'),
      `${good.slice(0, -4)}AAAA`,
      jwt.sign({ sub: 'x' }, secret),
    ];
    for (const forgery of forgeries) {
      client.accessToken = forgery;
      expect([forgery, await viewerEmail(client)]).toEqual([forgery, null]);
    }
  });
});
