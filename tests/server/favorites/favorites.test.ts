import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { countQueries } from '../../support/query-counter.js';
import { newPerson, publishedSpace, saveDraft, uuidOf, wholeDraft } from '../../support/spaces.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const ADD = 'mutation ($spaceId: ID!) { addFavorite(input: { spaceId: $spaceId }) { spaceId } }';
const REMOVE = 'mutation ($spaceId: ID!) { removeFavorite(input: { spaceId: $spaceId }) { removedSpaceId } }';
const MERGE = 'mutation ($ids: [ID!]!) { mergeFavorites(input: { spaceIds: $ids }) { spaceIds } }';
const MINE = `query ($first: Int, $after: String) {
  myFavorites(first: $first, after: $after) { edges { cursor node { id createdAt space { id title priceAllInCents coverPhoto { url } host { id } } } } pageInfo { hasNextPage endCursor } }
}`;
const MOST = 100;

interface Page {
  readonly edges: readonly {
    readonly cursor: string;
    readonly node: { readonly id: string; readonly space: { readonly id: string } };
  }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

let app: TestApp;
let host: GraphqlClient;
let spaces: string[];
let people = 0;

beforeAll(async () => {
  app = await createTestApp();
  host = await newPerson(app, 'host@example.com');
  spaces = [];
  for (let n = 0; n < 5; n++) spaces.push(await publishedSpace(app, host, { title: `Trastero número ${n}` }));
});
afterAll(() => app.stop());

const renter = (): Promise<GraphqlClient> => newPerson(app, `renter-${(people += 1)}@example.com`);
const at = (n: number): string => spaces[n] as string;
const keptIds = async (client: GraphqlClient): Promise<string[]> =>
  (await client.query<{ favoriteIds: string[] }>('{ favoriteIds }')).favoriteIds;
const mine = async (client: GraphqlClient, variables: Record<string, unknown> = {}): Promise<Page> =>
  (await client.query<{ myFavorites: Page }>(MINE, variables)).myFavorites;
const shown = async (client: GraphqlClient): Promise<string[]> =>
  (await mine(client)).edges.map(({ node }) => node.space.id);

/** Published spaces by the hundred, without the wizard: copies of the first one. Returns their API ids. */
async function copies(count: number): Promise<string[]> {
  const rows = await app.context().em.execute<{ id: string }[]>(
    `insert into spaces select copy.* from spaces s, generate_series(1, ?) n, lateral jsonb_populate_record(s, jsonb_build_object('id', md5(s.id::text || n || clock_timestamp())::uuid, 'client_key', null)) copy
     where s.id = ? returning id`,
    [count, uuidOf(at(0))],
  );
  return rows.map(({ id }) => toGlobalId('Space', id));
}

describe('P10 adding a favorite', () => {
  test('adds and removes a space once, however often it is repeated', async () => {
    const client = await renter();
    for (let time = 0; time < 2; time++) await client.query(ADD, { spaceId: at(0) });
    await client.query(ADD, { spaceId: at(1) });
    expect(await keptIds(client)).toEqual([at(1), at(0)]);
    for (let time = 0; time < 2; time++) await client.query(REMOVE, { spaceId: at(1) });
    expect(await keptIds(client)).toEqual([at(0)]);
    expect(await shown(client)).toEqual([at(0)]);
  });

  test('adds it once when sent ten times concurrently', async () => {
    const client = await renter();
    await Promise.all(Array.from({ length: 10 }, () => client.query(ADD, { spaceId: at(2) })));
    expect(await keptIds(client)).toEqual([at(2)]);
  });

  test('stores the current rent', async () => {
    const client = await renter();
    await client.query(ADD, { spaceId: at(0) });
    const rows = await app
      .context()
      .em.execute(
        'select f.price_at_save_cents as kept, s.price_month_cents as asked from favorites f join spaces s on s.id = f.space_id order by f.created_at desc limit 1',
      );
    expect(rows).toEqual([{ kept: 7000, asked: 7000 }]);
  });

  test('requires a published space and a signed-in viewer', async () => {
    const client = await renter();
    const draft = await saveDraft(host, wholeDraft());
    for (const spaceId of [draft, 'spc_AAAAAAAAAAAAAAAAAAAAAA', 'usr_AAAAAAAAAAAAAAAAAAAAAA', 'anything'])
      expect(await client.codeOf(ADD, { spaceId })).toBe('NOT_FOUND');
    for (const [document, variables] of [
      [ADD, { spaceId: at(0) }],
      [REMOVE, { spaceId: at(0) }],
      [MERGE, { ids: [at(0)] }],
      ['{ favoriteIds }', {}],
      [MINE, {}],
    ] as const) {
      expect(await app.visitor().codeOf(document, variables)).toBe('UNAUTHENTICATED');
    }
    // A user's own space is ignored without an error.
    await host.query(ADD, { spaceId: at(0) });
    expect(await keptIds(host)).toEqual([at(0)]);
  });

  test('changes only the favorites of the viewer', async () => {
    const [one, other] = [await renter(), await renter()];
    await one.query(ADD, { spaceId: at(0) });
    expect([await keptIds(other), await shown(other)]).toEqual([[], []]);
    await other.query(REMOVE, { spaceId: at(0) });
    expect(await keptIds(one)).toEqual([at(0)]);
  });
});

describe('P10 myFavorites', () => {
  test('paginates without gaps', async () => {
    const client = await renter();
    for (const spaceId of spaces) await client.query(ADD, { spaceId });
    const first = await mine(client, { first: 3 });
    const second = await mine(client, { first: 3, after: first.pageInfo.endCursor });
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
    expect([...first.edges, ...second.edges].map(({ node }) => node.space.id)).toEqual(spaces.toReversed());
    expect(await client.codeOf(MINE, { after: 'x' })).toBe('CURSOR_INVALID');
  });

  test.each(['paused', 'suspended', 'archived'])('excludes a space while it is %s', async (status) => {
    const client = await renter();
    const [gone, stays] = (await copies(2)) as [string, string];
    for (const spaceId of [gone, stays]) await client.query(ADD, { spaceId });
    await app.context().em.execute('update spaces set status = ? where id = ?', [status, uuidOf(gone)]);
    expect(await shown(client)).toEqual([stays]);
    await app.context().em.execute(`update spaces set status = 'published' where id = ?`, [uuidOf(gone)]);
    expect(await shown(client)).toEqual([stays, gone]);
  });

  test('excludes the spaces of a suspended host, which cannot be added meanwhile', async () => {
    const client = await renter();
    const banned = await newPerson(app, 'banned-host@example.com');
    const [gone, other, stays] = [await publishedSpace(app, banned), await publishedSpace(app, banned), at(0)];
    for (const spaceId of [gone, stays]) await client.query(ADD, { spaceId });
    const counts = async () =>
      (await client.query<{ favoriteLists: { count: number }[] }>('{ favoriteLists { count } }')).favoriteLists.map(
        ({ count }) => count,
      );
    const set = (suspendedAt: string) =>
      app
        .context()
        .em.execute(`update users set suspended_at = ${suspendedAt} where email = 'banned-host@example.com'`);
    await set('now()');
    expect([await shown(client), await counts()]).toEqual([[stays], [1]]);
    expect(await client.codeOf(ADD, { spaceId: other })).toBe('NOT_FOUND');
    expect(await client.query(MERGE, { ids: [other] })).toEqual({ mergeFavorites: { spaceIds: [stays, gone] } });
    await set('null');
    expect([await shown(client), await counts()]).toEqual([[stays, gone], [2]]);
  });

  test('is limited to a hundred, also for concurrent additions; archived spaces do not count', async () => {
    const client = await renter();
    const ids = await copies(MOST + 1);
    await client.query(MERGE, { ids: ids.slice(0, MOST - 1) });
    const answers = await Promise.all(ids.slice(MOST - 1).map((spaceId) => client.send(ADD, { spaceId })));
    expect(answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions))).toMatchObject([
      { code: 'FAVORITES_FULL', params: { most: MOST } },
    ]);
    expect(await keptIds(client)).toHaveLength(MOST);
    const missing = ids.find((_, index) => answers[index - MOST + 1]?.errors.length) as string;
    await app.context().em.execute(`update spaces set status = 'archived' where id = ?`, [uuidOf(ids[0] as string)]);
    await client.query(ADD, { spaceId: missing });
    expect((await keptIds(client))[0]).toBe(missing);
  });

  test('has a constant number of statements', async () => {
    const client = await renter();
    await client.query(MERGE, { ids: await copies(50) });
    // The constants are read once and cached.
    await mine(client, { first: 1 });
    const few = await countQueries(app, () => mine(client, { first: 1 }));
    const many = await countQueries(app, () => mine(client, { first: 50 }));
    expect(many).toBeLessThanOrEqual(few);
    // One statement for the session, and one for the favorites.
    const nothing = await countQueries(app, () => client.query('{ __typename }'));
    expect((await countQueries(app, () => keptIds(client))) - nothing).toBe(1);
  });
});

describe('P10 mergeFavorites', () => {
  test('adds the favorites of a visitor in their order to those of the account, and a repeat changes nothing', async () => {
    const client = await renter();
    await client.query(ADD, { spaceId: at(0) });
    const ids = [at(3), at(0), at(1)];
    const { mergeFavorites } = await client.query<{ mergeFavorites: { spaceIds: string[] } }>(MERGE, { ids });
    expect(mergeFavorites.spaceIds.toSorted()).toEqual([at(0), at(1), at(3)].toSorted());
    expect(mergeFavorites.spaceIds.indexOf(at(3))).toBeLessThan(mergeFavorites.spaceIds.indexOf(at(1)));
    expect(
      (await client.query<{ mergeFavorites: { spaceIds: string[] } }>(MERGE, { ids })).mergeFavorites.spaceIds,
    ).toEqual(mergeFavorites.spaceIds);
  });

  test('ignores unpublished and malformed ids', async () => {
    const client = await renter();
    const draft = await saveDraft(host, wholeDraft());
    const { mergeFavorites } = await client.query<{ mergeFavorites: { spaceIds: string[] } }>(MERGE, {
      ids: ['broken', draft, 'usr_AAAAAAAAAAAAAAAAAAAAAA', at(2), at(2)],
    });
    expect(mergeFavorites.spaceIds).toEqual([at(2)]);
    expect(
      (await client.query<{ mergeFavorites: { spaceIds: string[] } }>(MERGE, { ids: [] })).mergeFavorites.spaceIds,
    ).toEqual([at(2)]);
  });

  test('fills the list up to its limit', async () => {
    const client = await renter();
    const ids = await copies(MOST + 20);
    await client.query(MERGE, { ids: ids.slice(0, 50) });
    const { mergeFavorites } = await client.query<{ mergeFavorites: { spaceIds: string[] } }>(MERGE, {
      ids: ids.slice(50),
    });
    expect(mergeFavorites.spaceIds.toSorted()).toEqual(ids.slice(0, MOST).toSorted());
  });
});
