import { LRUCache } from 'lru-cache';
import { cityOf, districtOf, isInSpain } from '../features/search/places/place-areas.js';
import { placeData } from '../features/search/places/place-data.js';
import type { Geocoder, GeoPosition, KnownCity, Place, Spot } from './geocoder.js';

const MOST_FOUND = 2_000;

/** Answers from place data in memory: no network, loaded on first use. */
export class EmbeddedGeocoder implements Geocoder {
  /** @param geoDataDir folder with finer public data, or null for what ships with the project */
  constructor(private readonly geoDataDir: string | null) {}

  /** Most searches repeat a few places, and finding one scans thousands of names. */
  private readonly found = new LRUCache<string, { readonly place: Place | null }>({ max: MOST_FOUND });

  search(text: string, limit: number): Place[] {
    return placeData(this.geoDataDir).finder.search(text, limit);
  }

  understand(text: string): Place | null {
    return this.find('understand', text);
  }

  areaNamed(text: string): Place | null {
    return this.find('areaNamed', text);
  }

  postalCodeCentre(code: string): GeoPosition | null {
    const record = placeData(this.geoDataDir).catalogue.postalCodes.get(code);
    return record === undefined ? null : { lat: record.lat, lng: record.lng };
  }

  districtOf(spot: Spot): string | null {
    return districtOf(placeData(this.geoDataDir).catalogue, spot);
  }

  cityOf(spot: Spot): KnownCity | null {
    return cityOf(placeData(this.geoDataDir).catalogue, spot);
  }

  isInSpain(lat: number, lng: number): boolean {
    return isInSpain(placeData(this.geoDataDir).catalogue, lat, lng);
  }

  async locate(address: string): Promise<Place | null> {
    return this.understand(address);
  }

  warmUp(): void {
    placeData(this.geoDataDir);
  }

  private find(how: 'understand' | 'areaNamed', text: string): Place | null {
    const key = `${how} ${text}`;
    const known = this.found.get(key);
    if (known) return known.place;
    const place = placeData(this.geoDataDir).finder[how](text);
    this.found.set(key, { place });
    return place;
  }
}
