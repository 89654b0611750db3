import type { ServiceContext } from '../../../core/context.js';
import type { StoredEvent } from '../../../core/events.js';
import { addJob } from '../../../core/jobs.js';
import type { Reader } from './unread-messages.js';

export const BELL_JOB = 'notifications.tell-message';
export const MAIL_JOB = 'notifications.mail-messages';

/** Whoever has the conversation open reads at once: her bell need not ring. */
const BELL_AFTER_MS = 3_000;
const MAIL_AFTER_MS = 5 * 60_000;

/** Plans what is told of a message that was sent; what waits already for the conversation keeps its time and tells of all. */
export async function planNotices(tx: ServiceContext, { payload }: StoredEvent): Promise<void> {
  const reader = { conversationId: String(payload['conversationId']), userId: String(payload['receiverId']) };
  await addJob(tx, BELL_JOB, reader, { jobKey: keyOf('bell', reader), runAt: inMs(BELL_AFTER_MS), keepsRunAt: true });
  await scheduleMail(tx, reader, MAIL_AFTER_MS);
}

/** Looks after some time whether there is anything to be told by e-mail. */
export async function scheduleMail(tx: ServiceContext, reader: Reader, afterMs: number): Promise<void> {
  await addJob(tx, MAIL_JOB, reader, { jobKey: keyOf('mail', reader), runAt: inMs(afterMs), keepsRunAt: true });
}

/** By the clock of the queue. */
function inMs(ms: number): Date {
  return new Date(Date.now() + ms);
}

function keyOf(what: 'bell' | 'mail', { conversationId, userId }: Reader): string {
  return `message-${what}:${conversationId}:${userId}`;
}
