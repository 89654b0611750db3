import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { PlaceKind } from './geocoder.js';
const TIMEOUT_MS = 3_000;
const GAP_MS = 1_000;
const CACHE_MS = 5 * 60_000;
const CACHE_SIZE = 500;
const answers = z.array(z.object({
    place_id: z.coerce.number(),
    lat: z.coerce.number(),
    lon: z.coerce.number(),
    display_name: z.string(),
    boundingbox: z.array(z.coerce.number()).length(4),
    address: z.record(z.string(), z.string()).default({}),
}));
/**
 * Asks a Nominatim service for submitted addresses only: at most one request a second, three seconds each, kept for
 * five minutes. All else, type-ahead above all, is answered by the embedded places, as the service's rules demand.
 */
export class NominatimGeocoder {
    baseUrl;
    embedded;
    options;
    cache = new Map();
    nextSlot = 0;
    constructor(baseUrl, embedded, options) {
        this.baseUrl = baseUrl;
        this.embedded = embedded;
        this.options = options;
    }
    search(text, limit) {
        return this.embedded.search(text, limit);
    }
    understand(text) {
        return this.embedded.understand(text);
    }
    areaNamed(text) {
        return this.embedded.areaNamed(text);
    }
    postalCodeCentre(code) {
        return this.embedded.postalCodeCentre(code);
    }
    districtOf(spot) {
        return this.embedded.districtOf(spot);
    }
    cityOf(spot) {
        return this.embedded.cityOf(spot);
    }
    isInSpain(lat, lng) {
        return this.embedded.isInSpain(lat, lng);
    }
    warmUp() {
        this.embedded.warmUp();
    }
    async locate(address) {
        const key = address.trim().toLowerCase();
        const cached = this.cache.get(key);
        if (cached !== undefined && Date.now() - cached.at < CACHE_MS)
            return cached.place;
        try {
            const place = (await this.fetchPlace(address)) ?? this.embedded.understand(address);
            if (this.cache.size >= CACHE_SIZE)
                this.cache.clear();
            this.cache.set(key, { at: Date.now(), place });
            return place;
        }
        catch (error) {
            this.options.onFailure?.(error);
            return this.embedded.understand(address);
        }
    }
    async fetchPlace(address) {
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
        if (!response.ok)
            throw new Error(`The geocoder answered ${response.status}`);
        const [first] = answers.parse(await response.json());
        return first === undefined ? null : toPlace(first);
    }
    /** Gives every caller a second of its own; who would wait longer than an answer may take is turned away. */
    async waitForTurn() {
        const now = Date.now();
        const slot = Math.max(now, this.nextSlot);
        if (slot - now > TIMEOUT_MS)
            throw new Error('Too many addresses are waiting for the geocoder');
        this.nextSlot = slot + GAP_MS;
        if (slot > now)
            await sleep(slot - now);
    }
}
function toPlace(answer) {
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
//# sourceMappingURL=geocoder-nominatim.js.map