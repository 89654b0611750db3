import type { ExpressionBuilder } from 'kysely';
import type { StoredEvent } from '../../core/events/event-types.js';
import type { Tables } from '../../database.js';
import { DisputeEventType } from '../bookings/disputes/dispute.events.js';
import { isOwed } from '../bookings/ledger/owed-payments.js';
import type { NotificationParams } from './notification-entry.types.js';

/** The amount and destination of one refund or payout. */
export function moneyParams({ payload: { amountCents, last4 } }: StoredEvent): NotificationParams {
  return {
    ...(typeof amountCents === 'number' ? { amountCents } : {}),
    ...(typeof last4 === 'string' && last4 !== '' ? { last4 } : {}),
  };
}

/** The bank's decision about a disputed charge. */
export function disputeParams({ type, payload: { status } }: StoredEvent): NotificationParams {
  return type === DisputeEventType.DECIDED ? { reason: String(status) } : {};
}

type WithBooking = Tables & { b: Tables['Booking'] };

/** Sums of the collected charges of the booking with alias `b` that were owed, and of their refunds; null without any. */
export function collectedSums(decidedAt: 'b.cancelledAt' | 'b.moveOutAt') {
  return (eb: ExpressionBuilder<WithBooking, 'b'>) => {
    const charges = eb
      .selectFrom('Payment as p')
      .whereRef('p.bookingId', '=', 'b.id')
      .where('p.kind', '<>', 'deposit')
      .where('p.capturedAt', 'is not', null)
      .where(isOwed);
    const refunds = charges.innerJoin('Refund as r', 'r.paymentId', 'p.id');
    // What went back before, as after a change of the dates, is no part of the decision's refund.
    const earlier = refunds.whereRef('r.createdAt', '<', decidedAt);
    const decided = refunds.whereRef('r.createdAt', '>=', decidedAt);
    return [
      charges.select((part) => part.fn.sum<string | null>('p.totalCents').as('sum')).as('collectedCents'),
      charges.select((part) => part.fn.sum<string | null>('p.rentCents').as('sum')).as('collectedRentCents'),
      earlier.select((part) => part.fn.sum<string | null>('r.totalCents').as('sum')).as('earlierCents'),
      earlier.select((part) => part.fn.sum<string | null>('r.rentCents').as('sum')).as('earlierRentCents'),
      decided.select((part) => part.fn.sum<string | null>('r.totalCents').as('sum')).as('refundCents'),
      decided.select((part) => part.fn.sum<string | null>('r.creditCents').as('sum')).as('refundCreditCents'),
      decided.select((part) => part.fn.sum<string | null>('r.rentCents').as('sum')).as('refundRentCents'),
    ] as const;
  };
}

interface CollectedSums {
  readonly collectedCents: string | null;
  readonly collectedRentCents: string | null;
  readonly earlierCents: string | null;
  readonly earlierRentCents: string | null;
}

/** What was paid when the decision was made: without what went back before. */
export function paidBefore(sums: CollectedSums): { readonly totalCents: number; readonly rentCents: number } {
  return {
    totalCents: Number(sums.collectedCents ?? 0) - Number(sums.earlierCents ?? 0),
    rentCents: Number(sums.collectedRentCents ?? 0) - Number(sums.earlierRentCents ?? 0),
  };
}
