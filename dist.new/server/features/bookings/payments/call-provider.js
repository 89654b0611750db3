
import { ProviderError } from '../../../ports/payments/provider-error.js';
import { customerOf } from '../cards/payment-customers.js';
import { cardCents } from './credit-spent.js';
import { answerOf, notSent } from './payment-answer.types.js';
/** Where the bank's page sends the renter back to. */
export const BANK_RETURN_PATH = '/payments/return';
/** Asks the provider of a payment for its step; null: there is no answer yet. Repeating it is harmless. */
export async function callProvider(ctx, payment, step, mode) {
    const answer = await call(ctx, payment, step, mode);
    return answer && DECISIONS[step].has(answer.status) ? answer : null;
}
const AUTHORIZATION = new Set(['authorized', 'action_required', 'captured', 'void', 'failed']);
const TAKEN_OR_NOT = new Set(['captured', 'void', 'failed']);
/** What decides a step; any other state is one that the call has not reached, or not left. */
const DECISIONS = {
    authorize: AUTHORIZATION,
    authentication: AUTHORIZATION,
    capture: TAKEN_OR_NOT,
    charge: TAKEN_OR_NOT,
    void: TAKEN_OR_NOT,
};
async function call(ctx, payment, step, mode) {
    const provider = ctx.ports.payments.named(payment.provider);
    if (mode === 'look')
        return payment.providerRef === null ? null : answerOf(await provider.retrievePayment(payment.providerRef));
    if (step === 'authorize')
        return authorize(ctx, provider, payment, mode);
    if (step === 'charge')
        return charge(ctx, provider, payment);
    const { providerRef } = payment;
    if (providerRef === null)
        return notSent(null, 'never_sent');
    if (step === 'authentication')
        return answerOf(await provider.retrievePayment(providerRef));
    return step === 'capture' ? capture(provider, payment, providerRef) : letGo(provider, payment, providerRef);
}
async function authorize(ctx, provider, payment, mode) {
    if (mode === 'resume')
        return resumeAuthorization(provider, payment);
    const made = await make(ctx, provider, payment, 'manual');
    if (made === null)
        return notSent(null, 'payment_method_unknown');
    if (made.status !== 'created')
        return answerOf(made);
    return answerOf(await provider.confirmPayment(made.ref, {
        methodRef: payment.paymentMethodRef ?? '',
        returnUrl: `${ctx.config.publicUrl}${BANK_RETURN_PATH}`,
        idempotencyKey: keyOf(payment, 'confirm'),
    }));
}
/** A payment that was never confirmed is let go of, so that a call that is still on its way cannot hold money. */
async function resumeAuthorization(provider, payment) {
    const { providerRef: ref } = payment;
    if (ref === null)
        return notSent(null, 'never_sent');
    const state = await provider.retrievePayment(ref);
    if (state.status !== 'created')
        return answerOf(state);
    const voided = await provider.voidPayment(ref, { idempotencyKey: keyOf(payment, 'void') });
    return voided.status === 'void' ? notSent(ref, 'never_sent') : answerOf(voided);
}
/** It needs no renter, so a lost charge is sent again; a payment is confirmed once, however often it is asked for. */
async function charge(ctx, provider, payment) {
    const made = await make(ctx, provider, payment, 'automatic');
    if (made === null)
        return notSent(null, 'payment_method_unknown');
    if (made.status !== 'created')
        return answerOf(made);
    return answerOf(await provider.chargeOffSession(made.ref, {
        methodRef: payment.paymentMethodRef ?? '',
        idempotencyKey: keyOf(payment, 'charge'),
    }));
}
async function capture(provider, payment, ref) {
    return answerOf(await provider.capturePayment(ref, { idempotencyKey: keyOf(payment, 'capture') }));
}
async function letGo(provider, payment, ref) {
    return answerOf(await provider.voidPayment(ref, { idempotencyKey: keyOf(payment, 'void') }));
}
/**
 * The payment at the provider, whose reference is stored before any money can move. Null when the card cannot be used: it is unknown,
 * or belongs to somebody else.
 */
async function make(ctx, provider, payment, capture) {
    if (payment.providerRef !== null)
        return provider.retrievePayment(payment.providerRef);
    const customerRef = await customerOf(ctx, provider, payment.renterId);
    const methodRef = payment.paymentMethodRef ?? '';
    const method = await provider.retrieveMethod(methodRef);
    if (method === null || (method.customerRef !== null && method.customerRef !== customerRef))
        return null;
    // By mandate only a card of the customer's can be charged; one that was just typed in becomes theirs.
    if (capture === 'automatic' && method.customerRef === null && !(await attach(provider, methodRef, customerRef)))
        return null;

    const made = await provider.createPayment({
        customerRef,
        methodRef,
        amountCents: cardCents(payment),
        capture,
        savesMethod: capture === 'manual',
        description: await referenceOf(ctx, payment.bookingId),
        idempotencyKey: payment.idempotencyKey,
    });

    await ctx.db
        .updateTable('Payment')
        .set({ providerRef: made.ref })
        .where('id', '=', payment.id)
        .where('providerRef', 'is', null)
        .execute();
    return made;
}
/** Whether the card is the customer's now; its bank may refuse to be asked by mandate. */
async function attach(provider, methodRef, customerRef) {
    try {
        await provider.attachMethod(methodRef, customerRef);
        return true;
    }
    catch (error) {
        if (error instanceof ProviderError && error.code === 'card_declined')
            return false;
        throw error;
    }
}
async function referenceOf(ctx, bookingId) {
    const row = await ctx.db.selectFrom('Booking').select('reference').where('id', '=', bookingId).executeTakeFirst();
    return row?.reference ?? '';
}
/** A new key for each try: the provider keeps its failures under a key, and answers them again. */
function keyOf(payment, call) {
    return `${payment.idempotencyKey}:${call}:${payment.attempts}`;
}
//# sourceMappingURL=call-provider.js.map