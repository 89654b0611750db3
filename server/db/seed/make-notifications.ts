import { displayNameOf } from '../../features/accounts/person-name.js';
import { eventOf } from '../../features/bookings/lifecycle/booking-state-machine.js';
import { notificationsFor } from '../../features/notifications/notification-rules.js';
import { notificationText } from '../../features/notifications/notification-texts.rules.js';
import { Locale } from '../../core/locale.js';
import type { BookingWish, DemoBooking } from './make-booking.js';
import type { DemoPerson } from './make-people.js';
import { toldOfStep } from './make-refund.js';
import type { Random } from './random.js';

const READ_AFTER_DAYS = 3;
const DAY_MS = 86_400_000;

export const NOTIFICATION_COLUMNS = {
  id: 'uuid',
  user_id: 'uuid',
  type: 'text',
  params: 'jsonb',
  title: 'text',
  message: 'text',
  booking_id: 'uuid',
  is_read: 'boolean',
  read_at: 'timestamptz',
  dedupe_key: 'text',
  created_at: 'timestamptz',
} as const;

/** What the demo accounts heard of a booking, by the rules the product tells people by. */
export function notificationRows(
  random: Random,
  demo: DemoBooking,
  { listed, renter }: BookingWish,
  listeners: readonly DemoPerson[],
  now: Date,
): object[] {
  const { booking, history } = demo;
  const facts = {
    space: listed.space.title,
    renter: displayNameOf(renter.fullName),
    from: booking.starts_on,
    // A stay without an end is told by its start alone.
    ...(booking.term_type === 'rolling' ? {} : { to: booking.ends_on }),
    ...(booking.respond_by === null ? {} : { deadline: booking.respond_by, timeZone: booking.terms_snapshot.timeZone }),
  };
  return history.flatMap(({ action, to_status: toStatus, at }) => {
    const type = eventOf(action, toStatus);
    const notices = type
      ? notificationsFor({ type, payload: { isChargeTried: true, by: booking.cancelled_by ?? 'renter' } })
      : [];
    return notices.flatMap(({ to, type: kind }) => {
      const userId = to === 'host' ? booking.host_id : booking.renter_id;
      const params = { ...facts, ...toldOfStep(demo, action, to) };
      const text = notificationText(kind, params, Locale.ES);
      if (!text || !listeners.some(({ id }) => id === userId)) return [];
      const isRead = now.getTime() - Date.parse(at) > READ_AFTER_DAYS * DAY_MS;
      return [
        {
          id: random.uuid(),
          user_id: userId,
          type: kind,
          params,
          ...text,
          booking_id: booking.id,
          is_read: isRead,
          read_at: isRead ? at : null,
          dedupe_key: `demo:${booking.id}:${userId}:${kind}`,
          created_at: at,
        },
      ];
    });
  });
}
