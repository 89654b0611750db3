import type { ServiceContext } from '../../core/context.js';
import type { StoredEvent } from '../../core/events/event-types.js';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { reopenUntil } from '../support/ticket.transitions.js';
import { TicketEventType } from '../support/ticket.events.js';
import { WORKING_HOURS } from '../support/working-hours.rules.js';
import type { NotificationParams } from './notification-entry.types.js';

/** Parameters of a ticket's event: its subject, the message behind it, and its deadline. */
export async function loadTicketParams(
  tx: ServiceContext,
  { type, payload }: StoredEvent,
): Promise<NotificationParams | null> {
  const { ticketId, messageId } = payload;
  const ticket = await tx.db
    .selectFrom('Ticket')
    .select(['code', 'subject', 'firstAnswerDueAt', 'resolvedAt'])
    .where('id', '=', String(ticketId))
    .executeTakeFirst();
  if (!ticket) return null;
  const message =
    typeof messageId === 'string'
      ? await tx.db.selectFrom('TicketMessage').select('body').where('id', '=', messageId).executeTakeFirst()
      : undefined;
  const deadlines: Readonly<Record<string, Date | null>> = {
    [TicketEventType.RECEIVED]: ticket.firstAnswerDueAt,
    [TicketEventType.RESOLVED]: reopenUntil(ticket),
  };
  const deadline = deadlines[type]?.toISOString();
  return {
    code: ticket.code,
    topic: ticket.subject,
    address: `/dashboard?${new URLSearchParams({ tab: 'support', ticket: toGlobalId('Ticket', String(ticketId)) })}`,
    timeZone: WORKING_HOURS.zone,
    ...(message?.body ? { statement: message.body } : {}),
    ...(deadline === undefined ? {} : { deadline }),
  };
}
