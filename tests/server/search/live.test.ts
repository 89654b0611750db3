import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../../server/core/values/date-range.js';
import { inTransaction } from '../../../server/core/writes/transaction.js';
import { statusesThat } from '../../../server/features/bookings/booking-status.rules.js';
import { busySql, refreshBusy } from '../../../server/features/search/search-projection.js';
import { refreshAll } from '../../../server/features/search/search.jobs.js';
import { countQueries } from '../../support/query-counter.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';
import { fits, plainSpaces, search, searchAll, type Filter, type PlainSpace } from '../../support/search.js';

let app: TestApp;
let spaces: PlainSpace[];
let today: string;

beforeAll(async () => {
  app = await createTestApp({ seeded: true });
  spaces = await plainSpaces(app);
  today = app.services.clock.today();
});
afterAll(() => app.stop());

/** A booking with only the columns that concern its dates. */
async function book(
  space: PlainSpace,
  from: string,
  to: string,
  status = 'confirmed',
  beforeCommit?: () => Promise<void>,
): Promise<void> {
  await inTransaction(app.context(), async (tx) => {
    await tx.em.execute(
      `insert into bookings (reference, space_id, renter_id, host_id, status, starts_on, ends_on, rent_cents, renter_fee_cents, protection_cents, total_cents, commission_cents,
         host_net_cents, deposit_cents, charges, terms_snapshot, cancellation_policy)
       select gen_random_uuid()::text, s.id, u.id, s.host_id, ?, ?, ?, 0, 0, 0, 0, 0, 0, 0, '[]', '{}', 'flexible' from spaces s, users u where s.id = ? and u.email = 'admin@hueco.test'`,
      [status, from, to, space.uuid],
    );
    await refreshBusy(tx, space.uuid);
    await beforeCommit?.();
  });
}

describe('availability', () => {
  const isFound = async ({ id, postalCode }: PlainSpace, from: string, to: string): Promise<boolean> =>
    (await searchAll(app, { filter: { postalCode, from, to }, first: 50 })).some((node) => node.id === id);

  test('date ranges are half-open: a stay may begin on the day another ends', async () => {
    const space = spaces.find(
      ({ taken, minDays, availableFrom }) => taken.length === 0 && minDays <= 7 && availableFrom < today,
    ) as PlainSpace;
    const [start, end] = [addDays(today, 40), addDays(today, 60)];
    expect(await isFound(space, start, end)).toBe(true);
    await book(space, start, end);
    expect(await isFound(space, addDays(today, 20), start)).toBe(true);
    expect(await isFound(space, end, addDays(end, 20))).toBe(true);
    expect(await isFound(space, addDays(today, 20), addDays(start, 1))).toBe(false);
    expect(await isFound(space, addDays(end, -1), addDays(end, 20))).toBe(false);
    expect(await isFound(space, addDays(start, 5), addDays(start, 12))).toBe(false);
  });

  test('days are taken by the statuses that hold dates in the transition table', async () => {
    expect(busySql('?', '?')).toContain(`in ('${statusesThat('holdsDates').join("', '")}')`);
    const space = spaces.find(
      ({ taken, minDays, availableFrom }) => taken.length === 0 && minDays <= 15 && availableFrom < today,
    ) as PlainSpace;
    const [start, end] = [addDays(today, 100), addDays(today, 130)];
    await book(space, start, end, 'withdrawn');
    expect(await isFound(space, start, end)).toBe(true);
    await book(space, start, end, 'pending_payment');
    expect(await isFound(space, start, end)).toBe(false);
  });

  test('days before availableFrom and stays below the minimum are not available', async () => {
    const later = spaces.find(({ availableFrom }) => availableFrom > addDays(today, 5)) as PlainSpace;
    expect(await isFound(later, addDays(later.availableFrom, -1), addDays(later.availableFrom, 100))).toBe(false);
    const choosy = spaces.find(
      ({ minDays, taken, availableFrom }) => minDays === 60 && taken.length === 0 && availableFrom < today,
    ) as PlainSpace;
    expect(await isFound(choosy, addDays(today, 5), addDays(today, 64))).toBe(false);
    expect(await isFound(choosy, addDays(today, 5), addDays(today, 65))).toBe(true);
  });
});

interface Beside {
  totalCount: number;
  facets: {
    types: { type: string; count: number }[];
    features: { feature: string; count: number }[];
    autonomous: number;
    scheduled: number;
    is24h: number;
    instantBook: number;
    priceMinCents: number | null;
    priceMaxCents: number | null;
    priceBuckets: { fromCents: number; toCents: number | null; count: number }[];
  };
  pins: { key: string; lat: number; lng: number; count: number; priceCents: number; spaceId: string | null }[];
}

const BESIDE = `query ($filter: SpaceFilter, $limit: Int) { searchSpaces(filter: $filter, first: 1) { totalCount
  facets { types { type count } features { feature count } autonomous scheduled is24h instantBook priceMinCents priceMaxCents priceBuckets { fromCents toCents count } } pins(limit: $limit) { key lat lng count priceCents spaceId } } }`;

const beside = async (filter: Filter, limit = 50): Promise<Beside> =>
  (await app.visitor().query<{ searchSpaces: Beside }>(BESIDE, { filter, limit })).searchSpaces;

describe('facets and pins', () => {
  test('each facet has the count that its filter would leave', async () => {
    const fresh = await plainSpaces(app);
    for (const filter of [
      {},
      { city: 'Madrid', type: ['STORAGE'] },
      { city: 'Barcelona', priceMaxCents: 15_000, is24h: true, features: ['LIGHT'] },
      { accessMode: 'SCHEDULED', type: ['ROOM', 'SHOP'], isInstantBook: true },
    ] as Filter[]) {
      const { facets } = await beside(filter);
      const count = (change: Filter): number => fresh.filter((space) => fits(space, { ...filter, ...change })).length;
      for (const { type, count: counted } of facets.types) expect(counted, type).toBe(count({ type: [type] }));
      for (const { feature, count: counted } of facets.features)
        expect(counted, feature).toBe(count({ features: [...(filter.features ?? []), feature] }));
      expect(facets).toMatchObject({
        autonomous: count({ accessMode: 'AUTONOMOUS' }),
        scheduled: count({ accessMode: 'SCHEDULED' }),
        is24h: count({ is24h: true }),
        instantBook: count({ isInstantBook: true }),
      });
      const { priceMinCents: _min, priceMaxCents: _max, ...unpriced } = filter;
      const prices = fresh.filter((space) => fits(space, unpriced)).map(({ allInCents }) => allInCents);
      expect([facets.priceMinCents, facets.priceMaxCents]).toEqual([Math.min(...prices), Math.max(...prices)]);
      const { priceBuckets } = facets;
      for (const { fromCents, toCents, count: counted } of priceBuckets)
        expect(counted).toBe(prices.filter((price) => price >= fromCents && price < (toCents ?? Infinity)).length);
      expect(priceBuckets.reduce((sum, bucket) => sum + bucket.count, 0)).toBe(prices.length);
      expect([priceBuckets[0]?.count, priceBuckets.at(-1)?.count]).not.toContain(0);
    }
  });

  test('pins cover all results, with one pin per space while the limit allows it', async () => {
    for (const [filter, limit] of [
      [{}, 50],
      [{ city: 'Madrid' }, 50],
      [{ city: 'Madrid' }, 12],
      [{ postalCode: '28010' }, 50],
      [{ bounds: { south: 40.3, north: 40.6, west: -3.9, east: -3.5 } }, 30],
    ] as const) {
      const { pins, totalCount } = await beside(filter as Filter, limit);
      expect(pins.length).toBeLessThanOrEqual(limit);
      expect(pins.reduce((sum, { count }) => sum + count, 0)).toBe(totalCount);
      expect(new Set(pins.map(({ key }) => key)).size).toBe(pins.length);
      if (totalCount <= limit) expect(pins.every(({ spaceId, count }) => spaceId !== null && count === 1)).toBe(true);
      const cheapest = Math.min(
        ...spaces.filter((space) => fits(space, filter as Filter)).map(({ allInCents }) => allInCents),
      );
      expect(Math.min(...pins.map(({ priceCents }) => priceCents))).toBe(cheapest);
    }
  });

  test('a single pin covers results on both sides of the Greenwich meridian', async () => {
    expect(spaces.some(({ lng }) => lng > 0) && spaces.some(({ lng }) => lng < 0)).toBe(true);
    const { pins, totalCount } = await beside({}, 1);
    expect(pins).toMatchObject([{ count: totalCount }]);
  });
});

describe('the search projection', () => {
  test('is unchanged by a full rebuild', async () => {
    const read = (): Promise<object[]> => app.context().em.execute('select * from space_search order by id');
    const before = await read();
    await refreshAll(app.context());
    expect(await read()).toEqual(before);
  });

  test('keeps the days of a booking that is committed during a rebuild', async () => {
    const space = spaces.find(
      ({ taken, minDays, availableFrom }) => taken.length === 0 && minDays <= 30 && availableFrom < today,
    ) as PlainSpace;
    const [from, to] = [addDays(today, 140), addDays(today, 180)];
    const isFound = async (): Promise<boolean> =>
      (await searchAll(app, { filter: { postalCode: space.postalCode, from, to }, first: 50 })).some(
        ({ id }) => id === space.id,
      );
    expect(await isFound()).toBe(true);
    const waiting = async (): Promise<number> =>
      (
        await app
          .context()
          .em.execute<object[]>(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
      ).length;
    const [written, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const booking = book(space, from, to, 'confirmed', () => {
      written.resolve();
      return mayCommit.promise;
    });
    await written.promise;
    const anew = refreshAll(app.context());
    await expect.poll(waiting).toBe(1);
    mayCommit.resolve();
    await Promise.all([booking, anew]);
    expect(await isFound()).toBe(false);
  });

  test('loses the spaces of a suspended host and regains them when the host is reinstated', async () => {
    const { uuid, id, postalCode } = spaces[5] as PlainSpace;
    const set = async (suspendedAt: string): Promise<boolean> => {
      await app
        .context()
        .em.execute(
          `update users set suspended_at = ${suspendedAt} where id = (select host_id from spaces where id = ?)`,
          [uuid],
        );
      await app.settle();
      return (await searchAll(app, { filter: { postalCode }, first: 50 })).some((node) => node.id === id);
    };
    expect(await set('now()')).toBe(false);
    expect(await set('null')).toBe(true);
  });

  test('loses a space that is no longer published and regains it once it is', async () => {
    const space = spaces[3] as PlainSpace;
    const set = async (status: string): Promise<boolean> => {
      await app.context().em.execute('update spaces set status = ? where id = ?', [status, space.uuid]);
      await refreshAll(app.context());
      return (await searchAll(app, { filter: { postalCode: space.postalCode }, first: 50 })).some(
        ({ id }) => id === space.id,
      );
    };
    expect(await set('paused')).toBe(false);
    expect(await set('published')).toBe(true);
  });
});

test('P-44 a page needs the same number of statements for 1 and for 50 rows', async () => {
  const query = `query ($first: Int) { searchSpaces(first: $first, filter: { city: "Madrid" }) { totalCount isCountCapped place { name } edges { cursor node { id title priceAllInCents distanceM coverPhoto { url } photos { id } host { displayName responseTime } } }
    pins { key } facets { autonomous } nearest { id } suggestions { count } } }`;
  const statements = (first: number): Promise<number> => countQueries(app, () => app.visitor().query(query, { first }));
  const one = await statements(1);
  expect(await statements(50)).toBe(one);
  expect(one).toBeLessThanOrEqual(12);
});

test('similar spaces share type and size range, and cost a constant number of statements per page', async () => {
  const query = `query ($first: Int) { searchSpaces(first: $first, filter: { city: "Sevilla", type: [STORAGE] }) { edges { node { id similar(first: 3) { id type sizeM2 } } } } }`;
  type Similar = {
    searchSpaces: { edges: { node: { id: string; similar: { id: string; type: string; sizeM2: number }[] } }[] };
  };
  const { searchSpaces } = await app.visitor().query<Similar>(query, { first: 8 });
  for (const { node } of searchSpaces.edges) {
    const own = spaces.find(({ id }) => id === node.id) as PlainSpace;
    expect(node.similar).toHaveLength(3);
    for (const other of node.similar) {
      expect(other.id).not.toBe(node.id);
      expect(other.type).toBe('STORAGE');
      expect(other.sizeM2 / own.sizeM2).toBeGreaterThanOrEqual(0.49);
      expect(other.sizeM2 / own.sizeM2).toBeLessThanOrEqual(2.01);
    }
  }
  const statements = (first: number): Promise<number> => countQueries(app, () => app.visitor().query(query, { first }));
  expect(await statements(8)).toBe(await statements(2));
});

test('cities and marketFacts show current counts and prices', async () => {
  const { cities, marketFacts } = await app.visitor().query<{
    cities: { name: string; spaceCount: number; priceFromCents: number | null; isComingSoon: boolean }[];
    marketFacts: { spaceCount: number; priceFromCents: number; cityCount: number };
  }>('{ cities { name spaceCount priceFromCents isComingSoon } marketFacts { spaceCount priceFromCents cityCount } }');
  expect(cities.map(({ name }) => name)).toEqual([
    'Madrid',
    'Barcelona',
    'Valencia',
    'Sevilla',
    'Zaragoza',
    'Málaga',
    'Murcia',
    'Palma',
    'Bilbao',
    'Granada',
  ]);
  for (const city of cities) {
    const own = spaces.filter(({ city: name }) => name === city.name);
    expect(city).toMatchObject({
      spaceCount: own.length,
      priceFromCents: own.length > 0 ? Math.min(...own.map(({ allInCents }) => allInCents)) : null,
      isComingSoon: own.length < 10,
    });
  }
  expect(marketFacts).toMatchObject({ spaceCount: (await search(app, { first: 1 })).totalCount, cityCount: 9 });
});

test('P18 platformMetrics are computed from the data, and fewer than five cases return null', async () => {
  const sql = <T extends object>(text: string) => app.context().em.execute<T[]>(text);
  await sql(`update claims set status = 'withdrawn', remedy = null, remedy_cents = null`);
  await sql(`delete from verifications where kind = 'identity' and decided_at > now() - interval '90 days'`);
  await sql(`insert into verifications (user_id, kind, status, document_type, submitted_at, decided_at)
    select id, 'identity', 'approved', 'dni', now() - interval '30 hours', now() from users limit 4`);
  await sql(`insert into claims (id, booking_id, claimant_id, reference, side, claim_case, text, wanted_remedy, unused_from, status, remedy, remedy_cents, idempotency_key, created_at, updated_at, closed_at)
    select gen_random_uuid(), b.id, b.renter_id, b.id::text, 'renter', 'no_access', 'x', 'full_refund', current_date, c.status, c.remedy, c.cents, b.id::text, now() - c.days * interval '1 day', now(), now()
    from (values (1, 'agreed', 'full_refund', 100, 1), (2, 'agreed', 'full_refund', 100, 2), (3, 'closed', 'nothing', 0, 4), (4, 'closed', 'nothing', 0, 6), (5, 'closed', 'nothing', 0, 9), (6, 'withdrawn', null, null, 30)) as c (n, status, remedy, cents, days)
    join (select id, renter_id, row_number() over (order by id) as n from bookings
      where status = 'completed' and starts_on between current_date - 300 and current_date) b on b.n = c.n`);
  // The product uses the date in Spain, which changes earlier than the database's.
  const today = `(now() at time zone 'Europe/Madrid')::date`;
  const [row] = await sql<{ verified: number; began: number }>(
    `select (select count(*)::int from space_search r join spaces s on s.id = r.id where s.verified_at is not null) as verified,
       (select count(*)::int from bookings where status in ('confirmed', 'active', 'ending', 'move_out', 'completed', 'terminated') and starts_on > ${today} - 365 and starts_on <= ${today}) as began`,
  );
  const { platformMetrics } = await app.visitor().query<{
    platformMetrics: Record<string, unknown>;
  }>(`{ platformMetrics {
    spaceCount verifiedSpaceCount identityReviewHours { cases } claimDays { median cases } bookingsWithoutClaim { total withoutClaim }
    metresToNearest { median cases } monthSplit { rentCents totalCents hostNetCents commissionCents renterFeeCents }
    guaranteePlans { plan monthCents bookingCents excessCents } } }`);
  expect(platformMetrics).toEqual({
    spaceCount: spaces.length,
    verifiedSpaceCount: row?.verified,
    identityReviewHours: null,
    claimDays: { median: 4, cases: 5 },
    bookingsWithoutClaim: { total: row?.began, withoutClaim: (row?.began ?? 0) - 5 },
    metresToNearest: { median: expect.any(Number), cases: 55 },
    monthSplit: { rentCents: 7000, totalCents: 7700, hostNetCents: 6650, commissionCents: 350, renterFeeCents: 700 },
    guaranteePlans: [
      { plan: 'BASIC', monthCents: 0, bookingCents: 50_000, excessCents: 5000 },
      { plan: 'PLUS', monthCents: 499, bookingCents: 200_000, excessCents: 7500 },
      { plan: 'MAXIMA', monthCents: 999, bookingCents: 500_000, excessCents: 10_000 },
    ],
  });
});

test('USE-7 the claim "up to 60 % cheaper" is computed from current storage prices and a dated source', async () => {
  const { priceComparison } = await app.visitor().query<{
    priceComparison: {
      sourcePublishedOn: string;
      comparedOn: string;
      upToPercent: number | null;
      cities: {
        name: string;
        sampleCount: number;
        cityMeanCents: number;
        medianCents: number;
        lowTenthCents: number;
        tenthSavingPercent: number;
      }[];
    };
  }>('{ priceComparison { sourcePublishedOn comparedOn upToPercent cities { name sampleCount cityMeanCents medianCents lowTenthCents tenthSavingPercent } } }');
  const { cities, upToPercent, comparedOn, sourcePublishedOn } = priceComparison;
  expect(sourcePublishedOn < comparedOn).toBe(true);
  expect(cities.map(({ name }) => name)).toEqual(['Madrid', 'Barcelona', 'Valencia']);
  for (const city of cities) {
    const prices = spaces
      .filter(({ city: name, type }) => name === city.name && type === 'STORAGE')
      .map(({ perM2Cents }) => perM2Cents)
      .sort((a, b) => a - b);
    const at = (share: number): number | undefined => prices[Math.ceil(prices.length * share) - 1];
    expect([city.sampleCount, city.medianCents, city.lowTenthCents]).toEqual([prices.length, at(0.5), at(0.1)]);
    expect(city.tenthSavingPercent).toBe(Math.floor((1 - city.lowTenthCents / city.cityMeanCents) * 100));
  }
  expect(upToPercent).toBe(Math.min(60, Math.max(...cities.map(({ tenthSavingPercent }) => tenthSavingPercent))));
});
