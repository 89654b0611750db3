import { dateFormat } from '../../../core/values/formats.js';
import { euros, price } from '../../../core/values/format-numbers.js';
import type { Locale } from '../../../core/values/locale.js';
import { canaryHour } from '../../../core/values/canary-hour.js';

const SNIPPET_LENGTH = 80;

/** Formats an instant with its year, for confirmations: "3 de marzo de 2027 a las 10:55". */
export function formatFullInstant(instant: string, timeZone: string, locale: Locale): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  return dateFormat(locale, { ...options, timeZone }).format(new Date(instant)) + canaryHour(timeZone, locale);
}

/** Formats an amount: "77,00 €". */
export function formatCents(cents: number, locale: Locale): string {
  return euros(cents, locale);
}

/** Formats an amount, without cents when it is round: "77 €". */
export function formatPrice(cents: number, locale: Locale): string {
  return price(cents, locale);
}

/** The first 80 characters on one line, cut between words where possible. */
export function snippetOf(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  if (characters.length <= SNIPPET_LENGTH) return characters.join('');
  const start = characters.slice(0, SNIPPET_LENGTH - 1).join('');
  const lastSpace = start.lastIndexOf(' ');
  return `${(lastSpace > SNIPPET_LENGTH / 2 ? start.slice(0, lastSpace) : start).replace(/[\s.,;:]+$/, '')}…`;
}
