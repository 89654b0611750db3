import type { Language } from '../i18n/setup';

/** Parses a number with a decimal comma or point; null if it is not a number. */
export function parseNumber(text: string): number | null {
  const trimmed = text.trim().replace(',', '.');
  if (trimmed === '') return null;
  const value = Number(trimmed);
  return Number.isFinite(value) ? value : null;
}

/** Formats a number for an input: without thousands separators. */
export function writeNumber(value: number | null | undefined, language: Language): string {
  if (value == null) return '';
  return language === 'es' ? String(value).replace('.', ',') : String(value);
}
