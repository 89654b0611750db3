import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  ACCEPT,
  confirmed,
  createWorld,
  request,
  signInAgain,
  start,
  stay,
  type World,
} from '../../support/bookings.js';
import { inTransaction } from '../../../server/core/writes/transaction.js';
import { BookingActor } from '../../../server/features/bookings/booking.enums.js';
import { lockBooking } from '../../../server/features/bookings/lifecycle/booking-changes.js';
import { splitRefund } from '../../../server/features/bookings/disputes/split-refund.js';
import { chargeDuePayments } from '../../../server/features/bookings/payments/charge-when-due.js';
import { createRefund } from '../../../server/features/bookings/payments/create-refund.js';
import { issueForRefund } from '../../../server/features/documents/issue/issue-for-refund.js';
import { makeSharesPayable } from '../../../server/features/bookings/payouts/make-shares-payable.js';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import { Refund } from '../../../server/features/bookings/payments/refund.entity.js';
import { applyRefundAnswer } from '../../../server/features/bookings/payments/settle-refund.js';
import { signInAsAdmin } from '../../support/accounts.js';
import { settlePending } from '../../support/money/billing.js';
import { brokenBooks } from '../../support/money/payouts.js';
import { runJobs } from '../../support/queued-jobs.js';
import { PROFESSIONAL, uuidOf } from '../../support/spaces.js';

let world: World;
let changing: World;
const BY_HAND = 'mutation ($input: SettleRefundByHandInput!) { settleRefundByHand(input: $input) { refund { id } } }';

beforeAll(async () => {
  [world, changing] = await Promise.all([createWorld({}, PROFESSIONAL), createWorld({}, PROFESSIONAL)]);
});
afterAll(() => Promise.all([world.app.stop(), changing.app.stop()]));

test("P4 money that nobody owed is neither rent nor commission in a host's tax summary", async () => {
  const { app, host, renter, spaceId } = world;
  // The start is far ahead, so the authorization is voided and charged later; the provider captures it instead.
  const { id } = await start(renter, stay(spaceId, 100));
  await request(renter, id);
  const provider = app.services.ports.payments.current;
  vi.spyOn(provider, 'voidPayment').mockImplementationOnce((ref) =>
    provider.capturePayment(ref, { idempotencyKey: 'captured-instead' }),
  );
  await host.query(ACCEPT, { input: { bookingId: id } });
  await settlePending(app);
  await runJobs(app, 'payments.refund');
  expect(
    await app
      .context()
      .em.execute(
        `select rule from ledger_entries l where l.booking_id = ? and account = 'provider_clearing' order by 1`,
        [uuidOf(id)],
      ),
  ).toMatchObject([{ rule: 'money_unowed' }, { rule: 'refund_done' }]);
  const { viewer } = await host.query<{ viewer: { taxPeriods: { quarter: number | null; byTax: object[] }[] } }>(
    '{ viewer { taxPeriods { quarter byTax { rentCents taxCents commissionTaxCents } } } }',
  );
  expect(viewer.taxPeriods[0]).toEqual({ quarter: 1, byTax: [] });
  expect(viewer.taxPeriods.flatMap(({ byTax }) => byTax)).toEqual([]);
  expect(await brokenBooks(world)).toEqual([]);
});

/** Rent, commission and their taxes of the quarters that have any, as on the page, and the rows of the file. */
async function quarters(of = world) {
  const { app, host } = of;
  await app.settle();
  await signInAgain(of);
  const { viewer } = await host.query<{
    viewer: { taxPeriods: { year: number; quarter: number | null; byTax: Record<string, number>[] }[] };
  }>(
    `{ viewer { taxPeriods { year quarter byTax {
      rentCents baseCents taxCents commissionCents commissionTaxCents differenceCents } } } }`,
  );
  const answer = await fetch(`${app.url}/files/earnings/tax.csv`, { headers: host.headers() });
  const rows = viewer.taxPeriods.flatMap(({ year, quarter, byTax }) =>
    byTax.map((share) => [quarter === null ? `${year}` : `${year}-Q${quarter}`, ...Object.values(share)]),
  );
  expect((await answer.text()).trim().split('\r\n').slice(1)).toEqual(
    rows.map(([name, ...cents]) => [name, 'IVA', ...cents.map((one) => (Number(one) / 100).toFixed(2))].join(',')),
  );
  return rows.filter(([name]) => String(name).includes('Q'));
}

test('P4 commission is dated by our invoices, and rent goes back on the day of the refund', async () => {
  const { app, clock } = world;
  const { id } = await confirmed(world);
  const first = ['2027-Q1', 7000, 5785, 1215, 350, 61, 1154];
  expect(await quarters()).toEqual([first]);
  // The share of a new host is split at the end of the month: that is no invoice.
  clock.set('2027-05-06T10:00:00Z');
  await makeSharesPayable(app.context());
  expect(await quarters()).toEqual([first]);
  // Ordered in June and paid in July.
  clock.set('2027-06-30T10:00:00Z');
  await inTransaction(app.context(), async (tx) => {
    const booking = await lockBooking(tx, uuidOf(id));
    const [cycle] = await tx.em.execute<{ id: string }[]>(
      'select id from billing_cycles where booking_id = ? and cycle_no = 1',
      [booking.id],
    );
    const amounts = { rentCents: 3500, renterFeeCents: 0, protectionCents: 0 };
    await createRefund(tx, booking, { cycleId: cycle?.id ?? '', amounts, reason: 'staff', actor: BookingActor.ADMIN });
  });
  expect(await quarters()).toEqual([first]);
  clock.set('2027-07-02T10:00:00Z');
  await runJobs(app, 'payments.refund');
  const corrected = [['2027-Q3', -3500, -2893, -607, -175, -30, -577], first];
  expect(await quarters()).toEqual(corrected);
  // It comes back in the next quarter and is transferred: its corrective invoices stand, so the rent stays with them.
  clock.set('2027-10-05T10:00:00Z');
  const [refund] = await app
    .context()
    .em.execute<{ id: string; ref: string }[]>('select id, provider_ref as ref from refunds where booking_id = ?', [
      uuidOf(id),
    ]);
  const answer = { ref: refund?.ref ?? '', status: 'failed', failureCode: 'lost_or_stolen_card' } as const;
  await applyRefundAnswer(app.context(), refund?.id ?? '', answer);
  expect(await quarters()).toEqual(corrected);
  await signInAsAdmin(app, world.admin, 'admin@example.test');
  await world.admin.query(BY_HAND, {
    input: {
      refundId: toGlobalId('Refund', refund?.id ?? ''),
      bankReference: 'SEPA-2027-1005',
      reason: 'La tarjeta ya no existe; transferido.',
    },
  });
  expect(await quarters()).toEqual(corrected);
  expect(await brokenBooks(world)).toEqual([]);
  // Parts that later disputes take out of it, and out of a part, have no documents of their own.
  clock.set('2027-12-05T10:00:00Z');
  await inTransaction(app.context(), async (tx) => {
    await lockBooking(tx, uuidOf(id));
    let whole = await tx.em.findOneOrFail(Refund, refund?.id ?? '');
    const { status, settledReason, bankReference } = whole;
    for (const cents of [2000, 500]) {
      const part = Object.assign(await splitRefund(tx, whole, cents), {
        status,
        completedAt: tx.clock.now(),
        settledReason,
        bankReference,
      });
      tx.em.persist(part);
      await tx.em.flush();
      await issueForRefund(tx, part.id);
      whole = part;
    }
  });
  expect(await quarters()).toEqual(corrected);
});

test('P4 a rent is declared as it was taxed when it was charged, whatever the tax setting becomes', async () => {
  const setProfile = (to: string) => changing.app.context().em.execute('update spaces set tax_profile = ?', [to]);
  const charged = ['2027-Q1', 7000, 5785, 1215, 350, 61, 1154];
  await confirmed(changing);
  await setProfile('exempt_other');
  expect(await quarters(changing)).toEqual([charged]);
  // Its own rent has no tax, nor does a setting that comes later give it one; our commission has.
  await confirmed(changing, 2, 31);
  const both = ['2027-Q1', 7000, 5785, 1215, 700, 122, 1093];
  expect(await quarters(changing)).toEqual([both]);
  await setProfile('iva_general');
  expect(await quarters(changing)).toEqual([both]);
});

test('P4 a first rent that was deferred is taxed by the setting of its charge’s day, with the rate of its request', async () => {
  const { app, clock, renter, host, spaceId } = changing;
  const setProfile = (to: string) => app.context().em.execute('update spaces set tax_profile = ?', [to]);
  await setProfile('exempt_other');
  const { id } = await start(renter, stay(spaceId, 100));
  await request(renter, id);
  await host.query(ACCEPT, { input: { bookingId: id } });
  // The host begins to charge tax, and the place has another rate, between the confirmation and the charge.
  await setProfile('iva_general');
  await app.context().em.execute(`update spaces set postal_code = '35001'`);
  clock.set('2027-06-02T22:00:00Z');
  await chargeDuePayments(app.context());
  const [cycle] = await app.context().em.execute(
    `select c.is_rent_taxed, c.tax_kind, c.tax_cents, p.iva_cents, p.status from billing_cycles c
       join payments p on p.cycle_id = c.id and p.status = 'captured' where c.booking_id = ?`,
    [uuidOf(id)],
  );
  expect(cycle).toEqual({ is_rent_taxed: true, tax_kind: 'IVA', tax_cents: 121, iva_cents: 121, status: 'captured' });
  await app.settle();
  await signInAgain(changing);
  const { viewer } = await host.query<{ viewer: { taxPeriods: { quarter: number; byTax: object[] }[] } }>(
    '{ viewer { taxPeriods { quarter byTax { tax rentCents taxCents } } } }',
  );
  expect(viewer.taxPeriods[0]).toEqual({ quarter: 2, byTax: [{ tax: 'IVA', rentCents: 7000, taxCents: 1215 }] });
  expect(await brokenBooks(changing)).toEqual([]);
});
