import { sql } from 'kysely';
import { decodeCursor, encodeCursor, pageOfWindow, windowOf, } from '../../../core/graphql/connection.js';
import { cursorOf, isInWindow, newestFirst, newestFirstKey, oldestFirst } from '../../../core/graphql/newest-first.js';
import { ticketStatusesThat } from '../ticket-transitions.js';
import { TicketQueueScope } from '../ticket-types.js';
import { Ticket } from '../ticket.entity.js';
const QUEUE = 'ticket-queue';
const DONE = 'tickets-done';
/** A part of the queue: what is to be answered first, by its time, then what waits for an answer. None of the viewer's own tickets. */
export async function listTicketQueue(ctx, scope, page) {
    const window = windowOf(page);
    const rows = await (scope === TicketQueueScope.DONE ? doneRows(ctx, window) : queueRows(ctx, scope, window));
    const tickets = await ctx.em.fork().find(Ticket, { id: { $in: rows.map(({ id }) => id) } });
    const byId = new Map(tickets.map((ticket) => [ticket.id, ticket]));
    const found = rows.flatMap(({ id, cursor }) => {
        const ticket = byId.get(id);
        return ticket ? [{ cursor, node: ticket }] : [];
    });
    return { ...pageOfWindow(found, window, (edge) => edge), ...(await countsOf(ctx)) };
}
/** Tickets without a time are answered and wait; they come after all others. */
const dueOrLast = sql `to_char(coalesce(t.answer_due_at, t.last_message_at + interval '100 years') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
async function queueRows(ctx, scope, window) {
    const key = window.cursor === null ? null : decodeCursor(QUEUE, window.cursor, 2);
    const beyond = window.isBackward ? sql `<` : sql `>`;
    const rows = await unsolved(ctx)
        .select(['t.id', dueOrLast.as('at')])
        .$if(scope === TicketQueueScope.MINE, (query) => query.where('t.assigneeId', '=', ctx.viewer.id))
        .$if(scope === TicketQueueScope.UNASSIGNED, (query) => query.where('t.assigneeId', 'is', null))
        .$if(key !== null, (query) => query.where(sql `(${dueOrLast}, t.id::text) ${beyond} (${String(key?.[0])}, ${String(key?.[1])})`))
        .orderBy('at', oldestFirst(window))
        .orderBy(sql `t.id::text`, oldestFirst(window))
        .limit(window.size + 1)
        .execute();
    return rows.map(({ id, at }) => ({ id, cursor: encodeCursor(QUEUE, [at, id]) }));
}
async function doneRows(ctx, window) {
    const rows = await ctx.db
        .selectFrom('Ticket as t')
        .select(newestFirstKey('t', 'lastMessageAt'))
        .where('t.status', 'in', ticketStatusesThat('isSolved'))
        .where((eb) => eb.or([eb('t.requesterId', 'is', null), eb('t.requesterId', '<>', ctx.viewer.id)]))
        .where(isInWindow(DONE, 't', window, 'lastMessageAt'))
        .orderBy('t.lastMessageAt', newestFirst(window))
        .orderBy('t.id', newestFirst(window))
        .limit(window.size + 1)
        .execute();
    return rows.map((row) => ({ id: row.id, cursor: cursorOf(DONE, row) }));
}
function unsolved({ db, viewer }) {
    return db
        .selectFrom('Ticket as t')
        .where('t.status', 'in', ticketStatusesThat('isUnsolved'))
        .where((eb) => eb.or([eb('t.requesterId', 'is', null), eb('t.requesterId', '<>', viewer.id)]));
}
async function countsOf(ctx) {
    const counts = await unsolved(ctx)
        .select(({ fn, eb }) => [
        fn.countAll().as('all'),
        fn
            .countAll()
            .filterWhere(eb('t.assigneeId', '=', ctx.viewer.id))
            .as('mine'),
        fn
            .countAll()
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
//# sourceMappingURL=ticket-queue.js.map