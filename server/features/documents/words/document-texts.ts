import { dateFormat, numberFormat } from '../../../core/values/formats.js';
import { euros } from '../../../core/values/format-numbers.js';
import { type LocalDate, utcMidnight } from '../../../core/values/date-range.js';
import { Locale } from '../../../core/values/locale.js';
import type { Cents } from '../../../core/values/money.js';
import { MAINLAND_ZONE } from '../../../core/values/time-zone.js';
import { DocumentAudience, DocumentKind } from '../document.enums.js';
import type { DocumentTitle, DocumentTexts } from './document-texts.types.js';
import { en } from './en.js';
import { es } from './es.js';

/** The texts of documents in a language. */
export const documentTexts: Readonly<Record<Locale, DocumentTexts>> = { [Locale.ES]: es, [Locale.EN]: en };

/** The parts of a document that its name depends on. */
export interface TitledDocument {
  readonly kind: DocumentKind;
  readonly audience: DocumentAudience;
  readonly sourceType: string;
  /** For a statement: its payout was returned. */
  readonly isVoid?: boolean;
}

/** The name of a document. */
export function titleOf(document: TitledDocument, texts: DocumentTexts): string {
  return texts.titles[titleKey(document)];
}

function titleKey({ kind, audience, sourceType, isVoid }: TitledDocument): DocumentTitle {
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
    case DocumentKind.ABANDONMENT_LETTER:
      return 'abandonmentLetter';
    case DocumentKind.PAYOUT_STATEMENT:
      return isVoid ? 'voidStatement' : 'payoutStatement';
  }
}

/** Cents as documents print them: always with two decimals and thousands separators. */
export function formatCents(cents: Cents, { locale }: DocumentTexts): string {
  return euros(cents, locale, { useGrouping: 'always' });
}

/** Whole euros without their sign, with thousands separators. */
export function formatEuros(cents: Cents, { locale }: DocumentTexts): string {
  return numberFormat(locale, { useGrouping: 'always', maximumFractionDigits: 0 }).format(cents / 100);
}

/** A rate in basis points. */
export function formatRate(bps: number, { locale }: DocumentTexts): string {
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(bps / 10_000);
}

/** A calendar day. */
export function formatDay(day: LocalDate, { locale }: DocumentTexts): string {
  return dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(utcMidnight(day));
}

/** A half-open range of days, short enough for a cell: the second day is the day of leaving. */
export function formatPeriod(from: LocalDate, to: LocalDate, { locale }: DocumentTexts): string {
  const format = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return [from, to].map((day) => format.format(utcMidnight(day))).join(' – ');
}

/** The day of an instant in Spain. */
export function formatDate(instant: Date | string, { locale }: DocumentTexts): string {
  return dateFormat(locale, { dateStyle: 'long', timeZone: MAINLAND_ZONE }).format(new Date(instant));
}

/** Day and time of an instant in Spain. */
export function formatInstant(instant: Date | string, texts: DocumentTexts): string {
  const clock = { hour: 'numeric', minute: '2-digit', timeZone: MAINLAND_ZONE } as const;
  const time = dateFormat(texts.locale, clock).format(new Date(instant));
  return texts.at(formatDate(instant, texts), time);
}
