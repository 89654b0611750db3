import { maskContactData } from '../../../core/contact-data.js';
import type { ServiceContext } from '../../../core/context.js';
import { removeAttachments } from '../../messages/attachments/attachment-store.js';
import { forgetConversation, HAS_CONTRACT } from '../../messages/forget-messages.js';
import { NotificationType } from '../../notifications/notification-types.js';
import { conversationAddress } from '../../messages/conversation-address.rules.js';
import { LEFT_OUT, textsOf, withoutTexts, type PersonalTraces } from './traces.rules.js';

/**
 * What she and others wrote to each other: where nothing came of it all of it goes. Where there was a rental the words stay for the other side,
 * who may need them as long as the books do; they name her no more, and what she sent beside words goes.
 */
export async function eraseMessages(tx: ServiceContext, userId: string, traces: PersonalTraces): Promise<void> {
  await eraseFromOthersBells(tx, userId);
  const idle = await tx.em.execute<{ id: string }[]>(`select c.id from conversations c where (c.renter_id = ? or c.host_id = ?) and not ${HAS_CONTRACT}`, [userId, userId]);
  for (const { id } of idle) await forgetConversation(tx, id);
  await removeAttachments(tx, 'uploader_id = ?', [userId]);
  await tx.em.execute(`update messages set original = null, mask_kinds = '{}' where sender_id = ?`, [userId]);
  await tx.em.execute('update conversation_sides set is_muted = false, is_hidden = false, has_blocked = false where user_id = ?', [userId]);
  await leaveNameOut(tx, userId, textsOf(traces));
}

/** Both sides' words, and the names of the other's files, may name her; how to reach somebody stands in her words for herself. */
async function leaveNameOut(tx: ServiceContext, userId: string, texts: readonly string[]): Promise<void> {
  const kept = await tx.em.execute<{ id: string; is_hers: boolean; body: string; original: string | null }[]>(
    `select m.id, m.sender_id = ? as is_hers, m.body, m.original from messages m join conversations c on c.id = m.conversation_id where m.kind = 'text' and (c.renter_id = ? or c.host_id = ?)`,
    [userId, userId, userId],
  );
  for (const { id, is_hers: isHers, body, original } of kept) {
    const named = withoutTexts(body, texts);
    const clean = isHers ? maskContactData(named, LEFT_OUT).text : named;
    const cleanOriginal = original && withoutTexts(original, texts);
    if (clean !== body || cleanOriginal !== original) await tx.em.execute('update messages set body = ?, original = ? where id = ?', [clean, cleanOriginal, id]);
  }
  const files = await tx.em.execute<{ id: string; name: string }[]>(
    'select a.id, a.name from message_attachments a join conversations c on c.id = a.conversation_id where c.renter_id = ? or c.host_id = ?',
    [userId, userId],
  );
  for (const { id, name } of files) {
    const clean = withoutTexts(name, texts);
    if (clean !== name) await tx.em.execute('update message_attachments set name = ? where id = ?', [clean, id]);
  }
}

/** Notices of her messages name her and begin with her words; the messages themselves stay where they are. */
async function eraseFromOthersBells(tx: ServiceContext, userId: string): Promise<void> {
  const conversations = await tx.em.execute<{ id: string }[]>('select id from conversations where renter_id = ? or host_id = ?', [userId, userId]);
  await tx.em.execute(`delete from notifications where user_id <> ? and type = ? and params ->> 'address' in (select jsonb_array_elements_text(?::jsonb))`, [
    userId,
    NotificationType.MESSAGE_RECEIVED,
    JSON.stringify(conversations.map(({ id }) => conversationAddress(id))),
  ]);
}
