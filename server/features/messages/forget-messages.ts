import type { ServiceContext } from '../../core/context.js';
import { recordEvent } from '../../core/events.js';
import { inTransaction } from '../../core/transaction.js';
import { BookingStatus } from '../bookings/booking-types.js';
import { AGREED_STATUSES } from '../bookings/booking.policy.js';
import { removeAttachments } from './attachments/attachment-store.js';
import { MessageEventName, type ConversationForgotten } from './message.events.js';
import { OPEN_STATUSES } from './message.policy.js';

/** How long things are kept, after the last word of a conversation. */
const KEPT = { originalDays: 90, monthsWithoutBooking: 24, monthsWithBooking: 60 } as const;
const withBooking = (statuses: readonly BookingStatus[]): string =>
  `exists (select from bookings b where b.space_id = c.space_id and b.renter_id = c.renter_id and b.status in (${statuses.map((status) => `'${status}'`).join(', ')}))`;
/** Whether anything was ever agreed in conversation `c`: requests that came to nothing are none. */
export const HAS_CONTRACT = withBooking([...AGREED_STATUSES, BookingStatus.CANCELLED]);
/** Whether the time of conversation `c` is over; `overAt` has the values. */
const IS_OVER = `c.last_message_at <= ?::timestamptz - make_interval(months => case when ${HAS_CONTRACT} then ? else ? end) and not ${withBooking(OPEN_STATUSES)}`;
const DAY_MS = 86_400_000;
const BATCH = 200;

/** Texts as they were typed, kept beside those with something hidden: for safety reviews, and for no longer. */
export async function forgetOriginals(ctx: ServiceContext): Promise<void> {
  await ctx.em.execute('update messages set original = null where original is not null and created_at <= ?', [new Date(ctx.clock.now().getTime() - KEPT.originalDays * DAY_MS)]);
}

/** Conversations whose time is over, with their files: two years where nothing was ever agreed, five where there was a rental; never while a booking goes on. */
export async function forgetConversations(ctx: ServiceContext): Promise<void> {
  for (let found = BATCH; found === BATCH; ) found = await forgetSome(ctx);
}

async function forgetSome(ctx: ServiceContext): Promise<number> {
  const due = await ctx.em.execute<{ id: string }[]>(`select c.id from conversations c where ${IS_OVER} order by c.last_message_at limit ?`, [...overAt(ctx), BATCH]);
  for (const { id } of due) {
    await inTransaction(ctx, async (tx) => {
      // Somebody may have written meanwhile.
      const rows = await tx.em.execute<object[]>(`select 1 from conversations c where c.id = ? and ${IS_OVER} for update`, [id, ...overAt(tx)]);
      if (rows.length > 0) await forgetConversation(tx, id);
    });
  }
  return due.length;
}

function overAt({ clock }: ServiceContext): unknown[] {
  return [clock.now(), KEPT.monthsWithBooking, KEPT.monthsWithoutBooking];
}

/** A conversation with all that belongs to it. */
export async function forgetConversation(tx: ServiceContext, id: string): Promise<void> {
  await removeAttachments(tx, 'conversation_id = ?', [id]);
  const [gone] = await tx.em.execute<{ renter_id: string; host_id: string }[]>('delete from conversations where id = ? returning renter_id, host_id', [id]);
  if (!gone) return;
  const forgotten: ConversationForgotten = { type: MessageEventName.FORGOTTEN, payload: { conversationId: id, renterId: gone.renter_id, hostId: gone.host_id } };
  await recordEvent(tx, forgotten);
}
