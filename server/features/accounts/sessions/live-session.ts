import type { SignedInContext } from '../../../core/context.js';
import { databaseOf } from '../../../database.js';
import { isOpenAt } from './session-conditions.js';

/** Whether the session of a subscription is still open; checked per event, because its context outlives sign-outs and suspensions. */
export async function isSessionLive(ctx: SignedInContext): Promise<boolean> {
  const session = await databaseOf(ctx.em.fork())
    .selectFrom('Session as s')
    .innerJoin('User as u', 'u.id', 's.userId')
    .select('s.id')
    .where('s.id', '=', ctx.viewer.sessionId)
    .where('s.userId', '=', ctx.viewer.id)
    .where(isOpenAt(ctx.clock.now()))
    .where('u.suspendedAt', 'is', null)
    .executeTakeFirst();
  return session !== undefined;
}
