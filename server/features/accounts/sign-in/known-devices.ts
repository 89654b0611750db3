import type { RequestContext, ServiceContext } from '../../../core/context.js';
import { hashToken, randomToken } from '../secrets.js';
import { keepCookieToken, readCookieToken } from '../sessions/session-cookie.js';
import { storedUserAgent } from '../sessions/user-agent.js';

/** As long as browsers keep a cookie at most. */
export const DEVICE_DAYS = 400;

/** A browser that has signed in to one account before. */
export interface KnownDevice {
  readonly id: string;
  /** What its cookie holds. */
  readonly token: string;
}

/** The device a caller sits at, when it has signed in to the account of this address before. */
export async function findKnownDevice(ctx: RequestContext, email: string): Promise<KnownDevice | null> {
  const token = readCookieToken(ctx, 'device');
  if (!token) return null;
  const [row] = await ctx.em.execute<{ id: string }[]>(
    'select d.id from known_devices d join users u on u.id = d.user_id where u.email = ? and d.token_hash = ?',
    [email, hashToken(token)],
  );
  return row ? { id: row.id, token } : null;
}

/** Knows the caller's browser again from now on; one mark serves all accounts that are used in it. */
export async function rememberDevice(tx: RequestContext, userId: string): Promise<KnownDevice> {
  const now = tx.clock.now();
  const token = (await ownMark(tx)) ?? randomToken();
  const [row] = await tx.em.execute<{ id: string }[]>(
    `insert into known_devices (user_id, token_hash, user_agent, created_at, last_used_at) values (?, ?, ?, ?, ?)
     on conflict (user_id, token_hash) do update set last_used_at = excluded.last_used_at, user_agent = excluded.user_agent returning id`,
    [userId, hashToken(token), storedUserAgent(tx.client.userAgent), now, now],
  );
  if (!row) throw new Error('the device was not stored');
  return { id: row.id, token };
}

/** Gives the browser its mark, or prolongs it. */
export function keepDeviceMark(ctx: RequestContext, { token }: KnownDevice): void {
  keepCookieToken(ctx, 'device', token, new Date(ctx.clock.now().getTime() + DEVICE_DAYS * 86_400_000));
}

/** Devices of an account that count no more, all but the one named. */
export async function forgetDevices(tx: ServiceContext, userId: string, exceptId: string | null): Promise<void> {
  await tx.em.execute('delete from known_devices where user_id = ? and id is distinct from ?::uuid', [userId, exceptId]);
}

/** Only a mark we gave is used again: one that somebody else planted would be known to him as well. */
async function ownMark(tx: RequestContext): Promise<string | null> {
  const token = readCookieToken(tx, 'device');
  if (!token) return null;
  const [row] = await tx.em.execute<object[]>('select 1 from known_devices where token_hash = ? limit 1', [hashToken(token)]);
  return row ? token : null;
}
