import { sql } from 'kysely';
import type { ServiceContext } from '../core/context.js';
import { OUTBOX_CHANNEL } from '../core/events/events.js';
import { notifyChannel } from '../core/events/notify-channel.js';
import { inTransaction } from '../core/writes/transaction.js';
import { CommandError, ExitCode, UsageError, type Command } from './command.types.js';
import { neededReason, REASON } from './reason-option.js';
import { recordCommand } from './record-command.js';

export const replayOutbox: Command = {
  name: 'outbox replay',
  args: [],
  options: { ...REASON, event: { type: 'string' } },
  usage: '[--event <number>] --reason "…"',
  summary: 'Makes failed events due now, or dispatches an already dispatched event again.',
  async run({ ctx, options, operator, write }) {
    const reason = neededReason(options);
    const eventId = readEventId(options.event);
    const ids = await inTransaction(ctx, async (tx) => {
      const replayed = eventId === null ? await makeFailedDue(tx) : await makeDueAgain(tx, eventId);
      if (replayed.length > 0)
        await recordCommand(tx, operator, {
          action: 'outbox.replayed',
          objectType: 'OutboxEvent',
          objectId: eventId === null ? 'failed' : String(eventId),
          after: { events: replayed },
          reason,
        });
      await notifyChannel(tx.db, OUTBOX_CHANNEL, '');
      return replayed;
    });
    write(ids.length === 0 ? 'No event has failed.' : `${ids.length} events are due: ${ids.join(', ')}.`);
    write('The running program dispatches them; without one they wait for the next start.');
    return ExitCode.DONE;
  },
};

function readEventId(given: string | boolean | undefined): number | null {
  if (given === undefined) return null;
  const id = Number(given);
  if (!Number.isSafeInteger(id) || id < 1) throw new UsageError(`--event is the number of an event, not "${given}".`);
  return id;
}

async function makeFailedDue({ db }: ServiceContext): Promise<number[]> {
  const rows = await db
    .updateTable('OutboxEvent')
    .set({ nextAttemptAt: sql<Date>`now()` })
    .where('dispatchedAt', 'is', null)
    .where('attempts', '>', 0)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
}

/** Consumers are idempotent, so an event may be dispatched twice. */
async function makeDueAgain({ db }: ServiceContext, id: number): Promise<number[]> {
  const row = await db
    .updateTable('OutboxEvent')
    .set({ dispatchedAt: null, attempts: 0, lastError: null, nextAttemptAt: sql<Date>`now()` })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw new CommandError(`There is no event ${id}: dispatched ones are kept for 30 days.`);
  return [row.id];
}
