import type { SignedInContext } from '../../../core/context.js';

/** Whether the session a subscription speaks for still lives: its context outlives sign-outs and suspensions. */
export async function isSessionLive(ctx: SignedInContext): Promise<boolean> {
  const rows = await ctx.em.fork().execute<object[]>(
    `select 1 from sessions s join users u on u.id = s.user_id
     where s.id = ? and s.user_id = ? and s.revoked_at is null and s.expires_at > ? and u.suspended_at is null`,
    [ctx.viewer.sessionId, ctx.viewer.id, ctx.clock.now()],
  );
  return rows.length > 0;
}
