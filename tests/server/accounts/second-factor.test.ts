import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_STAFF_SECRET } from '../../../server/features/accounts/second-factor/demo-second-factor.js';
import { awaitMail, createAccount, linkOf, PASSWORD, signInAs, type SignedIn } from '../../support/accounts.js';
import { FakeClock } from '../../support/fake-clock.js';
import type { Answer, GraphqlClient } from '../../support/graphql-client.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';
import { addSecondFactor, codeAt } from '../../support/totp.js';

const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }`;
const VERIFY = `mutation ($input: VerifyMfaInput!) { verifyMfa(input: $input) { accessToken refreshToken } }`;
const START = `mutation ($password: String!, $code: String) { startSecondFactor(input: { password: $password, code: $code }) { secret otpauthUrl } }`;
const CONFIRM = `mutation ($code: String!) { confirmSecondFactor(input: { code: $code }) { recoveryCodes } }`;
const REMOVE = `mutation ($input: PasswordAndCodeInput!) { removeSecondFactor(input: $input) { viewer { hasSecondFactor } } }`;
const RENEW = `mutation ($input: PasswordAndCodeInput!) { renewRecoveryCodes(input: $input) { recoveryCodes } }`;
const STATE = `{ viewer { hasSecondFactor mustAddSecondFactor recoveryCodesLeft roles } }`;

let app: TestApp;
let people = 0;
const clock = new FakeClock('2026-11-20T10:00:07Z');

beforeAll(async () => {
  app = await createTestApp({ background: true, clock });
});
afterAll(() => app.stop());
// Each test starts with unused codes.
beforeEach(() => clock.advance({ minutes: 2 }));

interface Person {
  readonly email: string;
  readonly client: GraphqlClient;
  readonly secret: string;
  readonly recoveryCodes: string[];
}

/** Creates a user with a second factor. */
async function guarded(roles: readonly ('renter' | 'admin')[] = ['renter']): Promise<Person> {
  const email = `guarded-${++people}@example.com`;
  await createAccount(app, { email, roles });
  const client = app.visitor();
  await signInAs(client, email);
  const factor = await addSecondFactor(client, clock.now());
  clock.advance({ minutes: 2 });
  return { email, client, ...factor };
}

async function challengeOf(email: string, client = app.visitor()): Promise<{ challenge: string; expiresAt: string }> {
  const { errors } = await client.send(SIGN_IN, { input: { email, password: PASSWORD } });
  expect(errors[0]?.extensions.code).toBe('MFA_REQUIRED');
  return errors[0]?.extensions.params as { challenge: string; expiresAt: string };
}

const verify = (challenge: string, code: string, client = app.visitor()): Promise<Answer<{ verifyMfa: SignedIn }>> =>
  client.send(VERIFY, { input: { challenge, code } });

/** Code of the error, or of its field; null on success. */
async function problem(answer: Promise<Answer<unknown>>): Promise<string | null> {
  const { errors } = await answer;
  return errors[0]?.extensions.fields?.[0]?.code ?? errors[0]?.extensions.code ?? null;
}

describe('turning the second factor on', () => {
  test('ACC-4 requires the password and a first code; shows ten recovery codes once and stores them as hashes', async () => {
    const email = 'on@example.com';
    const id = await createAccount(app, { email });
    const client = app.visitor();
    await signInAs(client, email);
    expect(await problem(client.send(START, { password: 'wrong-password' }))).toBe('PASSWORD_WRONG');
    expect(await problem(client.send(CONFIRM, { code: '000000' }))).toBe('CODE_EXPIRED');
    const { startSecondFactor: start } = await client.query<{
      startSecondFactor: { secret: string; otpauthUrl: string };
    }>(START, { password: PASSWORD });
    expect(start.otpauthUrl).toMatch(
      new RegExp(
        `^otpauth://totp/Hueco:on%40example\\.com\\?issuer=Hueco&secret=${start.secret}&algorithm=SHA1&digits=6&period=30$`,
      ),
    );
    expect(await problem(client.send(CONFIRM, { code: codeAt(start.secret, clock.now(), 3) }))).toBe('CODE_INVALID');
    expect((await client.query<{ viewer: object }>(STATE)).viewer).toMatchObject({
      hasSecondFactor: false,
      recoveryCodesLeft: 0,
    });
    const other = app.visitor();
    await signInAs(other, email);
    const {
      confirmSecondFactor: { recoveryCodes: codes },
    } = await client.query<{ confirmSecondFactor: { recoveryCodes: string[] } }>(CONFIRM, {
      code: codeAt(start.secret, clock.now()),
    });
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((code) => /^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/.test(code))).toBe(true);
    expect((await client.query<{ viewer: object }>(STATE)).viewer).toMatchObject({
      hasSecondFactor: true,
      recoveryCodesLeft: 10,
      mustAddSecondFactor: false,
    });
    // A session opened by the password alone.
    expect(await other.codeOf(STATE)).toBe('TOKEN_INVALID');
    const kept = JSON.stringify([
      await app.context().em.execute('select * from totp_factors where user_id = ?', [id]),
      await app.context().em.execute('select * from recovery_codes where user_id = ?', [id]),
    ]);
    for (const secret of [start.secret, ...codes, ...codes.map((code) => code.replace('-', ''))])
      expect(kept).not.toContain(secret);
    await awaitMail(app, email, 1, 'La verificación en dos pasos está activada');
  });

  test('keeps an unconfirmed secret for an hour; a confirmed one replaces the previous one', async () => {
    const person = await guarded();
    const { startSecondFactor: start } = await person.client.query<{ startSecondFactor: { secret: string } }>(START, {
      password: PASSWORD,
      code: codeAt(person.secret, clock.now()),
    });
    clock.advance({ minutes: 2 });
    expect(
      await problem(verify((await challengeOf(person.email)).challenge, codeAt(person.secret, clock.now()))),
    ).toBeNull();
    expect(await problem(person.client.send(CONFIRM, { code: codeAt(start.secret, clock.now()) }))).toBeNull();
    clock.advance({ minutes: 2 });
    expect(await problem(verify((await challengeOf(person.email)).challenge, codeAt(person.secret, clock.now())))).toBe(
      'CODE_INVALID',
    );
    expect(
      await problem(verify((await challengeOf(person.email)).challenge, codeAt(start.secret, clock.now()))),
    ).toBeNull();
    const late = app.visitor();
    await createAccount(app, { email: 'late@example.com' });
    await signInAs(late, 'late@example.com', PASSWORD);
    const { startSecondFactor: second } = await late.query<{ startSecondFactor: { secret: string } }>(START, {
      password: PASSWORD,
    });
    clock.advance({ minutes: 61 });
    await signInAs(late, 'late@example.com', PASSWORD);
    expect(await problem(late.send(CONFIRM, { code: codeAt(second.secret, clock.now()) }))).toBe('CODE_EXPIRED');
  });
});

describe('P-30 replacing the second factor', () => {
  const start = (client: GraphqlClient, code?: string) =>
    client.send<{ startSecondFactor: { secret: string } }>(START, { password: PASSWORD, code });

  test('needs a code of the present one, each accepted once, or a recovery code', async () => {
    const { client, secret, recoveryCodes } = await guarded();
    for (const code of [undefined, '', '  ']) expect(await problem(start(client, code))).toBe('REQUIRED');
    expect(await problem(start(client, '000000'))).toBe('CODE_INVALID');
    const code = codeAt(secret, clock.now());
    expect(await problem(start(client, code))).toBeNull();
    expect(await problem(start(client, code))).toBe('CODE_INVALID');
    expect(await problem(start(client, recoveryCodes[0]))).toBeNull();
    expect(await problem(start(client, recoveryCodes[0]))).toBe('CODE_INVALID');
  });

  test('is limited to ten wrong codes an hour', async () => {
    const { client, secret } = await guarded();
    for (let i = 0; i < 10; i++) expect(await problem(start(client, String(100_000 + i)))).toBe('CODE_INVALID');
    expect(await problem(start(client, codeAt(secret, clock.now())))).toBe('RATE_LIMITED');
  });

  test('ends all other sessions', async () => {
    const { email, client, secret } = await guarded();
    const other = app.visitor();
    const opened = await verify((await challengeOf(email)).challenge, codeAt(secret, clock.now()), other);
    other.accessToken = opened.data?.verifyMfa.accessToken ?? null;
    clock.advance({ minutes: 2 });
    const { data } = await start(client, codeAt(secret, clock.now()));
    const code = codeAt(data?.startSecondFactor.secret ?? '', clock.now());
    expect(await problem(client.send(CONFIRM, { code }))).toBeNull();
    expect(await other.codeOf(STATE)).toBe('TOKEN_INVALID');
    expect(await problem(client.send(STATE))).toBeNull();
  });
});

describe('signing in', () => {
  test('ACC-4 returns a challenge valid for five minutes instead of a session for the password alone', async () => {
    const { email, secret } = await guarded();
    const client = app.visitor();
    const answer = await client.send(SIGN_IN, { input: { email, password: PASSWORD } });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.data).toBeFalsy();
    const { challenge, expiresAt } = (answer.errors[0]?.extensions.params ?? {}) as {
      challenge: string;
      expiresAt: string;
    };
    expect(Date.parse(expiresAt) - clock.now().getTime()).toBe(300_000);
    expect(await app.visitor().codeOf(SIGN_IN, { input: { email, password: 'wrong-password' } })).toBe(
      'INVALID_CREDENTIALS',
    );
    const opened = await verify(challenge, codeAt(secret, clock.now()), client);
    expect(opened.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual([
      'hueco_refresh',
      'hueco_device',
    ]);
    expect(opened.data?.verifyMfa.refreshToken).toBeNull();
    const late = await challengeOf(email);
    clock.advance({ minutes: 5, seconds: 1 });
    expect(await problem(verify(late.challenge, codeAt(secret, clock.now())))).toBe('TOKEN_INVALID');
  });

  test('P-30 accepts a code once, also when used concurrently for two challenges', async () => {
    const { email, secret } = await guarded();
    const [one, two] = [await challengeOf(email), await challengeOf(email)];
    const code = codeAt(secret, clock.now());
    const outcomes = await Promise.all([problem(verify(one.challenge, code)), problem(verify(two.challenge, code))]);
    expect(outcomes.sort()).toEqual(['CODE_INVALID', null]);
    expect(await problem(verify((await challengeOf(email)).challenge, code))).toBe('CODE_INVALID');
    expect(await problem(verify((await challengeOf(email)).challenge, codeAt(secret, clock.now(), -1)))).toBe(
      'CODE_INVALID',
    );
    const used = await challengeOf(email);
    expect(await problem(verify(used.challenge, codeAt(secret, clock.now(), 1)))).toBeNull();
    expect(await problem(verify(used.challenge, codeAt(secret, clock.now(), 1)))).toBe('TOKEN_INVALID');
  });

  test.each([
    [-2, 'CODE_INVALID'],
    [-1, null],
    [0, null],
    [1, null],
    [2, 'CODE_INVALID'],
  ])('P-30 a code %i steps off gives %s', async (steps, expected) => {
    const { email, secret } = await guarded();
    const code = codeAt(secret, clock.now(), steps);
    expect(await problem(verify((await challengeOf(email)).challenge, ` ${code.slice(0, 3)} ${code.slice(3)}`))).toBe(
      expected,
    );
  });

  test('P-30 accepts a recovery code once, in any case and spelling, and mails the owner', async () => {
    const { email, recoveryCodes, secret } = await guarded();
    const [code = ''] = recoveryCodes;
    expect(
      await problem(verify((await challengeOf(email)).challenge, code.toLowerCase().replace('-', ' '))),
    ).toBeNull();
    expect(await problem(verify((await challengeOf(email)).challenge, code))).toBe('CODE_INVALID');
    expect((await awaitMail(app, email, 1, 'Se ha usado un código de recuperación')).text).toContain(
      'Códigos que te quedan: 9.',
    );
    const other = await guarded();
    expect(await problem(verify((await challengeOf(other.email)).challenge, recoveryCodes[1] ?? ''))).toBe(
      'CODE_INVALID',
    );
    expect(await problem(verify((await challengeOf(email)).challenge, codeAt(secret, clock.now())))).toBeNull();
  });

  test('P-30 allows five codes per challenge and ten an hour per account, without locking out the owner’s browser', async () => {
    const { email, secret, client: owner } = await guarded();
    const guess = async (challenge: string, i: number): Promise<unknown> => {
      const { errors } = await verify(challenge, String(100_000 + i));
      return errors[0]?.extensions.fields?.[0]?.params?.['attemptsLeft'] ?? errors[0]?.extensions.code;
    };
    const first = await challengeOf(email);
    const answers: unknown[] = [];
    for (let i = 0; i < 6; i++) answers.push(await guess(first.challenge, i));
    expect(answers).toEqual([4, 3, 2, 1, 0, 'TOKEN_INVALID']);
    const parallel = await challengeOf(email);
    const burst = await Promise.all(Array.from({ length: 20 }, (_unused, i) => guess(parallel.challenge, 100 + i)));
    expect(burst.filter((answer) => typeof answer === 'number').length).toBeLessThanOrEqual(5);
    expect(await problem(verify((await challengeOf(email)).challenge, codeAt(secret, clock.now())))).toBe(
      'RATE_LIMITED',
    );
    expect(
      await problem(verify((await challengeOf(email, owner)).challenge, codeAt(secret, clock.now()), owner)),
    ).toBeNull();
  });

  test('P-29 keeps the second factor when the password is reset by mail', async () => {
    const { email, secret, client } = await guarded();
    const before = await challengeOf(email);
    await client.query('mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { email } }', {
      email,
    });
    const token = linkOf(await awaitMail(app, email, 1, 'Elige una contraseña nueva para Hueco')).hash.replace(
      '#token=',
      '',
    );
    const password = 'Nueva-clave-larga-9';
    await app.visitor().query('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { isChanged } }', {
      input: { token, password, confirmPassword: password },
    });
    expect(await problem(verify(before.challenge, codeAt(secret, clock.now())))).toBe('TOKEN_INVALID');
    const { errors } = await app.visitor().send(SIGN_IN, { input: { email, password } });
    expect(errors[0]?.extensions.code).toBe('MFA_REQUIRED');
  });
});

describe('turning the second factor off, and new codes', () => {
  test('requires password and code; afterwards the password alone signs in', async () => {
    const { email, client, secret, recoveryCodes } = await guarded();
    const input = { password: PASSWORD, code: codeAt(secret, clock.now()) };
    expect(await problem(client.send(REMOVE, { input: { ...input, password: 'wrong-password' } }))).toBe(
      'PASSWORD_WRONG',
    );
    expect(await problem(client.send(REMOVE, { input: { ...input, code: '123456' } }))).toBe('CODE_INVALID');
    const { renewRecoveryCodes } = await client.query<{ renewRecoveryCodes: { recoveryCodes: string[] } }>(RENEW, {
      input,
    });
    expect(renewRecoveryCodes.recoveryCodes).toHaveLength(10);
    expect(await problem(client.send(REMOVE, { input: { ...input, code: recoveryCodes[0] } }))).toBe('CODE_INVALID');
    expect(await client.query(REMOVE, { input: { ...input, code: renewRecoveryCodes.recoveryCodes[0] } })).toEqual({
      removeSecondFactor: { viewer: { hasSecondFactor: false } },
    });
    await signInAs(app.visitor(), email);
    await awaitMail(app, email, 1, 'La verificación en dos pasos está desactivada');
    expect(await problem(client.send(REMOVE, { input }))).toBe('NOT_FOUND');
    const acts = await app
      .context()
      .em.execute<{ action: string }[]>(
        `select a.action from audit_log a join users u on u.id = a.actor_id where u.email = ? order by a.id`,
        [email],
      );
    expect(acts.map(({ action }) => action)).toEqual([
      'user.second_factor_on',
      'user.recovery_codes_renewed',
      'user.second_factor_off',
    ]);
  });
});

describe('staff', () => {
  const ADMIN_ONLY = `query ($id: ID!) { person(id: $id) { state } }`;

  test('ACC-6 grants staff rights only in a session with a second factor', async () => {
    const email = 'staff@example.com';
    await createAccount(app, { email, roles: ['renter', 'admin'] });
    const client = app.visitor();
    const { viewer } = await signInAs(client, email);
    expect((await client.query<{ viewer: object }>(STATE)).viewer).toMatchObject({
      mustAddSecondFactor: true,
      roles: expect.arrayContaining(['ADMIN']) as string[],
    });
    expect(await client.codeOf(ADMIN_ONLY, { id: viewer.id })).toBe('MFA_SETUP_REQUIRED');
    const { secret } = await addSecondFactor(client, clock.now());
    expect(await problem(client.send(ADMIN_ONLY, { id: viewer.id }))).not.toBe('MFA_SETUP_REQUIRED');
    expect(
      await problem(client.send(REMOVE, { input: { password: PASSWORD, code: codeAt(secret, clock.now()) } })),
    ).toBe('MFA_SETUP_REQUIRED');
    const renter = app.visitor();
    await createAccount(app, { email: 'no-staff@example.com' });
    await signInAs(renter, 'no-staff@example.com');
    expect(await renter.codeOf(ADMIN_ONLY, { id: viewer.id })).toBe('FORBIDDEN');
  });

  test('ACC-6 adding a second factor ends sessions opened by the password alone and mails the owner', async () => {
    const email = 'elsewhere@example.com';
    await createAccount(app, { email, roles: ['renter', 'admin'] });
    const [here, elsewhere] = [app.visitor(), app.visitor()];
    await signInAs(here, email);
    await signInAs(elsewhere, email);
    await addSecondFactor(elsewhere, clock.now());
    expect(await here.codeOf(ADMIN_ONLY, { id: 'usr_x' })).toBe('TOKEN_INVALID');
    expect((await here.send('mutation { refreshSession { accessToken } }')).data).toEqual({ refreshSession: null });
    expect((await awaitMail(app, email, 1, 'La verificación en dos pasos está activada')).text).toContain(
      'Hemos cerrado tus otras sesiones',
    );
  });

  test('ACC-6 rejects a session that was opened between password check and second factor', async () => {
    const email = 'slipped-in@example.com';
    const id = await createAccount(app, { email, roles: ['renter', 'admin'] });
    const [slipped, owner] = [app.visitor(), app.visitor()];
    await signInAs(slipped, email);
    await signInAs(owner, email);
    await addSecondFactor(owner, clock.now());
    const { em } = app.context();
    await em.execute(
      `update sessions set revoked_at = null, revoke_reason = null where user_id = ? and mfa_verified_at is null`,
      [id],
    );
    expect(await slipped.codeOf('mutation { startSecondFactor(input: { password: "x" }) { secret } }')).toBe(
      'TOKEN_INVALID',
    );
    expect((await slipped.send('mutation { refreshSession { accessToken } }')).data).toEqual({ refreshSession: null });
    expect(await problem(owner.send(ADMIN_ONLY, { id: 'usr_x' }))).not.toBe('MFA_SETUP_REQUIRED');
  });

  test('ACC-6 turning it off resets the verification of open sessions', async () => {
    const { email, client, secret } = await guarded();
    expect(
      await problem(client.send(REMOVE, { input: { password: PASSWORD, code: codeAt(secret, clock.now()) } })),
    ).toBeNull();
    await app
      .context()
      .em.execute(`insert into user_roles (user_id, role) select id, 'admin' from users where email = ?`, [email]);
    expect(await client.codeOf(ADMIN_ONLY, { id: 'usr_x' })).toBe('MFA_SETUP_REQUIRED');
  });
});

test('the page with the second-factor code of the demo staff exists only in demos', async () => {
  const page = await fetch(`${app.url}/dev/second-factor`);
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const { code } = (await (await fetch(`${app.url}/dev/second-factor.json`)).json()) as { code: string };
  expect(code).toBe(codeAt(DEMO_STAFF_SECRET, clock.now()));
  expect(await page.text()).toContain(`${code.slice(0, 3)} ${code.slice(3)}`);
  const live = await createTestApp({ databaseUrl: app.databaseUrl, config: { demo: false } });
  try {
    for (const path of ['/dev/second-factor', '/dev/second-factor.json'])
      expect((await fetch(`${live.url}${path}`)).status).toBe(404);
  } finally {
    await live.stop();
  }
});
