const COLUMNS = [
    'a.id',
    'a.conversationId',
    'a.uploaderId',
    'a.messageId',
    'a.storageKey',
    'a.kind',
    'a.name',
    'a.bytes',
    'a.width',
    'a.height',
];
/** The files of each message in the order of the message. Access to the messages is checked before. */
export function attachmentsLoader(ctx) {
    return ctx.loaders.get('message-attachments', async (ids) => {
        const rows = await ctx.db
            .selectFrom('MessageAttachment as a')
            .select(COLUMNS)
            .where('a.messageId', 'in', ids)
            .orderBy('a.position')
            .orderBy('a.id')
            .execute();
        return ids.map((id) => rows.filter(({ messageId }) => messageId === id));
    });
}
/** A file that a user may download: one sent in their conversations, or their own before it is sent. */
export async function findAttachment(ctx, id, userId) {
    const row = await ctx.db
        .selectFrom('MessageAttachment as a')
        .innerJoin('ConversationSide as s', 's.conversationId', 'a.conversationId')
        .select(COLUMNS)
        .where('s.userId', '=', userId)
        .where('a.id', '=', id)
        .where((eb) => eb.or([eb('a.messageId', 'is not', null), eb('a.uploaderId', '=', eb.ref('s.userId'))]))
        .executeTakeFirst();
    return row ?? null;
}
//# sourceMappingURL=attachment.loaders.js.map