import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { deleteLinks } from '../account-mails.js';
import { endSessionsOf } from './end-sessions.js';
import { deleteDevices } from '../sign-in/known-devices.js';
import type { AccountSession } from './account-session.types.js';
import { isOpenAt } from './session-conditions.js';
import { revokeSession } from './sessions.js';
import { describeDevice } from './user-agent.js';

/** More than a person needs; scripts that sign in repeatedly may have more. */
const MAX_SESSIONS = 50;

/** The viewer's open sessions: this one first, then by last use. */
export async function mySessions(ctx: SignedInContext): Promise<AccountSession[]> {
  const { id, sessionId } = ctx.viewer;
  const rows = await ctx.db
    .selectFrom('Session as s')
    .leftJoin('KnownDevice as d', 'd.id', 's.deviceId')
    .select(['s.id', 's.userAgent', 's.createdAt', 's.lastUsedAt'])
    .select((eb) => eb('d.createdAt', '<', eb.ref('s.createdAt')).as('isKnownDevice'))
    .where('s.userId', '=', id)
    .where(isOpenAt(ctx.clock.now()))
    .orderBy((eb) => eb('s.id', '=', sessionId), 'desc')
    .orderBy('s.lastUsedAt', 'desc')
    .orderBy('s.id')
    .limit(MAX_SESSIONS)
    .execute();
  return rows.map((row) => ({
    uuid: row.id,
    ...describeDevice(row.userAgent),
    createdAt: row.createdAt,
    lastUsedAt: row.lastUsedAt,
    isCurrent: row.id === sessionId,
    isKnownDevice: row.isKnownDevice === true,
  }));
}

/** Ends one of the viewer's sessions and deletes a change of address that waits, and its known device, unless this session uses the same one. */
export async function revokeMySession(ctx: SignedInContext, sessionId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const session = await tx.db
      .selectFrom('Session as s')
      .select('s.deviceId')
      .where('s.id', '=', sessionId)
      .where('s.userId', '=', ctx.viewer.id)
      .where(isOpenAt(tx.clock.now()))
      .forUpdate()
      .executeTakeFirst();
    if (!session) throw new DomainError(ErrorCode.NOT_FOUND);
    await revokeSession(tx, sessionId, 'revoked_by_owner');
    await cancelAddressChange(tx);
    const { deviceId } = session;
    if (deviceId && deviceId !== (await findSessionDevice(tx)))
      await tx.db.deleteFrom('KnownDevice').where('id', '=', deviceId).execute();
  });
}

/** Ends all of the viewer's sessions except this one and deletes their known devices and a change of address that waits; returns how many there were. */
export async function revokeMyOtherSessions(ctx: SignedInContext): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    await cancelAddressChange(tx);
    await deleteDevices(tx, ctx.viewer.id, await findSessionDevice(tx));
    return endSessionsOf(tx, ctx.viewer.id, 'revoked_by_owner', ctx.viewer.sessionId);
  });
}

/* Opening the link needs no session, so a change that an ended one asked for would outlive it. */
async function cancelAddressChange(tx: SignedInContext): Promise<void> {
  await deleteLinks(tx, tx.viewer.id, ['change_email']);
}

/** The known device of the viewer's session, if any. */
export async function findSessionDevice(ctx: SignedInContext): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('Session')
    .select('deviceId')
    .where('id', '=', ctx.viewer.sessionId)
    .executeTakeFirst();
  return row?.deviceId ?? null;
}
