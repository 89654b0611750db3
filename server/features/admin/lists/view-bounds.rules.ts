/** As many views are counted at once as one list shows: no more statements than a list may take. */
export const MOST_VIEWS = 12;
