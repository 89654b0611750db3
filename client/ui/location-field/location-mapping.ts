import type { LocationSuggestion } from './suggestions';

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

/** One of them, or neither. */
export interface LocationParams {
  postalCode?: string;
  city?: string;
}

/** The search parameters of a typed place: its last five-digit number, else a known city in it, else the whole text as `postalCode`. */
export function locationParams(text: string): LocationParams {
  const trimmed = text.trim();
  if (!trimmed) return {};
  const code = trimmed.match(/(?<!\d)\d{5}(?!\d)/g)?.at(-1);
  if (code) return { postalCode: code };
  const city = KNOWN_CITIES.find((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu').test(trimmed));
  return city ? { city } : { postalCode: trimmed };
}

/** The search parameters of a chosen suggestion: “Calle de Sevilla” is in its own town, not in the city that its name contains. */
export function suggestedParams({ name, display_name, address }: LocationSuggestion): LocationParams {
  const text = name ?? display_name;
  const params = locationParams(text);
  if (!params.city || params.city === text) return params;
  const town = address?.city;
  return { postalCode: town && town !== text ? `${text}, ${town}` : text };
}
