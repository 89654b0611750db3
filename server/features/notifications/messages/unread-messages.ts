import type { ServiceContext } from '../../../core/context.js';
import { publicNameOf } from '../../accounts/person-name.js';
import { statusesThat } from '../../bookings/booking-status.rules.js';

/** An unread message with what its notification shows. */
export interface UnreadMessage {
  readonly id: string;
  readonly seq: number;
  readonly body: string;
  readonly files: number;
  readonly senderName: string;
  readonly spaceTitle: string;
  readonly spaceId: string | null;
  /** Postal code of the space, which gives the time zone. */
  readonly postalCode: string | null;
  readonly isAgreed: boolean;
  readonly createdAt: Date;
}

/** One participant of a conversation. */
export interface Reader {
  readonly conversationId: string;
  readonly userId: string;
}

/**
 * The unread messages of a conversation, oldest first, without a request's, which its own notification shows. None when the reader muted it, one
 * side blocked it, or the sender is erased or suspended.
 */
export async function unreadMessages(
  ctx: ServiceContext,
  { conversationId, userId }: Reader,
): Promise<UnreadMessage[]> {
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
        .select(eb.fn.countAll<string>().as('count'))
        .whereRef('a.messageId', '=', 'm.id')
        .as('files'),
      eb
        .exists(
          eb
            .selectFrom('Booking as b')
            .select('b.id')
            .whereRef('b.spaceId', '=', 'c.spaceId')
            .whereRef('b.renterId', '=', 'c.renterId')
            .where('b.status', 'in', statusesThat('isAgreed')),
        )
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
      return exists(sides.where('side.userId', '=', userId).where('side.isMuted', '=', false)).and(
        not(exists(sides.where('side.hasBlocked', '=', true))),
      );
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

/** Those of the unread messages that no mail has told yet, and when the last mail was sent; 0 before the first. */
export async function freshMessages(
  ctx: ServiceContext,
  { conversationId, userId }: Reader,
  unread: readonly UnreadMessage[],
): Promise<{ fresh: readonly UnreadMessage[]; lastSentAt: number }> {
  const mail = await ctx.db
    .selectFrom('MessageMail')
    .select(['seq', 'sentAt'])
    .where('conversationId', '=', conversationId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  const mailed = mail?.seq ?? 0;
  return { fresh: unread.filter(({ seq }) => seq > mailed), lastSentAt: mail?.sentAt.getTime() ?? 0 };
}
