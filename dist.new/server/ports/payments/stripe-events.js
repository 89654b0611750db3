const SUBJECTS = [
    ['payment_intent.', 'payment'],
    ['setup_intent.', 'setup'],
    ['charge.dispute.', 'dispute'],
    ['charge.refund', 'refund'],
    ['refund.', 'refund'],
    ['account.updated', 'account'],
    ['payout.', 'payout'],
    ['transfer.', 'transfer'],
];
/** What a signed webhook is about. */
export function eventOf(event) {
    const object = event.data.object;
    const found = SUBJECTS.find(([prefix]) => event.type.startsWith(prefix))?.[1] ?? 'other';
    return {
        id: event.id,
        createdAt: new Date(event.created * 1000),
        type: event.type,
        // `charge.refunded` is about the charge: the refund's own events follow it.
        subject: found === 'refund' && object.object !== 'refund' ? 'other' : found,
        ref: object.id ?? '',
        accountRef: event.account ?? null,
    };
}
//# sourceMappingURL=stripe-events.js.map