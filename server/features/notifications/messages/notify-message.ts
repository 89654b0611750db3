import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import type { ServiceContext } from '../../../core/context.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import type { Tables } from '../../../database.js';
import { conversationAddress } from '../../messages/conversations/conversation-address.rules.js';
import { loadRecipients, type Recipient } from '../recipients.js';
import { publishChange } from '../notification-stream.js';
import { ChangeKind } from '../notification-entry.types.js';
import { notificationContent } from '../notification.rules.js';
import { loadEditedTexts } from '../words/edited-texts.js';
import { NotificationType } from '../notification.enums.js';
import { NotificationChannel } from '../preferences/notification-groups.types.js';
import { schedulePush } from '../push/send-push.js';
import { isEnabled, quietWaitMs } from '../preferences/preferences.rules.js';
import { unreadMessages, type Reader, type UnreadMessage } from './unread-messages.js';

const TYPE = NotificationType.MESSAGE_RECEIVED;
/** Longer than the shown snippet: replacing contact data changes the length. */
const STORED_LENGTH = 160;

/** Notifies the reader of the newest unread message: one notification per conversation, which a newer message renews. */
export async function notifyMessage(ctx: ServiceContext, reader: Reader): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    // Waits for a reader who is just marking messages as read; otherwise the notification of read messages would stay unread.
    await tx.db.selectFrom('Conversation').select('id').where('id', '=', reader.conversationId).forUpdate().execute();
    const newest = (await unreadMessages(tx, reader)).at(-1);
    const recipient = (await loadRecipients(tx, [reader.userId])).get(reader.userId);
    // A push that is wanted alone needs the row as well.
    if (newest && recipient && (isOn(recipient, NotificationChannel.BELL) || isOn(recipient, NotificationChannel.PUSH)))
      await saveNotice(tx, recipient, reader, newest);
  });
}

const isOn = ({ preferences }: Recipient, channel: NotificationChannel): boolean =>
  isEnabled(preferences, TYPE, channel);

/** Marks the notification of a conversation as read once its messages are. */
export async function markNoticeRead(tx: ServiceContext, { conversationId, userId }: Reader): Promise<void> {
  const read = await tx.db
    .updateTable('Notification')
    .set({ isRead: true, readAt: tx.clock.now() })
    .where('userId', '=', userId)
    .where(isOfConversation(conversationId))
    .where('isRead', '=', false)
    .returning('id')
    .execute();
  for (const { id } of read) await publishChange(tx, userId, id, ChangeKind.UPDATED);
}

/** Deletes the notifications of a deleted conversation. */
export async function deleteNotices(
  tx: ServiceContext,
  conversationId: string,
  userIds: readonly string[],
): Promise<void> {
  await tx.db
    .deleteFrom('Notification')
    .where('userId', 'in', userIds)
    .where(isOfConversation(conversationId))
    .execute();
}

async function saveNotice(
  tx: ServiceContext,
  recipient: Recipient,
  { conversationId }: Reader,
  message: UnreadMessage,
): Promise<void> {
  const params = {
    name: message.senderName,
    text: [...message.body].slice(0, STORED_LENGTH).join(''),
    count: message.files,
    isAgreed: message.isAgreed,
    address: conversationAddress(conversationId),
  };
  // The job may run twice at once: the lock keeps both runs from inserting.
  await tx.db.selectFrom('User').select('id').where('id', '=', recipient.id).forNoKeyUpdate().execute();
  const texts = await loadEditedTexts(tx);
  const content = {
    ...notificationContent(TYPE, params, recipient.locale, texts(TYPE, recipient.locale)),
    createdAt: message.createdAt,
    spaceId: message.spaceId,
    dedupeKey: keyOf(message),
    isInBell: isOn(recipient, NotificationChannel.BELL),
  };
  const renewed = await tx.db
    .updateTable('Notification')
    .set(content)
    .where('userId', '=', recipient.id)
    .where(isOfConversation(conversationId))
    .where('isRead', '=', false)
    .where('createdAt', '<', message.createdAt)
    .returning('id')
    .execute();
  const inserted =
    renewed.length > 0
      ? []
      : await tx.db
          .insertInto('Notification')
          .values({ id: randomUUID(), userId: recipient.id, ...content })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .execute();
  for (const { id } of renewed) await publishChange(tx, recipient.id, id, ChangeKind.UPDATED);
  for (const { id } of inserted) await publishChange(tx, recipient.id, id, ChangeKind.INSERTED);
  if (!isOn(recipient, NotificationChannel.PUSH)) return;
  const waitMs = quietWaitMs(recipient.preferences, TYPE, { startsOn: null, now: tx.clock.now() });
  for (const { id } of [...renewed, ...inserted]) await schedulePush(tx, { id, userId: recipient.id }, waitMs);
}

/** Whether a notification is about messages of this conversation: its address identifies it. */
function isOfConversation(conversationId: string) {
  return (eb: ExpressionBuilder<Tables, 'Notification'>) =>
    eb.and([
      eb('type', '=', TYPE),
      eb(eb.ref('params', '->>').key('address'), '=', conversationAddress(conversationId)),
    ]);
}

/** Keeps a message from being notified twice when its notification was read and the job runs again. */
function keyOf({ id }: UnreadMessage): string {
  return `message:${id}`;
}
