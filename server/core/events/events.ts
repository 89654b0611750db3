import type { ServiceContext } from '../context.js';
import type { DomainEvent } from './event-types.js';

/** The PostgreSQL channel that wakes the dispatcher. */
export const OUTBOX_CHANNEL = 'outbox';
/** Rows per statement: below PostgreSQL's 65,535 parameters. */
const BATCH = 5_000;

/** Stores events in the transaction that caused them; they are dispatched after the commit, at least once. */
export async function recordEvents(tx: ServiceContext, events: readonly DomainEvent[]): Promise<void> {
  const createdAt = tx.clock.now();
  for (let from = 0; from < events.length; from += BATCH) {
    const rows = events.slice(from, from + BATCH).map(({ type, payload }) => ({ type, payload, createdAt }));
    // One statement, so that the writer waits for one round trip.
    await tx.db
      .with('added', (db) => db.insertInto('OutboxEvent').values(rows))
      .selectNoFrom((eb) => eb.fn('pg_notify', [eb.val(OUTBOX_CHANNEL), eb.val('')]).as('sent'))
      .execute();
  }
}

/** Stores one event in the transaction that caused it. */
export function recordEvent(tx: ServiceContext, event: DomainEvent): Promise<void> {
  return recordEvents(tx, [event]);
}
