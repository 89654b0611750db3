import { toGlobalId } from '../../../core/graphql/global-id.js';
import { localDateOf } from '../../../core/values/time-zone.js';
import { BookingActor } from '../booking.enums.js';
import type { BillingCycle } from './billing-cycle.entity.js';
import { BillingState, CycleStatus } from './billing.enums.js';
import type { BookingCycle } from './booking-cycle.types.js';

/**
 * A cycle as one side may see it: the host neither the renter's fee nor refused attempts, the renter not our commission. `isRetried`: whether
 * refused charges of its booking are tried again.
 */
export function cycleViewOf(
  cycle: BillingCycle,
  role: BookingActor,
  timeZone: string,
  isRetried: boolean,
): BookingCycle {
  const isRenter = role !== BookingActor.HOST;
  const isHost = role !== BookingActor.RENTER;
  const ofRenter = <T>(value: T): T | null => (isRenter ? value : null);
  const ofHost = <T>(value: T): T | null => (isHost ? value : null);
  const nextTryAt = isRetried ? nextTryOf(cycle) : null;
  return {
    id: toGlobalId('BillingCycle', cycle.id),
    cycleNo: cycle.cycleNo,
    from: cycle.from,
    to: cycle.to,
    status: isRenter || cycle.status !== CycleStatus.RETRYING ? cycle.status : CycleStatus.OPEN,
    rentCents: cycle.rentCents,
    renterFeeCents: ofRenter(cycle.renterFeeCents),
    protectionCents: ofRenter(cycle.protectionCents),
    taxCents: ofRenter(cycle.taxCents),
    totalCents: ofRenter(cycle.totalCents),
    commissionCents: ofHost(cycle.commissionCents),
    hostNetCents: ofHost(cycle.hostNetCents),
    dueOn: localDateOf(cycle.dueAt, timeZone),
    paidAt: cycle.paidAt,
    nextTryOn: ofRenter(nextTryAt && localDateOf(nextTryAt, timeZone)),
    failedTries: ofRenter(cycle.failedTries),
  };
}

/** The payment state of a booking as one side sees it: only the renter sees a charge that is merely being retried. */
export function billingStateFor(state: BillingState, role: BookingActor): BillingState {
  return role === BookingActor.HOST && state === BillingState.RETRYING ? BillingState.CURRENT : state;
}

/** The next charge: the earliest cycle to be charged or, while `isRetried`, tried again, on that day. */
export function nextChargeOf(
  cycles: readonly BillingCycle[],
  timeZone: string,
  isRetried: boolean,
): { readonly cycleId: string; readonly dueOn: string; readonly totalCents: number } | null {
  const coming = cycles
    .filter(({ totalCents }) => totalCents > 0)
    .filter(({ status }) => COMING.includes(status) || (isRetried && status === CycleStatus.RETRYING))
    .map((cycle) => ({ id: cycle.id, at: nextTryOf(cycle) ?? cycle.dueAt, totalCents: cycle.totalCents }))
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  const [next] = coming;
  return next ? { cycleId: next.id, dueOn: localDateOf(next.at, timeZone), totalCents: next.totalCents } : null;
}

const COMING: readonly CycleStatus[] = [CycleStatus.SCHEDULED, CycleStatus.OPEN];

/** When a refused charge is retried automatically; null when it is not. */
export function nextTryOf({ status, nextTryAt }: Pick<BillingCycle, 'status' | 'nextTryAt'>): Date | null {
  return status === CycleStatus.RETRYING ? nextTryAt : null;
}
