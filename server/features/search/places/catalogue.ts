import { PlaceKind } from '../../../ports/geocoder.js';
import { readMunicipalityOutlines, readProvinces } from './atlas.js';
import { CITY_RECORDS } from './city-records.js';
import { loadDistricts, loadNeighbourhoods } from './districts.js';
import { type AreaCollection, readJson, readRows } from './geo-files.js';
import { OTHER_NAMES, SIZE_BY_RANK } from './municipality-names.js';
import { loadPostalCodes } from './postal-codes.js';
import { PROVINCES, provinceOfCode } from './provinces.js';
import type { PlaceRecord, PostalCodeRecord } from './records.js';
import { boundsAround, centreOf, type Shape, toShapes, unite } from './shapes.js';
import { loadMadridPostalShapes, loadStreets } from './streets.js';
import { nameVariants } from './text.js';

/** All data of the geocoder, loaded once. */
export interface Catalogue {
  readonly records: readonly PlaceRecord[];
  readonly postalCodes: ReadonlyMap<string, PostalCodeRecord>;
  /** Keyed by province code. */
  readonly provinces: readonly Shape[];
  /** The product's cities' municipal outlines, keyed by municipality code. */
  readonly cities: readonly Shape[];
  /** Keyed "City|District". */
  readonly districts: readonly Shape[];
  /** Keyed "City|Neighbourhood". */
  readonly neighbourhoods: readonly Shape[];
  /** Madrid's postal areas, keyed by code. */
  readonly madridPostal: readonly Shape[];
}

/** Reads all place data; takes a few tenths of a second, so callers do it once, on demand. */
export function loadCatalogue(geoDir: string | null): Catalogue {
  const outlines = readMunicipalityOutlines();
  const provinces = toShapes(readProvinces(), (area) => String(area.id));
  const municipalities = loadMunicipalities(geoDir, outlines);
  const names = new Map(municipalities.map((record) => [record.ine, record.city]));
  const postalCodes = loadPostalCodes(geoDir, (ine) => names.get(ine) ?? null);
  const districtAreas = readJson<AreaCollection>(geoDir, 'districts');
  const neighbourhoodAreas = readJson<AreaCollection>(geoDir, 'neighbourhoods');
  const known = new Set(CITY_RECORDS.map((city) => city.ine));
  return {
    records: [
      ...municipalities,
      ...provinceRecords(provinces),
      ...loadDistricts(districtAreas),
      ...loadNeighbourhoods(neighbourhoodAreas),
      ...loadStreets(geoDir),
    ],
    postalCodes,
    provinces,
    cities: outlines.shapes.filter((shape) => known.has(shape.key)),
    districts: districtAreas ? toShapes(districtAreas, (area) => areaKey(area.properties)) : [],
    neighbourhoods: neighbourhoodAreas ? toShapes(neighbourhoodAreas, (area) => areaKey(area.properties)) : [],
    madridPostal: loadMadridPostalShapes(geoDir, postalCodes),
  };
}

function areaKey(area: { ine: string; name: string }): string {
  return `${area.ine}|${area.name}`;
}

interface RawMunicipality {
  ine: string;
  name: string;
  point: { lat: number; lng: number } | null;
  people: number;
}

function loadMunicipalities(
  geoDir: string | null,
  outlines: { shapes: Shape[]; names: Map<string, string> },
): PlaceRecord[] {
  const rows = readRows(geoDir, 'municipalities').map((row): RawMunicipality => ({
    ine: row['ine'] ?? '',
    name: row['nombre'] ?? '',
    point: { lat: Number(row['lat']), lng: Number(row['lon']) },
    people: Number(row['poblacion']),
  }));
  const fromAtlas = [...outlines.names].map(([ine, name]): RawMunicipality => ({
    ine,
    name,
    point: null,
    people: SIZE_BY_RANK.get(ine) ?? 0,
  }));
  const shapes = new Map(outlines.shapes.map((shape) => [shape.key, shape]));
  return (rows.length > 0 ? rows : fromAtlas)
    .map((raw) => municipalityRecord(raw, shapes.get(raw.ine)))
    .filter((record) => record !== null);
}

function municipalityRecord(raw: RawMunicipality, shape: Shape | undefined): PlaceRecord | null {
  const record = CITY_RECORDS.find((city) => city.ine === raw.ine);
  const point = record ?? raw.point ?? (shape ? centreOf(shape) : null);
  const province = provinceOfCode(raw.ine);
  if (point === null || province === null) return null;
  const name = record?.name ?? raw.name;
  const titles = [
    ...new Set([name, ...nameVariants(raw.name), ...(record?.aliases ?? []), ...(OTHER_NAMES[raw.ine] ?? [])]),
  ];
  return {
    kind: PlaceKind.CITY,
    name,
    titles,
    context: [province.name, province.state, ...province.aliases].join(' '),
    ine: raw.ine,
    city: name,
    district: null,
    provinceCode: province.code,
    lat: point.lat,
    lng: point.lng,
    bounds: shape?.bounds ?? boundsAround(point.lat, point.lng, 3),
    postalCodes: [],
    weight: raw.people,
  };
}

function provinceRecords(shapes: readonly Shape[]): PlaceRecord[] {
  return [...PROVINCES.values()].flatMap((province) => {
    const own = shapes.filter((shape) => shape.key === province.code);
    const bounds = unite(own.map((shape) => shape.bounds));
    const [shape] = own;
    if (bounds === null || shape === undefined) return [];
    const centre = centreOf(shape);
    return {
      kind: PlaceKind.PROVINCE,
      name: province.name,
      titles: [province.name, ...province.aliases],
      context: `provincia ${province.state}`,
      ine: null,
      city: null,
      district: null,
      provinceCode: province.code,
      ...centre,
      bounds,
      postalCodes: [],
      weight: 0,
    };
  });
}
