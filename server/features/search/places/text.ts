import { isPostalCode } from '../../../core/values/postal-code.js';

const STREET_WORDS = new Set([
  'calle',
  'c',
  'cl',
  'cll',
  'avenida',
  'avda',
  'av',
  'avd',
  'plaza',
  'pza',
  'plz',
  'paseo',
  'pso',
  'camino',
  'glorieta',
  'travesia',
  'carretera',
  'ctra',
  'pasaje',
  'callejon',
  'costanilla',
  'carrer',
  'placa',
  'passeig',
  'avinguda',
  'kalea',
  'rua',
  'plazuela',
  'autovia',
  'autopista',
  'bulevar',
]);

/** Words that do not distinguish places. */
const FILLERS = new Set([
  'de',
  'del',
  'la',
  'el',
  'los',
  'las',
  'l',
  'd',
  'les',
  'els',
  'es',
  'sa',
  'ses',
  'a',
  'o',
  'os',
  'as',
  'y',
  'i',
  'e',
  'da',
  'do',
  'dos',
  'en',
  'n',
  'no',
  'num',
  'numero',
  's',
  'espana',
  'spain',
]);

/** Lower case, no accents, no punctuation: "L'Eixample · 08007" → "l eixample 08007". */
export function normalise(text: string): string {
  return text
    .slice(0, 200)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ºª°]/g, '')
    .replace(/l·l|l\.l/g, 'll')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** The significant words of a text; all of them when every one is a filler ("La", "Es"). */
export function wordsOf(text: string): string[] {
  const all = normalise(text).split(' ').filter(Boolean);
  const significant = all.filter((word) => !STREET_WORDS.has(word) && !FILLERS.has(word));
  return significant.length > 0 ? significant : all;
}

/** Whether the text indicates a street ("calle …", "avda. …"). */
export function namesStreet(text: string): boolean {
  const words = normalise(text).split(' ');
  return words.length > 1 && words.some((word) => word.length > 1 && STREET_WORDS.has(word));
}

/** Both languages of an official name: "Alacant/Alicante" → itself and each part. */
export function nameVariants(name: string): string[] {
  const parts = name.split('/').map((part) => part.trim());
  return parts.length > 1 ? parts : [name];
}

/** The last five-digit number of a text that can be a postal code, or null. */
export function postalCodeIn(text: string): string | null {
  const found = text.match(/(?<!\d)\d{5}(?!\d)/g)?.at(-1);
  return found !== undefined && isPostalCode(found) ? found : null;
}
