import type { ServiceContext } from '../../../core/context.js';
import { statusesThat } from '../booking-status.rules.js';

/** Spaces whose stay ended on this day, the move-out day. */
export async function findSpacesLeftOn({ db }: ServiceContext, day: string): Promise<string[]> {
  const rows = await db
    .selectFrom('Booking')
    .select('spaceId')
    .where('to', '=', day)
    .where('status', 'in', statusesThat('isAgreed'))
    .execute();
  return rows.map(({ spaceId }) => spaceId);
}
