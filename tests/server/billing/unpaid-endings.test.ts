import { beforeEach, expect, test } from 'vitest';
import { addDays } from '../../../server/core/values/date-range.js';
import { resetWorld, signInAgain, sqlOf } from '../../support/bookings.js';
import { giveNotice } from '../../support/money/changes.js';
import {
  breakCard,
  readBilling,
  runBilling,
  running,
  TERMINATE,
  type BillingView,
} from '../../support/money/billing.js';
import { uuidOf } from '../../support/spaces.js';
import { sweepStays } from '../../support/stays.js';
import { useWorld } from '../../support/use-world.js';

const world = useWorld();

/** The stay begins on 5 March; the charge of its second month is due on 5 April and refused. */
const DUE = '2027-04-05';

beforeEach(async () => {
  await resetWorld(world);
  await sql(
    `update billing_cycles set status = 'waived', next_try_at = null where status not in ('paid', 'cancelled')`,
  );
  await sql(
    `update bookings set status = 'completed', billing_state = 'current' where status in ('active', 'ending', 'move_out', 'terminated')`,
  );
});

const sql = sqlOf(world);
/** The morning of a day after the charge was due. */
const dayAfter = async (days: number): Promise<void> => {
  world.clock.set(`${addDays(DUE, days)}T08:00:00Z`);
  await sweepStays(world);
  await runBilling(world);
  await runBilling(world);
  await world.app.settle();
  await signInAgain(world);
};
/** A running stay whose second month is past due, on the tenth day; `endsOn` was given notice of before. */
async function pastDue(endsOn: string | null = null): Promise<string> {
  const id = await running(world);
  if (endsOn !== null) await giveNotice(world.renter, id, endsOn);
  await breakCard(world, id);
  for (const day of [0, 1, 3, 5, 10]) await dayAfter(day);
  return id;
}
const staffMails = async (id: string) =>
  (
    await sql<{ template: string }>(
      `select payload ->> 'template' as template from graphile_worker._private_jobs where payload ->> 'template' like 'billing.%' and payload -> 'params' ->> 'reference' = (select reference from bookings where id = ?) order by id`,
      [uuidOf(id)],
    )
  ).map(({ template }) => template);
const comingSteps = async (id: string) =>
  (
    await world.renter.query<{ booking: { owedCharge: { comingSteps: { kind: string }[] } } }>(
      'query ($id: ID!) { booking(id: $id) { owedCharge { comingSteps { kind } } } }',
      { id },
    )
  ).booking.owedCharge.comingSteps.map(({ kind }) => kind);

test.each([
  ['NON_PAYMENT', 25, '2027-04-30'],
  ['FORBIDDEN_GOODS', 13, '2027-04-18'],
])('T21 a notice does not protect a breach: %s', async (reason, day, endsOn) => {
  const id = await pastDue();
  await giveNotice(world.renter, id, addDays(DUE, 70));
  expect(await comingSteps(id)).toEqual(['MAY_BE_ENDED']);
  await dayAfter(day);
  const { terminateBooking } = await world.admin.query<{ terminateBooking: { booking: BillingView } }>(TERMINATE, {
    input: { bookingId: id, reason, text: 'Sigue sin pagar abril y quiere quedarse hasta junio.' },
  });
  expect(terminateBooking.booking.status).toBe('TERMINATED');
  const { cycles } = await readBilling(world.admin, id);
  expect(cycles.slice(1).map(({ status, to }) => [status, to])).toEqual([
    ['PAST_DUE', endsOn],
    ...cycles.slice(2).map(({ to }) => ['CANCELLED', to]),
  ]);
  expect(cycles.length).toBeGreaterThan(2);
});

test.each([
  ['of a later month', 75, 117],
  // Its fee was never charged.
  ['of this month', 30, 0],
])('T21 the fee that a notice of the host waives is the one %s, not the one of a breach', async (_, days, feeCents) => {
  const id = await running(world);
  const notice = () => giveNotice(world.host, id, addDays(DUE, days), { reason: 'OWN_USE' });
  if (feeCents === 0) await notice();
  await dayAfter(0);
  if (feeCents > 0) await notice();
  await dayAfter(5);
  await world.admin.query(TERMINATE, {
    input: { bookingId: id, reason: 'FORBIDDEN_GOODS', text: 'Guarda bombonas de butano desde el primer día.' },
  });
  const { cycles } = await readBilling(world.admin, id);
  expect(cycles.filter(({ status }) => status !== 'CANCELLED')).toMatchObject([
    { status: 'PAID' },
    // Five days of thirty.
    { status: 'PAID', to: addDays(DUE, 5), rentCents: 1167, renterFeeCents: feeCents },
  ]);
});

test('P4 a stay that ends before it could be terminated is not announced as one that can be', async () => {
  const id = await pastDue(addDays(DUE, 20));
  expect(await comingSteps(id)).toEqual([]);
  await dayAfter(21);
  expect((await readBilling(world.renter, id)).status).toBe('MOVE_OUT');
  for (const day of [25, 30]) await dayAfter(day);
  // The debt itself is pursued as before.
  expect(await staffMails(id)).toEqual(['billing.in-recovery']);
});
