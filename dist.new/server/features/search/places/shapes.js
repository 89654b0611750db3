/** Makes a shape of a polygon or multipolygon; null for any other geometry. */
export function toShape(key, geometry) {
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
    const rings = polygons.flat().map(flatRing);
    return rings.length > 0 ? { key, bounds: boundsOfRings(rings), rings } : null;
}
/** Shapes of every area of a collection, keyed by what `keyOf` answers. */
export function toShapes(collection, keyOf) {
    return collection.features
        .map((feature) => toShape(keyOf(feature), feature.geometry))
        .filter((shape) => shape !== null);
}
/** Is the point inside (even-odd rule)? */
export function contains(shape, lat, lng) {
    const { south, west, north, east } = shape.bounds;
    if (lat < south || lat > north || lng < west || lng > east)
        return false;
    let isInside = false;
    for (const ring of shape.rings) {
        if (crossesOddly(ring, lat, lng))
            isInside = !isInside;
    }
    return isInside;
}
/** The first shape that holds the point, or null. */
export function shapeAt(shapes, lat, lng) {
    return shapes.find((shape) => contains(shape, lat, lng)) ?? null;
}
/** A box around a point, `km` to each side. */
export function boundsAround(lat, lng, km) {
    const dLat = km / 111.32;
    const dLng = km / (111.32 * Math.cos((lat * Math.PI) / 180));
    return { south: lat - dLat, west: lng - dLng, north: lat + dLat, east: lng + dLng };
}
/** The smallest box that holds all the boxes given; null when there are none. */
export function unite(boxes) {
    if (boxes.length === 0)
        return null;
    return {
        south: Math.min(...boxes.map((box) => box.south)),
        west: Math.min(...boxes.map((box) => box.west)),
        north: Math.max(...boxes.map((box) => box.north)),
        east: Math.max(...boxes.map((box) => box.east)),
    };
}
/** Distance in kilometres; exact enough within a country. */
export function kmBetween(aLat, aLng, bLat, bLng) {
    const dLat = (aLat - bLat) * 111.32;
    const dLng = (aLng - bLng) * 111.32 * Math.cos((((aLat + bLat) / 2) * Math.PI) / 180);
    return Math.hypot(dLat, dLng);
}
/** Centre of gravity of the largest ring. */
export function centreOf(shape) {
    let best = {
        area: 0,
        lat: (shape.bounds.south + shape.bounds.north) / 2,
        lng: (shape.bounds.west + shape.bounds.east) / 2,
    };
    for (const ring of shape.rings) {
        let area = 0;
        let x = 0;
        let y = 0;
        for (let i = 0; i + 3 < ring.length; i += 2) {
            const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = ring.subarray(i, i + 4);
            const cross = x0 * y1 - x1 * y0;
            area += cross;
            x += (x0 + x1) * cross;
            y += (y0 + y1) * cross;
        }
        if (Math.abs(area) > best.area)
            best = { area: Math.abs(area), lat: y / (3 * area), lng: x / (3 * area) };
    }
    return { lat: best.lat, lng: best.lng };
}
function flatRing(ring) {
    const flat = new Float32Array(ring.length * 2);
    ring.forEach(([lng = 0, lat = 0], i) => flat.set([lng, lat], i * 2));
    return flat;
}
function boundsOfRings(rings) {
    const box = { south: 90, west: 180, north: -90, east: -180 };
    for (const ring of rings) {
        for (let i = 0; i + 1 < ring.length; i += 2) {
            const lng = ring[i] ?? 0;
            const lat = ring[i + 1] ?? 0;
            if (lat < box.south)
                box.south = lat;
            if (lat > box.north)
                box.north = lat;
            if (lng < box.west)
                box.west = lng;
            if (lng > box.east)
                box.east = lng;
        }
    }
    return box;
}
function crossesOddly(ring, lat, lng) {
    let isOdd = false;
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
        const yi = ring[i + 1] ?? 0;
        const yj = ring[j + 1] ?? 0;
        if (yi > lat === yj > lat)
            continue;
        const xi = ring[i] ?? 0;
        const xj = ring[j] ?? 0;
        if (lng < ((xj - xi) * (lat - yi)) / (yj - yi) + xi)
            isOdd = !isOdd;
    }
    return isOdd;
}
//# sourceMappingURL=shapes.js.map