import type { Language } from '../i18n/setup';

/** Thousands in groups, then perhaps decimals after the other sign: `1.200`, `1,200.50`. A leading zero is no group: `0,125`. */
const GROUPED = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d*)?$/;
const PLAIN = /^(?=.*\d)\d*[.,]?\d{0,2}$/;

/** Parses a number with a decimal comma or point, at most two decimals, and thousands; null if it is not such a number. */
export function parseNumber(text: string): number | null {
  const trimmed = text.trim();
  const plain = trimmed.replaceAll(GROUPED.exec(trimmed)?.[1] ?? ' ', '');
  return PLAIN.test(plain) ? Number(plain.replace(',', '.')) : null;
}

/** The digits of a typed or pasted whole number; what was there before if it is none, or longer than the field. */
export function wholeDigits(typed: string, before: string, maxDigits: number): string {
  const text = typed.replaceAll(/[^\d.,]/g, '');
  const value = parseNumber(text);
  const digits = value === null ? '' : String(value);
  return text === '' || (/^\d+$/.test(digits) && digits.length <= maxDigits) ? digits : before;
}

/** Formats a number for an input: without thousands separators. */
export function writeNumber(value: number | null | undefined, language: Language): string {
  if (value == null) return '';
  return language === 'es' ? String(value).replace('.', ',') : String(value);
}
