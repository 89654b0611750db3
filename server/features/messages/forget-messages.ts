import type { ServiceContext } from '../../core/context.js';
import { inTransaction } from '../../core/transaction.js';
import { BookingStatus } from '../bookings/booking-types.js';
import { removeAttachments } from './attachments/attachment-store.js';
import { AGREED_STATUSES } from '../bookings/booking.policy.js';

/** How long things are kept, after the last word of a conversation. */
const KEPT = { originalDays: 90, monthsWithoutBooking: 24, monthsWithBooking: 60 } as const;
/** Whether anything was ever agreed in conversation `c`: requests that came to nothing are none. */
export const HAS_CONTRACT = `exists (select from bookings b where b.space_id = c.space_id and b.renter_id = c.renter_id and b.status in (${[...AGREED_STATUSES, BookingStatus.CANCELLED].map((status) => `'${status}'`).join(', ')}))`;
const DAY_MS = 86_400_000;
const BATCH = 200;

/** Texts as they were typed, kept beside those with something hidden: for safety reviews, and for no longer. */
export async function forgetOriginals(ctx: ServiceContext): Promise<void> {
  await ctx.em.execute('update messages set original = null where original is not null and created_at <= ?', [new Date(ctx.clock.now().getTime() - KEPT.originalDays * DAY_MS)]);
}

/** Conversations whose time is over, with their files: two years where nothing was ever agreed, five where there was a rental. */
export async function forgetConversations(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock.now();
  const due = await ctx.em.execute<{ id: string }[]>(
    `select c.id from conversations c where c.last_message_at <= ?::timestamptz - make_interval(months => case when ${HAS_CONTRACT} then ? else ? end)
     order by c.last_message_at limit ?`,
    [now, KEPT.monthsWithBooking, KEPT.monthsWithoutBooking, BATCH],
  );
  for (const { id } of due) await inTransaction(ctx, (tx) => forgetConversation(tx, id));
}

/** A conversation with all that belongs to it. */
export async function forgetConversation(tx: ServiceContext, id: string): Promise<void> {
  await removeAttachments(tx, 'conversation_id = ?', [id]);
  await tx.em.execute('delete from conversations where id = ?', [id]);
}
