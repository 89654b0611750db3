import { cityOf, districtOf, isInSpain } from '../features/search/places/place-areas.js';
import { placeData } from '../features/search/places/place-data.js';
/** Answers from place data in memory: no network, loaded at the first question. */
export class EmbeddedGeocoder {
    geoDataDir;
    /** @param geoDataDir folder with finer public data, or null for what ships with the project */
    constructor(geoDataDir) {
        this.geoDataDir = geoDataDir;
    }
    search(text, limit) {
        return placeData(this.geoDataDir).finder.search(text, limit);
    }
    understand(text) {
        return placeData(this.geoDataDir).finder.understand(text);
    }
    areaNamed(text) {
        return placeData(this.geoDataDir).finder.areaNamed(text);
    }
    postalCodeCentre(code) {
        const record = placeData(this.geoDataDir).catalogue.postalCodes.get(code);
        return record === undefined ? null : { lat: record.lat, lng: record.lng };
    }
    districtOf(spot) {
        return districtOf(placeData(this.geoDataDir).catalogue, spot);
    }
    cityOf(spot) {
        return cityOf(placeData(this.geoDataDir).catalogue, spot);
    }
    isInSpain(lat, lng) {
        return isInSpain(placeData(this.geoDataDir).catalogue, lat, lng);
    }
    async locate(address) {
        return this.understand(address);
    }
    warmUp() {
        placeData(this.geoDataDir);
    }
}
//# sourceMappingURL=geocoder-embedded.js.map