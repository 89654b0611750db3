import type { RequestContext, SignedInContext } from '../../core/context.js';
import { clampFirst, decodeCursor, encodeCursor, pageOf } from '../../core/graphql/connection.js';
import { cursorOf, isAfterCursor, newestFirstKey } from '../../core/graphql/newest-first.js';
import { TicketActor } from './ticket-transitions.js';
import { TicketStatus } from './ticket-types.js';
import { Ticket } from './ticket.entity.js';
import { TicketMessage } from './ticket-message.entity.js';
import { ticketActorOf } from './ticket.policy.js';
import type { OwnTickets, TicketMessageConnection } from './ticket.types.js';

const OWN = 'own-tickets';
const MESSAGES = 'ticket-messages';
/** More than nearly any ticket has. */
const MESSAGES_FIRST = 50;

interface Page {
  readonly first: number | null;
  readonly after: string | null;
}

/** The viewer's tickets, the one with the newest message first. */
export async function listOwnTickets(ctx: SignedInContext, page: Page): Promise<OwnTickets> {
  const first = clampFirst(page.first);
  const own = ctx.db.selectFrom('Ticket as t').where('t.requesterId', '=', ctx.viewer.id);
  const rows = await own
    .select(newestFirstKey('t', 'lastMessageAt'))
    .where(isAfterCursor(OWN, 't', page.after, 'lastMessageAt'))
    .orderBy('t.lastMessageAt', 'desc')
    .orderBy('t.id', 'desc')
    .limit(first + 1)
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
  return { ...pageOf(edges, first, page.after === null, (edge) => edge), waitingCount: Number(count) };
}

/** A page of a ticket that the viewer may read, newest first; notes of the staff for support only. */
export async function listTicketMessages(
  ctx: RequestContext,
  ticket: Ticket,
  page: Page,
): Promise<TicketMessageConnection> {
  const first = clampFirst(page.first, MESSAGES_FIRST);
  const seq = page.after === null ? null : Number(decodeCursor(MESSAGES, page.after, 1)[0]);
  const isStaff = ticketActorOf(ctx.viewer, ticket) === TicketActor.STAFF;
  const rows = await ctx.em.fork().find(
    TicketMessage,
    {
      ticketId: ticket.id,
      ...(isStaff ? {} : { isInternal: false }),
      ...(seq !== null && Number.isSafeInteger(seq) ? { seq: { $lt: seq } } : {}),
    },
    { orderBy: { seq: 'desc' }, limit: first + 1 },
  );
  return pageOf(rows, first, page.after === null, (node) => ({ cursor: encodeCursor(MESSAGES, [node.seq]), node }));
}
