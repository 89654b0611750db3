import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeDevice, deviceName } from '../../../server/features/accounts/sessions/user-agent.js';
import { awaitMail, createAccount, mailsTo, PASSWORD, signInAs } from '../../support/accounts.js';
import { FakeClock } from '../../support/fake-clock.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { runJob } from '../../support/queued-jobs.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }`;
const MINE = `{ mySessions { id browser system isMobile createdAt lastUsedAt isCurrent isKnownDevice } }`;
const REVOKE = `mutation ($id: ID!) { revokeSession(input: { sessionId: $id }) { deletedSessionId } }`;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const NEW_SIGN_IN = 'Nuevo inicio de sesión en Hueco';

interface Seen {
  readonly id: string;
  readonly browser: string | null;
  readonly isCurrent: boolean;
  readonly isKnownDevice: boolean;
}

let app: TestApp;
const clock = new FakeClock();

beforeAll(async () => {
  app = await createTestApp({ background: true, clock });
});
afterAll(() => app.stop());

async function isSignedIn(client: GraphqlClient): Promise<boolean> {
  return (await client.send<{ viewer: object | null }>('{ viewer { id } }')).data?.viewer != null;
}

const sessionsOf = async (client: GraphqlClient): Promise<Seen[]> =>
  (await client.query<{ mySessions: Seen[] }>(MINE)).mySessions;

function browser(userAgent = FIREFOX): GraphqlClient {
  return Object.assign(app.visitor(), { userAgent });
}

describe('list of sessions', () => {
  test('ACC-5 lists every own session with its device, the current one first, and none of others', async () => {
    const email = 'places@example.com';
    await createAccount(app, { email });
    await createAccount(app, { email: 'other@example.com' });
    const [desk, phone, program, other] = [browser(), browser(IPHONE), app.visitor(), browser()];
    await signInAs(phone, email);
    clock.advance({ minutes: 1 });
    await signInAs(program, email, PASSWORD, true);
    clock.advance({ minutes: 1 });
    await signInAs(desk, email);
    await signInAs(other, 'other@example.com');
    expect(await sessionsOf(phone)).toMatchObject([
      { browser: 'Safari', system: 'iOS', isMobile: true, isCurrent: true, isKnownDevice: false },
      { browser: 'Firefox', system: 'Linux', isMobile: false, isCurrent: false },
      { browser: null, system: null, isMobile: false, isCurrent: false, isKnownDevice: false },
    ]);
    const [, theirs] = await sessionsOf(desk);
    expect(await other.codeOf(REVOKE, { id: theirs?.id })).toBe('NOT_FOUND');
    expect(await other.codeOf(REVOKE, { id: 'usr_AAAAAAAAQACAAAAAAAAAAA' })).toBe('NOT_FOUND');
    expect(await app.visitor().codeOf(MINE)).toBe('UNAUTHENTICATED');
  });

  test('ACC-5 P-24 ending one session, then all others, takes effect at once', async () => {
    const email = 'revoke@example.com';
    await createAccount(app, { email });
    const clients = [browser(), browser(IPHONE), browser(), app.visitor()] as const;
    for (const client of clients) await signInAs(client, email);
    const [here, phone] = clients;
    const onPhone = (await sessionsOf(here)).find((session) => session.browser === 'Safari');
    expect(await here.query(REVOKE, { id: onPhone?.id })).toEqual({ revokeSession: { deletedSessionId: onPhone?.id } });
    expect(await Promise.all(clients.map(isSignedIn))).toEqual([true, false, true, true]);
    expect(await here.codeOf(REVOKE, { id: onPhone?.id })).toBe('NOT_FOUND');
    expect(await here.query('mutation { revokeOtherSessions { count } }')).toEqual({
      revokeOtherSessions: { count: 2 },
    });
    expect(await Promise.all(clients.map(isSignedIn))).toEqual([true, false, false, false]);
    await signInAs(phone, email);
    expect((await sessionsOf(phone))[0]).toMatchObject({ isCurrent: true, isKnownDevice: false });
    clock.advance({ seconds: 1 });
    await signInAs(here, email);
    expect((await sessionsOf(here))[0]).toMatchObject({ isCurrent: true, isKnownDevice: true });
  });

  test('describes devices by their user agents', () => {
    expect(describeDevice(IPHONE)).toEqual({ browser: 'Safari', system: 'iOS', isMobile: true });
    expect([FIREFOX, IPHONE, 'curl/8.9', '', '\0'].map(deviceName)).toEqual([
      'Firefox · Linux',
      'Safari · iOS',
      '',
      '',
      '',
    ]);
  });
});

describe('known devices', () => {
  test('ACC-5 sets a lasting httpOnly device cookie, with the __Host- prefix over https', async () => {
    await createAccount(app, { email: 'mark@example.com' });
    const input = { email: 'mark@example.com', password: PASSWORD };
    const cookies = (await browser().send(SIGN_IN, { input })).headers.getSetCookie();
    expect(cookies[1]).toMatch(/^hueco_device=[\w-]{43}; Path=\/; Expires=.*; HttpOnly; SameSite=Strict$/);
    expect((await browser().send(SIGN_IN, { input: { ...input, inBody: true } })).headers.getSetCookie()).toEqual([]);
    const secure = await createTestApp({
      databaseUrl: app.databaseUrl,
      config: { publicUrl: 'https://hueco.example' },
    });
    try {
      const answer = await secure.visitor().send(SIGN_IN, { input });
      expect(answer.headers.getSetCookie()[1]).toMatch(
        /^__Host-hueco_device=.*; Path=\/;.*HttpOnly; Secure; SameSite=Strict$/,
      );
    } finally {
      await secure.stop();
    }
  });

  test('ACC-5 mails the owner when an unknown browser signs in, but not for the first sign-in or known browsers', async () => {
    const email = 'told@example.com';
    await createAccount(app, { email });
    const [first, second] = [browser(), browser(IPHONE)];
    await signInAs(first, email);
    await signInAs(first, email);
    await signInAs(second, email);
    const mail = await awaitMail(app, email, 1, NEW_SIGN_IN);
    expect(mail.text).toContain('Dispositivo: Safari · iOS');
    await signInAs(second, email);
    // Clients without cookies are reported too, so that leaving out the cookie does not hide a sign-in.
    await signInAs(app.visitor(), email, PASSWORD, true);
    await awaitMail(app, email, 2, NEW_SIGN_IN);
    expect((await mailsTo(app, email)).length).toBe(2);
    for (let i = 0; i < 8; i++) await signInAs(app.visitor(), email, PASSWORD, true);
    await expect.poll(async () => (await mailsTo(app, email)).length).toBe(5);
  });

  test.each([
    ['a browser', 'sleeps@example.com', false],
    ['a program', 'program-sleeps@example.com', true],
  ])('ACC-5 mails the owner of an account that %s used long ago', async (_what, email, inBody) => {
    await createAccount(app, { email });
    await signInAs(browser(), email, PASSWORD, inBody);
    clock.advance({ days: 425 });
    await runJob(app, 'accounts.purge', {});
    const { em } = app.context();
    const kept = `select (select count(*) from sessions s where s.user_id = u.id) + (select count(*) from known_devices d where d.user_id = u.id) as count
                  from users u where email = ?`;
    expect(await em.execute(kept, [email])).toEqual([{ count: '0' }]);
    await signInAs(browser(IPHONE), email);
    expect((await awaitMail(app, email, 1, NEW_SIGN_IN)).text).toContain('Dispositivo: Safari · iOS');
  });

  test('P-20 lets the owner sign in from a known browser while others guess, and counts the owner’s mistakes separately', async () => {
    const email = 'guarded@example.com';
    await createAccount(app, { email });
    const owner = browser();
    await signInAs(owner, email);
    const guess = (client = app.visitor()): Promise<string> =>
      client.codeOf(SIGN_IN, { input: { email, password: 'guess-guess' } });
    for (let i = 0; i < 5; i++) await guess();
    expect(await guess()).toBe('RATE_LIMITED');
    expect(await app.visitor().codeOf(SIGN_IN, { input: { email, password: PASSWORD } })).toBe('RATE_LIMITED');
    await signInAs(owner, email);
    expect(await guess()).toBe('RATE_LIMITED');
    for (let i = 0; i < 5; i++) expect(await guess(owner)).toBe('INVALID_CREDENTIALS');
    expect(await guess(owner)).toBe('RATE_LIMITED');
  });

  test('P-20 ignores the device cookie of another account', async () => {
    await createAccount(app, { email: 'victim@example.com' });
    await createAccount(app, { email: 'thief@example.com' });
    const thief = browser();
    await signInAs(thief, 'thief@example.com');
    const guess = (client: GraphqlClient): Promise<string> =>
      client.codeOf(SIGN_IN, { input: { email: 'victim@example.com', password: 'guess-guess' } });
    for (let i = 0; i < 5; i++) expect(await guess(app.visitor())).toBe('INVALID_CREDENTIALS');
    expect(await guess(thief)).toBe('RATE_LIMITED');
  });

  test('P-20 after a password reset only the browser of the reset is known', async () => {
    const email = 'reset-device@example.com';
    await createAccount(app, { email });
    const [before, after] = [browser(), browser()];
    await signInAs(before, email);
    await after.query('mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { email } }', {
      email,
    });
    const mail = await awaitMail(app, email, 1, 'Elige una contraseña nueva para Hueco');
    const token = /#token=([\w-]+)/.exec(mail.text)?.[1];
    await after.query('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { isChanged } }', {
      input: { token, password: 'Nueva-clave-larga-9', confirmPassword: 'Nueva-clave-larga-9' },
    });
    for (let i = 0; i < 5; i++) await app.visitor().codeOf(SIGN_IN, { input: { email, password: 'guess-guess' } });
    expect(await before.codeOf(SIGN_IN, { input: { email, password: 'Nueva-clave-larga-9' } })).toBe('RATE_LIMITED');
    await signInAs(after, email, 'Nueva-clave-larga-9');
  });
});
