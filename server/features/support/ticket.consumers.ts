import type { ServiceContext } from '../../core/context.js';
import type { StoredEvent } from '../../core/events/event-types.js';
import type { ConsumerRegistry } from '../../core/events/outbox.js';
import { queueMail } from '../../core/mail/mailer.js';
import { mailAnswer } from './staff/answer-ticket.js';
import { TicketEventType, type TicketEvent } from './ticket.events.js';

/** Mails to people without an account; all others are notified. */
export function registerTicketConsumers(consumers: ConsumerRegistry): void {
  consumers
    .on([TicketEventType.RECEIVED], mailReceipt)
    .on([TicketEventType.ANSWERED, TicketEventType.RESOLVED], async (tx, { id, type, payload }) => {
      const { ticketId, userId, messageId } = payload as TicketEvent['payload'];
      if (userId !== null) return;
      const isResolved = type === TicketEventType.RESOLVED;
      if (messageId !== null) await mailAnswer(tx, { ticketId, messageId, isResolved });
      else if (isResolved) await mailResolution(tx, ticketId, id);
    });
}

/** The end of a ticket whose requester did not answer; a reopened one may end so again. */
async function mailResolution(tx: ServiceContext, ticketId: string, eventId: string): Promise<void> {
  const ticket = await tx.db
    .selectFrom('Ticket')
    .select(['code', 'email', 'locale'])
    .where('id', '=', ticketId)
    .executeTakeFirst();
  if (!ticket || ticket.email === null) return;
  await queueMail(tx, {
    id: `ticket-resolved-${eventId}`,
    to: ticket.email,
    locale: ticket.locale,
    template: 'support.resolved',
    params: { code: ticket.code },
  });
}

async function mailReceipt(tx: ServiceContext, { payload }: StoredEvent): Promise<void> {
  if (payload['isUnmailed'] === true) return;
  const ticket = await tx.db
    .selectFrom('Ticket')
    .select(['code', 'email', 'locale', 'firstAnswerDueAt'])
    .where('id', '=', String(payload['ticketId']))
    .executeTakeFirst();
  if (!ticket || ticket.email === null) return;
  await queueMail(tx, {
    id: `ticket-${ticket.code}-receipt`,
    to: ticket.email,
    locale: ticket.locale,
    template: 'support.receipt',
    params: { code: ticket.code, dueAt: ticket.firstAnswerDueAt.toISOString() },
  });
}
