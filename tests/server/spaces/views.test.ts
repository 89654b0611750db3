import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteOldMarks } from '../../../server/features/spaces/views/count-view.js';
import { FakeClock } from '../../support/fake-clock.js';
import { GraphqlClient } from '../../support/graphql-client.js';
import { newPerson, publishedSpace, uuidOf } from '../../support/spaces.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const COUNT =
  'mutation ($id: ID!, $step: ViewStep!) { countSpaceView(input: { spaceId: $id, step: $step }) { isCounted } }';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';

const clock = new FakeClock('2027-03-02T09:55:00Z');
let app: TestApp;
let host: GraphqlClient;
let id: string;

beforeAll(async () => {
  app = await createTestApp({ clock });
  host = await newPerson(app, 'seen@example.com');
  id = await publishedSpace(app, host);
});
afterAll(() => app.stop());
beforeEach(async () => {
  clock.set('2027-03-02T09:55:00Z');
  await app.context().em.execute('delete from space_views; delete from space_view_marks');
});

function visitor(userAgent = BROWSER): GraphqlClient {
  const client = new GraphqlClient(app.url);
  client.userAgent = userAgent;
  return client;
}
const look = async (client: GraphqlClient, step = 'SPACE', space = id): Promise<boolean> =>
  (await client.query<{ countSpaceView: { isCounted: boolean } }>(COUNT, { id: space, step })).countSpaceView.isCounted;
const counted = async (): Promise<unknown> =>
  app.context().em.execute('select day::text, views, price_views from space_views order by day');

test('DSH-1 a view counts once a day per visitor, and once more when the price is seen', async () => {
  const [one, two] = [visitor(), visitor()];
  expect([await look(one), await look(one), await look(two), await look(one, 'PRICE')]).toEqual([
    true,
    false,
    true,
    true,
  ]);
  clock.set('2027-03-03T09:55:00Z');
  expect(await look(one)).toBe(true);
  expect(await counted()).toEqual([
    { day: '2027-03-02', views: 2, price_views: 1 },
    { day: '2027-03-03', views: 1, price_views: 0 },
  ]);
});

test('DSH-1 views by the host, by bots and of unpublished spaces are not counted', async () => {
  host.userAgent = BROWSER;
  expect(await look(host)).toBe(false);
  for (const name of ['Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.5.0', 'HeadlessChrome/140', ' '])
    expect(await look(visitor(name))).toBe(false);
  expect(await look(visitor(), 'SPACE', 'spc_nothing')).toBe(false);
  await app.context().em.execute(`update spaces set status = 'paused' where id = ?`, [uuidOf(id)]);
  expect(await look(visitor())).toBe(false);
  await app.context().em.execute(`update spaces set status = 'published' where id = ?`, [uuidOf(id)]);
  expect(await counted()).toEqual([]);
});

test('DSH-1 one address counts as at most ten visitors a day, whatever its user agents', async () => {
  const client = visitor();
  const answers: boolean[] = [];
  for (let browser = 0; browser < 14; browser++) {
    client.userAgent = `${BROWSER} ${browser}`;
    answers.push(await look(client));
  }
  expect(answers.filter(Boolean)).toHaveLength(10);
});

test('P-63 neither addresses nor user agents are stored, and marks are deleted the next day', async () => {
  const client = visitor();
  await look(client);
  const marks = JSON.stringify(await app.context().em.execute('select * from space_view_marks'));
  expect(marks).not.toContain(client.ip);
  expect(marks).not.toContain('Firefox');
  clock.set('2027-03-03T09:55:00Z');
  await deleteOldMarks(app.context());
  expect(await app.context().em.execute('select * from space_view_marks')).toEqual([]);
});
