import { Locale } from '../values/locale.js';
import { findHiddenSpans } from './payment-requests.js';

/** Placeholder for contact data until the booking is confirmed. */
const UNTIL_CONFIRMED: Readonly<Record<Locale, string>> = {
  [Locale.ES]: '[oculto hasta confirmar la reserva]',
  [Locale.EN]: '[hidden until the booking is confirmed]',
};
/** Placeholder for data that stays hidden after the booking is confirmed. */
const FOR_GOOD: Readonly<Record<Locale, string>> = { [Locale.ES]: '[oculto]', [Locale.EN]: '[hidden]' };

/** The placeholder of a redacted span. */
export function redactionPlaceholder(locale: Locale, isConfirmed: boolean): string {
  return (isConfirmed ? FOR_GOOD : UNTIL_CONFIRMED)[locale];
}

/** Redacts a text for the other side, before or after a booking is confirmed. */
export function redactText(text: string, isConfirmed: boolean, locale: Locale): string {
  const spans = findHiddenSpans(text, isConfirmed);
  const pieces = spans.map(
    ({ from }, index) => text.slice(spans[index - 1]?.to ?? 0, from) + redactionPlaceholder(locale, isConfirmed),
  );
  return pieces.join('') + text.slice(spans.at(-1)?.to ?? 0);
}
