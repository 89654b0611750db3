/** What the ledger says a payment of the guarantee is about. */
export function postingOf({ id: bookingId, hostId }, claimId) {
    return { source: ['claim', claimId], bookingId, hostId };
}
//# sourceMappingURL=guarantee-posting.js.map