import { describe, expect, test } from 'vitest';
import { BookingStatus } from '../../../server/features/bookings/booking.enums.js';
import { Locale } from '../../../server/core/values/locale.js';
import { NotificationChannel } from '../../../server/features/notifications/preferences/notification-groups.types.js';
import { BookingEventType } from '../../../server/features/bookings/booking.events.js';
import { bookingTransitions } from '../../../server/features/bookings/lifecycle/booking.transitions.js';
import { actionsInOrder } from '../../../server/features/bookings/lifecycle/booking.state-machine.js';
import { notificationsFor } from '../../../server/features/notifications/notification.rules.js';
import { mailParams } from '../../../server/features/notifications/mails/notification-mail.rules.js';
import { notificationEntries, NotificationType } from '../../../server/features/notifications/notification.enums.js';
import { toBooking } from '../../../server/features/notifications/notification-links.rules.js';
import type { NotificationContext } from '../../../server/features/notifications/notification-context.js';
import type { Recipient } from '../../../server/features/notifications/recipients.js';
import { en } from '../../../server/features/notifications/words/en.js';
import { es } from '../../../server/features/notifications/words/es.js';
import { mailWords, notificationText } from '../../../server/features/notifications/words/notification-words.rules.js';

const PARAMS = {
  space: 'Trastero seco',
  renter: 'Lucía P.',
  from: '2027-04-05',
  to: '2027-05-20',
  deadline: '2027-03-03T09:55:00.000Z',
  timeZone: 'Europe/Madrid',
  name: 'Lucía P.',
  text: 'Hola',
  statement: 'Insulta.',
  day: '2027-05-05',
  reason: 'blurred',
  otherSide: 'Marta R.',
};

/** Requirement codes by notification type. */
const CODES: Readonly<Record<string, NotificationType | readonly NotificationType[]>> = {
  'N-B01': [NotificationType.BOOKING_NOTICE_UNDONE_HOST, NotificationType.BOOKING_NOTICE_UNDONE_RENTER],
  'N-B04': [NotificationType.BOOKING_DATES_AGREED_HOST, NotificationType.BOOKING_DATES_AGREED_RENTER],
  'N-H01': NotificationType.BOOKING_REQUESTED,
  'N-R02': NotificationType.BOOKING_REQUEST_SENT,
  'N-H02': NotificationType.BOOKING_CONFIRMED_HOST,
  'N-R04': NotificationType.BOOKING_CONFIRMED_RENTER,
  'N-R05': NotificationType.BOOKING_DECLINED,
  'N-R06': NotificationType.BOOKING_EXPIRED_RENTER,
  'N-H03': NotificationType.BOOKING_EXPIRED_HOST,
  'N-H04': NotificationType.BOOKING_WITHDRAWN,
  'N-R01': NotificationType.PAYMENT_FAILED,
  'N-H05': NotificationType.BOOKING_NOT_COMPLETED,
  'N-R08': NotificationType.BOOKING_CANCELLED_RENTER,
  'N-H06': NotificationType.BOOKING_CANCELLED_HOST,
  'N-R09': NotificationType.BOOKING_HOST_CANCELLED_RENTER,
  'N-H07': NotificationType.BOOKING_HOST_CANCELLED_HOST,
  'N-R10': NotificationType.BOOKING_ACTIVE_RENTER,
  'N-H08': NotificationType.BOOKING_ACTIVE_HOST,
  'N-R13': NotificationType.BOOKING_ENDS_TODAY_RENTER,
  'N-H10': NotificationType.BOOKING_ENDS_TODAY_HOST,
  'N-R14': NotificationType.BOOKING_COMPLETED_RENTER,
  'N-H11': NotificationType.BOOKING_COMPLETED_HOST,
  // Sent to both sides.
  'N-B02': [NotificationType.BOOKING_TERMINATED_RENTER, NotificationType.BOOKING_TERMINATED_HOST],
  'N-R11': NotificationType.BOOKING_NOTICE_RENTER,
  'N-R12': NotificationType.BOOKING_NOTICE_BY_HOST,
  'N-H09': NotificationType.BOOKING_NOTICE_HOST,
  'N-R16': NotificationType.BOOKING_RENEWAL_RENTER,
  'N-H12': NotificationType.BOOKING_RENEWAL_HOST,
  'N-R17': NotificationType.BOOKING_CONTRACT_WITHDRAWN_RENTER,
  'N-H14': NotificationType.BOOKING_CONTRACT_WITHDRAWN_HOST,
  'N-R15': NotificationType.CLAIM_OPENED_RENTER,
  'N-C01': NotificationType.CLAIM_OPENED_HOST,
  'N-A01': NotificationType.CLAIM_OPENED_STAFF,
  'N-P01': NotificationType.CHARGE_TAKEN,
  'N-P02': NotificationType.CHARGE_ANNOUNCED,
  // The four notices of a failed charge.
  'N-P03': [
    NotificationType.CHARGE_REFUSED,
    NotificationType.CHARGE_PAST_DUE_RENTER,
    NotificationType.CHARGE_PAST_DUE_HOST,
    NotificationType.CHARGE_FORMAL_NOTICE,
    NotificationType.CHARGE_IN_RECOVERY,
  ],
  'N-P07': NotificationType.PAYOUT_SENT,
};

/** The notices about money and changes of a rental; each is sent by bell and mail. */
const OF_MONEY = 'N-H09 N-H12 N-R11 N-R12 N-R15 N-R16 N-P01 N-P02 N-P03 N-P07 N-B01 N-B02 N-C01 N-A01'.split(' ');

const EVENT_OF: Readonly<Record<string, [string, Record<string, boolean | string>]>> = {
  T2: [BookingEventType.PAYMENT_FAILED, { isChargeTried: true }],
  T3: [BookingEventType.REQUESTED, {}],
  T5: [BookingEventType.CONFIRMED, {}],
  T6: [BookingEventType.DECLINED, {}],
  T7: [BookingEventType.EXPIRED, {}],
  T8: [BookingEventType.WITHDRAWN, {}],
  T9: [BookingEventType.PAYMENT_FAILED, { isChargeTried: true, isAfterAnswer: true }],
  T10: [BookingEventType.CANCELLED, { by: 'renter' }],
  T11: [BookingEventType.CANCELLED, { by: 'host' }],
  T12: [BookingEventType.CANCELLED, { by: 'admin' }],
  T13: [BookingEventType.STAY_STARTED, {}],
  T14: [BookingEventType.NOTICE_GIVEN, { by: 'renter' }],
  T15: [BookingEventType.NOTICE_GIVEN, { by: 'host' }],
  T16: [BookingEventType.NOTICE_UNDONE, {}],
  // Sent when the end is near; accepting has notifications of its own.
  T20: [BookingEventType.RENEWAL_DUE, {}],
  T24: [BookingEventType.DATES_AGREED, {}],
  T25: [BookingEventType.DATES_AGREED, {}],
  T26: [BookingEventType.CONTRACT_WITHDRAWN, {}],
  // Sent on the morning of the last day; the status changes at its end.
  T17: [BookingEventType.ENDS_TODAY, {}],
  T18: [BookingEventType.COMPLETED, {}],
  T21: [BookingEventType.TERMINATED, { reason: 'non_payment' }],
  T22: [BookingEventType.COMPLETED, { by: 'admin' }],
  T19: [BookingEventType.CLAIM_OPENED, { by: 'host' }],
  T23: [BookingEventType.CLAIM_OPENED, { by: 'renter' }],
  T23b: [BookingEventType.CLAIM_OPENED, { by: 'host' }],
  T23c: [BookingEventType.CANCELLED, { by: 'admin' }],
};

describe('notifications by event', () => {
  test.each(Object.entries(EVENT_OF))('%s', (id, [type, payload]) => {
    const row = bookingTransitions.find((transition) => transition.id === id);
    const types = notificationsFor({ type, payload }).map((rule) => rule.type);
    expect(types.toSorted()).toEqual(row?.notifies.flatMap((code) => CODES[code] ?? []).toSorted());
  });

  test('covers the event of every transition', () => {
    const built = bookingTransitions
      .filter(({ id, on }) => actionsInOrder.includes(on as never) && id !== 'T4')
      .map(({ id }) => id);
    expect(built.every((id) => id in EVENT_OF)).toBe(true);
  });

  test('has no notification for an unpaid checkout, a space paused by its host and unknown events', () => {
    expect(notificationsFor({ type: BookingEventType.PAYMENT_FAILED, payload: { isChargeTried: false } })).toEqual([]);
    expect(notificationsFor({ type: 'space.paused', payload: { by: 'host' } })).toEqual([]);
    expect(notificationsFor({ type: 'space.paused', payload: { by: 'system' } })).toHaveLength(1);
    expect(notificationsFor({ type: 'booking.started', payload: {} })).toEqual([]);
  });
});

const { BELL, EMAIL, PUSH } = NotificationChannel;

/** P1.4: the notifications that browsers receive by Web Push. */
const IN_BROWSERS: readonly NotificationType[] = [
  NotificationType.BOOKING_REQUESTED,
  NotificationType.BOOKING_RESPONSE_REMINDER,
  NotificationType.BOOKING_CONFIRMED_HOST,
  NotificationType.BOOKING_CONFIRMED_RENTER,
  NotificationType.BOOKING_DECLINED,
  NotificationType.BOOKING_EXPIRED_RENTER,
  NotificationType.BOOKING_CANCELLED_RENTER,
  NotificationType.BOOKING_CANCELLED_HOST,
  NotificationType.BOOKING_HOST_CANCELLED_RENTER,
  NotificationType.BOOKING_NOTICE_HOST,
  NotificationType.BOOKING_NOTICE_RENTER,
  NotificationType.BOOKING_NOTICE_BY_HOST,
  NotificationType.BOOKING_ENDS_TODAY_RENTER,
  NotificationType.BOOKING_ENDS_TODAY_HOST,
  NotificationType.CHARGE_REFUSED,
  NotificationType.CHARGE_PAST_DUE_RENTER,
  NotificationType.CHARGE_FORMAL_NOTICE,
  NotificationType.CLAIM_DATA_ASKED,
  NotificationType.MESSAGE_RECEIVED,
  NotificationType.WAITING_DAYS_OFFERED,
  NotificationType.SAVED_SEARCH_MATCHED,
];

test('P1.4 the listed types are sent to browsers, and no others', () => {
  const pushed = [...notificationEntries].filter(([, { channels }]) => channels.includes(PUSH)).map(([type]) => type);
  expect(pushed.toSorted()).toEqual(IN_BROWSERS.toSorted());
});

test.each(OF_MONEY)('%s has types of its own, sent by bell and mail', (code) => {
  const types = [CODES[code] ?? []].flat();
  expect(types).not.toEqual([]);
  const others = Object.entries(CODES).flatMap(([other, type]) => (other === code ? [] : type));
  expect(others.filter((type) => types.includes(type))).toEqual([]);
  for (const type of types)
    // A notice three days ahead needs no bell.
    expect(notificationEntries.get(type)?.channels).toEqual(
      code === 'N-P02' ? [EMAIL] : [BELL, EMAIL, ...(IN_BROWSERS.includes(type) ? [PUSH] : [])],
    );
});

describe('texts', () => {
  test.each(
    Object.values(NotificationType).flatMap((type) => Object.values(Locale).map((locale) => [type, locale] as const)),
  )('%s in %s', (type, locale) => {
    const text = notificationText(type, PARAMS, locale);
    const mail = mailWords(type, { ...PARAMS, otherSide: PARAMS.renter }, locale);
    for (const words of [text?.title, text?.message, mail.action, ...mail.paragraphs])
      expect(words).toMatch(/^\S[^{}]+\S$/u);
  });

  test.each([es, en])('only notifications that lead to the booking have the label of it by default', ({ types }) => {
    const unlabelled = Object.entries(types).flatMap(([name, words]) =>
      'action' in words ? [] : NotificationType[name as keyof typeof NotificationType],
    );
    expect(unlabelled).toHaveLength(42);
    for (const type of unlabelled) expect([type, notificationEntries.get(type)?.link]).toEqual([type, toBooking]);
  });

  test("formats days and deadlines by language in the space's time zone", () => {
    expect(notificationText(NotificationType.BOOKING_REQUESTED, PARAMS, Locale.ES)?.message).toBe(
      'Lucía P. quiere «Trastero seco» del 5 abr 2027 al 20 may 2027. Responde antes del miércoles 3 de marzo a las 10:55.',
    );
    const canaries = { ...PARAMS, timeZone: 'Atlantic/Canary' };
    expect(notificationText(NotificationType.BOOKING_RESPONSE_REMINDER, canaries, Locale.EN)?.title).toMatch(
      /^Answer before Wednesday 3 March at 9:55 \(Canary Islands time\)$/,
    );
  });
});

test('N-R04 "Ver la dirección" and all other mails about a booking link to its page', () => {
  const id = '00000000-0000-7000-8000-000000000001';
  const renter = {
    id: 'renter',
    firstName: 'Lucía',
    locale: Locale.ES,
    displayName: 'Lucía P.',
  } as unknown as Recipient;
  const booking = { id, status: BookingStatus.CONFIRMED };
  const context = { booking, params: {}, spaceId: null, renter, host: null } as unknown as NotificationContext;
  const paths = [...notificationEntries]
    .filter(([, { link, mail }]) => link === toBooking && !mail?.link)
    .map(([type]) => [type, mailParams(type, renter, context, { alternatives: [], mailedSpace: null })['path']]);
  expect(paths).toContainEqual(['booking_confirmed_renter', expect.stringMatching(/^\/booking\/bkg_/)]);
  expect(paths.filter(([, path]) => !String(path).startsWith('/booking/bkg_'))).toEqual([]);
  expect(mailWords(NotificationType.BOOKING_CONFIRMED_RENTER, PARAMS, Locale.ES).action).toBe('Ver la dirección');
});

test('N-A01 mails to the staff about a claim link to it in the panel', () => {
  const staff = { id: 'staff', firstName: 'Noa', locale: Locale.ES, displayName: 'Noa' } as unknown as Recipient;
  const params = { address: '/booking/bkg_1/claim/clm_2' };
  const context = { booking: null, params, spaceId: null, host: null, renter: null } as unknown as NotificationContext;
  for (const type of [NotificationType.CLAIM_OPENED_STAFF, NotificationType.DEPOSIT_CHARGE_FAILED_STAFF])
    expect(mailParams(type, staff, context, { alternatives: [], mailedSpace: null })['path']).toBe(
      '/admin/claims/clm_2',
    );
});
