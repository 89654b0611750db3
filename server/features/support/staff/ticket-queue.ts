import { sql } from 'kysely';
import type { SignedInContext } from '../../../core/context.js';
import {
  decodeCursor,
  encodeCursor,
  pageOfWindow,
  windowOf,
  type PageArgs,
  type PageWindow,
} from '../../../core/graphql/connection.js';
import { cursorOf, isInWindow, newestFirst, newestFirstKey, oldestFirst } from '../../../core/graphql/newest-first.js';
import { columnRef } from '../../../database.js';
import { ticketStatusesThat } from '../ticket.transitions.js';
import { TicketQueueScope } from '../ticket.enums.js';
import { Ticket } from '../ticket.entity.js';
import type { TicketQueue } from '../ticket.types.js';

const QUEUE = 'ticket-queue';
const DONE = 'tickets-done';

/** A part of the queue: tickets to answer by deadline, then those that wait for the requester. Without the viewer's own tickets. */
export async function listTicketQueue(
  ctx: SignedInContext,
  scope: TicketQueueScope,
  page: PageArgs,
): Promise<TicketQueue> {
  const window = windowOf(ctx, page);
  const rows = await (scope === TicketQueueScope.DONE ? doneRows(ctx, window) : queueRows(ctx, scope, window));
  const tickets = await ctx.em.fork().find(Ticket, { id: { $in: rows.map(({ id }) => id) } });
  const byId = new Map(tickets.map((ticket) => [ticket.id, ticket]));
  const found = rows.flatMap(({ id, cursor }) => {
    const ticket = byId.get(id);
    return ticket ? [{ cursor, node: ticket }] : [];
  });
  return { ...pageOfWindow(found, window, (edge) => edge), ...(await countsOf(ctx)) };
}

const column = columnRef<'Ticket'>;
/** Tickets without a deadline wait for the requester, and come last. */
const dueOrLast = sql<string>`to_char(coalesce(${column('t.answerDueAt')}, ${column('t.lastMessageAt')} + interval '100 years') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
const idText = sql`${column('t.id')}::text`;

async function queueRows(ctx: SignedInContext, scope: TicketQueueScope, window: PageWindow) {
  const key = window.cursor === null ? null : decodeCursor(QUEUE, window.cursor, 2);
  const beyond = window.isBackward ? sql`<` : sql`>`;
  const rows = await unsolved(ctx)
    .select(['t.id', dueOrLast.as('at')])
    .$if(scope === TicketQueueScope.MINE, (query) => query.where('t.assigneeId', '=', ctx.viewer.id))
    .$if(scope === TicketQueueScope.UNASSIGNED, (query) => query.where('t.assigneeId', 'is', null))
    .$if(key !== null, (query) =>
      query.where(sql<boolean>`(${dueOrLast}, ${idText}) ${beyond} (${String(key?.[0])}, ${String(key?.[1])})`),
    )
    .orderBy('at', oldestFirst(window))
    .orderBy(idText, oldestFirst(window))
    .limit(window.size + 1)
    .execute();
  return rows.map(({ id, at }) => ({ id, cursor: encodeCursor(QUEUE, [at, id]) }));
}

async function doneRows(ctx: SignedInContext, window: PageWindow) {
  const rows = await ctx.db
    .selectFrom('Ticket as t')
    .select((eb) => newestFirstKey(eb, 't.lastMessageAt'))
    .where('t.status', 'in', ticketStatusesThat('isSolved'))
    .where((eb) => eb.or([eb('t.requesterId', 'is', null), eb('t.requesterId', '<>', ctx.viewer.id)]))
    .where((eb) => isInWindow(eb, 't.lastMessageAt', DONE, window))
    .orderBy('t.lastMessageAt', newestFirst(window))
    .orderBy('t.id', newestFirst(window))
    .limit(window.size + 1)
    .execute();
  return rows.map((row) => ({ id: row.id, cursor: cursorOf(DONE, row) }));
}

function unsolved({ db, viewer }: SignedInContext) {
  return db
    .selectFrom('Ticket as t')
    .where('t.status', 'in', ticketStatusesThat('isUnsolved'))
    .where((eb) => eb.or([eb('t.requesterId', 'is', null), eb('t.requesterId', '<>', viewer.id)]));
}

async function countsOf(
  ctx: SignedInContext,
): Promise<Pick<TicketQueue, 'mineCount' | 'unassignedCount' | 'allCount'>> {
  const counts = await unsolved(ctx)
    .select(({ fn, eb }) => [
      fn.countAll<string>().as('all'),
      fn
        .countAll<string>()
        .filterWhere(eb('t.assigneeId', '=', ctx.viewer.id))
        .as('mine'),
      fn
        .countAll<string>()
        .filterWhere(eb('t.assigneeId', 'is', null))
        .as('unassigned'),
    ])
    .executeTakeFirstOrThrow();
  return {
    mineCount: Number(counts.mine),
    unassignedCount: Number(counts.unassigned),
    allCount: Number(counts.all),
  };
}
