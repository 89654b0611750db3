import type { StoredEvent } from '../../../core/events/event-types.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { BookingEventType } from '../../bookings/booking.events.js';
import { RefundEventType } from '../../bookings/payments/refund.events.js';
import { MessageEventName } from '../../messages/message.events.js';
import { WebhookEventType } from './webhook.enums.js';

interface Announcement {
  readonly type: WebhookEventType;
  /** Payload fields with the users to be notified. */
  readonly to: readonly ('renterId' | 'hostId' | 'receiverId')[];
  readonly when?: (payload: StoredEvent['payload']) => boolean;
}

const both = (type: WebhookEventType): Announcement => ({ type, to: ['hostId', 'renterId'] });
const host = (type: WebhookEventType): Announcement => ({ type, to: ['hostId'] });

/** Our events that partners can subscribe to, their names, and the users concerned. */
const ANNOUNCEMENTS: Readonly<Record<string, Announcement>> = {
  [BookingEventType.REQUESTED]: both(WebhookEventType.BOOKING_REQUESTED),
  [BookingEventType.CONFIRMED]: both(WebhookEventType.BOOKING_CONFIRMED),
  [BookingEventType.DECLINED]: both(WebhookEventType.BOOKING_DECLINED),
  [BookingEventType.WITHDRAWN]: both(WebhookEventType.BOOKING_WITHDRAWN),
  [BookingEventType.EXPIRED]: both(WebhookEventType.BOOKING_EXPIRED),
  [BookingEventType.CANCELLED]: both(WebhookEventType.BOOKING_CANCELLED),
  // Only of a confirmed booking: partners did not learn of a checkout that was not paid.
  [BookingEventType.PAYMENT_FAILED]: {
    ...both(WebhookEventType.BOOKING_CANCELLED),
    when: ({ isAfterAnswer }) => isAfterAnswer === true,
  },
  [BookingEventType.STAY_STARTED]: both(WebhookEventType.BOOKING_STARTED),
  [BookingEventType.COMPLETED]: both(WebhookEventType.BOOKING_ENDED),
  [BookingEventType.TERMINATED]: both(WebhookEventType.BOOKING_ENDED),
  [BookingEventType.NOTICE_GIVEN]: both(WebhookEventType.BOOKING_CHANGED),
  [BookingEventType.NOTICE_UNDONE]: both(WebhookEventType.BOOKING_CHANGED),
  [BookingEventType.DATES_AGREED]: both(WebhookEventType.BOOKING_CHANGED),
  [BookingEventType.RENEWED]: both(WebhookEventType.BOOKING_CHANGED),
  [BookingEventType.MOVE_OUT_STARTED]: both(WebhookEventType.BOOKING_CHANGED),
  [BookingEventType.CONTRACT_WITHDRAWN]: both(WebhookEventType.BOOKING_CHANGED),
  [BookingEventType.MANDATE_GIVEN]: { type: WebhookEventType.BOOKING_CHANGED, to: ['renterId'] },
  [RefundEventType.DONE]: { type: WebhookEventType.BOOKING_REFUNDED, to: ['renterId'] },
  [BookingEventType.MANDATE_WITHDRAWN]: { type: WebhookEventType.BOOKING_MANDATE_WITHDRAWN, to: ['renterId'] },
  'space.published': host(WebhookEventType.SPACE_PUBLISHED),
  'space.changed': host(WebhookEventType.SPACE_UPDATED),
  'space.paused': host(WebhookEventType.SPACE_UPDATED),
  'space.suspended': host(WebhookEventType.SPACE_UPDATED),
  'space.resumed': host(WebhookEventType.SPACE_UPDATED),
  'space.archived': host(WebhookEventType.SPACE_UPDATED),
  [MessageEventName.SENT]: { type: WebhookEventType.MESSAGE_RECEIVED, to: ['receiverId'] },
};

export const SENT_EVENTS: readonly string[] = Object.keys(ANNOUNCEMENTS);

/** One of our events as partners receive it: ids only, so that they read the current state. */
export interface PartnerEvent {
  readonly type: WebhookEventType;
  readonly userIds: readonly string[];
  readonly data: Readonly<Record<string, string>>;
}

const IDS = { bookingId: 'Booking', spaceId: 'Space', messageId: 'Message', conversationId: 'Conversation' } as const;

export function partnerEventOf({ type, payload }: StoredEvent): PartnerEvent | null {
  const announced = ANNOUNCEMENTS[type];
  if (!announced || announced.when?.(payload) === false) return null;
  return {
    type: announced.type,
    userIds: [...new Set(announced.to.flatMap((field) => (payload[field] ? [String(payload[field])] : [])))],
    data: Object.fromEntries(
      Object.entries(IDS).flatMap(([field, kind]) =>
        payload[field] ? [[field, toGlobalId(kind, String(payload[field]))]] : [],
      ),
    ),
  };
}

/** The body of a delivery. */
export function bodyOf(type: string, sequence: number, at: Date, data: Readonly<Record<string, string>>): string {
  return JSON.stringify({ type, sequence, timestamp: at.toISOString(), data });
}
