import { localDateOf } from '../../../core/values/time-zone.js';
import { awaitAnswer } from '../payments/new-attempt.js';
import { endStep, movePayment } from '../payments/move-payment.js';
import { scheduleVoid } from '../payments/open-payments.js';
import { PaymentStep } from '../payments/payment-transitions.js';
import { settleCharge } from '../payments/settle-charge.js';
import { BillingCycle } from './billing-cycle.entity.js';
import { CycleStatus } from './billing-types.js';
import { dayOfNextStep, isLastCharge } from './charge-ladder.rules.js';
import { scheduleChargeStep } from './next-charge-step.js';
import { CycleStep, cycleStatusesThat } from './cycle-transitions.js';
import { moveCycle } from './move-cycle.js';
/** Applies the provider's answer to a try to collect a cycle of an agreed booking: charged by mandate, or paid by the renter. */
export async function applyToCycle(tx, booking, payment, intent, step) {
    payment.attempts += 1;
    payment.providerRef = intent.ref ?? payment.providerRef;
    payment.methodBrand = intent.methodBrand ?? payment.methodBrand;
    payment.methodLast4 = intent.methodLast4 ?? payment.methodLast4;
    payment.failureCode = intent.failureCode;
    payment.actionUrl = intent.actionUrl;
    if (intent.status === 'captured') {
        movePayment(tx, payment, PaymentStep.TAKE);
        // A card that the renter paid with is the one for the charges to come.
        if (step !== 'charge')
            booking.paymentMethodRef = payment.paymentMethodRef;
        await settleCharge(tx, booking, payment);
    }
    else if (step === 'charge')
        await failTry(tx, booking, payment);
    else if (step === 'capture')
        movePayment(tx, payment, endStep(intent));
    else
        await applyAuthorization(tx, payment, intent);
}
/** The renter pays a cycle: what is held is taken at once, unless the cycle was paid otherwise meanwhile. */
async function applyAuthorization(tx, payment, intent) {
    if (intent.status !== 'authorized' && intent.status !== 'action_required') {
        movePayment(tx, payment, endStep(intent));
        return;
    }
    const cycle = await cycleOf(tx, payment);
    const isUnpaid = cycleStatusesThat('isUnpaid').includes(cycle.status);
    const isAuthorized = intent.status === 'authorized';
    movePayment(tx, payment, isAuthorized ? PaymentStep.HOLD : PaymentStep.ASK_RENTER);
    if (!isUnpaid)
        await scheduleVoid(tx, payment);
    else if (isAuthorized)
        awaitAnswer(tx, payment, 'capture', payment.renterId);
}
/** A charge by mandate was refused: the cycle is told so, and the ladder goes on, unless this try was one beside it. */
async function failTry(tx, booking, payment) {
    movePayment(tx, payment, PaymentStep.REFUSE);
    const cycle = await cycleOf(tx, payment);
    if (!cycleStatusesThat('isOwed').includes(cycle.status))
        return;
    const isOfLadder = cycle.nextTryAt === null;
    Object.assign(cycle, {
        failedTries: cycle.failedTries + 1,
        firstFailedAt: cycle.firstFailedAt ?? tx.clock.now(),
    });
    const details = {
        tries: cycle.failedTries,
        reason: payment.failureCode ?? '',
        isLast: isOfLadder && isLastCharge(cycle.ladderStep),
        ...nextTryOf(tx, booking, cycle, isOfLadder),
    };
    await moveCycle(tx, booking, cycle, CycleStep.FAIL_TRY, { details });
    if (isOfLadder)
        await scheduleChargeStep(tx, booking, cycle);
}
/** The day on which the card is charged again by itself, when it is. */
function nextTryOf(tx, booking, cycle, isOfLadder) {
    if (cycle.status === CycleStatus.PAST_DUE || (isOfLadder && isLastCharge(cycle.ladderStep)))
        return {};
    const { timeZone } = booking.termsSnapshot;
    const day = cycle.nextTryAt
        ? localDateOf(cycle.nextTryAt, timeZone)
        : dayOfNextStep(cycle.ladderStep, tx.clock.today(timeZone));
    return day === null ? {} : { nextTryOn: day };
}
function cycleOf(tx, { cycleId }) {
    return tx.em.findOneOrFail(BillingCycle, { id: cycleId ?? '' }, { refresh: true });
}
//# sourceMappingURL=apply-cycle-answer.js.map