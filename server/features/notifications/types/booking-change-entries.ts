import type { DomainEvent } from '../../../core/events/event-types.js';
import { BookingEventType } from '../../bookings/booking.events.js';
import { BookingStatus } from '../../bookings/booking.enums.js';
import { statusMeans } from '../../bookings/booking-status.rules.js';
import { ChangeKind } from '../../bookings/changes/requests/change-request.enums.js';
import { isOvertaken } from '../../bookings/changes/requests/overtaken.rules.js';
import { NotificationIcon, type NotificationEntry } from '../notification-entry.types.js';
import { toBooking } from '../notification-links.rules.js';
import { NotificationGroup } from '../preferences/notification-groups.types.js';
import { ALL_CHANNELS, BELL, BELL_AND_MAIL } from './channels.js';

type Payload = DomainEvent['payload'];

/** The requester of a change, and the side that answers it. */
const requesterOf = ({ by }: Payload): 'renter' | 'host' => (by === 'host' ? 'host' : 'renter');
const otherSideOf = ({ by }: Payload): 'renter' | 'host' => (by === 'host' ? 'renter' : 'host');

const hasNotice = (status: BookingStatus): boolean => status !== BookingStatus.ACTIVE;
const isRunning = (status: BookingStatus): boolean => statusMeans(status, 'isRunning');
const canAgree =
  (kind: ChangeKind) =>
  (status: BookingStatus): boolean =>
    !isOvertaken(status, kind);
const isConfirmed = (status: BookingStatus): boolean => status === BookingStatus.CONFIRMED;

/** Notifications of notice, renewal, other dates and withdrawal. */
export const bookingChangeEntries = {
  BOOKING_NOTICE_HOST: {
    description: 'To the host: one side gave notice.',
    on: BookingEventType.NOTICE_GIVEN,
    to: 'host',
    group: NotificationGroup.ESSENTIAL,
    channels: ALL_CHANNELS,
    params: ['renter', 'space', 'day', 'amountCents', 'feeCents', 'by'],
    icon: NotificationIcon.LAST_DAY,
    link: toBooking,
    isCurrent: hasNotice,
  },
  BOOKING_NOTICE_RENTER: {
    description: 'To the renter: confirmation of their own notice.',
    on: BookingEventType.NOTICE_GIVEN,
    to: 'renter',
    when: ({ by }) => by === 'renter',
    group: NotificationGroup.ESSENTIAL,
    channels: ALL_CHANNELS,
    params: ['space', 'day', 'amountCents'],
    icon: NotificationIcon.LAST_DAY,
    link: toBooking,
    isCurrent: hasNotice,
  },
  BOOKING_NOTICE_BY_HOST: {
    description: 'To the renter: the host, or the staff for the host, gave notice.',
    on: BookingEventType.NOTICE_GIVEN,
    to: 'renter',
    when: ({ by }) => by !== 'renter',
    group: NotificationGroup.ESSENTIAL,
    channels: ALL_CHANNELS,
    params: ['space', 'day', 'amountCents'],
    icon: NotificationIcon.LAST_DAY,
    link: toBooking,
    isCurrent: hasNotice,
  },
  BOOKING_NOTICE_UNDONE_HOST: {
    description: 'To the host: the notice is undone, the rental continues.',
    on: BookingEventType.NOTICE_UNDONE,
    to: 'host',
    group: NotificationGroup.BOOKINGS,
    channels: BELL_AND_MAIL,
    params: ['space'],
    icon: NotificationIcon.ACCEPTED,
    link: toBooking,
  },
  BOOKING_NOTICE_UNDONE_RENTER: {
    description: 'To the renter: the notice is undone, the rental continues.',
    on: BookingEventType.NOTICE_UNDONE,
    to: 'renter',
    group: NotificationGroup.BOOKINGS,
    channels: BELL_AND_MAIL,
    params: ['space'],
    icon: NotificationIcon.ACCEPTED,
    link: toBooking,
  },
  BOOKING_RENEWAL_RENTER: {
    description: 'To the renter: the end is near and the rental can be renewed.',
    on: BookingEventType.RENEWAL_DUE,
    to: 'renter',
    group: NotificationGroup.BOOKINGS,
    channels: BELL_AND_MAIL,
    params: ['space', 'from', 'to', 'day'],
    icon: NotificationIcon.WAITING,
    link: toBooking,
    isCurrent: isRunning,
  },
  BOOKING_RENEWAL_HOST: {
    description: 'To the host: the end is near, the renter was asked.',
    on: BookingEventType.RENEWAL_DUE,
    to: 'host',
    group: NotificationGroup.BOOKINGS,
    channels: BELL_AND_MAIL,
    params: ['renter', 'space', 'from', 'to', 'day'],
    icon: NotificationIcon.WAITING,
    link: toBooking,
    isCurrent: isRunning,
  },
  BOOKING_RENEWED_RENTER: {
    description: 'To the renter: the rental was renewed.',
    on: BookingEventType.RENEWED,
    to: 'renter',
    group: NotificationGroup.BOOKINGS,
    channels: BELL_AND_MAIL,
    params: ['space', 'day'],
    icon: NotificationIcon.ACCEPTED,
    link: toBooking,
  },
  BOOKING_RENEWED_HOST: {
    description: 'To the host: the renter renewed the rental.',
    on: BookingEventType.RENEWED,
    to: 'host',
    group: NotificationGroup.BOOKINGS,
    channels: BELL_AND_MAIL,
    params: ['renter', 'space', 'day'],
    icon: NotificationIcon.ACCEPTED,
    link: toBooking,
  },
  BOOKING_DATES_ASKED: {
    description: 'To the other side: a change of days is requested.',
    on: BookingEventType.CHANGE_ASKED,
    to: otherSideOf,
    when: ({ kind }) => kind === 'dates',
    group: NotificationGroup.BOOKINGS,
    channels: BELL_AND_MAIL,
    params: ['otherSide', 'space', 'deadline', 'timeZone'],
    icon: NotificationIcon.WAITING,
    link: toBooking,
    asksIn: canAgree(ChangeKind.DATES),
  },
  BOOKING_UNDO_ASKED: {
    description: 'To the other side: undoing the notice is requested.',
    on: BookingEventType.CHANGE_ASKED,
    to: otherSideOf,
    when: ({ kind }) => kind === 'undo_notice',
    group: NotificationGroup.BOOKINGS,
    channels: BELL_AND_MAIL,
    params: ['otherSide', 'space', 'deadline', 'timeZone'],
    icon: NotificationIcon.WAITING,
    link: toBooking,
    asksIn: canAgree(ChangeKind.UNDO_NOTICE),
  },
  BOOKING_DATES_AGREED_RENTER: {
    description: 'To the renter: both sides agreed on other days.',
    on: BookingEventType.DATES_AGREED,
    to: 'renter',
    group: NotificationGroup.BOOKINGS,
    channels: BELL_AND_MAIL,
    params: ['space', 'from', 'to'],
    icon: NotificationIcon.ACCEPTED,
    link: toBooking,
  },
  BOOKING_DATES_AGREED_HOST: {
    description: 'To the host: both sides agreed on other days.',
    on: BookingEventType.DATES_AGREED,
    to: 'host',
    group: NotificationGroup.BOOKINGS,
    channels: BELL_AND_MAIL,
    params: ['renter', 'space', 'from', 'to'],
    icon: NotificationIcon.ACCEPTED,
    link: toBooking,
  },
  BOOKING_CHANGE_DECLINED: {
    description: 'To the requester of a change: the other side declined.',
    on: BookingEventType.CHANGE_DECLINED,
    to: requesterOf,
    group: NotificationGroup.BOOKINGS,
    channels: BELL_AND_MAIL,
    params: ['otherSide', 'space'],
    icon: NotificationIcon.REFUSED,
    link: toBooking,
  },
  BOOKING_CHANGE_LAPSED: {
    description: 'To the requester of a change: it was not answered in time.',
    on: BookingEventType.CHANGE_LAPSED,
    to: requesterOf,
    group: NotificationGroup.BOOKINGS,
    channels: BELL_AND_MAIL,
    params: ['otherSide', 'space'],
    icon: NotificationIcon.EXPIRED,
    link: toBooking,
  },
  BOOKING_CHANGE_WITHDRAWN: {
    description: 'To the other side: a change request was withdrawn.',
    on: BookingEventType.CHANGE_WITHDRAWN,
    to: otherSideOf,
    group: NotificationGroup.BOOKINGS,
    channels: BELL,
    params: ['otherSide', 'space'],
    icon: NotificationIcon.TAKEN_BACK,
    link: toBooking,
  },
  BOOKING_CONTRACT_WITHDRAWN_RENTER: {
    description: 'To the renter: confirmation of the withdrawal from the contract.',
    on: BookingEventType.CONTRACT_WITHDRAWN,
    to: 'renter',
    group: NotificationGroup.ESSENTIAL,
    channels: BELL_AND_MAIL,
    params: ['space', 'amountCents', 'creditCents'],
    icon: NotificationIcon.REFUSED,
    link: toBooking,
  },
  BOOKING_CONTRACT_WITHDRAWN_HOST: {
    description: 'To the host: the renter withdrew from the contract.',
    on: BookingEventType.CONTRACT_WITHDRAWN,
    to: 'host',
    group: NotificationGroup.BOOKINGS,
    channels: BELL_AND_MAIL,
    params: ['renter', 'space'],
    icon: NotificationIcon.REFUSED,
    link: toBooking,
  },
  BOOKING_HOST_UNAVAILABLE: {
    description: 'To the renter: the host cannot act at the moment; the booking can be cancelled free of charge.',
    on: BookingEventType.HOST_SUSPENDED,
    to: 'renter',
    group: NotificationGroup.ESSENTIAL,
    channels: BELL_AND_MAIL,
    params: ['space'],
    icon: NotificationIcon.PAUSE,
    link: toBooking,
    isCurrent: isConfirmed,
  },
} satisfies Record<string, NotificationEntry>;
