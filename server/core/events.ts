import type { ServiceContext } from './context.js';
import { notifyChannel } from './notify-channel.js';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Something that happened, in the past tense: `booking.requested`. Its payload holds ids and facts, never secrets. */
export interface DomainEvent<
  T extends string = string,
  P extends Readonly<Record<string, Json>> = Readonly<Record<string, Json>>,
> {
  readonly type: T;
  readonly payload: P;
}

/** A stored event as its consumers receive it. */
export interface StoredEvent extends DomainEvent {
  readonly id: string;
  readonly createdAt: Date;
}

/** The channel of PostgreSQL that wakes the dispatcher. */
export const OUTBOX_CHANNEL = 'outbox';
/** Rows of one statement: below PostgreSQL's 65,535 parameters. */
const BATCH = 5_000;

/** Stores events in the transaction that caused them; they are dispatched after the commit, at least once. */
export async function recordEvents(tx: ServiceContext, events: readonly DomainEvent[]): Promise<void> {
  const createdAt = tx.clock.now();
  for (let from = 0; from < events.length; from += BATCH) {
    const rows = events.slice(from, from + BATCH).map(({ type, payload }) => ({ type, payload, createdAt }));
    await tx.db.insertInto('OutboxEvent').values(rows).execute();
  }
  if (events.length > 0) await notifyChannel(tx.db, OUTBOX_CHANNEL);
}

/** Stores one event in the transaction that caused it. */
export function recordEvent(tx: ServiceContext, event: DomainEvent): Promise<void> {
  return recordEvents(tx, [event]);
}
