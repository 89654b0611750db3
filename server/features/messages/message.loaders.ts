import type DataLoader from 'dataloader';
import type { RequestContext, ServiceContext, SignedInContext } from '../../core/context.js';
import { deliveryLoader } from '../../core/events/delivery-loader.js';
import type { MessageRow } from './message.types.js';

/** The columns of a message with alias `m`. */
export const MESSAGE_COLUMNS = [
  'm.id',
  'm.seq',
  'm.conversationId',
  'm.kind',
  'm.senderId',
  'm.receiverId',
  'm.body',
  'm.eventType',
  'm.eventDetails',
  'm.bookingId',
  'm.isRead',
  'm.readAt',
  'm.createdAt',
] as const;

/** The newest messages of each conversation in one statement, newest first. Callers check access to the conversations. */
export function newestMessagesLoader(ctx: RequestContext, limit: number): DataLoader<string, readonly MessageRow[]> {
  return ctx.loaders.get<string, readonly MessageRow[]>(`newest-messages:${limit}`, async (ids) => {
    const rows = await ctx.db
      .selectFrom('Conversation as c')
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('Message as m')
            .select(MESSAGE_COLUMNS)
            .whereRef('m.conversationId', '=', 'c.id')
            .orderBy('m.seq', 'desc')
            .limit(limit)
            .as('newest'),
        (join) => join.onTrue(),
      )
      .selectAll('newest')
      .where('c.id', 'in', ids)
      .execute();
    const byConversation = Map.groupBy(rows, ({ conversationId }) => conversationId);
    return ids.map((id) => (byConversation.get(id) ?? []).toSorted((a, b) => b.seq - a.seq));
  });
}

/** A message of one of the viewer's conversations; null for all others. */
export async function findMessage(ctx: RequestContext, id: string): Promise<MessageRow | null> {
  return ctx.viewer ? readMessage(ctx, id, ctx.viewer.id) : null;
}

/** The same for a delivery, batched with those to other sockets. */
export function loadMessageForDelivery(ctx: SignedInContext, id: string): Promise<MessageRow | null> {
  type Key = { readonly id: string; readonly userId: string };
  return deliveryLoader<Key, MessageRow | null>(ctx, 'messages', async ({ db }, keys) => {
    const rows = await db
      .selectFrom('Message as m')
      .innerJoin('ConversationSide as s', 's.conversationId', 'm.conversationId')
      .select(MESSAGE_COLUMNS)
      .select('s.userId')
      .where((eb) =>
        eb(
          eb.refTuple('m.id', 's.userId'),
          'in',
          keys.map((key) => eb.tuple(key.id, key.userId)),
        ),
      )
      .execute();
    const keyOf = (key: Key): string => `${key.id} ${key.userId}`;
    const byKey = new Map(rows.map((row) => [keyOf(row), row]));
    return keys.map((key) => byKey.get(keyOf(key)) ?? null);
  }).load({ id, userId: ctx.viewer.id });
}

/** A message that this user may read. */
export async function readMessage(ctx: ServiceContext, id: string, userId: string): Promise<MessageRow | null> {
  const row = await ctx.db
    .selectFrom('Message as m')
    .innerJoin('ConversationSide as s', 's.conversationId', 'm.conversationId')
    .select(MESSAGE_COLUMNS)
    .where('s.userId', '=', userId)
    .where('m.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
