import { beforeEach, expect, test } from 'vitest';
import { read, sqlOf } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { closeAccount, openAccounts, signInAs, signInAsAdmin } from '../../support/accounts.js';
import { runBilling } from '../../support/money/billing.js';
import { agreed, endAllBookings, noticesOf } from '../../support/money/changes.js';
import { brokenBooks } from '../../support/money/payouts.js';
import { uuidOf } from '../../support/spaces.js';
import { CANCEL, readStay, sweepStays } from '../../support/stays.js';

const world = useWorld();
beforeEach(async () => {
  await restore();
  // The clock goes back between tests.
  await sql('delete from account_measures');
  await endAllBookings(world);
});

const sql = sqlOf(world);
const restore = () => openAccounts(world.app);

/** A stay from 10 June to 25 July whose first charge is due on 3 June, when the host is suspended. */
async function unpaid(): Promise<string> {
  const id = await agreed(world, { startsIn: 100 });
  await later('2027-06-01T10:00:00Z');
  await closeAccount(world.app, 'host@example.test');
  await world.app.settle();
  return id;
}

/** Advances the clock and runs the minutely jobs; the suspended host cannot sign in. */
async function later(instant: string): Promise<void> {
  world.clock.set(instant);
  await signInAs(world.renter, 'renter@example.test');
  await signInAsAdmin(world.app, world.admin, 'admin@example.test');
  await sweepStays(world);
  await runBilling(world);
}

const statusOf = async (id: string): Promise<string | undefined> => (await read(world.renter, id))?.status;
const collected = (id: string) =>
  sql('select id from payments where booking_id = ? and captured_at is not null', [uuidOf(id)]);

test('M6 on the first day the renter can still cancel a stay whose charge waits for a suspended host', async () => {
  const id = await unpaid();
  await later('2027-06-10T10:00:00Z');
  const { status, availableActions, cancellation } = await readStay(world.renter, id);
  expect([status, availableActions.includes('CANCEL')]).toEqual(['CONFIRMED', true]);
  expect(cancellation).toMatchObject({ refundCents: 0, keptCents: 0 });
  await world.renter.query(CANCEL, { input: { bookingId: id, refundCents: cancellation?.refundCents } });
  expect([await statusOf(id), await collected(id)]).toEqual(['CANCELLED', []]);
});

test('M6 a stay whose charge waited for a suspended host until after its first day is cancelled and never charged', async () => {
  const id = await unpaid();
  await later('2027-06-10T21:59:00Z');
  expect(await statusOf(id)).toBe('CONFIRMED');
  await later('2027-06-10T22:00:00Z');
  expect(await readStay(world.renter, id)).toMatchObject({ status: 'CANCELLED', cancelledBy: 'SYSTEM' });
  await world.app.settle();
  expect(await noticesOf(world, id)).toEqual(
    expect.arrayContaining(['booking_cancelled_host', 'booking_cancelled_renter']),
  );
  expect(await sql('select status from billing_cycles where booking_id = ? group by 1', [uuidOf(id)])).toEqual([
    { status: 'cancelled' },
  ]);
  await restore();
  await later('2027-08-20T10:00:00Z');
  expect([await statusOf(id), await collected(id)]).toEqual(['CANCELLED', []]);
  expect(await brokenBooks(world)).toEqual([]);
});

test('M6 after the first day nothing is charged even if the suspension ended before the booking was ended', async () => {
  const id = await unpaid();
  await restore();
  world.clock.set('2027-08-20T10:00:00Z');
  await runBilling(world);
  expect(await collected(id)).toEqual([]);
  await later('2027-08-20T10:01:00Z');
  expect([await statusOf(id), await collected(id)]).toEqual(['CANCELLED', []]);
});

test('M6 a suspension that ends on the first day lets the stay be charged and begin', async () => {
  const id = await unpaid();
  await later('2027-06-10T08:00:00Z');
  await restore();
  await later('2027-06-10T09:00:00Z');
  expect(await collected(id)).toHaveLength(1);
  await later('2027-06-10T22:00:00Z');
  expect(await statusOf(id)).toBe('ACTIVE');
});
