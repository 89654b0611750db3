import { maskContactData } from '../../../core/redaction/contact-data.js';
import type { ServiceContext } from '../../../core/context.js';
import { changeRecord } from '../../../core/writes/change-record.js';
import { deleteAttachments } from '../../messages/attachments/attachment-store.js';
import { hasContract } from '../../messages/conversations/conversation-bookings.js';
import { Message } from '../../messages/message.entity.js';
import { MessageKind } from '../../messages/message.enums.js';
import { purgeConversation } from '../../messages/purge-messages.js';
import { typesOfGroup } from '../../notifications/notification.enums.js';
import { NotificationGroup } from '../../notifications/preferences/notification-groups.types.js';
import { conversationAddress } from '../../messages/conversations/conversation-address.rules.js';
import { LEFT_OUT, textsOf, withoutTexts, type PersonalTexts } from './personal-texts.rules.js';

/**
 * Deletes conversations that never led to a contract. After a rental the texts stay, because the other side may need them as long as the books,
 * but without the user's name and without the files they sent.
 */
export async function eraseMessages(tx: ServiceContext, userId: string, personal: PersonalTexts): Promise<void> {
  await eraseFromOthersNotifications(tx, userId);
  const idle = await tx.db
    .selectFrom('Conversation as c')
    .select('c.id')
    .where((eb) => eb.or([eb('c.renterId', '=', userId), eb('c.hostId', '=', userId)]))
    .where((eb) => eb.not(hasContract(eb)))
    .execute();
  for (const { id } of idle) await purgeConversation(tx, id);
  await deleteAttachments(tx, (eb) => eb('uploaderId', '=', userId));
  await tx.db.updateTable('Message').set({ original: null, maskKinds: [] }).where('senderId', '=', userId).execute();
  await tx.db
    .updateTable('ConversationSide')
    .set({ isMuted: false, isHidden: false, hasBlocked: false })
    .where('userId', '=', userId)
    .execute();
  await redactNames(tx, userId, textsOf(personal));
}

/** Removes the user's name from the messages of both sides and from file names, and contact data from their own messages. */
async function redactNames(tx: ServiceContext, userId: string, texts: readonly string[]): Promise<void> {
  const messages = await tx.db
    .selectFrom('Message as m')
    .innerJoin('Conversation as c', 'c.id', 'm.conversationId')
    .select(['m.id', 'm.senderId', 'm.body', 'm.original'])
    .where('m.kind', '=', MessageKind.TEXT)
    .where((eb) => eb.or([eb('c.renterId', '=', userId), eb('c.hostId', '=', userId)]))
    .execute();
  for (const { id, senderId, body, original } of messages) {
    const named = withoutTexts(body, texts);
    const clean = {
      body: senderId === userId ? maskContactData(named, LEFT_OUT).text : named,
      original: original && withoutTexts(original, texts),
    };
    if (clean.body !== body || clean.original !== original) await changeRecord(tx, Message, id, clean);
  }
  const files = await tx.db
    .selectFrom('MessageAttachment as a')
    .innerJoin('Conversation as c', 'c.id', 'a.conversationId')
    .select(['a.id', 'a.name'])
    .where((eb) => eb.or([eb('c.renterId', '=', userId), eb('c.hostId', '=', userId)]))
    .execute();
  for (const { id, name } of files) {
    const clean = withoutTexts(name, texts);
    if (clean !== name)
      await tx.db.updateTable('MessageAttachment').set({ name: clean }).where('id', '=', id).execute();
  }
}

/** Deletes other people's notifications about the user's messages: they contain the name and the first words. */
async function eraseFromOthersNotifications(tx: ServiceContext, userId: string): Promise<void> {
  const conversations = await tx.db
    .selectFrom('Conversation')
    .select('id')
    .where((eb) => eb.or([eb('renterId', '=', userId), eb('hostId', '=', userId)]))
    .execute();
  if (conversations.length === 0) return;
  await tx.db
    .deleteFrom('Notification')
    .where('userId', '<>', userId)
    .where('type', 'in', typesOfGroup(NotificationGroup.MESSAGES))
    .where((eb) =>
      eb(
        eb.ref('params', '->>').key('address'),
        'in',
        conversations.map(({ id }) => conversationAddress(id)),
      ),
    )
    .execute();
}
