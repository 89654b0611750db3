import type { Language } from '../i18n/setup';

/** A typed number, with a comma or a point for its decimals; null when there is none. */
export function parseNumber(text: string): number | null {
  const trimmed = text.trim().replace(',', '.');
  if (trimmed === '') return null;
  const value = Number(trimmed);
  return Number.isFinite(value) ? value : null;
}

/** A number to be typed on: without thousands' points. */
export function writeNumber(value: number | null | undefined, language: Language): string {
  if (value == null) return '';
  return language === 'es' ? String(value).replace('.', ',') : String(value);
}
