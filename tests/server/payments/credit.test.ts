import { beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../../server/core/writes/transaction.js';
import { chargeDuePayments } from '../../../server/features/bookings/payments/charge-when-due.js';
import { post } from '../../../server/features/bookings/ledger/post.js';
import {
  ACCEPT,
  addCard,
  CARDS,
  REQUEST,
  request,
  requestInput,
  resetPaymentAttempts,
  signInAgain,
  start,
  stay,
  sqlOf,
} from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { breakCard, PAY_CYCLE, runBilling, running } from '../../support/money/billing.js';
import { brokenBooks } from '../../support/money/payouts.js';
import { runJobs } from '../../support/queued-jobs.js';
import { publishedSpace, uuidOf } from '../../support/spaces.js';
import * as stays from '../../support/stays.js';

/** The monthly rental that the third test creates and the fourth continues. */
let rental: string;

const world = useWorld();
beforeEach(() => resetPaymentAttempts(world.app));

const sql = sqlOf(world);
const accept = (bookingId: string) => world.host.query(ACCEPT, { input: { bookingId } });
const refunded = () => runJobs(world.app, 'payments.refund');
/** The remaining credit by the API and by the ledger. */
const credit = async (): Promise<{ left: number; booked: number }> => {
  const { viewer } = await world.renter.query<{ viewer: { credits: { availableCents: number } } }>(
    '{ viewer { credits { availableCents } } }',
  );
  const [row] = await sql<{ cents: number }>(
    `select coalesce(-sum(amount_cents), 0)::int as cents from ledger_entries where account = 'credit_liability'`,
  );
  return { left: viewer.credits.availableCents, booked: row?.cents ?? 0 };
};
/** Grants credit as the staff do. */
const give = (cents: number) =>
  inTransaction(world.app.context(), async (tx) => {
    const [row] = await sql<{ id: string }>(
      `insert into credits (user_id, reason, amount_cents) select id, 'staff', ${cents} from users where email = 'renter@example.test' returning id`,
    );
    await post(tx, 'credit_given', cents, { source: ['credit', row?.id ?? ''] });
  });
/** The parts of a booking's charges paid by card and by credit, newest first. */
const paid = (id: string) =>
  sql<{ status: string; card: number | null; credit: number }>(
    `select status, captured_cents as card, credit_cents as credit from payments where booking_id = ? order by created_at desc`,
    [uuidOf(id)],
  );
const creditShown = async (id: string): Promise<number | undefined> => {
  const { booking } = await world.renter.query<{ booking: { planPrices: { plan: string; creditCents: number }[] } }>(
    'query ($id: ID!) { booking(id: $id) { planPrices { plan creditCents firstChargeCents } } }',
    { id },
  );
  return booking.planPrices.find(({ plan }) => plan === 'BASIC')?.creditCents;
};

const noticeOf = async (id: string, type: string): Promise<string | undefined> => {
  const rows = await sql<{ message: string }>(`select message from notifications where booking_id = ? and type = ?`, [
    uuidOf(id),
    type,
  ]);
  return rows.at(-1)?.message.replaceAll(/\s/gu, ' ');
};
interface ShownCredit {
  readonly nextCharge: { totalCents: number; creditCents: number } | null;
  readonly billingPeriods: readonly { creditCents: number | null }[];
  readonly owedCharge: { cycleId: string; totalCents: number; creditCents: number } | null;
}
/** The fields about credit on the booking's page. */
const shownCredit = async (id: string): Promise<ShownCredit> =>
  (
    await world.renter.query<{ booking: ShownCredit }>(
      `query ($id: ID!) { booking(id: $id) {
        nextCharge { totalCents creditCents } billingPeriods { creditCents } owedCharge { cycleId totalCents creditCents } } }`,
      { id },
    )
  ).booking;

test('P5 credit granted for a cancellation by the host reduces the next charge, and refunds go to the card first', async () => {
  const { renter, host } = world;
  const { id: gone } = await start(renter, stay(world.spaceId, 40));
  await request(renter, gone);
  await accept(gone);
  await stays.cancel(host, gone, { reason: 'PERSONAL' });
  await refunded();
  expect(await credit()).toEqual({ left: 770, booked: 770 });
  const { id } = await start(renter, stay(world.spaceId, 40));
  expect(await creditShown(id)).toBe(770);
  const input = await requestInput(renter, id, CARDS.works, { creditCents: 770 });
  await renter.query(REQUEST, { input });
  // The request reserves the credit: other charges cannot use it, and it is spent only when the money is taken.
  expect(await credit()).toEqual({ left: 0, booked: 770 });
  await accept(id);
  expect(await paid(id)).toEqual([{ status: 'captured', card: 6930, credit: 770 }]);
  expect(await credit()).toEqual({ left: 0, booked: 0 });
  const [intent] = await sql<{ captured_cents: number }>(
    'select captured_cents from sandbox_intents where id = (select provider_ref from payments where booking_id = ?)',
    [uuidOf(id)],
  );
  expect(intent?.captured_cents).toBe(6930);
  expect(await stays.ledgerOf(world, id)).toMatchObject({ provider_clearing: 6930, credit_liability: 770 });

  // Partial refunds by the staff go to the card first; the part paid by credit becomes credit again.
  const before = await stays.refundedCents(world);
  await world.admin.query(stays.CANCEL, {
    input: { bookingId: id, refundCents: 7_000, text: 'El edificio se cierra por obras.', reason: 'OTHER' },
  });
  await refunded();
  expect((await stays.refundedCents(world)) - before).toBe(6930);
  expect(await credit()).toEqual({ left: 70, booked: 70 });
  const [refund] = await sql(`select status, total_cents, credit_cents from refunds where booking_id = ?`, [
    uuidOf(id),
  ]);
  expect(refund).toEqual({ status: 'done', total_cents: 7000, credit_cents: 70 });
  await world.app.settle();
  expect(await noticeOf(id, 'booking_cancelled_renter')).toBe('Reembolso: 69,30 € a tu tarjeta y 0,70 € a tu saldo.');
  expect(await brokenBooks(world)).toEqual([]);
});

test('P5 a declined card spends no credit, and two concurrent charges do not spend the same credit', async () => {
  const { renter } = world;
  await give(930);
  expect((await credit()).left).toBe(1000);
  const [a, b] = await Promise.all([
    start(renter, stay(world.spaceId, 100, 31)),
    start(renter, stay(world.spaceId, 140, 31)),
  ]);
  const refusedCard = await renter.send(REQUEST, { input: await requestInput(renter, a.id, CARDS.declined) });
  expect(refusedCard.errors?.[0]?.extensions).toMatchObject({ code: 'PAYMENT_DECLINED' });
  expect((await credit()).left).toBe(1000);

  const inputs = [await requestInput(renter, a.id), await requestInput(renter, b.id)];
  await Promise.all(inputs.map((input) => renter.query(REQUEST, { input })));
  const held = [...(await paid(a.id)), ...(await paid(b.id))].filter(({ status }) => status === 'authorized');
  expect(held.map(({ credit: cents }) => cents).toSorted((x, y) => x - y)).toEqual([0, 1000]);
  expect((await credit()).left).toBe(0);

  // Withdrawing the requests releases both amounts of credit.
  for (const { id } of [a, b])
    await renter.query(
      'mutation ($input: WithdrawBookingInput!) { withdrawBooking(input: $input) { booking { id } } }',
      {
        input: { bookingId: id },
      },
    );
  await world.app.settle();
  expect((await credit()).left).toBe(1000);
  await resetPaymentAttempts(world.app);
  const again = await start(renter, stay(world.spaceId, 100, 31));
  const dearer = await renter.send(REQUEST, {
    input: await requestInput(renter, again.id, CARDS.works, { creditCents: 1200 }),
  });
  expect(dearer.errors?.[0]?.extensions).toMatchObject({
    code: 'BOOKING_CREDIT_CHANGED',
    params: { creditCents: 1000 },
  });
  expect((await paid(again.id)).length).toBe(0);
});

test('P5 the next monthly charge uses and shows available credit; a charge far ahead keeps its reserved credit', async () => {
  const { renter, clock } = world;
  const far = await start(renter, stay(world.spaceId, 120, 31));
  await request(renter, far.id);
  await accept(far.id);
  await runJobs(world.app, 'payments.settle');
  expect((await paid(far.id)).map(({ status, credit: cents }) => [status, cents])).toEqual([
    ['pending', 1000],
    ['void', 1000],
  ]);
  expect((await credit()).left).toBe(0);
  await stays.cancel(renter, far.id);
  expect((await credit()).left).toBe(1000);

  const id = (rental = await running(world));
  expect((await credit()).left).toBe(0);
  await give(9000);
  const { renterPayments } = await renter.query<{
    renterPayments: { upcoming: { booking: { id: string }; totalCents: number; creditCents: number }[] };
  }>('{ renterPayments { upcoming { booking { id } totalCents creditCents } } }');
  expect(renterPayments.upcoming.find(({ booking }) => booking.id === id)).toMatchObject({
    totalCents: 7700,
    // The minimum charge of a card is fifty cents.
    creditCents: 7650,
  });
  expect((await shownCredit(id)).nextCharge).toEqual({ totalCents: 7700, creditCents: 7650 });
  // The first month used all credit of that time; the second will use the credit granted since.
  expect((await shownCredit(id)).billingPeriods.map(({ creditCents }) => creditCents).slice(0, 3)).toEqual([
    1000,
    7650,
    null,
  ]);
  const { dashboardSummary } = await renter.query<{ dashboardSummary: { nextCharge: object } }>(
    '{ dashboardSummary(mode: RENTER) { nextCharge { totalCents creditCents } } }',
  );
  expect(dashboardSummary.nextCharge).toEqual({ totalCents: 7700, creditCents: 7650 });
  // N-P02 states the amount that the card will be charged.
  clock.set('2027-04-02T12:00:00Z');
  await runBilling(world);
  await world.app.settle();
  expect(await noticeOf(id, 'charge_announced')).toBe(
    'Cobraremos 0,50 € el 5 abr 2027, después de usar 76,50 € de tu saldo.',
  );
  clock.set('2027-04-05T12:00:00Z');
  await signInAgain(world);
  await runBilling(world);
  expect((await paid(id))[0]).toEqual({ status: 'captured', card: 50, credit: 7650 });
  const { paymentRecords } = await renter.query<{ paymentRecords: { edges: { node: object }[] } }>(
    '{ paymentRecords(first: 1) { edges { node { kind amountCents creditCents } } } }',
  );
  expect(paymentRecords.edges[0]?.node).toEqual({ kind: 'CHARGE', amountCents: 50, creditCents: 7650 });
  await world.app.settle();
  expect(await noticeOf(id, 'charge_taken')).toContain('Hemos cobrado 0,50 €');
  expect(await noticeOf(id, 'charge_taken')).toContain('usado 76,50 € de tu saldo');
  expect((await credit()).left).toBe(1350);
  expect(await brokenBooks(world)).toEqual([]);
});

test('P5 paying a refused charge uses the shown credit and is rejected when less credit is left', async () => {
  const { renter, clock } = world;
  const id = rental;
  const left = (await credit()).left;
  await breakCard(world, id);
  clock.set('2027-05-05T12:00:00Z');
  await signInAgain(world);
  await runBilling(world);
  const { owedCharge } = await shownCredit(id);
  expect(owedCharge).toMatchObject({ totalCents: 7700, creditCents: left });
  const input = {
    cycleId: owedCharge?.cycleId,
    amountCents: 7700,
    paymentMethodId: await addCard(renter, CARDS.works),
    idempotencyKey: 'owed-with-credit',
  };
  const dearer = await renter.send(PAY_CYCLE, { input: { ...input, creditCents: left + 1 } });
  expect(dearer.errors?.[0]?.extensions).toMatchObject({
    code: 'BOOKING_CREDIT_CHANGED',
    params: { creditCents: left },
  });
  await renter.query(PAY_CYCLE, {
    input: { ...input, creditCents: left, idempotencyKey: 'owed-with-credit-2' },
  });
  expect((await paid(id))[0]).toEqual({ status: 'captured', card: 7700 - left, credit: left });
  expect((await shownCredit(id)).owedCharge).toBeNull();
  expect(await brokenBooks(world)).toEqual([]);
});

test('P5 a refused first charge is paid by hand with the shown credit, although the next attempt waits with it', async () => {
  const { app, host, renter, clock } = world;
  const { id } = await start(renter, stay(await publishedSpace(app, host), 190));
  await request(renter, id, CARDS.failsLater);
  await accept(id);
  // Seven days before the start: refused, and the next attempt is planned.
  clock.set('2027-08-31T22:00:00Z');
  await signInAgain(world);
  expect((await credit()).left).toBe(0);
  await give(1000);
  await chargeDuePayments(app.context());
  expect((await paid(id))[0]).toEqual({ status: 'pending', card: null, credit: 1000 });
  const { owedCharge } = await shownCredit(id);
  expect(owedCharge).toMatchObject({ totalCents: 7700, creditCents: 1000 });
  await renter.query(PAY_CYCLE, {
    input: {
      cycleId: owedCharge?.cycleId,
      amountCents: 7700,
      creditCents: owedCharge?.creditCents,
      paymentMethodId: await addCard(renter, CARDS.works),
      idempotencyKey: 'first-by-hand',
    },
  });
  expect((await paid(id)).slice(0, 2)).toEqual([
    { status: 'captured', card: 6700, credit: 1000 },
    { status: 'void', card: null, credit: 1000 },
  ]);
  expect((await credit()).left).toBe(0);
  expect(await brokenBooks(world)).toEqual([]);
});
