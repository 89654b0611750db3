import { setTimeout as wait } from 'node:timers/promises';
import type { SignedInContext } from '../../../core/context.js';
import { deliveryLoader } from '../../../core/events/delivery-loader.js';
import { isOpenAt } from './session-conditions.js';

/** Milliseconds before each further attempt to read what a message told of. */
const RETRY_DELAYS_MS = [250, 1_000];

/** Whether the session of a subscription is still open; checked per delivery, because its context outlives sign-outs and suspensions. */
function isSessionLive(ctx: SignedInContext): Promise<boolean> {
  // A program has no session: whether its key or consent holds is known to whoever let it in.
  if (ctx.isProgramLive) return ctx.isProgramLive();
  const { id: userId, sessionId } = ctx.viewer;
  return deliveryLoader<{ userId: string; sessionId: string }, boolean>(ctx, 'sessions', async ({ db }, keys) => {
    const open = await db
      .selectFrom('Session as s')
      .innerJoin('User as u', 'u.id', 's.userId')
      .select(['s.id', 's.userId'])
      .where('s.id', 'in', [...new Set(keys.map((key) => key.sessionId))])
      .where(isOpenAt(ctx.clock.now()))
      .where('u.suspendedAt', 'is', null)
      .execute();
    const owners = new Map(open.map((session) => [session.id, session.userId]));
    return keys.map((key) => owners.get(key.sessionId) === key.userId);
  }).load({ userId, sessionId });
}

/**
 * Reads what a message told of, as it is now; null once the session has ended. A read that fails is tried again and then skipped: an error would
 * end the subscription, and live updates until the page is loaded again.
 */
export async function readDelivery<T>(ctx: SignedInContext, read: () => Promise<T | null>): Promise<T | null> {
  for (const pause of [0, ...RETRY_DELAYS_MS]) {
    try {
      if (pause > 0) await wait(pause);
      ctx.loaders.reset();
      const [isLive, found] = await Promise.all([isSessionLive(ctx), read()]);
      return isLive ? found : null;
    } catch (error) {
      ctx.log.warn({ err: error }, 'live: a change could not be read');
    }
  }
  return null;
}
