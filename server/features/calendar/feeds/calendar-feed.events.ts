import type { DomainEvent } from '../../../core/events/event-types.js';

export enum CalendarFeedEventType {
  CONFLICT_FOUND = 'calendar.conflict_found',
}

/** Another site has days busy that a booking holds; `busyFrom` and `busyTo` are the other site's days, half-open. */
export type ConflictFound = DomainEvent<
  CalendarFeedEventType.CONFLICT_FOUND,
  {
    readonly spaceId: string;
    readonly hostId: string;
    readonly busyFrom: string;
    readonly busyTo: string;
  }
>;
