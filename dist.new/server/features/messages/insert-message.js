import { recordEvent } from '../../core/events/events.js';
import { publishConversationChange } from './conversations/conversation-changes.js';
import { ConversationChangeKind, MessageKind, } from './message-types.js';
import { MessageEventName } from './message.events.js';
/** Adds a message to a locked conversation. Answers null when the deduplication key exists already. */
export async function insertTextMessage(tx, { conversationId, senderId, receiverId, body, original, kinds, bookingId, dedupeKey, at }) {
    const id = await insert(tx, {
        kind: MessageKind.TEXT,
        conversationId,
        senderId,
        receiverId,
        body,
        original,
        maskKinds: [...kinds],
        bookingId: bookingId ?? null,
        dedupeKey: dedupeKey ?? null,
        createdAt: at ?? tx.clock.now(),
    });
    if (!id)
        return null;
    const sent = {
        type: MessageEventName.SENT,
        payload: { messageId: id, conversationId, senderId, receiverId },
    };
    await recordEvent(tx, sent);
    return id;
}
/** Adds an event to a locked conversation. Answers null when the deduplication key exists already. */
export function insertEventMessage(tx, { conversationId, type, details, bookingId, dedupeKey, at }) {
    return insert(tx, {
        kind: MessageKind.EVENT,
        conversationId,
        eventType: type,
        eventDetails: details,
        bookingId,
        dedupeKey,
        createdAt: at,
    });
}
async function insert(tx, row) {
    const { conversationId, createdAt } = row;
    const message = await tx.db
        .insertInto('Message')
        .values(row)
        .onConflict((conflict) => conflict.column('dedupeKey').doNothing())
        .returning('id')
        .executeTakeFirst();
    if (!message)
        return null;
    await tx.db
        .updateTable('Conversation')
        .set((eb) => ({ lastMessageAt: eb.fn('greatest', ['lastMessageAt', eb.val(createdAt)]) }))
        .where('id', '=', conversationId)
        .execute();
    // A new message brings a hidden conversation back into the list.
    const sides = await tx.db
        .updateTable('ConversationSide')
        .set({ isHidden: false })
        .where('conversationId', '=', conversationId)
        .returning('userId')
        .execute();
    await publishConversationChange(tx, sides.map(({ userId }) => userId), { kind: ConversationChangeKind.MESSAGE, conversationId, messageId: message.id });
    return message.id;
}
//# sourceMappingURL=insert-message.js.map