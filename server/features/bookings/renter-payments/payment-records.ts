import { sql } from 'kysely';
import type { SignedInContext } from '../../../core/context.js';
import { clampFirst, decodeCursor, encodeCursor, pageOf } from '../../../core/graphql/connection.js';
import { PaymentRecordKind, type PaymentRecordConnection } from './renter-payments.types.js';

export interface RecordPage {
  readonly kind?: PaymentRecordKind | null;
  readonly first?: number | null;
  readonly after?: string | null;
}

/** The viewer's charges that were taken, and their refunds, newest first. */
export async function paymentRecords(
  ctx: SignedInContext,
  { kind, first, after }: RecordPage,
): Promise<PaymentRecordConnection> {
  const size = clampFirst(first);
  const order = `payment-records:${kind ?? 'all'}`;
  const position = after == null ? null : decodeCursor(order, after, 2);
  const rows = await recordsOf(ctx, kind ?? null)
    .$if(position !== null, (query) =>
      query.where(
        sql<boolean>`(${sql.ref('records.at')}, ${sql.ref('records.sourceId')}) < (${position?.[0]}::timestamptz, ${position?.[1]}::uuid)`,
      ),
    )
    .orderBy('records.at', 'desc')
    .orderBy('records.sourceId', 'desc')
    .limit(size + 1)
    .execute();
  return pageOf(rows, size, after == null, ({ exactAt, at, completedAt, ...row }) => ({
    cursor: encodeCursor(order, [exactAt, row.sourceId]),
    // Columns of a union come as the database writes them.
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
      'p.bookingId',
      eb.val<PaymentRecordKind>(PaymentRecordKind.CHARGE).as('kind'),
      eb.ref('p.capturedAt').$notNull().as('at'),
      eb.ref('p.capturedCents').$notNull().as('amountCents'),
      'p.creditCents',
      'c.startsOn',
      'c.endsOn',
      'p.capturedAt as completedAt',
      'p.methodBrand',
      'p.methodLast4',
    ])
    .where('p.renterId', '=', ctx.viewer.id)
    .where('p.capturedAt', 'is not', null);
  const refunds = ctx.db
    .selectFrom('Refund as r')
    .innerJoin('Payment as p', 'p.id', 'r.paymentId')
    .leftJoin('BillingCycle as c', 'c.id', 'p.cycleId')
    .select((eb) => [
      'r.id as sourceId',
      'r.bookingId',
      eb.val<PaymentRecordKind>(PaymentRecordKind.REFUND).as('kind'),
      'r.createdAt as at',
      eb('r.totalCents', '-', eb.ref('r.creditCents')).as('amountCents'),
      'r.creditCents',
      'c.startsOn',
      'c.endsOn',
      'r.completedAt',
      'p.methodBrand',
      'p.methodLast4',
    ])
    .where('p.renterId', '=', ctx.viewer.id);
  return ctx.db
    .selectFrom(charges.unionAll(refunds).as('records'))
    .selectAll('records')
    .select(sql<string>`${sql.ref('records.at')}::text`.as('exactAt'))
    .$if(kind !== null, (query) => query.where('records.kind', '=', kind as PaymentRecordKind));
}
