import type { DomainEvent } from '../../core/events.js';

export enum SavedSearchEventType {
  MATCHED = 'saved_search.matched',
}

/** Spaces newly fit somebody's saved search; the first ones by id. */
export type SavedSearchMatched = DomainEvent<
  SavedSearchEventType.MATCHED,
  { readonly savedSearchId: string; readonly userId: string; readonly spaceIds: readonly string[]; readonly count: number }
>;
