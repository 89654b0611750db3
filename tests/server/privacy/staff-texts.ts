import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../support/test-app.js';
import { allColumns, insertCanaries } from './canaries.js';

/** Writes a text of the staff about the money of a booking into every place that has one. */
export async function plantMoneyTexts(app: TestApp, bookingId: string, text: string): Promise<void> {
  const [booking] = await app
    .context()
    .em.execute<{ renter: string; host: string }[]>(
      'select renter_id as renter, host_id as host from bookings where id = ?',
      [bookingId],
    );
  // Without what the rows refer to.
  await app.asOwner('alter table payments disable trigger all; alter table refunds disable trigger all');
  const columns = await allColumns(app);
  const row = (table: string, given: Readonly<Record<string, unknown>>) =>
    insertCanaries(app, columns, table, { booking_id: bookingId, host_id: booking?.host, cycle_id: null, ...given });
  await row('ledger_adjustments', { kind: 'pay_host', status: 'booked', statement: text, decision: text });
  await row('earning_holds', { reason: 'staff', note: text });
  await row('reconciliation_alarms', { kind: 'amount_differs', resolution: text });
  const [payment, refund] = [randomUUID(), randomUUID()];
  await row('payments', {
    id: payment,
    cycle_id: randomUUID(),
    renter_id: booking?.renter,
    kind: 'first',
    currency: 'EUR',
    status: 'captured',
    total_cents: 900_500,
    credit_cents: 500,
    captured_cents: 900_000,
    pending_step: null,
  });
  await row('refunds', {
    id: refund,
    split_from_id: refund,
    payment_id: payment,
    rent_cents: 60_101,
    renter_fee_cents: 60_202,
    protection_cents: 60_404,
    total_cents: 180_707,
    credit_cents: 450,
    initiated_by: 'renter',
    status: 'done',
    settled_reason: text,
  });
  await app.asOwner('alter table payments enable trigger all; alter table refunds enable trigger all');
}

/** These texts as they are now. */
export async function moneyTexts(app: TestApp, bookingId: string): Promise<(string | null)[]> {
  const [row] = await app.context().em.execute<{ texts: (string | null)[] }[]>(
    `select array[(select statement from ledger_adjustments where booking_id = b.id), (select decision from ledger_adjustments where booking_id = b.id),
       (select note from earning_holds where booking_id = b.id), (select resolution from reconciliation_alarms where booking_id = b.id),
       (select settled_reason from refunds where booking_id = b.id)] as texts from bookings b where id = ?`,
    [bookingId],
  );
  return row?.texts ?? [];
}

/** Removes the payment and the refund of these texts, of which the ledger knows nothing. */
export async function removeMoneyRows(app: TestApp): Promise<void> {
  await app.asOwner(
    `alter table payments disable trigger all; alter table refunds disable trigger all;
     delete from refunds where total_cents = 180707; delete from payments where total_cents = 900500;
     alter table payments enable trigger all; alter table refunds enable trigger all`,
  );
}
