import type { ServiceContext } from '../../../core/context.js';
import { revokeSession, type RevokeReason } from './sessions.js';

/** Ends all of a person's sessions but the one named, sockets included; answers how many there were. */
export async function endSessionsOf(tx: ServiceContext, userId: string, reason: RevokeReason, exceptSessionId: string | null = null): Promise<number> {
  const rows = await tx.em.execute<{ id: string }[]>(
    'select id from sessions where user_id = ? and revoked_at is null and expires_at > ? and id is distinct from ?::uuid order by id for update',
    [userId, tx.clock.now(), exceptSessionId],
  );
  for (const { id } of rows) await revokeSession(tx, id, reason);
  return rows.length;
}
