import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../../../core/context.js';
import type { LocalDate } from '../../../core/values/date-range.js';
import { ivaContained } from '../../../core/values/money.js';
import { startOfDayInstant } from '../../../core/values/time-zone.js';
import type { Booking } from '../booking.entity.js';
import type { TermType } from '../booking.enums.js';
import { bookReceivable } from '../ledger/book-cycle.js';
import type { ActingUser } from '../lifecycle/booking-changes.js';
import { deferredChargeDay, firstChargeDay, nextFirstChargeTry } from '../quote/booking.pricing.js';
import { followCycle } from '../payments/first-charge.js';
import { refuseWhileCharging } from '../payments/open-payments.js';
import { quoteByTerms } from '../quote/booking-quote.rules.js';
import { taxOf } from '../quote/booking-terms.js';
import { BillingCycle } from './billing-cycle.entity.js';
import { BillingEventType } from './billing.events.js';
import { CycleStatus, type TermsReason } from './billing.enums.js';
import { BookingTerms } from './booking-terms.entity.js';
import { CycleStep, cycleStatusesThat } from './cycle.transitions.js';
import { moveCycle, recordCycleEvent } from './move-cycle.js';
import { movePaidCycles, reducePaidCycles, refundableOf, type CycleRefund } from './paid-cycles.js';
import { monthCharges, type CyclePlan, type MonthCharge, type PlannedCycle } from './plan-cycles.rules.js';
import { findCycles, planInputs, planOf } from './plan-terms.js';
import { isRentTaxedNow } from './tax-cycle.js';

/** The changes of a new version of an agreement. */
export interface TermsChange {
  readonly reason: TermsReason;
  readonly validFrom: LocalDate;
  readonly from?: LocalDate;
  readonly to?: LocalDate;
  readonly termType?: TermType;
  readonly monthlyRentCents?: number;
  readonly protectionPlan?: BookingTerms['protectionPlan'];
  readonly depositCents?: number;
  readonly isLastFeeWaived?: boolean;
  readonly withdrawal?: BookingTerms['withdrawal'];
}

/** A new version: its plan, and the refund of each cycle. */
export interface OpenedTerms {
  readonly terms: BookingTerms;
  readonly plan: CyclePlan;
  readonly refunds: readonly CycleRefund[];
}

/** The version in force; null before confirmation. */
export function findTerms(tx: ServiceContext, bookingId: string): Promise<BookingTerms | null> {
  return tx.em.findOne(BookingTerms, { bookingId }, { orderBy: { version: 'desc' }, refresh: true });
}

/** What a change of the agreement would cost and refund, without writing anything. */
export async function previewTerms(tx: ServiceContext, booking: Booking, change: TermsChange): Promise<CyclePlan> {
  const { held, terms } = await nextVersion(tx, booking, change, null);
  return planOf(tx, booking, terms, held);
}

/** The price of each billing month now and after a change. */
export async function previewMonths(
  tx: ServiceContext,
  booking: Booking,
  change: TermsChange,
): Promise<{ readonly before: readonly MonthCharge[]; readonly after: readonly MonthCharge[] }> {
  const { held, terms } = await nextVersion(tx, booking, change, null);
  const [now, next] = [await planInputs(tx, booking, held), await planInputs(tx, booking, terms, held)];
  return { before: monthCharges(now.terms, now.paid), after: monthCharges(next.terms, next.paid) };
}

/** Creates the first version of a booking that is being confirmed, with its cycles. */
export async function agreeFirstTerms(tx: ServiceContext, booking: Booking, actingUser: ActingUser): Promise<void> {
  const { termsSnapshot, from, to, termType, protectionPlan, depositCents, cancellationPolicy: policy } = booking;
  const today = tx.clock.today(termsSnapshot.timeZone);
  const quote = quoteByTerms(termsSnapshot, { from, to, termType, protectionPlan, policy, today });
  const terms = Object.assign(new BookingTerms(), {
    id: randomUUID(),
    bookingId: booking.id,
    version: 1,
    reason: 'agreed',
    validFrom: from,
    from,
    to,
    termType,
    monthlyRentCents: quote.monthlyPriceCents,
    protectionPlan,
    depositCents,
    commissionBps: termsSnapshot.constants.HOST_COMMISSION_BPS,
    agreedBy: actingUser.userId,
    createdAt: tx.clock.now(),
  } satisfies Partial<BookingTerms>);
  tx.em.persist(terms);
  await writePlan(tx, booking, await planOf(tx, booking, terms));
}

/**
 * Creates the next version of a locked booking's agreement and plans its cycles again: unpaid ones are changed, collected ones are reduced.
 * Before the commit the caller compares the plan with its preview, and creates the refunds. Refused while a charge is in progress.
 */
export async function openTermsVersion(
  tx: ServiceContext,
  booking: Booking,
  change: TermsChange,
  actingUser: ActingUser,
): Promise<OpenedTerms> {
  await refuseWhileCharging(tx, booking.id);
  const { held, terms } = await nextVersion(tx, booking, change, actingUser);
  tx.em.persist(terms);
  const plan = await planOf(tx, booking, terms, held);
  await writePlan(tx, booking, plan);
  const paid = (await findCycles(tx, booking.id)).filter(({ paidAt }) => paidAt !== null);
  movePaidCycles(paid, terms, plan);
  const refunds = plan.refunds.length === 0 ? [] : reducePaidCycles(tx, paid, plan, await refundableOf(tx, booking.id));
  await tx.em.flush();
  return { terms, plan, refunds };
}

/** Adds the next cycles of a rolling stay; no-op while they are planned. */
export async function planNextCycles(tx: ServiceContext, booking: Booking): Promise<void> {
  const terms = await findTerms(tx, booking.id);
  if (terms) await writePlan(tx, booking, await planOf(tx, booking, terms));
}

/** Cancels the uncollected cycles. */
export async function cancelCycles(tx: ServiceContext, booking: Booking): Promise<void> {
  const unpaid = cycleStatusesThat('isUnpaid');
  for (const cycle of await findCycles(tx, booking.id))
    if (unpaid.includes(cycle.status)) await moveCycle(tx, booking, cycle, CycleStep.CANCEL);
}

async function nextVersion(
  tx: ServiceContext,
  booking: Booking,
  change: TermsChange,
  actingUser: ActingUser | null,
): Promise<{ readonly held: BookingTerms; readonly terms: BookingTerms }> {
  const held = await findTerms(tx, booking.id);
  if (!held) throw new Error(`booking ${booking.id} has no agreement to change`);
  const { reason, validFrom, ...changed } = change;
  const terms = Object.assign(new BookingTerms(), {
    bookingId: booking.id,
    from: held.from,
    to: held.to,
    termType: held.termType,
    monthlyRentCents: held.monthlyRentCents,
    protectionPlan: held.protectionPlan,
    depositCents: held.depositCents,
    commissionBps: held.commissionBps,
    isLastFeeWaived: held.isLastFeeWaived,
    withdrawal: held.withdrawal,
    ...changed,
    id: randomUUID(),
    version: held.version + 1,
    reason,
    validFrom,
    agreedBy: actingUser?.userId ?? null,
    createdAt: tx.clock.now(),
  });
  return { held, terms };
}

/** Updates the stored unpaid cycles to match the plan: changed, added, or cancelled when the plan no longer has them. */
async function writePlan(tx: ServiceContext, booking: Booking, { cycles }: CyclePlan): Promise<void> {
  const stored = await findCycles(tx, booking.id);
  const unpaid = cycleStatusesThat('isUnpaid');
  const left = stored.filter(({ status }) => unpaid.includes(status));
  let cycleNo = stored.at(-1)?.cycleNo ?? 0;
  let isRentTaxed: boolean | undefined;
  for (const planned of cycles) {
    const index = left.findIndex(({ monthNo }) => monthNo === planned.monthNo);
    const [cycle] = index < 0 ? [] : left.splice(index, 1);
    const dueAt = startOfDayInstant(chargeDayOf(tx, booking, planned, stored), booking.termsSnapshot.timeZone);
    if (cycle) await changeCycle(tx, booking, cycle, { planned, dueAt });
    else {
      isRentTaxed ??= await isRentTaxedNow(tx, booking);
      tx.em.persist(newCycle(tx, booking, planned, { cycleNo: (cycleNo += 1), dueAt, isRentTaxed }));
    }
  }
  await tx.em.flush();
  for (const cycle of left) await moveCycle(tx, booking, cycle, CycleStep.CANCEL);
}

/** A cycle that is already owed is owed in its new amounts; a future one, and a refused first charge, may get another day. */
async function changeCycle(
  tx: ServiceContext,
  booking: Booking,
  cycle: BillingCycle,
  { planned, dueAt }: { readonly planned: PlannedCycle; readonly dueAt: Date },
): Promise<void> {
  const { dueAt: before, totalCents } = cycle;
  // A pause of the charges moved it to a later day, which stays.
  const isMoved = cycle.cycleNo > 1 && cycle.from === planned.from && before > dueAt;
  Object.assign(cycle, columnsOf(planned));
  if (cycle.status === CycleStatus.SCHEDULED && !isMoved) cycle.dueAt = dueAt;
  else if (cycle.cycleNo === 1) cycle.nextTryAt = dueAt;
  // A later day is announced again.
  if (cycle.dueAt > before) cycle.announcedAt = null;
  // The rate at its creation.
  cycle.taxCents = ivaContained(cycle.renterFeeCents, cycle.taxBps);
  if (cycleStatusesThat('isOwed').includes(cycle.status)) await bookReceivable(tx, booking, cycle);
  await followCycle(tx, booking, cycle);
  if (cycle.totalCents !== totalCents) await recordCycleEvent(tx, BillingEventType.CHANGED, booking, cycle);
}

/** The day on which a planned cycle is charged: the first before the start, an increase of a paid month at once, all others on their first day. */
export function chargeDayOf(
  tx: ServiceContext,
  booking: Booking,
  { monthNo, from }: PlannedCycle,
  stored: readonly BillingCycle[],
): LocalDate {
  const { timeZone, constants } = booking.termsSnapshot;
  const policy = booking.cancellationPolicy;
  const today = tx.clock.today(timeZone);
  const ofMonth = stored.filter((cycle) => cycle.monthNo === monthNo);
  if (ofMonth.some(({ paidAt }) => paidAt !== null)) return today;
  if (monthNo > 1) return from;
  const unpaid = ofMonth.find(({ status }) => cycleStatusesThat('isUnpaid').includes(status));
  if (!unpaid) return firstChargeDay(from, today, constants, policy);
  // It was deferred, and perhaps refused since.
  return unpaid.failedTries === 0
    ? deferredChargeDay(from, today, constants, policy)
    : (nextFirstChargeTry(from, today, constants, policy) ?? today);
}

function newCycle(
  tx: ServiceContext,
  booking: Booking,
  planned: PlannedCycle,
  given: Pick<BillingCycle, 'cycleNo' | 'dueAt' | 'isRentTaxed'>,
): BillingCycle {
  const now = tx.clock.now();
  const tax = taxOf(booking.termsSnapshot);
  return Object.assign(new BillingCycle(), {
    id: randomUUID(),
    bookingId: booking.id,
    ...given,
    monthNo: planned.monthNo,
    ...columnsOf(planned),
    taxKind: tax.name,
    taxBps: tax.bps,
    stepSetAt: now,
    createdAt: now,
    updatedAt: now,
  });
}

function columnsOf(planned: PlannedCycle) {
  return {
    from: planned.from,
    to: planned.to,
    rentCents: planned.rentCents,
    renterFeeCents: planned.renterFeeCents,
    protectionCents: planned.protectionCents,
    taxCents: planned.ivaCents,
    totalCents: planned.totalCents,
    commissionCents: planned.commissionCents,
    hostNetCents: planned.hostNetCents,
  };
}
