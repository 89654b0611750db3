import type { ContactKind } from '../../../core/contact-data.js';
import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { DomainError } from '../../../core/errors.js';
import { rowsOf } from '../../../core/named-values.js';
import { countedSince, limitRefusal, type WritingFacts } from './message-limits.rules.js';
import { countContactAttempt, writePauseOf } from './message-pauses.js';

/** A message that is about to be written. */
export interface Sending {
  /** Without a message yet, it is begun by this one. */
  readonly conversationId: string;
  readonly receiverId: string;
  /** As it was typed. */
  readonly body: string;
  /** What is hidden of it. */
  readonly kinds: readonly ContactKind[];
}

interface CountRow {
  readonly minuteCount: number;
  readonly minuteOldest: string | null;
  readonly hourCount: number;
  readonly hourOldest: string | null;
  readonly isPhoneVerified: boolean;
}

/** Refuses a message beyond what the viewer may send, and counts one that holds contact data. In the transaction that writes it, before it is written. */
export async function checkMessageLimits(tx: SignedInContext, sending: Sending): Promise<void> {
  const userId = tx.viewer.id;
  // One after the other: two tabs together do not send more than one may.
  await tx.em.execute('select 1 from users where id = ? for no key update', [userId]);
  const refusal = limitRefusal(await writingFacts(tx, userId, sending), tx.clock.now());
  if (refusal) throw new DomainError(refusal.code, refusal.params);
  await countContactAttempt(tx, userId, sending.kinds);
}

async function writingFacts(tx: ServiceContext, userId: string, sending: Sending): Promise<WritingFacts> {
  const { minute, hour, day } = countedSince(tx.clock.now());
  const [row] = await rowsOf<CountRow>(
    tx,
    `select count(*) filter (where m.created_at > :minute)::int as "minuteCount", min(m.created_at) filter (where m.created_at > :minute) as "minuteOldest",
       count(*)::int as "hourCount", min(m.created_at) as "hourOldest", (select u.phone_verified_at is not null from users u where u.id = :userId) as "isPhoneVerified"
     from messages m where m.sender_id = :userId and m.created_at > :hour`,
    { userId, minute, hour },
  );
  return {
    pausedUntil: await writePauseOf(tx, userId),
    lastMinute: { count: row?.minuteCount ?? 0, oldestAt: dateOf(row?.minuteOldest) },
    lastHour: { count: row?.hourCount ?? 0, oldestAt: dateOf(row?.hourOldest) },
    isPhoneVerified: row?.isPhoneVerified === true,
    conversationsToday: (await isFirstMessage(tx, sending)) ? await conversationsBegun(tx, userId, day) : null,
    othersWithSameText: await othersWithSameText(tx, userId, sending, day),
  };
}

async function isFirstMessage(tx: ServiceContext, { conversationId }: Sending): Promise<boolean> {
  const rows = await tx.em.execute<object[]>('select 1 from messages where conversation_id = ? limit 1', [conversationId]);
  return rows.length === 0;
}

/** Those that a booking began are no first words of hers. */
async function conversationsBegun(tx: ServiceContext, userId: string, since: Date): Promise<number> {
  const [row] = await tx.em.execute<{ count: number }[]>(
    `select count(*)::int as count from conversations c where c.renter_id = ? and c.created_at > ?
       and (select m.kind from messages m where m.conversation_id = c.id order by m.seq limit 1) = 'text'`,
    [userId, since],
  );
  return row?.count ?? 0;
}

/** Who answers may say the same to everybody: counted are only people who had not written to her. */
async function othersWithSameText(tx: ServiceContext, userId: string, { conversationId, receiverId, body }: Sending, since: Date): Promise<number> {
  if (body === '') return 0;
  const [row] = await rowsOf<{ count: number }>(
    tx,
    `select count(distinct m.receiver_id)::int as count from messages m
     where m.sender_id = :userId and m.created_at > :since and m.receiver_id <> :receiverId
       and lower(regexp_replace(coalesce(m.original, m.body), '\\s+', ' ', 'g')) = lower(regexp_replace(:body, '\\s+', ' ', 'g'))
       and not exists (select from messages a where a.conversation_id = m.conversation_id and a.sender_id = m.receiver_id and a.seq < m.seq)
       and not exists (select from messages a where a.conversation_id = :conversationId::uuid and a.sender_id = :receiverId)`,
    { userId, since, receiverId, body, conversationId },
  );
  return row?.count ?? 0;
}

function dateOf(value: string | null | undefined): Date | null {
  return value ? new Date(value) : null;
}
