import { beforeAll, expect, test } from 'vitest';
import {
  ACCEPT,
  CARDS,
  confirmed,
  read,
  request,
  requested,
  signInAgain,
  start,
  stay,
} from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { countQueries } from '../../support/query-counter.js';
import { runJob } from '../../support/queued-jobs.js';
import * as stays from '../../support/stays.js';
import { newPerson, publishedSpace, uuidOf } from '../../support/spaces.js';

const STATS = `query ($period: StatsPeriod!, $spaceId: ID) { hostStats(period: $period, spaceId: $spaceId) {
  from to choices { id } views { total previous trend } favorites { total } requests { total previous }
  steps { from to views previousViews favorites requests }
  funnel { views priceViews requests accepted waiting declined before { views priceViews requests accepted } }
  response { percent trend { day percent } medianMinutes count unanswered } occupancy { month percent isForecast }
  incomeMonth incomePerM2Cents expectedPerM2Cents
  bySpace { space { id } views { total } requests position { priceCents peerCount radiusM medianCents lowCents highCents past { month priceCents medianCents } } } } }`;

interface Stats {
  readonly from: string;
  readonly to: string;
  readonly choices: readonly { readonly id: string }[];
  readonly views: { readonly total: number; readonly previous: number; readonly trend: readonly number[] };
  readonly requests: { readonly total: number };
  readonly steps: readonly Record<'from' | 'to' | 'views' | 'favorites' | 'requests', unknown>[];
  readonly funnel: Record<string, unknown>;
  readonly response: Record<string, unknown>;
  readonly occupancy: readonly { readonly month: string; readonly percent: number | null }[];
  readonly bySpace: readonly { readonly position: Position | null }[];
}

interface Position {
  readonly priceCents: number;
  readonly medianCents: number | null;
  readonly past: readonly object[];
}

let spaceId: string;

const world = useWorld();
beforeAll(async () => {
  await world.app.settle();
  const own = await world.host.query<{ hostStats: Stats }>(STATS, { period: 'DAYS_30' });
  spaceId = own.hostStats.choices[0]?.id ?? '';
  for (const [day, views, price] of [
    ['2027-03-02', 50, 50],
    ['2027-03-01', 7, 2],
    ['2027-01-31', 5, 1],
    ['2027-01-30', 3, 0],
    ['2026-12-02', 2, 0],
    ['2026-12-01', 1, 0],
  ] as const)
    await world.app
      .context()
      .em.execute('insert into space_views (space_id, day, views, price_views) values (?, ?::date, ?, ?)', [
        uuidOf(spaceId),
        day,
        views,
        price,
      ]);
});

const stats = async (variables: object = { period: 'DAYS_30' }): Promise<Stats> =>
  (await world.host.query<{ hostStats: Stats }>(STATS, { ...variables })).hostStats;

test('DSH-1 views are counted for the period up to yesterday and for the previous period', async () => {
  const { from, to, views, steps, funnel } = await stats();
  expect([from, to]).toEqual(['2027-01-31', '2027-03-01']);
  expect([views.total, views.previous]).toEqual([12, 3]);
  expect(views.trend).toEqual([5, 0, 0, 0, 0, 0, 0, 0, 0, 7]);
  expect(steps).toHaveLength(30);
  expect(steps.at(-1)).toMatchObject({ from: to, to, views: 7, previousViews: 3 });
  expect(funnel).toMatchObject({
    views: 12,
    priceViews: 3,
    before: { views: 3, priceViews: 0, requests: 0, accepted: 0 },
  });
  expect((await stats({ period: 'DAYS_90' })).views.total).toBe(17);
  const year = await stats({ period: 'YEAR' });
  expect([year.views.total, year.steps.length]).toEqual([18, 52]);
});

test('DSH-1 requests, answers and months are counted from the bookings', async () => {
  await requested(world, 34, 45);
  const { id } = await confirmed(world, 100, 45);
  await world.renter.query('mutation ($id: ID!) { addFavorite(input: { spaceId: $id }) { spaceId } }', {
    id: spaceId,
  });
  world.clock.set('2027-03-03T09:55:00Z');
  await signInAgain(world);
  await world.app.settle();
  const { requests, funnel, steps, response, occupancy } = await stats();
  expect(requests.total).toBe(2);
  expect(funnel).toMatchObject({ requests: 2, accepted: 1, waiting: 1, declined: 0, before: { requests: 0 } });
  // Cancelled by the renter later, it was accepted all the same.
  await stays.cancel(world.renter, id);
  expect((await stats()).funnel).toMatchObject({ requests: 2, accepted: 1, waiting: 1, declined: 0 });
  expect(steps.at(-1)).toMatchObject({ to: '2027-03-02', requests: 2, favorites: 1 });
  expect(response).toEqual({ percent: null, trend: [], medianMinutes: null, count: 1, unanswered: 0 });
  expect(occupancy).toHaveLength(12);
  expect(occupancy.at(-1)).toEqual({ month: '2027-03-01', percent: 0, isForecast: true });
  // Thirty-one days later it is the previous period.
  world.clock.set('2027-04-03T09:55:00Z');
  await signInAgain(world);
  expect((await stats()).funnel).toMatchObject({ requests: 0, before: { requests: 2, accepted: 1 } });
  world.clock.set('2027-03-02T09:55:00Z');
  await signInAgain(world);
});

test('DSH-1 an accepted request whose first charge failed was accepted', async () => {
  const { id } = await start(world.renter, stay(spaceId, 3, 30));
  await request(world.renter, id, CARDS.failsLater);
  await world.host.query(ACCEPT, { input: { bookingId: id } });
  expect((await read(world.renter, id))?.status).toBe('PAYMENT_FAILED');
  world.clock.set('2027-03-03T09:55:00Z');
  await signInAgain(world);
  expect((await stats()).funnel).toMatchObject({ requests: 3, accepted: 2, waiting: 1, declined: 0 });
  world.clock.set('2027-03-02T09:55:00Z');
  await signInAgain(world);
});

test('DSH-1 the median is null with fewer than five similar spaces nearby', async () => {
  const place = async (index: number): Promise<void> => {
    await publishedSpace(world.app, await newPerson(world.app, `peer${index}@example.com`));
  };
  for (const index of [1, 2, 3, 4]) await place(index);
  await world.app.settle();
  const positionOf = async () => (await stats()).bySpace[0]?.position;
  expect(await positionOf()).toMatchObject({ peerCount: 4, medianCents: null, lowCents: null, highCents: null });
  await place(5);
  await world.app.settle();
  const position = await positionOf();
  expect(position).toMatchObject({ peerCount: 5, radiusM: 2000 });
  expect(position?.medianCents).toBeGreaterThan(0);
});

test('DSH-1 price positions are stored per month with their last value', async () => {
  const keep = () => runJob(world.app, 'stats.keep-positions', {});
  const positionOf = async () => (await stats()).bySpace[0]?.position;
  await keep();
  const { priceCents, medianCents, past } = (await positionOf()) ?? fail();
  expect(past).toEqual([]);
  await world.app
    .context()
    .em.execute('update space_search set price_cents = price_cents + 1000 where id = ?', [uuidOf(spaceId)]);
  await keep();
  world.clock.set('2027-04-05T09:55:00Z');
  await signInAgain(world);
  const march = { month: '2027-03-01', priceCents: priceCents + 1000, medianCents };
  expect(await positionOf()).toMatchObject({ past: [march] });
  await keep();
  expect(await positionOf()).toMatchObject({ past: [march] });
  // The page shows six months at most.
  world.clock.set('2027-10-05T09:55:00Z');
  await signInAgain(world);
  expect(await positionOf()).toMatchObject({ past: [{ ...march, month: '2027-04-01' }] });
  world.clock.set('2027-03-02T09:55:00Z');
  await signInAgain(world);
});

test('P-34 only own spaces can be chosen, with a constant number of statements', async () => {
  const one = await countQueries(world.app, () => stats());
  expect((await stats({ period: 'DAYS_30', spaceId })).choices).toHaveLength(1);
  await publishedSpace(world.app, world.host);
  await world.app.settle();
  expect((await stats()).choices).toHaveLength(2);
  expect(await countQueries(world.app, () => stats())).toBe(one);
  const { errors } = await world.renter.send(STATS, { period: 'DAYS_30', spaceId });
  expect(errors[0]?.extensions.code).toBe('NOT_FOUND');
});

function fail(): never {
  throw new Error('the space has no position');
}
