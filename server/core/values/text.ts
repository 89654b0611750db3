/** One line as it is stored: one Unicode form, single spaces, no control characters. */
export function cleanLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** Text of several lines as it is stored: one Unicode form, no control characters but line breaks. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .trim();
}

/** Characters as people count them, so that an emoji is one. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** Whether a text has a permitted number of characters. */
export function isWithin(text: string, { min = 0, max }: { readonly min?: number; readonly max: number }): boolean {
  const length = lengthOf(text);
  return length >= min && length <= max;
}
