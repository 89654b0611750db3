import { isOn } from '../../../core/constants/constants.js';
import { loadConstants } from '../../../core/constants/load-constants.js';
import type { RequestContext, ServiceContext, SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { consume } from '../../../core/rate-limits/rate-limits.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { arePushKeys, isPushEndpoint } from './push-endpoint.js';
import type { SubscribeToPushInput } from './push.types.js';

/** More browsers than a person uses; beyond it the oldest one is removed. */
const MAX_DEVICES = 10;

/**
 * Subscribes the browser of this session; a browser that had been another user's is now the viewer's. Throws BAD_REQUEST or FEATURE_OFF.
 */
export async function subscribeToPush(
  ctx: SignedInContext,
  { endpoint, p256dh, auth }: SubscribeToPushInput,
): Promise<void> {
  if (!isPushEndpoint(endpoint) || !arePushKeys({ p256dh, auth })) throw new DomainError(ErrorCode.BAD_REQUEST);
  if (!isOn(await loadConstants(ctx), 'OFFERS_PUSH')) throw new DomainError(ErrorCode.FEATURE_OFF);
  await consume(ctx, 'push-devices-user', ctx.viewer.id);
  await inTransaction(ctx, async (tx) => {
    const { id: userId, sessionId } = tx.viewer;
    // Serializes concurrent subscriptions of one person, each of which may remove the oldest one.
    await tx.db.selectFrom('User').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    const row = { userId, sessionId, p256dh, auth, createdAt: tx.clock.now() };
    await tx.db
      .insertInto('PushSubscription')
      .values({ endpoint, ...row })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
      .execute();
    const newest = tx.db
      .selectFrom('PushSubscription')
      .select('id')
      .where('userId', '=', userId)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(MAX_DEVICES);
    await tx.db.deleteFrom('PushSubscription').where('userId', '=', userId).where('id', 'not in', newest).execute();
  });
}

/** Deletes a subscription of the viewer; no-op when there is none. */
export async function unsubscribeFromPush(ctx: SignedInContext, endpoint: string): Promise<void> {
  await ctx.db
    .deleteFrom('PushSubscription')
    .where('userId', '=', ctx.viewer.id)
    .where('endpoint', '=', endpoint)
    .execute();
}

/** Whether a browser gets the viewer's notifications: it was subscribed by them in a session that is still valid. */
export async function isSubscribedToPush(ctx: SignedInContext, endpoint: string): Promise<boolean> {
  const row = await liveSubscriptionsOf(ctx, ctx.viewer.id).where('p.endpoint', '=', endpoint).executeTakeFirst();
  return row !== undefined;
}

/** The number of a person's subscribed browsers. */
export async function countPushDevices(ctx: RequestContext, userId: string): Promise<number> {
  return (await liveSubscriptions(ctx, userId)).length;
}

/** The subscriptions of a person whose sessions are still valid. */
export function liveSubscriptions(ctx: ServiceContext, userId: string): Promise<readonly { id: string }[]> {
  return liveSubscriptionsOf(ctx, userId).execute();
}

function liveSubscriptionsOf(ctx: ServiceContext, userId: string) {
  return ctx.db
    .selectFrom('PushSubscription as p')
    .innerJoin('Session as s', 's.id', 'p.sessionId')
    .select('p.id')
    .where('p.userId', '=', userId)
    .where('s.revokedAt', 'is', null)
    .where('s.expiresAt', '>', ctx.clock.now());
}
