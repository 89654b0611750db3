import { describe, expect, test } from 'vitest';
import { signInAs, signInAsAdmin } from '../../support/accounts.js';
import {
  ACCEPT,
  DECLINE,
  NOW,
  START,
  person,
  read,
  request,
  requested,
  resetPaymentAttempts,
  signInAgain,
  start,
  stay,
} from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { countQueries } from '../../support/query-counter.js';
import { publishedSpace, uuidOf } from '../../support/spaces.js';
import { createTestApp } from '../../support/test-app.js';

const world = useWorld();

async function freeDays(): Promise<void> {
  world.clock.set(NOW);
  await signInAgain(world);
  await world.app
    .context()
    .em.execute(
      `update bookings set status = 'payment_failed' where status in ('pending_payment', 'requested', 'confirmed')`,
    );
  await resetPaymentAttempts(world.app);
}

const EVERYTHING = `query ($id: ID!) { booking(id: $id) {
  id reference status from to days termType rentCents depositCents cancellationPolicy protectionPlan goods declaredValue message viewerRole availableActions
  totalCents renterFeeCents protectionCents firstChargeCents hostNetCents commissionCents
  lines { from to days dueOn isWholeMonth rentCents renterFeeCents protectionCents ivaCents totalCents }
  payment { status totalCents methodLast4 }
  timeline { action from to actor }
  renter { id displayName } host { id displayName }
  space { id title address exactLocation { lat } accessInstructions approximateArea { radiusM } }
} }`;

interface Seen {
  readonly [field: string]: unknown;
  readonly lines: readonly { readonly totalCents: number; readonly dueOn: string | null }[];
  readonly space: {
    readonly address: string | null;
    readonly exactLocation: object | null;
    readonly accessInstructions: string | null;
  };
}

async function see(client: GraphqlClient, id: string): Promise<Seen | null> {
  return (await client.query<{ booking: Seen | null }>(EVERYTHING, { id })).booking;
}

describe('fields of a booking by viewer', () => {
  test('renter, host and admin each read their own amounts and actions; a stranger reads null', async () => {
    await freeDays();
    const { id } = await requested(world);
    const { renter, host, admin, stranger, app } = world;
    const renterMoney = {
      totalCents: 11550,
      renterFeeCents: 1050,
      protectionCents: 0,
      firstChargeCents: 7700,
      payment: { status: 'AUTHORIZED', totalCents: 7700, methodLast4: '4242' },
    };
    const noRenterMoney = {
      totalCents: null,
      renterFeeCents: null,
      protectionCents: null,
      firstChargeCents: null,
      payment: null,
    };
    const hostMoney = { hostNetCents: 9975, commissionCents: 525 };
    const noHostMoney = { hostNetCents: null, commissionCents: null };
    const shared = {
      rentCents: 10500,
      depositCents: 3500,
      days: 45,
      message: expect.stringContaining('sofá'),
      goods: ['BOXES', 'FURNITURE'],
      renter: { displayName: 'Lucía P.' },
      host: { displayName: 'Marta R.' },
    };

    expect(await see(renter, id)).toMatchObject({
      ...shared,
      ...renterMoney,
      ...noHostMoney,
      viewerRole: 'RENTER',
      availableActions: ['WITHDRAW'],
    });
    expect(await see(host, id)).toMatchObject({
      ...shared,
      ...noRenterMoney,
      ...hostMoney,
      viewerRole: 'HOST',
      availableActions: ['ACCEPT', 'DECLINE'],
      lines: [],
    });
    expect(await see(admin, id)).toMatchObject({
      ...shared,
      ...renterMoney,
      ...hostMoney,
      viewerRole: 'ADMIN',
      availableActions: ['ACCEPT', 'DECLINE'],
    });
    expect(await see(stranger, id)).toBeNull();
    expect(await app.visitor().codeOf(EVERYTHING, { id })).toBe('UNAUTHENTICATED');
    const mine = await see(renter, id);
    expect(mine?.lines.map(({ totalCents, dueOn }) => [totalCents, dueOn])).toEqual([
      [7700, '2027-03-02'],
      [3850, '2027-05-05'],
    ]);
  });

  test('P-35 the renter reads the exact address from confirmation and the access instructions from the first day', async () => {
    await freeDays();
    const { renter, host, stranger, clock, spaceId } = world;
    const { id } = await requested(world);
    const hidden = { address: null, exactLocation: null, accessInstructions: null };
    expect((await see(renter, id))?.space).toMatchObject(hidden);
    await host.query(ACCEPT, { input: { bookingId: id } });
    expect((await see(renter, id))?.space).toMatchObject({
      address: 'Calle de Fuencarral 45',
      exactLocation: { lat: 40.4258 },
      accessInstructions: null,
    });
    const SPACE =
      'query ($id: ID!) { space(id: $id) { address exactLocation { lat } accessInstructions viewerCan { seeExactAddress } } }';
    expect((await stranger.query<{ space: object }>(SPACE, { id: spaceId })).space).toMatchObject({
      ...hidden,
      viewerCan: { seeExactAddress: false },
    });
    expect((await renter.query<{ space: object }>(SPACE, { id: spaceId })).space).toMatchObject({
      viewerCan: { seeExactAddress: true },
    });
    clock.set('2027-04-04T21:59:00Z');
    await signInAgain(world);
    expect((await see(renter, id))?.space.accessInstructions).toBeNull();
    clock.set('2027-04-04T22:00:00Z');
    expect((await see(renter, id))?.space.accessInstructions).toContain('4711');
    expect((await stranger.query<{ space: object }>(SPACE, { id: spaceId })).space).toMatchObject(hidden);
  });

  test('a booking pending payment is invisible to its host and cannot be declined', async () => {
    await freeDays();
    const { id } = await start(world.renter, stay(world.spaceId));
    expect(await see(world.host, id)).toBeNull();
    const { myBookings } = await world.host.query<{
      myBookings: { totalCount: number; edges: { node: { id: string } }[] };
    }>(MINE, { mode: 'HOST' });
    expect(myBookings.edges.map(({ node }) => node.id)).not.toContain(id);
    expect(await world.host.codeOf(DECLINE, { input: { bookingId: id, reason: 'NOT_AVAILABLE' } })).toBe('NOT_FOUND');
  });
});

test('T5 with requirePayoutAccount and no payout account, a request can be declined but not accepted', async () => {
  await freeDays();
  const app = await createTestApp({
    databaseUrl: world.app.databaseUrl,
    clock: world.clock,
    config: { requirePayoutAccount: true },
  });
  const { id } = await requested(world);
  for (const name of ['host', 'admin']) {
    const client = app.visitor();
    await (name === 'admin'
      ? signInAsAdmin(app, client, 'admin@example.test')
      : signInAs(client, `${name}@example.test`));
    expect((await read(client, id))?.availableActions).toEqual(['DECLINE']);
    // Acts of the staff require a reason; a host gives none.
    const words = name === 'admin' ? { statement: 'Comprobado con ambas partes por teléfono.' } : {};
    const { errors } = await client.send(ACCEPT, { input: { bookingId: id, ...words } });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BOOKING_TRANSITION_REFUSED',
      params: { allowed: ['DECLINE'] },
    });
    expect(await read(client, id)).toMatchObject({ status: 'REQUESTED' });
  }
  await app.stop();
});

const QUOTE = `query ($input: PriceQuoteInput!) { priceQuote(input: $input) {
  from to days termType rentCents renterFeeCents protectionCents ivaCents totalCents firstChargeCents discountPercent depositCents cancellationPolicy freeCancellationUntil isAvailable isMinimumApplied
  lines { from to totalCents dueOn } } }`;
const BUSY =
  'query ($id: ID!, $from: LocalDate!, $to: LocalDate!) { space(id: $id) { busy(from: $from, to: $to) { from to } } }';
const MINE = `query ($mode: DashboardMode!, $group: BookingGroup, $first: Int, $after: String) { myBookings(mode: $mode, group: $group, first: $first, after: $after) {
  totalCount pageInfo { hasNextPage endCursor } edges { node { id status renter { displayName } space { title photos { id } } payment { status } } } } }`;
const SUMMARY = `query ($mode: DashboardMode!) { dashboardSummary(mode: $mode) {
  groups { group count } todo { id status } upcoming { id } spaceCount publishedSpaceCount monthCents occupancyPercent occupiedDays availableDays } }`;

describe('before booking', () => {
  test('P-12 the price quoted is the price booked and charged', async () => {
    await freeDays();
    const { renter, app, spaceId } = world;
    const { idempotencyKey: _, ...input } = stay(spaceId);
    const { priceQuote } = await app.visitor().query<{ priceQuote: Record<string, unknown> }>(QUOTE, { input });
    expect(priceQuote).toMatchObject({
      days: 45,
      totalCents: 11550,
      firstChargeCents: 7700,
      depositCents: 3500,
      isAvailable: true,
      isMinimumApplied: false,
      freeCancellationUntil: '2027-04-03T22:00:00.000Z',
    });
    const { id } = await start(renter, stay(spaceId));
    const asked = await request(renter, id);
    expect([asked.totalCents, asked.payment?.totalCents]).toEqual([
      priceQuote['totalCents'],
      priceQuote['firstChargeCents'],
    ]);
  });

  test('the quote reports invalid dates at their fields, whether the dates are available, and NOT_FOUND for an unknown space', async () => {
    await freeDays();
    const { renter, stranger, spaceId } = world;
    const { idempotencyKey: _, ...input } = stay(spaceId);
    const { errors } = await stranger.send(QUOTE, { input: { ...input, from: '2027-02-01', to: '2027-01-01' } });
    expect(errors[0]?.extensions.fields?.map(({ path, code }) => [path, code])).toEqual([
      ['from', 'DATE_IN_PAST'],
      ['to', 'DATES_REVERSED'],
    ]);
    await start(renter, stay(spaceId));
    const available = async (client: GraphqlClient) =>
      (await client.query<{ priceQuote: { isAvailable: boolean } }>(QUOTE, { input })).priceQuote.isAvailable;
    expect([await available(stranger), await available(renter)]).toEqual([false, true]);
    expect(await stranger.codeOf(QUOTE, { input: { ...input, spaceId: 'spc_AAAAAAAAAAAAAAAAAAAAAA' } })).toBe(
      'NOT_FOUND',
    );
  });

  test('a rolling booking totals its first month and holds the dates for a year', async () => {
    await freeDays();
    const { renter, spaceId } = world;
    const booking = await start(renter, stay(spaceId, 34, 45, { termType: 'ROLLING' }));
    expect(booking).toMatchObject({ from: '2027-04-05', to: '2028-04-05', totalCents: 7700 });
  });

  test.each([{ to: null }, { to: undefined }])(
    'a missing end date (%j) is rejected with FIXED and accepted with ROLLING',
    async (end) => {
      await freeDays();
      const { renter, spaceId } = world;
      const { idempotencyKey, ...days } = stay(spaceId, 34, 45, end);
      for (const [operation, input] of [
        [QUOTE, days],
        [START, { ...days, idempotencyKey }],
      ] as const) {
        const { errors } = await renter.send(operation, { input });
        expect(errors[0]?.extensions).toMatchObject({
          code: 'VALIDATION_FAILED',
          fields: [{ path: 'to', code: 'REQUIRED' }],
        });
      }
      const { priceQuote } = await renter.query<{ priceQuote: object }>(QUOTE, {
        input: { ...days, termType: 'ROLLING' },
      });
      expect(priceQuote).toMatchObject({ to: '2028-04-05', totalCents: 7700 });
      expect(await start(renter, { ...days, idempotencyKey, termType: 'ROLLING' })).toMatchObject({
        to: '2028-04-05',
        totalCents: 7700,
      });
    },
  );

  test('busy days are merged and clipped to the range; a reversed or too long range is rejected', async () => {
    await freeDays();
    const { renter, stranger, app, spaceId } = world;
    await start(renter, stay(spaceId, 34, 30));
    await start(stranger, stay(spaceId, 64, 30));
    const busy = async (from: string, to: string) =>
      (await app.visitor().query<{ space: { busy: object[] } }>(BUSY, { id: spaceId, from, to })).space.busy;
    expect(await busy('2027-03-01', '2027-12-31')).toEqual([{ from: '2027-04-05', to: '2027-06-04' }]);
    expect(await busy('2027-05-01', '2027-05-10')).toEqual([{ from: '2027-05-01', to: '2027-05-10' }]);
    expect(await busy('2027-06-04', '2027-06-10')).toEqual([]);
    // A renter who holds days without having paid can choose them again.
    const all = { id: spaceId, from: '2027-03-01', to: '2027-12-31' };
    const forHolder = await renter.query<{ space: { busy: object[] } }>(BUSY, all);
    expect(forHolder.space.busy).toEqual([{ from: '2027-05-05', to: '2027-06-04' }]);
    expect(await app.visitor().codeOf(BUSY, { id: spaceId, from: '2027-06-10', to: '2027-06-04' })).toBe(
      'VALIDATION_FAILED',
    );
    expect(await app.visitor().codeOf(BUSY, { id: spaceId, from: '2027-01-01', to: '2029-01-01' })).toBe(
      'VALIDATION_FAILED',
    );
  });

  test('search results exclude the booked dates as soon as a booking starts', async () => {
    await freeDays();
    const { renter, app, spaceId } = world;
    const found = async (): Promise<string[]> => {
      const query = 'query ($filter: SpaceFilter) { searchSpaces(filter: $filter) { edges { node { id } } } }';
      const { searchSpaces } = await app
        .visitor()
        .query<{ searchSpaces: { edges: { node: { id: string } }[] } }>(query, {
          filter: { city: 'Madrid', from: '2027-04-10', to: '2027-05-12' },
        });
      return searchSpaces.edges.map(({ node }) => node.id);
    };
    await app.context().em.execute('update space_search set busy = default where id = ?', [uuidOf(spaceId)]);
    expect(await found()).toContain(spaceId);
    await start(renter, stay(spaceId));
    expect(await found()).not.toContain(spaceId);
  });
});

describe('the dashboard', () => {
  test('groups, to-dos, monthly income and occupancy match the bookings', async () => {
    const app = world.app;
    world.clock.set(NOW);
    const host = await person(app, 'dash-host', 'Nuria Pons Vila', ['renter', 'host']);
    const renter = await person(app, 'dash-renter', 'Leo Sanz Mora');
    const other = await person(app, 'dash-other', 'Eva Cruz Rey');
    const spaceId = await publishedSpace(app, host, { minDays: 1 });
    await publishedSpace(app, host, { minDays: 1, title: 'Otro hueco del mismo anfitrión' });
    const book = async (client: GraphqlClient, startsIn: number, days: number): Promise<string> => {
      const { id } = await start(client, stay(spaceId, startsIn, days));
      await request(client, id);
      return id;
    };
    const current = await book(renter, 0, 10);
    const upcoming = await book(renter, 20, 40);
    for (const bookingId of [current, upcoming]) await host.query(ACCEPT, { input: { bookingId } });
    const waiting = await book(renter, 70, 10);
    const urgent = await book(other, 14, 5);
    await app
      .context()
      .em.execute('update bookings set respond_by = ? where id = ?', ['2027-03-02T12:00:00Z', uuidOf(urgent)]);
    const gone = await book(other, 90, 10);
    await host.query(DECLINE, { input: { bookingId: gone, reason: 'SPACE_CHANGED' } });
    const unpaid = await start(other, stay(spaceId, 120, 10));

    const summary = async (client: GraphqlClient, mode: string) =>
      (await client.query<{ dashboardSummary: Record<string, unknown> }>(SUMMARY, { mode })).dashboardSummary;
    // In March two spaces, published on the 2nd, are let on 2–12, and on ten days of the stay from 22 March.
    expect(await summary(host, 'HOST')).toEqual({
      groups: [
        { group: 'PENDING', count: 2 },
        { group: 'CURRENT', count: 1 },
        { group: 'UPCOMING', count: 1 },
        { group: 'PAST', count: 1 },
      ],
      // Requests come before preparations; today's stay is to be prepared.
      todo: [
        { id: urgent, status: 'REQUESTED' },
        { id: waiting, status: 'REQUESTED' },
        { id: current, status: 'CONFIRMED' },
      ],
      upcoming: [{ id: upcoming }],
      spaceCount: 2,
      publishedSpaceCount: 2,
      monthCents: 2216 + 6650,
      occupiedDays: 20,
      availableDays: 60,
      occupancyPercent: 33,
    });
    expect(await summary(other, 'RENTER')).toMatchObject({
      groups: [
        { group: 'PENDING', count: 2 },
        { group: 'CURRENT', count: 0 },
        { group: 'UPCOMING', count: 0 },
        { group: 'PAST', count: 1 },
      ],
      todo: [{ id: unpaid.id, status: 'PENDING_PAYMENT' }],
      occupancyPercent: null,
      occupiedDays: null,
      monthCents: 0,
    });
    expect((await summary(renter, 'RENTER'))['monthCents']).toBe(2583 + 7700);
    const { myBookings } = await host.query<{ myBookings: { totalCount: number; edges: { node: { id: string } }[] } }>(
      MINE,
      { mode: 'HOST', group: 'PENDING' },
    );
    expect([myBookings.totalCount, myBookings.edges.map(({ node }) => node.id).toSorted()]).toEqual([
      2,
      [waiting, urgent].toSorted(),
    ]);
  });

  test('P-44 myBookings paginates by cursor with a constant number of statements and rejects the cursor of another list', async () => {
    const { renter } = world;
    await freeDays();
    await signInAgain(world);
    const ids: string[] = [];
    let after: string | null = null;
    do {
      const {
        myBookings,
      }: { myBookings: { edges: { node: { id: string } }[]; pageInfo: { hasNextPage: boolean; endCursor: string } } } =
        await renter.query(MINE, { mode: 'RENTER', first: 2, after });
      ids.push(...myBookings.edges.map(({ node }) => node.id));
      after = myBookings.pageInfo.hasNextPage ? myBookings.pageInfo.endCursor : null;
    } while (after);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(4);
    const statements = (first: number): Promise<number> =>
      countQueries(world.app, () => renter.query(MINE, { mode: 'RENTER', first }));
    const [one, many] = [await statements(1), await statements(50)];
    expect(one).toBe(many);
    expect(many).toBeLessThanOrEqual(12);
    const PERIODS = `query ($first: Int) { myBookings(mode: RENTER, first: $first) { edges { node { billingPeriods { amountCents creditCents methodLast4 } card { use } } } } }`;
    const periods = (first: number) => countQueries(world.app, () => renter.query(PERIODS, { first }));
    expect(await periods(2)).toBe(await periods(50));
    expect(
      await renter.codeOf(MINE, {
        mode: 'HOST',
        after: Buffer.from('["bookings:renter:all","x","y"]').toString('base64url'),
      }),
    ).toBe('CURSOR_INVALID');
  });

  test('USE-3 myBookings filters by space, status, dates and time of the last update', async () => {
    const { renter, host, clock, spaceId } = world;
    await Promise.all([freeDays(), signInAgain(world)]);
    const OWN = `query ($filter: BookingFilter) { myBookings(mode: HOST, filter: $filter) { totalCount edges { node { id } } } }`;
    const ids = async (filter: Record<string, unknown>): Promise<string[]> => {
      const { myBookings } = await host.query<{
        myBookings: { totalCount: number; edges: { node: { id: string } }[] };
      }>(OWN, { filter });
      expect(myBookings.totalCount).toBe(myBookings.edges.length);
      return myBookings.edges.map(({ node }) => node.id);
    };
    const before = new Set(await ids({}));
    const early = (await request(renter, (await start(renter, stay(spaceId, 34, 30))).id)).id;
    const late = (await request(renter, (await start(renter, stay(spaceId, 64, 30))).id)).id;
    expect(new Set(await ids({}))).toEqual(new Set([...before, early, late]));
    const openIn = (from: string, to: string) => ids({ spaceId, status: ['REQUESTED'], from, to });
    expect(await openIn('2027-04-10', '2027-04-11')).toEqual([early]);
    expect(await openIn('2027-05-05', '2027-06-01')).toEqual([late]);
    clock.advance({ minutes: 5 });
    const since = clock.now().toISOString();
    expect(await ids({ updatedSince: since })).toEqual([]);
    await host.query(ACCEPT, { input: { bookingId: late } });
    expect(await ids({ updatedSince: since })).toEqual([late]);
    expect(await ids({ updatedSince: since, status: ['REQUESTED'] })).toEqual([]);
    expect(await ids({ spaceId: await publishedSpace(world.app, host) })).toEqual([]);
  });
});
