import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createIdentityClient } from '../../../client/apollo/client';
import { postOperation } from '../../../client/apollo/post-operation';
import { ArticlesDocument } from '../../../client/generated/graphql';

interface Sent {
  operationName?: string;
  query?: string;
  extensions?: { documentId: string };
}

const VARIABLES = { kind: 'HELP', locale: 'ES' } as const;
const tokens = { current: async () => null, renew: async () => null };
const answer = (body: object) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
const UNKNOWN = { errors: [{ message: 'unknown', extensions: { code: 'DOCUMENT_UNKNOWN' } }] };

const fetchStub = vi.fn<typeof fetch>();
beforeEach(() => {
  fetchStub.mockReset();
  vi.stubGlobal('fetch', fetchStub);
  vi.stubEnv('PROD', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const sent = (): Sent[] => fetchStub.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as Sent);
const idOf = (text = '') => createHash('sha256').update(text).digest().subarray(0, 16).toString('base64url');

test('sends document ids instead of texts, and the texts when the server does not know an id', async () => {
  const data = { articles: [] };
  fetchStub.mockImplementation(async () => answer({ data }));
  const { client } = createIdentityClient(tokens, []);
  const read = () => client.query({ query: ArticlesDocument, variables: VARIABLES, fetchPolicy: 'network-only' });
  expect((await read()).data).toEqual(data);
  await postOperation(ArticlesDocument, VARIABLES);
  const [byApollo, byPost] = sent();
  expect([byApollo?.query, byPost?.query]).toEqual([undefined, undefined]);
  expect(byApollo?.operationName).toBe('Articles');
  const id = byApollo?.extensions?.documentId;
  expect(byPost).toMatchObject({ operationName: 'Articles', extensions: { documentId: id } });

  fetchStub.mockImplementationOnce(async () => answer(UNKNOWN));
  expect((await read()).data).toEqual(data);
  const [, , refused, whole] = sent();
  expect(refused?.query).toBeUndefined();
  // The id belongs to exactly the text that Apollo would have sent.
  expect(idOf(whole?.query)).toBe(id);
  expect(whole?.extensions).toBeUndefined();
  // After one refused id, all later operations are sent in full.
  await read();
  await postOperation(ArticlesDocument, VARIABLES);
  for (const { query, extensions } of sent().slice(4))
    expect([typeof query, extensions]).toEqual(['string', undefined]);
});
