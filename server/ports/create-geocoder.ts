import type { Config } from '../config.js';
import type { Geocoder } from './geocoder.js';
import { EmbeddedGeocoder } from './geocoder-embedded.js';
import { NominatimGeocoder } from './geocoder-nominatim.js';

/** The embedded geocoder, with an outside service for submitted addresses if configured. */
export function createGeocoder(config: Pick<Config, 'geoDataDir' | 'geocoderUrl' | 'publicUrl'>): Geocoder {
  const embedded = new EmbeddedGeocoder(config.geoDataDir);
  if (config.geocoderUrl === null) return embedded;
  return new NominatimGeocoder(config.geocoderUrl, embedded, { userAgent: `Hueco/1.0 (${config.publicUrl})` });
}
