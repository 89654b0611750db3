import type DataLoader from 'dataloader';
import type { RequestContext, SignedInContext } from '../../../core/context.js';
import { deliveryLoader } from '../../../core/events/delivery-loader.js';
import type { Database } from '../../../database.js';
import { statusesThat } from '../../bookings/booking-status.rules.js';
import { bookingsOfPair, hasBookingIn } from './conversation-bookings.js';
import type { ConversationContact, ConversationRow } from './conversation.types.js';
import { ConversationRole } from '../message.enums.js';
import { OPEN_STATUSES } from '../message.policy.js';

/** The viewer's conversations by uuid; null for all others. */
export function conversationLoader(ctx: RequestContext): DataLoader<string, ConversationRow | null> {
  return ctx.loaders.get<string, ConversationRow | null>('conversations', async (ids) => {
    const { viewer } = ctx;
    return viewer
      ? sidesOf(
          ctx.db,
          ids.map((id) => ({ userId: viewer.id, id })),
        )
      : ids.map(() => null);
  });
}

/** A conversation of the viewer, batched with deliveries to other sockets; null for all others. */
export async function loadConversationForDelivery(ctx: SignedInContext, id: string): Promise<ConversationRow | null> {
  const conversation = await deliveryLoader<Side, ConversationRow | null>(ctx, 'conversations', ({ db }, sides) =>
    sidesOf(db, sides),
  ).load({ userId: ctx.viewer.id, id });
  conversationLoader(ctx).prime(id, conversation);
  return conversation;
}

/** A conversation as one of its users sees it. */
interface Side {
  readonly userId: string;
  /** Of the conversation. */
  readonly id: string;
}

/** The given conversations, each as its user sees it, in order; null where it is not theirs. */
async function sidesOf(db: Database, sides: readonly Side[]): Promise<(ConversationRow | null)[]> {
  const rows = await conversationsOf(db, sides).execute();
  const keyOf = ({ userId, id }: Side): string => `${userId} ${id}`;
  const byKey = new Map(
    rows.map(({ userId, ...row }) => [
      keyOf({ userId, id: row.id }),
      {
        ...row,
        unreadCount: Number(row.unreadCount),
        hasAgreed: Boolean(row.hasAgreed),
        isOtherReachable: Boolean(row.isOtherReachable),
      },
    ]),
  );
  return sides.map((side) => byKey.get(keyOf(side)) ?? null);
}

/** Conversations with user-specific data: aliases `c`, `me` (their side), `them` (the other side) and `o` (the other user). */
function conversationsOf(db: Database, sides: readonly Side[]) {
  return db
    .selectFrom('Conversation as c')
    .innerJoin('ConversationSide as me', 'me.conversationId', 'c.id')
    .innerJoin('ConversationSide as them', 'them.conversationId', 'c.id')
    .innerJoin('User as o', 'o.id', 'them.userId')
    .where((eb) =>
      eb(
        eb.refTuple('c.id', 'me.userId'),
        'in',
        sides.map(({ id, userId }) => eb.tuple(id, userId)),
      ),
    )
    .whereRef('them.userId', '<>', 'me.userId')
    .select(['me.userId', 'c.id', 'c.kind', 'c.spaceId', 'c.renterId', 'c.hostId', 'c.lastMessageAt'])
    .select(['me.isMuted', 'me.isHidden', 'me.hasBlocked as hasViewerBlocked', 'them.hasBlocked as hasOtherBlocked'])
    .select((eb) => [
      eb
        .case()
        .when('c.renterId', '=', eb.ref('me.userId'))
        .then(ConversationRole.RENTER)
        .else(ConversationRole.HOST)
        .end()
        .as('viewerRole'),
      eb.and([eb('o.suspendedAt', 'is', null), eb('o.erasedAt', 'is', null)]).as('isOtherReachable'),
      eb
        .selectFrom('Message as m')
        .select(eb.fn.countAll<string>().as('count'))
        .whereRef('m.receiverId', '=', 'me.userId')
        .whereRef('m.conversationId', '=', 'c.id')
        .where((message) => message.not('m.isRead'))
        .as('unreadCount'),
      bookingsOfPair(eb)
        .select('b.id')
        .where('b.requestedAt', 'is not', null)
        .orderBy((booking) => booking('b.status', 'in', OPEN_STATUSES), 'desc')
        .orderBy('b.createdAt', 'desc')
        .orderBy('b.id', 'desc')
        .limit(1)
        .as('bookingId'),
      hasBookingIn(eb, statusesThat('isAgreed')).as('hasAgreed'),
    ]);
}

/** The viewer's conversations by the uuid of a booking of the two; null for other people's bookings. */
export function conversationOfBookingLoader(ctx: RequestContext): DataLoader<string, ConversationRow | null> {
  return ctx.loaders.get<string, ConversationRow | null>('conversations-of-bookings', async (ids) => {
    const rows = await ctx.db
      .selectFrom('Booking as b')
      .innerJoin('Conversation as c', (join) =>
        join.onRef('c.spaceId', '=', 'b.spaceId').onRef('c.renterId', '=', 'b.renterId'),
      )
      .select(['b.id as booking', 'c.id'])
      .where('b.id', 'in', ids)
      .execute();
    const byBooking = new Map(rows.map(({ booking, id }) => [booking, id]));
    return Promise.all(ids.map((id) => loadIfAny(ctx, byBooking.get(id))));
  });
}

const loadIfAny = (ctx: RequestContext, id: string | undefined): Promise<ConversationRow | null> | null =>
  id === undefined ? null : conversationLoader(ctx).load(id);

/** The user on the other side. */
export function otherSideOf(conversation: ConversationRow): string {
  return conversation.viewerRole === ConversationRole.RENTER ? conversation.hostId : conversation.renterId;
}

/** Names and verified phones of users. Callers ask only for those the viewer has a confirmed booking with. */
export function contactLoader(ctx: SignedInContext): DataLoader<string, ConversationContact | null> {
  return ctx.loaders.get<string, ConversationContact | null>('conversation-contacts', async (ids) => {
    const rows = await ctx.db
      .selectFrom('User')
      .select(['id', 'fullName', 'phone', 'phoneVerifiedAt'])
      .where('id', 'in', ids)
      .where('erasedAt', 'is', null)
      .execute();
    const byId = new Map(
      rows.map(({ id, fullName, phone, phoneVerifiedAt }) => [id, { fullName, phone: phoneVerifiedAt && phone }]),
    );
    return ids.map((id) => byId.get(id) ?? null);
  });
}
