import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** The files of a GEO_DATA_DIR; each is optional. */
export const GEO_FILES = {
  municipalities: 'es_municipios.csv',
  postalCodes: 'es_codigos_postales.csv',
  postalAreas: 'es_cp_areas.topojson',
  districts: 'distritos_madrid_barcelona_valencia.geojson',
  neighbourhoods: 'barrios_madrid_barcelona_valencia.geojson',
  streets: 'madrid_calles.csv',
  streetLines: 'trama_urbana_madrid_barcelona.geojson',
} as const;

export interface AreaProperties {
  city: string;
  ine: string;
  code: string;
  name: string;
  lat: number;
  lon: number;
  /** Neighbourhoods only. */
  district?: string;
}

export type AreaCollection = FeatureCollection<Polygon | MultiPolygon, AreaProperties>;
export type PostalTopology = Topology<{ cp: GeometryCollection }>;

/** Path of one of the files, or null without a folder or such a file. */
export function geoFile(dir: string | null, name: keyof typeof GEO_FILES): string | null {
  if (dir === null || dir === '') return null;
  const file = path.join(dir, GEO_FILES[name]);
  return existsSync(file) ? file : null;
}

/** Rows of a CSV file as records by header; empty when the file is missing. */
export function readRows(dir: string | null, name: keyof typeof GEO_FILES): Record<string, string>[] {
  const file = geoFile(dir, name);
  if (file === null) return [];
  const [head, ...lines] = readFileSync(file, 'utf8').split(/\r?\n/).filter(Boolean);
  const columns = cells(head ?? '');
  return lines.map((line) => {
    const values = cells(line);
    return Object.fromEntries(columns.map((column, i) => [column, values[i] ?? '']));
  });
}

/** A JSON file of the folder, or null where it is missing. */
export function readJson<T>(dir: string | null, name: keyof typeof GEO_FILES): T | null {
  const file = geoFile(dir, name);
  return file === null ? null : (JSON.parse(readFileSync(file, 'utf8')) as T);
}

/** One CSV line. Some names contain Windows' apostrophe, a control character in UTF-8. */
function cells(line: string): string[] {
  const clean = line.replaceAll('\u0092', '’');
  if (!clean.includes('"')) return clean.split(',');
  const found = clean.match(/("([^"]|"")*"|[^,]*)(,|$)/g) ?? [];
  return found.map((cell) => cell.replace(/,$/, '').replace(/^"|"$/g, '').replaceAll('""', '"'));
}
