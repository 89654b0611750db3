import { LockMode } from '@mikro-orm/core';
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import type { Tables } from '../../../database.js';
import type { Booking } from '../booking.entity.js';
import { viewerRoleOf } from '../booking.policy.js';
import { statusesThat } from '../booking-status.rules.js';
import { BookingActor, BookingStatus } from '../booking.enums.js';
import { isFirstChargePaid } from '../ledger/owed-payments.js';
import { lockBooking } from '../lifecycle/booking-changes.js';
import { isChargeable } from '../lifecycle/sides.js';
import { Payment } from '../payments/payment.entity.js';
import { BillingCycle } from './billing-cycle.entity.js';
import { CycleStatus } from './billing.enums.js';
import { cycleStatusesThat } from './cycle.transitions.js';

/** A cycle to be changed, after locking its space and its booking; throws NOT_FOUND when there is none. */
export async function lockCycle(
  tx: ServiceContext,
  cycleId: string,
): Promise<{ booking: Booking; cycle: BillingCycle }> {
  const row = await tx.db.selectFrom('BillingCycle').select('bookingId').where('id', '=', cycleId).executeTakeFirst();
  if (!row) throw new DomainError(ErrorCode.NOT_FOUND);
  const booking = await lockBooking(tx, row.bookingId);
  const cycle = await tx.em.findOneOrFail(BillingCycle, cycleId, {
    lockMode: LockMode.PESSIMISTIC_WRITE,
    refresh: true,
  });
  return { booking, cycle };
}

/** The attempts to collect a cycle, newest first. */
export function attemptsOf(tx: ServiceContext, cycleId: string): Promise<Payment[]> {
  return tx.em.find(Payment, { cycleId }, { orderBy: { createdAt: 'desc', id: 'desc' }, refresh: true });
}

/** Refuses everybody but the renter of a locked booking: FORBIDDEN, or NOT_FOUND for those who may not know that it exists. */
export function refuseOthersThanRenter({ viewer }: SignedInContext, booking: Booking): void {
  const role = viewerRoleOf(viewer, booking);
  if (role === null) throw new DomainError(ErrorCode.NOT_FOUND);
  if (role !== BookingActor.RENTER) throw new DomainError(ErrorCode.FORBIDDEN);
}

/** Cycles with their booking as `b` and its host as `h`, for the conditions below and those about a booking's sides. */
export const selectCycles = ({ db }: Pick<ServiceContext, 'db'>) =>
  db
    .selectFrom('BillingCycle as c')
    .innerJoin('Booking as b', 'b.id', 'c.bookingId')
    .innerJoin('User as h', 'h.id', 'b.hostId');

type WithCycle = Tables & { b: Tables['Booking']; c: Tables['BillingCycle'] };
type Condition = ExpressionWrapper<WithCycle, 'b' | 'c', SqlBool>;

/**
 * Whether the cycle with alias `c` of the booking `b` falls due on its day: also of a stay that is over, whose host was suspended, but no
 * later month of a stay whose first charge, which waits for its host, was never taken.
 */
export function fallsDue(eb: ExpressionBuilder<WithCycle, 'b' | 'c'>): Condition {
  return eb.and([
    eb('c.status', '=', CycleStatus.SCHEDULED),
    eb('b.status', 'in', statusesThat('isAgreed')),
    eb('c.from', '<', eb.ref('b.to')),
    eb.or([eb('b.status', '<>', BookingStatus.CONFIRMED), eb('c.cycleNo', '=', 1), isFirstChargePaid(eb)]),
  ]);
}

/** Whether a cycle, read after its lock, falls due on its day, and its charges are not paused. */
export async function mayFallDue(tx: ServiceContext, cycleId: string): Promise<boolean> {
  const row = await selectCycles(tx)
    .select('c.id')
    .where('c.id', '=', cycleId)
    .where(fallsDue)
    .where(isChargeable)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the cycle is charged, or is owed: also a month that is overdue after its stay. */
export function isDemanded(eb: ExpressionBuilder<WithCycle, 'b' | 'c'>): Condition {
  return eb.or([
    eb('b.status', 'in', statusesThat('isBillable')),
    eb('c.status', 'in', cycleStatusesThat('isOwed')),
    fallsDue(eb),
  ]);
}
