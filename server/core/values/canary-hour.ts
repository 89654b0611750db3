import { Locale } from './locale.js';
import { CANARY_ZONE } from './time-zone.js';

const LABELS: Readonly<Record<Locale, string>> = {
  [Locale.ES]: ' (hora de Canarias)',
  [Locale.EN]: ' (Canary Islands time)',
};

/** The suffix of a time of day in the Canaries, an hour behind the rest of Spain; empty elsewhere. */
export function canaryHour(zone: string, locale: Locale): string {
  return zone === CANARY_ZONE ? LABELS[locale] : '';
}
