import { billingPeriods } from '../../core/values/date-range.js';
import { sumCents } from '../../core/values/money.js';
import { localDateOf } from '../../core/values/time-zone.js';
import type { BillingCycle } from '../bookings/billing/billing-cycle.entity.js';
import { CycleStatus } from '../bookings/billing/billing-types.js';
import { BookingActor } from '../bookings/booking-types.js';
import type { StayLine } from '../bookings/quote/booking-pricing.js';
import type { BookingBillingPeriod } from './booking-page.types.js';

/** What of a cycle its month shows. */
export type ShownCycle = Pick<
  BillingCycle,
  | 'id'
  | 'monthNo'
  | 'status'
  | 'dueAt'
  | 'paidAt'
  | 'rentCents'
  | 'renterFeeCents'
  | 'protectionCents'
  | 'totalCents'
  | 'commissionCents'
  | 'hostNetCents'
>;

/** What of a booking its billing periods follow from. */
export interface BillingContext {
  readonly from: string;
  readonly to: string;
  /** The quote: what its months would cost before anything is agreed. */
  readonly charges: readonly StayLine[];
  readonly cycles: readonly ShownCycle[];
  /** What of each cycle credit paid or pays, by its id. */
  readonly credit: ReadonlyMap<string, number>;
  /** What of the first charge credit pays that the bank holds for a request. */
  readonly heldCreditCents: number;
  readonly timeZone: string;
  readonly actor: BookingActor;
}

/** The months of a rental with what the viewer's side pays or gets; months that are not planned yet have no amounts. */
export function billingPeriodsOf(booking: BillingContext): BookingBillingPeriod[] {
  return billingPeriods(booking.from, booking.to).map(({ from, to }, index) => {
    const cycles = booking.cycles.filter((cycle) => cycle.monthNo === index + 1 && isNotified(cycle));
    const line = booking.cycles.length === 0 ? booking.charges.find((charge) => charge.from === from) : undefined;
    const due = cycles.at(-1)?.dueAt;
    return {
      from,
      to,
      dueOn: due ? localDateOf(due, booking.timeZone) : (line?.dueOn ?? null),
      takenAt:
        cycles.length > 0 && cycles.every(({ paidAt }) => paidAt !== null) ? (cycles.at(-1)?.paidAt ?? null) : null,
      ...amountsFor(booking.actor, cycles.length > 0 ? cycles : line ? [line] : []),
      creditCents: creditOf(booking, cycles, line),
    };
  });
}

/** Null where the viewer sees no sums of the renter's, or there are none yet. */
function creditOf(booking: BillingContext, cycles: readonly ShownCycle[], line: StayLine | undefined): number | null {
  if (booking.actor === BookingActor.HOST || (cycles.length === 0 && !line)) return null;
  if (line) return line === booking.charges[0] ? booking.heldCreditCents : 0;
  return sumCents(cycles.map(({ id }) => booking.credit.get(id) ?? 0));
}

/** Whether a cycle is shown: one that nobody asks for any more is not. */
export function isNotified({ status, totalCents }: Pick<ShownCycle, 'status' | 'totalCents'>): boolean {
  return totalCents > 0 && status !== CycleStatus.CANCELLED && status !== CycleStatus.WAIVED;
}

type Amounts = Pick<
  ShownCycle,
  'rentCents' | 'renterFeeCents' | 'protectionCents' | 'totalCents' | 'commissionCents' | 'hostNetCents'
>;

/** The host never sees the renter's fee, the renter never our commission. */
function amountsFor(actor: BookingActor, parts: readonly Amounts[]) {
  if (parts.length === 0) return { amountCents: null, rentCents: null, feeCents: null, protectionCents: null };
  const isHost = actor === BookingActor.HOST;
  const sum = (field: keyof Amounts): number => sumCents(parts.map((part) => part[field]));
  return {
    amountCents: sum(isHost ? 'hostNetCents' : 'totalCents'),
    rentCents: sum('rentCents'),
    feeCents: sum(isHost ? 'commissionCents' : 'renterFeeCents'),
    protectionCents: isHost ? null : sum('protectionCents'),
  };
}
