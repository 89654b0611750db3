import type { GeoBounds } from '../../../ports/geocoder.js';
import { CITY_RECORDS, type CityRecord } from './city-records.js';
import { type PostalTopology, readJson, readRows } from './geo-files.js';
import type { PostalCodeRecord } from './records.js';
import { isPostalCode } from '../../../core/values/postal-code.js';

/** A city's postal codes in its own table: code → main district and point. */
export function codesOfCity(city: CityRecord): PostalCodeRecord[] {
  const mainDistrict = new Map<string, string>();
  for (const [district, codes] of Object.entries(city.districts)) {
    for (const code of codes.split(' ')) if (!code.endsWith('+')) mainDistrict.set(code, district);
  }
  return city.points
    .split(';')
    .map((item) => item.trim().split(' '))
    .map(([code = '', lat, lng]) => ({
      code,
      lat: Number(lat),
      lng: Number(lng),
      city: city.name,
      district: mainDistrict.get(code) ?? null,
      bounds: null,
    }));
}

/** Every known postal code: the product's cities' own, and all of Spain's where the folder has them. */
export function loadPostalCodes(
  geoDir: string | null,
  cityNameOf: (ine: string) => string | null,
): Map<string, PostalCodeRecord> {
  const own = new Map(CITY_RECORDS.flatMap(codesOfCity).map((record) => [record.code, record]));
  const bounds = loadPostalBounds(geoDir);
  const all = new Map<string, PostalCodeRecord>();
  for (const row of readRows(geoDir, 'postalCodes')) {
    const code = row['cp'] ?? '';
    // "28000" and the like represent a whole town in the source, and no letter has them.
    if (!isPostalCode(code) || code.endsWith('000')) continue;
    // Where the source has no point it uses the centre of the town, which our own table replaces.
    const known = row['origen_coord'] === 'ign' ? own.get(code) : undefined;
    const record = { code, lat: known?.lat ?? Number(row['lat']), lng: known?.lng ?? Number(row['lon']) };
    const city = cityNameOf(row['municipio_ine'] ?? '');
    all.set(code, { ...record, city, district: own.get(code)?.district ?? null, bounds: bounds.get(code) ?? null });
  }
  for (const [code, record] of own) if (!all.has(code)) all.set(code, { ...record, bounds: bounds.get(code) ?? null });
  return new Map([...all].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Bounding boxes of the postal areas, from their border lines: no polygon is ever built. */
function loadPostalBounds(geoDir: string | null): Map<string, GeoBounds> {
  const topology = readJson<PostalTopology>(geoDir, 'postalAreas');
  const found = new Map<string, GeoBounds>();
  if (topology === null) return found;
  const { scale = [1, 1], translate = [0, 0] } = topology.transform ?? {};
  const lines = topology.arcs.map((arc) => lineBounds(arc, scale, translate));
  for (const area of topology.objects.cp.geometries) {
    const box = { south: 90, west: 180, north: -90, east: -180 };
    const arcs = (area as { arcs?: unknown[] }).arcs ?? [];
    for (const index of arcs.flat(3) as number[]) {
      const line = lines[index < 0 ? ~index : index];
      if (line !== undefined) widen(box, line);
    }
    if (box.south <= box.north) found.set(String(area.id), box);
  }
  return found;
}

function lineBounds(arc: number[][], scale: number[], translate: number[]): GeoBounds {
  const box = { south: 90, west: 180, north: -90, east: -180 };
  let x = 0;
  let y = 0;
  for (const [dx = 0, dy = 0] of arc) {
    x += dx;
    y += dy;
    const lng = x * (scale[0] ?? 1) + (translate[0] ?? 0);
    const lat = y * (scale[1] ?? 1) + (translate[1] ?? 0);
    widen(box, { south: lat, north: lat, west: lng, east: lng });
  }
  return box;
}

function widen(box: GeoBounds, by: GeoBounds): void {
  box.south = Math.min(box.south, by.south);
  box.west = Math.min(box.west, by.west);
  box.north = Math.max(box.north, by.north);
  box.east = Math.max(box.east, by.east);
}
