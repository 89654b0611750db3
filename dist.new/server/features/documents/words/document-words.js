import { dateFormat, numberFormat } from '../../../core/values/formats.js';
import { euros } from '../../../core/values/format-numbers.js';
import { Locale } from '../../../core/values/locale.js';
import { DocumentAudience, DocumentKind } from '../document-types.js';
import { en } from './en.js';
import { es } from './es.js';
const ZONE = 'Europe/Madrid';
/** What documents say in a language. */
export const documentWords = { [Locale.ES]: es, [Locale.EN]: en };
/** The name of a document. */
export function titleOf(document, words) {
    return words.titles[titleKey(document)];
}
function titleKey({ kind, audience, sourceType, isVoid }) {
    switch (kind) {
        case DocumentKind.RECEIPT:
            return sourceType === 'refund' ? 'refundReceipt' : 'receipt';
        case DocumentKind.PLATFORM_INVOICE:
            return audience === DocumentAudience.HOST ? 'commissionInvoice' : 'feeInvoice';
        case DocumentKind.HOST_INVOICE:
            return 'hostInvoice';
        case DocumentKind.CORRECTIVE_INVOICE:
            return 'correctiveInvoice';
        case DocumentKind.RENTAL_TERMS:
            return 'rentalTerms';
        case DocumentKind.FORMAL_NOTICE:
            return 'formalNotice';
        case DocumentKind.CONDITION_REPORT:
            return sourceType === 'move_out' ? 'conditionOut' : 'conditionIn';
        case DocumentKind.PAYOUT_STATEMENT:
            return isVoid ? 'voidStatement' : 'payoutStatement';
    }
}
/** Cents as documents print them: always with two decimals and grouped thousands. */
export function formatCents(cents, { locale }) {
    return euros(cents, locale, { useGrouping: 'always' });
}
/** A rate in basis points. */
export function formatRate(bps, { locale }) {
    return numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(bps / 10_000);
}
/** A calendar day. */
export function formatDay(day, { locale }) {
    return dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
/** A half-open range of days, short enough for a cell: the day of leaving is the second one. */
export function formatPeriod(from, to, { locale }) {
    const format = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    return [from, to].map((day) => format.format(new Date(`${day}T00:00:00Z`))).join(' – ');
}
/** The day of an instant in Spain. */
export function formatDate(instant, { locale }) {
    return dateFormat(locale, { dateStyle: 'long', timeZone: ZONE }).format(new Date(instant));
}
/** Day and time of an instant in Spain. */
export function formatInstant(instant, words) {
    const time = dateFormat(words.locale, { timeStyle: 'short', timeZone: ZONE }).format(new Date(instant));
    return words.at(formatDate(instant, words), time);
}
//# sourceMappingURL=document-words.js.map