import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { countQueries } from '../../support/query-counter.js';
import { newPerson, publishedSpace, saveDraft, uuidOf, wholeDraft } from '../../support/spaces.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const SPACES = `query ($id: ID!, $first: Int, $after: String) {
  user(id: $id) { spaces(first: $first, after: $after) { totalCount edges { cursor node { id title host { id } } } pageInfo { hasNextPage hasPreviousPage endCursor } } }
}`;

interface Page {
  readonly totalCount: number;
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly id: string } }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly endCursor: string | null;
  };
}

let app: TestApp;
let host: GraphqlClient;
let hostId: string;
let published: string[];

beforeAll(async () => {
  app = await createTestApp();
  host = await newPerson(app, 'host@example.com');
  published = [];
  for (let n = 0; n < 5; n++) published.unshift(await publishedSpace(app, host, { title: `Trastero número ${n}` }));
  await saveDraft(host, wholeDraft());
  await host.query('mutation ($id: ID!) { pauseSpace(input: { spaceId: $id }) { space { id } } }', {
    id: published.pop(),
  });
  hostId = (await host.query<{ viewer: { id: string } }>('{ viewer { id: userId } }')).viewer.id;
});
afterAll(() => app.stop());

async function pageOf(variables: Record<string, unknown>, client = app.visitor()): Promise<Page> {
  return (await client.query<{ user: { spaces: Page } }>(SPACES, { id: hostId, ...variables })).user.spaces;
}

describe('P10 the spaces of a user', () => {
  test('are the published ones, newest first, for every viewer', async () => {
    for (const client of [app.visitor(), host]) {
      const { totalCount, edges } = await pageOf({}, client);
      expect({ totalCount, ids: edges.map(({ node }) => node.id) }).toEqual({ totalCount: 4, ids: published });
    }
  });

  test('are none while the required details of the host are missing', async () => {
    const { em } = app.context();
    await em.execute(
      `insert into host_data_requests (user_id, asked_at, reminded_at, unlisted_at)
       select host_id, now(), now(), now() from spaces where id = ?`,
      [uuidOf(published[0] ?? '')],
    );
    expect(await pageOf({})).toMatchObject({ totalCount: 0, edges: [] });
    await em.execute('delete from host_data_requests');
    expect(await pageOf({})).toMatchObject({ totalCount: 4 });
  });

  test('paginate without gaps', async () => {
    const first = await pageOf({ first: 3 });
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const second = await pageOf({ first: 3, after: first.pageInfo.endCursor });
    expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    expect([...first.edges, ...second.edges].map(({ node }) => node.id)).toEqual(published);
    expect(await pageOf({ after: second.pageInfo.endCursor })).toMatchObject({ totalCount: 4, edges: [] });
    expect(await app.visitor().codeOf(SPACES, { id: hostId, after: 'x' })).toBe('CURSOR_INVALID');
  });

  test('of many users need as many statements as of one', async () => {
    const ask = (count: number) =>
      `{ searchSpaces(first: ${count}) { edges { node { host { spaces(first: 2) { totalCount edges { node { id title } } } } } } } }`;
    for (let n = 0; n < 4; n++) await publishedSpace(app, await newPerson(app, `host-${n}@example.com`));
    await app.settle();
    // Both counts are requested before, because the search caches the count of a filter for a short time.
    for (const count of [1, 8]) await app.visitor().query(ask(count));
    const few = await countQueries(app, () => app.visitor().query(ask(1)));
    const many = await countQueries(app, () => app.visitor().query(ask(8)));
    expect(many).toBeLessThanOrEqual(few);
  });
});
