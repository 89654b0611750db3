/** The cities that a search contains instead of a postal code (LOC-4). */
export const KNOWN_CITIES = [
  'Barcelona',
  'Madrid',
  'Valencia',
  'Sevilla',
  'Zaragoza',
  'Málaga',
  'Murcia',
  'Palma',
  'Bilbao',
] as const;

export type LocationParams = { postalCode: string } | { city: string } | Record<string, never>;

/** The search parameters of a typed place: its last five-digit number, else a known city in it, else the whole text as `postalCode`. */
export function locationParams(text: string): LocationParams {
  const trimmed = text.trim();
  if (!trimmed) return {};
  const code = trimmed.match(/(?<!\d)\d{5}(?!\d)/g)?.at(-1);
  if (code) return { postalCode: code };
  const lower = trimmed.toLocaleLowerCase('es');
  const city = KNOWN_CITIES.find((name) =>
    new RegExp(`(?<!\\p{L})${name.toLocaleLowerCase('es')}(?!\\p{L})`, 'u').test(lower),
  );
  return city ? { city } : { postalCode: trimmed };
}
