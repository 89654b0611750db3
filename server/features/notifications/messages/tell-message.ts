import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../../../core/context.js';
import { inTransaction } from '../../../core/transaction.js';
import { conversationAddress } from '../../messages/conversation-address.rules.js';
import { readPeople, type Person } from '../event-story.js';
import { publishChange } from '../notification-stream.js';
import { notificationText } from '../notification-texts.rules.js';
import { ChangeKind, NotificationType, type NotificationParams } from '../notification-types.js';
import { NotificationChannel } from '../preferences/preference-types.js';
import { isHeard } from '../preferences/preferences.rules.js';
import { unreadMessages, type Reader, type UnreadMessage } from './unread-messages.js';

const TYPE = NotificationType.MESSAGE_RECEIVED;
/** Longer than what is shown of it: words for hidden contact data may take its place. */
const KEPT_LENGTH = 160;

/** Puts the newest unread message of a conversation into its reader's bell: one notification for each conversation, which a newer message renews. */
export async function tellOfMessage(ctx: ServiceContext, reader: Reader): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    // Whoever is just reading goes first: else the notice of what she has read would stay unread.
    await tx.em.execute('select 1 from conversations where id = ? for update', [reader.conversationId]);
    const newest = (await unreadMessages(tx, reader)).at(-1);
    const person = (await readPeople(tx, [reader.userId])).get(reader.userId);
    if (newest && person && isHeard(person.preferences, TYPE, NotificationChannel.BELL)) await keep(tx, person, reader, newest);
  });
}

/** Whoever has read a conversation needs no notice of it. */
export async function forgetNotice(tx: ServiceContext, { conversationId, userId }: Reader): Promise<void> {
  const read = await tx.em.execute<{ id: string }[]>(
    `update notifications set is_read = true, read_at = ? where user_id = ? and type = ? and params ->> 'address' = ? and not is_read returning id`,
    [tx.clock.now(), userId, TYPE, conversationAddress(conversationId)],
  );
  for (const { id } of read) await publishChange(tx, userId, id, ChangeKind.UPDATED);
}

/** Of a conversation that is kept no longer nothing is told either. */
export async function dropNotices(tx: ServiceContext, conversationId: string, people: readonly string[]): Promise<void> {
  await tx.em.execute(`delete from notifications where user_id = any(?::uuid[]) and type = ? and params ->> 'address' = ?`, [`{${people.join(',')}}`, TYPE, conversationAddress(conversationId)]);
}

async function keep(tx: ServiceContext, person: Person, { conversationId }: Reader, message: UnreadMessage): Promise<void> {
  const params: NotificationParams = {
    name: message.senderName,
    text: [...message.body].slice(0, KEPT_LENGTH).join(''),
    count: message.files,
    isAgreed: message.isAgreed,
    address: conversationAddress(conversationId),
  };
  const text = notificationText(TYPE, params, person.locale);
  if (!text) throw new Error(`there are no words for ${TYPE}`);
  // One after the other: the job may run twice.
  await tx.em.execute('select 1 from users where id = ? for no key update', [person.id]);
  const facts = [JSON.stringify(params), text.title, text.message, message.createdAt];
  const renewed = await tx.em.execute<{ id: string }[]>(
    `update notifications set params = ?::jsonb, title = ?, message = ?, created_at = ?, dedupe_key = ?
     where user_id = ? and type = ? and params ->> 'address' = ? and not is_read and created_at < ? returning id`,
    [...facts, keyOf(message), person.id, TYPE, params.address, message.createdAt],
  );
  const inserted = renewed.length > 0 ? [] : await tx.em.execute<{ id: string }[]>(
    `insert into notifications (id, user_id, type, params, title, message, created_at, dedupe_key) values (?, ?, ?, ?::jsonb, ?, ?, ?, ?) on conflict do nothing returning id`,
    [randomUUID(), person.id, TYPE, ...facts, keyOf(message)],
  );
  for (const { id } of renewed) await publishChange(tx, person.id, id, ChangeKind.UPDATED);
  for (const { id } of inserted) await publishChange(tx, person.id, id, ChangeKind.INSERTED);
}

/** One message is told once, also when its notice was read and the job runs again. */
function keyOf({ id }: UnreadMessage): string {
  return `message:${id}`;
}
