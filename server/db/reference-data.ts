import type { Database } from '../database.js';
import { platformConstants } from '../core/constants/constants.js';
import { CITY_ROWS } from './seed/cities.js';

/** Rows that every installation needs, with or without demo data; safe to repeat. */
export async function writeReferenceData(db: Database): Promise<void> {
  await writeCities(db);
  await writeConstants(db);
}

async function writeCities(db: Database): Promise<void> {
  for (const { id, ...city } of CITY_ROWS)
    await db
      .insertInto('City')
      .values({ id, ...city })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(city))
      .execute();
}

/** Existing values stay, because the staff may have changed them. */
async function writeConstants(db: Database): Promise<void> {
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
