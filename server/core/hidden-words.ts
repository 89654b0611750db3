import { Locale } from './locale.js';
import { findHiddenSpans } from './payment-requests.js';

/** How hidden contact data is described. */
const UNTIL_CONFIRMED: Readonly<Record<Locale, string>> = {
  [Locale.ES]: '[oculto hasta confirmar la reserva]',
  [Locale.EN]: '[hidden until the booking is confirmed]',
};
/** What stays hidden is not promised for later. */
const FOR_GOOD: Readonly<Record<Locale, string>> = { [Locale.ES]: '[oculto]', [Locale.EN]: '[hidden]' };

/** The words that replace what is hidden. */
export function hiddenWords(locale: Locale, isConfirmed: boolean): string {
  return (isConfirmed ? FOR_GOOD : UNTIL_CONFIRMED)[locale];
}

/** A text as the other side may read it before, or after, the two have agreed. */
export function asOthersRead(text: string, isConfirmed: boolean, locale: Locale): string {
  const spans = findHiddenSpans(text, isConfirmed);
  const pieces = spans.map(
    ({ from }, index) => text.slice(spans[index - 1]?.to ?? 0, from) + hiddenWords(locale, isConfirmed),
  );
  return pieces.join('') + text.slice(spans.at(-1)?.to ?? 0);
}
