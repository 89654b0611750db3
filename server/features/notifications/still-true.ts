import type { ServiceContext } from '../../core/context.js';
import type { BookingStatus } from '../bookings/booking-types.js';
import { AlertCadence } from '../saved-searches/alert-cadence.js';
import { notificationEntries, type NotificationType } from './notification-types.js';

/** Whether the booking of a notification has moved on, so that it asks for what is done: it is not sent. */
export const isOvertaken = (type: NotificationType, status: BookingStatus | null): boolean =>
  status !== null && notificationEntries.get(type)?.isCurrent?.(status) === false;

/** False for a saved search that was deleted, or whose alerts have ended; true for what is about no search. */
export async function hasAlerts(ctx: ServiceContext, searchId: unknown): Promise<boolean> {
  if (typeof searchId !== 'string') return true;
  const search = await ctx.db
    .selectFrom('SavedSearch')
    .select('id')
    .where('id', '=', searchId)
    .where('cadence', '!=', AlertCadence.OFF)
    .executeTakeFirst();
  return search !== undefined;
}
