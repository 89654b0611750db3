import { setTimeout as wait } from 'node:timers/promises';
import { filter, map, pipe } from '@graphql-yoga/subscription';
import type { ServiceContext, SignedInContext } from '../../core/context.js';
import type { PubSubMessage } from '../../core/pubsub.js';
import { isSessionLive } from '../accounts/sessions/live-session.js';
import type { NotificationChange } from './notification-connection.types.js';
import { findNotification } from './notification-lists.js';
import { ChangeKind } from './notification-types.js';

/** Before each try at reading a change. */
const PAUSES_MS = [0, 250, 1_000];

/** Tells a person's sockets that one of her notifications came or changed, once the transaction commits. */
export async function publishChange(tx: ServiceContext, userId: string, notificationId: string, kind: ChangeKind): Promise<void> {
  await tx.pubsub.publish(tx.em, topicOf(userId), { notificationId, kind });
}

/** Changes of the viewer's own notifications; whose they are is never an argument. */
export function notificationChanges(ctx: SignedInContext): AsyncIterable<NotificationChange> {
  return pipe(
    ctx.pubsub.subscribe(topicOf(ctx.viewer.id)),
    map((message: PubSubMessage) => readPatiently(ctx, message)),
    filter((change): change is NotificationChange => change !== null),
  );
}

/** One that cannot be read is tried again and then passed over: an error would end the stream, and the bell with it until the page is loaded anew. */
async function readPatiently(ctx: SignedInContext, message: PubSubMessage): Promise<NotificationChange | null> {
  for (const pause of PAUSES_MS) {
    try {
      await wait(pause);
      return await readChange(ctx, message);
    } catch (error) {
      ctx.log.warn({ err: error }, 'notifications: a change could not be read');
    }
  }
  return null;
}

/** Ids only came over the wire: the row is read as it is now, and for a session that still lives. */
async function readChange(ctx: SignedInContext, message: PubSubMessage): Promise<NotificationChange | null> {
  ctx.loaders.reset();
  if (!(await isSessionLive(ctx))) return null;
  const notification = await findNotification(ctx, message['notificationId'] ?? '');
  const kind = Object.values(ChangeKind).find((value) => value === message['kind']);
  return notification && kind ? { kind, notification } : null;
}

function topicOf(userId: string): string {
  return `notifications:${userId}`;
}
