import { beforeEach, describe, expect, test } from 'vitest';
import { lapseChanges } from '../../../server/features/bookings/changes/requests/lapse-changes.js';
import { mailsTo } from '../../support/accounts.js';
import { start, stay } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import {
  agreed,
  ANSWER,
  ASK_DATES,
  ASK_UNDO,
  askForDates,
  at,
  change,
  cyclesOf,
  DATES_PREVIEW,
  datesPreview,
  endAllBookings,
  giveNotice,
  readChanged,
  refundsOf,
  refusalOf,
  ROLLING,
  running,
  TAKE_BACK,
  WITHDRAW_CONTRACT,
  noticesOf,
} from '../../support/money/changes.js';
import { runJobs } from '../../support/queued-jobs.js';
import { publishedSpace, uuidOf } from '../../support/spaces.js';
import { cancel, readStay } from '../../support/stays.js';

const world = useWorld();
beforeEach(() => endAllBookings(world));

const statusOf = async (id: string): Promise<string> => {
  const [row] = await world.app
    .context()
    .em.execute<{ status: string }[]>(
      'select status from booking_change_requests where booking_id = ? order by created_at desc limit 1',
      [uuidOf(id)],
    );
  return row?.status ?? 'none';
};

describe('T24 changing the dates before the start', () => {
  // 5 April to 20 May at 70 € a month, paid on 2 March, as in the design.
  const lavapies = (): Promise<string> => agreed(world, { startsIn: 34, days: 45 });

  test('shows the difference for each charge and applies it once the other side agrees', async () => {
    const { renter, host } = world;
    const id = await lavapies();
    expect(await datesPreview(renter, id, '2027-04-05', '2027-05-31')).toEqual({
      from: '2027-04-05',
      to: '2027-05-31',
      isAvailable: true,
      charges: [
        { from: '2027-04-05', to: '2027-05-05', paidAt: '2027-03-02T09:55:00.000Z', nowCents: 7700, nextCents: 7700 },
        { from: '2027-05-05', to: '2027-05-31', paidAt: null, nowCents: 3850, nextCents: 6674 },
      ],
      differenceCents: 2824,
      dueNowCents: 0,
      refundCents: 0,
    });
    const { changeRequest } = await askForDates(renter, id, '2027-04-05', '2027-05-31');
    expect(changeRequest).toMatchObject({
      kind: 'DATES',
      askedBy: 'RENTER',
      to: '2027-05-31',
      differenceCents: 2824,
      expiresAt: '2027-03-03T09:55:00.000Z',
    });
    expect(await readChanged(renter, id)).toMatchObject({ to: '2027-05-20', availableActions: ['CANCEL', 'DISPUTE'] });
    const hosts = (await readChanged(host, id)).changeRequest;
    expect(hosts).toMatchObject({ canAnswer: true, differenceCents: 2439 });
    const stepOf = async (client: typeof host) =>
      (
        await client.query<{ booking: { nextStep: { kind: string; until: string | null } } }>(
          'query ($id: ID!) { booking(id: $id) { nextStep { kind until } } }',
          { id },
        )
      ).booking.nextStep;
    expect(await stepOf(host)).toEqual({ kind: 'ANSWER_CHANGE', until: '2027-03-03T09:55:00.000Z' });
    expect((await stepOf(renter)).kind).toBe('AWAIT_START');
    await world.app.settle();
    await runJobs(world.app, 'mail.send');
    const asked = (await mailsTo(world.app, 'host@example.test')).find(({ text }) =>
      text.includes('quiere cambiar las fechas'),
    );
    expect(asked?.text).toContain('del 5 abr 2027 al 31 may 2027.');
    expect(asked?.text).toContain('Fechas: 5 abr 2027 – 20 may 2027');

    const wrong = { changeId: changeRequest?.id, isAgreed: true, differenceCents: 2440 };
    expect(await refusalOf(host, ANSWER, { input: wrong })).toMatchObject({
      code: 'BOOKING_SUM_CHANGED',
      params: { differenceCents: 2439 },
    });
    const view = await change(host, ANSWER, { ...wrong, differenceCents: 2439 });
    expect(view).toMatchObject({ status: 'CONFIRMED', to: '2027-05-31', changeRequest: null });
    expect((await readChanged(renter, id)).totalCents).toBe(14_374);
    // A repeated call changes nothing.
    await change(host, ANSWER, { ...wrong, differenceCents: 2439 });
    expect((await cyclesOf(world, id)).map((cycle) => [cycle.to, cycle.total_cents])).toEqual([
      ['2027-05-05', 7700],
      ['2027-05-31', 6674],
    ]);
    expect((await noticesOf(world, id)).filter((type) => type.includes('dates'))).toEqual([
      'booking_dates_agreed_host',
      'booking_dates_agreed_renter',
      'booking_dates_asked',
    ]);
  });

  test('charges a paid month that grows at once and refunds one that shrinks', async () => {
    const { renter, host } = world;
    const id = await agreed(world, { startsIn: 34, days: 30 });
    await sqlPaid(id);
    const longer = await askForDates(host, id, '2027-04-05', '2027-05-20');
    expect(longer.changeRequest).toMatchObject({ askedBy: 'HOST', differenceCents: 3325 });
    await change(renter, ANSWER, { changeId: longer.changeRequest?.id, isAgreed: true, differenceCents: 3850 });
    expect((await cyclesOf(world, id)).at(-1)).toMatchObject({ month_no: 2, total_cents: 3850, due: '2027-05-05' });
    await sqlPaid(id);
    const grown = await askForDates(renter, id, '2027-04-05', '2027-05-25');
    await change(host, ANSWER, { changeId: grown.changeRequest?.id, isAgreed: true, differenceCents: 1109 });
    expect((await cyclesOf(world, id)).at(-1)).toMatchObject({
      from: '2027-05-20',
      total_cents: 1284,
      due: '2027-03-02',
    });

    await sqlPaid(id);
    await at(world, '2027-03-03T09:00:00Z');
    const shorter = await askForDates(renter, id, '2027-04-05', '2027-05-05');
    expect(shorter.changeRequest?.differenceCents).toBe(-5134);
    await change(host, ANSWER, { changeId: shorter.changeRequest?.id, isAgreed: true, differenceCents: -4434 });
    expect(await refundsOf(world, id)).toMatchObject([
      { total_cents: 1284, reason_code: 'less_owed' },
      { total_cents: 3850, reason_code: 'less_owed' },
    ]);
  });

  test.each([
    ['MODERATE', 3500],
    ['STRICT', 0],
  ])('P10 the receipt of a later cancellation (%s) has only its own refund', async (cancellationPolicy, back) => {
    const { app, renter, host } = world;
    const spaceId = await publishedSpace(app, host, { cancellationPolicy });
    const id = await agreed(world, { startsIn: 34, days: 45, spaceId });
    await sqlPaid(id);
    await at(world, '2027-03-03T09:00:00Z');
    const shorter = await askForDates(renter, id, '2027-04-05', '2027-05-05');
    await change(host, ANSWER, { changeId: shorter.changeRequest?.id, isAgreed: true, differenceCents: -3325 });
    await at(world, '2027-04-03T10:00:00Z');
    await app.context().em.execute('delete from notifications');
    expect((await readStay(renter, id)).cancellation).toMatchObject({ paidCents: 7700, refundCents: back });
    await cancel(renter, id);
    await app.settle();
    await runJobs(app, 'mail.send');
    const mail = (await mailsTo(app, 'renter@example.test')).find(({ subject }) =>
      subject.startsWith('Reserva cancelada'),
    );
    expect(mail?.text).toContain(`Pagado: 77,00\u00a0€\nReembolso: ${back / 100},00\u00a0€`);
    const [renters] = await app
      .context()
      .em.execute<{ message: string }[]>(
        `select message from notifications where booking_id = ? and type = 'booking_cancelled_renter'`,
        [uuidOf(id)],
      );
    expect(renters?.message).toMatch(back === 0 ? /no hay reembolso/ : /35,00/);
  });

  test('reschedules a pending first charge', async () => {
    const { renter, host } = world;
    const id = await agreed(world, { startsIn: 120, days: 45 });
    const waiting = () =>
      world.app.context().em.execute<{ total: number; due: string }[]>(
        `select total_cents as total, (due_at at time zone 'Europe/Madrid')::date::text as due from payments
            where booking_id = ? and status = 'pending'`,
        [uuidOf(id)],
      );
    expect(await waiting()).toEqual([{ total: 7700, due: '2027-06-23' }]);
    // 30 days from 10 July are less than a month of 31 days, so they are charged by the day: 70 € for 30 days.
    const { changeRequest } = await askForDates(renter, id, '2027-07-10', '2027-08-09');
    await change(host, ANSWER, { changeId: changeRequest?.id, isAgreed: true, differenceCents: -3325 });
    expect(await waiting()).toEqual([{ total: 7700, due: '2027-07-03' }]);
  });

  test('moves the start of a rolling booking and holds the dates for a year from there', async () => {
    const { renter, host } = world;
    const id = await agreed(world, { startsIn: 34, ...ROLLING });
    const { changeRequest } = await askForDates(renter, id, '2027-04-12');
    expect(changeRequest).toMatchObject({ from: '2027-04-12', to: '2028-04-12', differenceCents: 0 });
    await change(host, ANSWER, { changeId: changeRequest?.id, isAgreed: true, differenceCents: 0 });
    expect((await cyclesOf(world, id))[0]).toMatchObject({ from: '2027-04-12', to: '2027-05-12', status: 'paid' });
  });

  test('unavailable, unchanged and too short dates are rejected', async () => {
    const { renter, stranger, spaceId } = world;
    const id = await lavapies();
    await start(stranger, stay(spaceId, 80, 30));
    expect(await datesPreview(renter, id, '2027-04-05', '2027-05-31')).toMatchObject({ isAvailable: false });
    const input = { bookingId: id, from: '2027-04-05', to: '2027-05-31', differenceCents: 2824 };
    expect(await refusalOf(renter, ASK_DATES, { input })).toMatchObject({ code: 'BOOKING_DATES_TAKEN' });
    expect(await refusalOf(stranger, ASK_DATES, { input })).toMatchObject({ code: 'NOT_FOUND' });
    const same = { id, from: '2027-04-05', to: '2027-05-20' };
    expect(await refusalOf(renter, DATES_PREVIEW, same)).toMatchObject({ fields: [{ code: 'DATES_UNCHANGED' }] });
    const short = { id, from: '2027-04-05', to: '2027-04-10' };
    expect(await refusalOf(renter, DATES_PREVIEW, short)).toMatchObject({ fields: [{ code: 'STAY_TOO_SHORT' }] });
  });

  test('an unanswered request lapses after a day, or when the first changed day begins', async () => {
    const { renter, host } = world;
    const id = await lavapies();
    const { changeRequest } = await askForDates(renter, id, '2027-04-05', '2027-05-31');
    await at(world, '2027-03-03T09:54:00Z');
    await lapseChanges(world.app.context());
    expect(await statusOf(id)).toBe('open');
    await at(world, '2027-03-03T09:55:00Z');
    const late = { changeId: changeRequest?.id, isAgreed: true, differenceCents: 2439 };
    expect(await refusalOf(host, ANSWER, { input: late })).toMatchObject({ code: 'BOOKING_CHANGE_CLOSED' });
    expect((await readChanged(renter, id)).availableActions).toContain('CHANGE_DATES');
    await lapseChanges(world.app.context());
    expect(await statusOf(id)).toBe('lapsed');
    expect(await noticesOf(world, id)).toContain('booking_change_lapsed');

    await at(world, '2027-04-04T12:00:00Z');
    const near = await askForDates(renter, id, '2027-04-06', '2027-05-20');
    // Midnight in Madrid.
    expect(near.changeRequest?.expiresAt).toBe('2027-04-04T22:00:00.000Z');
  });

  test('can be declined by the other side and withdrawn by its own, and lapses when the booking is cancelled', async () => {
    const { renter, host } = world;
    const id = await lavapies();
    const first = await askForDates(renter, id, '2027-04-05', '2027-05-31');
    expect(await refusalOf(host, TAKE_BACK, { input: { changeId: first.changeRequest?.id } })).toMatchObject({
      code: 'BOOKING_CHANGE_CLOSED',
    });
    await change(host, ANSWER, { changeId: first.changeRequest?.id, isAgreed: false });
    expect(await statusOf(id)).toBe('declined');
    await at(world, '2027-03-02T10:00:00Z');
    const second = await askForDates(host, id, '2027-04-05', '2027-05-28');
    await change(host, TAKE_BACK, { changeId: second.changeRequest?.id });
    expect(await statusOf(id)).toBe('withdrawn');
    await at(world, '2027-03-02T10:05:00Z');
    const third = await askForDates(renter, id, '2027-04-05', '2027-05-25');
    await world.app.context().em.execute(`update bookings set status = 'cancelled' where id = ?`, [uuidOf(id)]);
    const input = { changeId: third.changeRequest?.id, isAgreed: true, differenceCents: 0 };
    expect(await refusalOf(host, ANSWER, { input })).toMatchObject({ code: 'BOOKING_CHANGE_CLOSED' });
    await lapseChanges(world.app.context());
    expect(await statusOf(id)).toBe('lapsed');
    expect(await noticesOf(world, id)).toEqual(
      expect.arrayContaining(['booking_change_declined', 'booking_change_withdrawn']),
    );
  });

  test('of a concurrent answer and a booking of the same dates one succeeds', async () => {
    const { renter, host, stranger, spaceId } = world;
    const id = await lavapies();
    const { changeRequest } = await askForDates(renter, id, '2027-04-05', '2027-05-31');
    const results = await Promise.allSettled([
      change(host, ANSWER, { changeId: changeRequest?.id, isAgreed: true, differenceCents: 2439 }),
      start(stranger, stay(spaceId, 79, 30)),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('T25 changing the end of an active stay', () => {
  test('moves the end but not the start of a fixed booking', async () => {
    const { renter, host } = world;
    const id = await running(world, { days: 45 });
    const moved = { id, from: '2027-03-05', to: '2027-04-20' };
    expect(await refusalOf(renter, DATES_PREVIEW, moved)).toMatchObject({ fields: [{ code: 'CHANGE_TOO_LATE' }] });
    const { changeRequest } = await askForDates(renter, id, '2027-03-03', '2027-04-24');
    await change(host, ANSWER, { changeId: changeRequest?.id, isAgreed: true, differenceCents: 1551 });
    expect(await readChanged(renter, id)).toMatchObject({ status: 'ACTIVE', to: '2027-04-24' });
  });

  test('P10 the confirmation of a later withdrawal has only its own refund', async () => {
    const { app, renter, host } = world;
    const id = await running(world, { spaceId: await publishedSpace(app, host) });
    await sqlPaid(id);
    const from = (await readChanged(renter, id)).from;
    const shorter = await askForDates(renter, id, from, '2027-04-03');
    const { differenceCents } = (await readChanged(host, id)).changeRequest ?? {};
    await change(host, ANSWER, { changeId: shorter.changeRequest?.id, isAgreed: true, differenceCents });
    expect(await refundsOf(world, id)).toMatchObject([{ total_cents: 3594 }]);
    await at(world, '2027-03-04T09:00:00Z');
    await change(renter, WITHDRAW_CONTRACT, { bookingId: id, refundCents: 700 });
    await app.settle();
    await runJobs(app, 'mail.send');
    const mail = (await mailsTo(app, 'renter@example.test')).find(({ subject }) => subject.startsWith('Has desistido'));
    expect(mail?.text).toContain('Pagado: 77,00\u00a0€\nReembolso: 7,00\u00a0€');
  });

  test('is not offered for a rolling booking', async () => {
    const id = await running(world, ROLLING);
    expect((await readChanged(world.renter, id)).availableActions).not.toContain('CHANGE_DATES');
  });
});

/** Marks all cycles as collected, as the monthly charge does. */
async function sqlPaid(id: string): Promise<void> {
  const { em } = world.app.context();
  await em.execute(
    `update billing_cycles set status = 'paid', paid_at = now() where booking_id = ? and status = 'scheduled'`,
    [uuidOf(id)],
  );
  await em.execute(
    `insert into payments (id, booking_id, renter_id, cycle_id, cycle_no, kind, rent_cents, renter_fee_cents, protection_cents, iva_cents, total_cents,
       status, provider, provider_ref, idempotency_key, due_at, captured_at, captured_cents, created_at, updated_at)
     select gen_random_uuid(), c.booking_id, b.renter_id, c.id, c.cycle_no, 'cycle', c.rent_cents, c.renter_fee_cents, c.protection_cents, c.tax_cents,
       c.total_cents, 'captured', 'sandbox', 'ref:' || c.id, 'paid:' || c.id, c.due_at, now(), c.total_cents, now(), now()
     from billing_cycles c join bookings b on b.id = c.booking_id
     where c.booking_id = ? and c.paid_at is not null and not exists (select from payments p where p.cycle_id = c.id)`,
    [uuidOf(id)],
  );
}

test('T16 a notice for the last held day can be undone', async () => {
  const { renter, host } = world;
  const id = await running(world, ROLLING);
  await giveNotice(renter, id, '2028-03-03');
  const { changeRequest } = await change(renter, ASK_UNDO, { bookingId: id });
  expect(changeRequest).toMatchObject({ kind: 'UNDO_NOTICE', to: '2028-03-03' });
  expect(await change(host, ANSWER, { changeId: changeRequest?.id, isAgreed: true })).toMatchObject({
    status: 'ACTIVE',
    to: '2028-03-03',
    noticeBy: null,
  });
});
