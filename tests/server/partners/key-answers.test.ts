import { expect, test } from 'vitest';
import { PASSWORD } from '../../support/accounts.js';
import { person } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { GraphqlClient } from '../../support/graphql-client.js';

const CREATE = `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret } }`;
const SEARCH = '{ searchSpaces(first: 1) { edges { node { id } } } }';

const world = useWorld();

async function makeKey(scopes: readonly string[], owner = world.host): Promise<string> {
  const input = { name: 'Servidor', scopes, password: PASSWORD };
  return (await owner.query<{ createApiKey: { secret: string } }>(CREATE, { input })).createApiKey.secret;
}

/** The status of a search, its error, and who it was allowed from. */
async function search(headers: Record<string, string>): Promise<[number, string | undefined, string | null]> {
  const answer = await fetch(`${world.app.url}/graphql?query=${encodeURIComponent(SEARCH)}`, { headers });
  const { errors } = (await answer.json()) as { errors?: { extensions: { code: string } }[] };
  return [answer.status, errors?.[0]?.extensions.code, answer.headers.get('access-control-allow-origin')];
}

test('P-33 the scheme of a key may be in any case, and a key without one is no anonymous call', async () => {
  const secret = await makeKey(['SPACES_READ']);
  const foreign = { origin: 'https://partner.example' };
  const own = async (authorization: string) => search({ ...foreign, authorization });
  for (const scheme of ['Bearer', 'bearer', 'BEARER '])
    expect(await own(`${scheme} ${secret}`)).toEqual([200, undefined, '*']);
  for (const wrong of [secret, `Token ${secret}`, 'Bearer', `Key=${secret}`])
    expect(await own(wrong)).toEqual([401, 'TOKEN_INVALID', '*']);
  // What a proxy in front of the product asks browsers for is none of ours.
  expect(await search({ authorization: 'Basic aHVlY286aHVlY28=' })).toEqual([200, undefined, null]);
  const { accessToken } = world.host;
  for (const scheme of ['Bearer', 'bearer', 'bearer '])
    expect(await own(`${scheme} ${accessToken}`)).toEqual([200, undefined, null]);
});

test('P-33 an upload with an ended key is answered as a call with it; an ended session is asked to sign in', async () => {
  const upload = async (token: string): Promise<[number, string | undefined, string | null]> => {
    const answer = await fetch(`${world.app.url}/uploads/space-photos?spaceId=${world.spaceId}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    const { errors } = (await answer.json()) as { errors: { extensions: { code: string } }[] };
    return [answer.status, errors[0]?.extensions.code, answer.headers.get('www-authenticate')];
  };
  const secret = await makeKey(['SPACES_WRITE']);
  expect(await upload(`${secret}x`)).toEqual([401, 'TOKEN_INVALID', 'Bearer error="invalid_token"']);
  expect(await upload('hat_test_ended')).toEqual([401, 'TOKEN_INVALID', 'Bearer error="invalid_token"']);
  expect(await upload(`${world.host.accessToken}x`)).toEqual([401, 'UNAUTHENTICATED', null]);
});

test('P-39 usage counts the points that were taken: one for a call that could not be paid', async () => {
  const owner = await person(world.app, 'spender', 'Nora Gil Vera');
  const client = new GraphqlClient(world.app.url);
  client.accessToken = await makeKey(['SPACES_READ'], owner);
  const lists = Array.from({ length: 10 }, (_, i) => `l${i}: searchSpaces(first: 90) { edges { node { id title } } }`);
  const costly = `{ ${lists.join(' ')} }`;
  let taken = 0;
  for (;;) {
    const { status, extensions } = await client.send(costly);
    const { requested, remaining } = extensions['cost'] as { requested: number; remaining: number };
    expect(requested).toBeGreaterThan(1);
    taken += status === 200 ? requested : 1;
    expect(remaining).toBe(4000 - taken);
    if (status === 429) break;
  }
  const pointsOf = async (): Promise<number> => {
    const { apiUsage } = await owner.query<{ apiUsage: { days: { points: number }[] } }>(
      '{ apiUsage { days { points } } }',
    );
    return apiUsage.days.reduce((sum, { points }) => sum + points, 0);
  };
  await expect.poll(pointsOf, { timeout: 15_000, interval: 1_500 }).toBe(taken);
});
