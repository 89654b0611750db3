import { Locale } from './locale.js';

const LABELS: Readonly<Record<Locale, string>> = {
  [Locale.ES]: ' (hora de Canarias)',
  [Locale.EN]: ' (Canary Islands time)',
};

/** The suffix of a time of day in the Canaries, an hour behind the rest of Spain; empty elsewhere. */
export function canaryHour(zone: string, locale: Locale): string {
  return zone === 'Atlantic/Canary' ? LABELS[locale] : '';
}
