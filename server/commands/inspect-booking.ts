import type { ServiceContext } from '../core/context.js';
import { CommandError, ExitCode, type Command } from './command.types.js';
import { euros } from './euros.js';

export const inspectBooking: Command = {
  name: 'booking inspect',
  args: ['reference'],
  usage: '<reference, HU-2027-004812>',
  summary:
    'Shows a booking with its cycles, payments, refunds, ledger postings and history; without names and addresses.',
  async run({ ctx, args: [reference = ''], write }) {
    const booking = await ctx.db
      .selectFrom('Booking')
      .select(['id', 'reference', 'status', 'billingState', 'from', 'to', 'termType'])
      .select(['spaceId', 'renterId', 'hostId', 'createdAt'])
      .where('reference', '=', reference.trim().toUpperCase())
      .executeTakeFirst();
    if (!booking) throw new CommandError(`There is no booking ${reference}.`);
    const sections = [
      ['Booking', [linesOf(booking)].flat()],
      ['Cycles', await cyclesOf(ctx, booking.id)],
      ['Payments', await paymentsOf(ctx, booking.id)],
      ['Refunds', await refundsOf(ctx, booking.id)],
      ['Books', await balancesOf(ctx, booking.id)],
      ['History', await historyOf(ctx, booking.id)],
    ] as const;
    for (const [title, lines] of sections) {
      write(`${title}${lines.length === 0 ? ': none' : ''}`);
      for (const line of lines) write(`  ${line}`);
    }
    return ExitCode.DONE;
  },
};

const linesOf = (row: object): string[] =>
  Object.entries(row).map(([name, value]) => `${name.padEnd(13)} ${textOf(value as Date | string | number | null)}`);

const textOf = (value: Date | string | number | null): string =>
  value instanceof Date ? value.toISOString() : String(value ?? '–');

async function cyclesOf({ db }: ServiceContext, bookingId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('BillingCycle')
    .select(['cycleNo', 'from', 'to', 'totalCents', 'status', 'dueAt', 'paidAt'])
    .where('bookingId', '=', bookingId)
    .orderBy('cycleNo')
    .execute();
  return rows.map(
    (row) =>
      `${row.cycleNo}  ${row.from}–${row.to}  ${euros(row.totalCents)}  ${row.status}  due ${textOf(row.dueAt)}  paid ${textOf(row.paidAt)}`,
  );
}

async function paymentsOf({ db }: ServiceContext, bookingId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('Payment')
    .select(['id', 'kind', 'totalCents', 'status', 'provider', 'providerRef', 'failureCode', 'capturedAt'])
    .where('bookingId', '=', bookingId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(
    (row) =>
      `${row.id}  ${row.kind}  ${euros(row.totalCents)}  ${row.status}  ${row.provider} ${textOf(row.providerRef)}  taken ${textOf(row.capturedAt)}${row.failureCode ? `  ${row.failureCode}` : ''}`,
  );
}

async function refundsOf({ db }: ServiceContext, bookingId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('Refund')
    .select(['id', 'paymentId', 'totalCents', 'reasonCode', 'status', 'failureCode', 'createdAt'])
    .where('bookingId', '=', bookingId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(
    (row) =>
      `${row.id}  ${euros(row.totalCents)}  ${row.reasonCode}  ${row.status}  of ${row.paymentId}  ordered ${textOf(row.createdAt)}${row.failureCode ? `  ${row.failureCode}` : ''}`,
  );
}

async function balancesOf({ db }: ServiceContext, bookingId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('LedgerEntry')
    .select((eb) => ['account', eb.fn.sum<string>('amountCents').as('cents')])
    .where('bookingId', '=', bookingId)
    .groupBy('account')
    .orderBy('account')
    .execute();
  return rows.map(({ account, cents }) => `${account.padEnd(20)} ${euros(Number(cents)).padStart(16)}`);
}

async function historyOf({ db }: ServiceContext, bookingId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('BookingEvent')
    .select(['at', 'actorRole', 'action', 'fromStatus', 'toStatus'])
    .where('bookingId', '=', bookingId)
    .orderBy('id')
    .execute();
  return rows.map(
    (row) => `${textOf(row.at)}  ${row.actorRole}  ${row.action}: ${row.fromStatus ?? '–'} → ${row.toStatus}`,
  );
}
