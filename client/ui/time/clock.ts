import { CLOCK } from '../../i18n/day-formats';
import type { Formats } from '../../i18n/format';
import type { Language } from '../../i18n/setup';

/** A time within a sentence: in Spanish `las 12:03`, but `la 1:05`; in English `12:03`. In the given zone, or the peninsula's. */
export function clock({ instant, language }: ClockFormats, at: string | Date, timeZone?: string): string {
  const time = instant(at, CLOCK, timeZone);
  return language === 'en' ? time : `${time.startsWith('1:') ? 'la' : 'las'} ${time}`;
}

export type ClockFormats = Pick<Formats, 'instant'> & { readonly language: Language };
