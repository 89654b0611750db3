import fc from 'fast-check';
import type { ServiceContext } from '../../../server/core/context.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../server/core/writes/transaction.js';
import { planNextCycles } from '../../../server/features/bookings/billing/agree-terms.js';
import { BookingActor } from '../../../server/features/bookings/booking.enums.js';
import { changeAgreement } from '../../../server/features/bookings/changes/change-agreement.js';
import { noticeChange, noticeSums } from '../../../server/features/bookings/changes/notice/notice-change.js';
import { lockBooking } from '../../../server/features/bookings/lifecycle/booking-changes.js';
import { addDays } from '../../../server/core/values/date-range.js';
import { start, stay, sqlOf } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import {
  ANSWER,
  ASK_UNDO,
  at,
  change,
  cyclesOf,
  endAllBookings,
  GIVE_NOTICE,
  giveNotice,
  NOTICE_PREVIEW,
  noticePreview,
  readChanged,
  refusalOf,
  refundsOf,
  ROLLING,
  running,
  noticesOf,
} from '../../support/money/changes.js';
import { uuidOf } from '../../support/spaces.js';

const world = useWorld();
beforeEach(() => endAllBookings(world));

const sql = sqlOf(world);
const jobAt = async (key: string, id: string): Promise<string | null> => {
  const [job] = await sql<{ run_at: string }>('select run_at from graphile_worker.jobs where key = ?', [
    `${key}:${uuidOf(id)}`,
  ]);
  return job ? new Date(job.run_at).toISOString() : null;
};
const busyOf = (from: string, to: string) =>
  world.renter
    .query<{ space: { busy: { from: string; to: string }[] } }>(
      'query ($id: ID!, $from: LocalDate!, $to: LocalDate!) { space(id: $id) { busy(from: $from, to: $to) { from to } } }',
      { id: world.spaceId, from, to },
    )
    .then(({ space }) => space.busy);

describe('T14 the renter gives notice', () => {
  test('ends a rolling booking after 15 days, with a prorated last charge, freed dates, jobs and notifications', async () => {
    const { renter, host } = world;
    // A stay from 3 March at 77 € a month.
    const id = await running(world, ROLLING);
    await at(world, '2027-03-10T09:00:00Z');
    expect((await readChanged(renter, id)).availableActions).toContain('GIVE_NOTICE');
    expect(await noticePreview(renter, id, '2027-04-10')).toEqual({
      endsOn: '2027-04-10',
      earliest: '2027-03-25',
      latest: '2028-03-03',
      noticeDays: 15,
      closedDays: [
        { from: '2027-03-10', to: '2027-03-25', reason: 'NOTICE' },
        { from: '2028-03-04', to: '2028-05-05', reason: 'AFTER_END' },
      ],
      lastCharge: { dueOn: '2027-04-03', days: 7, rentCents: 1633, feeCents: 163, totalCents: 1796 },
      lastChargeCents: 1796,
      monthCents: 7700,
      refundCents: 0,
      hostFeeCents: 0,
      paidFrom: '2027-04-03',
      chargeDays: ['2027-04-03'],
    });

    const view = await giveNotice(renter, id, '2027-04-10', { reason: 'MOVING' });
    expect(view).toMatchObject({ status: 'ENDING', to: '2027-04-10', noticeBy: 'RENTER', noticeReason: 'MOVING' });
    expect(view.availableActions).toEqual(['UNDO_NOTICE', 'DISPUTE', 'WITHDRAW_CONTRACT']);
    expect(await readChanged(host, id)).toMatchObject({ noticeReason: null, availableActions: ['DISPUTE'] });
    expect(await cyclesOf(world, id)).toEqual([
      expect.objectContaining({ month_no: 1, to: '2027-04-03', total_cents: 7700, status: 'paid' }),
      expect.objectContaining({
        month_no: 2,
        to: '2027-04-10',
        total_cents: 1796,
        status: 'scheduled',
        due: '2027-04-03',
      }),
    ]);
    expect(await busyOf('2027-04-01', '2027-05-01')).toEqual([{ from: '2027-04-01', to: '2027-04-10' }]);
    expect(await jobAt('end', id)).toBe('2027-04-10T22:00:00.000Z');
    expect((await noticesOf(world, id)).filter((type) => type.includes('notice'))).toEqual([
      'booking_notice_host',
      'booking_notice_renter',
    ]);
    const [notice] = await sql<{ message: string }>(
      `select message from notifications where type = 'booking_notice_renter'`,
    );
    expect(notice?.message).toMatch(/termina el 10 abr 2027\. Último cargo: 17,96\s€\./);
    const [toHost] = await sql<{ message: string }>(
      `select message from notifications where type = 'booking_notice_host'`,
    );
    expect(toHost?.message).toMatch(/Último cobro para ti: 15,51\s€\./);
  });

  test('an end within a paid month refunds the unused days', async () => {
    const id = await running(world, ROLLING);
    await at(world, '2027-03-10T09:00:00Z');
    const preview = await noticePreview(world.renter, id);
    expect(preview).toMatchObject({ endsOn: '2027-03-25', lastCharge: null, lastChargeCents: 0, refundCents: 2054 });
    await giveNotice(world.renter, id, '2027-03-25');
    const steps = 'query ($id: ID!) { booking(id: $id) { nextStep { kind day } } }';
    for (const side of [world.renter, world.host])
      expect(await side.query(steps, { id })).toEqual({
        booking: { nextStep: { kind: 'RUNNING', day: '2027-03-25' } },
      });
    expect(await refundsOf(world, id)).toEqual([{ total_cents: 2054, rent_cents: 1867, reason_code: 'less_owed' }]);
    expect(await cyclesOf(world, id)).toEqual([
      expect.objectContaining({ to: '2027-03-25', total_cents: 5646, status: 'paid' }),
    ]);
  });

  test('outdated amounts are rejected with the new ones, a too early end with the earliest possible one', async () => {
    const id = await running(world, ROLLING);
    const input = { bookingId: id, endsOn: '2027-04-10', lastChargeCents: 1795, refundCents: 0 };
    expect(await refusalOf(world.renter, GIVE_NOTICE, { input })).toMatchObject({
      code: 'BOOKING_SUM_CHANGED',
      params: { lastChargeCents: 1796, refundCents: 0 },
    });
    expect(await refusalOf(world.renter, NOTICE_PREVIEW, { id, endsOn: '2027-03-17' })).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ path: 'endsOn', code: 'NOTICE_TOO_SHORT', params: { earliest: '2027-03-18' } }],
    });
    expect((await readChanged(world.renter, id)).status).toBe('ACTIVE');
  });

  test('counts the notice days in the time zone of the space', async () => {
    const id = await running(world, ROLLING);
    // Past midnight in Madrid but not in UTC.
    await at(world, '2027-03-10T23:30:00Z');
    expect((await noticePreview(world.renter, id)).earliest).toBe('2027-03-26');
    await sql(
      `update bookings set terms_snapshot = jsonb_set(terms_snapshot, '{timeZone}', '"Atlantic/Canary"') where id = ?`,
      [uuidOf(id)],
    );
    expect((await noticePreview(world.renter, id)).earliest).toBe('2027-03-25');
  });

  test('a fixed booking cannot end before its minimum stay or on its own end date', async () => {
    // A stay of 45 days from 3 March; the space's minimum stay is 30.
    const id = await running(world);
    const preview = await noticePreview(world.renter, id);
    expect(preview).toMatchObject({ earliest: '2027-04-02', latest: '2027-04-16' });
    expect(preview.closedDays.map(({ reason }) => reason)).toEqual(['NOTICE', 'MIN_STAY', 'AFTER_END']);
    await giveNotice(world.renter, id, '2027-04-10');
    expect((await cyclesOf(world, id)).map((cycle) => cycle.total_cents)).toEqual([7700, 1796]);
  });

  test('is rejected when no day is left, and for strangers and visitors', async () => {
    const { renter, stranger, app } = world;
    const id = await running(world);
    await at(world, '2027-04-05T09:00:00Z');
    expect((await readChanged(renter, id)).availableActions).not.toContain('GIVE_NOTICE');
    expect(await refusalOf(renter, NOTICE_PREVIEW, { id })).toMatchObject({ code: 'BOOKING_TRANSITION_REFUSED' });
    const input = { bookingId: id, endsOn: '2027-04-16', lastChargeCents: 0, refundCents: 0 };
    expect(await refusalOf(renter, GIVE_NOTICE, { input })).toMatchObject({
      code: 'BOOKING_TRANSITION_REFUSED',
      params: { because: ['NOTICE_KEPT'] },
    });
    expect(await refusalOf(stranger, GIVE_NOTICE, { input })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refusalOf(stranger, NOTICE_PREVIEW, { id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refusalOf(app.visitor(), NOTICE_PREVIEW, { id })).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('of two concurrent notices one is accepted, and repeating it changes nothing', async () => {
    const { renter, host } = world;
    const id = await running(world, ROLLING);
    const [own, hosts] = [await noticePreview(renter, id, '2027-04-20'), await noticePreview(host, id, '2027-04-20')];
    const results = await Promise.allSettled([
      change(renter, GIVE_NOTICE, { bookingId: id, endsOn: '2027-04-20', ...sumsOf(own) }),
      change(host, GIVE_NOTICE, { bookingId: id, endsOn: '2027-04-20', reason: 'OWN_USE', ...sumsOf(hosts) }),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { noticeBy } = await readChanged(renter, id);
    const [winner, sums] = noticeBy === 'RENTER' ? [renter, own] : [host, hosts];
    await change(winner, GIVE_NOTICE, { bookingId: id, endsOn: '2027-04-20', reason: null, ...sumsOf(sums) });
    const [row] = await sql<{ count: number }>(
      `select count(*)::int as count from booking_terms where booking_id = ? and reason = 'notice'`,
      [uuidOf(id)],
    );
    expect(row?.count).toBe(1);
  });

  test('is rejected while a charge is in progress', async () => {
    const id = await running(world, ROLLING);
    const preview = await noticePreview(world.renter, id, '2027-04-10');
    await sql(`update payments set pending_step = 'charge', pending_since = now() where booking_id = ?`, [uuidOf(id)]);
    const input = { bookingId: id, endsOn: '2027-04-10', ...sumsOf(preview) };
    expect(await refusalOf(world.renter, GIVE_NOTICE, { input })).toMatchObject({ code: 'IDEMPOTENCY_IN_PROGRESS' });
    await sql('update payments set pending_step = null, pending_since = null where booking_id = ?', [uuidOf(id)]);
    expect((await change(world.renter, GIVE_NOTICE, input)).status).toBe('ENDING');
  });

  test('stores exactly the amounts of its preview in 300 random cases', async () => {
    const id = uuidOf(await running(world, ROLLING));
    const ctx = world.app.context();
    const cases = fc.sample(
      fc.record({
        wait: fc.integer({ min: 0, max: 200 }),
        left: fc.integer({ min: 1, max: 150 }),
        paid: fc.integer({ min: 0, max: 8 }),
        actor: fc.constantFrom(BookingActor.RENTER, BookingActor.HOST),
      }),
      { numRuns: 300, seed: 12 },
    );
    for (const { wait, left, paid, actor } of cases) {
      world.clock.set(new Date(Date.parse('2027-03-03T10:00:00Z') + wait * 86_400_000));
      const outcome = await dryRun(ctx, id, { actor, paid, days: left });
      expect(outcome.done, JSON.stringify({ wait, left, paid, actor })).toEqual(outcome.shown);
    }
  }, 120_000);
});

class RolledBack extends Error {}

/** Gives notice in a transaction that is rolled back; returns the preview and the stored result. */
async function dryRun(
  ctx: ServiceContext,
  id: string,
  { actor, paid, days }: { actor: BookingActor; paid: number; days: number },
) {
  let outcome: { shown: object; done: object } | undefined;
  await inTransaction(ctx, async (tx) => {
    const booking = await lockBooking(tx, id);
    await planNextCycles(tx, booking);
    await tx.em.execute(
      `update billing_cycles set status = 'paid', paid_at = now() where booking_id = ? and month_no <= ? and status = 'scheduled'`,
      [id, paid],
    );
    await tx.em.execute(
      `insert into payments (id, booking_id, renter_id, cycle_id, cycle_no, kind, rent_cents, renter_fee_cents, protection_cents, iva_cents, total_cents,
         status, provider, idempotency_key, due_at, captured_at, captured_cents, created_at, updated_at)
       select gen_random_uuid(), c.booking_id, b.renter_id, c.id, c.cycle_no, 'cycle', c.rent_cents, c.renter_fee_cents, c.protection_cents, c.tax_cents,
         c.total_cents, 'captured', 'sandbox', 'dry:' || c.id, c.due_at, now(), c.total_cents, now(), now()
       from billing_cycles c join bookings b on b.id = c.booking_id
       where c.booking_id = ? and c.paid_at is not null and not exists (select from payments p where p.cycle_id = c.id)`,
      [id],
    );
    const endsOn = addDays(tx.clock.today('Europe/Madrid'), days);
    const { lastChargeCents, refundCents } = await noticeSums(tx, booking, actor, endsOn);
    await changeAgreement(tx, booking, noticeChange(endsOn, actor), { actor, userId: null });
    const [last] = await tx.em.execute<{ cents: number }[]>(
      `select ${actor === BookingActor.HOST ? 'host_net_cents' : 'total_cents'} as cents from billing_cycles
        where booking_id = ? and status = 'scheduled' and ends_on = ? order by cycle_no desc limit 1`,
      [id, endsOn],
    );
    const [back] = await tx.em.execute<{ total: number }[]>(
      'select coalesce(sum(total_cents), 0)::int as total from refunds where booking_id = ?',
      [id],
    );
    // A host's preview shows the reduction of their income; a renter's shows the refund, with the plan's part.
    const refund = actor === BookingActor.HOST ? refundCents : (back?.total ?? 0);
    outcome = {
      shown: { lastChargeCents, refundCents },
      done: { lastChargeCents: last?.cents ?? 0, refundCents: refund },
    };
    throw new RolledBack();
  }).catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
  if (!outcome) throw new Error('nothing was tried');
  return outcome;
}

describe('T15 the host gives notice', () => {
  test('has a notice period of 30 days, needs a reason and waives the renter fee in the last month', async () => {
    const { host, renter } = world;
    const id = await running(world, ROLLING);
    const preview = await noticePreview(host, id, '2027-04-10');
    expect(preview).toMatchObject({ earliest: '2027-04-02', noticeDays: 30, lastChargeCents: 1551 });
    expect(preview.lastCharge).toMatchObject({ rentCents: 1633, feeCents: 0 });
    expect(
      await refusalOf(host, GIVE_NOTICE, { input: { bookingId: id, endsOn: '2027-04-10', ...sumsOf(preview) } }),
    ).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path: 'reason', code: 'REASON_REQUIRED' }] });
    const words = { reason: 'OTHER', text: 'Necesito el hueco para la moto.' };
    expect(await giveNotice(host, id, '2027-04-10', words)).toMatchObject({ status: 'ENDING', noticeBy: 'HOST' });
    expect(await readChanged(renter, id)).toMatchObject({ noticeReason: 'OTHER', noticeText: words.text });
    expect((await cyclesOf(world, id)).at(-1)).toMatchObject({ total_cents: 1633, renter_fee_cents: 0 });
    expect(await noticesOf(world, id)).toContain('booking_notice_by_host');
  });

  test('a fixed booking needs a listed reason from the host, or any reason and an explanation from the staff', async () => {
    const { host, admin } = world;
    const id = await running(world, { days: 90 });
    const preview = await noticePreview(host, id, '2027-05-10');
    const input = { bookingId: id, endsOn: '2027-05-10', ...sumsOf(preview), text: 'Porque sí.' };
    expect(await refusalOf(host, GIVE_NOTICE, { input: { ...input, reason: 'OTHER' } })).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ path: 'reason', code: 'REASON_REQUIRED' }],
    });
    const staff = await noticePreview(admin, id, '2027-05-10');
    const word = { bookingId: id, endsOn: '2027-05-10', ...sumsOf(staff), reason: 'OTHER' };
    expect(await refusalOf(admin, GIVE_NOTICE, { input: word })).toMatchObject({ fields: [{ path: 'text' }] });
    expect(await change(admin, GIVE_NOTICE, { ...word, text: 'La comunidad no lo permite.' })).toMatchObject({
      status: 'ENDING',
      noticeBy: 'ADMIN',
    });
  });
});

describe('P2 the staff give notice for the host without the notice period', () => {
  const WHY = 'La anfitriona vende el local y no puede esperar.';
  const ledgerOf = (id: string) =>
    sql<{ account: string; cents: number }>(
      `select account, amount_cents as cents from ledger_entries where rule = 'no_notice_fee' and booking_id = ? order by line_no`,
      [uuidOf(id)],
    );
  const end = (id: string, endsOn: string, sums: object) =>
    change(world.admin, GIVE_NOTICE, { bookingId: id, endsOn, reason: 'SALE', text: WHY, ...sums });

  test('charges the host 60 € and refunds the renter the unused days and the fee of the last month', async () => {
    const { admin, host, renter } = world;
    const id = await running(world, ROLLING);
    await at(world, '2027-03-10T09:00:00Z');
    // Only the host keeps the notice of 30 days.
    expect(await noticePreview(host, id)).toMatchObject({ earliest: '2027-04-09', hostFeeCents: 0 });
    const preview = await noticePreview(admin, id);
    expect(preview).toMatchObject({ earliest: '2027-03-11', noticeDays: 30, hostFeeCents: 6000, lastCharge: null });
    expect((await noticePreview(admin, id, '2027-04-08')).hostFeeCents).toBe(6000);
    expect((await noticePreview(admin, id, '2027-04-09')).hostFeeCents).toBe(0);
    expect(await refusalOf(admin, NOTICE_PREVIEW, { id, endsOn: '2027-03-10' })).toMatchObject({
      fields: [{ path: 'endsOn', code: 'NOTICE_TOO_SHORT', params: { earliest: '2027-03-11' } }],
    });
    // 31 days of 77 € were paid and 8 are used: 18.67 € of rent are kept, without our fee.
    expect(preview.refundCents).toBe(5833);
    const input = { bookingId: id, endsOn: '2027-03-11', reason: 'SALE', text: WHY, ...sumsOf(preview) };
    expect(await refusalOf(admin, GIVE_NOTICE, { input: { ...input, hostFeeCents: 5000 } })).toMatchObject({
      code: 'BOOKING_SUM_CHANGED',
      params: { lastChargeCents: 0, refundCents: 5833, hostFeeCents: 6000 },
    });
    expect(await end(id, '2027-03-11', { ...sumsOf(preview), hostFeeCents: 6000 })).toMatchObject({
      status: 'ENDING',
      noticeBy: 'ADMIN',
      to: '2027-03-11',
    });
    await end(id, '2027-03-11', { ...sumsOf(preview), hostFeeCents: 6000 });
    expect(await ledgerOf(id)).toEqual([
      { account: 'host_payable', cents: 6000 },
      { account: 'platform_fee', cents: -6000 },
    ]);
    expect(await refundsOf(world, id)).toMatchObject([{ total_cents: 5833, reason_code: 'less_owed' }]);
    expect(await noticesOf(world, id)).toContain('booking_notice_by_host');
    const [notified] = await sql<{ message: string }>(
      `select message from notifications where type = 'booking_notice_host'`,
    );
    expect(notified?.message).toMatch(/termina el 11 mar 2027\. Se aplica un cargo de 60,00\s€\.$/);
    const [record] = await sql<{ after: { hostFeeCents: number }; reason: string }>(
      `select after, reason from audit_log where action = 'booking.notice_given' and object_id = ?`,
      [uuidOf(id)],
    );
    expect(record).toMatchObject({ after: { hostFeeCents: 6000 }, reason: WHY });
    expect(await readChanged(renter, id)).toMatchObject({ noticeReason: 'SALE', noticeText: WHY });
  });

  test('charges no fee when the staff set none, when it was not agreed, or to a host or renter who gives notice', async () => {
    const { admin, host, renter } = world;
    const id = await running(world, ROLLING);
    const preview = await noticePreview(admin, id);
    await end(id, preview.endsOn, { ...sumsOf(preview), hostFeeCents: 0 });
    expect(await ledgerOf(id)).toEqual([]);
    await endAllBookings(world);
    const older = await running(world, ROLLING);
    await sql(
      `update bookings set terms_snapshot = terms_snapshot #- '{constants,HOST_NO_NOTICE_FEE_CENTS}' where id = ?`,
      [uuidOf(older)],
    );
    expect(await noticePreview(admin, older)).toMatchObject({ hostFeeCents: 0 });
    const own = await noticePreview(renter, older);
    expect(own.hostFeeCents).toBe(0);
    const hosts = await noticePreview(host, older, '2027-04-10');
    const input = { bookingId: older, endsOn: '2027-04-10', reason: 'OWN_USE', ...sumsOf(hosts), hostFeeCents: 6000 };
    expect(await refusalOf(host, GIVE_NOTICE, { input })).toMatchObject({ code: 'BOOKING_SUM_CHANGED' });
  });
});

describe('T16 undoing a notice', () => {
  const asked = async (): Promise<string> => {
    const id = await running(world, ROLLING);
    await giveNotice(world.renter, id, '2027-03-25');
    return id;
  };

  test('restores end and charges once the side that gave notice asks and the other side agrees', async () => {
    const { renter, host } = world;
    const id = await asked();
    expect(await refusalOf(host, ASK_UNDO, { input: { bookingId: id } })).toMatchObject({
      code: 'BOOKING_TRANSITION_REFUSED',
    });
    const { changeRequest } = await change(renter, ASK_UNDO, { bookingId: id });
    expect(changeRequest).toMatchObject({ kind: 'UNDO_NOTICE', askedBy: 'RENTER', to: '2028-03-03', canAnswer: false });
    const input = { changeId: changeRequest?.id, isAgreed: true };
    expect(await refusalOf(renter, ANSWER, { input })).toMatchObject({ code: 'BOOKING_CHANGE_CLOSED' });
    expect(await refusalOf(world.stranger, ANSWER, { input })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await change(host, ANSWER, input)).toMatchObject({
      status: 'ACTIVE',
      to: '2028-03-03',
      noticeBy: null,
      changeRequest: null,
    });
    const cycles = await cyclesOf(world, id);
    const first = cycles.filter(({ month_no }) => month_no === 1);
    expect(first.reduce((sum, { total_cents }) => sum + total_cents, 0)).toBe(7700);
    // The refunded amount is charged again at once.
    expect(first.at(-1)).toMatchObject({
      from: '2027-03-25',
      to: '2027-04-03',
      status: 'scheduled',
      due: '2027-03-03',
    });
    expect((await noticesOf(world, id)).filter((type) => /undo/.test(type))).toEqual([
      'booking_notice_undone_host',
      'booking_notice_undone_renter',
      'booking_undo_asked',
    ]);
  });

  test('is rejected when the dates are booked by another renter', async () => {
    const { renter, host, stranger, spaceId } = world;
    const id = await asked();
    const { changeRequest } = await change(renter, ASK_UNDO, { bookingId: id });
    await start(stranger, stay(spaceId, 30, 40));
    const input = { changeId: changeRequest?.id, isAgreed: true };
    expect(await refusalOf(host, ANSWER, { input })).toMatchObject({ code: 'BOOKING_DATES_TAKEN' });
    expect((await readChanged(host, id)).status).toBe('ENDING');
  });
});

const sumsOf = ({ lastChargeCents, refundCents }: { lastChargeCents: number; refundCents: number }) => ({
  lastChargeCents,
  refundCents,
});
