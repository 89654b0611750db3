import { setTimeout as wait } from 'node:timers/promises';
import { signedIn } from '../../../core/authorization.js';
import type { SignedInContext } from '../../../core/context.js';
import { deliveryLoader } from '../../../core/events/delivery-loader.js';
import { Delivery, DeliveryStream } from '../../../core/events/delivery-stream.js';
import type { PubSubMessage } from '../../../core/events/pubsub-port.js';
import { isOpenAt } from './session-conditions.js';

/** Milliseconds before each further attempt to read the subject of a message. */
const RETRY_DELAYS_MS = [250, 1_000];

/** Whether the session of a subscription is still open; checked per delivery, because its context outlives sign-outs and suspensions. */
function isSessionLive(ctx: SignedInContext): Promise<boolean> {
  // A program has no session: its key or consent is checked by the partners feature.
  if (ctx.isProgramLive) return ctx.isProgramLive();
  const { id: userId, sessionId } = ctx.viewer;
  return deliveryLoader<{ userId: string; sessionId: string }, boolean>(ctx, 'sessions', async ({ db }, keys) => {
    const open = await db
      .selectFrom('Session as s')
      .innerJoin('User as u', 'u.id', 's.userId')
      .select(['s.id', 's.userId'])
      .where('s.id', '=', (eb) => eb.fn.any(eb.val([...new Set(keys.map((key) => key.sessionId))])))
      .where(isOpenAt(ctx.clock.now()))
      .where('u.suspendedAt', 'is', null)
      .execute();
    const owners = new Map(open.map((session) => [session.id, session.userId]));
    return keys.map((key) => owners.get(key.sessionId) === key.userId);
  }).load({ userId, sessionId });
}

type Read<T> = (reading: SignedInContext, message: PubSubMessage) => Promise<T | null>;

export interface LiveOptions {
  /** Skips messages whose subject does not exist. */
  readonly skips?: (message: PubSubMessage) => boolean;
  /** Also delivers the initial state, once changes after it are received. */
  readonly startsWithState?: boolean;
}

/** The changes of a topic, for a subscription of its viewer; the topic comes from the context, never from an argument. */
export function liveChanges<T>(
  ctx: SignedInContext,
  topic: string,
  read: Read<T>,
  { skips = () => false, startsWithState = false }: LiveOptions = {},
): AsyncIterable<Delivery<T>> {
  const readNow = (message: PubSubMessage): Promise<Delivery<T> | null> => readDelivery(ctx, read, message);
  return new DeliveryStream<PubSubMessage, Delivery<T>>({
    subscribe: (onMessage) =>
      ctx.pubsub.subscribe(topic, (message) => (skips(message) ? undefined : onMessage(message))),
    read: readNow,
    ...(startsWithState ? { first: () => ctx.pubsub.listening().then(() => readNow({})) } : {}),
  });
}

/**
 * Reads the current subject of a message; null once the session has ended. A failed read is retried and then skipped: an error would end
 * the subscription, and with it live updates until the page is reloaded.
 */
async function readDelivery<T>(
  ctx: SignedInContext,
  read: Read<T>,
  message: PubSubMessage,
): Promise<Delivery<T> | null> {
  for (const pause of [0, ...RETRY_DELAYS_MS]) {
    try {
      if (pause > 0) await wait(pause);
      // The context of a subscription outlives many events, and each must show the current rows.
      const reading = signedIn(ctx.anew());
      const [isLive, found] = await Promise.all([isSessionLive(reading), read(reading, message)]);
      return isLive && found !== null ? new Delivery(found, reading) : null;
    } catch (error) {
      ctx.log.warn({ err: error }, 'live: a change could not be read');
    }
  }
  return null;
}
