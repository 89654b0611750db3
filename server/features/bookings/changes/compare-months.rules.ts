import type { LocalDate } from '../../../core/values/date-range.js';
import { sumCents, type Cents } from '../../../core/values/money.js';
import type { CycleAmounts, CyclePlan } from '../billing/plan-cycles.rules.js';
import { BookingActor } from '../booking.enums.js';

/** A stored cycle. */
export interface StoredMonth extends CycleAmounts {
  readonly monthNo: number;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly paidAt: Date | null;
}

/** One billing month before and after a change; cents, of the renter and of the host. */
export interface MonthDifference {
  readonly monthNo: number;
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** When it was collected; null before. */
  readonly paidAt: Date | null;
  readonly now: Sums;
  readonly next: Sums;
}

/** What one side pays, or gets. */
export interface Sums {
  readonly renterCents: Cents;
  readonly hostCents: Cents;
}

/** Each billing month that exists before or after a change, with the old and the new amount. */
export function compareMonths(stored: readonly StoredMonth[], plan: CyclePlan): MonthDifference[] {
  const numbers = [...new Set([...stored, ...plan.cycles].map(({ monthNo }) => monthNo))].sort((a, b) => a - b);
  return numbers.map((monthNo) => {
    const before = stored.filter((month) => month.monthNo === monthNo);
    const paid = before.filter(({ paidAt }) => paidAt !== null);
    const planned = plan.cycles.filter((cycle) => cycle.monthNo === monthNo);
    const back = plan.refunds.filter((refund) => refund.monthNo === monthNo);
    const [kept, added, given] = [sumsOf(paid), sumsOf(planned), sumsOf(back)];
    const days = planned.length > 0 && paid.length === 0 ? planned : [...before, ...planned];
    return {
      monthNo,
      from: days.map(({ from }) => from).reduce((a, b) => (a < b ? a : b)),
      to: days.map(({ to }) => to).reduce((a, b) => (a > b ? a : b)),
      paidAt: paid[0]?.paidAt ?? null,
      now: sumsOf(before),
      next: {
        renterCents: kept.renterCents + added.renterCents - given.renterCents,
        hostCents: kept.hostCents + added.hostCents - given.hostCents,
      },
    };
  });
}

/** The difference over all months; negative for less. */
export function differenceOf(months: readonly MonthDifference[]): Sums {
  return {
    renterCents: sumCents(months.map(({ now, next }) => next.renterCents - now.renterCents)),
    hostCents: sumCents(months.map(({ now, next }) => next.hostCents - now.hostCents)),
  };
}

/** The amount that a side may see: a host's is without the renter's fee, and net of our commission. */
export function visibleAmount(actor: BookingActor, { renterCents, hostCents }: Sums): Cents {
  return actor === BookingActor.HOST ? hostCents : renterCents;
}

/** The amounts that each side pays or gets. */
export function sumsOf(amounts: readonly CycleAmounts[]): Sums {
  return {
    renterCents: sumCents(amounts.map(({ totalCents }) => totalCents)),
    hostCents: sumCents(amounts.map(({ hostNetCents }) => hostNetCents)),
  };
}
