import type { ServiceContext } from '../../core/context.js';
import type { BookingStatus } from '../bookings/booking.enums.js';
import { ChangeStatus } from '../bookings/changes/requests/change-request.enums.js';
import { AlertCadence } from '../saved-searches/alert-cadence.js';
import { notificationEntries, type NotificationType } from './notification.enums.js';

/** Whether the booking of a notification has moved on, so that it is not true any more: it is not sent. */
export const isOvertaken = (type: NotificationType, status: BookingStatus | null): boolean =>
  status !== null && notificationEntries.get(type)?.isCurrent?.(status) === false;

/** Whether a notification that was held back is not to be sent: the booking has overtaken it, or what it asks for is done. */
export const isDone = (type: NotificationType, status: BookingStatus | null): boolean =>
  isOvertaken(type, status) || (status !== null && notificationEntries.get(type)?.asksIn?.(status) === false);

/** Whether what a notification asks for is still open: a change request that was answered, taken back or has lapsed is not. */
export async function isChangeOpen(ctx: ServiceContext, changeId: unknown): Promise<boolean> {
  if (typeof changeId !== 'string') return true;
  const change = await ctx.db
    .selectFrom('ChangeRequest')
    .select('id')
    .where('id', '=', changeId)
    .where('status', '=', ChangeStatus.OPEN)
    .where('expiresAt', '>', ctx.clock.now())
    .executeTakeFirst();
  return change !== undefined;
}

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
