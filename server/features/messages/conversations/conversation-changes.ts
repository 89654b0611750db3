import { filter, map, pipe, Repeater } from '@graphql-yoga/subscription';
import { setTimeout as wait } from 'node:timers/promises';
import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import type { PubSubMessage } from '../../../core/events/pubsub-port.js';
import { isSessionLive } from '../../accounts/sessions/live-session.js';
import { unreadMessageCount } from './conversation-lists.js';
import { conversationLoader } from './conversation.loaders.js';
import type { ConversationChangeRow } from './conversation.types.js';
import { ConversationChangeKind } from '../message-types.js';
import { findMessage } from '../message.loaders.js';

/** Delay before each attempt to read a change. */
const RETRY_DELAYS_MS = [0, 250, 1_000];
const KINDS = Object.values(ConversationChangeKind);

export interface ConversationChangeIds {
  readonly kind: ConversationChangeKind;
  readonly conversationId: string;
  readonly messageId?: string;
}

/** Publishes a change to the subscriptions of these users once the transaction commits. */
export async function publishConversationChange(
  tx: ServiceContext,
  userIds: readonly string[],
  { kind, conversationId, messageId }: ConversationChangeIds,
): Promise<void> {
  for (const id of userIds)
    await tx.pubsub.publish(tx.em, topicOf(id), { kind, conversationId, ...(messageId ? { messageId } : {}) });
}

/** Changes of the viewer's conversations. The topic comes from the context, never from an argument. */
export function subscribeToConversationChanges(ctx: SignedInContext): AsyncIterable<ConversationChangeRow> {
  return pipe(
    ctx.pubsub.subscribe(topicOf(ctx.viewer.id)),
    map((message: PubSubMessage) => readWithRetries(ctx, () => readChange(ctx, message))),
    filter((change): change is ConversationChangeRow => change !== null),
  );
}

/** The viewer's unread count: once at the start, and again after every change that may affect it. */
export function subscribeToUnreadCount(ctx: SignedInContext): AsyncIterable<number> {
  const changes = pipe(
    ctx.pubsub.subscribe(topicOf(ctx.viewer.id)),
    filter((message: PubSubMessage) => message['kind'] !== ConversationChangeKind.TYPING),
  );
  return new Repeater<number>(async (push, stop) => {
    const iterator = changes[Symbol.asyncIterator]();
    void stop.then(() => iterator.return?.());
    // Requests the next change and waits for the subscription before counting, so that a change during the count is not missed.
    let next = iterator.next();
    await ctx.pubsub.listening();
    for (; ; next = iterator.next()) {
      const count = await readWithRetries(ctx, async () =>
        (await isSessionLive(ctx)) ? unreadMessageCount(ctx) : null,
      );
      if (count !== null) await push(count);
      if ((await next).done) break;
    }
    stop();
  });
}

/** Retries and then skips a change that cannot be read: an error would end the subscription until the page is reloaded. */
async function readWithRetries<T>(ctx: SignedInContext, read: () => Promise<T | null>): Promise<T | null> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      await wait(delay);
      return await read();
    } catch (error) {
      ctx.log.warn({ err: error }, 'messages: could not read a change');
    }
  }
  return null;
}

/** Loads the rows of a change, whose message carries ids only; null when the session has ended. */
async function readChange(ctx: SignedInContext, message: PubSubMessage): Promise<ConversationChangeRow | null> {
  ctx.loaders.reset();
  const kind = KINDS.find((value) => value === message['kind']);
  if (!kind || !(await isSessionLive(ctx))) return null;
  const conversation = await conversationLoader(ctx).load(message['conversationId'] ?? '');
  if (!conversation) return null;
  return { kind, conversation, message: message['messageId'] ? await findMessage(ctx, message['messageId']) : null };
}

function topicOf(userId: string): string {
  return `messages:${userId}`;
}
