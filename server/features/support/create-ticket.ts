import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../../core/context.js';
import { queueMail } from '../../core/mail/mailer.js';
import { Locale } from '../../core/values/locale.js';
import { localDateOf } from '../../core/values/time-zone.js';
import { afterWorkingDays } from '../claims/claim-cases.rules.js';
import { addTicketMessage } from './add-ticket-message.js';
import { beginTicket } from './move-ticket.js';
import { ANSWER_MINUTES, priorityOf } from './ticket-input.rules.js';
import { TICKET_DAYS, TicketActor, TicketStep } from './ticket.transitions.js';
import { TicketAuthor, TicketStatus, type TicketCategory, type TicketSource } from './ticket.enums.js';
import { Ticket } from './ticket.entity.js';
import { addressOf } from './ticket.loaders.js';
import { afterWorkingMinutes, WORKING_HOURS } from './working-hours.rules.js';

/** A requester without an account; `mayMail`: whether the address gets a receipt. */
export interface TicketContact {
  readonly name: string;
  readonly email: string;
  readonly mayMail: boolean;
}

/** The inputs of a new ticket. */
export interface NewTicket {
  readonly requesterId: string | null;
  readonly contact: TicketContact | null;
  readonly category: TicketCategory;
  readonly bookingId: string | null;
  readonly subject: string;
  readonly body: string;
  readonly isDangerous: boolean;
  readonly source: TicketSource;
  readonly locale: Locale;
  /** Set when the first message came by mail. */
  readonly mailKey?: string;
}

/** Creates a ticket with its first message, and notifies the support mailbox. */
export async function createTicket(
  tx: ServiceContext,
  given: NewTicket,
): Promise<{ readonly ticket: Ticket; readonly messageId: string }> {
  const now = tx.clock.now();
  const priority = priorityOf(given.category, given.isDangerous);
  const dueAt = afterWorkingMinutes(now, ANSWER_MINUTES[priority]);
  const ticket = Object.assign(new Ticket(), {
    id: randomUUID(),
    code: await nextCode(tx, now),
    requesterId: given.requesterId,
    name: given.contact?.name ?? '',
    email: given.contact?.email ?? null,
    category: given.category,
    bookingId: given.bookingId,
    subject: given.subject,
    source: given.source,
    locale: given.locale,
    priority,
    status: TicketStatus.OPEN,
    firstAnswerDueAt: dueAt,
    answerDueAt: dueAt,
    solveBy: afterWorkingDays(now, TICKET_DAYS.solve, WORKING_HOURS.zone),
    lastMessageAt: now,
    createdAt: now,
    updatedAt: now,
  });
  const recordFor = await beginTicket(tx, ticket, { step: TicketStep.ASK, actor: TicketActor.REQUESTER });
  const messageId = await addTicketMessage(tx, ticket, {
    author: TicketAuthor.REQUESTER,
    authorId: given.requesterId,
    body: given.body,
    ...(given.mailKey === undefined ? {} : { mailKey: given.mailKey }),
  });
  if (!messageId) throw new Error(`the first message of ${ticket.code} was not inserted`);
  await recordFor(messageId, given.contact?.mayMail === false);
  await mailToSupport(tx, ticket, given.body);
  return { ticket, messageId };
}

/** The year and the next number of it; the counter's row is locked until the commit, so that no number is left out. */
async function nextCode(tx: ServiceContext, now: Date): Promise<string> {
  const year = Number(localDateOf(now, WORKING_HOURS.zone).slice(0, 4));
  const { lastNumber } = await tx.db
    .insertInto('TicketCounter')
    .values({ year, lastNumber: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet((eb) => ({ lastNumber: eb('TicketCounter.lastNumber', '+', eb.lit(1)) })),
    )
    .returning('lastNumber')
    .executeTakeFirstOrThrow();
  return `SUP-${year}-${String(lastNumber).padStart(6, '0')}`;
}

/** So that a ticket is noticed even while nobody has the queue open. */
async function mailToSupport(tx: ServiceContext, ticket: Ticket, message: string): Promise<void> {
  const { code, subject, category, priority } = ticket;
  const address = await addressOf(tx, ticket);
  await queueMail(tx, {
    id: `ticket-${code}`,
    to: tx.config.supportEmail,
    locale: Locale.ES,
    template: 'support.new-ticket',
    params: {
      id: ticket.id,
      code,
      subject,
      category,
      priority,
      message,
      name: address?.name ?? '',
      email: address?.email ?? '',
    },
  });
}
