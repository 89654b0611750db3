import type { DomainEvent } from '../../../core/events/event-types.js';

export enum CalendarFeedEventType {
  CONFLICT_FOUND = 'calendar.conflict_found',
  SILENT = 'calendar.feed_silent',
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

/** A calendar of another site has not answered for a day; `silentSince` is the day, and its last days stay busy. */
export type FeedSilent = DomainEvent<
  CalendarFeedEventType.SILENT,
  {
    readonly spaceId: string;
    readonly hostId: string;
    readonly feedName: string;
    readonly silentSince: string;
  }
>;
