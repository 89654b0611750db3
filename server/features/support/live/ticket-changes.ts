import { filter, map, pipe } from '@graphql-yoga/subscription';
import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import type { PubSubMessage } from '../../../core/events/pubsub-port.js';
import { readDelivery } from '../../accounts/sessions/live-session.js';
import type { Ticket } from '../ticket.entity.js';
import { loadTicketForDelivery } from '../ticket.loaders.js';

const STAFF_TOPIC = 'tickets:staff';
const topicOf = (userId: string): string => `tickets:${userId}`;

/** Publishes, after the commit, that a ticket changed; notes of the staff are not told to whoever asked. */
export async function publishTicketChange(
  tx: ServiceContext,
  { id: ticketId, requesterId }: Pick<Ticket, 'id' | 'requesterId'>,
  { isForStaffOnly = false }: { readonly isForStaffOnly?: boolean } = {},
): Promise<void> {
  if (requesterId && !isForStaffOnly) await tx.pubsub.publish(tx.em, topicOf(requesterId), { ticketId });
  await tx.pubsub.publish(tx.em, STAFF_TOPIC, { ticketId });
}

/** Changes of the viewer's own tickets; the topic comes from the session, never from an argument. */
export function subscribeToOwnTickets(ctx: SignedInContext): AsyncIterable<Ticket> {
  return changesOf(ctx, topicOf(ctx.viewer.id));
}

/** Changes of all tickets, for support. */
export function subscribeToQueue(ctx: SignedInContext): AsyncIterable<Ticket> {
  return changesOf(ctx, STAFF_TOPIC);
}

function changesOf(ctx: SignedInContext, topic: string): AsyncIterable<Ticket> {
  return pipe(
    ctx.pubsub.subscribe(topic),
    map(({ ticketId = '' }: PubSubMessage) => readDelivery(ctx, () => loadTicketForDelivery(ctx, ticketId))),
    filter((ticket): ticket is Ticket => ticket !== null),
  );
}
