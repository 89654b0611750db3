import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signInAsAdmin } from '../../support/accounts.js';
import { FakeClock } from '../../support/fake-clock.js';
import { GraphqlClient } from '../../support/graphql-client.js';
import { countQueries } from '../../support/query-counter.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';
import { searchCounterOf } from '../../../server/features/search/counting/search-counter.js';

const COUNT = 'mutation { countSearch { isCounted } }';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';

const clock = new FakeClock('2027-03-02T09:55:00Z');
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ clock });
});
afterAll(() => app.stop());
beforeEach(async () => {
  await searchCounterOf(app.services)?.write();
  await app.context().em.execute('delete from search_days');
});

function visitor(userAgent = BROWSER): GraphqlClient {
  const client = new GraphqlClient(app.url);
  client.userAgent = userAgent;
  return client;
}
const search = async (client: GraphqlClient): Promise<boolean> =>
  (await client.query<{ countSearch: { isCounted: boolean } }>(COUNT)).countSearch.isCounted;
const counted = async (): Promise<unknown> => {
  await searchCounterOf(app.services)?.write();
  return app.context().em.execute('select day::text, searches from search_days order by day');
};

test('P9 searches are counted per day and written later, without a statement per search', async () => {
  const [one, two] = [visitor(), visitor()];
  expect(await search(one)).toBe(true);
  expect(await countQueries(app, () => search(two))).toBe(0);
  expect(await counted()).toEqual([{ day: '2027-03-02', searches: 2 }]);
  await search(one);
  clock.set('2027-03-02T23:30:00Z');
  await search(one);
  // By then it is the next day in Spain.
  expect(await counted()).toEqual([
    { day: '2027-03-02', searches: 3 },
    { day: '2027-03-03', searches: 1 },
  ]);
});

test('P9 bots and staff are not counted, and one address counts at most 100 searches a day', async () => {
  for (const name of ['Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.5.0', ' '])
    expect(await search(visitor(name))).toBe(false);
  const admin = visitor();
  await signInAsAdmin(app, admin);
  expect(await search(admin)).toBe(false);
  const client = visitor();
  const answers: boolean[] = [];
  for (let turn = 0; turn < 104; turn++) answers.push(await search(client));
  expect(answers.filter(Boolean)).toHaveLength(100);
  expect(await counted()).toEqual([{ day: '2027-03-03', searches: 100 }]);
});

test('P-63 only the daily total of searches is stored', async () => {
  const columns = await app
    .context()
    .em.execute<{ name: string }[]>(
      `select column_name as name from information_schema.columns where table_name = 'search_days' order by 1`,
    );
  expect(columns.map(({ name }) => name)).toEqual(['day', 'searches']);
});
