const LEAST_CAPITALS = 4;
const MAX_SMALL_SHARE = 0.2;

/** Whether a text is in capitals: hardly a lower-case letter among them ("TRASTERO 6 m²" is, "A 5 m de IFEMA" is not). */
export function isAllCapitals(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const small = text.match(/\p{Ll}/gu)?.length ?? 0;
  return capitals >= LEAST_CAPITALS && small <= (capitals + small) * MAX_SMALL_SHARE;
}

/** The normalized text: Unicode NFC, single spaces, trimmed. */
export function tidyLine(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** The length in visible characters, not in code units. */
export function textLength(text: string | null | undefined): number {
  return [...(text ?? '').normalize('NFC').trim()].length;
}
