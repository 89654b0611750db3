import { filter, map, pipe } from '@graphql-yoga/subscription';
import { setTimeout as wait } from 'node:timers/promises';
import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import type { PubSubMessage } from '../../../core/events/pubsub-port.js';
import { isSessionLive } from '../../accounts/sessions/live-session.js';
import type { Ticket } from '../ticket.entity.js';
import { findTicket } from '../ticket.loaders.js';

/** Milliseconds before each attempt to read a change. */
const RETRY_DELAYS_MS = [0, 250, 1_000];
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
    map((message: PubSubMessage) => readWithRetries(ctx, message)),
    filter((ticket): ticket is Ticket => ticket !== null),
  );
}

/** Retries, then skips a change that cannot be read: an error would end the subscription. */
async function readWithRetries(ctx: SignedInContext, message: PubSubMessage): Promise<Ticket | null> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      await wait(delay);
      ctx.loaders.reset();
      return (await isSessionLive(ctx)) ? await findTicket(ctx, message['ticketId'] ?? '') : null;
    } catch (error) {
      ctx.log.warn({ err: error }, 'support: could not read a change');
    }
  }
  return null;
}
