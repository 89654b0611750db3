/** The maximum number of views counted in one query: as many as one list shows, which bounds the statements. */
export const MOST_VIEWS = 12;
