import { beforeEach, describe, expect, test, vi } from 'vitest';
import { reconcileRefunds, settleRefund } from '../../../server/features/bookings/payments/settle-refund.js';
import { mailsTo } from '../../support/accounts.js';
import {
  ACCEPT,
  WITHDRAW,
  resetWorld,
  confirmed,
  request,
  requested,
  resetPaymentAttempts,
  signInAgain,
  start,
  stay,
  sqlOf,
} from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { runJobs, takeJobs } from '../../support/queued-jobs.js';
import { PROFESSIONAL, publishedSpace, uuidOf } from '../../support/spaces.js';
import * as stays from '../../support/stays.js';

type Cancelled = { cancelBooking: { booking: stays.StayView } };

const world = useWorld();

beforeEach(async () => {
  await resetWorld(world);
  await takeJobs(world.app, 'payments.refund');
});

const sql = sqlOf(world);
const refunds = () => runJobs(world.app, 'payments.refund');
const HOST_REASON = { reason: 'SPACE_UNAVAILABLE' };

const ledgerOf = (id: string) => stays.ledgerOf(world, id);
const refundRows = (id: string) =>
  sql<Record<string, unknown>>('select * from refunds where booking_id = ?', [uuidOf(id)]);
const refundedCents = () => stays.refundedCents(world);

async function incomeOfMonth(): Promise<number> {
  const { dashboardSummary } = await world.host.query<{ dashboardSummary: { income: { paidCents: number }[] } }>(
    '{ dashboardSummary(mode: HOST) { income { paidCents } } }',
  );
  return dashboardSummary.income.at(-1)?.paidCents ?? 0;
}

/** A confirmed booking of 77 € (rent 70, fee 7), cancelled this many hours before its start. */
async function hoursBeforeStart(
  hours: number,
  policy = 'FLEXIBLE',
  startsIn = 34,
  terms: Record<string, unknown> = {},
): Promise<string> {
  const space =
    policy === 'FLEXIBLE'
      ? world.spaceId
      : await publishedSpace(world.app, world.host, {
          cancellationPolicy: policy,
          ...terms,
          title: `Trastero ${policy.toLowerCase()} ${hours} h`,
        });
  const { id } = await start(world.renter, stay(space, startsIn));
  await request(world.renter, id);
  await world.host.query(ACCEPT, { input: { bookingId: id } });
  const [row] = await sql<{ starts_on: string }>('select starts_on::text from bookings where id = ?', [uuidOf(id)]);
  // Midnight in Madrid in summer.
  world.clock.set(new Date(Date.parse(`${row?.starts_on}T00:00:00+02:00`) - hours * 3_600_000));
  await signInAgain(world);
  return id;
}

describe('T10 the renter cancels', () => {
  test('within the free period refunds everything, frees the dates and notifies both sides', async () => {
    const { app, renter, host, stranger, spaceId } = world;
    const { id } = await confirmed(world);
    const before = await stays.readStay(renter, id);
    expect(before.availableActions).toEqual(['CANCEL', 'DISPUTE', 'CHANGE_DATES']);
    expect(before.cancellation).toMatchObject({
      paidCents: 7700,
      refundCents: 7700,
      rentRefundCents: 7000,
      feeRefundCents: 700,
      keptCents: 0,
      rule: 'FREE',
      hostFeeCents: 0,
      hostKeptCents: 0,
    });
    // 24 hours before the first day begins in Madrid; the right of withdrawal ends with its 14th day.
    expect(before.cancellation).toMatchObject({
      freeUntil: '2027-04-03T22:00:00.000Z',
      changesAt: '2027-04-03T22:00:00.000Z',
      withdrawalUntil: '2027-03-16T23:00:00.000Z',
    });

    const after = await stays.cancel(renter, id, { reason: 'PLANS_CHANGED', text: 'Al final no me mudo.' });
    expect(after).toMatchObject({
      status: 'CANCELLED',
      cancelledBy: 'RENTER',
      cancelledAt: '2027-03-02T09:55:00.000Z',
      cancelReason: 'PLANS_CHANGED',
      cancelText: 'Al final no me mudo.',
    });
    expect(after).toMatchObject({
      availableActions: [],
      cancellation: null,
      refund: { totalCents: 7700, rentCents: 7000, feeCents: 700, status: 'WANTED', completedAt: null },
    });
    expect((await start(stranger, stay(spaceId))).status).toBe('PENDING_PAYMENT');
    await refunds();
    expect(await stays.readStay(renter, id)).toMatchObject({
      refund: { status: 'DONE', completedAt: '2027-03-02T09:55:00.000Z' },
      payment: { status: 'REFUNDED' },
    });
    expect(await ledgerOf(id)).toEqual({});
    expect(await refundRows(id)).toMatchObject([
      {
        reason_code: 'free',
        initiated_by: 'renter',
        iva_cents: 121,
        policy_snapshot: { policy: 'flexible', isHostTrader: false },
      },
    ]);

    expect(await stays.readStay(host, id)).toMatchObject({ status: 'CANCELLED', refund: null, cancellation: null });
    await app.settle();
    await runJobs(app, 'mail.send');
    const mail = (await mailsTo(app, 'renter@example.test')).find(({ subject }) =>
      subject.startsWith('Reserva cancelada'),
    );
    expect(mail?.text).toMatch(/Has cancelado tu reserva de «[^»]+» el 2 de marzo de 2027 a las 10:55\./);
    expect(mail?.text).toMatch(/Pagado: 77,00\s€\nReembolso: 77,00\s€/);
    expect(mail?.text).toContain('derecho de desistimiento');
    const hostMail = (await mailsTo(app, 'host@example.test')).find(({ subject }) =>
      subject.startsWith('Reserva cancelada'),
    );
    expect(hostMail?.text).not.toMatch(/77,00|Pagado|Reembolso/);
  });

  test.each([
    [
      'FLEXIBLE',
      23,
      { refundCents: 4500, rentRefundCents: 4500, feeRefundCents: 0, rule: 'PARTIAL', hostKeptCents: 2500 },
    ],
    [
      'MODERATE',
      7 * 24 - 1,
      { refundCents: 3500, rentRefundCents: 3500, feeRefundCents: 0, rule: 'PARTIAL', hostKeptCents: 3500 },
    ],
    ['MODERATE', 23, { refundCents: 0, rule: 'NOTHING', hostKeptCents: 7000 }],
    [
      'STRICT',
      29 * 24,
      { refundCents: 4200, rentRefundCents: 3500, feeRefundCents: 700, rule: 'PARTIAL', hostKeptCents: 3500 },
    ],
    ['STRICT', 6 * 24, { refundCents: 0, rule: 'NOTHING', hostKeptCents: 7000 }],
  ])('refunds by the %s policy %d hours before the start', async (policy, hours, expected) => {
    const id = await hoursBeforeStart(hours, policy);
    const { cancellation } = await stays.readStay(world.renter, id);
    expect(cancellation).toMatchObject({
      paidCents: 7700,
      keptCents: 7700 - expected.refundCents,
      freeUntil: null,
      ...expected,
    });
    const done = await stays.cancel(world.renter, id);
    await refunds();
    const kept = expected.hostKeptCents;
    expect(await ledgerOf(id)).toMatchObject({
      ...(expected.refundCents < 7700 ? { provider_clearing: 7700 - expected.refundCents } : {}),
      ...(kept > 0 ? { held: -kept } : {}),
    });
    if (expected.refundCents === 0) expect(done.refund).toBeNull();
    else
      expect(await stays.readStay(world.renter, id)).toMatchObject({
        refund: { totalCents: expected.refundCents, status: 'DONE' },
        payment: { status: 'PARTIALLY_REFUNDED' },
      });
  });

  test('notifies the host of the kept rent after commission, without the renter fee', async () => {
    const { app, renter } = world;
    const id = await hoursBeforeStart(23);
    const before = await incomeOfMonth();
    await stays.cancel(renter, id);
    await app.settle();
    const rows = await sql<{ type: string; message: string; params: object }>(
      'select type, message, params from notifications where booking_id = ? and type like ? order by type',
      [uuidOf(id), 'booking_cancelled%'],
    );
    expect(rows.map(({ type }) => type)).toEqual(['booking_cancelled_host', 'booking_cancelled_renter']);
    expect(rows[0]?.message).toMatch(/ha cancelado la reserva de «[^»]+»\. Recibirás 23,75\s€\.$/);
    expect(rows[0]?.params).toMatchObject({ amountCents: 2375, by: 'renter' });
    expect(rows[1]?.message).toMatch(/^Reembolso: 45,00\s€\.$/);
    // The retained rent is the host's income of its month from the moment the refund is created.
    expect(before - (await incomeOfMonth())).toBe(6650 - 2375);
    await refunds();
    expect(before - (await incomeOfMonth())).toBe(6650 - 2375);
  });

  test('refunds everything within 14 days if the host was a trader when the booking was made', async () => {
    const { app, renter } = world;
    const declare = (isTrader: boolean) =>
      app.context().em.execute(`update users set is_trader = ? where email = 'host@example.test'`, [isTrader]);
    await declare(true);
    const id = await hoursBeforeStart(5 * 24, 'STRICT', 10, PROFESSIONAL);
    const whole = {
      refundCents: 7700,
      rule: 'WITHDRAWAL_RIGHT',
      changesAt: null,
      withdrawalUntil: '2027-03-11T23:00:00.000Z',
    };
    expect((await stays.readStay(renter, id)).cancellation).toMatchObject(whole);
    // The host's later answer applies to later bookings only.
    await declare(false);
    expect((await stays.readStay(renter, id)).cancellation).toMatchObject(whole);
    await resetWorld(world);
    const later = await hoursBeforeStart(5 * 24, 'STRICT', 10, { isTrader: false });
    await declare(true);
    expect((await stays.readStay(renter, later)).cancellation).toMatchObject({
      refundCents: 700,
      feeRefundCents: 700,
      rule: 'NOTHING',
    });
    await declare(false);
  });

  test('is rejected for renter and host once the stay has begun', async () => {
    const id = await hoursBeforeStart(0);
    expect((await stays.readStay(world.renter, id)).cancellation).toBeNull();
    const { errors } = await world.renter.send(stays.CANCEL, { input: { bookingId: id, refundCents: 0 } });
    expect(errors[0]?.extensions).toMatchObject({ code: 'BOOKING_TRANSITION_REFUSED' });
    expect(await world.host.codeOf(stays.CANCEL, { input: { bookingId: id, refundCents: 0, ...HOST_REASON } })).toBe(
      'BOOKING_TRANSITION_REFUSED',
    );
  });

  test('is rejected with BOOKING_REFUND_CHANGED when the refund differs from the one shown', async () => {
    const { renter, clock } = world;
    const id = await hoursBeforeStart(25);
    const shown = (await stays.readStay(renter, id)).cancellation?.refundCents;
    clock.advance({ hours: 2 });
    await signInAgain(world);
    const { errors } = await renter.send(stays.CANCEL, { input: { bookingId: id, refundCents: shown } });
    expect(errors[0]?.extensions).toMatchObject({ code: 'BOOKING_REFUND_CHANGED', params: { refundCents: 4500 } });
    expect((await stays.readStay(renter, id)).status).toBe('CONFIRMED');
    expect((await stays.cancel(renter, id)).status).toBe('CANCELLED');
  });
});

describe('T11 the host cancels', () => {
  test('refunds everything including the fee, charges the host a fee and shows them the rent only', async () => {
    const { app, renter, host } = world;
    const id = await hoursBeforeStart(1, 'STRICT');
    expect((await stays.readStay(host, id)).cancellation).toMatchObject({
      paidCents: 7000,
      refundCents: 7000,
      feeRefundCents: 0,
      rule: 'NOT_RENTERS_FAULT',
      hostFeeCents: 5000,
      hostKeptCents: 0,
      freeUntil: null,
      withdrawalUntil: null,
    });
    for (const [words, path] of [
      [{}, 'reason'],
      [{ reason: 'PLANS_CHANGED' }, 'reason'],
      [{ reason: 'OTHER' }, 'text'],
      [{ reason: 'PERSONAL', text: 'x'.repeat(501) }, 'text'],
    ] as const) {
      const { errors } = await host.send(stays.CANCEL, { input: { bookingId: id, refundCents: 7000, ...words } });
      expect(errors[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path }] });
    }
    expect(await stays.cancel(host, id, { reason: 'OTHER', text: 'Se ha inundado.' })).toMatchObject({
      status: 'CANCELLED',
      cancelledBy: 'HOST',
      cancelReason: 'OTHER',
      cancelText: 'Se ha inundado.',
      refund: null,
    });
    await refunds();
    expect(await ledgerOf(id)).toEqual({
      host_payable: 5000,
      guarantee_cost: 770,
      credit_liability: -770,
      platform_fee: -5000,
    });
    expect((await stays.readStay(renter, id)).refund).toMatchObject({
      totalCents: 7700,
      feeCents: 700,
      status: 'DONE',
    });
    await app.settle();
    await runJobs(app, 'mail.send');
    const notices = await sql<{ type: string; message: string }>(
      'select type, message from notifications where booking_id = ? and type like ? order by type',
      [uuidOf(id), 'booking_host_cancelled%'],
    );
    expect(notices.map(({ message }) => message.replaceAll(/\s/gu, ' '))).toEqual([
      'Se aplica un cargo de 50,00 €.',
      'Te devolvemos 77,00 € y un saldo de 7,70 €. Te ayudamos a encontrar otro espacio.',
    ]);
    const mail = (await mailsTo(app, 'host@example.test')).find(({ subject }) =>
      subject.startsWith('Has cancelado una reserva'),
    );
    expect(mail?.text).not.toMatch(/77,00/);
  });

  test('T12 the staff must give a reason and a statement, and everything is refunded', async () => {
    const { admin, host, renter } = world;
    const id = await hoursBeforeStart(1, 'STRICT');
    const { cancellation } = await stays.readStay(admin, id);
    expect(cancellation).toMatchObject({
      refundCents: 7700,
      feeRefundCents: 700,
      hostFeeCents: 0,
      rule: 'NOT_RENTERS_FAULT',
    });
    expect(
      await admin.codeOf(stays.CANCEL, { input: { bookingId: id, refundCents: 7700, reason: 'DOCUMENTED_EMERGENCY' } }),
    ).toBe('VALIDATION_FAILED');
    expect(
      await stays.cancel(admin, id, { reason: 'DOCUMENTED_EMERGENCY', text: 'Ingreso hospitalario con informe.' }),
    ).toMatchObject({ cancelledBy: 'ADMIN', refund: { totalCents: 7700 } });
    await refunds();
    expect(await ledgerOf(id)).toEqual({});
    await world.app.settle();
    const notices = await sql<{ title: string }>(
      'select title from notifications where booking_id = ? and type like ? order by type',
      [uuidOf(id), 'booking_cancelled%'],
    );
    expect(notices.map(({ title }) => title)).toEqual(['Reserva cancelada', 'Hueco ha cancelado la reserva']);
    for (const side of [host, renter])
      expect((await stays.readStay(side, id)).cancelText).toBe('Ingreso hospitalario con informe.');
  });
});

describe('permissions and concurrency', () => {
  test('a stranger gets NOT_FOUND and a visitor UNAUTHENTICATED', async () => {
    const { id } = await confirmed(world);
    expect(await world.stranger.codeOf(stays.CANCEL, { input: { bookingId: id, refundCents: 7700 } })).toBe(
      'NOT_FOUND',
    );
    expect(await world.app.visitor().codeOf(stays.CANCEL, { input: { bookingId: id, refundCents: 7700 } })).toBe(
      'UNAUTHENTICATED',
    );
    expect(await world.renter.codeOf(stays.CANCEL, { input: { bookingId: world.spaceId, refundCents: 0 } })).toBe(
      'NOT_FOUND',
    );
  });

  test.each(['PENDING_PAYMENT', 'REQUESTED'])('a booking in %s cannot be cancelled', async (status) => {
    const { id } = await start(world.renter, stay(world.spaceId));
    if (status === 'REQUESTED') await request(world.renter, id);
    expect(await world.renter.codeOf(stays.CANCEL, { input: { bookingId: id, refundCents: 0 } })).toBe(
      'BOOKING_TRANSITION_REFUSED',
    );
  });

  test('P-03 ten concurrent cancellations and a later repeat make one refund with the same result', async () => {
    const { renter } = world;
    const { id } = await confirmed(world);
    const input = { bookingId: id, refundCents: 7700 };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => renter.send<Cancelled>(stays.CANCEL, { input })),
    );
    answers.push(await renter.send(stays.CANCEL, { input: { ...input, refundCents: 1 } }));
    expect(new Set(answers.map(({ data }) => data?.cancelBooking.booking.status))).toEqual(new Set(['CANCELLED']));
    const before = await refundedCents();
    const [row] = await refundRows(id);
    // Several workers and the minutely job at once, as after a crash.
    await Promise.all([
      ...Array.from({ length: 4 }, () => settleRefund(world.app.context(), String(row?.['id']))),
      refunds(),
      reconcileRefunds(world.app.context()),
    ]);
    expect(await refundRows(id)).toHaveLength(1);
    expect(await ledgerOf(id)).toEqual({});
    expect((await refundedCents()) - before).toBe(7700);
  });

  test('P-09 a partial refund whose response was lost is found again after its idempotency key expired, not repeated', async () => {
    const { app, clock, renter } = world;
    // The rest of the charge would suffice for a second refund of the same amount.
    const id = await hoursBeforeStart(7 * 24 - 1, 'MODERATE');
    const before = await refundedCents();
    const provider = app.services.ports.payments.current;
    const real = provider.refund.bind(provider);
    vi.spyOn(provider, 'refund').mockImplementationOnce(async (...call) => {
      await real(...call);
      throw new Error('connection reset');
    });
    await stays.cancel(renter, id);
    await expect(refunds()).rejects.toThrow('connection reset');
    clock.advance({ hours: 25 });
    await reconcileRefunds(app.context());
    expect(await refundRows(id)).toMatchObject([{ status: 'done', total_cents: 3500 }]);
    expect((await refundedCents()) - before).toBe(3500);
  });

  test('P-09 when renter and host cancel concurrently, one cancels and both receive the cancelled booking', async () => {
    const { renter, host } = world;
    for (let round = 0; round < 5; round++) {
      const { id } = await confirmed(world);
      const [mine, theirs] = await Promise.all([
        renter.send<Cancelled>(stays.CANCEL, {
          input: { bookingId: id, refundCents: 7700 },
        }),
        host.send<Cancelled>(stays.CANCEL, {
          input: { bookingId: id, refundCents: 7000, ...HOST_REASON },
        }),
      ]);
      for (const { data } of [mine, theirs]) expect(data?.cancelBooking.booking.status).toBe('CANCELLED');
      expect(mine.data?.cancelBooking.booking.cancelledBy).toBe(theirs.data?.cancelBooking.booking.cancelledBy);
      await refunds();
      expect((await ledgerOf(id))['host_payable']).toBe(
        mine.data?.cancelBooking.booking.cancelledBy === 'HOST' ? 5000 : undefined,
      );
      expect(await refundRows(id)).toHaveLength(1);
    }
  });

  test('P-09 payment and booking status agree after a concurrent accept, withdraw and cancel', async () => {
    const { app, renter, host } = world;
    for (let round = 0; round < 5; round++) {
      await resetPaymentAttempts(app);
      const { id } = await requested(world);
      await Promise.all([
        host.send(ACCEPT, { input: { bookingId: id } }),
        renter.send(WITHDRAW, { input: { bookingId: id } }),
        renter.send(stays.CANCEL, { input: { bookingId: id, refundCents: 7700 } }),
      ]);
      await runJobs(app, 'payments.settle');
      await refunds();
      const { status, payment } = await stays.readStay(renter, id);
      expect({ WITHDRAWN: 'VOID', CONFIRMED: 'CAPTURED', CANCELLED: 'REFUNDED' }[status]).toBe(payment?.status);
      if (status === 'CONFIRMED') await stays.cancel(renter, id);
    }
  });
});
