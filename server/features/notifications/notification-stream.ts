import { setTimeout as wait } from 'node:timers/promises';
import { filter, map, pipe } from '@graphql-yoga/subscription';
import type { ServiceContext, SignedInContext } from '../../core/context.js';
import type { PubSubMessage } from '../../core/events/pubsub-port.js';
import { isSessionLive } from '../accounts/sessions/live-session.js';
import type { NotificationChange } from './notification-connection.types.js';
import { findNotification } from './notification-lists.js';
import { ChangeKind } from './notification-entry.types.js';

/** Milliseconds before each attempt to read a change. */
const RETRY_DELAYS_MS = [0, 250, 1_000];

/** Publishes to a user's sockets, after the commit, that a notification was created or updated. */
export async function publishChange(
  tx: ServiceContext,
  userId: string,
  notificationId: string,
  kind: ChangeKind,
): Promise<void> {
  await tx.pubsub.publish(tx.em, topicOf(userId), { notificationId, kind });
}

/** Changes of the viewer's own notifications; the topic comes from the session, never from an argument. */
export function notificationChanges(ctx: SignedInContext): AsyncIterable<NotificationChange> {
  return pipe(
    ctx.pubsub.subscribe(topicOf(ctx.viewer.id)),
    map((message: PubSubMessage) => readWithRetry(ctx, message)),
    filter((change): change is NotificationChange => change !== null),
  );
}

/** Retries, then skips a change that cannot be read: an error would end the stream, and live updates until the page is reloaded. */
async function readWithRetry(ctx: SignedInContext, message: PubSubMessage): Promise<NotificationChange | null> {
  for (const pause of RETRY_DELAYS_MS) {
    try {
      await wait(pause);
      return await readChange(ctx, message);
    } catch (error) {
      ctx.log.warn({ err: error }, 'notifications: a change could not be read');
    }
  }
  return null;
}

/** The message holds ids only: reads the current row, if the session is still live. */
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
