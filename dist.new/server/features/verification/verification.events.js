/** Event types of verifications. */
export const VerificationEventType = {
    SUBMITTED: 'verification.submitted',
    APPROVED: 'verification.approved',
    REJECTED: 'verification.rejected',
    EXPIRED: 'verification.expired',
};
//# sourceMappingURL=verification.events.js.map