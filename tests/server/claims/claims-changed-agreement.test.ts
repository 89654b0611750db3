import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sumCents } from '../../../server/core/values/money.js';
import { runCycles } from '../../../server/features/bookings/billing/run-cycles.js';
import { REFUND_JOB } from '../../../server/features/bookings/payments/move-refund.js';
import { runClaimClock } from '../../../server/features/claims/claim.jobs.js';
import { ACCEPT, CARDS, read, REQUEST, requestInput, start, stay, type World } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import {
  agreed,
  ANSWER as ANSWER_CHANGE,
  ASK_UNDO,
  at,
  change,
  cyclesOf,
  endAllBookings,
  giveNotice,
  noticePreview,
  readChanged,
  refundsOf,
  ROLLING,
  running,
  WITHDRAW_CONTRACT,
  WITHDRAWAL_PREVIEW,
} from '../../support/money/changes.js';
import { runBilling } from '../../support/money/billing.js';
import { answer, decide, readClaim, runClaims, smallerInput, submit, TEXT, vote } from '../../support/money/claims.js';
import { brokenBooks, collectCycle } from '../../support/money/payouts.js';
import { takeJobs } from '../../support/queued-jobs.js';
import { PROFESSIONAL, publishedSpace, uuidOf } from '../../support/spaces.js';
import { MARK_ACTIVE, readStay } from '../../support/stays.js';

let traderSpaceId: string;

const world = useWorld({}, { minDays: 1, sizeM2: 4.2 });
beforeAll(async () => {
  traderSpaceId = await publishedSpace(world.app, world.host, {
    ...PROFESSIONAL,
    minDays: 1,
    sizeM2: 4.2,
    title: 'Trastero profesional seco',
  });
});
beforeEach(async () => {
  vi.restoreAllMocks();
  await world.app.context().em.execute('update users set is_trader = false');
  await endAllBookings(world);
  // Of charges that the provider does not know.
  await takeJobs(world.app, REFUND_JOB);
});

const UNSAFE = { case: 'UNSAFE', detail: 'DAMP', isHidden: true, remedy: 'UNUSED_REFUND', measuredM2: null };

/** A claim of the first morning. */
async function claimed(bookingId: string, changes: object = {}): Promise<string> {
  const input = await smallerInput(world, bookingId, { ...changes, idempotencyKey: randomUUID() });
  return (await submit(world.renter, input)).id;
}

/** A stay of 60 days with the second plan, started on its first morning. */
async function runningWithPlan(spaceId: string): Promise<string> {
  const { renter, host } = world;
  const { id } = await start(renter, stay(spaceId, 1, 60));
  const input = await requestInput(renter, id, CARDS.works, { protectionPlan: 'PLUS' });
  await renter.query(REQUEST, { input });
  await host.query(ACCEPT, { input: { bookingId: id } });
  await at(world, '2027-03-03T10:00:00Z');
  await renter.query(MARK_ACTIVE, { input: { bookingId: id } });
  return id;
}

/** The renter withdraws from the contract with the displayed refund. */
async function withdraw(bookingId: string): Promise<void> {
  const { contractWithdrawal } = await world.renter.query<{ contractWithdrawal: { refundCents: number } }>(
    WITHDRAWAL_PREVIEW,
    { id: bookingId },
  );
  const { refundCents } = contractWithdrawal;
  expect(await change(world.renter, WITHDRAW_CONTRACT, { bookingId, refundCents })).toMatchObject({
    status: 'MOVE_OUT',
  });
}

/** Both sides accept the claim; returns the displayed amount and what was refunded then. */
async function settled(bookingId: string, claimId: string) {
  await answer(world.host, claimId);
  const { preview } = await readClaim(world.renter, claimId);
  expect((await vote(world.renter, claimId)).status).toBe('CLOSED');
  await runClaims(world);
  const refunds = (await refundsOf(world, bookingId)).filter(({ reason_code }) => reason_code === 'claim');
  expect(await brokenBooks(world)).toEqual([]);
  return { preview, refundedCents: refunds.reduce((sum, { total_cents }) => sum + total_cents, 0), refunds };
}

const openCycles = async (id: string) => (await cyclesOf(world, id)).filter(({ status }) => status !== 'paid');

describe('P5 a claim that is settled after the renter withdrew from the contract', () => {
  // 70 € of rent, 7 € of fee and 4.99 € for the plan were paid; three used days of a trader's rent are 7 €.
  test.each([
    ['LOWER_RENT', {}, 210],
    ['UNUSED_REFUND', UNSAFE, 700 - 233],
  ])('%s refunds a part of the used days of a trader and charges nothing', async (_remedy, input, cents) => {
    await world.app.context().em.execute(`update users set is_trader = true where email = 'host@example.test'`);
    const id = await runningWithPlan(traderSpaceId);
    const claimId = await claimed(id, input);
    await at(world, '2027-03-05T09:00:00Z');
    await withdraw(id);
    const { preview, refundedCents } = await settled(id, claimId);
    expect(refundedCents).toBe(cents);
    expect(preview).toMatchObject({ amountCents: cents, laterCents: 0 });
    expect(preview.periods[0]).toEqual({ beforeCents: 700, afterCents: 700 - cents });
    expect(await openCycles(id)).toEqual([]);
  });

  test.each([
    ['LOWER_RENT', {}, 2100],
    ['UNUSED_REFUND', UNSAFE, 7000 - 233],
  ])('%s refunds a part of the rent that a private host keeps', async (_remedy, input, cents) => {
    const id = await running(world, { days: 60 });
    const claimId = await claimed(id, input);
    await at(world, '2027-03-05T09:00:00Z');
    await withdraw(id);
    const { preview, refundedCents } = await settled(id, claimId);
    expect(preview).toMatchObject({ amountCents: cents, laterCents: 0 });
    expect(refundedCents).toBe(cents);
    expect(preview.periods[0]).toEqual({ beforeCents: 7000, afterCents: 7000 - cents });
    expect(await openCycles(id)).toEqual([]);
  });
});

describe('P5 a lower rent', () => {
  // The rent of 70 € becomes 49 €, from 3 March on.
  test.each([
    ['2027-04-10', [490, 0], 1143],
    ['2027-06-15', [490, 490, 490, 0], 1960],
  ])('leaves the last month before %s without a fee when the host gave notice', async (endsOn, fees, lastCents) => {
    const id = await running(world, ROLLING);
    const claimId = await claimed(id);
    await giveNotice(world.host, id, endsOn, { reason: 'OWN_USE' });
    expect((await cyclesOf(world, id)).at(-1)).toMatchObject({ renter_fee_cents: 0 });
    const { refundedCents } = await settled(id, claimId);
    expect(refundedCents).toBe(2310);
    const cycles = await cyclesOf(world, id);
    expect(cycles.map(({ renter_fee_cents }) => renter_fee_cents)).toEqual(fees);
    expect(cycles.at(-1)).toMatchObject({ to: endsOn, total_cents: lastCents });
    expect(await readChanged(world.renter, id)).toMatchObject({ status: 'ENDING', to: endsOn });
  });

  test('is the displayed price of a month, and undoing the notice charges the fee of the last month again', async () => {
    const { renter, host } = world;
    const id = await running(world, ROLLING);
    const claimId = await claimed(id);
    await giveNotice(host, id, '2027-04-10', { reason: 'OWN_USE' });
    await settled(id, claimId);
    const { changeRequest } = await change(host, ASK_UNDO, { bookingId: id });
    await change(renter, ANSWER_CHANGE, { changeId: changeRequest?.id, isAgreed: true });
    expect((await cyclesOf(world, id)).map(({ total_cents }) => total_cents)).toEqual([5390, 5390]);
    expect((await noticePreview(renter, id)).monthCents).toBe(5390);
  });

  test('is the displayed price of a rolling stay and of a fixed one', async () => {
    const rolling = await running(world, ROLLING);
    const monthOf = async (client: World['host']) =>
      (
        await client.query<{ booking: object }>(
          'query ($id: ID!) { booking(id: $id) { monthTotalCents hostMonthNetCents } }',
          { id: rolling },
        )
      ).booking;
    expect(await monthOf(world.renter)).toMatchObject({ monthTotalCents: 7700 });
    const { refunds } = await settled(rolling, await claimed(rolling));
    expect(refunds).toEqual([{ total_cents: 2310, rent_cents: 2100, reason_code: 'claim' }]);
    expect(await monthOf(world.renter)).toEqual({ monthTotalCents: 5390, hostMonthNetCents: null });
    expect(await monthOf(world.host)).toEqual({ monthTotalCents: null, hostMonthNetCents: 4655 });
    expect((await noticePreview(world.renter, rolling)).monthCents).toBe(5390);
    expect((await noticePreview(world.host, rolling)).monthCents).toBe(4655);
    await endAllBookings(world);
    const fixed = await running(world);
    await settled(fixed, await claimed(fixed));
    expect((await readChanged(world.renter, fixed)).totalCents).toBe(5390 + 2516);
    expect(await read(world.host, fixed)).toMatchObject({ hostNetCents: 4655 + 2173 });
  });
});

test('P5 a lower rent promises nothing later for a month that an earlier claim refunded', async () => {
  const id = await running(world, { days: 100 });
  await collectCycle(world, id, 2);
  const refunded = await claimed(id);
  await answer(world.host, refunded, { isAgreed: false, text: 'Mide lo que dice el anuncio.' });
  await vote(world.host, refunded, false);
  await decide(world.admin, refunded, 'PARTIAL_REFUND', 7700);
  await vote(world.renter, refunded);
  await vote(world.host, refunded);
  const { preview } = await readClaim(world.renter, await claimed(id));
  const less = preview.periods.map(({ beforeCents, afterCents }) => beforeCents - afterCents);
  expect(less).toHaveLength(4);
  expect(preview.laterCents).toBe((less[2] ?? 0) + (less[3] ?? 0));
});

describe('P5 a refund of a part of a month with two charges', () => {
  /** A stay of two months whose first month was charged in two parts, the second of which a claim refunded. */
  async function refundedPart(): Promise<string> {
    const { renter, host, admin } = world;
    const id = await running(world, ROLLING);
    const claimId = await claimed(id);
    await giveNotice(renter, id, '2027-03-25');
    const { changeRequest } = await change(renter, ASK_UNDO, { bookingId: id });
    await change(host, ANSWER_CHANGE, { changeId: changeRequest?.id, isAgreed: true });
    const [{ cycle_no: cycleNo = 0 } = {}] = await world.app
      .context()
      .em.execute<{ cycle_no: number }[]>(
        `select cycle_no from billing_cycles where booking_id = ? and month_no = 1 and status = 'scheduled'`,
        [uuidOf(id)],
      );
    await collectCycle(world, id, cycleNo);
    await answer(host, claimId, { isAgreed: false, text: 'Mide lo que dice el anuncio.' });
    await vote(host, claimId, false);
    await decide(admin, claimId, 'PARTIAL_REFUND', 2054);
    await vote(renter, claimId);
    expect((await vote(host, claimId)).status).toBe('CLOSED');
    expect(await refundsOf(world, id)).toEqual(
      expect.arrayContaining([expect.objectContaining({ total_cents: 2054, reason_code: 'claim' })]),
    );
    return id;
  }

  test('leaves what the other charge can refund when the stay becomes shorter', async () => {
    const id = await refundedPart();
    const { refundCents } = await noticePreview(world.renter, id, '2027-03-25');
    expect(refundCents).toBe(2054);
    await giveNotice(world.renter, id, '2027-03-25');
    expect((await refundsOf(world, id)).reduce((sum, { total_cents }) => sum + total_cents, 0)).toBe(3 * 2054);
    expect(await brokenBooks(world)).toEqual([]);
  });

  test('leaves no more than that to a withdrawal from the contract', async () => {
    const id = await refundedPart();
    await withdraw(id);
    expect(await brokenBooks(world)).toEqual([]);
  });
});

/** A claim that the space could not be entered, by which the renter gets everything back and the stay ends. */
async function noAccess(bookingId: string): Promise<string> {
  const input = { bookingId, case: 'NO_ACCESS', remedy: 'FULL_REFUND', text: TEXT, evidenceIds: [], isTrue: true };
  return (await submit(world.renter, { ...input, idempotencyKey: randomUUID() })).id;
}

test('P5 the clock of a claim waits for a charge in progress, and settles the claim afterwards', async () => {
  const { admin, app, host } = world;
  const id = await running(world, { days: 60 });
  const claimId = await claimed(id);
  await answer(host, claimId, { isAgreed: false, text: 'Mide lo que dice el anuncio.' });
  await vote(host, claimId, false);
  await decide(admin, claimId, 'LOWER_RENT');
  await at(world, '2027-03-25T10:00:00Z');
  const setStep = (step: string | null) =>
    app
      .context()
      .em.execute('update payments set pending_step = ?, pending_since = ? where booking_id = ?', [
        step,
        step && world.clock.now(),
        uuidOf(id),
      ]);
  await setStep('charge');
  await runClaimClock(app.context(), uuidOf(claimId));
  expect((await readClaim(admin, claimId)).status).toBe('DECIDED');
  await setStep(null);
  await runClaimClock(app.context(), uuidOf(claimId));
  expect((await readClaim(admin, claimId)).status).toBe('CLOSED');
  expect(await refundsOf(world, id)).toMatchObject([{ total_cents: 2310 }]);
});

describe('P11 the refunds of one decision', () => {
  /** A stay whose first two months were charged, with a clock that moves whenever it is read. */
  async function twoMonthsPaid(): Promise<string> {
    const id = await running(world, { days: 100 });
    await collectCycle(world, id, 2);
    const now = world.clock.now.bind(world.clock);
    vi.spyOn(world.clock, 'now').mockImplementation(() => {
      world.clock.advance({ seconds: 0.001 });
      return now();
    });
    return id;
  }

  test.each(['LOWER_RENT', 'FULL_REFUND'])('have the same instant: %s', async (remedy) => {
    const id = await twoMonthsPaid();
    const claimId = await claimed(id, { remedy });
    await answer(world.host, claimId);
    expect((await vote(world.renter, claimId)).status).toBe('CLOSED');
    const rows = await world.app
      .context()
      .em.execute<{ count: string; instants: string }[]>(
        'select count(*), count(distinct created_at) as instants from refunds where booking_id = ?',
        [uuidOf(id)],
      );
    expect(rows).toEqual([{ count: '2', instants: '1' }]);
  });
});

const EARNING_MONTHS = '{ viewer { earnings { months { month bookedCents } } } }';
interface EarningMonths {
  readonly viewer: { readonly earnings: { readonly months: readonly { readonly bookedCents: number }[] } };
}

test('P5 a decided refund of a month is of the month of its claim, and unused days charged since go back too', async () => {
  const { app, renter, host, admin } = world;
  const id = await running(world, { days: 45 });
  await at(world, '2027-03-25T10:00:00Z');
  const claimId = await claimed(id, { case: 'NOT_ENTITLED', detail: null, measuredM2: null, remedy: 'CYCLE_REFUND' });
  await answer(host, claimId, { isAgreed: false, text: 'Tengo el contrato.' });
  await vote(host, claimId, false);
  await decide(admin, claimId, 'CYCLE_REFUND');
  await at(world, '2027-04-03T10:00:00Z');
  await runBilling(world);
  expect(await cyclesOf(world, id)).toMatchObject([{ status: 'paid' }, { status: 'paid', total_cents: 3594 }]);
  await at(world, '2027-04-08T10:00:00Z');
  await runClaims(world);
  expect(await readClaim(renter, claimId)).toMatchObject({ status: 'CLOSED', decisions: [{ amountCents: 7700 }] });
  // The stay ends on the ninth: six of the fourteen days are owed.
  const refunds = await app
    .context()
    .em.execute(
      `select p.cycle_no, r.total_cents, r.reason_code from refunds r join payments p on p.id = r.payment_id where r.booking_id = ? order by 1`,
      [uuidOf(id)],
    );
  expect(refunds).toEqual([
    { cycle_no: 1, total_cents: 7700, reason_code: 'claim' },
    { cycle_no: 2, total_cents: 3594 - 1540, reason_code: 'claim' },
  ]);
  expect(await readChanged(renter, id)).toMatchObject({ status: 'MOVE_OUT', to: '2027-04-09' });
  expect(await brokenBooks(world)).toEqual([]);
});

describe('T23d a claim after another one that ended the stay', () => {
  test.each([
    ['a fixed stay', { days: 100 }, 'LOWER_RENT', {}],
    ['a fixed stay', { days: 100 }, 'UNUSED_REFUND', UNSAFE],
    ['a rolling stay', ROLLING, 'LOWER_RENT', {}],
  ])('leaves %s (%o) without further months: %s', async (_stay, stayOf, remedy, input) => {
    const id = await running(world, stayOf);
    const { refunds } = await settled(id, await noAccess(id));
    const ended = await readChanged(world.renter, id);
    expect(ended).toMatchObject({ status: 'MOVE_OUT', to: '2027-03-04' });
    const claimId = await claimed(id, input);
    expect((await readClaim(world.renter, claimId)).preview).toMatchObject({ amountCents: 0, laterCents: 0 });
    await answer(world.host, claimId, { isAgreed: false, text: 'Mide lo que dice el anuncio.' });
    await vote(world.host, claimId, false);
    await decide(world.admin, claimId, remedy);
    await vote(world.renter, claimId);
    expect((await vote(world.host, claimId)).status).toBe('CLOSED');
    await runClaims(world);
    expect(await refundsOf(world, id)).toEqual(refunds);
    expect(await brokenBooks(world)).toEqual([]);
    expect(await openCycles(id)).toEqual([]);
    expect(await readChanged(world.renter, id)).toMatchObject({ status: 'MOVE_OUT', to: ended.to });
    await at(world, '2027-05-04T10:00:00Z');
    await runCycles(world.app.context());
    expect(await openCycles(id)).toEqual([]);
  });

  test('adds no further earnings of a rolling stay', async () => {
    const { viewer: former } = await world.host.query<EarningMonths>(EARNING_MONTHS);
    const id = await running(world, ROLLING);
    await settled(id, await noAccess(id));
    const { viewer } = await world.host.query<EarningMonths>(EARNING_MONTHS);
    // Of periods that begin on one day it is not defined which count among a host's first, so an amount may change its month.
    const totalOf = ({ earnings }: EarningMonths['viewer']) =>
      sumCents(earnings.months.map(({ bookedCents }) => bookedCents));
    expect(totalOf(viewer)).toBe(totalOf(former));
  });

  test('no month is charged that begins after the end of its stay', async () => {
    const id = await running(world, { days: 100 });
    await world.app
      .context()
      .em.execute(`update bookings set status = 'completed', ends_on = '2027-03-10' where id = ?`, [uuidOf(id)]);
    await at(world, '2027-05-04T10:00:00Z');
    await runCycles(world.app.context());
    expect((await openCycles(id)).map(({ status }) => status)).toEqual(['scheduled', 'scheduled', 'scheduled']);
  });
});

describe('T23c a claim that ends a booking before its start', () => {
  test('cancels it on its own days and tells both sides, in their conversation too', async () => {
    const { renter, host, admin, app } = world;
    const id = await agreed(world);
    const { to } = await readChanged(renter, id);
    await at(world, '2027-03-03T10:00:00Z');
    await settled(id, await noAccess(id));
    expect(await readChanged(renter, id)).toMatchObject({ status: 'CANCELLED', to });
    for (const client of [renter, host, admin])
      expect(await readStay(client, id)).toMatchObject({ cancelledBy: 'SYSTEM', cancelReason: null });
    const notices = await app
      .context()
      .em.execute<{ type: string; title: string; message: string }[]>(
        `select type, title, message from notifications where booking_id = ? and type like 'booking_cancelled%' order by type`,
        [uuidOf(id)],
      );
    expect(notices).toEqual([
      {
        type: 'booking_cancelled_host',
        title: 'Reserva cancelada',
        message: expect.stringMatching(/^Hueco ha cancelado la reserva de /),
      },
      {
        type: 'booking_cancelled_renter',
        title: 'Hueco ha cancelado la reserva',
        message: expect.stringMatching(/^Reembolso: 77,00\s€\.$/),
      },
    ]);
    for (const client of [renter, host]) {
      const { booking } = await client.query<{ booking: { conversation: { lastMessage: { body: string } } } }>(
        'query ($id: ID!) { booking(id: $id) { conversation { lastMessage { body } } } }',
        { id },
      );
      expect(booking.conversation.lastMessage.body).toBe('Hueco ha cancelado la reserva');
    }
  });
});
