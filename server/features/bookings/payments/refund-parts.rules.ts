import { sumCents, type Cents } from '../../../core/values/money.js';
import type { PaidAmounts } from '../cancellation/cancellation-policy.js';
import type { Payment } from './payment.entity.js';
import type { Refund } from './refund.entity.js';

export const REFUNDED_FIELDS = ['rentCents', 'renterFeeCents', 'protectionCents'] as const;

type Amounts = PaidAmounts & Pick<Payment, 'totalCents' | 'creditCents'>;
/** A collected charge as far as its refunds depend on it. */
export type RefundedPayment = Amounts & Pick<Payment, 'id' | 'capturedAt'>;
/** A refund that was ordered. */
export type EarlierRefund = Amounts & Pick<Refund, 'paymentId'>;

/** The part of a refund that one charge returns. */
export interface RefundPart<P> {
  readonly payment: P;
  readonly amounts: PaidAmounts;
  readonly creditCents: Cents;
}

/** Spreads a refund over the charges that collected it, newest first, each up to what it has left, and what none of them has left. */
export function refundParts<P extends RefundedPayment>(
  payments: readonly P[],
  earlier: readonly EarlierRefund[],
  amounts: PaidAmounts,
): { readonly parts: readonly RefundPart<P>[]; readonly left: PaidAmounts } {
  let left = amounts;
  const parts: RefundPart<P>[] = [];
  for (const payment of payments.toSorted(newestFirst)) {
    const rest = refundableOf(payment, earlier);
    const part = mapAmounts((field) => Math.min(left[field], rest[field]));
    if (totalOf(part) === 0) continue;
    left = mapAmounts((field) => left[field] - part[field]);
    parts.push({ payment, amounts: part, creditCents: returnedCredit(payment, earlier, totalOf(part)) });
  }
  return { parts, left };
}

/** The part of a refund that becomes credit again. */
export function creditOfRefund(
  payments: readonly RefundedPayment[],
  earlier: readonly EarlierRefund[],
  amounts: PaidAmounts,
): Cents {
  return sumCents(refundParts(payments, earlier, amounts).parts.map(({ creditCents }) => creditCents));
}

/** The amounts of a charge that are in no refund yet. */
export function refundableOf(payment: RefundedPayment, earlier: readonly EarlierRefund[]): PaidAmounts {
  const ofPayment = earlier.filter(({ paymentId }) => paymentId === payment.id);
  return mapAmounts((field) => payment[field] - sumCents(ofPayment.map((refund) => refund[field])));
}

/** The credit in a refund of one charge: the card is refunded first, because money is worth more than credit. */
export function returnedCredit(payment: RefundedPayment, earlier: readonly EarlierRefund[], cents: Cents): Cents {
  if (payment.creditCents === 0) return 0;
  const onCard = ({ totalCents, creditCents }: Amounts): Cents => totalCents - creditCents;
  const ofPayment = earlier.filter(({ paymentId }) => paymentId === payment.id);
  return Math.max(0, cents - (onCard(payment) - sumCents(ofPayment.map(onCard))));
}

export function mapAmounts(amountOf: (field: (typeof REFUNDED_FIELDS)[number]) => Cents): PaidAmounts {
  return {
    rentCents: amountOf('rentCents'),
    renterFeeCents: amountOf('renterFeeCents'),
    protectionCents: amountOf('protectionCents'),
  };
}

export function totalOf({ rentCents, renterFeeCents, protectionCents }: PaidAmounts): Cents {
  return rentCents + renterFeeCents + protectionCents;
}

function newestFirst(one: RefundedPayment, other: RefundedPayment): number {
  const later = (other.capturedAt?.getTime() ?? 0) - (one.capturedAt?.getTime() ?? 0);
  return later || (other.id < one.id ? -1 : 1);
}
