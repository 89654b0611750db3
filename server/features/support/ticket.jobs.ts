import { daysAgo } from '../../core/clock.js';
import type { ServiceContext } from '../../core/context.js';
import type { JobRegistry } from '../../core/jobs/jobs.js';
import { inBatches } from '../../core/writes/in-batches.js';
import { inTransaction } from '../../core/writes/transaction.js';
import { sweep } from '../bookings/lifecycle/sweep.js';
import { deleteFilesLater } from '../messages/attachments/attachment-store.js';
import { deleteUnsentFiles, ticketFiles } from './files/store-ticket-file.js';
import { lockTicket, moveTicket } from './move-ticket.js';
import { reopenUntil, TicketActor, TicketStep, TICKET_DAYS, waitUntil } from './ticket.transitions.js';
import { TicketStatus } from './ticket.enums.js';

/** Retention of a closed ticket after its last message. */
const RETENTION_DAYS = 730;
const BATCH = 500;

/** The timers of tickets, and the deletion after their retention. */
export function registerTicketJobs(jobs: JobRegistry): void {
  ticketFiles.registerOrphanJobs(jobs);
  jobs
    .every('*/10 * * * *', 'support.run-clocks', runTicketClocks)
    .every('50 * * * *', 'support.delete-unsent-files', (ctx) => inTransaction(ctx, deleteUnsentFiles))
    .every('45 3 * * *', 'support.delete-old', (ctx, _payload, signal) => deleteOldTickets(ctx, signal));
}

/** Resolves tickets whose requester did not answer, and closes those that can no longer be reopened. */
export async function runTicketClocks(ctx: ServiceContext): Promise<void> {
  const due = await ctx.db
    .selectFrom('Ticket')
    .select('id')
    .where((eb) =>
      eb.or([
        eb.and([
          eb('status', '=', TicketStatus.WAITING_USER),
          eb('waitingSince', '<=', daysAgo(ctx, TICKET_DAYS.wait)),
        ]),
        eb.and([eb('status', '=', TicketStatus.RESOLVED), eb('resolvedAt', '<=', daysAgo(ctx, TICKET_DAYS.reopen))]),
      ]),
    )
    .limit(BATCH)
    .execute();
  await sweep(ctx, due, runTicketClock);
}

/** Acts on one ticket; no-op before its deadline. */
async function runTicketClock(ctx: ServiceContext, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const ticket = await lockTicket(tx, id);
    const isOver = (end: Date | null): boolean => end !== null && tx.clock.now() >= end;
    const by = { actor: TicketActor.SYSTEM, messageId: null };
    if (ticket.status === TicketStatus.WAITING_USER && isOver(waitUntil(ticket)))
      await moveTicket(tx, ticket, { step: TicketStep.END_WAIT, ...by });
    else if (ticket.status === TicketStatus.RESOLVED && isOver(reopenUntil(ticket)))
      await moveTicket(tx, ticket, { step: TicketStep.CLOSE, ...by });
  });
}

/** Deletes closed tickets two years after their last message. */
export function deleteOldTickets(ctx: ServiceContext, signal?: AbortSignal, batch = BATCH): Promise<void> {
  const before = daysAgo(ctx, RETENTION_DAYS);
  const deleteSome = async (tx: ServiceContext, limit: number): Promise<number> => {
    const old = await tx.db
      .selectFrom('Ticket')
      .select('id')
      .where('status', '=', TicketStatus.CLOSED)
      .where('lastMessageAt', '<', before)
      .limit(limit)
      .execute();
    await deleteTickets(
      tx,
      old.map(({ id }) => id),
    );
    return old.length;
  };
  return inBatches(batch, (limit) => inTransaction(ctx, (tx) => deleteSome(tx, limit)), signal);
}

/** Deletes tickets with their messages and files; the bytes are deleted after the commit. */
export async function deleteTickets(tx: ServiceContext, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const files = await tx.db.deleteFrom('TicketFile').where('ticketId', 'in', ids).returning('storageKey').execute();
  await deleteFilesLater(tx, files);
  await tx.db.deleteFrom('Ticket').where('id', 'in', ids).execute();
}
