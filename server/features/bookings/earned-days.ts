import { sql } from 'kysely';
import { columnRef } from '../../database.js';

const column = columnRef<'Booking'>;
const TERMINATED_ON = sql`(${column('b.terminatedAt')} at time zone (${column('b.termsSnapshot')} ->> 'timeZone'))::date`;

/**
 * The first day that no longer counts as income and occupancy of the booking with alias `b`: its end, or the day on which the staff
 * terminated it, since its days stay held until the space is empty. The first day always counts.
 */
export const earnedUntil = sql<string>`least(${column('b.to')},
  case when ${column('b.terminatedAt')} is not null then greatest(${TERMINATED_ON}, ${column('b.from')} + 1) end)`;
