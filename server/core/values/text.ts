/** Plain text as it is stored: one Unicode form, so that two spellings of the same text are one, and no characters that PostgreSQL refuses. */
export function normalizeText(text: string): string {
  return text.normalize('NFC').replaceAll('\0', '').trim();
}

/** Text of several lines, without characters that a database or a screen cannot show. */
export function cleanText(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, '').trim();
}
