import type { SavedSearch } from './saved-search.entity.js';

/** The columns of a saved search that the API shows. */
export const SAVED_SEARCH_COLUMNS = ['id', 'name', 'filter', 'cadence', 'seenAt', 'createdAt'] as const;
export type SavedSearchRow = Readonly<Pick<SavedSearch, (typeof SAVED_SEARCH_COLUMNS)[number]>>;
