import type { JobRegistry } from '../../../core/jobs/jobs.js';
import type { ConsumerRegistry } from '../../../core/events/outbox.js';
import { MessageEventName } from '../../messages/message.events.js';
import { mailUnread } from './mail-messages.js';
import { BELL_JOB, MAIL_JOB, scheduleNotices } from './message-jobs.js';
import { deleteNotices, markNoticeRead, notifyMessage } from './notify-message.js';
import type { Reader } from './unread-messages.js';

const readerOf = ({ conversationId, userId }: Readonly<Record<string, unknown>>): Reader => ({
  conversationId: String(conversationId),
  userId: String(userId),
});

/** Schedules notifications of sent messages, and marks them as read or deletes them with their messages. */
export function registerMessageNotices(consumers: ConsumerRegistry): void {
  consumers.on([MessageEventName.SENT], scheduleNotices);
  consumers.on([MessageEventName.READ], (tx, { payload }) => markNoticeRead(tx, readerOf(payload)));
  consumers.on([MessageEventName.PURGED], (tx, { payload }) =>
    deleteNotices(tx, String(payload['conversationId']), [String(payload['renterId']), String(payload['hostId'])]),
  );
}

/** The jobs that notify, some seconds after a message, and mail, some minutes after. */
export function registerMessageNoticeJobs(jobs: JobRegistry): void {
  jobs
    .on(BELL_JOB, (ctx, payload) => notifyMessage(ctx, readerOf(payload)))
    .on(MAIL_JOB, (ctx, payload) => mailUnread(ctx, readerOf(payload)));
}
