import { sql } from 'kysely';
import type { SignedInContext } from '../../../core/context.js';
import { decodeCursor, encodeCursor, pageOfWindow, windowOf, type PageArgs } from '../../../core/graphql/connection.js';
import { newestFirst } from '../../../core/graphql/newest-first.js';
import type { RefundStatus } from '../cancellation/cancellation.enums.js';
import { PaymentRecordKind, type PaymentRecordConnection } from './renter-payments.types.js';

/** The viewer's collected charges and their refunds, newest first. */
export async function paymentRecords(
  ctx: SignedInContext,
  kind: PaymentRecordKind | null,
  page: PageArgs,
): Promise<PaymentRecordConnection> {
  const window = windowOf(ctx, page);
  const order = `payment-records:${kind ?? 'all'}`;
  const position = window.cursor === null ? null : decodeCursor(order, window.cursor, 2);
  const beyond = window.isBackward ? sql`>` : sql`<`;
  const rows = await recordsOf(ctx, kind)
    .$if(position !== null, (query) =>
      query.where(
        (eb) =>
          sql<boolean>`(${eb.ref('records.at')}, ${eb.ref('records.sourceId')}) ${beyond} (${position?.[0]}::timestamptz, ${position?.[1]}::uuid)`,
      ),
    )
    .orderBy('records.at', newestFirst(window))
    .orderBy('records.sourceId', newestFirst(window))
    .limit(window.size + 1)
    .execute();
  return pageOfWindow(rows, window, ({ exactAt, at, completedAt, ...row }) => ({
    cursor: encodeCursor(order, [exactAt, row.sourceId]),
    // Columns of a union keep the database's names.
    node: {
      ...row,
      id: `${row.kind}:${row.sourceId}`,
      at: new Date(at),
      completedAt: completedAt && new Date(completedAt),
    },
  }));
}

function recordsOf(ctx: SignedInContext, kind: PaymentRecordKind | null) {
  const charges = ctx.db
    .selectFrom('Payment as p')
    .leftJoin('BillingCycle as c', 'c.id', 'p.cycleId')
    .select((eb) => [
      'p.id as sourceId',
      eb.val<string | null>(null).as('splitFromId'),
      'p.bookingId',
      eb.val<PaymentRecordKind>(PaymentRecordKind.CHARGE).as('kind'),
      eb.ref('p.capturedAt').$notNull().as('at'),
      eb.ref('p.capturedCents').$notNull().as('amountCents'),
      'p.creditCents',
      'c.from',
      'c.to',
      'p.capturedAt as completedAt',
      'p.methodBrand',
      'p.methodLast4',
      eb.val<RefundStatus | null>(null).as('refundStatus'),
      eb.lit(false).$castTo<boolean>().as('isByTransfer'),
    ])
    .where('p.renterId', '=', ctx.viewer.id)
    .where('p.capturedAt', 'is not', null);
  const refunds = ctx.db
    .selectFrom('Refund as r')
    .innerJoin('Payment as p', 'p.id', 'r.paymentId')
    .leftJoin('BillingCycle as c', 'c.id', 'p.cycleId')
    .select((eb) => [
      'r.id as sourceId',
      'r.splitFromId',
      'r.bookingId',
      eb.val<PaymentRecordKind>(PaymentRecordKind.REFUND).as('kind'),
      'r.createdAt as at',
      eb('r.totalCents', '-', eb.ref('r.creditCents')).as('amountCents'),
      'r.creditCents',
      'c.from',
      'c.to',
      'r.completedAt',
      'p.methodBrand',
      'p.methodLast4',
      'r.status as refundStatus',
      eb('r.settledBy', 'is not', null).$castTo<boolean>().as('isByTransfer'),
    ])
    .where('p.renterId', '=', ctx.viewer.id);
  return ctx.db
    .selectFrom(charges.unionAll(refunds).as('records'))
    .selectAll('records')
    .select((eb) => sql<string>`${eb.ref('records.at')}::text`.as('exactAt'))
    .$if(kind !== null, (query) => query.where('records.kind', '=', kind as PaymentRecordKind));
}
