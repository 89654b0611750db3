/** The columns of a saved search that the API shows. */
export const SAVED_SEARCH_COLUMNS = ['id', 'name', 'filter', 'cadence', 'seenAt', 'createdAt'];
//# sourceMappingURL=saved-search.types.js.map