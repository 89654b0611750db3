import type { RequestContext, SignedInContext } from '../../core/context.js';
import { decodeCursor, encodeCursor, pageOfWindow, windowOf, type PageArgs } from '../../core/graphql/connection.js';
import { cursorOf, isInWindow, newestFirst, newestFirstKey } from '../../core/graphql/newest-first.js';
import { TicketActor } from './ticket.transitions.js';
import { TicketStatus } from './ticket.enums.js';
import { Ticket } from './ticket.entity.js';
import { TicketMessage } from './ticket-message.entity.js';
import { ticketActorOf } from './ticket.policy.js';
import type { OwnTickets, TicketMessageConnection } from './ticket.types.js';

const OWN = 'own-tickets';
const MESSAGES = 'ticket-messages';
/** More than almost any ticket has. */
const MESSAGES_FIRST = 50;

/** The viewer's tickets, ordered by newest message. */
export async function listOwnTickets(ctx: SignedInContext, page: PageArgs): Promise<OwnTickets> {
  const window = windowOf(ctx, page);
  const own = ctx.db.selectFrom('Ticket as t').where('t.requesterId', '=', ctx.viewer.id);
  const rows = await own
    .select((eb) => newestFirstKey(eb, 't.lastMessageAt'))
    .where((eb) => isInWindow(eb, 't.lastMessageAt', OWN, window))
    .orderBy('t.lastMessageAt', newestFirst(window))
    .orderBy('t.id', newestFirst(window))
    .limit(window.size + 1)
    .execute();
  const tickets = await ctx.em.fork().find(Ticket, { id: { $in: rows.map(({ id }) => id) } });
  const byId = new Map(tickets.map((ticket) => [ticket.id, ticket]));
  const edges = rows.flatMap((row) => {
    const node = byId.get(row.id);
    return node ? [{ cursor: cursorOf(OWN, row), node }] : [];
  });
  const { count } = await own
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('t.status', '=', TicketStatus.WAITING_USER)
    .executeTakeFirstOrThrow();
  return { ...pageOfWindow(edges, window, (edge) => edge), waitingCount: Number(count) };
}

/** A page of a ticket that the viewer may read, newest first; staff notes for support only. */
export async function listTicketMessages(
  ctx: RequestContext,
  ticket: Ticket,
  page: PageArgs,
): Promise<TicketMessageConnection> {
  const window = windowOf(ctx, page, MESSAGES_FIRST);
  const seq = window.cursor === null ? null : Number(decodeCursor(MESSAGES, window.cursor, 1)[0]);
  const isStaff = ticketActorOf(ctx.viewer, ticket) === TicketActor.STAFF;
  const rows = await ctx.em.fork().find(
    TicketMessage,
    {
      ticketId: ticket.id,
      ...(isStaff ? {} : { isInternal: false }),
      ...(seq !== null && Number.isSafeInteger(seq) ? { seq: window.isBackward ? { $gt: seq } : { $lt: seq } } : {}),
    },
    { orderBy: { seq: newestFirst(window) }, limit: window.size + 1 },
  );
  return pageOfWindow(rows, window, (node) => ({ cursor: encodeCursor(MESSAGES, [node.seq]), node }));
}
