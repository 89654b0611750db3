import { beforeAll, describe, expect, test } from 'vitest';
import { signInAsAdmin } from '../../support/accounts.js';
import { requested } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { publishedSpace, uuidOf } from '../../support/spaces.js';

const COUNTS = 'query ($views: [StaffViewInput!]!) { staffViewCounts(views: $views) }';
const PEOPLE =
  'query ($filter: PeopleFilter) { people(filter: $filter) { totalCount edges { node { id fullName } } } }';
const BOOKINGS = `query ($filter: StaffBookingFilter) { staffBookings(filter: $filter) {
  totalCount edges { node { id reference staffRecord { availableActs } } } } }`;

interface People {
  readonly totalCount: number;
  readonly edges: readonly { readonly node: { readonly id: string; readonly fullName: string } }[];
}

let content: GraphqlClient;
let finance: GraphqlClient;
let booking: { readonly id: string; readonly reference: string };

const world = useWorld();
beforeAll(async () => {
  const { id } = await requested(world);
  const [row] = await world.app
    .context()
    .em.execute<{ reference: string }[]>('select reference from bookings where id = ?', [uuidOf(id)]);
  booking = { id, reference: row?.reference ?? '' };
  [content, finance] = [world.app.visitor(), world.app.visitor()];
  await signInAsAdmin(world.app, content, 'content@example.test', 'content');
  await signInAsAdmin(world.app, finance, 'finance@example.test', 'finance');
});

const counts = async (views: readonly object[], client: GraphqlClient = world.admin) =>
  (await client.query<{ staffViewCounts: (number | null)[] }>(COUNTS, { views })).staffViewCounts;

describe('P9 staffViewCounts', () => {
  test('each count equals the total of its list', async () => {
    const { people } = await world.admin.query<{ people: People }>(PEOPLE, { filter: { role: 'HOST' } });
    expect(people.totalCount).toBeGreaterThan(0);
    expect(
      await counts([
        { people: { role: 'HOST' } },
        { people: { state: 'BANNED' } },
        { bookings: { status: 'REQUESTED' } },
        { bookings: { isOwing: true } },
        { reports: { isWaiting: true } },
        { claims: {} },
        { money: { kind: 'PAYOUT' } },
      ]),
    ).toEqual([people.totalCount, 0, 1, 0, 0, 0, 0]);
    const [spaces, acts, consents] = await counts([{ spaces: {} }, { audit: {} }, { consents: {} }]);
    expect(spaces).toBeGreaterThan(0);
    expect([acts, consents]).toEqual([expect.any(Number), expect.any(Number)]);
  });

  test('a list that the viewer may not read has a null count', async () => {
    const views = [{ people: {} }, { spaces: {} }, { bookings: {} }, { money: {} }, { audit: {} }];
    expect((await counts(views, content)).map((count) => count !== null)).toEqual([false, true, false, false, false]);
    expect((await counts(views, finance)).map((count) => count !== null)).toEqual([true, false, true, true, false]);
  });

  test('a view of two lists, more than twelve views and callers outside the staff are rejected', async () => {
    expect(await world.admin.codeOf(COUNTS, { views: [{ people: {}, spaces: {} }] })).toBe('BAD_REQUEST');
    expect(await world.admin.codeOf(COUNTS, { views: Array.from({ length: 13 }, () => ({ people: {} })) })).toBe(
      'BAD_REQUEST',
    );
    expect(await world.renter.codeOf(COUNTS, { views: [{ people: {} }] })).toBe('FORBIDDEN');
  });
});

describe('P9 CSV files of the staff lists', () => {
  const file = (path: string, client: GraphqlClient = world.admin) =>
    fetch(`${world.app.url}/files/staff/${path}`, { headers: client.headers() });
  const rowsOf = async (answer: Response): Promise<string[]> => (await answer.text()).trim().split('\r\n').slice(1);
  const lastAct = async (action: string) => {
    const acts = await world.app
      .context()
      .db.selectFrom('AuditEntry')
      .select(['actorId', 'after'])
      .where('action', '=', action)
      .orderBy('id')
      .execute();
    return acts.at(-1)?.after;
  };

  test('people are exported by filter or selection, without names, and each download is recorded', async () => {
    const { people } = await world.admin.query<{ people: People }>(PEOPLE, { filter: { role: 'HOST' } });
    const hosts = await file('people.csv?role=HOST');
    expect(hosts.headers.get('cache-control')).toBe('private, no-store');
    const rows = await rowsOf(hosts);
    expect(rows.map((row) => row.split(',')[0])).toEqual(people.edges.map(({ node }) => node.id));
    for (const { node } of people.edges) expect(rows.join()).not.toContain(node.fullName);
    expect(await lastAct('people.downloaded')).toMatchObject({ role: 'host', rows: rows.length });
    const all = (await world.admin.query<{ people: People }>(PEOPLE, {})).people.edges.map(({ node }) => node.id);
    const chosen = [all[0], all[2]];
    expect((await rowsOf(await file(`people.csv?ids=${chosen.join()}`))).map((row) => row.split(',')[0])).toEqual(
      chosen,
    );
    expect(await lastAct('people.downloaded')).toMatchObject({ uuids: chosen.map((id) => uuidOf(id ?? '')), rows: 2 });
  });

  test('spaces and bookings are exported in the same way', async () => {
    const spaceId = await publishedSpace(world.app, world.host);
    await publishedSpace(world.app, world.host);
    expect(await rowsOf(await file(`spaces.csv?ids=${spaceId}`))).toEqual([
      expect.stringMatching(new RegExp(`^${spaceId},per_[\\w-]+,published,`)),
    ]);
    const rows = await rowsOf(await file('bookings.csv?status=REQUESTED'));
    expect(rows).toEqual([expect.stringMatching(new RegExp(`^${booking.reference},per_`))]);
    expect(await lastAct('bookings.downloaded')).toMatchObject({ status: 'requested', rows: 1 });
  });

  test('a viewer without access and a malformed filter get an error, and nothing is recorded', async () => {
    const before = await lastAct('people.downloaded');
    expect((await file('people.csv', content)).status).toBe(403);
    expect((await file('spaces.csv', finance)).status).toBe(403);
    expect((await file('bookings.csv', world.renter)).status).toBe(403);
    expect((await file('people.csv?role=KING')).status).toBe(400);
    expect((await file('people.csv?minLevel=two')).status).toBe(400);
    expect((await file('money.csv?ids=spy_1')).status).toBe(400);
    expect(await lastAct('people.downloaded')).toEqual(before);
  });
});

test('P9 bookings in the list have their available acts', async () => {
  const { staffBookings } = await world.admin.query<{
    staffBookings: { edges: { node: { id: string; staffRecord: { availableActs: string[] } } }[] };
  }>(BOOKINGS, { filter: { query: booking.reference } });
  expect(staffBookings.edges[0]?.node.staffRecord.availableActs).toEqual(
    expect.arrayContaining(['ACCEPT', 'DECLINE', 'WRITE_NOTE']),
  );
});
