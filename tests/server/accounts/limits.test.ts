import { availableParallelism } from 'node:os';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { createAccount, PASSWORD, signInAs } from '../../support/accounts.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }`;

/** More sign-ins than any machine hashes at once. */
const BURST = 40 * availableParallelism();

let app: TestApp;

beforeAll(async () => {
  // Production hashing cost, because nothing would wait at the cost of tests.
  app = await createTestApp({ config: { environment: 'production' } });
});
afterAll(() => app.stop());

test('P-19 a burst of sign-ins is answered or rejected without timeouts, and sign-in works afterwards', async () => {
  const email = 'burst@example.com';
  await createAccount(app, { email });
  const attempts = Array.from({ length: BURST }, (_unused, i) =>
    app.visitor().send(SIGN_IN, { input: { email: `burst${i}@example.com`, password: PASSWORD } }),
  );
  const codes = (await Promise.all(attempts)).map(({ errors }) => errors[0]?.extensions.code);
  expect(codes).toContain('INVALID_CREDENTIALS');
  expect(codes).toContain('RATE_LIMITED');
  // The last code occurs on an overloaded machine.
  expect(
    codes.filter((code) => !['INVALID_CREDENTIALS', 'RATE_LIMITED', 'QUERY_TIMEOUT'].includes(String(code))),
  ).toEqual([]);
  await signInAs(app.visitor(), email);
});

test('P-24 closes the session’s sockets within a second of signing out, and no others', async () => {
  await createAccount(app, { email: 'socket@example.com' });
  const [out, stays] = [app.visitor(), app.visitor()];
  const open = async (
    accessToken: string,
  ): Promise<{ closed: Promise<number>; isOpen: () => boolean; stop: () => void }> => {
    let socket: WebSocket | undefined;
    let close: (code: number) => void = () => {};
    const closed = new Promise<number>((resolve) => (close = resolve));
    const client = createClient({
      url: `${app.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      lazy: false,
      retryAttempts: 0,
      connectionParams: { accessToken },
      onNonLazyError: () => {},
      on: {
        connected: (opened) => (socket = opened as WebSocket),
        closed: (event) => close((event as CloseEvent).code),
      },
    });
    await expect.poll(() => socket?.readyState).toBe(WebSocket.OPEN);
    return { closed, isOpen: () => socket?.readyState === WebSocket.OPEN, stop: () => void client.dispose() };
  };
  const first = await open((await signInAs(out, 'socket@example.com')).accessToken);
  const second = await open((await signInAs(stays, 'socket@example.com')).accessToken);
  await out.query('mutation { signOut { isSignedOut } }');
  const start = performance.now();
  expect(await first.closed).toBe(4403);
  expect(performance.now() - start).toBeLessThan(1000);
  expect(second.isOpen()).toBe(true);
  second.stop();
});
