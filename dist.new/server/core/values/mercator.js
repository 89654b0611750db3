// Web-Mercator in kilometres: conformal, so near one point the order by plane distance is the true order.
const EARTH_RADIUS_KM = 6378.137;
const MAX_LATITUDE = 85;
const RADIANS = Math.PI / 180;
/** Where a place lies on the map's plane. */
export function toPlane({ lat, lng }) {
    const clamped = Math.min(Math.max(lat, -MAX_LATITUDE), MAX_LATITUDE);
    return {
        x: EARTH_RADIUS_KM * lng * RADIANS,
        y: EARTH_RADIUS_KM * Math.log(Math.tan(Math.PI / 4 + (clamped * RADIANS) / 2)),
    };
}
/** A true distance in metres, as kilometres on the plane at this latitude. */
export function toPlaneDistance(metres, lat) {
    return metres / 1000 / Math.cos(lat * RADIANS);
}
/** Metres of a degree of latitude, on a sphere of the Earth's mean radius. */
export const METRES_PER_DEGREE = 111_195;
/** Metres between two places along the globe. */
export function metresBetween(a, b) {
    const dLat = (b.lat - a.lat) * RADIANS;
    const dLng = (b.lng - a.lng) * RADIANS;
    const h = Math.sin(dLat / 2) ** 2 + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * Math.sin(dLng / 2) ** 2;
    return 2 * EARTH_RADIUS_KM * 1000 * Math.asin(Math.min(1, Math.sqrt(h)));
}
/** The middle of a rectangle. */
export function centreOf({ south, west, north, east }) {
    return { lat: (south + north) / 2, lng: (west + east) / 2 };
}
//# sourceMappingURL=mercator.js.map