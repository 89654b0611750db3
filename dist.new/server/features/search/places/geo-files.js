import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
/** The files a GEO_DATA_DIR may hold; each may be missing. */
export const GEO_FILES = {
    municipalities: 'es_municipios.csv',
    postalCodes: 'es_codigos_postales.csv',
    postalAreas: 'es_cp_areas.topojson',
    districts: 'distritos_madrid_barcelona_valencia.geojson',
    neighbourhoods: 'barrios_madrid_barcelona_valencia.geojson',
    streets: 'madrid_calles.csv',
    streetLines: 'trama_urbana_madrid_barcelona.geojson',
};
/** Path of one of the files, or null where there is no folder or no such file. */
export function geoFile(dir, name) {
    if (dir === null || dir === '')
        return null;
    const file = path.join(dir, GEO_FILES[name]);
    return existsSync(file) ? file : null;
}
/** Rows of a CSV file as records by its heading; nothing where the file is missing. */
export function readRows(dir, name) {
    const file = geoFile(dir, name);
    if (file === null)
        return [];
    const [head, ...lines] = readFileSync(file, 'utf8').split(/\r?\n/).filter(Boolean);
    const columns = cells(head ?? '');
    return lines.map((line) => {
        const values = cells(line);
        return Object.fromEntries(columns.map((column, i) => [column, values[i] ?? '']));
    });
}
/** A JSON file of the folder, or null where it is missing. */
export function readJson(dir, name) {
    const file = geoFile(dir, name);
    return file === null ? null : JSON.parse(readFileSync(file, 'utf8'));
}
/** One CSV line. Some names came through with Windows' apostrophe, a control character in UTF-8. */
function cells(line) {
    const clean = line.replaceAll('\u0092', '’');
    if (!clean.includes('"'))
        return clean.split(',');
    const found = clean.match(/("([^"]|"")*"|[^,]*)(,|$)/g) ?? [];
    return found.map((cell) => cell.replace(/,$/, '').replace(/^"|"$/g, '').replaceAll('""', '"'));
}
//# sourceMappingURL=geo-files.js.map