import { expect, test } from 'vitest';
import { BookingEventType, type BookingEventName } from '../../../server/features/bookings/booking.events.js';
import { partnerEventOf, SENT_EVENTS } from '../../../server/features/partners/webhooks/webhook-events.js';
import { WebhookEventType } from '../../../server/features/partners/webhooks/webhook.enums.js';

const IDS = { bookingId: '00000000-0000-4000-8000-000000000001', spaceId: '00000000-0000-4000-8000-000000000002' };
const people = { hostId: 'host', renterId: 'renter', receiverId: 'receiver' };
const eventOf = (type: string, details: object = { isAfterAnswer: true }) =>
  partnerEventOf({ type, payload: { ...IDS, ...people, ...details } } as unknown as Parameters<
    typeof partnerEventOf
  >[0]);

test('USE-3 every webhook event type has a domain event and is sent to the people concerned', () => {
  const sent = new Map(SENT_EVENTS.map((type) => [eventOf(type)?.type, eventOf(type)?.userIds]));
  expect([...sent.keys()].toSorted()).toEqual(Object.values(WebhookEventType).toSorted());
  expect(sent.get(WebhookEventType.BOOKING_CANCELLED)).toEqual(['host', 'renter']);
  expect(sent.get(WebhookEventType.BOOKING_REFUNDED)).toEqual(['renter']);
  for (const type of [BookingEventType.NOTICE_GIVEN, BookingEventType.RENEWED, BookingEventType.MOVE_OUT_STARTED])
    expect(eventOf(type)?.userIds).toEqual(['host', 'renter']);
  expect(eventOf(BookingEventType.MANDATE_GIVEN)?.userIds).toEqual(['renter']);
  expect(sent.get(WebhookEventType.SPACE_UPDATED)).toEqual(['host']);
  expect(sent.get(WebhookEventType.MESSAGE_RECEIVED)).toEqual(['receiver']);
});

/** Events of bookings that no webhook gets, each with the reason. */
const UNSENT: Partial<Record<BookingEventName, string>> = {
  [BookingEventType.STARTED]: 'days that are held and not paid are nobody else’s concern',
  [BookingEventType.DATES_CHANGED]: 'of held days',
  [BookingEventType.HOLD_RELEASED]: 'of held days',
  [BookingEventType.ENDS_TODAY]: 'a reminder',
  [BookingEventType.RENEWAL_DUE]: 'a reminder',
  [BookingEventType.RESPONSE_DUE]: 'a reminder',
  [BookingEventType.CHANGE_ASKED]: 'the booking changes when the other side agrees',
  [BookingEventType.CHANGE_DECLINED]: 'the booking stays as it is',
  [BookingEventType.CHANGE_LAPSED]: 'the booking stays as it is',
  [BookingEventType.CHANGE_WITHDRAWN]: 'the booking stays as it is',
  [BookingEventType.HOST_SUSPENDED]: 'the booking stays as it is',
  [BookingEventType.CLAIM_OPENED]: 'claims are handled on our pages only',
};

test('USE-3 every change of a booking is sent, or not for a stated reason', () => {
  const unsent = Object.values(BookingEventType).filter((type) => !SENT_EVENTS.includes(type));
  expect(unsent.toSorted()).toEqual(Object.keys(UNSENT).toSorted());
});

test('USE-3 a checkout that was not paid is no event for partners', () => {
  expect(eventOf('booking.payment_failed', { isChargeTried: true })).toBeNull();
  expect(eventOf('booking.payment_failed')?.type).toBe(WebhookEventType.BOOKING_CANCELLED);
});

test('webhook data contains ids of the API and nothing about people', () => {
  const data = eventOf('booking.confirmed')?.data ?? {};
  expect(Object.keys(data)).toEqual(['bookingId', 'spaceId']);
  expect(JSON.stringify(data)).not.toMatch(/host|renter|00000000/);
});
