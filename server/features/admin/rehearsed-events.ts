import { sql } from 'kysely';
import type { ServiceContext } from '../../core/context.js';
import type { StoredEvent } from '../../core/events/event-types.js';
import { mailsOfEvent, type MailOfEvent } from '../notifications/notification.consumers.js';

/** The id of the newest event. */
export async function lastEvent({ db }: ServiceContext): Promise<string> {
  const row = await db
    .selectFrom('OutboxEvent')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  return String(row?.id ?? 0);
}

/** The subject types of events, by the name of the id in the event. */
type Subject = 'bookingId' | 'reviewId' | 'spaceId' | 'verificationId';

/** The mails of events about one locked record that are newer than a given event. */
export async function mailsSince(
  tx: ServiceContext,
  last: string,
  subject: Subject,
  id: string,
): Promise<MailOfEvent[]> {
  const mails: MailOfEvent[] = [];
  for (const event of await eventsSince(tx, last, subject, id)) mails.push(...(await mailsOfEvent(tx, event)));
  return mails;
}

/** The record is locked, so no other process adds events about it meanwhile. */
async function eventsSince({ db }: ServiceContext, last: string, subject: Subject, id: string): Promise<StoredEvent[]> {
  const rows = await db
    .selectFrom('OutboxEvent')
    .select(['id', 'type', 'payload', 'createdAt'])
    .where((eb) => sql<boolean>`${eb.ref('id')} > ${last}::bigint`)
    .where((eb) => sql<boolean>`${eb.ref('payload')} ->> ${sql.lit(subject)} = ${id}`)
    .orderBy('id')
    .execute();
  return rows.map(({ payload, ...row }) => ({
    ...row,
    id: String(row.id),
    payload: payload as StoredEvent['payload'],
  }));
}
