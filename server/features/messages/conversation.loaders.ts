import type DataLoader from 'dataloader';
import type { RequestContext, SignedInContext } from '../../core/context.js';
import { rowsOf } from '../../core/named-values.js';
import { AGREED_STATUSES } from '../bookings/booking.policy.js';
import type { BookingStatus } from '../bookings/booking-types.js';
import type { ConversationContact, ConversationRow } from './conversation.types.js';
import { OPEN_STATUSES } from './message.policy.js';

const listed = (statuses: readonly BookingStatus[]): string => statuses.map((status) => `'${status}'`).join(', ');
const AGREED = listed(AGREED_STATUSES);
const OPEN = listed(OPEN_STATUSES);

/** The columns of a row, of conversation `c`, the viewer's side `me` and the other's `her`. */
const COLUMNS = `
  c.id, c.kind, c.space_id as "spaceId", c.renter_id as "renterId", c.host_id as "hostId", c.last_message_at as "lastMessageAt",
  case when c.renter_id = me.user_id then 'renter' else 'host' end as "viewerRole",
  me.is_muted as "isMuted", me.is_hidden as "isHidden", me.has_blocked as "hasViewerBlocked", her.has_blocked as "hasOtherBlocked",
  o.suspended_at is null and o.erased_at is null as "isOtherReachable",
  (select count(*)::int from messages m where m.receiver_id = me.user_id and m.conversation_id = c.id and not m.is_read) as "unreadCount",
  (select b.id from bookings b where b.space_id = c.space_id and b.renter_id = c.renter_id and b.requested_at is not null
   order by b.status in (${OPEN}) desc, b.created_at desc, b.id desc limit 1) as "bookingId",
  exists (select from bookings b where b.space_id = c.space_id and b.renter_id = c.renter_id and b.status in (${AGREED})) as "hasAgreed"`;

type RawConversation = Omit<ConversationRow, 'lastMessageAt'> & { readonly lastMessageAt: string };

/** The viewer's conversations by uuid, as she has them; null for all others. */
export function conversationLoader(ctx: RequestContext): DataLoader<string, ConversationRow | null> {
  return ctx.loaders.get<string, ConversationRow | null>('conversations', async (ids) => {
    if (!ctx.viewer) return ids.map(() => null);
    const rows = await rowsOf<RawConversation>(
      ctx,
      `select ${COLUMNS} from conversations c
       join conversation_sides me on me.conversation_id = c.id and me.user_id = :viewer
       join conversation_sides her on her.conversation_id = c.id and her.user_id <> :viewer
       join users o on o.id = her.user_id where c.id = any(:ids::uuid[])`,
      { viewer: ctx.viewer.id, ids: `{${ids.join(',')}}` },
    );
    const byId = new Map(rows.map((row) => [row.id, { ...row, lastMessageAt: new Date(row.lastMessageAt) }]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}

/** The viewer's conversations by the uuid of a booking of the two; null for bookings of others. */
export function conversationOfBookingLoader(ctx: RequestContext): DataLoader<string, ConversationRow | null> {
  return ctx.loaders.get<string, ConversationRow | null>('conversations-of-bookings', async (ids) => {
    const rows = await ctx.em.execute<{ booking_id: string; id: string }[]>(
      'select b.id as booking_id, c.id from bookings b join conversations c on c.space_id = b.space_id and c.renter_id = b.renter_id where b.id = any(?::uuid[])',
      [`{${ids.join(',')}}`],
    );
    const byBooking = new Map(rows.map((row) => [row.booking_id, row.id]));
    return Promise.all(ids.map((id) => loadIfAny(ctx, byBooking.get(id))));
  });
}

const loadIfAny = (ctx: RequestContext, id: string | undefined): Promise<ConversationRow | null> | null => (id === undefined ? null : conversationLoader(ctx).load(id));

/** Who the other side is. */
export function otherSideOf(conversation: ConversationRow): string {
  return conversation.viewerRole === 'renter' ? conversation.hostId : conversation.renterId;
}

/** Names and verified phones of people; asked for only of those the viewer has agreed with. */
export function contactLoader(ctx: SignedInContext): DataLoader<string, ConversationContact | null> {
  return ctx.loaders.get<string, ConversationContact | null>('conversation-contacts', async (ids) => {
    const rows = await ctx.em.execute<(ConversationContact & { id: string })[]>(
      `select id, full_name as "fullName", case when phone_verified_at is not null then phone end as phone from users where id = any(?::uuid[]) and erased_at is null`,
      [`{${ids.join(',')}}`],
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}
