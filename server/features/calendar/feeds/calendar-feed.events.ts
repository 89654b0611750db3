import type { DomainEvent } from '../../../core/events/event-types.js';

export enum CalendarFeedEventType {
  CONFLICT_FOUND = 'calendar.conflict_found',
  SILENT = 'calendar.feed_silent',
}

/** An external calendar has days busy that a booking holds; `busyFrom` and `busyTo` are the external days, half-open. */
export type ConflictFound = DomainEvent<
  CalendarFeedEventType.CONFLICT_FOUND,
  {
    readonly spaceId: string;
    readonly hostId: string;
    readonly busyFrom: string;
    readonly busyTo: string;
  }
>;

/** An external calendar has been failing for a day, since `silentSince`; its last known days stay busy. */
export type FeedSilent = DomainEvent<
  CalendarFeedEventType.SILENT,
  {
    readonly spaceId: string;
    readonly hostId: string;
    readonly feedName: string;
    readonly silentSince: string;
  }
>;
