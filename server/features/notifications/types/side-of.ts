import type { DomainEvent } from '../../../core/events/event-types.js';

/** The side that wrote or may write the review, or that made the claim. */
export const sideOf = (payload: DomainEvent['payload']): 'renter' | 'host' =>
  payload['side'] === 'host' ? 'host' : 'renter';
