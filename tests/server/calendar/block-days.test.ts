import { beforeEach, expect, test } from 'vitest';
import { ACCEPT, NOW, TODAY, resetWorld, person, request, start, stay, START } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { signInAs } from '../../support/accounts.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { countQueries } from '../../support/query-counter.js';
import { publishedSpace, uuidOf } from '../../support/spaces.js';

const BLOCK = `mutation ($input: BlockDaysInput!) { blockDays(input: $input) { blocks { id from to reason note } } }`;
const UNBLOCK = `mutation ($id: ID!) { unblockDays(input: { blockId: $id }) { deletedBlockId } }`;
const MONTH = `query ($month: LocalDate!) { hostMonth(month: $month) { month spaceCount occupiedDays availableDays occupancyPercent rows {
  canBlock space { id title status } entries { kind from to booking { id status } block { id reason note } } } } }`;
const BUSY = `query ($id: ID!) { space(id: $id) { busy(from: "2027-03-01", to: "2027-07-01") { from to } } }`;
const QUOTE = `query ($input: PriceQuoteInput!) { priceQuote(input: $input) { isAvailable } }`;
const OWN = `{ mySpaces(first: 50) { edges { node { id freeFrom freeUntil pausedAt } } } }`;
const FOUND = `query ($filter: SpaceFilter!) { searchSpaces(filter: $filter) { totalCount } }`;

interface Entry {
  readonly kind: string;
  readonly from: string;
  readonly to: string;
  readonly booking: { readonly id: string; readonly status: string } | null;
  readonly block: { readonly id: string; readonly reason: string; readonly note: string } | null;
}
interface Month {
  readonly occupiedDays: number;
  readonly availableDays: number;
  readonly occupancyPercent: number | null;
  readonly spaceCount: number;
  readonly rows: {
    readonly canBlock: boolean;
    readonly space: { readonly id: string; readonly status: string };
    readonly entries: Entry[];
  }[];
}

const world = useWorld({}, { minDays: 1 });
beforeEach(async () => {
  await resetWorld(world);
  await world.app.context().em.execute('delete from space_blocks');
});

const days = (from: string, to: string, more: Record<string, unknown> = {}) => ({
  spaceIds: [world.spaceId],
  from,
  to,
  reason: 'WORKS',
  ...more,
});
const block = async (input: Record<string, unknown>, client: GraphqlClient = world.host) =>
  (await client.query<{ blockDays: { blocks: { id: string; note: string; reason: string }[] } }>(BLOCK, { input }))
    .blockDays.blocks;
const refusal = async (input: Record<string, unknown>, client: GraphqlClient = world.host) =>
  (await client.send(BLOCK, { input })).errors[0]?.extensions;
const monthOf = async (month: string, client: GraphqlClient = world.host) =>
  (await client.query<{ hostMonth: Month }>(MONTH, { month })).hostMonth;

test('P10 blocked days are busy for everybody and have their reason for the host only', async () => {
  const [made] = await block(days('2027-04-10', '2027-04-15', { note: '  Pintar la pared  ' }));
  expect(made).toMatchObject({ from: '2027-04-10', to: '2027-04-15', reason: 'WORKS', note: 'Pintar la pared' });
  const april = await monthOf('2027-04-20');
  expect(april.rows.map(({ entries }) => entries)).toEqual([
    [
      {
        kind: 'BLOCK',
        from: '2027-04-10',
        to: '2027-04-15',
        booking: null,
        block: { id: made?.id, reason: 'WORKS', note: 'Pintar la pared' },
      },
    ],
  ]);
  const { space } = await world.app.visitor().query<{ space: { busy: object[] } }>(BUSY, { id: world.spaceId });
  expect(space.busy).toEqual([{ from: '2027-04-10', to: '2027-04-15' }]);
  const stays = { from: '2027-04-14', to: '2027-04-20' };
  const { errors } = await world.renter.send(START, { input: stay(world.spaceId, 0, 0, stays) });
  expect(errors[0]?.extensions).toMatchObject({ code: 'BOOKING_DATES_TAKEN' });
  const quote = { spaceId: world.spaceId, ...stays, termType: 'FIXED' };
  expect(await world.renter.query(QUOTE, { input: quote })).toEqual({ priceQuote: { isAvailable: false } });
  const found = async (): Promise<unknown> =>
    (
      await world.renter.query<{ searchSpaces: { totalCount: number } }>(FOUND, {
        filter: { city: 'madrid', ...stays },
      })
    ).searchSpaces.totalCount;
  expect(await found()).toBe(0);
  // The day after the blocked range can be booked.
  expect(await start(world.renter, stay(world.spaceId, 0, 0, { from: '2027-04-15', to: '2027-04-20' }))).toMatchObject({
    status: 'PENDING_PAYMENT',
  });
  await world.host.query(UNBLOCK, { id: made?.id });
  expect(await found()).toBe(0);
  await world.app
    .context()
    .em.execute(`update bookings set status = 'payment_failed' where status = 'pending_payment'`);
  await block(days('2027-06-01', '2027-06-02'));
  expect(await found()).toBe(1);
});

test('P10 booked days cannot be blocked, adjacent days can', async () => {
  const { id } = await start(world.renter, stay(world.spaceId, 0, 0, { from: '2027-04-10', to: '2027-04-20' }));
  expect(await refusal(days('2027-04-19', '2027-04-25'))).toMatchObject({ code: 'DAYS_BOOKED' });
  await request(world.renter, id);
  expect(await refusal(days('2027-04-01', '2027-04-11'))).toMatchObject({ code: 'DAYS_BOOKED' });
  await block(days('2027-04-20', '2027-04-25'));
  await block(days('2027-04-05', '2027-04-10'));
  await world.host.query(ACCEPT, { input: { bookingId: id } });
  const { rows, occupiedDays, availableDays, occupancyPercent } = await monthOf('2027-04-01');
  expect(rows[0]?.entries.map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['BLOCK', '2027-04-05', '2027-04-10'],
    ['BOOKED', '2027-04-10', '2027-04-20'],
    ['BLOCK', '2027-04-20', '2027-04-25'],
  ]);
  // Ten of the thirty days are blocked.
  expect([occupiedDays, availableDays, occupancyPercent]).toEqual([10, 20, 50]);
});

test('P10 an expired hold does not prevent a block', async () => {
  await start(world.renter, stay(world.spaceId, 0, 0, { from: '2027-04-10', to: '2027-04-20' }));
  expect(await refusal(days('2027-04-10', '2027-04-12'))).toMatchObject({ code: 'DAYS_BOOKED' });
  world.clock.set('2027-03-02T10:20:00Z');
  await signInAs(world.host, 'host@example.test');
  expect(await block(days('2027-04-10', '2027-04-12'))).toHaveLength(1);
});

test('P10 blocking the same days again updates reason and note; overlapping other days is rejected for all spaces', async () => {
  const [first] = await block(days('2027-04-10', '2027-04-15'));
  const [again] = await block(days('2027-04-10', '2027-04-15', { reason: 'AWAY', note: 'Viaje' }));
  expect(again).toMatchObject({ id: first?.id, reason: 'AWAY', note: 'Viaje' });
  expect(await refusal(days('2027-04-14', '2027-04-16'))).toMatchObject({ code: 'DAYS_BLOCKED' });
  // Either all spaces are blocked or none.
  const other = await publishedSpace(world.app, world.host, { minDays: 1, title: 'Garaje para la moto' });
  const both = { spaceIds: [other, world.spaceId] };
  expect(await refusal(days('2027-04-14', '2027-04-16', both))).toMatchObject({ code: 'DAYS_BLOCKED' });
  const kept = async (): Promise<number> => (await monthOf('2027-04-01')).rows.flatMap(({ entries }) => entries).length;
  expect(await kept()).toBe(1);
  expect(await block(days('2027-04-20', '2027-04-22', both))).toHaveLength(2);
  expect(await kept()).toBe(3);
  await world.app.context().em.execute(`update spaces set status = 'archived' where id = ?`, [uuidOf(other)]);
  expect(await refusal(days('2027-05-20', '2027-05-22', { spaceIds: [other] }))).toMatchObject({
    code: 'SPACE_STATE_REFUSED',
  });
});

test('P10 reason and note of a block that has begun can be changed, its days cannot', async () => {
  const [first] = await block(days('2027-03-02', '2027-03-06'));
  world.clock.set('2027-03-04T09:55:00Z');
  await signInAs(world.host, 'host@example.test');
  const [again] = await block(days('2027-03-02', '2027-03-06', { reason: 'AWAY', note: 'Viaje' }));
  expect(again).toMatchObject({ id: first?.id, reason: 'AWAY', note: 'Viaje' });
  const problems = async (input: object) =>
    ((await refusal(input as never)) as { fields?: object[] }).fields?.map((field) => field as object);
  expect(await problems(days('2027-03-02', '2027-03-06', { note: 'a'.repeat(121) }))).toMatchObject([
    { path: 'note', code: 'TOO_LONG' },
  ]);
  expect(await problems(days('2027-03-02', '2027-03-07'))).toMatchObject([{ path: 'from', code: 'DATE_IN_PAST' }]);
  // One that is over is no longer changed.
  world.clock.set('2027-03-06T09:55:00Z');
  await signInAs(world.host, 'host@example.test');
  expect(await problems(days('2027-03-02', '2027-03-06'))).toMatchObject([{ path: 'from', code: 'DATE_IN_PAST' }]);
});

test('P10 past and distant days, long notes, too many spaces and too many blocks are rejected', async () => {
  const problem = async (input: Record<string, unknown>): Promise<unknown> => {
    const extensions = (await refusal(input)) as { code: string; fields?: { path: string; code: string }[] };
    return extensions.fields?.map(({ path, code }) => `${path} ${code}`) ?? extensions.code;
  };
  expect(await problem(days('2027-03-01', '2027-03-05'))).toEqual(['from DATE_IN_PAST']);
  expect(await problem(days('2027-03-05', '2027-03-05'))).toEqual(['to DATES_REVERSED']);
  expect(await problem(days('2027-03-05', '2029-03-03'))).toEqual(['to FILTER_OUT_OF_RANGE']);
  expect(await problem(days('2027-03-05', '2027-03-06', { note: 'a'.repeat(121) }))).toEqual(['note TOO_LONG']);
  expect(await problem(days('2027-03-05', '2027-03-06', { spaceIds: [] }))).toEqual(['spaceIds FILTER_OUT_OF_RANGE']);
  const many = Array.from({ length: 101 }, (_, index) => `${world.spaceId}${index}`);
  expect(await problem(days('2027-03-05', '2027-03-06', { spaceIds: many }))).toEqual(['spaceIds FILTER_OUT_OF_RANGE']);
  await world.app.context().em.execute(
    `insert into space_blocks (id, space_id, starts_on, ends_on, reason, created_at)
     select gen_random_uuid(), ?, date '2027-06-01' + 2 * n, date '2027-06-02' + 2 * n, 'other', now() from generate_series(1, 200) n`,
    [uuidOf(world.spaceId)],
  );
  expect(await refusal(days('2027-05-01', '2027-05-03'))).toMatchObject({ code: 'BLOCKS_FULL', params: { most: 200 } });
  expect((await world.host.send(MONTH, { month: '2040-01-01' })).errors[0]?.extensions).toMatchObject({
    code: 'VALIDATION_FAILED',
  });
});

test('P17 other hosts and renters cannot read, block or unblock the days of a host', async () => {
  const rival = await person(world.app, 'rival-host', 'Nuria Pons Vila', ['renter', 'host']);
  expect(await refusal(days('2027-04-10', '2027-04-15'), rival)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await refusal(days('2027-04-10', '2027-04-15'), world.renter)).toMatchObject({ code: 'FORBIDDEN' });
  const [made] = await block(days('2027-04-10', '2027-04-15'));
  const { errors } = await rival.send(UNBLOCK, { id: made?.id });
  expect(errors[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
  expect((await monthOf('2027-04-01', rival)).rows).toEqual([]);
  expect((await monthOf('2027-04-01')).rows[0]?.entries).toHaveLength(1);
  expect(await world.host.query(UNBLOCK, { id: made?.id })).toEqual({ unblockDays: { deletedBlockId: made?.id } });
  expect(await world.host.query(UNBLOCK, { id: made?.id })).toEqual({ unblockDays: { deletedBlockId: made?.id } });
});

test('P10 a suspended space stays in the calendar while somebody rents it, and its days cannot be blocked', async () => {
  const newHost = await person(world.app, 'suspended-host', 'Olga Marín Paz', ['renter', 'host']);
  const [let_, empty] = [
    await publishedSpace(world.app, newHost, { minDays: 1 }),
    await publishedSpace(world.app, newHost, { minDays: 1, title: 'Garaje para la moto' }),
  ];
  const { id } = await request(world.renter, (await start(world.renter, stay(let_, 3, 30))).id);
  await newHost.query(ACCEPT, { input: { bookingId: id } });
  await world.app
    .context()
    .em.execute(`update spaces set status = 'suspended' where id in (?, ?)`, [uuidOf(let_), uuidOf(empty)]);
  const { rows, availableDays, spaceCount } = await monthOf('2027-03-01', newHost);
  expect(rows.map((row) => [row.space.id, row.space.status, row.canBlock])).toEqual([[let_, 'SUSPENDED', false]]);
  expect(rows[0]?.entries.map(({ booking }) => booking?.id)).toEqual([id]);
  expect([availableDays, spaceCount]).toEqual([0, 1]);
  const input = days('2027-06-01', '2027-06-03', { spaceIds: [let_] });
  expect(await refusal(input, newHost)).toMatchObject({ code: 'SPACE_STATE_REFUSED' });
});

test('P10 the days of the month are of all spaces, also of those beyond the first 100', async () => {
  const newHost = await person(world.app, 'big-host', 'Rosa Gil Mora', ['renter', 'host']);
  const id = await publishedSpace(world.app, newHost, { minDays: 1 });
  const { em } = world.app.context();
  const columns = (
    await em.execute<{ column_name: string }[]>(
      `select column_name from information_schema.columns where table_name = 'spaces' and is_generated = 'NEVER' and column_name not in ('id', 'client_key')`,
    )
  ).map(({ column_name: name }) => name);
  await em.execute(
    `insert into spaces (id, ${columns.join(', ')}) select gen_random_uuid(), ${columns.join(', ')} from spaces, generate_series(1, 104) where id = ?`,
    [uuidOf(id)],
  );
  const { rows, availableDays, spaceCount } = await monthOf('2027-03-01', newHost);
  // Published on the 2nd.
  expect([rows.length, spaceCount, availableDays]).toEqual([100, 105, 105 * 30]);
});

test('P10 DSH-1 the occupancy of a month is the same in the overview, the calendar and the statistics', async () => {
  const newHost = await person(world.app, 'half-host', 'Inés Rey Sanz', ['renter', 'host']);
  const id = await publishedSpace(world.app, newHost, { minDays: 1 });
  await block(days('2027-03-02', '2027-03-17', { spaceIds: [id] }), newHost);
  const { id: bookingId } = await request(world.renter, (await start(world.renter, stay(id, 15, 15))).id);
  await newHost.query(ACCEPT, { input: { bookingId } });
  // Published on the 2nd; of the thirty days since, half are blocked and the others are let.
  const { occupiedDays, availableDays, occupancyPercent } = await monthOf('2027-03-01', newHost);
  expect([occupiedDays, availableDays, occupancyPercent]).toEqual([15, 15, 100]);
  const { dashboardSummary, hostStats } = await newHost.query<{
    dashboardSummary: object;
    hostStats: { occupancy: object[] };
  }>(`{ dashboardSummary(mode: HOST) { occupiedDays availableDays occupancyPercent }
    hostStats(period: DAYS_30) { occupancy { month percent } } }`);
  expect(dashboardSummary).toEqual({ occupiedDays: 15, availableDays: 15, occupancyPercent: 100 });
  expect(hostStats.occupancy.at(-1)).toEqual({ month: '2027-03-01', percent: 100 });
});

test('P-44 hostMonth has a constant number of statements', async () => {
  const newHost = await person(world.app, 'month-host', 'Pau Serra Coll', ['renter', 'host']);
  const first = await publishedSpace(world.app, newHost, { minDays: 1 });
  await block(days('2027-03-10', '2027-03-12', { spaceIds: [first] }), newHost);
  await start(world.renter, stay(first, 12, 4)).then(({ id }) => request(world.renter, id));
  const one = await countQueries(world.app, () => monthOf('2027-03-01', newHost));
  const second = await publishedSpace(world.app, newHost, { minDays: 1, title: 'Garaje para la moto' });
  await block(days('2027-03-20', '2027-03-22', { spaceIds: [first, second] }), newHost);
  await start(world.stranger, stay(second, 2, 4)).then(({ id }) => request(world.stranger, id));
  expect(await countQueries(world.app, () => monthOf('2027-03-01', newHost))).toBe(one);
  expect(one).toBeLessThanOrEqual(10);
});

test('DSH-1 an own space has its free days and the time since when it is paused', async () => {
  const newHost = await person(world.app, 'next-change', 'Marc Vidal Roca', ['renter', 'host']);
  const id = await publishedSpace(world.app, newHost, { minDays: 1 });
  const own = async () => {
    const { mySpaces } = await newHost.query<{ mySpaces: { edges: { node: { id: string } }[] } }>(OWN);
    return mySpaces.edges.find(({ node }) => node.id === id)?.node;
  };
  const blocked = (from: string, to: string) => block(days(from, to, { spaceIds: [id] }), newHost);
  expect(await own()).toEqual({ id, freeFrom: TODAY, freeUntil: null, pausedAt: null });
  await blocked('2027-03-12', '2027-03-15');
  expect(await own()).toMatchObject({ freeFrom: TODAY, freeUntil: '2027-03-12' });
  await blocked('2027-03-02', '2027-03-05');
  expect(await own()).toMatchObject({ freeFrom: '2027-03-05', freeUntil: '2027-03-12' });
  await blocked('2027-03-05', '2027-03-12');
  expect(await own()).toMatchObject({ freeFrom: '2027-03-15', freeUntil: null });
  const act = (name: string) =>
    newHost.query(`mutation ($id: ID!) { ${name}(input: { spaceId: $id }) { space { id } } }`, { id });
  await act('pauseSpace');
  expect(await own()).toEqual({ id, freeFrom: null, freeUntil: null, pausedAt: new Date(NOW).toISOString() });
  await act('resumeSpace');
  expect(await own()).toMatchObject({ freeFrom: '2027-03-15', pausedAt: null });
});

test('P11 days between two stays that are fewer than the minimum stay are not free', async () => {
  const newHost = await person(world.app, 'short-gaps', 'Elisa Mora Gil', ['renter', 'host']);
  const id = await publishedSpace(world.app, newHost, { minDays: 30 });
  const free = async () => {
    const { space } = await world.stranger.query<{ space: object }>(
      'query ($id: ID!) { space(id: $id) { freeFrom freeUntil } }',
      { id },
    );
    return space;
  };
  for (const [from, to, expected] of [
    ['2027-03-12', '2027-03-15', { freeFrom: '2027-03-15', freeUntil: null }],
    ['2027-04-13', '2027-04-20', { freeFrom: '2027-04-20', freeUntil: null }],
    ['2027-05-20', '2027-05-25', { freeFrom: '2027-04-20', freeUntil: '2027-05-20' }],
  ] as const) {
    await block(days(from, to, { spaceIds: [id] }), newHost);
    expect(await free()).toEqual(expected);
  }
});

test('P-44 the free days of own spaces take a constant number of statements', async () => {
  const newHost = await person(world.app, 'many-changes', 'Berta Soler Mas', ['renter', 'host']);
  const first = await publishedSpace(world.app, newHost, { minDays: 1 });
  await block(days('2027-03-10', '2027-03-12', { spaceIds: [first] }), newHost);
  const read = () => newHost.query(OWN);
  const one = await countQueries(world.app, read);
  for (const title of ['Garaje para la moto', 'Habitación con balcón']) {
    const more = await publishedSpace(world.app, newHost, { minDays: 1, title });
    await block(days('2027-03-20', '2027-03-22', { spaceIds: [more] }), newHost);
  }
  expect(await countQueries(world.app, read)).toBe(one);
});
