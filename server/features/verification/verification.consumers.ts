import type { ConsumerRegistry } from '../../core/events/outbox.js';
import { AccountEventType } from '../accounts/account.events.js';
import { endRequest } from './host-data/request-host-data.js';

/** The event consumers of verification. */
export function registerVerificationConsumers(consumers: ConsumerRegistry): void {
  consumers.on([AccountEventType.HOST_DATA_GIVEN], (tx, { payload }) => endRequest(tx, String(payload['userId'])));
}
