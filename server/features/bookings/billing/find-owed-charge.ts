import type { RequestContext } from '../../../core/context.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import type { LocalDate } from '../../../core/values/date-range.js';
import { localDateOf } from '../../../core/values/time-zone.js';
import type { Booking } from '../booking.entity.js';
import { isOpenEnded } from '../booking-status.rules.js';
import { PaymentStatus } from '../booking.enums.js';
import { creditFor, spendable } from '../payments/credit-spent.js';
import { isTerminableStatus } from '../lifecycle/booking.state-machine.js';
import { MANDATE_WITHDRAWN } from '../payments/payment-answer.types.js';
import { Payment } from '../payments/payment.entity.js';
import type { BillingCycle } from './billing-cycle.entity.js';
import { chargeableLoader, cycleLoader } from './billing.loaders.js';
import { comingSteps, type LadderAction } from './charge-ladder.rules.js';
import { cycleStatusesThat } from './cycle.transitions.js';
import { OwedChargeStepKind, type OwedCharge, type OwedChargeStep } from './owed-charge.types.js';

/** The earliest refused charge of a booking; null when there is none. */
export const refusedCycle = (cycles: readonly BillingCycle[]): BillingCycle | null =>
  cycles.find(({ status }) => cycleStatusesThat('isRefused').includes(status)) ?? null;

/** What the renter of a booking owes after a refused charge and can pay now, with the latest reason. */
export async function findOwedCharge(ctx: RequestContext, booking: Booking): Promise<OwedCharge | null> {
  const cycle = refusedCycle(await cycleLoader(ctx).load(booking.id));
  // While the host is suspended nobody pays, and nothing follows.
  if (!cycle || !(await chargeableLoader(ctx).load(booking.id))) return null;
  const refused = await ctx.em
    .fork()
    .findOne(
      Payment,
      { cycleId: cycle.id, status: PaymentStatus.FAILED },
      { orderBy: { createdAt: 'desc', id: 'desc' } },
    );
  return {
    cycleId: toGlobalId('BillingCycle', cycle.id),
    from: cycle.from,
    to: cycle.to,
    totalCents: cycle.totalCents,
    creditCents: spendable(await creditFor(ctx, booking.renterId, { cycleId: cycle.id }), cycle.totalCents),
    refusedAt: refused?.updatedAt ?? null,
    reason: booking.mandateWithdrawnAt ? MANDATE_WITHDRAWN : (refused?.failureCode ?? null),
    methodBrand: refused?.methodBrand ?? null,
    methodLast4: refused?.methodLast4 ?? null,
    comingSteps: stepsOf(cycle, booking),
  };
}

const KINDS: Partial<Record<LadderAction, OwedChargeStepKind>> = {
  charge: OwedChargeStepKind.RETRY,
  sendFormalNotice: OwedChargeStepKind.FORMAL_NOTICE,
  allowTermination: OwedChargeStepKind.MAY_BE_ENDED,
};

function stepsOf({ ladderStep, nextTryAt }: BillingCycle, booking: Booking): OwedChargeStep[] {
  if (!nextTryAt) return [];
  const next = localDateOf(nextTryAt, booking.termsSnapshot.timeZone);
  return comingSteps(ladderStep, next).flatMap(({ action, on, isLast }) => {
    if (action === 'charge' && booking.mandateWithdrawnAt !== null) return [];
    if (action === 'allowTermination' && !isTerminableOn(booking, on)) return [];
    const kind = action === 'charge' && isLast ? OwedChargeStepKind.LAST_RETRY : KINDS[action];
    return kind ? [{ kind, on }] : [];
  });
}

/** Whether the stay still runs on a day, so that the staff could terminate it. */
function isTerminableOn(booking: Booking, day: LocalDate): boolean {
  return isTerminableStatus(booking.status) && (isOpenEnded(booking) || day < booking.to);
}
