import { sql } from 'kysely';
import { daysAgo } from '../../core/clock.js';
import type { ServiceContext } from '../../core/context.js';
import { recordEvent } from '../../core/events/events.js';
import { inBatches } from '../../core/writes/in-batches.js';
import { inTransaction } from '../../core/writes/transaction.js';
import type { Database } from '../../database.js';
import { deleteAttachments } from './attachments/attachment-store.js';
import { hasBookingIn, hasContract } from './conversations/conversation-bookings.js';
import { MessageEventName, type ConversationPurged } from './message.events.js';
import { OPEN_STATUSES } from './message.policy.js';

/** How long data is kept after the last message of a conversation. */
const RETENTION = { originalDays: 90, monthsWithoutBooking: 24, monthsWithBooking: 60 } as const;
const BATCH = 200;

/** Deletes the unredacted texts, which are kept for safety reviews only. */
export async function purgeOriginals(ctx: ServiceContext): Promise<void> {
  const before = daysAgo(ctx, RETENTION.originalDays);
  await ctx.db
    .updateTable('Message')
    .set({ original: null })
    .where('original', 'is not', null)
    .where('createdAt', '<=', before)
    .execute();
}

/** Deletes conversations after their retention: two years without a rental, five with one, never while a booking is open. */
export function purgeConversations(ctx: ServiceContext, signal?: AbortSignal): Promise<void> {
  return inBatches(BATCH, (limit) => purgeBatch(ctx, limit), signal);
}

async function purgeBatch(ctx: ServiceContext, limit: number): Promise<number> {
  const due = await conversationsToPurge(ctx.db, ctx.clock.now()).orderBy('c.lastMessageAt').limit(limit).execute();
  for (const { id } of due) {
    await inTransaction(ctx, async (tx) => {
      // Checked again under the lock: a message may have been sent since.
      const row = await conversationsToPurge(tx.db, tx.clock.now())
        .where('c.id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (row) await purgeConversation(tx, id);
    });
  }
  return due.length;
}

/** Conversations whose retention has ended and that have no open booking. */
function conversationsToPurge(db: Database, now: Date) {
  return db
    .selectFrom('Conversation as c')
    .select('c.id')
    .where((eb) => {
      const months = eb
        .case()
        .when(hasContract(eb))
        .then(eb.lit(RETENTION.monthsWithBooking))
        .else(eb.lit(RETENTION.monthsWithoutBooking))
        .end();
      return eb('c.lastMessageAt', '<=', sql<Date>`${now}::timestamptz - make_interval(months => ${months})`);
    })
    .where((eb) => eb.not(hasBookingIn(eb, OPEN_STATUSES)));
}

/** Deletes a conversation with its messages and files. */
export async function purgeConversation(tx: ServiceContext, id: string): Promise<void> {
  await deleteAttachments(tx, (eb) => eb('conversationId', '=', id));
  const gone = await tx.db
    .deleteFrom('Conversation')
    .where('id', '=', id)
    .returning(['renterId', 'hostId'])
    .executeTakeFirst();
  if (!gone) return;
  const purged: ConversationPurged = { type: MessageEventName.PURGED, payload: { conversationId: id, ...gone } };
  await recordEvent(tx, purged);
}
