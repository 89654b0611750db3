import type { RequestContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors.js';
import { tryConsume } from '../../../core/rate-limits.js';
import { inTransaction } from '../../../core/transaction.js';
import { mailReceiver, sendAccountMail } from '../account-mails.js';
import { openSession, type LiveSession } from '../sessions/sessions.js';
import { deviceName } from '../sessions/user-agent.js';
import { findKnownDevice, rememberDevice, type KnownDevice } from './known-devices.js';

/** A session just opened, and the browser's mark; clients without cookies have none. */
export interface OpenedSession extends LiveSession {
  readonly device: KnownDevice | null;
}

/** What somebody has proven, and how she wants her tokens. */
export interface ProvenPerson {
  readonly userId: string;
  readonly email: string;
  /** The hash her password was held against: a password changed meanwhile opens nothing. */
  readonly passwordHash: string;
  readonly isSecondFactorVerified: boolean;
  readonly inBody: boolean;
}

/** Opens a session, knows the browser again from now on, and tells the owner when it is a new one. */
export async function openSessionFor(ctx: RequestContext, person: ProvenPerson): Promise<OpenedSession> {
  const { userId, inBody } = person;
  const known = await findKnownDevice(ctx, person.email);
  const isNews = !known && (await hasSignedInBefore(ctx, userId));
  // Programs have no mark and would tell of every sign-in: some an hour are enough to be warned.
  const isTold = isNews && (await tryConsume(ctx, 'new-sign-in-mail', userId));
  return inTransaction(ctx, async (tx) => {
    await refuseWhatChanged(tx, person);
    if (isTold) await tellOfSignIn(tx, userId);
    const device = inBody ? null : await rememberDevice(tx, userId);
    const deviceId = device?.id ?? known?.id ?? null;
    const { userAgent } = tx.client;
    return { ...(await openSession(tx, userId, { userAgent, deviceId, isSecondFactorVerified: person.isSecondFactorVerified })), device };
  });
}

/** A new password or a suspension that came between the check and now must not be outrun. */
async function refuseWhatChanged(tx: RequestContext, { userId, passwordHash }: ProvenPerson): Promise<void> {
  const [row] = await tx.em.execute<{ password_hash: string; is_suspended: boolean }[]>(
    'select password_hash, suspended_at is not null as is_suspended from users where id = ? and erased_at is null for share',
    [userId],
  );
  if (row?.password_hash !== passwordHash) throw new DomainError(ErrorCode.INVALID_CREDENTIALS);
  if (row.is_suspended) throw new DomainError(ErrorCode.ACCOUNT_SUSPENDED);
}

async function hasSignedInBefore(ctx: RequestContext, userId: string): Promise<boolean> {
  const [row] = await ctx.em.execute<{ has: boolean }[]>(
    'select exists(select from sessions where user_id = ?) or exists(select from known_devices where user_id = ?) as has',
    [userId, userId],
  );
  return row?.has === true;
}

async function tellOfSignIn(tx: RequestContext, userId: string): Promise<void> {
  const params = { device: deviceName(tx.client.userAgent), at: tx.clock.now().toISOString() };
  await sendAccountMail(tx, await mailReceiver(tx, userId), 'new-sign-in', params);
}
