/** How many days ahead a text, a setting or a version may begin: a year, leap years included. */
export const MAX_AHEAD_DAYS = 366;
