import { Locale } from '../../../core/values/locale.js';
import { queueMail } from '../../../core/mail/mailer.js';
import { startOfDayInstant } from '../../../core/values/time-zone.js';
import { statusMeans } from '../booking-status.rules.js';
import { BillingEventType } from './billing.events.js';
import { CHARGE_LADDER, dayOfNextStep } from './charge-ladder.rules.js';
import { chargeNow } from './charge-cycle.js';
import { CycleStep } from './cycle-transitions.js';
import { moveCycle, recordCycleEvent, refreshBillingState } from './move-cycle.js';
/** Takes the next step of a cycle whose day has come, and the steps of the same day after it. */
export async function takeChargeStep(tx, booking, cycle) {
    cycle.ladderStep += 1;
    cycle.nextTryAt = null;
    const action = CHARGE_LADDER[cycle.ladderStep]?.action;
    // The answer of the provider schedules what follows.
    if (action === 'charge' && statusMeans(booking.status, 'isBillable'))
        return chargeNow(tx, booking, cycle);
    if (action !== undefined && action !== 'charge')
        await ACTIONS[action](tx, booking, cycle);
    await scheduleChargeStep(tx, booking, cycle);
}
/** Sets the day of the next step; one of the same day is taken at once. */
export async function scheduleChargeStep(tx, booking, cycle) {
    const { timeZone } = booking.termsSnapshot;
    const today = tx.clock.today(timeZone);
    const day = dayOfNextStep(cycle.ladderStep, today);
    if (day === today)
        return takeChargeStep(tx, booking, cycle);
    cycle.nextTryAt = day === null ? null : startOfDayInstant(day, timeZone);
    await tx.em.flush();
}
const ACTIONS = {
    runPastDue: (tx, booking, cycle) => moveCycle(tx, booking, cycle, CycleStep.RUN_PAST_DUE),
    sendFormalNotice: notify(BillingEventType.FORMAL_NOTICE),
    allowTermination: async (tx, booking, cycle) => {
        await notify(BillingEventType.TERMINABLE)(tx, booking, cycle);
        await writeToStaff(tx, booking, cycle, 'billing.may-terminate');
    },
    recover: async (tx, booking, cycle) => {
        await refreshBillingState(tx, booking);
        await notify(BillingEventType.IN_RECOVERY)(tx, booking, cycle);
        await writeToStaff(tx, booking, cycle, 'billing.in-recovery');
    },
    openAbandonment: async (tx, booking, cycle) => {
        await notify(BillingEventType.ABANDONED)(tx, booking, cycle);
        await writeToStaff(tx, booking, cycle, 'billing.abandonment-file');
    },
};
function notify(type) {
    return (tx, booking, cycle) => recordCycleEvent(tx, type, booking, cycle);
}
/** A note for the staff, by mail until their room lists these cases. */
async function writeToStaff(tx, { reference }, { id, totalCents, startsOn, endsOn }, template) {
    await queueMail(tx, {
        id: `${template}-${id}`,
        to: tx.config.supportEmail,
        locale: Locale.ES,
        template,
        params: { reference, totalCents, from: startsOn, to: endsOn },
    });
}
//# sourceMappingURL=next-charge-step.js.map