import type { Language } from '../i18n/setup';

/** The most digits before the decimals: with more, the cents exceed an integer of GraphQL. */
export const MAX_DIGITS = 7;

/** Thousands in groups, then perhaps decimals after the other sign: `1.200`, `1,200.50`. A leading zero is no group: `0,125`. */
const GROUPED = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d*)?$/;
const PLAIN = /^(?=.*\d)\d*[.,]?\d{0,2}$/;
const FINE = /^\d*[.,]\d{3,}$/;

/** Parses a sum or a whole number: a decimal comma or point, at most two decimals, and thousands; null if it is not such a number. */
export function parseNumber(text: string): number | null {
  const trimmed = text.trim();
  const plain = trimmed.replaceAll(GROUPED.exec(trimmed)?.[1] ?? ' ', '');
  return PLAIN.test(plain) ? Number(plain.replace(',', '.')) : null;
}

/** Parses a measure: a single comma or point begins its decimals, however many, and the value is rounded to two: `2,345` m. */
export function parseMeasure(text: string): number | null {
  const trimmed = text.trim();
  return FINE.test(trimmed) ? rounded(Number(trimmed.replace(',', '.'))) : parseNumber(trimmed);
}

/** Formats a number for an input: at most two decimals, without thousands separators. */
export function writeNumber(value: number | null | undefined, language: Language): string {
  if (value == null) return '';
  const text = String(rounded(value));
  return language === 'es' ? text.replace('.', ',') : text;
}

const rounded = (value: number): number => Number(value.toFixed(2));
