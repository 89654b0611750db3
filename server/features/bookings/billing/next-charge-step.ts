import type { ServiceContext } from '../../../core/context.js';
import { Locale } from '../../../core/values/locale.js';
import { queueMail } from '../../../core/mail/mailer.js';
import type { LocalDate } from '../../../core/values/date-range.js';
import { localDateOf, startOfDayInstant } from '../../../core/values/time-zone.js';
import type { Booking } from '../booking.entity.js';
import { statusMeans } from '../booking-status.rules.js';
import { isTerminableStatus } from '../lifecycle/booking.state-machine.js';
import { MANDATE_WITHDRAWN } from '../payments/payment-answer.types.js';
import type { BillingCycle } from './billing-cycle.entity.js';
import { BillingEventType, type BillingEventName } from './billing.events.js';
import { CycleStatus } from './billing.enums.js';
import { CHARGE_LADDER, dayOfNextStep, isLastCharge, type LadderAction } from './charge-ladder.rules.js';
import { chargeNow } from './charge-cycle.js';
import { CycleStep, cycleStatusesThat } from './cycle.transitions.js';
import { moveCycle, recordCycleEvent, refreshBillingState } from './move-cycle.js';

/** Runs the next step of a due cycle, and the following steps of the same day. */
export async function runChargeStep(tx: ServiceContext, booking: Booking, cycle: BillingCycle): Promise<void> {
  cycle.ladderStep += 1;
  cycle.nextTryAt = null;
  const action = CHARGE_LADDER[cycle.ladderStep]?.action;
  // The provider's answer schedules the next step.
  if (action === 'charge' && statusMeans(booking.status, 'isAgreed')) return tryToCharge(tx, booking, cycle);
  if (action !== undefined && action !== 'charge') await ACTIONS[action](tx, booking, cycle);
  await scheduleChargeStep(tx, booking, cycle);
}

/** Charges the card; if the renter withdrew the mandate, it counts as a refused attempt without calling the provider. */
export function tryToCharge(tx: ServiceContext, booking: Booking, cycle: BillingCycle): Promise<void> {
  const isForbidden = booking.mandateWithdrawnAt !== null && cycle.totalCents > 0;
  return isForbidden ? failTry(tx, booking, cycle, MANDATE_WITHDRAWN) : chargeNow(tx, booking, cycle);
}

/** Records a failed attempt in its cycle and continues the ladder, unless the attempt was outside it. */
export async function failTry(
  tx: ServiceContext,
  booking: Booking,
  cycle: BillingCycle,
  reason: string | null,
): Promise<void> {
  if (!cycleStatusesThat('isOwed').includes(cycle.status)) return;
  const isOfLadder = cycle.nextTryAt === null;
  Object.assign(cycle, {
    failedTries: cycle.failedTries + 1,
    firstFailedAt: cycle.firstFailedAt ?? tx.clock.now(),
    // A card that the renter tried by hand is none of the ladder's.
    isCardTried: cycle.isCardTried || (isOfLadder && reason !== MANDATE_WITHDRAWN),
  });
  const details = {
    tries: cycle.failedTries,
    reason: reason ?? '',
    isLast: isOfLadder && isLastCharge(cycle.ladderStep),
    // Without the mandate there are no further attempts either, until the renter restores it.
    ...(reason === MANDATE_WITHDRAWN ? {} : nextTryOf(tx, booking, cycle, isOfLadder)),
  };
  await moveCycle(tx, booking, cycle, CycleStep.FAIL_TRY, { details });
  if (isOfLadder) await scheduleChargeStep(tx, booking, cycle);
}

/** The day of the next automatic charge, if there is one. */
function nextTryOf(
  tx: ServiceContext,
  booking: Booking,
  cycle: BillingCycle,
  isOfLadder: boolean,
): { readonly nextTryOn?: LocalDate } {
  if (cycle.status === CycleStatus.PAST_DUE || (isOfLadder && isLastCharge(cycle.ladderStep))) return {};
  const { timeZone } = booking.termsSnapshot;
  const day = cycle.nextTryAt
    ? localDateOf(cycle.nextTryAt, timeZone)
    : dayOfNextStep(cycle.ladderStep, tx.clock.today(timeZone));
  return day === null ? {} : { nextTryOn: day };
}

/** Schedules the next step; one of the same day runs at once. */
export async function scheduleChargeStep(tx: ServiceContext, booking: Booking, cycle: BillingCycle): Promise<void> {
  const { timeZone } = booking.termsSnapshot;
  const today = tx.clock.today(timeZone);
  const day = dayOfNextStep(cycle.ladderStep, today);
  if (day === today) return runChargeStep(tx, booking, cycle);
  cycle.nextTryAt = day === null ? null : startOfDayInstant(day, timeZone);
  cycle.stepSetAt = tx.clock.now();
  await tx.em.flush();
}

type Action = (tx: ServiceContext, booking: Booking, cycle: BillingCycle) => Promise<void>;

const ACTIONS: Readonly<Record<Exclude<LadderAction, 'charge'>, Action>> = {
  runPastDue: (tx, booking, cycle) =>
    moveCycle(tx, booking, cycle, CycleStep.RUN_PAST_DUE, {
      details: cycle.isCardTried ? {} : { reason: MANDATE_WITHDRAWN },
    }),
  sendFormalNotice: notify(BillingEventType.FORMAL_NOTICE),
  allowTermination: async (tx, booking, cycle) => {
    // A stay that is over is not terminated; its debt is pursued all the same.
    if (!isTerminableStatus(booking.status)) return;
    await notify(BillingEventType.TERMINABLE)(tx, booking, cycle);
    await writeToStaff(tx, booking, cycle, 'billing.may-terminate');
  },
  recover: async (tx, booking, cycle) => {
    await refreshBillingState(tx, booking);
    await notify(BillingEventType.IN_RECOVERY)(tx, booking, cycle);
    await writeToStaff(tx, booking, cycle, 'billing.in-recovery');
  },
  openAbandonment: async (tx, booking, cycle) => {
    // Once the space is empty there is nothing to retain.
    if (statusMeans(booking.status, 'isFinal')) return;
    await notify(BillingEventType.ABANDONED)(tx, booking, cycle);
    await writeToStaff(tx, booking, cycle, 'billing.abandonment-file');
  },
};

function notify(type: BillingEventName): Action {
  return (tx, booking, cycle) => recordCycleEvent(tx, type, booking, cycle);
}

/** Notifies the staff by mail, until their page lists these cases. */
async function writeToStaff(
  tx: ServiceContext,
  { reference }: Booking,
  { id, totalCents, from, to }: BillingCycle,
  template: string,
): Promise<void> {
  await queueMail(tx, {
    id: `${template}-${id}`,
    to: tx.config.supportEmail,
    locale: Locale.ES,
    template,
    params: { reference, totalCents, from, to },
  });
}
