const BRANDS = new Set(['visa', 'mastercard', 'amex']);
export function idOf(value) {
    return typeof value === 'string' ? value : (value?.id ?? null);
}
function brandOf(brand) {
    return brand !== undefined && BRANDS.has(brand) ? brand : 'card';
}
/** Null: it is no card. */
export function methodOf(method) {
    const { card } = method;
    if (!card)
        return null;
    return {
        ref: method.id,
        customerRef: idOf(method.customer),
        brand: brandOf(card.brand),
        last4: card.last4,
        expMonth: card.exp_month,
        expYear: card.exp_year,
        fingerprint: card.fingerprint ?? null,
    };
}
/** Why a confirmation failed; null when it did not. */
function failureOf(error) {
    if (!error)
        return null;
    const code = error.code ?? 'card_declined';
    return code === 'authentication_required' ? { kind: code, code } : { kind: 'declined', code: reasonOf(error, code) };
}
/** One name for the bank's page answered with no, whatever it was asked for. */
const NO_OF_THE_RENTER = new Set([
    'payment_intent_authentication_failure',
    'setup_intent_authentication_failure',
]);
/** `card_declined` has a finer reason beside it, such as `insufficient_funds`; `generic_decline` says no more. */
function reasonOf({ decline_code: reason }, code) {
    if (NO_OF_THE_RENTER.has(code))
        return 'authentication_failed';
    return code === 'card_declined' && reason && reason !== 'generic_decline' ? reason : code;
}
const PAYMENT_STATUS = {
    requires_confirmation: 'created',
    requires_action: 'action_required',
    processing: 'processing',
    requires_capture: 'authorized',
    succeeded: 'captured',
    canceled: 'void',
};
/** An intent, with its card and charge if they were expanded. */
export function paymentOf(intent) {
    const failure = intent.status === 'requires_payment_method' ? failureOf(intent.last_payment_error) : null;
    const method = typeof intent.payment_method === 'object' ? intent.payment_method : null;
    const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
    const isAuthorized = intent.status === 'requires_capture' || intent.status === 'succeeded';
    return {
        ref: intent.id,
        status: failure ? 'failed' : (PAYMENT_STATUS[intent.status] ?? 'created'),
        amountCents: intent.amount,
        capturedCents: intent.amount_received,
        authorizedAt: isAuthorized && charge ? dateOf(charge.created) : null,
        actionUrl: intent.next_action?.redirect_to_url?.url ?? null,
        methodRef: idOf(intent.payment_method),
        methodBrand: method?.card ? brandOf(method.card.brand) : null,
        methodLast4: method?.card?.last4 ?? null,
        failure,
    };
}
export function setupOf(setup) {
    const statuses = {
        succeeded: 'done',
        requires_action: 'action_required',
        processing: 'processing',
    };
    return {
        ref: setup.id,
        status: statuses[setup.status] ?? 'failed',
        actionUrl: setup.next_action?.redirect_to_url?.url ?? null,
        methodRef: idOf(setup.payment_method),
        failure: setup.status === 'succeeded' ? null : failureOf(setup.last_setup_error),
    };
}
/** `requires_action` waits for bank details of the receiver and ends by itself, so it counts as pending. */
export function refundOf(refund) {
    const isFailed = refund.status === 'failed' || refund.status === 'canceled';
    return {
        ref: refund.id,
        status: isFailed ? 'failed' : refund.status === 'succeeded' ? 'done' : 'pending',
        failureCode: isFailed ? (refund.failure_reason ?? 'unknown') : null,
    };
}
export function accountOf(account) {
    const { requirements } = account;
    const bank = account.external_accounts?.data.find(({ object }) => object === 'bank_account');
    const wanted = [...new Set([...(requirements?.past_due ?? []), ...(requirements?.currently_due ?? [])])];
    const isComplete = account.payouts_enabled && account.capabilities?.transfers === 'active';
    const deadline = requirements?.current_deadline ?? null;
    return {
        ref: account.id,
        status: isComplete ? 'complete' : account.details_submitted && wanted.length > 0 ? 'restricted' : 'pending',
        requirements: wanted,
        requirementsDueAt: dateOf(deadline),
        ibanLast4: bank && 'last4' in bank ? (bank.last4 ?? null) : null,
    };
}
export function transferOf(transfer) {
    return {
        ref: transfer.id,
        accountRef: idOf(transfer.destination) ?? '',
        amountCents: transfer.amount,
        reversedCents: transfer.amount_reversed,
    };
}
export function payoutOf(payout, accountRef) {
    const status = payout.status === 'canceled' ? 'cancelled' : payout.status;
    return {
        ref: payout.id,
        accountRef,
        amountCents: payout.amount,
        status: status,
        failureCode: payout.failure_code ?? null,
        arrivesAt: dateOf(payout.arrival_date),
    };
}
const KINDS = {
    charge: 'charge',
    payment: 'charge',
    refund: 'refund',
    payment_refund: 'refund',
    refund_failure: 'refund_failure',
    payment_failure_refund: 'refund_failure',
    transfer: 'transfer',
    transfer_refund: 'transfer_reversal',
    payout: 'payout',
    payout_failure: 'payout_failure',
    payout_cancel: 'payout_failure',
    stripe_fee: 'fee',
};
export function balanceEntryOf(movement) {
    const kind = movement.reporting_category.startsWith('dispute') ? 'dispute' : (KINDS[movement.type] ?? 'other');
    return {
        ref: movement.id,
        kind,
        amountCents: movement.amount,
        feeCents: movement.fee,
        netCents: movement.net,
        sourceRef: sourceOf(movement.source),
        createdAt: new Date(movement.created * 1000),
    };
}
/** A charge is known to us by its payment, a reversal by its transfer. */
function sourceOf(source) {
    if (typeof source !== 'object' || source === null)
        return source;
    const object = source;
    if (object.object === 'charge')
        return idOf(object.payment_intent) ?? object.id;
    return object.object === 'transfer_reversal' ? (idOf(object.transfer) ?? object.id) : object.id;
}
export function disputeOf(dispute) {
    const statuses = {
        needs_response: 'open',
        warning_needs_response: 'open',
        appeal_needs_response: 'open',
        won: 'won',
        prevented: 'won',
        warning_closed: 'won',
        lost: 'lost',
    };
    return {
        ref: dispute.id,
        paymentRef: idOf(dispute.payment_intent) ?? '',
        amountCents: dispute.amount,
        takenCents: sumOf(dispute.balance_transactions, -1),
        returnedCents: sumOf(dispute.balance_transactions, 1),
        reason: dispute.reason,
        status: statuses[dispute.status] ?? 'answered',
        answerDueAt: dateOf(dispute.evidence_details.due_by),
    };
}
/** What movements of one direction add up to, as a positive amount. */
function sumOf(movements, sign) {
    return movements.reduce((sum, { amount }) => sum + Math.max(0, sign * amount), 0);
}
/** Stripe counts seconds; 0 is how an optional instant is left out of some objects. */
function dateOf(seconds) {
    return seconds ? new Date(seconds * 1000) : null;
}
//# sourceMappingURL=stripe-answers.js.map