import type { ServiceContext } from '../../../core/context.js';
import type { StoredEvent } from '../../../core/events/event-types.js';
import { addJob } from '../../../core/jobs/jobs.js';
import { MINUTE_MS } from '../../../core/values/durations.js';
import type { Reader } from './unread-messages.js';

export const BELL_JOB = 'notifications.tell-message';
export const MAIL_JOB = 'notifications.mail-messages';

/** Delay before the bell, so that a message read at once in an open conversation causes no notification. */
const BELL_AFTER_MS = 3_000;
const MAIL_AFTER_MS = 5 * MINUTE_MS;

/** Schedules the notification and the mail of a new message; jobs already scheduled for the conversation keep their time and cover it. */
export async function scheduleNotices(tx: ServiceContext, { payload }: StoredEvent): Promise<void> {
  const reader = { conversationId: String(payload['conversationId']), userId: String(payload['receiverId']) };
  await addJob(tx, BELL_JOB, reader, { jobKey: keyOf('bell', reader), afterMs: BELL_AFTER_MS, keepsRunAt: true });
  await scheduleMail(tx, reader, MAIL_AFTER_MS);
}

/** Schedules a check for unread messages to send by e-mail. */
export async function scheduleMail(tx: ServiceContext, reader: Reader, afterMs: number): Promise<void> {
  await addJob(tx, MAIL_JOB, reader, { jobKey: keyOf('mail', reader), afterMs, keepsRunAt: true });
}

function keyOf(what: 'bell' | 'mail', { conversationId, userId }: Reader): string {
  return `message-${what}:${conversationId}:${userId}`;
}
