import { billingPeriods } from '../../core/values/date-range.js';
import { sumCents } from '../../core/values/money.js';
import { localDateOf } from '../../core/values/time-zone.js';
import type { BillingCycle } from '../bookings/billing/billing-cycle.entity.js';
import { CycleStatus } from '../bookings/billing/billing.enums.js';
import { cycleStatusesThat } from '../bookings/billing/cycle.transitions.js';
import { BookingActor } from '../bookings/booking.enums.js';
import type { PaidWith } from '../bookings/billing/booking-card.js';
import type { StayLine } from '../bookings/quote/booking.pricing.js';
import type { BookingBillingPeriod } from './booking-page.types.js';

/** The columns of a cycle that its month shows. */
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

/** The inputs of a booking's billing periods. */
export interface BillingContext {
  readonly from: string;
  readonly to: string;
  /** The quote: the expected cost of its months before the booking is confirmed. */
  readonly charges: readonly StayLine[];
  readonly cycles: readonly ShownCycle[];
  /** Whether its charges are made: not while the host is suspended. */
  readonly isChargeable: boolean;
  /** The credit used or planned for each cycle, by its id. */
  readonly credit: ReadonlyMap<string, number>;
  /** The card that paid each cycle, by its id; none for the host. */
  readonly cards: ReadonlyMap<string, PaidWith>;
  /** The credit used for the held first charge of a request. */
  readonly heldCreditCents: number;
  readonly timeZone: string;
  readonly actor: BookingActor;
}

/** The months of a rental with what the viewer's side pays or gets; unplanned months have no amounts. */
export function billingPeriodsOf(booking: BillingContext): BookingBillingPeriod[] {
  return billingPeriods(booking.from, booking.to).map(({ from, to }, index) => {
    const cycles = booking.cycles.filter((cycle) => cycle.monthNo === index + 1 && isNotified(cycle));
    const line = booking.cycles.length === 0 ? booking.charges.find((charge) => charge.from === from) : undefined;
    const last = cycles.at(-1);
    const due = last && isDated(last, booking.isChargeable) ? last.dueAt : null;
    const card = cycles.map(({ id }) => booking.cards.get(id)).findLast((one) => one !== undefined);
    return {
      from,
      to,
      dueOn: due ? localDateOf(due, booking.timeZone) : (line?.dueOn ?? null),
      takenAt: cycles.length > 0 && cycles.every(({ paidAt }) => paidAt !== null) ? (last?.paidAt ?? null) : null,
      ...amountsFor(booking.actor, cycles.length > 0 ? cycles : line ? [line] : []),
      creditCents: creditOf(booking, cycles, line),
      methodBrand: card?.methodBrand ?? null,
      methodLast4: card?.methodLast4 ?? null,
    };
  });
}

/** Whether the day of a charge is certain, or past: one that was not made because the host is suspended has none. */
function isDated({ status, paidAt }: ShownCycle, isChargeable: boolean): boolean {
  return isChargeable || paidAt !== null || cycleStatusesThat('isRefused').includes(status);
}

/** Null where the viewer must not see the renter's amounts, or there are none yet. */
function creditOf(booking: BillingContext, cycles: readonly ShownCycle[], line: StayLine | undefined): number | null {
  if (booking.actor === BookingActor.HOST || (cycles.length === 0 && !line)) return null;
  if (line) return line === booking.charges[0] ? booking.heldCreditCents : 0;
  return sumCents(cycles.map(({ id }) => booking.credit.get(id) ?? 0));
}

/** Whether a cycle is shown: cancelled and waived ones are not. */
export function isNotified({ status, totalCents }: Pick<ShownCycle, 'status' | 'totalCents'>): boolean {
  return totalCents > 0 && status !== CycleStatus.CANCELLED && !cycleStatusesThat('isForgiven').includes(status);
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
