import { isOpenAt } from './session-conditions.js';
import { revokeSession } from './sessions.js';
/** Ends all sessions of a user except one, sockets included; returns how many there were. */
export async function endSessionsOf(tx, userId, reason, exceptSessionId = null) {
    const rows = await tx.db
        .selectFrom('Session as s')
        .select('s.id')
        .where('s.userId', '=', userId)
        .where(isOpenAt(tx.clock.now()))
        .where('s.id', 'is distinct from', exceptSessionId)
        .orderBy('s.id')
        .forUpdate()
        .execute();
    for (const { id } of rows)
        await revokeSession(tx, id, reason);
    return rows.length;
}
//# sourceMappingURL=end-sessions.js.map