import { beforeEach, describe, expect, test } from 'vitest';
import { mailsTo } from '../../support/accounts.js';
import { sqlOf } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { breakCard, readBilling, runBilling } from '../../support/money/billing.js';
import {
  agreed,
  ANSWER,
  askForDates,
  at,
  change,
  cyclesOf,
  datesPreview,
  endAllBookings,
} from '../../support/money/changes.js';
import { runJobs } from '../../support/queued-jobs.js';
import { uuidOf } from '../../support/spaces.js';
import { cancel, CANCEL, ledgerOf, readStay } from '../../support/stays.js';

const world = useWorld({}, { minDays: 7 });
beforeEach(async () => {
  await endAllBookings(world);
  await sql('delete from credits');
});

const sql = sqlOf(world);

/** Both sides agree on other days. */
async function agreeOn(id: string, from: string, to: string): Promise<void> {
  const { changeRequest } = await askForDates(world.renter, id, from, to);
  const { changeRequest: asked } = await readAsHost(id);
  await change(world.host, ANSWER, {
    changeId: changeRequest?.id,
    isAgreed: true,
    differenceCents: asked?.differenceCents,
  });
}

async function readAsHost(id: string) {
  const { booking } = await world.host.query<{ booking: { changeRequest: { differenceCents: number } | null } }>(
    'query ($id: ID!) { booking(id: $id) { changeRequest { differenceCents } } }',
    { id },
  );
  return booking;
}

describe('T10 T11 T12 cancelling after the first month became more expensive', () => {
  /** 10 days from 5 April for 25,83 €, then 25 days: 38,50 € more, collected at once. */
  async function longer(): Promise<string> {
    const id = await agreed(world, { startsIn: 34, days: 10 });
    await agreeOn(id, '2027-04-05', '2027-04-30');
    await runBilling(world);
    expect(
      (await cyclesOf(world, id)).map(({ month_no, total_cents, status }) => [month_no, total_cents, status]),
    ).toEqual([
      [1, 2583, 'paid'],
      [1, 3850, 'paid'],
    ]);
    return id;
  }

  test('the host returns both charges, and gets nothing of them', async () => {
    const id = await longer();
    expect((await readStay(world.renter, id)).cancellation).toMatchObject({ paidCents: 6433, refundCents: 6433 });
    expect((await readStay(world.host, id)).cancellation).toMatchObject({ paidCents: 5833, refundCents: 5833 });
    await cancel(world.host, id, { reason: 'PERSONAL' });
    await runJobs(world.app, 'payments.refund');
    expect(await sql('select total_cents, status from refunds where booking_id = ? order by 1', [uuidOf(id)])).toEqual([
      { total_cents: 2583, status: 'done' },
      { total_cents: 3850, status: 'done' },
    ]);
    const { booking } = await world.renter.query<{ booking: { refund: object } }>(
      'query ($id: ID!) { booking(id: $id) { refund { decisionCents } } }',
      { id },
    );
    expect(booking.refund).toEqual({ decisionCents: 6433 });
    expect(await ledgerOf(world, id)).not.toHaveProperty('held');
    expect(await ledgerOf(world, id)).not.toHaveProperty('provider_clearing');
    await world.app.settle();
    await runJobs(world.app, 'mail.send');
    const mail = (await mailsTo(world.app, 'renter@example.test')).find(({ text }) => text.includes('64,33'));
    expect(mail?.text).toMatch(/Reembolso: 64,33\s€/);
  });

  test('the policy keeps its amount of both charges once', async () => {
    const id = await longer();
    // 23 hours before the start, the flexible policy keeps 25 € and the fee.
    await at(world, '2027-04-03T23:00:00Z');
    const { cancellation } = await readStay(world.renter, id);
    expect(cancellation).toMatchObject({ paidCents: 6433, refundCents: 3333, hostKeptCents: 2500 });
    await cancel(world.renter, id);
    await runJobs(world.app, 'payments.refund');
    expect(await ledgerOf(world, id)).toMatchObject({ held: -2500, provider_clearing: 3100 });
  });

  test('the staff may return any part of both', async () => {
    const id = await longer();
    await world.admin.query(CANCEL, {
      input: { bookingId: id, reason: 'DOCUMENTED_EMERGENCY', text: 'Ingreso con informe.', refundCents: 5000 },
    });
    const [sum] = await sql<{ cents: number }>(
      'select sum(total_cents)::int as cents from refunds where booking_id = ?',
      [uuidOf(id)],
    );
    expect(sum?.cents).toBe(5000);
  });
});

describe('T24 a deferred first charge', () => {
  const waiting = (id: string) =>
    sql<{ due: string }>(
      `select (due_at at time zone 'Europe/Madrid')::date::text as due from payments where booking_id = ? and status = 'pending'`,
      [uuidOf(id)],
    );

  test('keeps its day when only the end moves, also within the 60 days', async () => {
    // Starts on 31 May; its charge is due a week before.
    const id = await agreed(world, { startsIn: 90, days: 30 });
    expect(await waiting(id)).toEqual([{ due: '2027-05-24' }]);
    await at(world, '2027-04-12T10:00:00Z');
    expect(await datesPreview(world.renter, id, '2027-05-31', '2027-07-01')).toMatchObject({ dueNowCents: 0 });
    await agreeOn(id, '2027-05-31', '2027-07-01');
    expect(await waiting(id)).toEqual([{ due: '2027-05-24' }]);
    await runBilling(world);
    expect((await readBilling(world.renter, id)).cycles[0]).toMatchObject({ status: 'SCHEDULED', dueOn: '2027-05-24' });
  });

  test('that becomes due at once is in the preview', async () => {
    const id = await agreed(world, { startsIn: 90, days: 30 });
    expect(await datesPreview(world.renter, id, '2027-03-07', '2027-04-06')).toMatchObject({ dueNowCents: 7700 });
    await agreeOn(id, '2027-03-07', '2027-04-06');
    expect(await waiting(id)).toEqual([{ due: '2027-03-02' }]);
  });

  test('that was refused waits for the day of the new start', async () => {
    const id = await agreed(world, { startsIn: 90, days: 30 });
    await breakCard(world, id);
    await at(world, '2027-05-24T08:00:00Z');
    await runBilling(world);
    expect((await readBilling(world.renter, id)).cycles[0]).toMatchObject({
      status: 'RETRYING',
      nextTryOn: '2027-05-26',
    });
    await agreeOn(id, '2027-05-31', '2027-07-01');
    expect(await waiting(id)).toEqual([{ due: '2027-05-26' }]);
    await agreeOn(id, '2027-07-31', '2027-08-31');
    expect(await waiting(id)).toEqual([{ due: '2027-07-24' }]);
    expect((await readBilling(world.renter, id)).cycles[0]).toMatchObject({ nextTryOn: '2027-07-24' });
  });
});
