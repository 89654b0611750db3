import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { signInAs } from '../../support/accounts.js';
import { ACCEPT, DECLINE, NOW, TODAY, person, request, signInAgain, start, stay } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { runBilling } from '../../support/money/billing.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { countQueries } from '../../support/query-counter.js';
import { publishedSpace, uuidOf } from '../../support/spaces.js';

// The client's own queries, so that the measured statements are those of the real page.
const FILES = [
  'features/dashboard/dashboard.graphql',
  'ui/booking/booking.graphql',
  'ui/booking/cancel/cancel.graphql',
  'ui/photo/SpacePhoto.graphql',
];
const parts = FILES.map((file) => readFileSync(new URL(`../../../client/${file}`, import.meta.url), 'utf8'))
  .join('\n')
  .split(/\n(?=query|mutation|fragment)/);
const partOf = (head: string): string => parts.find((part) => part.trim().startsWith(head)) ?? '';

/** The names of all fragments that a text spreads, directly or through other fragments. */
function fragmentsOf(text: string): Set<string> {
  const names = [...text.matchAll(/\.\.\.(\w+_\w+)/g)].map(([, name]) => name ?? '');
  return new Set(names.flatMap((name) => [name, ...fragmentsOf(partOf(`fragment ${name} `))]));
}

const operation = (name: string): string => {
  const query = partOf(`query ${name}(`);
  return [query, ...[...fragmentsOf(query)].map((fragment) => partOf(`fragment ${fragment} `))].join('\n');
};
const SUMMARY = operation('DashboardSummary');
const CALENDAR = operation('HostCalendar');
const LIST = operation('DashboardBookings');

interface Item {
  readonly step: string;
  readonly isDone: boolean;
  readonly isNeededForAccess: boolean;
}
interface Row {
  readonly id: string;
  readonly moveIn: {
    readonly isAccessOpen: boolean;
    readonly accessOpensOn: string;
    readonly items: readonly Item[];
  } | null;
  readonly space: { readonly accessInstructions: string | null };
  readonly [field: string]: unknown;
}

let garageId: string;
let storageId: string;
const bookings: Record<'rolling' | 'past' | 'next', string> = { rolling: '', past: '', next: '' };

const world = useWorld();
beforeAll(async () => {
  world.clock.set('2026-12-01T10:00:00Z');
  await signInAgain(world);
  // The test world's space is archived, because it was published later and would be counted.
  await world.app.context().em.execute(`update spaces set status = 'archived' where id = ?`, [uuidOf(world.spaceId)]);
  storageId = await publishedSpace(world.app, world.host, { minDays: 1 });
  garageId = await publishedSpace(world.app, world.host, { minDays: 1, title: 'Garaje para la moto', sizeM2: 10 });
  bookings.rolling = await booked(storageId, '2026-12-10', { termType: 'ROLLING' });
  for (const day of ['2027-01-10', '2027-02-10']) {
    world.clock.set(`${day}T09:00:00Z`);
    await runBilling(world);
  }
  world.clock.set('2027-02-10T10:00:00Z');
  await signInAgain(world);
  bookings.past = await booked(garageId, '2027-02-20', { to: '2027-03-20' });
  world.clock.set(NOW);
  await signInAgain(world);
  bookings.next = await booked(garageId, '2027-03-25', { to: '2027-04-09' });
  const refused = await start(world.stranger, { ...stay(garageId, 60, 30) });
  await request(world.stranger, refused.id);
  await world.host.query(DECLINE, { input: { bookingId: refused.id, reason: 'SPACE_CHANGED' } });
});

async function booked(spaceId: string, from: string, more: Record<string, unknown>): Promise<string> {
  const { id } = await start(world.renter, { ...stay(spaceId), from, to: null, ...more });
  await request(world.renter, id);
  await world.host.query(ACCEPT, { input: { bookingId: id } });
  return id;
}

const summaryOf = async (client: GraphqlClient, mode: string) =>
  (
    await client.query<{
      dashboardSummary: Record<string, unknown> & {
        income: { month: string; paidCents: number; expectedCents: number }[];
        takenByDay: number[];
      };
    }>(SUMMARY, { mode })
  ).dashboardSummary;
const calendarOf = async (client: GraphqlClient, month: string) =>
  (
    await client.query<{
      hostCalendar: {
        month: string;
        spaceCount: number;
        days: { day: string; takenSpaces: number; arrivals: number; departures: number }[];
        moves: { day: string; kind: string; booking: { id: string } }[];
      };
    }>(CALENDAR, { month })
  ).hostCalendar;
const listOf = async (client: GraphqlClient, mode: string, first = 50) =>
  (await client.query<{ myBookings: { edges: { node: Row }[] } }>(LIST, { mode, first })).myBookings.edges.map(
    ({ node }) => node,
  );

test('P10 income counts captured charges by the month of their period, and the expected ones of this month', async () => {
  const { income, incomePaidCents, monthCents } = await summaryOf(world.host, 'HOST');
  expect(income.map(({ month }) => month)).toEqual([
    '2026-04-01',
    '2026-05-01',
    '2026-06-01',
    '2026-07-01',
    '2026-08-01',
    '2026-09-01',
    '2026-10-01',
    '2026-11-01',
    '2026-12-01',
    '2027-01-01',
    '2027-02-01',
    '2027-03-01',
  ]);
  // 70 € less 5 %: the rolling stay on each 10th from December, the garage's month from 20 February, and half a month from 25 March.
  expect(income.slice(0, 8).every(({ paidCents, expectedCents }) => paidCents === 0 && expectedCents === 0)).toBe(true);
  expect(income.slice(8).map(({ paidCents, expectedCents }) => [paidCents, expectedCents])).toEqual([
    [6650, 6650],
    [6650, 6650],
    [13300, 13300],
    [3325, 3325 + 6650],
  ]);
  expect([incomePaidCents, monthCents]).toEqual([6650 + 6650 + 13300 + 3325, 3325 + 6650]);
});

test('DSH-1 income per m² is the net income of the last full month divided by the size, per space and in total', async () => {
  const { hostStats } = await world.host.query<{ hostStats: Record<string, unknown> }>(
    `{ hostStats(period: DAYS_30) { incomeMonth incomePerM2Cents previousIncomePerM2Cents expectedPerM2Cents
       bySpace { space { id sizeM2 } incomePerM2Cents previousIncomePerM2Cents } } }`,
  );
  const { bySpace, ...all } = hostStats as { bySpace: readonly { space: { id: string } }[] };
  // February: 66.50 € of each. January: only the store room. March: half a month of the garage and the store room’s 10th.
  expect(all).toEqual({
    incomeMonth: '2027-02-01',
    incomePerM2Cents: 831, // 133.00 € over 16 m²
    previousIncomePerM2Cents: 416, // 66.50 € over 16 m²
    expectedPerM2Cents: 623, // 99.75 € over 16 m²
  });
  expect(Object.fromEntries(bySpace.map(({ space, ...income }) => [space.id, income]))).toEqual({
    [storageId]: { incomePerM2Cents: 1108, previousIncomePerM2Cents: 1108 }, // 66.50 € over 6 m²
    [garageId]: { incomePerM2Cents: 665, previousIncomePerM2Cents: 0 }, // 66.50 € over 10 m²
  });
});

test('P10 occupancy counts half-open days, free between two stays', async () => {
  const { takenByDay, occupiedDays, availableDays, occupancyPercent, lettableSpaceCount } = await summaryOf(
    world.host,
    'HOST',
  );
  // The garage is let on 1–19 and 25–31 March.
  const garage = (day: number): boolean => day <= 19 || day >= 25;
  expect(takenByDay).toEqual(Array.from({ length: 31 }, (_, index) => (garage(index + 1) ? 2 : 1)));
  expect([occupiedDays, availableDays, occupancyPercent, lettableSpaceCount]).toEqual([31 + 26, 62, 92, 2]);
});

test('P10 a terminated rental counts up to the day of its termination, before and after the space is empty', async () => {
  const { em } = world.app.context();
  const id = uuidOf(bookings.past);
  const [before] = await em.execute<{ status: string }[]>('select status from bookings where id = ?', [id]);
  // 20 February to 20 March; terminated on 11 March.
  for (const status of ['terminated', 'completed']) {
    await em.execute(`update bookings set status = ?, terminated_at = '2027-03-11T09:00:00Z' where id = ?`, [
      status,
      id,
    ]);
    const { takenByDay, occupiedDays } = await summaryOf(world.host, 'HOST');
    expect([occupiedDays, takenByDay[9], takenByDay[10]]).toEqual([31 + 17, 2, 1]);
    const march = await calendarOf(world.host, '2027-03-17');
    expect(march.days.map(({ takenSpaces }) => takenSpaces)).toEqual(takenByDay);
    expect(march.days.filter(({ departures }) => departures > 0).map(({ day }) => day)).toEqual(['2027-03-11']);
    const { hostMonth } = await world.host.query<{ hostMonth: { occupiedDays: number } }>(
      'query ($month: LocalDate!) { hostMonth(month: $month) { occupiedDays } }',
      { month: '2027-03-01' },
    );
    expect(hostMonth.occupiedDays).toBe(31 + 17);
  }
  await em.execute('update bookings set status = ?, terminated_at = null where id = ?', [before?.status, id]);
});

test('P10 the calendar matches the occupancy and lists arrivals and departures', async () => {
  const march = await calendarOf(world.host, '2027-03-17');
  expect([march.month, march.spaceCount, march.days.length]).toEqual(['2027-03-01', 2, 31]);
  expect(march.days.map(({ takenSpaces }) => takenSpaces)).toEqual((await summaryOf(world.host, 'HOST')).takenByDay);
  expect(
    march.days
      .filter(({ arrivals, departures }) => arrivals + departures > 0)
      .map(({ day, arrivals, departures }) => [day, arrivals, departures]),
  ).toEqual([
    ['2027-03-20', 0, 1],
    ['2027-03-25', 1, 0],
  ]);
  expect(march.moves.map(({ day, kind, booking }) => [day, kind, booking.id])).toEqual([
    ['2027-03-20', 'DEPARTURE', bookings.past],
    ['2027-03-25', 'ARRIVAL', bookings.next],
  ]);
  const february = await calendarOf(world.host, '2027-02-28');
  expect([february.days.length, february.days.at(-1)?.takenSpaces, february.days[18]?.takenSpaces]).toEqual([28, 2, 1]);
  expect(february.days.filter(({ arrivals }) => arrivals > 0).map(({ day }) => day)).toEqual(['2027-02-20']);
  expect(february.moves).toEqual([]);
  const stranger = await calendarOf(world.stranger, '2027-03-01');
  expect([
    stranger.spaceCount,
    stranger.days.every(({ takenSpaces, departures }) => takenSpaces + departures === 0),
  ]).toEqual([0, true]);
  const { errors } = await world.host.send(CALENDAR, { month: '2040-01-01' });
  expect(errors[0]?.extensions).toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: [{ path: 'month', code: 'FILTER_OUT_OF_RANGE' }],
  });
});

test('P10 the renter reads the charges of this month and the next charge', async () => {
  // The half month that was charged today; the rolling stay is charged on each 10th.
  const nextCharge = { dueOn: '2027-03-10', totalCents: 7700 };
  expect(await summaryOf(world.renter, 'RENTER')).toMatchObject({
    monthCents: 3850 + 7700,
    income: [],
    takenByDay: [],
    nextCharge,
  });
  const [rolling] = (await listOf(world.renter, 'RENTER')).filter(({ id }) => id === bookings.rolling);
  expect(rolling).toMatchObject({ monthTotalCents: 7700, hostMonthNetCents: null, nextCharge });
  expect((await listOf(world.host, 'HOST')).find(({ id }) => id === bookings.rolling)).toMatchObject({
    monthTotalCents: null,
    hostMonthNetCents: 6650,
    nextCharge: null,
  });
});

test('P10 the list has requests first, then active and upcoming bookings', async () => {
  const first = await start(world.stranger, stay(garageId, 120, 40));
  await request(world.stranger, first.id);
  expect((await listOf(world.host, 'HOST')).map(({ id }) => id).slice(0, 4)).toEqual([
    first.id,
    bookings.past,
    bookings.rolling,
    bookings.next,
  ]);
  await world.host.query(DECLINE, { input: { bookingId: first.id, reason: 'SPACE_CHANGED' } });
});

test('P1 the move-in list has its done items, and the access is closed before the start and without the first payment', async () => {
  const rowOf = async (id: string): Promise<Row> =>
    (await listOf(world.renter, 'RENTER')).find((row) => row.id === id) as Row;
  const doneIn = ({ moveIn }: Row): string[] =>
    (moveIn?.items ?? []).filter(({ isDone }) => isDone).map(({ step }) => step);
  const running = await rowOf(bookings.rolling);
  expect(doneIn(running)).toEqual(['TERMS', 'FIRST_PAYMENT', 'PROHIBITED_GOODS', 'ACCESS_DATA']);
  expect([running.moveIn?.isAccessOpen, running.space.accessInstructions]).toEqual([
    true,
    expect.stringContaining('4711'),
  ]);
  const coming = await rowOf(bookings.next);
  expect(coming.moveIn).toMatchObject({ isAccessOpen: false, accessOpensOn: '2027-03-25' });
  expect(doneIn(coming)).not.toContain('ACCESS_DATA');
  const { em } = world.app.context();
  await em.execute(`update users set identity_verified_at = now() where email = 'host@example.test'`);
  expect(doneIn(await rowOf(bookings.rolling))).toContain('HOST_IDENTITY');
  await em.execute(
    `update payments set captured_at = null, captured_cents = null where booking_id = ? and kind = 'first'`,
    [uuidOf(bookings.rolling)],
  );
  const unpaid = await rowOf(bookings.rolling);
  expect([unpaid.moveIn?.isAccessOpen, unpaid.space.accessInstructions, doneIn(unpaid)]).toEqual([
    false,
    null,
    ['HOST_IDENTITY', 'TERMS', 'PROHIBITED_GOODS'],
  ]);
  await em.execute(
    `update payments set captured_at = now(), captured_cents = total_cents where booking_id = ? and kind = 'first'`,
    [uuidOf(bookings.rolling)],
  );
});

test('P-44 summary, calendar and list have a constant number of statements', async () => {
  const newHost = await person(world.app, 'many-host', 'Nuria Pons Vila', ['renter', 'host']);
  const spaceId = await publishedSpace(world.app, newHost, { minDays: 1 });
  const { id } = await start(world.stranger, stay(spaceId, 3, 4));
  await request(world.stranger, id);
  await newHost.query(ACCEPT, { input: { bookingId: id } });
  const asked = [() => summaryOf(newHost, 'HOST'), () => calendarOf(newHost, TODAY), () => listOf(newHost, 'HOST', 20)];
  const statements = async (): Promise<number[]> => {
    const counts: number[] = [];
    for (const ask of asked) counts.push(await countQueries(world.app, ask));
    return counts;
  };
  const one = await statements();
  const { em } = world.app.context();
  const columns = (
    await em.execute<{ column_name: string }[]>(
      `select column_name from information_schema.columns where table_name = 'bookings' and is_generated = 'NEVER' and column_name not in ('id', 'reference', 'starts_on', 'ends_on', 'status')`,
    )
  ).map(({ column_name: name }) => name);
  await em.execute(
    `insert into bookings (reference, starts_on, ends_on, status, ${columns.join(', ')})
     select 'HU-COPY-' || n, starts_on + n * 4, ends_on + n * 4, case when n % 10 = 0 then 'requested' when n % 2 = 1 then 'completed' else 'confirmed' end, ${columns.join(', ')}
     from bookings, generate_series(1, 49) n where id = ?`,
    [uuidOf(id)],
  );
  await signInAs(newHost, 'many-host@example.test');
  expect(await listOf(newHost, 'HOST', 20)).toHaveLength(20);
  const many = await statements();
  expect(many).toEqual(one);
  expect(Math.max(...many)).toBeLessThanOrEqual(12);
});
