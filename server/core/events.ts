import type { ServiceContext } from './context.js';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Something that happened, in the past tense: `booking.requested`. Its payload carries ids and facts, never secrets. */
export interface DomainEvent<
  T extends string = string,
  P extends Readonly<Record<string, Json>> = Readonly<Record<string, Json>>,
> {
  readonly type: T;
  readonly payload: P;
}

/** A stored event as its consumers get it. */
export interface StoredEvent extends DomainEvent {
  readonly id: string;
  readonly createdAt: Date;
}

/** Writes many events at once, such as one for each of many people. */
export async function recordEvents(tx: ServiceContext, events: readonly DomainEvent[]): Promise<void> {
  if (events.length === 0) return;
  await tx.em.execute(
    'insert into outbox (type, payload, created_at, next_attempt_at) select e.type, e.payload, ?, now() from jsonb_to_recordset(?::jsonb) as e (type text, payload jsonb)',
    [tx.clock.now(), JSON.stringify(events)],
  );
  await tx.em.execute(`select pg_notify('outbox', '')`);
}

/** Writes an event beside the data it tells of; it leaves after the commit, at least once. */
export async function recordEvent(tx: ServiceContext, event: DomainEvent): Promise<void> {
  await tx.em.execute(
    'insert into outbox (type, payload, created_at, next_attempt_at) values (?, ?::jsonb, ?, now())',
    [event.type, JSON.stringify(event.payload), tx.clock.now()],
  );
  await tx.em.execute(`select pg_notify('outbox', '')`);
}
