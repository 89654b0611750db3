import type { StoredEvent } from '../../core/events/event-types.js';
import { DisputeEventType } from '../bookings/disputes/dispute.events.js';
import type { NotificationParams } from './notification-entry.types.js';

/** The amount and destination of one refund or payout. */
export function moneyParams({ payload: { amountCents, last4 } }: StoredEvent): NotificationParams {
  return {
    ...(typeof amountCents === 'number' ? { amountCents } : {}),
    ...(typeof last4 === 'string' && last4 !== '' ? { last4 } : {}),
  };
}

/** The bank's decision about a disputed charge. */
export function disputeParams({ type, payload: { status } }: StoredEvent): NotificationParams {
  return type === DisputeEventType.DECIDED ? { reason: String(status) } : {};
}
