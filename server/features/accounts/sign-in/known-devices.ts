import type { RequestContext, ServiceContext } from '../../../core/context.js';
import { DAY_MS } from '../../../core/values/durations.js';
import { hashToken, randomToken } from '../secrets.js';
import { readCookieToken, setCookieToken } from '../sessions/session-cookie.js';
import { toStoredUserAgent } from '../sessions/user-agent.js';

/** The longest that browsers keep a cookie. */
export const DEVICE_DAYS = 400;

/** A browser that has signed in to one account before. */
export interface DeviceMark {
  readonly id: string;
  readonly userId: string;
  /** The value of its cookie. */
  readonly token: string;
}

/** The caller's browser, when it has signed in to the account of this address before. */
export async function findKnownDevice(ctx: RequestContext, email: string): Promise<DeviceMark | null> {
  const token = readCookieToken(ctx, 'device');
  if (!token) return null;
  const row = await ctx.db
    .selectFrom('KnownDevice as d')
    .innerJoin('User as u', 'u.id', 'd.userId')
    .select(['d.id', 'd.userId'])
    .where('u.email', '=', email)
    .where('d.tokenHash', '=', hashToken(token))
    .executeTakeFirst();
  return row ? { ...row, token } : null;
}

/** Stores the caller's browser as a known device; all accounts used in one browser share its token. */
export async function rememberDevice(tx: RequestContext, userId: string): Promise<DeviceMark> {
  const now = tx.clock.now();
  const token = (await findIssuedToken(tx)) ?? randomToken();
  const { id } = await tx.db
    .insertInto('KnownDevice')
    .values({
      userId,
      tokenHash: hashToken(token),
      userAgent: toStoredUserAgent(tx.client.userAgent),
      createdAt: now,
      lastUsedAt: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'tokenHash'])
        .doUpdateSet((eb) => ({ lastUsedAt: eb.ref('excluded.lastUsedAt'), userAgent: eb.ref('excluded.userAgent') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, userId, token };
}

/** Sets or renews the device cookie. */
export function setDeviceCookie(ctx: RequestContext, { token }: DeviceMark): void {
  setCookieToken(ctx, 'device', token, new Date(ctx.clock.now().getTime() + DEVICE_DAYS * DAY_MS));
}

/** Deletes the known devices of an account, except one. */
export async function deleteDevices(tx: ServiceContext, userId: string, exceptId: string | null): Promise<void> {
  await tx.db
    .deleteFrom('KnownDevice')
    .where('userId', '=', userId)
    .where('id', 'is distinct from', exceptId)
    .execute();
}

/** The browser's token if it was issued by this server: an attacker would know a token that they planted. */
async function findIssuedToken(tx: RequestContext): Promise<string | null> {
  const token = readCookieToken(tx, 'device');
  if (!token) return null;
  const row = await tx.db
    .selectFrom('KnownDevice')
    .select('id')
    .where('tokenHash', '=', hashToken(token))
    .limit(1)
    .executeTakeFirst();
  return row ? token : null;
}
