import type { ServiceContext } from '../../../core/context.js';
import { queueMail, type MailParams } from '../../../core/mailer.js';
import { inTransaction } from '../../../core/transaction.js';
import { zoneOfPostalCode } from '../../../core/time-zone.js';
import { conversationAddress } from '../../messages/conversation-address.rules.js';
import { bodyAsRead } from '../../messages/message-text.rules.js';
import { readPeople, type Person } from '../event-story.js';
import { NotificationType } from '../notification-types.js';
import { NotificationChannel } from '../preferences/preference-types.js';
import { isHeard } from '../preferences/preferences.rules.js';
import { scheduleMail } from './message-jobs.js';
import { unreadMessages, type Reader, type UnreadMessage } from './unread-messages.js';

/** While nothing of the last mail was read the next one waits so long. */
const BETWEEN_MAILS_MS = 3_600_000;
/** How many messages a mail shows, and how much of each. */
const SHOWN = 5;
const SHOWN_LENGTH = 400;

/** Tells somebody by e-mail of what she has not read in a conversation: all of it in one mail, each message once. */
export async function mailUnread(ctx: ServiceContext, reader: Reader): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const person = (await readPeople(tx, [reader.userId])).get(reader.userId);
    if (!person || !isHeard(person.preferences, NotificationType.MESSAGE_RECEIVED, NotificationChannel.EMAIL)) return;
    // One after the other: the job may run twice.
    await tx.em.execute('select 1 from conversations where id = ? for update', [reader.conversationId]);
    const unread = await unreadMessages(tx, reader);
    const last = await lastMail(tx, reader);
    const fresh = unread.filter(({ seq }) => seq > last.seq);
    if (fresh.length === 0) return;
    const isLastUnread = unread.length > fresh.length;
    const wait = isLastUnread ? last.sentAt + BETWEEN_MAILS_MS - tx.clock.now().getTime() : 0;
    if (wait > 0) return scheduleMail(tx, reader, wait);
    await send(tx, person, reader, fresh);
  });
}

async function lastMail(tx: ServiceContext, { conversationId, userId }: Reader): Promise<{ seq: number; sentAt: number }> {
  const [row] = await tx.em.execute<{ seq: string | number; sent_at: string }[]>('select seq, sent_at from message_mails where conversation_id = ? and user_id = ?', [conversationId, userId]);
  return row ? { seq: Number(row.seq), sentAt: new Date(row.sent_at).getTime() } : { seq: 0, sentAt: 0 };
}

async function send(tx: ServiceContext, person: Person, { conversationId, userId }: Reader, fresh: readonly UnreadMessage[]): Promise<void> {
  const seq = fresh.at(-1)?.seq ?? 0;
  await tx.em.execute(
    `insert into message_mails (conversation_id, user_id, seq, sent_at) values (?, ?, ?, ?)
     on conflict (conversation_id, user_id) do update set seq = excluded.seq, sent_at = excluded.sent_at`,
    [conversationId, userId, seq, tx.clock.now()],
  );
  const params = mailParams(person, conversationId, fresh);
  await queueMail(tx, { id: `messages-${conversationId}-${userId}-${seq}`, to: person.email, locale: person.locale, template: 'notifications.messages', params });
}

function mailParams({ firstName, locale }: Person, conversationId: string, fresh: readonly UnreadMessage[]): MailParams {
  const shown = fresh.slice(-SHOWN).map(({ body, isAgreed, files, createdAt }) => ({ at: createdAt.toISOString(), text: shortened(bodyAsRead(body, locale, isAgreed)), files }));
  const newest = fresh.at(-1);
  return {
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
