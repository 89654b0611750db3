import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import type { PubSubMessage } from '../../../core/events/pubsub-port.js';
import { deliveryLoader } from '../../../core/events/delivery-loader.js';
import type { Delivery } from '../../../core/events/delivery-stream.js';
import { liveChanges } from '../../accounts/sessions/live-session.js';
import { unreadCountsOf } from './conversation-lists.js';
import { loadConversationForDelivery } from './conversation.loaders.js';
import type { ConversationChangeRow } from './conversation.types.js';
import { ConversationChangeKind } from '../message.enums.js';
import { loadMessageForDelivery } from '../message.loaders.js';

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

/** Changes of the viewer's conversations. */
export function subscribeToConversationChanges(ctx: SignedInContext): AsyncIterable<Delivery<ConversationChangeRow>> {
  return liveChanges(ctx, topicOf(ctx.viewer.id), readChange);
}

/** The viewer's unread count: once at the start, and again after every change that may affect it. */
export function subscribeToUnreadCount(ctx: SignedInContext): AsyncIterable<Delivery<number>> {
  return liveChanges(ctx, topicOf(ctx.viewer.id), countUnread, {
    skips: ({ kind }) => kind === ConversationChangeKind.TYPING,
    startsWithState: true,
  });
}

/** The count of the viewer, read together with those of other sockets. */
function countUnread(ctx: SignedInContext): Promise<number> {
  return deliveryLoader<string, number>(ctx, 'unread-counts', async ({ db }, userIds) => {
    const counts = await unreadCountsOf(db, [...new Set(userIds)]);
    return userIds.map((id) => counts.get(id) ?? 0);
  }).load(ctx.viewer.id);
}

/** Loads the rows of a change, whose message carries ids only. */
async function readChange(ctx: SignedInContext, change: PubSubMessage): Promise<ConversationChangeRow | null> {
  const kind = KINDS.find((value) => value === change['kind']);
  if (!kind) return null;
  const { conversationId = '', messageId } = change;
  const [conversation, message] = await Promise.all([
    loadConversationForDelivery(ctx, conversationId),
    messageId ? loadMessageForDelivery(ctx, messageId) : null,
  ]);
  return conversation && { kind, conversation, message };
}

function topicOf(userId: string): string {
  return `messages:${userId}`;
}
