import type { Formats } from '../../../i18n/format';

const DAY_MONTH: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };

/** `5 abr – 5 may`: with both months, without the year. */
export const shortRange = ({ day }: Pick<Formats, 'day'>, from: string, to: string): string =>
  `${day(from, DAY_MONTH)} – ${day(to, DAY_MONTH)}`;

/** The name of a host within a sentence: the first name of a person, the full name of a business. */
export const hostNameOf = ({ displayName, isTrader }: { displayName: string; isTrader: boolean }): string =>
  isTrader ? displayName : (displayName.split(' ')[0] ?? displayName);
