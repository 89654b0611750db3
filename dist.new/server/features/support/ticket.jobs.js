import { inTransaction } from '../../core/writes/transaction.js';
import { sweep } from '../bookings/lifecycle/sweep.js';
import { deleteFilesLater } from '../messages/attachments/attachment-store.js';
import { deleteOrphanFile, DELETE_ORPHAN_JOB, deleteUnsentFiles } from './files/store-ticket-file.js';
import { lockTicket, moveTicket } from './move-ticket.js';
import { reopenUntil, TicketActor, TicketStep, TICKET_DAYS, waitUntil } from './ticket-transitions.js';
import { TicketStatus } from './ticket-types.js';
const DAY_MS = 86_400_000;
/** How long a closed ticket is kept after its last message. */
const RETENTION_DAYS = 730;
const BATCH = 500;
/** The clocks of tickets, and what is deleted after its time. */
export function registerTicketJobs(jobs) {
    jobs
        .on(DELETE_ORPHAN_JOB, (ctx, { storageKey }) => deleteOrphanFile(ctx, String(storageKey)))
        .every('*/10 * * * *', 'support.run-clocks', runTicketClocks)
        .every('50 * * * *', 'support.delete-unsent-files', (ctx) => inTransaction(ctx, deleteUnsentFiles))
        .every('45 3 * * *', 'support.delete-old', deleteOldTickets);
}
/** Resolves what support has waited for long enough, and closes what cannot be reopened any more. */
export async function runTicketClocks(ctx) {
    const ago = (days) => new Date(ctx.clock.now().getTime() - days * DAY_MS);
    const due = await ctx.db
        .selectFrom('Ticket')
        .select('id')
        .where((eb) => eb.or([
        eb.and([eb('status', '=', TicketStatus.WAITING_USER), eb('waitingSince', '<=', ago(TICKET_DAYS.wait))]),
        eb.and([eb('status', '=', TicketStatus.RESOLVED), eb('resolvedAt', '<=', ago(TICKET_DAYS.reopen))]),
    ]))
        .limit(BATCH)
        .execute();
    await sweep(ctx, due, runTicketClock);
}
/** Acts on one ticket; no-op while its time runs. */
async function runTicketClock(ctx, id) {
    await inTransaction(ctx, async (tx) => {
        const ticket = await lockTicket(tx, id);
        const isOver = (end) => end !== null && tx.clock.now() >= end;
        const by = { actor: TicketActor.SYSTEM, messageId: null };
        if (ticket.status === TicketStatus.WAITING_USER && isOver(waitUntil(ticket)))
            await moveTicket(tx, ticket, { step: TicketStep.END_WAIT, ...by });
        else if (ticket.status === TicketStatus.RESOLVED && isOver(reopenUntil(ticket)))
            await moveTicket(tx, ticket, { step: TicketStep.CLOSE, ...by });
    });
}
/** Deletes closed tickets two years after their last message. */
export async function deleteOldTickets(ctx) {
    const before = new Date(ctx.clock.now().getTime() - RETENTION_DAYS * DAY_MS);
    await inTransaction(ctx, async (tx) => {
        const old = await tx.db
            .selectFrom('Ticket')
            .select('id')
            .where('status', '=', TicketStatus.CLOSED)
            .where('lastMessageAt', '<', before)
            .limit(BATCH)
            .execute();
        await deleteTickets(tx, old.map(({ id }) => id));
    });
}
/** Deletes tickets with their messages and files; the bytes go after the commit. */
export async function deleteTickets(tx, ids) {
    if (ids.length === 0)
        return;
    const files = await tx.db.deleteFrom('TicketFile').where('ticketId', 'in', ids).returning('storageKey').execute();
    await deleteFilesLater(tx, files);
    await tx.db.deleteFrom('Ticket').where('id', 'in', ids).execute();
}
//# sourceMappingURL=ticket.jobs.js.map