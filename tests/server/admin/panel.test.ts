import { PayoutAccountStatus } from '../../../server/features/bookings/payees/payout-account.enums.js';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { signInAsAdmin } from '../../support/accounts.js';
import { confirmed, TODAY } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { fewestQueries } from '../../support/query-counter.js';
import { uuidOf } from '../../support/spaces.js';
import { openTicket } from '../support/tickets.js';
import { addDays } from '../../../server/core/values/date-range.js';
import { SpaceStatus } from '../../../server/features/spaces/space.enums.js';

const METRICS = `{ staffMetrics { from to
  now { volumeCents takeCents searchCount requestCount requestPercent confirmedCount confirmPercent answerCount renterCancelPercent offeredCount rentedCount }
  before { requestCount } weeks { from to metrics { requestCount } } days { day volumeCents volumeCentsBefore } } }`;
const SEARCH = `query ($query: String!) {
  people(filter: { query: $query }, first: 3) { totalCount edges { node { fullName } } }
  staffSpaces(filter: { query: $query }, first: 3) { totalCount }
  staffBookings(filter: { query: $query }, first: 3) { totalCount edges { node { reference } } }
  staffTickets(filter: { query: $query }, first: 3) { totalCount edges { node { code subject } } }
  moneyMovements(filter: { query: $query, kind: PAYMENT }, first: 3) { totalCount } }`;

interface Found {
  readonly people: { readonly totalCount: number };
  readonly staffSpaces: { readonly totalCount: number };
  readonly staffBookings: { readonly totalCount: number };
  readonly staffTickets: { readonly totalCount: number };
  readonly moneyMovements: { readonly totalCount: number };
}

let reference: string;
let code: string;

const world = useWorld({ background: true });
beforeAll(async () => {
  ({ reference } = await confirmed(world));
  ({ code } = await openTicket(world.renter));
  const { db } = world.app.context();
  await db.updateTable('User').set({ phone: '+34600112233' }).where('email', '=', 'renter@example.test').execute();
});

describe('P9 the panel', () => {
  test('staffMetrics counts the 28 days up to yesterday and the 28 days before', async () => {
    const { db } = world.app.context();
    await db
      .insertInto('SearchDay')
      .values([
        { day: TODAY, searches: 4 },
        { day: addDays(TODAY, -30), searches: 9 },
      ])
      .execute();
    world.clock.advance({ days: 1 });
    const admin = await signedInAdmin();
    const { staffMetrics } = await admin.query<{
      staffMetrics: {
        from: string;
        to: string;
        now: Record<string, number>;
        before: Record<string, number>;
        weeks: { from: string; metrics: { requestCount: number } }[];
        days: { day: string; volumeCents: number; volumeCentsBefore: number }[];
      };
    }>(METRICS);
    expect(staffMetrics).toMatchObject({ from: addDays(TODAY, -27), to: TODAY });
    const paid = await db.selectFrom('Payment').select('capturedCents').executeTakeFirstOrThrow();
    expect(staffMetrics.now).toMatchObject({
      volumeCents: paid.capturedCents,
      searchCount: 4,
      requestCount: 1,
      requestPercent: 25,
      confirmedCount: 1,
      confirmPercent: 100,
      answerCount: 1,
      renterCancelPercent: 0,
      offeredCount: 1,
      rentedCount: 0,
    });
    expect(staffMetrics.before['requestCount']).toBe(0);
    expect(staffMetrics.weeks.map(({ metrics }) => metrics.requestCount)).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
    expect(staffMetrics.days.at(-1)).toEqual({ day: TODAY, volumeCents: paid.capturedCents, volumeCentsBefore: 0 });
  });

  test('rented spaces are counted among those on offer, up to the day on which a rental really ended', async () => {
    const { db } = world.app.context();
    const read = async () => {
      // Metrics of the last hour may still be served while they are counted again.
      world.clock.advance({ hours: 2 });
      const admin = await signedInAdmin();
      const { staffMetrics } = await admin.query<{
        staffMetrics: { now: { occupancyPercent: number; offeredCount: number; rentedCount: number } };
      }>('{ staffMetrics { now { occupancyPercent offeredCount rentedCount } } }');
      return staffMetrics.now;
    };
    const spaceId = uuidOf(world.spaceId);
    const { id, from, to } = await db.selectFrom('Booking').select(['id', 'from', 'to']).executeTakeFirstOrThrow();
    await db
      .updateTable('Space')
      .set({ publishedAt: new Date(`${addDays(TODAY, -9)}T10:00:00Z`) })
      .execute();
    const changeBooking = (change: object) => db.updateTable('Booking').set(change).where('id', '=', id).execute();
    // Rented since before the publication: the ten days on which the space was on offer.
    await changeBooking({ status: 'active', from: addDays(TODAY, -19), to: addDays(TODAY, 9) });
    expect(await read()).toEqual({ occupancyPercent: 100, offeredCount: 1, rentedCount: 1 });
    await changeBooking({ status: 'terminated', terminatedAt: new Date(`${addDays(TODAY, -4)}T10:00:00Z`) });
    expect(await read()).toEqual({ occupancyPercent: 50, offeredCount: 1, rentedCount: 0 });
    await db.updateTable('Space').set({ status: SpaceStatus.SUSPENDED }).where('id', '=', spaceId).execute();
    expect(await read()).toEqual({ occupancyPercent: null, offeredCount: 0, rentedCount: 0 });
    await db.updateTable('Space').set({ status: SpaceStatus.PUBLISHED }).where('id', '=', spaceId).execute();
    await changeBooking({ status: 'confirmed', terminatedAt: null, from, to });
  });

  test('P-44 metrics and queues take a bounded number of statements', async () => {
    const admin = await signedInAdmin();
    world.clock.advance({ minutes: 11 });
    expect(await fewestQueries(world.app, () => admin.query(METRICS))).toBeLessThanOrEqual(9);
    expect(
      await fewestQueries(world.app, () => admin.query('{ staffQueues { queue openCount } }')),
    ).toBeLessThanOrEqual(2);
  });

  test('the queue of tickets counts open and late ones and has its target hours', async () => {
    const admin = await signedInAdmin();
    const { staffQueues } = await admin.query<{
      staffQueues: { queue: string; openCount: number; lateCount: number; targetHours: number }[];
    }>('{ staffQueues { queue openCount lateCount targetHours } }');
    expect(staffQueues.find(({ queue }) => queue === 'TICKETS')).toEqual({
      queue: 'TICKETS',
      openCount: 1,
      lateCount: 1,
      targetHours: 4,
    });
  });
});

describe('P9 the queue of money', () => {
  test('has a failed payout until a later one to the same host', async () => {
    const { db } = world.app.context();
    const { hostId } = await db.selectFrom('Booking').select('hostId').executeTakeFirstOrThrow();
    const addPayout = async (status: string, createdAt: Date): Promise<void> => {
      const id = randomUUID();
      const day = createdAt.toISOString().slice(0, 10);
      await db
        .insertInto('Payout')
        .values({
          id,
          hostId,
          amountCents: 4300,
          status,
          runOn: day,
          provider: 'sandbox',
          accountRef: 'acct_1',
          idempotencyKey: id,
          failureCode: status === 'failed' ? 'account_closed' : null,
          askedAt: createdAt,
          createdAt,
          updatedAt: createdAt,
        } as never)
        .execute();
    };
    const read = async () => {
      const admin = await signedInAdmin();
      const { staffQueues, openTransfers } = await admin.query<{
        staffQueues: { queue: string; openCount: number; lateCount: number }[];
        openTransfers: object[];
      }>(
        '{ staffQueues { queue openCount lateCount } openTransfers { kind reference amountCents failureCode since } }',
      );
      return { queue: staffQueues.find(({ queue }) => queue === 'MONEY'), openTransfers };
    };
    const setAccount = (status: PayoutAccountStatus) =>
      db
        .insertInto('PayoutAccount')
        .values({ userId: hostId, provider: 'sandbox', ref: 'acct_1', idempotencyKey: 'acct_1', status })
        .onConflict((conflict) => conflict.columns(['userId', 'provider']).doUpdateSet({ status }))
        .execute();
    await setAccount(PayoutAccountStatus.COMPLETE);
    const at = new Date(world.clock.now().getTime() - 25 * 3_600_000);
    await addPayout('failed', new Date(at.getTime() - 3_600_000));
    await addPayout('failed', at);
    expect(await read()).toEqual({
      queue: { queue: 'MONEY', openCount: 1, lateCount: 1 },
      openTransfers: [
        { kind: 'PAYOUT', reference: null, amountCents: 4300, failureCode: 'account_closed', since: at.toISOString() },
      ],
    });
    // Without an account the host has to act; the money of a suspended host waits for the staff.
    const nothing = { queue: { queue: 'MONEY', openCount: 0, lateCount: 0 }, openTransfers: [] };
    await setAccount(PayoutAccountStatus.RESTRICTED);
    expect(await read()).toEqual(nothing);
    await db.updateTable('User').set({ suspendedAt: at }).where('id', '=', hostId).execute();
    expect((await read()).openTransfers).toHaveLength(1);
    await db.updateTable('User').set({ suspendedAt: null }).where('id', '=', hostId).execute();
    await setAccount(PayoutAccountStatus.COMPLETE);
    expect((await read()).openTransfers).toHaveLength(1);
    await addPayout('in_transit', world.clock.now());
    expect(await read()).toEqual(nothing);
  });
});

describe('P9 the search across all lists', () => {
  const counts = async (query: string): Promise<number[]> => {
    const admin = await signedInAdmin();
    const found = await admin.query<Found>(SEARCH, { query });
    return [found.people, found.staffSpaces, found.staffBookings, found.staffTickets, found.moneyMovements].map(
      ({ totalCount }) => totalCount,
    );
  };

  test('finds by name, email, phone, reference, code and postal code', async () => {
    expect(await counts('prieto')).toEqual([1, 0, 1, 1, 1]);
    expect(await counts('renter@example')).toEqual([1, 0, 1, 1, 1]);
    expect(await counts('600 11 22 33')).toEqual([1, 0, 1, 1, 1]);
    expect(await counts(reference.toLowerCase())).toEqual([2, 1, 1, 0, 1]);
    expect(await counts(code)).toEqual([1, 0, 0, 1, 0]);
    expect(await counts('dos veces')).toEqual([0, 0, 0, 1, 0]);
    expect(await counts('host@example.test')).toEqual([1, 1, 1, 0, 0]);
    expect((await counts('28004')).slice(0, 3)).toEqual([1, 1, 1]);
    expect(await counts('nadie así')).toEqual([0, 0, 0, 0, 0]);
  });

  test('does not find the viewer’s own tickets', async () => {
    const admin = await signedInAdmin();
    await openTicket(admin, { subject: 'Una pregunta propia' });
    expect((await counts('pregunta propia'))[3]).toBe(0);
  });
});

async function signedInAdmin() {
  await signInAsAdmin(world.app, world.admin, 'admin@example.test');
  return world.admin;
}
