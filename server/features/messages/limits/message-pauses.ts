import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../../../core/context.js';
import type { ContactKind } from '../../../core/contact-data.js';
import { recordEvent } from '../../../core/events.js';
import { contactStanding, countedSince, pauseEnd } from './message-limits.rules.js';
import { MessagePauseEventName, type MessagePauseStarted } from './message-pause.events.js';

/** Until when somebody cannot write; null while she can. */
export async function writePauseOf(ctx: ServiceContext, userId: string): Promise<Date | null> {
  const [row] = await ctx.em.execute<{ until: string | Date | null }[]>('select max(ends_at) as until from message_pauses where user_id = ? and ends_at > ?', [userId, ctx.clock.now()]);
  return row?.until ? new Date(row.until) : null;
}

/** How many more messages with contact data somebody may send before she is paused; null unless she is to be warned. */
export async function contactAttemptsLeft(ctx: ServiceContext, userId: string): Promise<number | null> {
  return contactStanding((await maskedOf(ctx, userId)).count).attemptsLeft;
}

/** Counts a message whose contact data is about to be hidden; the one too many is still sent, and nothing more for some days. */
export async function countContactAttempt(tx: ServiceContext, userId: string, kinds: readonly ContactKind[]): Promise<void> {
  if (kinds.length === 0) return;
  const before = await maskedOf(tx, userId);
  const messages = before.count + 1;
  if (!contactStanding(messages).isPaused) return;
  const now = tx.clock.now();
  const until = pauseEnd(now);
  const pauseId = randomUUID();
  await tx.em.execute('insert into message_pauses (id, user_id, kinds, starts_at, ends_at) values (?, ?, ?::text[], ?, ?)', [
    pauseId,
    userId,
    `{${[...new Set([...before.kinds, ...kinds])].join(',')}}`,
    now,
    until,
  ]);
  const started: MessagePauseStarted = { type: MessagePauseEventName.STARTED, payload: { pauseId, userId, until: until.toISOString(), messages } };
  await recordEvent(tx, started);
}

/** Of the last days, and after the last pause: what that was for is not held against her twice. */
async function maskedOf(ctx: ServiceContext, userId: string): Promise<{ count: number; kinds: readonly string[] }> {
  const [row] = await ctx.em.execute<{ count: number; kinds: readonly string[] }[]>(
    `select count(distinct m.id)::int as count, to_json(coalesce(array_agg(distinct k.kind) filter (where k.kind is not null), '{}')) as kinds
     from messages m left join lateral unnest(m.mask_kinds) as k (kind) on true
     where m.sender_id = ? and m.created_at > ? and m.mask_kinds <> '{}' and m.booking_id is null
       and m.created_at > coalesce((select max(p.starts_at) from message_pauses p where p.user_id = m.sender_id), '-infinity')`,
    [userId, countedSince(ctx.clock.now()).contact],
  );
  return row ?? { count: 0, kinds: [] };
}
