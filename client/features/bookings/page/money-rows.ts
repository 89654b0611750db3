import type { BookingMoney_BookingFragment } from '../../../generated/graphql';

/** One row of the money table, whatever it is fed from. */
export interface MoneyRow {
  readonly from: string;
  readonly to: string;
  readonly amountCents: number;
  readonly rentCents: number | null;
  /** The renter's fee, or the host's commission. */
  readonly feeCents: number | null;
  readonly protectionCents: number | null;
  /** What the renter's credit pays of it; null for the host. */
  readonly creditCents: number | null;
  /** When the renter paid it; null before. */
  readonly takenAt: string | null;
  /** The day it is charged; null where none is set. */
  readonly dueOn: string | null;
}

/** The charges of a booking in order, and what was paid of them so far. */
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
    // Of what is over nothing more is charged.
    coming: isPending || isBillable ? rows.filter(({ takenAt }) => takenAt === null) : [],
    paidCents: paid.reduce((sum, { amountCents }) => sum + amountCents, 0),
  };
}
