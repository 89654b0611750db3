import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import {
  BAN,
  banOf,
  personIdOf,
  awaitMail,
  createAccount,
  linkOf,
  PASSWORD,
  signInAs,
  signInAsAdmin,
} from '../../support/accounts.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const RESTORE = `mutation ($input: PersonStatementInput!) { restorePerson(input: $input) { person { state } } }`;
const REASON = 'Anuncios falsos el 2 de noviembre';
const CHANGE = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { isChanged } }`;
const CONFIRM = `mutation ($token: String!) { confirmEmail(input: { token: $token }) { email } }`;
const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }`;
const AT_MOST_MS = 1000;

let app: TestApp;
let other: TestApp;
let admin: GraphqlClient;

beforeAll(async () => {
  app = await createTestApp({ background: true });
  // Acts as another process of the same installation.
  other = await createTestApp({ databaseUrl: app.databaseUrl });
  admin = app.visitor();
  await signInAsAdmin(app, admin);
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

interface OpenSocket {
  readonly closed: Promise<number>;
}

/** An open socket of one process. */
async function openSocket(at: TestApp, accessToken: string): Promise<OpenSocket> {
  let socket: WebSocket | undefined;
  const closed = new Promise<number>((resolve) => {
    createClient({
      url: `${at.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      lazy: false,
      retryAttempts: 0,
      connectionParams: { accessToken },
      onNonLazyError: () => {},
      on: {
        connected: (opened) => (socket = opened as WebSocket),
        closed: (event) => resolve((event as CloseEvent).code),
      },
    });
  });
  await expect.poll(() => socket?.readyState).toBe(WebSocket.OPEN);
  return { closed };
}

/** Milliseconds until a token is refused and the sockets are closed, on both processes. */
async function untilOut(
  accessToken: string,
  sockets: readonly OpenSocket[],
  act: () => Promise<unknown>,
): Promise<number> {
  await act();
  const start = performance.now();
  for (const at of [app, other]) {
    const client = at.visitor();
    client.accessToken = accessToken;
    await expect
      .poll(async () => (await client.send('{ viewer { id } }')).errors[0]?.extensions.code, { interval: 10 })
      .toBe('TOKEN_INVALID');
  }
  for (const { closed } of sockets) expect(await closed).toBe(4403);
  return performance.now() - start;
}

test('P-24 a suspension ends calls and sockets within a second on both processes; restoring allows sign-in again', async () => {
  const email = 'banned@example.com';
  await createAccount(app, { email });
  const client = app.visitor();
  const { accessToken, viewer } = await signInAs(client, email);
  const asked = 'not-banned@example.com';
  await client.query('mutation ($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) { email } }', {
    input: { email: asked, password: PASSWORD },
  });
  const link = linkOf(await awaitMail(app, asked, 1, 'Confirma tu nuevo correo en Hueco'));
  const sockets = [await openSocket(app, accessToken), await openSocket(other, accessToken)];
  expect(await untilOut(accessToken, sockets, () => admin.query(BAN, banOf(viewer.id, ` ${REASON} `)))).toBeLessThan(
    AT_MOST_MS,
  );
  expect(await client.query('mutation { refreshSession { accessToken } }')).toEqual({ refreshSession: null });
  expect(await app.visitor().codeOf(SIGN_IN, { input: { email, password: PASSWORD } })).toBe('ACCOUNT_SUSPENDED');
  const token = link.searchParams.get('confirm');
  expect(await app.visitor().codeOf(CONFIRM, { token })).toBe('TOKEN_INVALID');
  expect((await awaitMail(app, email, 1, 'Hemos cerrado tu cuenta de Hueco')).text).toContain(REASON);
  await admin.query(RESTORE, { input: { personId: personIdOf(viewer.id), statement: 'La revisión le da la razón.' } });
  await signInAs(client, email);
  await awaitMail(app, email, 1, 'Tu cuenta de Hueco vuelve a estar activa');
  const acts = await app
    .context()
    .em.execute(`select action, reason from audit_log where object_type = 'User' order by id`);
  expect(acts).toEqual([
    { action: 'user.banned', reason: REASON },
    { action: 'user.restored', reason: 'La revisión le da la razón.' },
  ]);
});

test.each(['a changed password', 'ending all other sessions', 'signing out'])(
  'P-24 %s ends calls and sockets within a second on both processes',
  async (cause) => {
    const email = `${cause.replaceAll(' ', '-')}@example.com`;
    await createAccount(app, { email });
    const [here, there] = [app.visitor(), other.visitor()];
    await signInAs(here, email);
    const { accessToken } = await signInAs(there, email);
    const sockets = [await openSocket(app, accessToken), await openSocket(other, accessToken)];
    const password = 'Buhardilla-azul-77';
    const acts: Record<string, () => Promise<unknown>> = {
      'a changed password': () =>
        here.query(CHANGE, { input: { currentPassword: PASSWORD, password, confirmPassword: password } }),
      'ending all other sessions': () => here.query('mutation { revokeOtherSessions { count } }'),
      'signing out': () => there.query('mutation { signOut { isSignedOut } }'),
    };
    expect(await untilOut(accessToken, sockets, acts[cause] ?? (() => Promise.reject(new Error(cause))))).toBeLessThan(
      AT_MOST_MS,
    );
  },
);
