import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../../server/core/values/date-range.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { CHANGE, listMine, REMOVE, save, SAVE, searcher, SEEN, type Saved } from './saved-searches.js';
import { newPerson } from '../../support/spaces.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const MOST = 20;

let app: TestApp;
let client: GraphqlClient;
let count = 0;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());

const somebody = (): Promise<GraphqlClient> => newPerson(app, `keeper-${(count += 1)}@example.com`);
const problemOf = async (filter: object, name = 'Mi búsqueda') =>
  (await client.send(SAVE, { input: { filter, name } })).errors[0]?.extensions;

describe('P10 a saved search', () => {
  test('is stored once per canonical filter, and returned in the form of the search input', async () => {
    client = await somebody();
    const first = await save(client, {
      postalCode: ' Chamberí ',
      type: ['GARAGE', 'STORAGE'],
      priceMaxCents: 9000,
      is24h: false,
      things: [
        { thing: 'SOFA', count: 1 },
        { thing: 'BOX', count: 9 },
      ],
    });
    expect(first).toMatchObject({ name: 'Mi búsqueda', cadence: 'AT_ONCE', isOver: false, newCount: 0 });
    expect(first.filter).toEqual({
      postalCode: 'Chamberí',
      type: ['GARAGE', 'STORAGE'],
      priceMaxCents: 9000,
      things: [
        { thing: 'SOFA', count: 1 },
        { thing: 'BOX', count: 9 },
      ],
    });
    const again = await save(
      client,
      {
        postalCode: 'chamberí',
        type: ['STORAGE', 'GARAGE'],
        priceMaxCents: 9000,
        things: [
          { thing: 'BOX', count: 9 },
          { thing: 'SOFA', count: 1 },
        ],
      },
      { name: 'Otra' },
    );
    expect(again).toMatchObject({ id: first.id, name: 'Mi búsqueda' });
    expect(await listMine(client)).toHaveLength(1);
    const { savedSearch } = await client.query<{ savedSearch: Saved }>(
      'query ($filter: SpaceFilter!) { savedSearch(filter: $filter) { id } }',
      { filter: first.filter },
    );
    expect(savedSearch.id).toBe(first.id);
  });

  test('is rejected with an empty or invalid filter, or an empty or long name, at its field', async () => {
    client = await somebody();
    expect(await problemOf({})).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ path: 'filter', code: 'REQUIRED' }],
    });
    expect(await problemOf({ type: [], is24h: false, postalCode: '  ' })).toMatchObject({
      fields: [{ path: 'filter', code: 'REQUIRED' }],
    });
    expect(await problemOf({ sizeMinM2: -1 })).toMatchObject({
      fields: [{ path: 'filter.sizeMinM2', code: 'FILTER_OUT_OF_RANGE' }],
    });
    expect(await problemOf({ city: 'Madrid' }, ' \n ')).toMatchObject({ fields: [{ path: 'name', code: 'REQUIRED' }] });
    expect(await problemOf({ city: 'Madrid' }, 'x'.repeat(61))).toMatchObject({
      fields: [{ path: 'name', code: 'TOO_LONG', params: { max: 60 } }],
    });
    expect((await save(client, { city: 'Madrid' }, { name: '🛋'.repeat(60) })).name).toBe('🛋'.repeat(60));
  });

  test('P-43 accepts a lone surrogate in its text', async () => {
    client = await somebody();
    expect(await save(client, { city: 'Madrid', text: 'sofá \ud83d' })).toMatchObject({
      filter: { text: 'sofá \ufffd' },
    });
  });

  test('is limited to twenty per user, also for concurrent requests', async () => {
    client = await somebody();
    const answers = await Promise.all(
      Array.from({ length: MOST + 2 }, (_, index) =>
        client.send(SAVE, { input: { name: 'Una', filter: { city: 'Madrid', sizeMinM2: index + 1 } } }),
      ),
    );
    expect(answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions))).toMatchObject(
      Array.from({ length: 2 }, () => ({ code: 'SAVED_SEARCHES_FULL', params: { most: MOST } })),
    );
    const all = await listMine(client);
    expect(all).toHaveLength(MOST);
    // An existing search does not count against the limit.
    await save(client, all[0]?.filter ?? {});
    await client.query(REMOVE, { id: all[0]?.id });
    await save(client, { city: 'Sevilla' });
  });

  test('is changed, marked as seen and deleted by its owner only', async () => {
    const owner = await searcher(app, { city: 'Madrid' });
    const other = await somebody();
    const { id } = owner.saved;
    for (const [mutation, variables] of [
      [CHANGE, { input: { savedSearchId: id, name: 'Mía' } }],
      [SEEN, { id }],
    ] as const) {
      expect(await other.codeOf(mutation, variables)).toBe('NOT_FOUND');
      expect(await app.visitor().codeOf(mutation, variables)).toBe('UNAUTHENTICATED');
    }
    await other.query(REMOVE, { id });
    expect(await listMine(owner.client)).toHaveLength(1);
    expect(
      (
        await owner.client.query<{ changeSavedSearch: { savedSearch: Saved } }>(CHANGE, {
          input: { savedSearchId: id, name: ' Piso  nuevo ', cadence: 'DAILY' },
        })
      ).changeSavedSearch.savedSearch,
    ).toMatchObject({ name: 'Piso nuevo', cadence: 'DAILY' });
    expect(
      (
        await owner.client.query<{ changeSavedSearch: { savedSearch: Saved } }>(CHANGE, {
          input: { savedSearchId: id, cadence: 'OFF' },
        })
      ).changeSavedSearch.savedSearch,
    ).toMatchObject({ name: 'Piso nuevo', cadence: 'OFF' });
    expect(
      (await owner.client.send(CHANGE, { input: { savedSearchId: id, name: '' } })).errors[0]?.extensions,
    ).toMatchObject({
      fields: [{ path: 'name', code: 'REQUIRED' }],
    });
    await owner.client.query(REMOVE, { id });
    await owner.client.query(REMOVE, { id });
    expect(await listMine(owner.client)).toEqual([]);
  });

  test('starts today when its first day has passed, and is over on its last day', async () => {
    client = await somebody();
    const today = app.context().clock.today();
    const { id } = await save(client, { city: 'Madrid', from: addDays(today, 1), to: addDays(today, 40) });
    const move = (from: number, to: number) =>
      app
        .context()
        .em.execute(
          `update saved_searches set filter = filter || ?::jsonb where user_id = (select user_id from saved_searches where name = 'Mi búsqueda' and filter ->> 'from' = ?)`,
          [JSON.stringify({ from: addDays(today, from), to: addDays(today, to) }), addDays(today, 1)],
        );
    await move(-5, 20);
    expect(await listMine(client)).toMatchObject([
      { id, isOver: false, filter: { city: 'Madrid', from: today, to: addDays(today, 20) } },
    ]);
    const { savedSearch } = await client.query<{ savedSearch: Saved | null }>(
      'query ($filter: SpaceFilter!) { savedSearch(filter: $filter) { id } }',
      { filter: { city: 'Madrid', from: today, to: addDays(today, 20) } },
    );
    expect(savedSearch?.id).toBe(id);
    await app
      .context()
      .em.execute(`update saved_searches set filter = filter || ?::jsonb where filter ->> 'from' = ?`, [
        JSON.stringify({ to: today }),
        addDays(today, -5),
      ]);
    expect(await listMine(client)).toMatchObject([{ isOver: true, filter: { city: 'Madrid' } }]);
  });
});
