import { Locale } from '../values/locale.js';
import { findHiddenSpans } from './payment-requests.js';
/** Stands for contact data until the booking is confirmed. */
const UNTIL_CONFIRMED = {
    [Locale.ES]: '[oculto hasta confirmar la reserva]',
    [Locale.EN]: '[hidden until the booking is confirmed]',
};
/** Stands for data that stays hidden after the booking is confirmed. */
const FOR_GOOD = { [Locale.ES]: '[oculto]', [Locale.EN]: '[hidden]' };
/** The placeholder of a redacted span. */
export function redactionPlaceholder(locale, isConfirmed) {
    return (isConfirmed ? FOR_GOOD : UNTIL_CONFIRMED)[locale];
}
/** Redacts a text for the other side, before or after both have agreed on a booking. */
export function redactText(text, isConfirmed, locale) {
    const spans = findHiddenSpans(text, isConfirmed);
    const pieces = spans.map(({ from }, index) => text.slice(spans[index - 1]?.to ?? 0, from) + redactionPlaceholder(locale, isConfirmed));
    return pieces.join('') + text.slice(spans.at(-1)?.to ?? 0);
}
//# sourceMappingURL=redact-text.js.map