import { filter, map, pipe, Repeater } from '@graphql-yoga/subscription';
import { setTimeout as wait } from 'node:timers/promises';
import type { ServiceContext, SignedInContext } from '../../core/context.js';
import type { PubSubMessage } from '../../core/pubsub.js';
import { isSessionLive } from '../accounts/sessions/live-session.js';
import { unreadMessageCount } from './conversation-lists.js';
import { conversationLoader } from './conversation.loaders.js';
import type { ConversationChangeRow } from './conversation.types.js';
import { ConversationChangeKind } from './message-types.js';
import { findMessage } from './message.loaders.js';

/** Before each try at reading a change. */
const PAUSES_MS = [0, 250, 1_000];
const KINDS = Object.values(ConversationChangeKind);

export interface ConversationNews {
  readonly kind: ConversationChangeKind;
  readonly conversationId: string;
  readonly messageId?: string;
}

/** Tells people's sockets of a change, once the transaction commits. */
export async function tellPeople(tx: ServiceContext, personIds: readonly string[], { kind, conversationId, messageId }: ConversationNews): Promise<void> {
  for (const id of personIds) await tx.pubsub.publish(tx.em, topicOf(id), { kind, conversationId, ...(messageId ? { messageId } : {}) });
}

/** Changes of the viewer's own conversations; whose they are is never an argument. */
export function conversationChanges(ctx: SignedInContext): AsyncIterable<ConversationChangeRow> {
  return pipe(
    ctx.pubsub.subscribe(topicOf(ctx.viewer.id)),
    map((message: PubSubMessage) => patiently(ctx, () => readChange(ctx, message))),
    filter((change): change is ConversationChangeRow => change !== null),
  );
}

/** How many messages the viewer has not read: at once, and whenever that may have changed. */
export function unreadCounts(ctx: SignedInContext): AsyncIterable<number> {
  const news = pipe(
    ctx.pubsub.subscribe(topicOf(ctx.viewer.id)),
    filter((message: PubSubMessage) => message['kind'] !== ConversationChangeKind.TYPING),
  );
  return new Repeater<number>(async (push, stop) => {
    const heard = news[Symbol.asyncIterator]();
    void stop.then(() => heard.return?.());
    // It listens before it counts: nothing that comes meanwhile is missed.
    for (let next = heard.next(); ; next = heard.next()) {
      const count = await patiently(ctx, async () => ((await isSessionLive(ctx)) ? unreadMessageCount(ctx) : null));
      if (count !== null) await push(count);
      if ((await next).done) break;
    }
    stop();
  });
}

/** What cannot be read is tried again and then passed over: an error would end the stream until the page is loaded anew. */
async function patiently<T>(ctx: SignedInContext, read: () => Promise<T | null>): Promise<T | null> {
  for (const pause of PAUSES_MS) {
    try {
      await wait(pause);
      return await read();
    } catch (error) {
      ctx.log.warn({ err: error }, 'messages: a change could not be read');
    }
  }
  return null;
}

/** Ids only came over the wire: the rows are read as they are now, and for a session that still lives. */
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
