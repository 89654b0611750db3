import { sql } from 'kysely';
import type { ServiceContext } from '../../core/context.js';
import type { StoredEvent } from '../../core/events/event-types.js';

/** The id of the newest event. */
export async function lastEvent({ db }: ServiceContext): Promise<string> {
  const row = await db
    .selectFrom('OutboxEvent')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  return String(row?.id ?? 0);
}

/** The events about one locked thing that came after one: nobody else writes any of it meanwhile. */
export async function eventsSince(
  { db }: ServiceContext,
  last: string,
  field: 'bookingId' | 'reviewId',
  id: string,
): Promise<StoredEvent[]> {
  const rows = await db
    .selectFrom('OutboxEvent')
    .select(['id', 'type', 'payload', 'createdAt'])
    .where(sql<boolean>`id > ${last}::bigint`)
    .where(sql<boolean>`payload ->> ${sql.lit(field)} = ${id}`)
    .orderBy('id')
    .execute();
  return rows.map(({ payload, ...row }) => ({
    ...row,
    id: String(row.id),
    payload: payload as StoredEvent['payload'],
  }));
}
