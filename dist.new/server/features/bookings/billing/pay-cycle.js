import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { claimKey, storeResult } from '../../../core/writes/idempotency.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { methodRefOf } from '../cards/manage-methods.js';
import { PaymentStatus } from '../booking-types.js';
import { refusalOf, settledOutcome } from '../lifecycle/request-outcome.js';
import { refuseLessCredit } from '../payments/credit-spent.js';
import { awaitAnswer, newAttempt } from '../payments/new-attempt.js';
import { isBeingSettled, refuseWhileSettling, voidOpenPayments } from '../payments/open-payments.js';
import { CycleStatus } from './billing-types.js';
import { cycleStatusesThat } from './cycle-transitions.js';
import { attemptsOf, lockCycle, refuseOthersThanRenter } from './find-cycles.js';
/** The renter pays a cycle that is owed. Its card is the one of the charges to come from then on. */
export async function payCycle(ctx, request) {
    const prepared = await inTransaction(ctx, (tx) => prepare(tx, request));
    return 'payment' in prepared ? settledOutcome(ctx, prepared.payment, prepared.isReplay, outcomeOf) : prepared;
}
/** Transaction 1: writes what is wanted, so that nothing is ever held on a card that we do not know of. */
async function prepare(tx, request) {
    const { idempotencyKey, ...input } = request;
    const call = {
        userId: tx.viewer.id,
        operation: 'payCycle',
        key: idempotencyKey,
        input: { ...input },
    };
    const replayed = await claimKey(tx, call);
    if (replayed?.['paymentId'])
        return { payment: replayed['paymentId'], isReplay: true };
    const { booking, cycle } = await lockForRenter(tx, request.cycleId);
    if (cycle.status === CycleStatus.PAID) {
        await storeResult(tx, call, { bookingId: booking.id });
        return { booking };
    }
    if (!cycleStatusesThat('isOwed').includes(cycle.status))
        throw new DomainError(ErrorCode.CYCLE_NOT_DUE);
    const { totalCents: amountCents } = cycle;
    if (amountCents !== request.amountCents)
        throw new DomainError(ErrorCode.CYCLE_AMOUNT_CHANGED, { amountCents });
    const earlier = await attemptsOf(tx, cycle.id);
    refuseWhileSettling(earlier);
    await voidOpenPayments(tx, booking, earlier);
    const card = {
        provider: tx.ports.payments.current.name,
        paymentMethodRef: await methodRefOf(tx, request.paymentMethodId),
        methodBrand: null,
        methodLast4: null,
    };
    const payment = await newAttempt(tx, booking, cycle, card, earlier[0]);
    refuseLessCredit(payment, request.creditCents);
    awaitAnswer(tx, payment, 'authorize', booking.renterId);
    tx.em.persist(payment);
    await tx.em.flush();
    await storeResult(tx, call, { paymentId: payment.id });
    return { payment: payment.id, isReplay: false };
}
/** After the bank's page: fetches how it went and, if well, takes the money. */
export async function completeCyclePayment(ctx, cycleId) {
    const { booking, latest } = await inTransaction(ctx, async (tx) => {
        const locked = await lockForRenter(tx, cycleId);
        const attempts = await attemptsOf(tx, cycleId);
        return { booking: locked.booking, latest: attempts.find((payment) => isByRenter(payment)) };
    });
    if (!latest)
        throw new DomainError(ErrorCode.CYCLE_NOT_DUE);
    if (latest.status === PaymentStatus.ACTION_REQUIRED && latest.pendingStep === null)
        return settledOutcome(ctx, latest.id, false, outcomeOf);
    return isBeingSettled([latest]) ? settledOutcome(ctx, latest.id, true, outcomeOf) : outcomeOf(ctx, booking, latest);
}
/** Whether the renter was there: the bank asked a question, money was held first, or both are still open. */
function isByRenter({ status, authorizedAt, actionUrl, pendingBy }) {
    return status === PaymentStatus.ACTION_REQUIRED || authorizedAt !== null || actionUrl !== null || pendingBy !== null;
}
/** What a payment of a cycle means for the one who pays; failures are thrown. */
function outcomeOf(_ctx, booking, payment) {
    if (payment.capturedAt !== null)
        return { booking };
    if (isBeingSettled([payment]))
        throw new DomainError(ErrorCode.IDEMPOTENCY_IN_PROGRESS);
    if (payment.status === PaymentStatus.FAILED)
        throw refusalOf(payment);
    if (payment.status === PaymentStatus.ACTION_REQUIRED && payment.pendingStep === null && payment.actionUrl)
        return { booking, actionUrl: payment.actionUrl };
    // Voided, because the cycle was paid otherwise, or is paid with another card.
    throw new DomainError(ErrorCode.CYCLE_NOT_DUE);
}
/** Locks a cycle for its renter. */
async function lockForRenter(tx, cycleId) {
    const locked = await lockCycle(tx, cycleId);
    refuseOthersThanRenter(tx, locked.booking);
    return locked;
}
//# sourceMappingURL=pay-cycle.js.map