import { auditServer } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount, signInAs } from '../../support/accounts.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';
import { unbuiltClient, unbuiltFolder } from '../../support/unbuilt-client.js';

const GRAPHQL = 'application/graphql-response+json';
const TRUSTED = 'query Cities($first: Int!) { searchSpaces(filter: {}, first: $first) { totalCount } }';
const ID = 'an-id-of-the-build';

let app: TestApp;
beforeAll(async () => {
  const client = { ...unbuiltClient(unbuiltFolder()), trustedDocuments: new Map([[ID, TRUSTED]]) };
  app = await createTestApp({ client });
});
afterAll(() => app.stop());

interface Answered {
  readonly status: number;
  readonly type: string | null;
  readonly headers: Headers;
  readonly body: {
    readonly data?: Record<string, unknown> | null;
    readonly errors?: readonly { message: string; extensions: Record<string, unknown> }[];
  };
}

async function call(init: RequestInit & { readonly query?: Record<string, string> }): Promise<Answered> {
  const { query = {}, ...rest } = init;
  const answer = await fetch(`${app.url}/graphql?${new URLSearchParams(query)}`, rest);
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    headers: answer.headers,
    body: (await answer.json()) as Answered['body'],
  };
}

const post = (body: object, headers: Record<string, string> = {}) =>
  call({ method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });

test('P-76 passes the GraphQL over HTTP audit: no MUST fails and at least 56 of 61 audits pass', async () => {
  const results = await auditServer({
    url: `${app.url}/graphql`,
    // Every audit has its own address, because all together would use up one address' points.
    fetchFn: (url: string, init: RequestInit = {}) =>
      fetch(url, { ...init, headers: { ...(init.headers as object), 'x-forwarded-for': `10.7.0.${++audits}` } }),
  });
  const failed = results.filter(({ status }) => status !== 'ok').map(({ status, name }) => `${status}: ${name}`);
  expect(failed.filter((name) => name.startsWith('error'))).toEqual([]);
  expect(results.length - failed.length, failed.join('\n')).toBeGreaterThanOrEqual(56);
});
let audits = 0;

describe('persisted documents', () => {
  const named = (documentId: unknown) => ({ extensions: { documentId } });

  test('run like their text, by POST and by GET, with the same validation', async () => {
    const variables = { first: 2 };
    const byText = await post({ query: TRUSTED, variables });
    const byId = await post({ ...named(ID), variables });
    expect(byId).toMatchObject({ status: 200, body: { data: byText.body.data } });
    const extensions = JSON.stringify(named(ID).extensions);
    const byGet = await call({
      query: { extensions, variables: JSON.stringify(variables) },
      headers: { accept: GRAPHQL },
    });
    expect(byGet).toMatchObject({ status: 200, body: { data: byText.body.data } });
    expect((await post({ ...named(ID), variables: { first: 'two' } })).status).toBe(400);
  });

  test('return DOCUMENT_UNKNOWN with status 200 when unknown, and run the text if it is sent along', async () => {
    const unknown = await post(named('of-another-build'));
    expect(unknown).toMatchObject({
      status: 200,
      body: { errors: [{ extensions: { code: 'DOCUMENT_UNKNOWN' } }] },
    });
    expect(unknown.body.data).toBeUndefined();
    const whole = await post({ ...named('of-another-build'), query: TRUSTED, variables: { first: 1 } });
    expect(whole.body.data).toBeDefined();
    for (const id of [7, null, {}, ['an-id-of-the-build']]) expect((await post(named(id))).status).toBe(400);
    expect((await post(named('__proto__'))).body.errors?.[0]?.extensions['code']).toBe('DOCUMENT_UNKNOWN');
  });
});

describe('queries by GET', () => {
  test('answers a query with its variables, also for Accept: */*', async () => {
    const query = 'query ($city: String!) { searchSpaces(filter: { city: $city }, first: 1) { totalCount } }';
    const { status, body } = await call({
      query: { query, variables: '{"city":"Madrid"}' },
      headers: { accept: '*/*' },
    });
    expect({ status, body }).toMatchObject({ status: 200, body: { data: { searchSpaces: { totalCount: 0 } } } });
  });

  test("runs with the rights of the access token's owner", async () => {
    await createAccount(app, { email: 'reader@hueco.test' });
    const { accessToken } = await signInAs(app.visitor(), 'reader@hueco.test');
    const { body } = await call({
      query: { query: '{ viewer { email } }' },
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(body.data).toEqual({ viewer: { email: 'reader@hueco.test' } });
  });

  test('rejects mutations and subscriptions before execution', async () => {
    const mutation = await call({ query: { query: 'mutation { signOut { isSignedOut } }' } });
    expect([mutation.status, mutation.headers.get('allow')]).toEqual([405, 'POST']);
    const subscription = await call({ query: { query: 'subscription { unreadMessageCountChanged { count } }' } });
    expect([subscription.status, subscription.body.errors?.[0]?.extensions['code']]).toEqual([400, 'BAD_REQUEST']);
  });

  test('rejects variables that are not JSON, and a call without a document', async () => {
    expect((await call({ query: { query: '{ viewer { id } }', variables: '{' } })).status).toBe(400);
    expect((await call({ headers: { accept: GRAPHQL } })).status).toBe(400);
  });
});

test('answers in the requested media type', async () => {
  const query = { query: '{ viewer { id } }' };
  expect((await post(query, { accept: GRAPHQL })).type).toBe(`${GRAPHQL}; charset=utf-8`);
  expect((await post(query, { accept: 'application/json' })).type).toBe('application/json; charset=utf-8');
  const refused = await post({ query: '{ nothing }' }, { accept: GRAPHQL });
  expect([refused.status, refused.type]).toEqual([400, `${GRAPHQL}; charset=utf-8`]);
});

describe('access tokens', () => {
  test('rejects an invalid token with 401 instead of answering anonymously', async () => {
    const { status, headers, body } = await post(
      { query: '{ searchSpaces(first: 1) { totalCount } }' },
      { authorization: 'Bearer wrong' },
    );
    expect({ status, code: body.errors?.[0]?.extensions['code'], data: body.data }).toEqual({
      status: 401,
      code: 'TOKEN_INVALID',
      data: undefined,
    });
    expect(headers.get('www-authenticate')).toContain('invalid_token');
  });

  test('rejects the token of an ended session', async () => {
    await createAccount(app, { email: 'gone@hueco.test' });
    const person = app.visitor();
    const { accessToken } = await signInAs(person, 'gone@hueco.test');
    await post({ query: 'mutation { signOut { isSignedOut } }' }, { authorization: `Bearer ${accessToken}` });
    const ended = { authorization: `Bearer ${accessToken}` };
    expect((await post({ query: '{ viewer { id } }' }, ended)).status).toBe(401);
    const renewed = await post({ query: 'mutation { refreshSession { accessToken } }' }, ended);
    expect([renewed.status, renewed.body.data]).toEqual([200, { refreshSession: null }]);
  });
});

describe('errors', () => {
  const search = 'query ($filter: SpaceFilter) { searchSpaces(filter: $filter, first: 1) { totalCount } }';
  test.each([
    ['a wrong type', { sizeMinM2: 'big' }, 'filter.sizeMinM2', 'cannot represent'],
    ['an unknown field', { colour: 'red' }, 'filter.colour', 'is not defined by type'],
    ['an unknown value of an enum', { type: 'CASTLE' }, 'filter.type', 'does not exist in'],
  ])('name the field of a variable with %s without repeating its value', async (_name, filter, path, reason) => {
    const { body } = await post({ query: search, variables: { filter } });
    const error = body.errors?.[0];
    expect(error?.extensions).toMatchObject({ code: 'BAD_REQUEST', fields: [{ path, code: 'VALUE_INVALID' }] });
    expect(error?.message).toContain(reason);
    expect(error?.message).not.toMatch(/big|red|CASTLE/);
  });

  test('report a missing field by its path from the input on', async () => {
    const { body } = await post({
      query: 'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }',
      variables: { input: { email: 'somebody@hueco.test' } },
    });
    expect(body.errors?.[0]?.extensions['fields']).toEqual([{ path: 'password', code: 'VALUE_INVALID' }]);
  });

  test('have a message that explains their code', async () => {
    const { body } = await post({
      query: 'mutation { signalTyping(input: { conversationId: "x", isTyping: true }) { isSent } }',
    });
    const error = body.errors?.[0];
    expect(error?.message).not.toBe(error?.extensions['code']);
    expect(error?.message).toMatch(/^[A-Z].+ .+\.$/);
  });
});
