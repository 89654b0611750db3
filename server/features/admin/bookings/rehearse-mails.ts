import { sql } from 'kysely';
import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import type { StoredEvent } from '../../../core/events/event-types.js';
import { BookingActor } from '../../bookings/booking-types.js';
import { mailsToSides } from '../../notifications/notification.consumers.js';
import type { BookingActMail } from './staff-booking.types.js';

/** The mails that the two sides of a locked booking get of what an act of a rehearsal does. */
export async function mailsOf(
  tx: SignedInContext,
  bookingId: string,
  act: () => Promise<unknown>,
): Promise<BookingActMail[]> {
  const last = await lastEvent(tx);
  await act();
  const mails: BookingActMail[] = [];
  for (const event of await eventsSince(tx, last, bookingId))
    for (const { to, name, content } of await mailsToSides(tx, event))
      mails.push({
        reader: to === 'host' ? BookingActor.HOST : BookingActor.RENTER,
        name,
        subject: content.subject,
        text: content.text,
      });
  return mails;
}

async function lastEvent({ db }: ServiceContext): Promise<string> {
  const row = await db
    .selectFrom('OutboxEvent')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  return String(row?.id ?? 0);
}

/** The events of a locked booking that came after one: nobody else writes any meanwhile. */
async function eventsSince({ db }: ServiceContext, last: string, bookingId: string): Promise<StoredEvent[]> {
  const rows = await db
    .selectFrom('OutboxEvent')
    .select(['id', 'type', 'payload', 'createdAt'])
    .where(sql<boolean>`id > ${last}::bigint`)
    .where(sql<boolean>`payload ->> 'bookingId' = ${bookingId}`)
    .orderBy('id')
    .execute();
  return rows.map(({ id, type, payload, createdAt }) => ({
    id: String(id),
    type,
    payload: payload as StoredEvent['payload'],
    createdAt,
  }));
}
