import type { ServiceContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { statusesThat } from '../booking-status.rules.js';
import type { Booking } from '../booking.entity.js';
import { BookingActor } from '../booking.enums.js';
import { isPausedForGood } from '../lifecycle/sides.js';
import { dropScheduledCharges, refuseWhileCharging, voidOpenPayments } from '../payments/open-payments.js';
import type { BillingCycle } from '../billing/billing-cycle.entity.js';
import { CycleStatus } from '../billing/billing.enums.js';
import { CycleStep, cycleStatusesThat } from '../billing/cycle.transitions.js';
import { attemptsOf, lockCycle, selectCycles } from '../billing/find-cycles.js';
import { moveCycle } from '../billing/move-cycle.js';
import { isUncollectable } from './uncollectable.rules.js';

/** A month that will not be collected any more. */
export type UncollectableMonth = Pick<BillingCycle, 'id' | 'bookingId' | 'from' | 'to' | 'totalCents'>;

/** The months of bookings that will not be collected any more, the earliest first. */
export async function findUncollectable(
  ctx: ServiceContext,
  bookingIds: readonly string[],
): Promise<UncollectableMonth[]> {
  const rows = await selectCycles(ctx)
    .select(['c.id', 'c.bookingId', 'c.from', 'c.to', 'c.totalCents', 'c.status', 'c.ladderStep', 'c.dueAt'])
    // After a suspension with an end the charges are made.
    .select((eb) => isPausedForGood(eb).as('areChargesStopped'))
    .where('c.bookingId', 'in', bookingIds)
    .where('c.status', 'in', cycleStatusesThat('isUnpaid'))
    // A terminated stay goes on until the space is empty: the file about left things and its letter need the debt.
    .where('b.status', 'in', statusesThat('isFinal'))
    .orderBy('c.cycleNo')
    .execute();
  const now = ctx.clock.now();
  return rows.filter(({ areChargesStopped, ...cycle }) =>
    isUncollectable(cycle, { areChargesStopped: Boolean(areChargesStopped) }, now),
  );
}

/** An uncollectable month of this amount, locked to be waived; throws CYCLE_NOT_DUE when it is no longer one. */
export async function lockUncollectable(
  tx: ServiceContext,
  cycleId: string,
  amountCents: number,
): Promise<{ booking: Booking; cycle: BillingCycle }> {
  const locked = await lockCycle(tx, cycleId);
  await refuseWhileCharging(tx, locked.booking.id);
  const month = (await findUncollectable(tx, [locked.booking.id])).find(({ id }) => id === cycleId);
  if (month?.totalCents !== amountCents) throw new DomainError(ErrorCode.CYCLE_NOT_DUE);
  return locked;
}

/** Waives an uncollectable month for good: one that is overdue is a loss; one never charged, or still being retried, is no longer owed. */
export async function waiveCycle(tx: ServiceContext, booking: Booking, cycle: BillingCycle): Promise<void> {
  await dropScheduledCharges(tx, cycle.id);
  // At the page of their bank the renter would confirm what is no longer owed.
  await voidOpenPayments(tx, booking, await attemptsOf(tx, cycle.id));
  cycle.nextTryAt = null;
  const step = cycle.status === CycleStatus.PAST_DUE ? CycleStep.WRITE_OFF : CycleStep.WAIVE;
  await moveCycle(tx, booking, cycle, step, { actor: BookingActor.ADMIN });
}
