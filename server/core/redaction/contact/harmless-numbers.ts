import { MASK } from './phone-runs.js';

const SIDE = '\\d{1,4}(?:[.,]\\d{1,2})?';
const TIMES = '\\s?(?:x|×|por|by)\\s?';
const UNIT = '(?:m2|m²|m3|m³|cm|mm|km|m|metros?|kg|kilos?|l|litros?|min)';

/** Numbers that are not phone numbers; masked before phone numbers are searched. */
const HARMLESS: readonly RegExp[] = [
  // Prices: at most six digits before the comma, and not the end of a longer number.
  /(?<!\d(?:[^\S\n]|[.,])?)\d{1,3}(?:[.\s]?\d{3})?(?:[.,]\d{1,2})?\s?(?:€|eur(?:os?)?(?!\p{L}))/giu,
  /€\s?\d{1,3}(?:[.\s]?\d{3})?(?:[.,]\d{1,2})?(?!\d)/gu,
  // Dates; followed by the same separator and more digits they are groups of a longer number.
  /(?<!\d)(?:0?[1-9]|[12]\d|3[01])([/.-])(?:0?[1-9]|1[0-2])[/.-](?:20)?[23]\d(?!\d|\1\d)/gu,
  /(?<!\d)20[23]\d-[01]\d-[0-3]\d(?!\d)/gu,
  // Hours.
  /(?<!\d)(?:[01]?\d|2[0-4])[.:h][0-5]\d\s?(?:h\b)?\s?(?:-|a|to)\s?(?:[01]?\d|2[0-4])[.:h][0-5]\d(?!\d)/giu,
];
/** Sizes: two or three sides. Four numbers joined by x are an obfuscated phone number. */
const SIZE = new RegExp(
  `(?<!\\d(?:[^\\S\\n]|[.,])?|\\d\\s?[x×]\\s?)(?<sides>${SIDE}${TIMES}${SIDE}(?:${TIMES}${SIDE})?)(?!\\d|\\s?[x×]\\s?\\d)(?<unit>\\s?${UNIT}(?![\\p{L}\\d]))?`,
  'giu',
);
const MEASURE = new RegExp(`(?<!\\d(?:[^\\S\\n]|[.,])?)${SIDE}\\s?${UNIT}(?![\\p{L}\\d])`, 'giu');
/** Three groups of three digits joined by x are a size only where the text says so. */
const LIKE_A_PHONE = /^[6-9]\d{2}\s?[x×]\s?\d{3}\s?[x×]\s?\d{3}$/i;
const SIZE_WORDS =
  /(?:mide|miden|medidas?|tama[ñn]o|dimensi[oó]n(?:es)?|cajas?|armario|mueble|nevera|sof[aá]|mesa|colch[oó]n|bulto|de|son|size|measures?|boxe?s?|is|of)[\s:]{1,3}$/i;

/** The text with prices, dates, hours, sizes and weights masked, each character in its place. */
export function withoutHarmless(text: string): string {
  const mask = (found: string): string => MASK.repeat(found.length);
  const rest = HARMLESS.reduce((before, pattern) => before.replace(pattern, mask), text);
  return rest
    .replace(SIZE, (found: string, ...more: unknown[]) => (isSize(found, more) ? mask(found) : found))
    .replace(MEASURE, mask);
}

function isSize(found: string, more: readonly unknown[]): boolean {
  const { sides = '', unit } = more.at(-1) as Readonly<Record<string, string | undefined>>;
  if (unit || !LIKE_A_PHONE.test(sides)) return true;
  const [offset, text] = more.slice(-3, -1) as [number, string];
  return (
    SIZE_WORDS.test(text.slice(Math.max(0, offset - 20), offset)) ||
    (found.match(/\d+/g) ?? []).every((side) => Number(side) % 5 === 0)
  );
}
