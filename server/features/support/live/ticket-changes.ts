import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import type { Delivery } from '../../../core/events/delivery-stream.js';
import { liveChanges } from '../../accounts/sessions/live-session.js';
import type { Ticket } from '../ticket.entity.js';
import { loadTicketForDelivery } from '../ticket.loaders.js';

const STAFF_TOPIC = 'tickets:staff';
const topicOf = (userId: string): string => `tickets:${userId}`;

/** Publishes, after the commit, that a ticket changed; notes of the staff are not published to the requester. */
export async function publishTicketChange(
  tx: ServiceContext,
  { id: ticketId, requesterId }: Pick<Ticket, 'id' | 'requesterId'>,
  { isForStaffOnly = false }: { readonly isForStaffOnly?: boolean } = {},
): Promise<void> {
  if (requesterId && !isForStaffOnly) await tx.pubsub.publish(tx.em, topicOf(requesterId), { ticketId });
  await tx.pubsub.publish(tx.em, STAFF_TOPIC, { ticketId });
}

/** Changes of the viewer's own tickets. */
export function subscribeToOwnTickets(ctx: SignedInContext): AsyncIterable<Delivery<Ticket>> {
  return changesOf(ctx, topicOf(ctx.viewer.id));
}

/** Changes of all tickets, for support. */
export function subscribeToQueue(ctx: SignedInContext): AsyncIterable<Delivery<Ticket>> {
  return changesOf(ctx, STAFF_TOPIC);
}

function changesOf(ctx: SignedInContext, topic: string): AsyncIterable<Delivery<Ticket>> {
  return liveChanges(ctx, topic, (reading, { ticketId = '' }) => loadTicketForDelivery(reading, ticketId));
}
