/** Whether the session with alias `s` is neither revoked nor expired. */
export function isOpenAt(now) {
    return (eb) => eb.and([eb('s.revokedAt', 'is', null), eb('s.expiresAt', '>', now)]);
}
/**
 * Whether the session with alias `s` has passed the second factor, if its user has one.
 * A factor added after the sign-in, or between password check and session, invalidates the sessions that were opened without it.
 */
export function hasRequiredFactor(eb) {
    const factor = eb
        .selectFrom('TotpFactor as f')
        .select('f.userId')
        .whereRef('f.userId', '=', 's.userId')
        .where('f.confirmedAt', 'is not', null);
    return eb.or([eb('s.mfaVerifiedAt', 'is not', null), eb.not(eb.exists(factor))]);
}
//# sourceMappingURL=session-conditions.js.map