import type { BookingMoney_BookingFragment } from '../../../generated/graphql';

/** One row of the money table, from a charge or a payout. */
export interface MoneyRow {
  readonly from: string;
  readonly to: string;
  readonly amountCents: number;
  readonly rentCents: number | null;
  /** The renter's fee, or the host's commission. */
  readonly feeCents: number | null;
  readonly protectionCents: number | null;
  /** The part paid by the renter's credit; null for the host. */
  readonly creditCents: number | null;
  /** The card that paid it; null before, and for the host. */
  readonly methodBrand: string | null;
  readonly methodLast4: string | null;
  /** When the renter paid it; null before. */
  readonly takenAt: string | null;
  /** The day it is charged; null if none is set. */
  readonly dueOn: string | null;
}

/** The charges of a booking in order, and the amount paid so far. */
export function moneyRows({
  billingPeriods,
  isPending,
  isBillable,
}: Pick<BookingMoney_BookingFragment, 'billingPeriods' | 'isPending' | 'isBillable'>): {
  paid: MoneyRow[];
  coming: MoneyRow[];
  paidCents: number;
} {
  const rows = billingPeriods.flatMap(({ amountCents, ...period }) =>
    amountCents === null ? [] : [{ ...period, amountCents }],
  );
  const paid = rows.filter(({ takenAt }) => takenAt !== null);
  return {
    paid,
    // Nothing more is charged for a booking that has ended.
    coming: isPending || isBillable ? rows.filter(({ takenAt }) => takenAt === null) : [],
    paidCents: paid.reduce((sum, { amountCents }) => sum + amountCents, 0),
  };
}
