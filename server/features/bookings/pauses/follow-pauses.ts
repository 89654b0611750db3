import type { ServiceContext } from '../../../core/context.js';
import { addDays } from '../../../core/values/date-range.js';
import { localDateOf, startOfDayInstant } from '../../../core/values/time-zone.js';
import { planNextCycles } from '../billing/agree-terms.js';
import type { BillingCycle } from '../billing/billing-cycle.entity.js';
import { CycleStatus } from '../billing/billing.enums.js';
import { ANNOUNCED_DAYS_BEFORE } from '../billing/charge-ladder.rules.js';
import { findCycles } from '../billing/plan-terms.js';
import type { Booking } from '../booking.entity.js';
import { TermType } from '../booking.enums.js';
import { pausesOf } from '../lifecycle/sides.js';
import { isDelayed, pausedDays, type Pause } from './pauses.rules.js';

interface Pauses {
  readonly pauses: readonly Pause[];
  readonly now: Date;
  readonly timeZone: string;
  readonly paidMonths: ReadonlySet<number>;
}

/**
 * Moves what pauses of a locked booking's charges delayed: the next step of an overdue month, which nobody could pay meanwhile, by their
 * days; a charge to a day on which it can be announced. Safe to repeat; returns whether anything moved.
 */
export async function followPauses(
  tx: ServiceContext,
  booking: Booking,
  cycles: readonly BillingCycle[],
): Promise<boolean> {
  const steps = cycles.filter(({ status, nextTryAt }) => status === CycleStatus.PAST_DUE && nextTryAt !== null);
  const charges = cycles.filter(isLaterCharge);
  if (steps.length + charges.length === 0) return false;
  const { timeZone } = booking.termsSnapshot;
  const pauses = await pausesOf(tx, booking);
  if (pauses.length === 0) return false;
  const during = { pauses, now: tx.clock.now(), timeZone, paidMonths: await paidMonthsOf(tx, booking) };
  const delayed = charges.filter((cycle) => isChargeDelayed(cycle, during));
  // Planning reads the cycles again, so it comes before their changes.
  const months = await withUnplanned(tx, booking, delayed);
  for (const cycle of months) moveCharge(cycle, during);
  const moved = steps.filter((cycle) => moveStep(cycle, during));
  if (moved.length + delayed.length === 0) return false;
  await tx.em.flush();
  return true;
}

/** The first charge has its own days, before the start. */
const isLaterCharge = ({ status, cycleNo }: BillingCycle): boolean => status === CycleStatus.SCHEDULED && cycleNo > 1;

/** The months of a rolling stay that began in the pause were not planned meanwhile; they are announced together. */
async function withUnplanned(
  tx: ServiceContext,
  booking: Booking,
  delayed: readonly BillingCycle[],
): Promise<readonly BillingCycle[]> {
  if (delayed.length === 0 || booking.termType !== TermType.ROLLING) return delayed;
  await planNextCycles(tx, booking);
  return (await findCycles(tx, booking.id)).filter(isLaterCharge);
}

function moveStep(cycle: BillingCycle, { pauses, now, timeZone }: Pauses): boolean {
  const days = pausedDays(pauses, cycle.stepSetAt, now);
  if (days === 0 || cycle.nextTryAt === null) return false;
  cycle.nextTryAt = startOfDayInstant(addDays(localDateOf(cycle.nextTryAt, timeZone), days), timeZone);
  cycle.stepSetAt = now;
  return true;
}

function moveCharge(cycle: BillingCycle, during: Pauses): void {
  if (!isChargeDelayed(cycle, during)) return;
  const { now, timeZone } = during;
  cycle.dueAt = startOfDayInstant(addDays(localDateOf(now, timeZone), ANNOUNCED_DAYS_BEFORE), timeZone);
  cycle.announcedAt = null;
}

function isChargeDelayed(cycle: BillingCycle, { pauses, now, timeZone, paidMonths }: Pauses): boolean {
  const { dueAt, announcedAt, createdAt, monthNo } = cycle;
  return isDelayed(pauses, { dueAt, announcedAt, createdAt, isIncrease: paidMonths.has(monthNo) }, now, timeZone);
}

async function paidMonthsOf({ db }: ServiceContext, { id }: Booking): Promise<ReadonlySet<number>> {
  const paid = await db
    .selectFrom('BillingCycle')
    .select('monthNo')
    .where('bookingId', '=', id)
    .where('paidAt', 'is not', null)
    .execute();
  return new Set(paid.map(({ monthNo }) => monthNo));
}
