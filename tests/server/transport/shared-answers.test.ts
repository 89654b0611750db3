import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { countQueries, queriesOf } from '../../support/query-counter.js';
import { newPerson, publishedSpace, uuidOf } from '../../support/spaces.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const LIST = 'query ($filter: SpaceFilter) { searchSpaces(filter: $filter) { totalCount edges { node { title } } } }';
const CHEAP = { filter: { priceMaxCents: 90_000 } };

interface List {
  readonly searchSpaces: { readonly edges: readonly { readonly node: { readonly title: string } }[] };
}

let app: TestApp;
let spaceId: string;
beforeAll(async () => {
  app = await createTestApp({ sharesAnswers: true });
  spaceId = await publishedSpace(app, await newPerson(app, 'host@shared.test', ['host']), {
    title: 'Trastero compartido',
  });
  // The new space invalidates answers within a second, which would be in the middle of a test.
  await setTimeout(1_100);
});
afterAll(() => app.stop());

const titles = async (filter: object): Promise<string[]> =>
  (await app.visitor().query<List>(LIST, { filter })).searchSpaces.edges.map(({ node }) => node.title);

test('a second visitor gets the cached answer without a statement, with its age', async () => {
  const first = await app.visitor().send(LIST, CHEAP);
  let second = first;
  const statements = await countQueries(app, async () => void (second = await app.visitor().send(LIST, CHEAP)));
  expect(statements).toBe(0);
  expect(second.data).toEqual(first.data);
  expect([second.headers.get('cache-control'), second.headers.get('age')]).toEqual(['private, max-age=5', '0']);
  expect(second.headers.get('vary')).toContain('Authorization');
});

test('a hundred concurrent visitors share one execution', async () => {
  const filter = { filter: { sizeMinM2: 2 } };
  const alone = await countQueries(app, () => app.visitor().query(LIST, { filter: { sizeMinM2: 3 } }));
  const together = await countQueries(app, () =>
    Promise.all(Array.from({ length: 100 }, () => app.visitor().query(LIST, filter))),
  );
  expect(together).toBe(alone);
});

test('answers are cached per variables, language and document; each visitor pays their own points', async () => {
  expect(await titles({ priceMaxCents: 90_000 })).toEqual(['Trastero compartido']);
  expect(await titles({ priceMaxCents: 1_000 })).toEqual([]);
  const questions = '{ city(slug: "madrid") { questions { question } } }';
  const spanish = await app.visitor('es').query(questions);
  expect(await app.visitor('en').query(questions)).not.toEqual(spanish);
  const visitor = app.visitor();
  const left = async (): Promise<number> => (await visitor.send(LIST, CHEAP)).extensions['cost'] as never;
  const [one, two] = [await left(), await left()] as unknown as { remaining: number }[];
  expect(two!.remaining).toBeLessThan(one!.remaining);
});

test('signed-in viewers and queries with personal fields neither use nor fill the cache', async () => {
  const renter = await newPerson(app, 'renter@shared.test');
  const personal = await renter.send(
    'query ($filter: SpaceFilter) { searchSpaces(filter: $filter) { totalCount } }',
    CHEAP,
  );
  expect(personal.headers.get('age')).toBeNull();
  const mixed = '{ searchSpaces { totalCount } viewer { email } }';
  await renter.query(mixed);
  const visitors = await app.visitor().send(mixed);
  expect([visitors.data, visitors.headers.get('age')]).toEqual([
    { searchSpaces: { totalCount: 1 }, viewer: null },
    null,
  ]);
  const draft = 'query ($id: ID!) { space(id: $id) { title status } }';
  await app.visitor().query(draft, { id: spaceId });
  expect((await renter.send(draft, { id: spaceId })).headers.get('age')).toBeNull();
});

test('errors are not shared: each call runs and has its own request id', async () => {
  const wrong = { filter: { sizeMinM2: 50, sizeMaxM2: 5 } };
  const [one, two] = [await app.visitor().send(LIST, wrong), await app.visitor().send(LIST, wrong)];
  expect(one.errors[0]?.extensions.code).toBe('VALIDATION_FAILED');
  expect(two.errors[0]?.extensions.requestId).not.toBe(one.errors[0]?.extensions.requestId);
});

test('constants are cached across calls and refreshed when they change', async () => {
  const PRICE = 'query ($filter: SpaceFilter) { searchSpaces(filter: $filter) { edges { node { priceAllInCents } } } }';
  let most = 90_001;
  const price = async (): Promise<number | undefined> => {
    const { searchSpaces } = await app.visitor().query<{
      searchSpaces: { edges: { node: { priceAllInCents: number } }[] };
    }>(PRICE, { filter: { priceMaxCents: most++ } });
    return searchSpaces.edges[0]?.node.priceAllInCents;
  };
  const before = (await price()) ?? 0;
  const statements = await queriesOf(app, price);
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.filter((text) => text.includes('platform_constants'))).toEqual([]);
  await app.context().em.execute(`update platform_constants set value = 2000 where key = 'RENTER_FEE_BPS'`);
  await vi.waitFor(async () => expect(await price()).toBeGreaterThan(before), { timeout: 900 });
});

test('a card reads the first picture and the count, not all pictures', async () => {
  interface Pictures {
    readonly space: {
      readonly photoCount: number;
      readonly coverPhoto: { readonly id: string };
      readonly photos: readonly { readonly id: string }[];
    };
  }
  const read = (fields: string) =>
    app.visitor().query<Pictures>(`query ($id: ID!) { space(id: $id) { ${fields} } }`, { id: spaceId });
  const { photos } = (await read('photos { id }')).space;
  expect(photos.length).toBeGreaterThan(1);
  let card: Pictures | undefined;
  const statements = await queriesOf(app, async () => void (card = await read('photoCount coverPhoto { id }')));
  expect(card?.space).toEqual({ photoCount: photos.length, coverPhoto: photos[0] });
  const reading = statements.filter((text) => text.includes('space_photos'));
  expect(reading).toHaveLength(1);
  expect(reading[0]).toContain('distinct on');
});

test('a removed space disappears from shared answers at once', async () => {
  expect(await titles({})).toEqual(['Trastero compartido']);
  await app.context().em.execute('delete from space_search where id = ?', [uuidOf(spaceId)]);
  await vi.waitFor(async () => expect(await titles({})).toEqual([]), { timeout: 900 });
});
