import { MessageEventName } from '../../messages/message.events.js';
import { mailUnread } from './mail-messages.js';
import { BELL_JOB, MAIL_JOB, scheduleNotices } from './message-jobs.js';
import { deleteNotices, markNoticeRead, notifyMessage } from './notify-message.js';
const readerOf = ({ conversationId, userId }) => ({
    conversationId: String(conversationId),
    userId: String(userId),
});
/** Schedules notifications of sent messages, and marks them as read or deletes them with their messages. */
export function registerMessageNotices(consumers) {
    consumers.on([MessageEventName.SENT], scheduleNotices);
    consumers.on([MessageEventName.READ], (tx, { payload }) => markNoticeRead(tx, readerOf(payload)));
    consumers.on([MessageEventName.PURGED], (tx, { payload }) => deleteNotices(tx, String(payload['conversationId']), [String(payload['renterId']), String(payload['hostId'])]));
}
/** The jobs that notify, some seconds after a message, and mail, some minutes after. */
export function registerMessageNoticeJobs(jobs) {
    jobs
        .on(BELL_JOB, (ctx, payload) => notifyMessage(ctx, readerOf(payload)))
        .on(MAIL_JOB, (ctx, payload) => mailUnread(ctx, readerOf(payload)));
}
//# sourceMappingURL=message-notices.consumers.js.map