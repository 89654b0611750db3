import { randomUUID } from 'node:crypto';
/** How long a consent lasts; the person may end it any time. */
const GRANT_MS = 365 * 24 * 60 * 60 * 1000;
/**
 * Whether the grant with alias `g` of the person with alias `u` is in force. A new password ends what was consented to before it: it is
 * what people change when somebody else has been in their account.
 */
export function isInForce(now) {
    return (eb) => eb.and([
        eb('g.revokedAt', 'is', null),
        eb('g.expiresAt', '>', now),
        eb.or([eb('u.passwordChangedAt', 'is', null), eb('u.passwordChangedAt', '<', eb.ref('g.consentedAt'))]),
    ]);
}
/** Stores what the viewer allows an app: added to what they allow it already, or as a new grant. */
export async function openGrant(tx, appId, scopes) {
    const userId = tx.viewer.id;
    const now = tx.clock.now();
    const times = { consentedAt: now, expiresAt: new Date(now.getTime() + GRANT_MS) };
    // Two consents at once must not both open a grant.
    await tx.db.selectFrom('User').select('id').where('id', '=', userId).forUpdate().execute();
    const open = await tx.db
        .selectFrom('AppGrant as g')
        .innerJoin('User as u', 'u.id', 'g.userId')
        .select(['g.id', 'g.scopes'])
        .where('g.appId', '=', appId)
        .where('g.userId', '=', userId)
        .where(isInForce(now))
        .executeTakeFirst();
    if (open) {
        const all = [...new Set([...open.scopes, ...scopes])];
        await tx.db
            .updateTable('AppGrant')
            .set({ scopes: all, ...times })
            .where('id', '=', open.id)
            .execute();
        return open.id;
    }
    await closeGrants(tx, { appId, userId });
    const id = randomUUID();
    await tx.db
        .insertInto('AppGrant')
        .values({ id, appId, userId, scopes: [...scopes], ...times })
        .execute();
    return id;
}
/** Ends grants with all their codes and tokens, and returns how many were open. */
export async function closeGrants(tx, which) {
    const closed = await tx.db
        .updateTable('AppGrant')
        .set({ revokedAt: tx.clock.now() })
        .where((eb) => eb.and(which))
        .where('revokedAt', 'is', null)
        .returning('id')
        .execute();
    const ids = closed.map(({ id }) => id);
    if (ids.length === 0)
        return 0;
    await tx.db.deleteFrom('AppToken').where('grantId', 'in', ids).execute();
    await tx.db.deleteFrom('AppCode').where('grantId', 'in', ids).execute();
    return ids.length;
}
//# sourceMappingURL=grants.js.map