import type DataLoader from 'dataloader';
import type { RequestContext, ServiceContext } from '../../core/context.js';
import { deliveryLoader } from '../../core/events/delivery-loader.js';
import { Ticket } from './ticket.entity.js';
import { TicketMessage } from './ticket-message.entity.js';
import { TicketActor } from './ticket.transitions.js';
import { ticketActorOf } from './ticket.policy.js';
import { TicketFile } from './files/ticket-file.entity.js';

/** A ticket the viewer may read; null for all others. */
export async function findTicket(ctx: RequestContext, id: string): Promise<Ticket | null> {
  const ticket = await ctx.em.fork().findOne(Ticket, id);
  return ticket && ticketActorOf(ctx.viewer, ticket) ? ticket : null;
}

/** The same for a delivery, batched with those to other sockets. */
export async function loadTicketForDelivery(ctx: RequestContext, id: string): Promise<Ticket | null> {
  const ticket = await deliveryLoader<string, Ticket | null>(ctx, 'tickets', async ({ em }, ids) => {
    const found = await em.find(Ticket, { id: { $in: [...new Set(ids)] } });
    const byId = new Map(found.map((one) => [one.id, one]));
    return ids.map((one) => byId.get(one) ?? null);
  }).load(id);
  return ticket && ticketActorOf(ctx.viewer, ticket) ? ticket : null;
}

/** A ticket of a message or file that the viewer may read. */
export function ticketLoader(ctx: RequestContext): DataLoader<string, Ticket | null> {
  return ctx.loaders.get<string, Ticket | null>('tickets', async (ids) => {
    const found = await ctx.em.fork().find(Ticket, { id: { $in: [...ids] } });
    const byId = new Map(found.map((ticket) => [ticket.id, ticket]));
    return ids.map((id) => {
      const ticket = byId.get(id);
      return ticket && ticketActorOf(ctx.viewer, ticket) ? ticket : null;
    });
  });
}

/** A message the viewer may read: staff notes are for support only. */
export async function findTicketMessage(ctx: RequestContext, id: string): Promise<TicketMessage | null> {
  const message = await ctx.em.fork().findOne(TicketMessage, id);
  const ticket = message && (await findTicket(ctx, message.ticketId));
  if (!message || !ticket) return null;
  return message.isInternal && ticketActorOf(ctx.viewer, ticket) !== TicketActor.STAFF ? null : message;
}

/** A file the viewer may open: a sent one, or their own unsent one. */
export async function findTicketFile(ctx: RequestContext, id: string): Promise<TicketFile | null> {
  const file = await ctx.em.fork().findOne(TicketFile, id);
  if (!file) return null;
  if (file.messageId === null) return file.uploaderId !== null && file.uploaderId === ctx.viewer?.id ? file : null;
  return (await findTicketMessage(ctx, file.messageId)) ? file : null;
}

/** The files of each message in order; callers check access to the messages. */
export function ticketFilesLoader(ctx: RequestContext): DataLoader<string, readonly TicketFile[]> {
  return ctx.loaders.get<string, readonly TicketFile[]>('ticket-files', async (ids) => {
    const found = await ctx.em
      .fork()
      .find(TicketFile, { messageId: { $in: [...ids] } }, { orderBy: { position: 'asc', id: 'asc' } });
    return ids.map((id) => found.filter(({ messageId }) => messageId === id));
  });
}

/** The mail address and the name of a ticket's requester. */
export interface TicketAddress {
  readonly email: string;
  readonly name: string;
}

/** The address of the requester; null once the account is erased. */
export async function addressOf(
  { db }: ServiceContext,
  { requesterId, email, name }: Pick<Ticket, 'requesterId' | 'email' | 'name'>,
): Promise<TicketAddress | null> {
  if (requesterId === null) return email === null ? null : { email, name };
  const user = await db
    .selectFrom('User')
    .select(['email', 'fullName as name'])
    .where('id', '=', requesterId)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
  return user ?? null;
}
