import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../../core/context.js';
import type { Ticket } from './ticket.entity.js';
import type { TicketAuthor } from './ticket.enums.js';

/** A message to add to a locked ticket. */
export interface NewTicketMessage {
  readonly author: TicketAuthor;
  readonly authorId: string | null;
  readonly body: string;
  readonly isInternal?: boolean;
  /** Set when it came by mail. */
  readonly mailKey?: string;
}

/** Adds a message; null when a mail with the same key exists already. */
export async function addTicketMessage(
  tx: ServiceContext,
  ticket: Ticket,
  { author, authorId, body, isInternal = false, mailKey }: NewTicketMessage,
): Promise<string | null> {
  const now = tx.clock.now();
  const row = await tx.db
    .insertInto('TicketMessage')
    .values({
      id: randomUUID(),
      ticketId: ticket.id,
      author,
      authorId,
      body,
      isInternal,
      isMail: mailKey !== undefined,
      mailKey: mailKey ?? null,
      createdAt: now,
    })
    .onConflict((conflict) => conflict.constraint('ticket_messages_mail').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row && !isInternal) ticket.lastMessageAt = now;
  return row?.id ?? null;
}
