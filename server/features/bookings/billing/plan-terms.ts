import type { ServiceContext } from '../../../core/context.js';
import type { LocalDate } from '../../../core/values/date-range.js';
import { sumCents } from '../../../core/values/money.js';
import { localDateOf } from '../../../core/values/time-zone.js';
import type { Booking } from '../booking.entity.js';
import { statusMeans } from '../booking-status.rules.js';
import { TermType } from '../booking.enums.js';
import { protectionCentsOf, totalsOf } from '../quote/booking.pricing.js';
import { BillingCycle } from './billing-cycle.entity.js';
import type { BookingTerms } from './booking-terms.entity.js';
import { cycleStatusesThat } from './cycle.transitions.js';
import { amountsOf, paidOf, refundableOf, withinLeft } from './paid-cycles.js';
import {
  monthCharges,
  planCycles,
  plannedUntil,
  sumAmounts,
  type CyclePlan,
  type CycleTerms,
  type PaidCycle,
} from './plan-cycles.rules.js';

/** A booking's cycles in order. */
export function findCycles(tx: ServiceContext, bookingId: string): Promise<BillingCycle[]> {
  return tx.em.find(BillingCycle, { bookingId }, { orderBy: { cycleNo: 'asc' }, refresh: true });
}

/** The inputs of `planCycles` for a version. A rolling stay without notice is planned a month ahead. */
export function cycleTermsOf(booking: Booking, terms: BookingTerms, today: LocalDate): CycleTerms {
  const isOpenEnded = terms.termType === TermType.ROLLING && !isEndAgreed(booking, terms);
  const { constants } = booking.termsSnapshot;
  const end = endOf(booking, terms);
  return {
    from: terms.from,
    to: isOpenEnded ? plannedUntil(terms.from, end, today) : end,
    isRolling: terms.termType === TermType.ROLLING,
    monthlyRentCents: terms.monthlyRentCents,
    protectionCents: protectionCentsOf(terms.protectionPlan, constants),
    constants,
    commissionBps: terms.commissionBps,
    isLastFeeWaived: terms.isLastFeeWaived,
    withdrawal: terms.withdrawal,
  };
}

/** The day of leaving of a version; of a stay that a claim ended earlier, its last day: later months are not owed. */
export function endOf({ status, to }: Booking, terms: BookingTerms): LocalDate {
  const isOver = statusMeans(status, 'isLeaving') || statusMeans(status, 'isFinal');
  return isOver && to < terms.to ? to : terms.to;
}

/** Whether a rolling stay has an end by notice: without one its last version ends with the held year. */
function isEndAgreed({ noticeBy }: Booking, { reason }: BookingTerms): boolean {
  if (reason === 'plan_changed') return noticeBy !== null;
  return reason === 'notice' || reason === 'terminated' || reason === 'withdrawn';
}

/** The inputs of the formula for a version of the agreement, with the version that it replaces. */
export async function planInputs(
  tx: ServiceContext,
  booking: Booking,
  terms: BookingTerms,
  held: BookingTerms = terms,
): Promise<{
  readonly terms: CycleTerms;
  readonly paid: readonly PaidCycle[];
  readonly settled: readonly BillingCycle[];
}> {
  const today = tx.clock.today(booking.termsSnapshot.timeZone);
  const settled = (await findCycles(tx, booking.id)).filter(isSettled);
  return {
    terms: { ...cycleTermsOf(booking, terms, today), chargedRentCents: held.monthlyRentCents },
    paid: settled.map((cycle) => ({ monthNo: cycle.monthNo, to: cycle.to, ...amountsOf(cycle) })),
    settled,
  };
}

/** The plan of a version: what is still to be collected, and what of the collected months is refunded. */
export async function planOf(
  tx: ServiceContext,
  booking: Booking,
  terms: BookingTerms,
  held?: BookingTerms,
): Promise<CyclePlan> {
  const inputs = await planInputs(tx, booking, terms, held);
  const plan = planCycles(inputs.terms, inputs.paid);
  // An unpaid month is not refunded.
  const paid = inputs.settled.filter(({ paidAt }) => paidAt !== null);
  const owed = plan.refunds.filter(({ monthNo }) => paid.some((cycle) => cycle.monthNo === monthNo));
  if (owed.length === 0) return { ...plan, refunds: [], refundCents: 0 };
  const leftOf = await refundableOf(tx, booking.id);
  const refunds = owed
    .map(({ monthNo, ...refund }) => {
      const left = sumAmounts(paid.filter((cycle) => cycle.monthNo === monthNo).map(leftOf));
      return { monthNo, ...withinLeft(refund, left) };
    })
    .filter(({ totalCents }) => totalCents > 0);
  return { ...plan, refunds, refundCents: sumCents(refunds.map(({ totalCents }) => totalCents)) };
}

/** Whether a cycle needs no further collection although its month is owed: paid, or forgiven. */
function isSettled({ status, paidAt }: BillingCycle): boolean {
  return paidAt !== null || cycleStatusesThat('isForgiven').includes(status);
}

/** The price columns of a booking under a version of its agreement: of the whole stay, or of the first month of a rolling one. */
export async function pricesByTerms(tx: ServiceContext, booking: Booking, terms: BookingTerms) {
  const { timeZone } = booking.termsSnapshot;
  const today = tx.clock.today(timeZone);
  const cycles = await findCycles(tx, booking.id);
  const paid = paidOf(cycles);
  const months = monthCharges(cycleTermsOf(booking, terms, today), paid);
  const shown = terms.termType === TermType.ROLLING ? months.slice(0, 1) : months;
  const unpaid = cycleStatusesThat('isUnpaid');
  const first = cycles.find(({ cycleNo, status }) => cycleNo === 1 && unpaid.includes(status));
  const firstDay = first ? localDateOf(first.nextTryAt ?? first.dueAt, timeZone) : booking.charges[0]?.dueOn;
  const charges = shown.map(({ monthNo, ...month }) => ({
    ...month,
    dueOn: monthNo === 1 ? (firstDay ?? month.from) : month.from,
  }));
  const { rentCents, renterFeeCents, protectionCents, totalCents, commissionCents, hostNetCents } = totalsOf(charges);
  return { rentCents, renterFeeCents, protectionCents, totalCents, commissionCents, hostNetCents, charges };
}
