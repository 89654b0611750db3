import type { DomainEvent } from '../../core/events/event-types.js';

export enum SavedSearchEventType {
  MATCHED = 'saved_search.matched',
}

/** Spaces newly match a saved search; `spaceIds` has only the best ranked ones. */
export type SavedSearchMatched = DomainEvent<
  SavedSearchEventType.MATCHED,
  {
    readonly savedSearchId: string;
    readonly userId: string;
    readonly spaceIds: readonly string[];
    readonly count: number;
  }
>;
