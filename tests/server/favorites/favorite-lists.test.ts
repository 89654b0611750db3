import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { countQueries } from '../../support/query-counter.js';
import { newPerson, publishedSpace, uuidOf } from '../../support/spaces.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const LISTS = '{ favoriteLists { id name isFirst count isFull shareToken } }';
const IN_LIST = 'query ($listId: ID) { myFavorites(listId: $listId) { edges { node { id note space { id } } } } }';
const ADD = 'mutation ($spaceId: ID!) { addFavorite(input: { spaceId: $spaceId }) { spaceId } }';
const MERGE = 'mutation ($ids: [ID!]!) { mergeFavorites(input: { spaceIds: $ids }) { spaceIds leftOutCount } }';
const NOTE =
  'mutation ($id: ID!, $note: String!) { saveFavorite(input: { favoriteId: $id, note: $note }) { favorite { id } } }';
const CREATE =
  'mutation ($name: String!, $key: String!) { createFavoriteList(input: { name: $name, idempotencyKey: $key }) { favoriteList { id name count isFirst } } }';
const RENAME =
  'mutation ($id: ID!, $name: String!) { renameFavoriteList(input: { listId: $id, name: $name }) { favoriteList { id name } } }';
const DELETE = 'mutation ($id: ID!) { deleteFavoriteList(input: { listId: $id }) { deletedFavoriteListId } }';
const MOVE =
  'mutation ($spaceId: ID!, $from: ID!, $to: ID!, $stays: Boolean) { moveFavorite(input: { spaceId: $spaceId, fromListId: $from, toListId: $to, staysHere: $stays }) { favorite { id note } } }';
const SHARE = 'mutation ($id: ID!) { shareFavoriteList(input: { listId: $id }) { favoriteList { id shareToken } } }';
const UNSHARE =
  'mutation ($id: ID!) { unshareFavoriteList(input: { listId: $id }) { favoriteList { id shareToken } } }';
const SHARED = `query ($token: String!, $first: Int, $after: String) {
  sharedFavoriteList(token: $token) { name ownerName count spaces(first: $first, after: $after) { edges { cursor node { id title priceAllInCents coverPhoto { url } } } pageInfo { hasNextPage endCursor } } }
}`;
const MOST = 100;

interface List {
  readonly id: string;
  readonly name: string | null;
  readonly isFirst: boolean;
  readonly count: number;
  readonly isFull: boolean;
  readonly shareToken: string | null;
}

interface Shared {
  readonly name: string | null;
  readonly ownerName: string;
  readonly count: number;
  readonly spaces: {
    readonly edges: readonly { readonly cursor: string; readonly node: { readonly id: string } }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
  };
}

interface Kept {
  readonly id: string;
  readonly note: string;
  readonly space: { readonly id: string };
}

let app: TestApp;
let space: string;
let people = 0;

beforeAll(async () => {
  app = await createTestApp();
  space = await publishedSpace(app, await newPerson(app, 'host@example.com'));
});
afterAll(() => app?.stop());

const renter = (): Promise<GraphqlClient> => newPerson(app, `lister-${(people += 1)}@example.com`);
const lists = async (client: GraphqlClient): Promise<List[]> =>
  (await client.query<{ favoriteLists: List[] }>(LISTS)).favoriteLists;
const first = async (client: GraphqlClient): Promise<string> => (await lists(client))[0]?.id ?? '';
const inList = async (client: GraphqlClient, listId?: string): Promise<Kept[]> =>
  (
    await client.query<{ myFavorites: { edges: { node: Kept }[] } }>(IN_LIST, { listId: listId ?? null })
  ).myFavorites.edges.map(({ node }) => node);
const spacesIn = async (client: GraphqlClient, listId?: string): Promise<string[]> =>
  (await inList(client, listId)).map((kept) => kept.space.id);
const create = async (client: GraphqlClient, name: string): Promise<string> =>
  (await client.query<{ createFavoriteList: { favoriteList: List } }>(CREATE, { name, key: randomUUID() }))
    .createFavoriteList.favoriteList.id;
const share = async (client: GraphqlClient, id: string): Promise<string> =>
  (await client.query<{ shareFavoriteList: { favoriteList: List } }>(SHARE, { id })).shareFavoriteList.favoriteList
    .shareToken ?? '';
const shared = async (token: string, variables: object = {}): Promise<Shared | null> =>
  (await app.visitor().query<{ sharedFavoriteList: Shared | null }>(SHARED, { token, ...variables }))
    .sharedFavoriteList;

async function fieldProblem(
  client: GraphqlClient,
  document: string,
  variables: Record<string, unknown>,
): Promise<unknown> {
  const { errors } = await client.send(document, variables);
  return errors[0]?.extensions.fields?.[0] ?? errors[0]?.extensions.code;
}

/** Published spaces by the hundred, without the wizard. */
async function copies(count: number): Promise<string[]> {
  const rows = await app.context().em.execute<{ id: string }[]>(
    `insert into spaces select copy.* from spaces s, generate_series(1, ?) n, lateral jsonb_populate_record(s, jsonb_build_object('id', md5(s.id::text || n || clock_timestamp())::uuid, 'client_key', null)) copy
     where s.id = ? returning id`,
    [count, uuidOf(space)],
  );
  return rows.map(({ id }) => toGlobalId('Space', id));
}

describe('P10 favorite lists', () => {
  test('do not exist before the first favorite; then an unnamed first list takes new favorites', async () => {
    const client = await renter();
    expect([await lists(client), await spacesIn(client)]).toEqual([[], []]);
    await client.query(ADD, { spaceId: space });
    expect(await lists(client)).toMatchObject([
      { name: null, isFirst: true, count: 1, isFull: false, shareToken: null },
    ]);
    await create(client, 'Para la moto');
    await client.query(ADD, { spaceId: (await copies(1))[0] });
    expect((await lists(client)).map(({ name, count }) => [name, count])).toEqual([
      [null, 2],
      ['Para la moto', 0],
    ]);
  });

  test('are created once per key; names have 1 to 40 characters and are unique per person', async () => {
    const client = await renter();
    const key = randomUUID();
    const answers = await Promise.all(
      [1, 2].map(() =>
        client.query<{ createFavoriteList: { favoriteList: List } }>(CREATE, { name: '  Para   el piso ', key }),
      ),
    );
    expect(new Set(answers.map(({ createFavoriteList: { favoriteList: list } }) => list.id)).size).toBe(1);
    expect(answers[0]?.createFavoriteList.favoriteList.name).toBe('Para el piso');
    const refused = (name: string) => fieldProblem(client, CREATE, { name, key: randomUUID() });
    for (const name of ['', '   ', 'x'.repeat(41), '\u200b'])
      expect(await refused(name)).toEqual({ path: 'name', code: 'LIST_NAME_LENGTH', params: { min: 1, max: 40 } });
    for (const name of ['PARA EL PISO', 'mis favoritos', 'My Favorites'])
      expect(await refused(name)).toMatchObject({ path: 'name', code: 'LIST_NAME_TAKEN' });
    expect(await refused('Llama al 612 345 678')).toMatchObject({ path: 'name', code: 'CONTACT_DATA' });
    await create(client, 'Ñandú');
    expect(await refused('ÑANDÚ')).toMatchObject({ code: 'LIST_NAME_TAKEN' });
    expect((await lists(client)).map(({ name }) => name)).toEqual([null, 'Para el piso', 'Ñandú']);
    await create(await renter(), 'Para el piso');
  });

  test('can be renamed to another case but not to the name of another list', async () => {
    const client = await renter();
    const [piso] = [await create(client, 'piso'), await create(client, 'moto')];
    expect(await client.query(RENAME, { id: piso, name: 'PISO' })).toEqual({
      renameFavoriteList: { favoriteList: { id: piso, name: 'PISO' } },
    });
    expect(await fieldProblem(client, RENAME, { id: piso, name: 'Moto' })).toMatchObject({
      path: 'name',
      code: 'LIST_NAME_TAKEN',
    });
    expect(await fieldProblem(client, RENAME, { id: await first(client), name: 'Otro' })).toBe('BAD_REQUEST');
  });

  test('are limited to twenty with the first one, also when created concurrently', async () => {
    const client = await renter();
    for (let n = 1; n < 18; n++) await create(client, `Lista ${n}`);
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) => client.send(CREATE, { name, key: randomUUID() })),
    );
    const refusals = answers.flatMap(({ errors }) => errors.flatMap(({ extensions }) => extensions.fields ?? []));
    expect(refusals).toEqual([1, 2].map(() => ({ path: 'name', code: 'LISTS_FULL', params: { max: 20 } })));
    expect(await lists(client)).toHaveLength(20);
  });

  test('of another person return NOT_FOUND, and visitors get UNAUTHENTICATED', async () => {
    const [one, other] = [await renter(), await renter()];
    await one.query(ADD, { spaceId: space });
    await other.query(ADD, { spaceId: space });
    const [id, mine] = [await create(one, 'Mía'), await first(other)];
    const calls: [string, Record<string, unknown>][] = [
      [RENAME, { id, name: 'Suya' }],
      [DELETE, { id }],
      [SHARE, { id }],
      [UNSHARE, { id }],
      [IN_LIST, { listId: id }],
      [MOVE, { spaceId: space, from: mine, to: id }],
      [MOVE, { spaceId: space, from: await first(one), to: mine }],
    ];
    for (const [document, variables] of calls) {
      expect(await other.codeOf(document, variables)).toBe('NOT_FOUND');
      expect(await app.visitor().codeOf(document, variables)).toBe('UNAUTHENTICATED');
    }
    expect(await app.visitor().codeOf(LISTS, {})).toBe('UNAUTHENTICATED');
    expect((await lists(one)).map(({ name, shareToken }) => [name, shareToken])).toEqual([
      [null, null],
      ['Mía', null],
    ]);
  });

  test('take a constant number of statements', async () => {
    const client = await renter();
    await client.query(ADD, { spaceId: space });
    const few = await countQueries(app, () => lists(client));
    for (let n = 1; n < 20; n++) await create(client, `Lista ${n}`);
    expect(await countQueries(app, () => lists(client))).toBe(few);
  });
});

describe('P10 moving a favorite to another list', () => {
  test('keeps its note and saved price, and a repeat changes nothing', async () => {
    const client = await renter();
    await client.query(ADD, { spaceId: space });
    const [kept] = await inList(client);
    await client.query(NOTE, { id: kept?.id, note: 'Medir' });
    await app
      .context()
      .em.execute('update favorites set price_at_save_cents = 9000 where id = ?', [uuidOf(kept?.id ?? '')]);
    const [from, to] = [await first(client), await create(client, 'Piso')];
    for (let time = 0; time < 2; time++)
      expect(
        (await client.query<{ moveFavorite: { favorite: Kept } }>(MOVE, { spaceId: space, from, to })).moveFavorite
          .favorite,
      ).toEqual({
        id: kept?.id,
        note: 'Medir',
      });
    expect([await spacesIn(client), await spacesIn(client, to)]).toEqual([[], [space]]);
    expect(
      await app
        .context()
        .em.execute('select price_at_save_cents as cents from favorites where id = ?', [uuidOf(kept?.id ?? '')]),
    ).toEqual([{ cents: 9000 }]);
    // A space in any list counts as a favorite.
    await client.query(ADD, { spaceId: space });
    expect(await spacesIn(client)).toEqual([]);
  });

  test('can keep it in both lists, and removing the favorite removes it from all', async () => {
    const client = await renter();
    await client.query(ADD, { spaceId: space });
    const [from, to] = [await first(client), await create(client, 'Piso')];
    for (let time = 0; time < 2; time++) await client.query(MOVE, { spaceId: space, from, to, stays: true });
    expect([await spacesIn(client), await spacesIn(client, to)]).toEqual([[space], [space]]);
    const [, there] = [await inList(client), await inList(client, to)];
    await client.query(NOTE, { id: there[0]?.id, note: 'Con portero' });
    // A space that is already in the target list stays there once, with its note.
    await client.query(MOVE, { spaceId: space, from: to, to: from });
    expect([await inList(client), await spacesIn(client, to)]).toMatchObject([[{ note: 'Con portero' }], []]);
    await client.query('mutation ($spaceId: ID!) { removeFavorite(input: { spaceId: $spaceId }) { removedSpaceId } }', {
      spaceId: space,
    });
    expect(await client.codeOf(MOVE, { spaceId: space, from, to })).toBe('NOT_FOUND');
  });

  test('is rejected when the list has a hundred, also for two concurrent moves to the last place', async () => {
    const client = await renter();
    const ids = await copies(MOST + 1);
    await client.query(MERGE, { ids: ids.slice(0, MOST) });
    // One that is already there needs no room; one that has none is told.
    const merged = await client.query<{ mergeFavorites: { spaceIds: string[]; leftOutCount: number } }>(MERGE, {
      ids: ids.slice(MOST - 1),
    });
    expect(merged.mergeFavorites).toMatchObject({ leftOutCount: 1, spaceIds: { length: MOST } });
    const [from, to] = [await first(client), await create(client, 'Todo')];
    await app
      .context()
      .em.execute(`update favorites set list_id = ? where list_id = ? and space_id <> all(?::uuid[])`, [
        uuidOf(to),
        uuidOf(from),
        `{${uuidOf(ids[0] as string)}}`,
      ]);
    await client.query(ADD, { spaceId: ids[MOST] });
    const answers = await Promise.all([ids[0], ids[MOST]].map((spaceId) => client.send(MOVE, { spaceId, from, to })));
    expect(answers.flatMap(({ errors }) => errors.flatMap(({ extensions }) => extensions.fields ?? []))).toEqual([
      { path: 'toListId', code: 'LIST_FULL', params: { max: MOST } },
    ]);
    expect((await lists(client)).map(({ count, isFull }) => [count, isFull])).toEqual([
      [1, false],
      [MOST, true],
    ]);
  });
});

describe('P10 deleting a list', () => {
  test('moves its favorites to the first list, each space once and with its note', async () => {
    const client = await renter();
    const [only, both] = (await copies(2)) as [string, string];
    for (const spaceId of [only, both]) await client.query(ADD, { spaceId });
    const [from, to] = [await first(client), await create(client, 'Piso')];
    await client.query(MOVE, { spaceId: only, from, to });
    await client.query(MOVE, { spaceId: both, from, to, stays: true });
    for (const { id, space: kept } of await inList(client, to))
      await client.query(NOTE, { id, note: kept.id === only ? 'Solo aquí' : 'En las dos' });
    await client.query(DELETE, { id: to });
    expect((await inList(client)).map(({ note, space: kept }) => [kept.id, note])).toEqual([
      [both, 'En las dos'],
      [only, 'Solo aquí'],
    ]);
    expect(await lists(client)).toHaveLength(1);
    expect([await client.codeOf(DELETE, { id: to }), await client.codeOf(DELETE, { id: from })]).toEqual([
      'NOT_FOUND',
      'BAD_REQUEST',
    ]);
  });

  test('is rejected when the first list has no room for its favorites', async () => {
    const client = await renter();
    const ids = await copies(MOST + 1);
    await client.query(ADD, { spaceId: ids[MOST] });
    const [from, to] = [await first(client), await create(client, 'Piso')];
    await client.query(MOVE, { spaceId: ids[MOST], from, to });
    await client.query(MERGE, { ids: ids.slice(0, MOST) });
    expect(await client.codeOf(DELETE, { id: to })).toBe('FAVORITES_FULL');
    expect((await lists(client)).map(({ count }) => count)).toEqual([MOST, 1]);
  });
});

describe('P10 a shared list', () => {
  test('is readable by its link, with published spaces and the short name of the owner, without notes', async () => {
    const client = await renter();
    const [shown, paused] = (await copies(2)) as [string, string];
    for (const spaceId of [shown, paused]) await client.query(ADD, { spaceId });
    await app.context().em.execute(`update spaces set status = 'paused' where id = ?`, [uuidOf(paused)]);
    const [list, kept] = [await first(client), (await inList(client))[0]];
    await client.query(NOTE, { id: kept?.id, note: 'Secreto' });
    const token = await share(client, list);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await share(client, list)).toBe(token);
    const seen = await shared(token);
    expect(seen).toMatchObject({ name: null, ownerName: 'Marta R.', count: 1 });
    expect(seen?.spaces.edges.map(({ node }) => node.id)).toEqual([shown]);
    expect(JSON.stringify(await app.context().em.execute('select * from favorite_lists'))).not.toContain(token);
    expect(
      await app
        .visitor()
        .codeOf(
          'query ($token: String!) { sharedFavoriteList(token: $token) { spaces { edges { node { note } } } } }',
          { token },
        ),
    ).toBe('BAD_REQUEST');
  });

  test('is not readable by a revoked, forged or malformed link', async () => {
    const client = await renter();
    await client.query(ADD, { spaceId: space });
    const list = await first(client);
    const token = await share(client, list);
    for (let time = 0; time < 2; time++)
      expect(await client.query(UNSHARE, { id: list })).toEqual({
        unshareFavoriteList: { favoriteList: { id: list, shareToken: null } },
      });
    expect(await shared(token)).toBeNull();
    const next = await share(client, list);
    expect(next).not.toBe(token);
    expect([await shared(token), (await shared(next))?.count]).toEqual([null, 1]);
    const changedAt = (place: number) =>
      next.slice(0, place) + (next[place] === 'A' ? 'B' : 'A') + next.slice(place + 1);
    // A cursor of another share, or this one without a valid signature.
    for (const other of ['', 'x', changedAt(5), changedAt(35), `${next}A`, '\u0000', `${next}=`])
      expect(await shared(other)).toBeNull();
  });

  test('excludes the spaces of a suspended host', async () => {
    const client = await renter();
    const banned = await newPerson(app, 'banned-host@example.com');
    for (const spaceId of [space, await publishedSpace(app, banned)]) await client.query(ADD, { spaceId });
    const token = await share(client, await first(client));
    expect((await shared(token))?.count).toBe(2);
    await app.context().em.execute(`update users set suspended_at = now() where email = 'banned-host@example.com'`);
    const list = await shared(token);
    expect([list?.count, list?.spaces.edges.map(({ node }) => node.id)]).toEqual([1, [space]]);
  });

  test('paginates, and is not readable when its owner is suspended or the list deleted', async () => {
    const client = await renter();
    const ids = await copies(5);
    await client.query(MERGE, { ids });
    const token = await share(client, await first(client));
    const page = await shared(token, { first: 3 });
    const rest = await shared(token, { first: 3, after: page?.spaces.pageInfo.endCursor });
    expect([page, rest].flatMap((one) => one?.spaces.edges.map(({ node }) => node.id))).toEqual(ids);
    expect([page?.spaces.pageInfo.hasNextPage, rest?.spaces.pageInfo.hasNextPage]).toEqual([true, false]);
    const few = await countQueries(app, () => shared(token, { first: 1 }));
    expect(await countQueries(app, () => shared(token, { first: 5 }))).toBe(few);
    const email = `lister-${people}@example.com`;
    await app.context().em.execute('update users set suspended_at = now() where email = ?', [email]);
    expect(await shared(token)).toBeNull();
    await app.context().em.execute('update users set suspended_at = null where email = ?', [email]);
    const named = await create(client, 'Otra');
    const other = await share(client, named);
    expect((await shared(other))?.name).toBe('Otra');
    await client.query(DELETE, { id: named });
    expect(await shared(other)).toBeNull();
  });
});
