/** Pixels above the window's foot that whatever takes the focus is kept clear of. */
export const FOOT = 96;
