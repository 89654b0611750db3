import { beforeEach, expect, test } from 'vitest';
import { START, stay, sqlOf } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { SETTLE, TERMINATE } from '../../support/money/billing.js';
import { agreed, at, endAllBookings, running } from '../../support/money/changes.js';
import { uuidOf } from '../../support/spaces.js';
import { cancel } from '../../support/stays.js';

const world = useWorld({}, { minDays: 1 });
beforeEach(() => endAllBookings(world));

const sql = sqlOf(world);

/** A stay from 3 March to 17 April that the staff terminate on 10 April; `following` is a confirmed stay from 20 to 30 April. */
async function terminated({ isFollowed = false } = {}): Promise<{ id: string; following: string | null }> {
  const id = await running(world);
  const following = isFollowed ? await agreed(world, { startsIn: 49, days: 10 }) : null;
  await at(world, '2027-04-10T10:00:00Z');
  await world.admin.query(TERMINATE, { input: { bookingId: id, reason: 'FRAUD', text: 'Documentos falsos.' } });
  return { id, following };
}

/** What everybody reads of some days: whether they can be booked, by the search, the price, the space and the start of a booking. */
async function isFree(from: string, to: string): Promise<boolean[]> {
  const { searchSpaces, priceQuote, space } = await world.stranger.query<{
    searchSpaces: { totalCount: number };
    priceQuote: { isAvailable: boolean };
    space: { busy: { from: string; to: string }[] };
  }>(
    `query ($filter: SpaceFilter!, $quote: PriceQuoteInput!, $id: ID!, $from: LocalDate!, $to: LocalDate!) {
      searchSpaces(filter: $filter) { totalCount } priceQuote(input: $quote) { isAvailable }
      space(id: $id) { busy(from: $from, to: $to) { from to } } }`,
    {
      filter: { city: 'madrid', from, to },
      quote: { spaceId: world.spaceId, from, to, termType: 'FIXED' },
      id: world.spaceId,
      from,
      to,
    },
  );
  const { errors } = await world.stranger.send(START, { input: stay(world.spaceId, 0, 0, { from, to }) });
  const refusal = errors[0]?.extensions['code'];
  if (errors.length > 0) expect(refusal).toBe('BOOKING_DATES_TAKEN');
  else await sql(`update bookings set status = 'payment_failed' where status = 'pending_payment'`);
  return [searchSpaces.totalCount === 1, priceQuote.isAvailable, space.busy.length === 0, errors.length === 0];
}

const FREE = [true, true, true, true];
const TAKEN = [false, false, false, false];

/** The busy days in the calendar for other sites. */
async function sentDays(): Promise<string[]> {
  const { changeCalendarAddress } = await world.host.query<{
    changeCalendarAddress: { calendarAddress: { url: string } };
  }>('mutation ($id: ID!) { changeCalendarAddress(input: { spaceId: $id }) { calendarAddress { url } } }', {
    id: world.spaceId,
  });
  const file = await fetch(`${world.host.url}${new URL(changeCalendarAddress.calendarAddress.url).pathname}`);
  return (await file.text()).match(/(?<=VALUE=DATE:)\d+/g) ?? [];
}

test('P1 the days after a terminated stay are held everywhere until the staff confirm that the space is empty', async () => {
  const { id } = await terminated();
  await at(world, '2027-05-01T10:00:00Z');
  expect(await isFree('2027-05-05', '2027-05-20')).toEqual(TAKEN);
  expect(await isFree('2027-09-05', '2027-09-20')).toEqual(TAKEN);
  expect(await sentDays()).toEqual(['20270303', '20290501']);
  const { hostMonth } = await world.host.query<{
    hostMonth: { occupiedDays: number; rows: { entries: { kind: string; from: string; to: string }[] }[] };
  }>('{ hostMonth(month: "2027-05-01") { occupiedDays rows { entries { kind from to } } } }');
  expect(hostMonth).toEqual({
    occupiedDays: 0,
    rows: [{ entries: [{ kind: 'RUNNING', from: '2027-03-03', to: '2027-06-02' }] }],
  });
  // The agreed end stays.
  const { booking } = await world.renter.query<{ booking: object }>(
    'query ($id: ID!) { booking(id: $id) { status to } }',
    { id },
  );
  expect(booking).toEqual({ status: 'TERMINATED', to: '2027-04-17' });
  await world.admin.query(SETTLE, { input: { bookingId: id, statement: 'Vacío y llaves devueltas.' } });
  expect(await isFree('2027-05-05', '2027-05-20')).toEqual(FREE);
  expect(await sentDays()).toEqual([]);
});

test('P-15 the database refuses other bookings on days that a terminated stay holds', async () => {
  const { id } = await terminated();
  const other = `insert into bookings (reference, space_id, renter_id, host_id, status, starts_on, ends_on, rent_cents, renter_fee_cents,
      protection_cents, total_cents, commission_cents, host_net_cents, deposit_cents, charges, terms_snapshot, cancellation_policy)
    select 'HU-2027-999999', space_id, renter_id, host_id, 'confirmed', ?::date, ?::date, rent_cents, renter_fee_cents, protection_cents,
      total_cents, commission_cents, host_net_cents, deposit_cents, charges, terms_snapshot, cancellation_policy from bookings where id = ?`;
  await expect(sql(other, ['2027-08-01', '2027-08-10', uuidOf(id)])).rejects.toThrow(/bookings_no_overlap/);
});

test('P1 a stay can be terminated before a confirmed one, whose days it holds when that one is cancelled', async () => {
  const { id, following } = await terminated({ isFollowed: true });
  expect(await isFree('2027-04-17', '2027-04-20')).toEqual(TAKEN);
  expect(await isFree('2027-05-02', '2027-05-09')).toEqual(FREE);
  expect(await sentDays()).toEqual(['20270303', '20270420', '20270420', '20270430']);
  await cancel(world.renter, following ?? '');
  expect(await isFree('2027-04-21', '2027-04-25')).toEqual(TAKEN);
  expect(await isFree('2027-05-02', '2027-05-09')).toEqual(TAKEN);
  await world.admin.query(SETTLE, { input: { bookingId: id, statement: 'Vacío y llaves devueltas.' } });
  expect(await isFree('2027-04-21', '2027-04-25')).toEqual(FREE);
});
