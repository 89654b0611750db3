import { today } from '../../../../ui/time/today';

/** The last day on which a key works; it expires at the midnight after it. */
export const lastDayOf = (expiresAt: string): string => today(new Date(Date.parse(expiresAt) - 1));
