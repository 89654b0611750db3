import type { StoredEvent } from '../../core/events/event-types.js';
import { DisputeEventType } from '../bookings/disputes/dispute.events.js';
import type { NotificationParams } from './notification-entry.types.js';

/** The amount of an event about one refund or pay-out, and where it goes. */
export function moneyParams({ payload: { amountCents, last4 } }: StoredEvent): NotificationParams {
  return {
    ...(typeof amountCents === 'number' ? { amountCents } : {}),
    ...(typeof last4 === 'string' && last4 !== '' ? { last4 } : {}),
  };
}

/** How the bank decided about a disputed charge. */
export function disputeParams({ type, payload: { status } }: StoredEvent): NotificationParams {
  return type === DisputeEventType.DECIDED ? { reason: String(status) } : {};
}
