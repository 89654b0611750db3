import type { DomainEvent } from '../../core/events/event-types.js';

export enum WaitingListEventType {
  DAYS_OFFERED = 'waiting_list.days_offered',
}

/** Days that somebody waited for are free: reserved for them for `hours`. */
export type DaysOffered = DomainEvent<
  WaitingListEventType.DAYS_OFFERED,
  {
    readonly waitingPlaceId: string;
    readonly spaceId: string;
    readonly userId: string;
    readonly hours: number;
  }
>;
