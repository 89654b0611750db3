import {
  addDays,
  addMonthsClamped,
  daysBetween,
  type DateRange,
  type LocalDate,
} from '../../../../core/values/date-range.js';
import type { Cents } from '../../../../core/values/money.js';
import type { CyclePlan, PlannedCycle } from '../../billing/plan-cycles.rules.js';
import { BookingActor } from '../../booking.enums.js';
import { visibleAmount, sumsOf } from '../compare-months.rules.js';

/** The last charge of a stay that ends; cents as the viewer may see them. */
export interface LastCharge {
  readonly dueOn: LocalDate;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly days: number;
  readonly rentCents: Cents;
  readonly feeCents: Cents;
  readonly protectionCents: Cents;
  readonly totalCents: Cents;
}

/** The result of ending a stay, for one side. */
export interface EndingSums {
  /** Null when the days up to the end are paid. */
  readonly lastCharge: LastCharge | null;
  readonly lastChargeCents: Cents;
  readonly refundCents: Cents;
  /** The first day that the last charge covers; earlier charges cover the days before. */
  readonly paidFrom: LocalDate;
  readonly chargeDays: readonly LocalDate[];
}

/** The last charge, the refund and the days of all future charges, from the plan of the shortened stay. */
export function endingSums(
  { cycles, refunds }: CyclePlan,
  stay: DateRange & { readonly today: LocalDate },
  actor: BookingActor,
): EndingSums {
  const last = cycles.find(({ to }) => to === stay.to) ?? null;
  const lastCharge = last && chargeOf(last, stay.today, actor);
  return {
    lastCharge,
    lastChargeCents: lastCharge?.totalCents ?? 0,
    refundCents: visibleAmount(actor, sumsOf(refunds)),
    paidFrom: last?.from ?? lastMonthStart(stay),
    chargeDays: [...new Set(cycles.map((cycle) => dueOf(cycle, stay.today)))].sort(),
  };
}

function chargeOf(cycle: PlannedCycle, today: LocalDate, actor: BookingActor): LastCharge {
  const isHost = actor === BookingActor.HOST;
  return {
    dueOn: dueOf(cycle, today),
    from: cycle.from,
    to: cycle.to,
    days: daysBetween(cycle.from, cycle.to),
    rentCents: cycle.rentCents,
    feeCents: isHost ? 0 : cycle.renterFeeCents,
    protectionCents: isHost ? 0 : cycle.protectionCents,
    totalCents: visibleAmount(actor, sumsOf([cycle])),
  };
}

/** When a planned charge is made. */
export const dueOf = ({ from }: PlannedCycle, today: LocalDate): LocalDate => (from < today ? today : from);

function lastMonthStart({ from, to }: DateRange): LocalDate {
  let months = 0;
  while (addMonthsClamped(from, months + 1) <= addDays(to, -1)) months += 1;
  return addMonthsClamped(from, months);
}
