import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { platformConstants } from '../core/constants.js';
import { CITY_ROWS } from './seed/cities.js';

/** Rows every installation needs, with or without demo data; safe to repeat. */
export async function writeReferenceData(em: SqlEntityManager): Promise<void> {
  await writeCities(em);
  await writeConstants(em);
}

async function writeCities(em: SqlEntityManager): Promise<void> {
  for (const { id, slug, name, provinceCode, lat, lng, position } of CITY_ROWS) {
    await em.execute(
      `insert into cities (id, slug, name, province_code, lat, lng, position) values (?, ?, ?, ?, ?, ?, ?)
       on conflict (id) do update set slug = excluded.slug, name = excluded.name, province_code = excluded.province_code,
         lat = excluded.lat, lng = excluded.lng, position = excluded.position`,
      [id, slug, name, provinceCode, lat, lng, position],
    );
  }
}

/** What is there already stays: somebody may have tuned it. */
async function writeConstants(em: SqlEntityManager): Promise<void> {
  const rows = Object.entries(platformConstants).map(([key, constant]) => ({ key, ...constant }));
  await em.execute(
    `insert into platform_constants (key, value, unit, min, max)
     select key, value, unit, min, max from jsonb_to_recordset(?::jsonb) as r (key text, value numeric, unit text, min numeric, max numeric)
     on conflict (key) do nothing`,
    [JSON.stringify(rows)],
  );
}
