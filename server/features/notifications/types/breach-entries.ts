import { statusMeans } from '../../bookings/booking-status.rules.js';
import { BookingStatus } from '../../bookings/booking.enums.js';
import { BookingEventType } from '../../bookings/booking.events.js';
import { terminationReasons } from '../../bookings/reasons/termination-reasons.js';
import { AbandonmentEventType } from '../../claims/abandonment/abandonment.events.js';
import { NotificationIcon, type NotificationEntry } from '../notification-entry.types.js';
import { toBooking } from '../notification-links.rules.js';
import { NotificationGroup } from '../preferences/notification-groups.types.js';
import { BELL_AND_MAIL } from './channels.js';

/** Not sent once the space is empty. */
const isStillFull = (status: BookingStatus): boolean => statusMeans(status, 'isLeaving');

/** Notifications of what follows on a breach: things left behind, and the end of the rental. */
export const breachEntries = {
  ABANDONMENT_OPENED_RENTER: {
    description: 'To the renter: what they left in the space is charged per day from now on, and remains theirs.',
    on: AbandonmentEventType.OPENED,
    to: 'renter',
    isCurrent: isStillFull,
    group: NotificationGroup.ESSENTIAL,
    channels: BELL_AND_MAIL,
    params: ['space', 'amountCents', 'day'],
    icon: NotificationIcon.CARD,
    link: toBooking,
  },
  ABANDONMENT_OPENED_HOST: {
    description: 'To the host: what the renter left must be photographed, and neither sold nor moved.',
    on: AbandonmentEventType.OPENED,
    to: 'host',
    isCurrent: isStillFull,
    group: NotificationGroup.ESSENTIAL,
    channels: BELL_AND_MAIL,
    params: ['renter', 'space', 'amountCents'],
    icon: NotificationIcon.CARD,
    link: toBooking,
  },
  ABANDONMENT_LISTED: {
    description: 'To the renter: what they left was listed by two witnesses, and a certified letter follows.',
    on: AbandonmentEventType.LISTED,
    to: 'renter',
    isCurrent: isStillFull,
    group: NotificationGroup.ESSENTIAL,
    channels: BELL_AND_MAIL,
    params: ['space', 'amountCents', 'day'],
    icon: NotificationIcon.CARD,
    link: toBooking,
  },
  BOOKING_TERMINATED_RENTER: {
    description: 'To the renter: the staff terminated the rental for a breach, with the reason.',
    on: BookingEventType.TERMINATED,
    to: 'renter',
    group: NotificationGroup.ESSENTIAL,
    channels: BELL_AND_MAIL,
    params: ['space', 'reason', 'statement'],
    reasons: { list: terminationReasons, part: 'name' },
    icon: NotificationIcon.REFUSED,
    link: toBooking,
  },
  BOOKING_TERMINATED_HOST: {
    description: 'To the host: the staff terminated the rental for a breach, with the reason.',
    on: BookingEventType.TERMINATED,
    to: 'host',
    group: NotificationGroup.ESSENTIAL,
    channels: BELL_AND_MAIL,
    params: ['renter', 'space', 'reason', 'statement'],
    reasons: { list: terminationReasons, part: 'name' },
    icon: NotificationIcon.REFUSED,
    link: toBooking,
  },
} satisfies Record<string, NotificationEntry>;
