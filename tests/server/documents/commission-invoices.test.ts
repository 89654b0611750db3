import { beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../../server/core/writes/transaction.js';
import { makeSharesPayable } from '../../../server/features/bookings/payouts/make-shares-payable.js';
import { BookingActor } from '../../../server/features/bookings/booking.enums.js';
import type { PaidAmounts } from '../../../server/features/bookings/cancellation/cancellation-policy.js';
import { lockBooking } from '../../../server/features/bookings/lifecycle/booking-changes.js';
import { createRefund } from '../../../server/features/bookings/payments/create-refund.js';
import { confirmed, sqlOf } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import * as billing from '../../support/money/billing.js';
import { at, endAllBookings, giveNotice, running } from '../../support/money/changes.js';
import { documentOf, issueAndRender, textOf } from '../../support/money/documents.js';
import { brokenBooks } from '../../support/money/payouts.js';
import { runJobs } from '../../support/queued-jobs.js';
import { TRADER, uuidOf } from '../../support/spaces.js';

const world = useWorld({}, { minDays: 1 });
beforeAll(async () => {
  await sql(`update platform_constants set value = '0' where key = 'NEW_HOST_CYCLES'`);
});
beforeEach(() => endAllBookings(world));

const sql = sqlOf(world);

/** The invoices of our commission and their corrections, in order: kind, total, base and tax. */
const commissionsOf = async (id: string) => {
  await world.app.settle();
  const rows = await sql<{ kind: string; total: number; base: number; tax: number }>(
    `select kind, total_cents as total, base_cents as base, tax_cents as tax from documents
      where booking_id = ? and audience = 'host' and kind in ('platform_invoice', 'corrective_invoice') order by chain_no`,
    [uuidOf(id)],
  );
  return rows.map(({ kind, total, base, tax }) => [kind, total, base, tax]);
};

/** A stay of 45 days whose first month of 70 € is shortened to 15 days by notice, and 35 € go back. */
async function shortened(): Promise<string> {
  const id = await running(world);
  await giveNotice(world.renter, id, '2027-03-18');
  await runJobs(world.app, 'payments.refund');
  expect(await sql('select rent_cents from refunds where booking_id = ?', [uuidOf(id)])).toEqual([
    { rent_cents: 3500 },
  ]);
  return id;
}

test('P4 a month shortened by notice corrects the commission by the part of its rent that goes back', async () => {
  const id = await running(world);
  expect(await commissionsOf(id)).toEqual([['platform_invoice', 350, 289, 61]]);
  await giveNotice(world.renter, id, '2027-03-18');
  await runJobs(world.app, 'payments.refund');
  expect(await commissionsOf(id)).toEqual([
    ['platform_invoice', 350, 289, 61],
    ['corrective_invoice', -175, -145, -30],
  ]);
});

test('P4 a shortened month whose share was already split corrects the same commission as the books', async () => {
  const id = await running(world);
  expect(await commissionsOf(id)).toHaveLength(1);
  await at(world, '2027-03-06T10:00:00Z');
  await makeSharesPayable(world.app.context());
  await giveNotice(world.renter, id, '2027-03-21');
  await runJobs(world.app, 'payments.refund');
  // Twelve days of 2.33 € go back: 28 € with 1.40 € of commission.
  expect(await commissionsOf(id)).toEqual([
    ['platform_invoice', 350, 289, 61],
    ['corrective_invoice', -140, -116, -24],
  ]);
  const [net] = await sql<{ cents: number }>(
    `select -sum(amount_cents)::int as cents from ledger_entries where booking_id = ? and account = 'host_payable'`,
    [uuidOf(id)],
  );
  expect(net).toEqual({ cents: 4200 - 210 });
  expect(await brokenBooks(world)).toEqual([]);
});

test('P4 the invoice of a charge has its own commission, even when the month was shortened before it is issued', async () => {
  expect(await commissionsOf(await shortened())).toEqual([
    ['platform_invoice', 350, 289, 61],
    ['corrective_invoice', -175, -145, -30],
  ]);
});

/** Refunds a part of the first month. */
async function refundPart(id: string, amounts: PaidAmounts): Promise<void> {
  await inTransaction(world.app.context(), async (tx) => {
    const booking = await lockBooking(tx, uuidOf(id));
    const [cycle] = await tx.em.execute<{ id: string }[]>(
      'select id from billing_cycles where booking_id = ? and cycle_no = 1',
      [booking.id],
    );
    await createRefund(tx, booking, { cycleId: cycle?.id ?? '', amounts, reason: 'staff', actor: BookingActor.ADMIN });
  });
  await runJobs(world.app, 'payments.refund');
}

test('P4 refunds in parts correct no more and no less commission than one', async () => {
  const { id } = await confirmed(world);
  for (const rentCents of [2330, 2330, 2340])
    await refundPart(id, { rentCents, renterFeeCents: 0, protectionCents: 0 });
  const [invoice, ...corrections] = await commissionsOf(id);
  expect(invoice).toEqual(['platform_invoice', 350, 289, 61]);
  expect(corrections).toHaveLength(3);
  const sumOf = (column: number) => corrections.reduce((sum, row) => sum + Number(row[column]), 0);
  expect([sumOf(1), sumOf(2), sumOf(3)]).toEqual([-350, -289, -61]);
});

test('P4 refunds in parts correct the fee with the tax of the books, and together cancel its invoice', async () => {
  const { id } = await confirmed(world);
  await refundPart(id, { rentCents: 5455, renterFeeCents: 545, protectionCents: 0 });
  await refundPart(id, { rentCents: 1545, renterFeeCents: 155, protectionCents: 0 });
  await world.app.settle();
  const feeTax = await sql(
    `select tax_cents as cents from documents where booking_id = ? and audience = 'renter' and kind = 'corrective_invoice' order by chain_no`,
    [uuidOf(id)],
  );
  expect(feeTax).toEqual([{ cents: -94 }, { cents: -27 }]);
  expect(
    await sql('select -iva_cents as cents from refunds where booking_id = ? order by total_cents desc', [uuidOf(id)]),
  ).toEqual(feeTax);
});

// Runs last, because a terminated stay keeps its days.
test('P4 a paid month that disappears corrects all of its commission', async () => {
  const id = await billing.running(world);
  await at(world, '2027-04-05T12:00:00Z');
  await billing.runBilling(world);
  expect(await commissionsOf(id)).toHaveLength(2);
  await world.admin.query(billing.TERMINATE, {
    input: { bookingId: id, reason: 'FORBIDDEN_GOODS', text: 'Había bombonas de gas.' },
  });
  await runJobs(world.app, 'payments.refund');
  expect(await commissionsOf(id)).toEqual([
    ['platform_invoice', 350, 289, 61],
    ['platform_invoice', 350, 289, 61],
    ['corrective_invoice', -350, -289, -61],
  ]);
});

test('P4 the invoice of the commission has the tax number and address of a host who invoices by themselves', async () => {
  const { app, host, renter } = world;
  await app.asOwner(
    `insert into trader_details (user_id, name, address, email, phone, nif, certified_at, updated_at)
     select id, ?, ?, ?, ?, ?, now(), now() from users where email = 'host@example.test'`,
    [TRADER.name, TRADER.address, TRADER.email, TRADER.phone, TRADER.nif],
  );
  const id = await running(world);
  await issueAndRender(world);
  const billed = [TRADER.name, TRADER.nif, '28012 Madrid'];
  const commission = await textOf(world, await documentOf(host, id, 'PLATFORM_INVOICE'));
  for (const part of billed) expect(commission).toContain(part);
  const fee = await textOf(world, await documentOf(renter, id, 'PLATFORM_INVOICE'));
  for (const part of billed) expect(fee).not.toContain(part);
});
