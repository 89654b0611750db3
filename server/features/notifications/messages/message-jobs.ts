import type { ServiceContext } from '../../../core/context.js';
import type { StoredEvent } from '../../../core/events/event-types.js';
import { addJob } from '../../../core/jobs/jobs.js';
import { MINUTE_MS } from '../../../core/values/durations.js';
import { freshMessages, unreadMessages, type Reader, type UnreadMessage } from './unread-messages.js';

export const BELL_JOB = 'notifications.tell-message';
export const MAIL_JOB = 'notifications.mail-messages';

/** Delay before the bell, so that a message read at once in an open conversation causes no notification. */
const BELL_AFTER_MS = 3_000;
const MAIL_AFTER_MS = 5 * MINUTE_MS;

/**
 * Schedules the notification and the mail of a new message. A waiting job keeps its time only while it waits for an older message as well:
 * one that was left by messages read meanwhile would come too early for this one, or an hour late.
 */
export async function scheduleNotices(tx: ServiceContext, { payload }: StoredEvent): Promise<void> {
  const reader = { conversationId: String(payload['conversationId']), userId: String(payload['receiverId']) };
  const message = await tx.db
    .selectFrom('Message')
    .select('seq')
    .where('id', '=', String(payload['messageId']))
    .executeTakeFirst();
  if (!message) return;
  const unread = await unreadMessages(tx, reader);
  const { fresh } = await freshMessages(tx, reader, unread);
  const isOlder = ({ seq }: UnreadMessage): boolean => seq < message.seq;
  const bell = { jobKey: keyOf('bell', reader), afterMs: BELL_AFTER_MS, keepsRunAt: unread.some(isOlder) };
  await addJob(tx, BELL_JOB, reader, bell);
  await scheduleMail(tx, reader, MAIL_AFTER_MS, fresh.some(isOlder));
}

/** Schedules a check for unread messages to send by e-mail. */
export async function scheduleMail(
  tx: ServiceContext,
  reader: Reader,
  afterMs: number,
  keepsRunAt = true,
): Promise<void> {
  await addJob(tx, MAIL_JOB, reader, { jobKey: keyOf('mail', reader), afterMs, keepsRunAt });
}

function keyOf(what: 'bell' | 'mail', { conversationId, userId }: Reader): string {
  return `message-${what}:${conversationId}:${userId}`;
}
