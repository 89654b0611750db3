import { deliveryLoader } from '../../core/events/delivery-loader.js';
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
    'm.readAt',
    'm.createdAt',
];
/** The newest messages of each conversation in one statement, newest first. Access to the conversations is checked before. */
export function newestMessagesLoader(ctx, limit) {
    return ctx.loaders.get(`newest-messages:${limit}`, async (ids) => {
        const rows = await ctx.db
            .selectFrom('Conversation as c')
            .innerJoinLateral((eb) => eb
            .selectFrom('Message as m')
            .select(MESSAGE_COLUMNS)
            .whereRef('m.conversationId', '=', 'c.id')
            .orderBy('m.seq', 'desc')
            .limit(limit)
            .as('newest'), (join) => join.onTrue())
            .selectAll('newest')
            .where('c.id', 'in', ids)
            .execute();
        const byConversation = Map.groupBy(rows, ({ conversationId }) => conversationId);
        return ids.map((id) => (byConversation.get(id) ?? []).toSorted((a, b) => b.seq - a.seq));
    });
}
/** A message of one of the viewer's conversations; null for all others. */
export async function findMessage(ctx, id) {
    return ctx.viewer ? readMessage(ctx, id, ctx.viewer.id) : null;
}
/** The same for a delivery, read together with those to other sockets. */
export function loadMessageForDelivery(ctx, id) {
    return deliveryLoader(ctx, 'messages', async ({ db }, keys) => {
        const rows = await db
            .selectFrom('Message as m')
            .innerJoin('ConversationSide as s', 's.conversationId', 'm.conversationId')
            .select(MESSAGE_COLUMNS)
            .select('s.userId')
            .where((eb) => eb(eb.refTuple('m.id', 's.userId'), 'in', keys.map((key) => eb.tuple(key.id, key.userId))))
            .execute();
        const keyOf = (key) => `${key.id} ${key.userId}`;
        const byKey = new Map(rows.map((row) => [keyOf(row), row]));
        return keys.map((key) => byKey.get(keyOf(key)) ?? null);
    }).load({ id, userId: ctx.viewer.id });
}
/** A message that this user may read. */
export async function readMessage(ctx, id, userId) {
    const row = await ctx.db
        .selectFrom('Message as m')
        .innerJoin('ConversationSide as s', 's.conversationId', 'm.conversationId')
        .select(MESSAGE_COLUMNS)
        .where('s.userId', '=', userId)
        .where('m.id', '=', id)
        .executeTakeFirst();
    return row ?? null;
}
//# sourceMappingURL=message.loaders.js.map