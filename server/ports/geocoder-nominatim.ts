import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { MINUTE_MS } from '../core/values/durations.js';
import { type Geocoder, type GeoPosition, type KnownCity, type Place, PlaceKind, type Spot } from './geocoder.js';

const TIMEOUT_MS = 3_000;
const GAP_MS = 1_000;
const CACHE_MS = 5 * MINUTE_MS;
const CACHE_SIZE = 500;

const answers = z.array(
  z.object({
    place_id: z.coerce.number(),
    lat: z.coerce.number(),
    lon: z.coerce.number(),
    display_name: z.string(),
    boundingbox: z.array(z.coerce.number()).length(4),
    address: z.record(z.string(), z.string()).default({}),
  }),
);
type Answer = z.output<typeof answers>[number];

export interface NominatimOptions {
  /** The user agent that the service's rules require. */
  userAgent: string;
  /** Called on every failure; the caller gets the embedded result. */
  onFailure?: (error: unknown) => void;
  fetch?: typeof fetch;
}

/**
 * Asks a Nominatim service for submitted addresses only: at most one request a second, three seconds each, kept for five minutes.
 * Everything else, above all type-ahead, is answered by the embedded geocoder, as the service's rules require.
 */
export class NominatimGeocoder implements Geocoder {
  private readonly cache = new Map<string, { at: number; place: Place | null }>();
  private nextSlot = 0;

  constructor(
    private readonly baseUrl: string,
    private readonly embedded: Geocoder,
    private readonly options: NominatimOptions,
  ) {}

  search(text: string, limit: number): Place[] {
    return this.embedded.search(text, limit);
  }

  understand(text: string): Place | null {
    return this.embedded.understand(text);
  }

  areaNamed(text: string): Place | null {
    return this.embedded.areaNamed(text);
  }

  postalCodeCentre(code: string): GeoPosition | null {
    return this.embedded.postalCodeCentre(code);
  }

  districtOf(spot: Spot): string | null {
    return this.embedded.districtOf(spot);
  }

  cityOf(spot: Spot): KnownCity | null {
    return this.embedded.cityOf(spot);
  }

  isInSpain(lat: number, lng: number): boolean {
    return this.embedded.isInSpain(lat, lng);
  }

  warmUp(): void {
    this.embedded.warmUp();
  }

  async locate(address: string): Promise<Place | null> {
    const key = address.trim().toLowerCase();
    const cached = this.cache.get(key);
    if (cached !== undefined && Date.now() - cached.at < CACHE_MS) return cached.place;
    try {
      const place = (await this.fetchPlace(address)) ?? this.embedded.understand(address);
      if (this.cache.size >= CACHE_SIZE) this.cache.clear();
      this.cache.set(key, { at: Date.now(), place });
      return place;
    } catch (error) {
      this.options.onFailure?.(error);
      return this.embedded.understand(address);
    }
  }

  private async fetchPlace(address: string): Promise<Place | null> {
    await this.waitForTurn();
    const url = new URL('search', this.baseUrl.endsWith('/') ? this.baseUrl : `${this.baseUrl}/`);
    url.search = new URLSearchParams({
      format: 'json',
      q: address.slice(0, 200),
      countrycodes: 'es',
      limit: '1',
      addressdetails: '1',
    }).toString();
    const response = await (this.options.fetch ?? fetch)(url, {
      headers: { 'User-Agent': this.options.userAgent, 'Accept-Language': 'es' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The geocoder answered ${response.status}`);
    const [first] = answers.parse(await response.json());
    return first === undefined ? null : toPlace(first);
  }

  /** Gives every caller a second of its own; callers who would wait longer than the timeout are refused. */
  private async waitForTurn(): Promise<void> {
    const now = Date.now();
    const slot = Math.max(now, this.nextSlot);
    if (slot - now > TIMEOUT_MS) throw new Error('Too many addresses are waiting for the geocoder');
    this.nextSlot = slot + GAP_MS;
    if (slot > now) await sleep(slot - now);
  }
}

function toPlace(answer: Answer): Place {
  const { address } = answer;
  const [south = answer.lat, north = answer.lat, west = answer.lon, east = answer.lon] = answer.boundingbox;
  const city = address['city'] ?? address['town'] ?? address['village'] ?? address['municipality'] ?? null;
  const road = address['road'] ?? null;
  const houseNumber = address['house_number'] ?? null;
  const postalCode = address['postcode'] ?? null;
  const street = road === null ? null : [road, houseNumber].filter(Boolean).join(' ');
  return {
    id: answer.place_id,
    kind: road === null ? (city === null ? PlaceKind.PROVINCE : PlaceKind.CITY) : PlaceKind.ADDRESS,
    name: street ?? city ?? answer.display_name.split(',')[0] ?? '',
    displayName: answer.display_name,
    centre: { lat: answer.lat, lng: answer.lon },
    bounds: { south, west, north, east },
    postalCode,
    postalCodes: postalCode === null ? [] : [postalCode],
    road,
    houseNumber,
    neighbourhood: address['neighbourhood'] ?? address['quarter'] ?? null,
    district: address['city_district'] ?? address['suburb'] ?? null,
    city,
    province: address['province'] ?? address['county'] ?? null,
    state: address['state'] ?? null,
  };
}
