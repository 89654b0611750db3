/** Pixels above the window's bottom that stay clear of focused elements. */
export const FOOT = 96;
