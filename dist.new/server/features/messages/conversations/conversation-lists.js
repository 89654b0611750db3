import { sql } from 'kysely';
import { pageOfWindow, windowOf } from '../../../core/graphql/connection.js';
import { parseGlobalId } from '../../../core/graphql/global-id.js';
import { cursorOf, isInWindow, newestFirst, newestFirstKey, } from '../../../core/graphql/newest-first.js';
import { databaseOf } from '../../../database.js';
import { conversationLoader } from './conversation.loaders.js';
import { ConversationFilter, ConversationKind, MessageKind } from '../message-types.js';
export const MAX_TEXT_LENGTH = 100;
/** The viewer's conversations that are not hidden, the one with the newest message first. */
export async function listConversations(ctx, { filter, text, page }) {
    const window = windowOf(page);
    const order = `conversations:${filter}`;
    const search = text?.trim().slice(0, MAX_TEXT_LENGTH) ?? '';
    const keys = await visibleConversations(ctx)
        .select(newestFirstKey('c', 'lastMessageAt'))
        .where((eb) => matchesFilter(eb, filter, ctx.viewer.id))
        .$if(search !== '', (query) => query.where((eb) => containsText(eb, search)))
        .where(isInWindow(order, 'c', window, 'lastMessageAt'))
        .orderBy('c.lastMessageAt', newestFirst(window))
        .orderBy('c.id', newestFirst(window))
        .limit(window.size + 1)
        .execute();
    const counts = await visibleConversations(ctx)
        .select((eb) => [
        eb.fn.countAll().as('total'),
        eb.fn
            .countAll()
            .filterWhere((row) => hasUnread(row, ctx.viewer.id))
            .as('unread'),
        eb.fn.countAll().filterWhere('c.kind', '=', ConversationKind.BOOKING).as('bookings'),
    ])
        .executeTakeFirstOrThrow();
    const found = await conversationsByKey(ctx, keys.slice(0, window.size));
    const connection = pageOfWindow(keys, window, (key) => ({
        cursor: cursorOf(order, key),
        node: found.get(key.id),
    }));
    return {
        ...connection,
        totalCount: Number(counts.total),
        unreadCount: Number(counts.unread),
        bookingCount: Number(counts.bookings),
    };
}
/** A conversation by its API id; null when it is not the viewer's. */
export async function findConversation(ctx, id) {
    const parsed = parseGlobalId(id);
    return parsed?.type === 'Conversation' ? conversationLoader(ctx).load(parsed.uuid) : null;
}
/** The viewer's conversation with the host of a space, as its renter; null before either has written. */
export async function conversationAbout(ctx, spaceId) {
    const parsed = parseGlobalId(spaceId);
    if (parsed?.type !== 'Space')
        return null;
    const row = await ctx.db
        .selectFrom('Conversation')
        .select('id')
        .where('spaceId', '=', parsed.uuid)
        .where('renterId', '=', ctx.viewer.id)
        .executeTakeFirst();
    return row ? conversationLoader(ctx).load(row.id) : null;
}
/** The number of unread messages to the viewer. */
export async function unreadMessageCount(ctx) {
    const { id } = ctx.viewer;
    return (await unreadCountsOf(databaseOf(ctx.em.fork()), [id])).get(id) ?? 0;
}
/** The numbers of unread messages to these users; none for those who have none. */
export async function unreadCountsOf(db, userIds) {
    const rows = await db
        .selectFrom('Message as m')
        .select((eb) => ['m.receiverId', eb.fn.countAll().as('count')])
        .where('m.receiverId', 'in', userIds)
        .where((eb) => eb.not('m.isRead'))
        .groupBy('m.receiverId')
        .execute();
    return new Map(rows.flatMap(({ receiverId, count }) => (receiverId ? [[receiverId, Number(count)]] : [])));
}
function visibleConversations({ db, viewer }) {
    return db
        .selectFrom('Conversation as c')
        .innerJoin('ConversationSide as me', (join) => join
        .onRef('me.conversationId', '=', 'c.id')
        .on('me.userId', '=', viewer.id)
        .on((eb) => eb.not('me.isHidden')))
        .innerJoin('User as o', (join) => join.on((eb) => eb('o.id', '=', eb.case().when('c.renterId', '=', viewer.id).then(eb.ref('c.hostId')).else(eb.ref('c.renterId')).end())))
        .leftJoin('Space as s', 's.id', 'c.spaceId');
}
function matchesFilter(eb, filter, viewerId) {
    switch (filter) {
        case ConversationFilter.ALL:
            return eb.lit(true);
        case ConversationFilter.UNREAD:
            return hasUnread(eb, viewerId);
        case ConversationFilter.BOOKINGS:
            return eb('c.kind', '=', ConversationKind.BOOKING);
    }
}
function hasUnread(eb, viewerId) {
    const messages = eb
        .selectFrom('Message as m')
        .select('m.id')
        .where('m.receiverId', '=', viewerId)
        .whereRef('m.conversationId', '=', 'c.id');
    return eb.exists(messages.where((message) => message.not('m.isRead')));
}
/** Whether the other side's name, the space's title or a message contains a text. */
function containsText(eb, text) {
    const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
    const messages = eb
        .selectFrom('Message as m')
        .select('m.id')
        .whereRef('m.conversationId', '=', 'c.id')
        .where('m.kind', '=', MessageKind.TEXT);
    return eb.or([
        isLike(visibleName(eb), pattern),
        isLike(eb.ref('s.title'), pattern),
        eb.exists(messages.where((message) => isLike(message.ref('m.body'), pattern))),
    ]);
}
/** The part of a name that others see, so that a hidden surname cannot be searched for. */
function visibleName(eb) {
    const firstName = eb.fn('split_part', ['o.fullName', eb.val(' '), eb.lit(1)]);
    return eb.case().when('o.erasedAt', 'is not', null).then('').else(eb.fn.coalesce('o.displayName', firstName)).end();
}
/** Compares without regard to case and accents. */
function isLike(text, pattern) {
    return sql `immutable_unaccent(${text}) ilike immutable_unaccent(${pattern})`;
}
async function conversationsByKey(ctx, keys) {
    const found = await Promise.all(keys.map(({ id }) => conversationLoader(ctx).load(id)));
    return new Map(found.filter((row) => row !== null).map((row) => [row.id, row]));
}
//# sourceMappingURL=conversation-lists.js.map