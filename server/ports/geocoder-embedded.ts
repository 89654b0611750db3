import { cityOf, districtOf, isInSpain } from '../features/search/places/place-areas.js';
import { placeData } from '../features/search/places/place-data.js';
import type { Geocoder, GeoPosition, KnownCity, Place, Spot } from './geocoder.js';

/** Answers from place data in memory: no network, loaded at the first question. */
export class EmbeddedGeocoder implements Geocoder {
  /** @param geoDataDir folder with finer public data, or null for what ships with the project */
  constructor(private readonly geoDataDir: string | null) {}

  search(text: string, limit: number): Place[] {
    return placeData(this.geoDataDir).finder.search(text, limit);
  }

  understand(text: string): Place | null {
    return placeData(this.geoDataDir).finder.understand(text);
  }

  areaNamed(text: string): Place | null {
    return placeData(this.geoDataDir).finder.areaNamed(text);
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
}
