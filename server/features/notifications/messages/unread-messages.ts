import type { ServiceContext } from '../../../core/context.js';
import { rowsOf } from '../../../core/named-values.js';
import { publicNameOf } from '../../accounts/person-name.js';
import { AGREED_STATUSES } from '../../bookings/booking.policy.js';

/** A message somebody has not read, with what is told of it. */
export interface UnreadMessage {
  readonly id: string;
  readonly seq: number;
  readonly body: string;
  readonly files: number;
  readonly senderName: string;
  readonly spaceTitle: string;
  /** The space's, from which its time zone is known. */
  readonly postalCode: string | null;
  readonly isAgreed: boolean;
  readonly createdAt: Date;
}

/** One of the two sides of a conversation. */
export interface Reader {
  readonly conversationId: string;
  readonly userId: string;
}

type Row = Omit<UnreadMessage, 'seq' | 'createdAt' | 'senderName'> & { readonly seq: string | number; readonly createdAt: string; readonly displayName: string | null; readonly fullName: string };

/**
 * What somebody has not read in a conversation, oldest first. Nothing where she wants to hear nothing: it is muted, one of the two has blocked it,
 * or the writer is gone or suspended. The words of a request are told with the request.
 */
export async function unreadMessages(ctx: ServiceContext, { conversationId, userId }: Reader): Promise<UnreadMessage[]> {
  const rows = await rowsOf<Row>(
    ctx,
    `select m.id, m.seq, m.body, (select count(*)::int from message_attachments a where a.message_id = m.id) as files, w.display_name as "displayName", w.full_name as "fullName",
       coalesce(s.title, '') as "spaceTitle", s.postal_code as "postalCode", m.created_at as "createdAt",
       exists (select from bookings b where b.space_id = c.space_id and b.renter_id = c.renter_id and b.status = any(:agreed::text[])) as "isAgreed"
     from messages m join conversations c on c.id = m.conversation_id join users w on w.id = m.sender_id left join spaces s on s.id = c.space_id
     where m.conversation_id = :conversationId and m.receiver_id = :userId and not m.is_read and m.booking_id is null and w.erased_at is null and w.suspended_at is null
       and exists (select from conversation_sides me where me.conversation_id = c.id and me.user_id = :userId and not me.is_muted)
       and not exists (select from conversation_sides side where side.conversation_id = c.id and side.has_blocked)
     order by m.seq`,
    { conversationId, userId, agreed: `{${AGREED_STATUSES.join(',')}}` },
  );
  return rows.map(({ seq, createdAt, displayName, fullName, ...row }) => ({ ...row, seq: Number(seq), createdAt: new Date(createdAt), senderName: publicNameOf({ displayName, fullName }) }));
}
