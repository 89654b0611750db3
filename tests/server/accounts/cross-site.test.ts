import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { createAccount, PASSWORD } from '../../support/accounts.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const FOREIGN = { origin: 'https://evil.example', referer: 'https://evil.example/', 'sec-fetch-site': 'cross-site' };
const SIGN_OUT = 'mutation { signOut { isSignedOut } }';
const REFRESH = 'mutation { refreshSession { accessToken } }';

let app: TestApp;
/** Sends the cookie as if SameSite=Strict did not exist, because protection must not depend on it alone. */
let cookie: string;

beforeAll(async () => {
  app = await createTestApp();
  await createAccount(app, { email: 'target@example.com' });
  const signIn = await app.visitor().send('mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }', {
    input: { email: 'target@example.com', password: PASSWORD },
  });
  cookie = signIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
});
afterAll(() => app.stop());

/** Open sessions and unused refresh tokens, which a foreign page could change. */
async function state(): Promise<unknown> {
  return app
    .context()
    .em.execute(
      'select (select count(*)::int from sessions where revoked_at is null) as sessions, (select count(*)::int from refresh_tokens where used_at is null) as tokens',
    );
}

describe('P-27 requests from a foreign page', () => {
  const body = (query: string): string => JSON.stringify({ query });
  const form = (query: string): FormData => {
    const data = new FormData();
    data.set('query', query);
    return data;
  };

  test.each<[string, (query: string) => RequestInit]>([
    ['a form', (query) => ({ method: 'POST', body: new URLSearchParams({ query }) })],
    ['a form with files', (query) => ({ method: 'POST', body: form(query) })],
    [
      'a form that looks like JSON',
      (query) => ({ method: 'POST', headers: { 'content-type': 'text/plain' }, body: body(query) }),
    ],
    ['a body without a type', (query) => ({ method: 'POST', body: new Blob([body(query)]) })],
    [
      'a type that only begins like JSON',
      (query) => ({ method: 'POST', headers: { 'content-type': 'application/jsonx' }, body: body(query) }),
    ],
  ])('%s has no effect', async (_name, request) => {
    const before = await state();
    for (const query of [SIGN_OUT, REFRESH]) {
      const { headers, ...rest } = request(query);
      const answer = await fetch(`${app.url}/graphql`, {
        ...rest,
        headers: { ...(headers as Record<string, string> | undefined), ...FOREIGN, cookie },
      });
      expect(answer.status).toBe(415);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(await state()).toEqual(before);
  });

  test.each(['GET', 'HEAD'])('P-27 an image or link (%s) has no effect', async (method) => {
    const before = await state();
    for (const query of [SIGN_OUT, REFRESH]) {
      const answer = await fetch(`${app.url}/graphql?query=${encodeURIComponent(query)}`, {
        method,
        headers: { ...FOREIGN, cookie, accept: 'image/*' },
      });
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(await state()).toEqual(before);
  });

  test('P-27 foreign scripts get CORS access without credentials, and none with a person’s access token', async () => {
    const call = (method: string, headers: Record<string, string> = {}) =>
      fetch(`${app.url}/graphql`, {
        method,
        headers: {
          ...FOREIGN,
          'content-type': 'application/json',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type,authorization',
          ...headers,
        },
        ...(method === 'POST' ? { body: body('{ viewer { id } }') } : {}),
      });
    const rights = ({ headers }: Response) =>
      ['access-control-allow-origin', 'access-control-allow-credentials'].map((name) => headers.get(name));
    // Without the allow-credentials header, browsers neither send cookies nor show answers to them.
    for (const method of ['OPTIONS', 'POST']) expect(rights(await call(method))).toEqual(['*', null]);
    const own = await call('POST', { authorization: 'Bearer eyJhbGciOiJIUzI1NiJ9.e30.x' });
    expect([...own.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  test('P-27 rejects a socket from a foreign page with 403', async () => {
    const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { ...FOREIGN, cookie },
    });
    const status = await new Promise((resolve) => {
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
      socket.on('open', () => resolve('open'));
      socket.on('error', () => {});
    });
    expect(status).toBe(403);
  });
});
