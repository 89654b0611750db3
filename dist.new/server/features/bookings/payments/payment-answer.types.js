/** An answer of the provider; null while it has none: nothing was confirmed, or the bank is not done. */
export function answerOf(state) {
    const { status, ref, actionUrl, authorizedAt, methodBrand, methodLast4, failure } = state;
    if (status === 'created' || status === 'processing')
        return null;
    return { ref, status, actionUrl, authorizedAt, methodBrand, methodLast4, failureCode: failure?.code ?? null };
}
/** No money was held, for a reason of ours. */
export function notSent(ref, failureCode) {
    return {
        ref,
        status: 'failed',
        actionUrl: null,
        authorizedAt: null,
        methodBrand: null,
        methodLast4: null,
        failureCode,
    };
}
//# sourceMappingURL=payment-answer.types.js.map