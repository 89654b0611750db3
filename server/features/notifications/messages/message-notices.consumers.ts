import type { JobRegistry } from '../../../core/jobs.js';
import type { ConsumerRegistry } from '../../../core/outbox.js';
import { MessageEventName } from '../../messages/message.events.js';
import { mailUnread } from './mail-messages.js';
import { BELL_JOB, MAIL_JOB, planNotices } from './message-jobs.js';
import { dropNotices, forgetNotice, tellOfMessage } from './tell-message.js';
import type { Reader } from './unread-messages.js';

const readerOf = ({ conversationId, userId }: Readonly<Record<string, unknown>>): Reader => ({ conversationId: String(conversationId), userId: String(userId) });

/** Messages that were sent are told of; those that were read need it no more, and of those that are gone nothing stays. */
export function registerMessageNotices(consumers: ConsumerRegistry): void {
  consumers.on([MessageEventName.SENT], planNotices);
  consumers.on([MessageEventName.READ], (tx, { payload }) => forgetNotice(tx, readerOf(payload)));
  consumers.on([MessageEventName.FORGOTTEN], (tx, { payload }) => dropNotices(tx, String(payload['conversationId']), [String(payload['renterId']), String(payload['hostId'])]));
}

/** The telling itself, some seconds and some minutes after. */
export function registerMessageNoticeJobs(jobs: JobRegistry): void {
  jobs.on(BELL_JOB, (ctx, payload) => tellOfMessage(ctx, readerOf(payload))).on(MAIL_JOB, (ctx, payload) => mailUnread(ctx, readerOf(payload)));
}
