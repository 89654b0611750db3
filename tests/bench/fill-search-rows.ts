import pg from 'pg';

/** Rows made by one statement. */
const PART = 50_000;
const SPAIN = { south: 36.5, height: 6.5, west: -8.5, width: 11 } as const;
const WORDS =
  'trastero garaje local sótano seco limpio ascensor puerta ancha calle centro barrio tranquilo cámara alarma estantería bicicleta moto coche furgoneta caja mueble nave industrial oficina archivo mudanza vivienda portal planta baja luz eléctrica ventana techo alto suelo hormigón acceso libre horario llave código portón metro autobús estación parque plaza mercado colegio hospital universidad';

/**
 * Fills the search projection alone with so many made-up rows, without spaces behind them: a million in minutes, for measures of searching. Every row has
 * about twenty of the common words and one of 20,000 rare ones.
 */
export async function fillSearchRows(databaseUrl: string, rows: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // Neither triggers nor the reference to the spaces: only the role that owns the table may switch them off.
  await client.query('set session_replication_role = replica');
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where tablename = 'space_search' and indexname <> 'space_search_pkey'`,
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await client.query('create temp table words as select * from unnest($1::text[]) with ordinality as t (word, n)', [
    WORDS.split(' '),
  ]);
  await client.query(
    `create function pg_temp.words_of(i int) returns text language sql as $$ select string_agg(word, ' ') from words where (hashint4(i * 31 + n::int) & 7) < 3 $$`,
  );
  for (let from = 1; from <= rows; from += PART) await client.query(PART_SQL, [from, Math.min(from + PART - 1, rows)]);
  for (const { definition } of indexes) await client.query(definition);
  await client.query('vacuum (analyze) space_search');
  await client.end();
}

const PART_SQL = `
  insert into space_search (id, rel, rel_sized, quality, listed_at, price_cents, price_m2_cents, size_m2, city_id, pc, district, type, features, goods,
    access_mode, is_24h, is_instant, min_days, height_m, door_width_m, available_from, lat, lng, pt, busy, tsv)
  select gen_random_uuid(), a, a * 0.8, a * 0.6, now() - interval '1 day' * (b * 900), (2500 + c * c * 40000)::int, (500 + d * 3000)::int,
    (1 + d * d * 100)::real, case when e < 0.75 then 1 + (e * 12)::int % 10 end, 1000 + (e * 51000)::int, 'Distrito ' || (f * 20)::int, (1 + f * 6)::int,
    (a * 65535)::int & (b * 65535)::int, (c * 1023)::int, (d * 2)::int % 2, e < 0.3, f < 0.3, 1 + (a * 90)::int, 2 + b, 0.7 + c,
    current_date + (d * 100 - 60)::int, lat, lng, point(lng * 111.3, ln(tan(pi() / 4 + radians(lat) / 2)) * 6371),
    case when a < 0.6 then datemultirange(daterange(current_date + (b * 200)::int, current_date + (b * 200)::int + 30 + (c * 90)::int),
      daterange(current_date + 400, current_date + 401 + (d * 100)::int)) else '{}' end,
    to_tsvector('spanish', immutable_unaccent(pg_temp.words_of(i) || ' calle' || (b * 20000)::int))
  from (
    select i, random() as a, random() as b, random() as c, random() as d, random() as e, random() as f,
      ${SPAIN.south} + random() * ${SPAIN.height} as lat, ${SPAIN.west} + random() * ${SPAIN.width} as lng
    from generate_series($1::int, $2::int) i) made`;
