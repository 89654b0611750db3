import { publicNameOf } from '../../accounts/person-name.js';
import { statusesThat } from '../../bookings/booking-status.rules.js';
/**
 * The unread messages of a conversation, oldest first, without a request's, which its own notification shows. None when the reader muted it, one
 * side blocked it, or the sender is erased or suspended.
 */
export async function unreadMessages(ctx, { conversationId, userId }) {
    const rows = await ctx.db
        .selectFrom('Message as m')
        .innerJoin('Conversation as c', 'c.id', 'm.conversationId')
        .innerJoin('User as w', 'w.id', 'm.senderId')
        .leftJoin('Space as s', 's.id', 'c.spaceId')
        .select([
        'm.id',
        'm.seq',
        'm.body',
        'm.createdAt',
        'w.displayName',
        'w.fullName',
        's.title',
        's.postalCode',
        'c.spaceId',
    ])
        .select((eb) => [
        eb
            .selectFrom('MessageAttachment as a')
            .select(eb.fn.countAll().as('count'))
            .whereRef('a.messageId', '=', 'm.id')
            .as('files'),
        eb
            .exists(eb
            .selectFrom('Booking as b')
            .select('b.id')
            .whereRef('b.spaceId', '=', 'c.spaceId')
            .whereRef('b.renterId', '=', 'c.renterId')
            .where('b.status', 'in', statusesThat('isAgreed')))
            .as('isAgreed'),
    ])
        .where('m.conversationId', '=', conversationId)
        .where('m.receiverId', '=', userId)
        .where('m.isRead', '=', false)
        .where('m.bookingId', 'is', null)
        .where('w.erasedAt', 'is', null)
        .where('w.suspendedAt', 'is', null)
        .where(({ exists, not, selectFrom }) => {
        const sides = selectFrom('ConversationSide as side')
            .select('side.userId')
            .whereRef('side.conversationId', '=', 'c.id');
        return exists(sides.where('side.userId', '=', userId).where('side.isMuted', '=', false)).and(not(exists(sides.where('side.hasBlocked', '=', true))));
    })
        .orderBy('m.seq')
        .execute();
    return rows.map(({ displayName, fullName, title, files, isAgreed, ...row }) => ({
        ...row,
        files: Number(files),
        isAgreed: Boolean(isAgreed),
        spaceTitle: title ?? '',
        senderName: publicNameOf({ displayName, fullName }),
    }));
}
//# sourceMappingURL=unread-messages.js.map