import type { ServiceContext } from '../../../core/context.js';
import { queueMail, type MailAddressees, type MailParams } from '../../../core/mail/mailer.js';
import { HOUR_MS } from '../../../core/values/durations.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { zoneOfPostalCode } from '../../../core/values/time-zone.js';
import { conversationAddress } from '../../messages/conversations/conversation-address.rules.js';
import { renderBody } from '../../messages/message-text.rules.js';
import { currentAddress } from '../mails/mail-addressees.js';
import { loadMailedSpace } from '../mails/mailed-space.js';
import { loadRecipients, type Recipient } from '../recipients.js';
import { NotificationType } from '../notification.enums.js';
import { NotificationChannel } from '../preferences/notification-groups.types.js';
import { editedParam, loadEditedTexts } from '../words/edited-texts.js';
import { isEnabled, quietWaitMs } from '../preferences/preferences.rules.js';
import { scheduleMail } from './message-jobs.js';
import { freshMessages, unreadMessages, type Reader, type UnreadMessage } from './unread-messages.js';

/** Minimum interval between two mails while the messages of the last one are unread. */
const BETWEEN_MAILS_MS = HOUR_MS;
/** Maximum number of messages in a mail, and of characters of each. */
const SHOWN = 5;
const SHOWN_LENGTH = 400;

/** Sends one e-mail with all unread messages of a conversation; each message is mailed once. */
export async function mailUnread(ctx: ServiceContext, reader: Reader): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const recipient = (await loadRecipients(tx, [reader.userId])).get(reader.userId);
    if (!recipient || !isEnabled(recipient.preferences, NotificationType.MESSAGE_RECEIVED, NotificationChannel.EMAIL))
      return;
    // The job may run twice at once: the lock lets the second run see what the first one sent.
    await tx.db.selectFrom('Conversation').select('id').where('id', '=', reader.conversationId).forUpdate().execute();
    const unread = await unreadMessages(tx, reader);
    const { fresh, lastSentAt } = await freshMessages(tx, reader, unread);
    if (fresh.length === 0) return;
    const isLastUnread = unread.length > fresh.length;
    const quietMs = quietWaitMs(recipient.preferences, NotificationType.MESSAGE_RECEIVED, {
      startsOn: null,
      now: tx.clock.now(),
    });
    if (quietMs > 0) return scheduleMail(tx, reader, quietMs);
    const wait = isLastUnread ? lastSentAt + BETWEEN_MAILS_MS - tx.clock.now().getTime() : 0;
    if (wait > 0) return scheduleMail(tx, reader, wait);
    await send(tx, recipient, reader, fresh);
  });
}

async function send(
  tx: ServiceContext,
  recipient: Recipient,
  { conversationId, userId }: Reader,
  fresh: readonly UnreadMessage[],
): Promise<void> {
  const seq = fresh.at(-1)?.seq ?? 0;
  const sentAt = tx.clock.now();
  await tx.db
    .insertInto('MessageMail')
    .values({ conversationId, userId, seq, sentAt })
    .onConflict((conflict) => conflict.columns(['conversationId', 'userId']).doUpdateSet({ seq, sentAt }))
    .execute();
  const texts = await loadEditedTexts(tx);
  const spaceId = fresh.at(-1)?.spaceId ?? null;
  const space = spaceId === null ? null : await loadMailedSpace(tx, spaceId, recipient.locale);
  const params = {
    ...mailParams(recipient, conversationId, fresh),
    picture: space?.picture ?? null,
    pictureAlt: space?.pictureAlt ?? '',
    ...editedParam(texts(NotificationType.MESSAGE_RECEIVED, recipient.locale)),
  };
  await queueMail(tx, {
    id: `messages-${conversationId}-${userId}-${seq}`,
    to: recipient.email,
    locale: recipient.locale,
    template: 'notifications.messages',
    params,
  });
}

function mailParams(
  { id, firstName, locale }: Recipient,
  conversationId: string,
  fresh: readonly UnreadMessage[],
): MailParams {
  const shown = fresh.slice(-SHOWN).map(({ body, isAgreed, files, createdAt }) => ({
    at: createdAt.toISOString(),
    text: shortened(renderBody(body, locale, isAgreed)),
    files,
  }));
  const newest = fresh.at(-1);
  return {
    userId: id,
    firstName,
    name: newest?.senderName ?? '',
    space: newest?.spaceTitle ?? '',
    timeZone: zoneOfPostalCode(newest?.postalCode ?? null),
    count: fresh.length,
    messages: JSON.stringify(shown),
    path: conversationAddress(conversationId),
  };
}

function shortened(text: string): string {
  const characters = [...text];
  return characters.length <= SHOWN_LENGTH ? text : `${characters.slice(0, SHOWN_LENGTH).join('').trimEnd()}…`;
}

export const messageAddressees: MailAddressees = {
  'notifications.messages': (ctx, { to, params: { userId } }) =>
    // Missing in mails queued by an earlier version.
    typeof userId === 'string' ? currentAddress(ctx, userId, NotificationType.MESSAGE_RECEIVED) : Promise.resolve(to),
};
