import { DAY_MS } from '../../core/values/durations.js';
import { displayNameOf } from '../../features/accounts/person-name.js';
import { BillingEventType } from '../../features/bookings/billing/billing.events.js';
import { eventOf } from '../../features/bookings/lifecycle/booking.state-machine.js';
import { notificationContent, notificationsFor } from '../../features/notifications/notification.rules.js';
import { Locale } from '../../core/values/locale.js';
import type { SeedRow } from './insert-rows.js';
import type { BookingPlan, DemoBooking } from './make-booking.js';
import type { DemoPerson } from './make-people.js';
import { stepParams } from './make-refund.js';
import type { Random } from './random.js';

const READ_AFTER_DAYS = 3;

/** The notifications of a booking to the demo accounts, by the product's own rules. */
export function notificationRows(
  random: Random,
  demo: DemoBooking,
  { listed, renter, isPastDue }: BookingPlan,
  listeners: readonly DemoPerson[],
  now: Date,
): SeedRow<'Notification'>[] {
  const { booking, history, payments } = demo;
  const base = {
    space: listed.space.title,
    renter: displayNameOf(renter.fullName),
    from: booking.from,
    // A rolling stay is described by its start alone.
    ...(booking.termType === 'rolling' ? {} : { to: booking.to }),
    ...(booking.respondBy === null ? {} : { deadline: booking.respondBy, timeZone: booking.termsSnapshot.timeZone }),
  };
  const lastTryAt = payments.at(-1)?.createdAt ?? booking.createdAt;
  const events = [
    ...history.map(({ action, toStatus, at }) => ({ type: eventOf(action, toStatus), action: String(action), at })),
    ...(isPastDue ? [{ type: BillingEventType.PAST_DUE, action: '', at: lastTryAt }] : []),
  ];
  return events.flatMap(({ type, action, at }) => {
    const notices = type
      ? notificationsFor({ type, payload: { isChargeTried: true, by: booking.cancelledBy ?? 'renter' } })
      : [];
    return notices.flatMap(({ to, type: kind }) => {
      const userId = to === 'host' ? booking.hostId : booking.renterId;
      if (to === 'staff') return [];
      const params = { ...base, ...stepParams(demo, action, to) };
      if (!listeners.some(({ id }) => id === userId)) return [];
      const isRead = now.getTime() - Date.parse(at) > READ_AFTER_DAYS * DAY_MS;
      return [
        {
          id: random.uuid(),
          userId,
          ...notificationContent(kind, params, Locale.ES),
          bookingId: booking.id,
          spaceId: booking.spaceId,
          isRead,
          readAt: isRead ? at : null,
          dedupeKey: `demo:${booking.id}:${userId}:${kind}`,
          createdAt: at,
        },
      ];
    });
  });
}
