/** Whether an account is suspended. */
export async function isSuspended(tx, userId) {
    const row = await tx.db
        .selectFrom('User')
        .select('id')
        .where('id', '=', userId)
        .where('suspendedAt', 'is not', null)
        .executeTakeFirst();
    return row !== undefined;
}
/** Whether money may be taken for the host: nothing is for a suspended one, unless the staff allowed this booking's charges since. */
export async function mayChargeFor(tx, { hostId, chargesAllowedAt }) {
    const host = await tx.db.selectFrom('User').select('suspendedAt').where('id', '=', hostId).executeTakeFirst();
    const since = host?.suspendedAt ?? null;
    return since === null || (chargesAllowedAt !== null && chargesAllowedAt >= since);
}
/** Whether a booking may be confirmed: a suspended renter's never is, a suspended host's only by the staff's word. */
export async function areSidesActive(tx, booking) {
    return !(await isSuspended(tx, booking.renterId)) && (await mayChargeFor(tx, booking));
}
//# sourceMappingURL=sides.js.map