import { platformConstants } from '../core/constants/constants.js';
import { CITY_ROWS } from './seed/cities.js';
/** Rows every installation needs, with or without demo data; safe to repeat. */
export async function writeReferenceData(db) {
    await writeCities(db);
    await writeConstants(db);
}
async function writeCities(db) {
    for (const { id, ...city } of CITY_ROWS)
        await db
            .insertInto('City')
            .values({ id, ...city })
            .onConflict((conflict) => conflict.column('id').doUpdateSet(city))
            .execute();
}
/** Existing values stay, because somebody may have changed them. */
async function writeConstants(db) {
    const rows = Object.entries(platformConstants).map(([key, { value, unit, min, max }]) => ({
        key,
        value: String(value),
        unit,
        min: String(min),
        max: String(max),
    }));
    await db
        .insertInto('PlatformConstant')
        .values(rows)
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute();
}
//# sourceMappingURL=reference-data.js.map