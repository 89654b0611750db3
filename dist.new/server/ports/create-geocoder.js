import { EmbeddedGeocoder } from './geocoder-embedded.js';
import { NominatimGeocoder } from './geocoder-nominatim.js';
/** The embedded places, with an outside service for submitted addresses where one is set. */
export function createGeocoder(config) {
    const embedded = new EmbeddedGeocoder(config.geoDataDir);
    if (config.geocoderUrl === null)
        return embedded;
    return new NominatimGeocoder(config.geocoderUrl, embedded, { userAgent: `Hueco/1.0 (${config.publicUrl})` });
}
//# sourceMappingURL=create-geocoder.js.map