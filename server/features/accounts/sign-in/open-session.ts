import type { RequestContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { tryConsume } from '../../../core/rate-limits/rate-limits.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { findMailRecipient, sendAccountMail } from '../account-mails.js';
import { changeAccount } from '../change-account.js';
import { openSession, type LiveSession } from '../sessions/sessions.js';
import { deviceName } from '../sessions/user-agent.js';
import { findKnownDevice, rememberDevice, type DeviceMark } from './known-devices.js';

/** A session just opened, and its known device; clients without cookies have none. */
export interface OpenedSession extends LiveSession {
  readonly device: DeviceMark | null;
}

/** A user whose credentials were verified. */
export interface VerifiedUser {
  readonly userId: string;
  readonly email: string;
  /** The hash that the password was checked against; the sign-in is refused when it has changed since. */
  readonly passwordHash: string;
  readonly isSecondFactorVerified: boolean;
  /** Whether the client takes the refresh token in the response instead of a cookie. */
  readonly inBody: boolean;
}

/** Opens a session, stores the browser as a known device, and mails the owner when it is a new one. */
export async function openSessionFor(ctx: RequestContext, user: VerifiedUser): Promise<OpenedSession> {
  const { userId, inBody } = user;
  const known = await findKnownDevice(ctx, user.email);
  const { firstSignedInAt, hasDevice } = await findPast(ctx, userId);
  const isNewDevice = !known && (firstSignedInAt !== null || hasDevice);
  // Clients without cookies are a new device at every sign-in, so the mails per hour are limited.
  const sendsMail = isNewDevice && (await tryConsume(ctx, 'new-sign-in-mail', userId));
  return inTransaction(ctx, async (tx) => {
    if (firstSignedInAt === null) await changeAccount(tx, userId, { firstSignedInAt: tx.clock.now() });
    await refuseIfChanged(tx, user);
    if (sendsMail) await sendNewSignInMail(tx, userId);
    const device = inBody ? null : await rememberDevice(tx, userId);
    const deviceId = device?.id ?? known?.id ?? null;
    const { userAgent } = tx.client;
    return {
      ...(await openSession(tx, userId, { userAgent, deviceId, isSecondFactorVerified: user.isSecondFactorVerified })),
      device,
    };
  });
}

/** Refuses when the password was changed or the account suspended after the credentials were checked. */
async function refuseIfChanged(tx: RequestContext, { userId, passwordHash }: VerifiedUser): Promise<void> {
  const row = await tx.db
    .selectFrom('User')
    .select(['passwordHash', 'suspendedAt'])
    .where('id', '=', userId)
    .where('erasedAt', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (row?.passwordHash !== passwordHash) throw new DomainError(ErrorCode.INVALID_CREDENTIALS);
  if (row.suspendedAt) throw new DomainError(ErrorCode.ACCOUNT_SUSPENDED);
}

/** Whether the account has ever had a session, or a browser that set its password. */
export async function hasSignedInBefore(ctx: RequestContext, userId: string): Promise<boolean> {
  const { firstSignedInAt, hasDevice } = await findPast(ctx, userId);
  return firstSignedInAt !== null || hasDevice;
}

async function findPast(
  { db }: RequestContext,
  userId: string,
): Promise<{ readonly firstSignedInAt: Date | null; readonly hasDevice: boolean }> {
  const row = await db
    .selectFrom('User as u')
    .select('u.firstSignedInAt')
    .select((eb) =>
      eb.exists(eb.selectFrom('KnownDevice as d').select('d.id').whereRef('d.userId', '=', 'u.id')).as('hasDevice'),
    )
    .where('u.id', '=', userId)
    .executeTakeFirst();
  return { firstSignedInAt: row?.firstSignedInAt ?? null, hasDevice: Boolean(row?.hasDevice) };
}

async function sendNewSignInMail(tx: RequestContext, userId: string): Promise<void> {
  const params = { device: deviceName(tx.client.userAgent), at: tx.clock.now().toISOString() };
  await sendAccountMail(tx, await findMailRecipient(tx, userId), 'new-sign-in', params);
}
