import { afterAll, beforeAll, expect, test } from 'vitest';
import { EXAMPLES } from '../../../client/graphiql/examples.js';
import { DEMO_CALLERS, type DemoCaller } from '../../../server/db/demo-callers.js';
import { signInAs } from '../../support/accounts.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ seeded: true });
});
afterAll(() => app.stop());

const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const [from, to] = [inDays(30), inDays(121)];

async function callerOf(caller: DemoCaller | undefined): Promise<GraphqlClient> {
  const client = app.visitor();
  if (caller?.name === 'partner') client.accessToken = caller.key;
  else if (caller) await signInAs(client, caller.email, caller.password);
  return client;
}

test('USE-3 every example operation runs as the callers it names, and fails for visitors it does not name', async () => {
  const { searchSpaces } = await app
    .visitor()
    .query<{ searchSpaces: { edges: { node: { id: string } }[] } }>(
      'query ($filter: SpaceFilter!) { searchSpaces(filter: $filter, first: 1) { edges { node { id } } } }',
      { filter: { city: 'Madrid', from, to } },
    );
  const renter = DEMO_CALLERS.find((caller) => caller.name === 'renter');
  if (renter?.name !== 'renter') throw new Error('there is no renter to sign in as');
  const values = { ...renter, from, to, spaceId: searchSpaces.edges[0]?.node.id ?? '' };
  const clients = new Map<string, GraphqlClient>([['visitor', await callerOf(undefined)]]);
  for (const caller of DEMO_CALLERS) clients.set(caller.name, await callerOf(caller));
  for (const { query, as, variables } of EXAMPLES.filter((one) => !one.query.includes('subscription '))) {
    const run = async (name: string) => (await clients.get(name)?.send(query, variables?.(values) ?? {}))?.errors;
    for (const name of as) expect(await run(name), `${name}: ${query}`).toEqual([]);
    if (!as.includes('visitor')) expect(await run('visitor'), query).not.toEqual([]);
  }
});
