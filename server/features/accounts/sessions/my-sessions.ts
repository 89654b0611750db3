import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors.js';
import { inTransaction } from '../../../core/transaction.js';
import { endSessionsOf } from './end-sessions.js';
import { forgetDevices } from '../sign-in/known-devices.js';
import type { AccountSession } from './account-session.type.js';
import { revokeSession } from './sessions.js';
import { describeDevice } from './user-agent.js';

interface SessionRow {
  readonly id: string;
  readonly user_agent: string;
  readonly created_at: string | Date;
  readonly last_used_at: string | Date;
  readonly is_known_device: boolean;
}

/** More than a person has; programs that sign in all day may have more. */
const MOST_SHOWN = 50;

/** Where the viewer is signed in: this session first, then the ones used last. */
export async function mySessions(ctx: SignedInContext): Promise<AccountSession[]> {
  const rows = await ctx.em.execute<SessionRow[]>(
    `select s.id, s.user_agent, s.created_at, s.last_used_at, coalesce(d.created_at < s.created_at, false) as is_known_device
     from sessions s left join known_devices d on d.id = s.device_id
     where s.user_id = ? and s.revoked_at is null and s.expires_at > ? order by s.id = ? desc, s.last_used_at desc, s.id limit ?`,
    [ctx.viewer.id, ctx.clock.now(), ctx.viewer.sessionId, MOST_SHOWN],
  );
  return rows.map((row) => ({
    uuid: row.id,
    ...describeDevice(row.user_agent),
    createdAt: new Date(row.created_at),
    lastUsedAt: new Date(row.last_used_at),
    isCurrent: row.id === ctx.viewer.sessionId,
    isKnownDevice: row.is_known_device,
  }));
}

/** Ends one of the viewer's sessions; its browser is not known any more, unless it is this one. */
export async function revokeMySession(ctx: SignedInContext, sessionId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [row] = await tx.em.execute<{ device_id: string | null }[]>(
      'select device_id from sessions where id = ? and user_id = ? and revoked_at is null and expires_at > ? for update',
      [sessionId, ctx.viewer.id, tx.clock.now()],
    );
    if (!row) throw new DomainError(ErrorCode.NOT_FOUND);
    await revokeSession(tx, sessionId, 'revoked_by_owner');
    if (row.device_id && row.device_id !== (await deviceOfSession(tx))) await tx.em.execute('delete from known_devices where id = ?', [row.device_id]);
  });
}

/** Ends all of the viewer's sessions but this one and forgets their browsers; answers how many there were. */
export async function revokeMyOtherSessions(ctx: SignedInContext): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    await forgetDevices(tx, ctx.viewer.id, await deviceOfSession(tx));
    return endSessionsOf(tx, ctx.viewer.id, 'revoked_by_owner', ctx.viewer.sessionId);
  });
}

/** The browser the viewer's own session began in, if we know it again. */
export async function deviceOfSession(ctx: SignedInContext): Promise<string | null> {
  const [row] = await ctx.em.execute<{ device_id: string | null }[]>('select device_id from sessions where id = ?', [ctx.viewer.sessionId]);
  return row?.device_id ?? null;
}
