import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { isPublicSpace } from '../../spaces/public-spaces.js';
import { ConversationKind } from '../message-types.js';
/** Finds or creates the conversation of a renter about a space. Concurrent calls get the same one. */
export async function openConversation(tx, { spaceId, renterId, hostId }, kind) {
    const now = tx.clock.now();
    const created = await tx.db
        .insertInto('Conversation')
        .values({ spaceId, renterId, hostId, kind, lastMessageAt: now, createdAt: now })
        .onConflict((conflict) => conflict.columns(['spaceId', 'renterId']).doNothing())
        .returning('id')
        .executeTakeFirst();
    if (created) {
        await tx.db
            .insertInto('ConversationSide')
            .values([renterId, hostId].map((userId) => ({ conversationId: created.id, userId })))
            .execute();
        return created.id;
    }
    const existing = await tx.db
        .updateTable('Conversation')
        .set((eb) => ({ kind: kind === ConversationKind.BOOKING ? eb.val(kind) : eb.ref('kind') }))
        .where('spaceId', '=', spaceId)
        .where('renterId', '=', renterId)
        .returning('id')
        .executeTakeFirst();
    if (!existing)
        throw new Error(`The conversation about space ${spaceId} no longer exists`);
    return existing.id;
}
/** Finds or creates the viewer's conversation with the host of a space; a new one requires a public space. */
export async function openConversationAsRenter(tx, spaceId) {
    const space = await findContactableSpace(tx, spaceId);
    if (space?.conversationId)
        return space.conversationId;
    if (!space)
        throw new DomainError(ErrorCode.NOT_FOUND);
    if (space.hostId === tx.viewer.id)
        throw new DomainError(ErrorCode.MESSAGES_OWN_SPACE);
    if (!space.isPublic)
        throw new DomainError(ErrorCode.NOT_FOUND);
    return openConversation(tx, { spaceId, renterId: tx.viewer.id, hostId: space.hostId }, ConversationKind.DIRECT);
}
/** A space with the viewer's conversation about it as its renter, if there is one. */
export async function findContactableSpace({ db, viewer }, spaceId) {
    return db
        .selectFrom('Space as s')
        .select((eb) => [
        's.hostId',
        isPublicSpace(eb).as('isPublic'),
        eb
            .selectFrom('Conversation as c')
            .select('c.id')
            .whereRef('c.spaceId', '=', 's.id')
            .where('c.renterId', '=', viewer.id)
            .as('conversationId'),
    ])
        .where('s.id', '=', spaceId)
        .executeTakeFirst();
}
//# sourceMappingURL=open-conversation.js.map