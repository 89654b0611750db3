import { readText, writeJson } from '../../state/browser-storage';
import { STORED } from '../../state/stored-keys';
import { searchBounds } from '../../generated/first-bounds';
import { MINUTE_MS } from '../time/durations';

/** A place from the geocoding service. */
export interface LocationSuggestion {
  readonly display_name: string;
  /** Short: "Getafe", "Calle de Fuencarral 45". */
  readonly name?: string;
  readonly lat: string;
  readonly lon: string;
  readonly address?: {
    readonly postcode?: string;
    readonly city?: string;
    readonly road?: string;
    readonly house_number?: string;
  };
}

export const MIN_CHARACTERS = searchBounds.placeText.min;
export const DEBOUNCE_MS = 1000;
export const MAX_SUGGESTIONS = searchBounds.suggestions.max;
const CACHE_MS = 5 * MINUTE_MS;

interface CacheEntry {
  at: number;
  items: LocationSuggestion[];
}

function readCache(key: string): LocationSuggestion[] | null {
  try {
    const text = readText(STORED.locationSuggestions, key);
    if (!text) return null;
    const entry = JSON.parse(text) as CacheEntry;
    if (!Array.isArray(entry.items)) throw new Error('not a list');
    return Date.now() - entry.at < CACHE_MS ? entry.items : null;
  } catch (error) {
    console.warn('Corrupt entry in the location cache', error);
    return null;
  }
}

/** Suggestions for a typed text, from the five-minute cache or the service; a failure is only logged and returns none (LOC-1…3). */
export async function fetchSuggestions(text: string, signal: AbortSignal): Promise<LocationSuggestion[]> {
  const key = text.trim().toLocaleLowerCase('es');
  if (key.length < MIN_CHARACTERS) return [];
  const cached = readCache(key);
  if (cached) return cached;
  try {
    const query = new URLSearchParams({
      format: 'json',
      q: text.trim(),
      countrycodes: 'es',
      limit: String(MAX_SUGGESTIONS),
    });
    const response = await fetch(`/geocode/search?${query}`, { signal });
    if (!response.ok) throw new Error(`geocoding answered ${response.status}`);
    const items = ((await response.json()) as LocationSuggestion[]).slice(0, MAX_SUGGESTIONS);
    writeJson(STORED.locationSuggestions, { at: Date.now(), items } satisfies CacheEntry, key);
    return items;
  } catch (error) {
    if (!signal.aborted) console.warn('Location suggestions failed', error);
    return [];
  }
}
