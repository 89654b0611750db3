import { type GeoBounds, PlaceKind } from '../../../ports/geocoder.js';
import { CITY_RECORDS, type CityRecord } from './city-records.js';
import type { AreaCollection, AreaProperties } from './geo-files.js';
import { codesOfCity } from './postal-codes.js';
import type { PlaceRecord } from './records.js';
import { boundsAround, toShape, unite } from './shapes.js';

/** Colloquial names of neighbourhoods that no official list has, located by the official neighbourhood's district. */
const POPULAR_QUARTERS: readonly (readonly [name: string, ine: string, district: string, lat: number, lng: number])[] =
  [
    ['Lavapiés', '28079', 'Centro', 40.409, -3.701],
    ['Malasaña', '28079', 'Centro', 40.427, -3.704],
    ['Chueca', '28079', 'Centro', 40.423, -3.698],
    ['La Latina', '28079', 'Centro', 40.412, -3.71],
    ['Barrio de las Letras', '28079', 'Centro', 40.414, -3.698],
    ['Las Tablas', '28079', 'Fuencarral-El Pardo', 40.508, -3.67],
    ['Sanchinarro', '28079', 'Hortaleza', 40.494, -3.656],
    ['Montecarmelo', '28079', 'Fuencarral-El Pardo', 40.505, -3.7],
    ['Barrio del Pilar', '28079', 'Fuencarral-El Pardo', 40.477, -3.709],
    ['El Born', '08019', 'Ciutat Vella', 41.385, 2.182],
    ['El Raval', '08019', 'Ciutat Vella', 41.38, 2.168],
    ['Poblenou', '08019', 'Sant Martí', 41.4, 2.201],
    ['Poble-sec', '08019', 'Sants-Montjuïc', 41.373, 2.163],
    ['Ruzafa', '46250', "L'Eixample", 39.462, -0.373],
    ['El Carmen', '46250', 'Ciutat Vella', 39.477, -0.38],
    ['El Cabanyal', '46250', 'Poblats Marítims', 39.471, -0.331],
  ];

/** Districts of the product's cities: their own table, with the exact bounding box where the folder has it. */
export function loadDistricts(areas: AreaCollection | null): PlaceRecord[] {
  return CITY_RECORDS.flatMap((city) =>
    Object.entries(city.districts).map(([name, list]) => {
      const codes = list.split(' ').map((code) => code.replace('+', ''));
      const outline = areas?.features.find(({ properties }) => properties.ine === city.ine && properties.name === name);
      const shape = outline ? toShape(name, outline.geometry) : null;
      const place =
        outline && shape
          ? { lat: outline.properties.lat, lng: outline.properties.lon, bounds: shape.bounds }
          : aroundCodes(city, list);
      return areaRecord(PlaceKind.DISTRICT, city, { name, district: name, ...place }, codes);
    }),
  );
}

/** Neighbourhoods: the official ones where the folder has them, and colloquial names always. */
export function loadNeighbourhoods(areas: AreaCollection | null): PlaceRecord[] {
  const official = (areas?.features ?? []).flatMap(({ properties, geometry }) => {
    const city = cityOfArea(properties);
    const shape = toShape(properties.name, geometry);
    const { name, district = '', lat, lon } = properties;
    // If both have the same name people mean the district, which contains the neighbourhood.
    if (city === undefined || shape === null || name === district) return [];
    return areaRecord(PlaceKind.NEIGHBOURHOOD, city, { name, district, lat, lng: lon, bounds: shape.bounds }, []);
  });
  const known = new Set(official.map((record) => `${record.ine}|${record.name}`));
  const popular = POPULAR_QUARTERS.filter(([name, ine]) => !known.has(`${ine}|${name}`)).flatMap(
    ([name, ine, district, lat, lng]) => {
      const city = CITY_RECORDS.find((record) => record.ine === ine);
      const place = { name, district, lat, lng, bounds: boundsAround(lat, lng, 0.6) };
      return city ? areaRecord(PlaceKind.NEIGHBOURHOOD, city, place, []) : [];
    },
  );
  return [...official, ...popular];
}

function cityOfArea(area: AreaProperties): CityRecord | undefined {
  return CITY_RECORDS.find((city) => city.ine === area.ine);
}

/** Centre and bounding box of a district known only by its postal codes; those mostly in other districts are ignored. */
function aroundCodes(city: CityRecord, list: string): { lat: number; lng: number; bounds: GeoBounds } {
  const main = new Set(list.split(' ').filter((code) => !code.endsWith('+')));
  const points = codesOfCity(city).filter((record) => main.size === 0 || main.has(record.code));
  const bounds = unite(points.map((point) => boundsAround(point.lat, point.lng, 0.9)));
  const lat = points.reduce((sum, point) => sum + point.lat, 0) / points.length;
  const lng = points.reduce((sum, point) => sum + point.lng, 0) / points.length;
  return { lat, lng, bounds: bounds ?? boundsAround(city.lat, city.lng, 2) };
}

function areaRecord(
  kind: PlaceKind,
  city: CityRecord,
  place: { name: string; district: string; lat: number; lng: number; bounds: GeoBounds },
  postalCodes: string[],
): PlaceRecord {
  return {
    kind,
    titles: [place.name],
    context: `${place.district} ${city.name} ${city.aliases.join(' ')} distrito barrio`,
    ine: city.ine,
    city: city.name,
    provinceCode: city.ine.slice(0, 2),
    postalCodes,
    weight: CITY_RECORDS.length - city.id,
    ...place,
  };
}
