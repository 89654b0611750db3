import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { ServiceContext } from '../../core/context.js';
import { loadConstants } from '../../core/constants/load-constants.js';
import { addJob } from '../../core/jobs/jobs.js';
import { OFFER_DAYS_JOB } from '../spaces/waiting/days-priority.js';
import { isPublicSpace } from '../spaces/public-spaces.js';
import { is24h } from '../spaces/space-access.rules.js';
import type { AccessHours } from '../spaces/fields/space-fields.types.js';
import { flagColumns, flagSources } from './plain-filters.rules.js';
import { copiedColumns, copiedNames } from './search-columns.js';
import { searchRowOf, type SearchRow, type SearchSource } from './search-row.js';

let holdingStatuses: readonly string[] = [];

/** Registers the statuses in which a booking holds its days; search comes before bookings and cannot import them. */
export function provideHoldingStatuses(statuses: readonly string[]): void {
  holdingStatuses = statuses;
}

/** The days of a space from a day on that are booked or blocked. */
export function busySql(spaceId: string, today: string): string {
  const holding = holdingStatuses.map((status) => `'${status}'`);
  return `(with since as (select ${today}::date as today)
    select coalesce(range_agg(t.period), '{}') from since, lateral (
      select b.period from bookings b
      where b.space_id = ${spaceId} and b.status in (${holding.join(', ')}) and b.period && daterange(since.today, null)
      union all
      select k.period from space_blocks k where k.space_id = ${spaceId} and k.ends_on > since.today
    ) t)`;
}

const SOURCES_SQL = `
  select s.id, s.type, s.title, s.description, s.size_m2, ${copiedNames('s.')}, to_json(s.features) as features, to_json(s.allowed_goods) as allowed_goods, s.humidity,
    s.price_month_cents, s.min_days, s.city, s.city_id, s.postal_code, s.district, s.area_lat, s.area_lng, s.access_mode,
    s.access_hours, ${flagColumns.map((column) => `${flagSources[column]} as ${column}`).join(', ')},
    s.is_instant_book, s.available_from::text as available_from,
    to_char(coalesce(s.published_at, s.created_at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as published_at,
    u.response_minutes, u.response_rate_percent,
    (select count(*)::int from space_photos p where p.space_id = s.id) as photo_count,
    coalesce(g.count, 0) as review_count, coalesce(g.sum, 0) as review_sum,
    (select sum(sum)::float8 / sum(count) from ratings where kind = 'space') as site_mean
  from spaces s join users u on u.id = s.host_id left join ratings g on g.kind = 'space' and g.subject_id = s.id
  where s.id in (select value::uuid from jsonb_array_elements_text(?::jsonb))`;

type StoredSource = Omit<SearchSource, 'is_24h'> & { readonly access_hours: readonly AccessHours[] };

/** Inserts or replaces rows. */
export async function upsertSearchRows(em: SqlEntityManager, rows: readonly SearchRow[], today: string): Promise<void> {
  if (rows.length > 0) await em.execute(upsertSql(), [today, JSON.stringify(rows)]);
}

/** Built on use: the statuses are registered after this file is loaded. */
const upsertSql = (): string => `
    insert into space_search (id, rel, rel_sized, quality, listed_at, price_cents, price_m2_cents, size_m2, city_id, pc, district, type, features, goods, access_mode,
      is_24h, is_instant, min_days, ${copiedNames()}, available_from, lat, lng, pt, tsv, busy)
    select r.id, r.rel, r.rel_sized, r.quality, r.listed_at, r.price_cents, r.price_m2_cents, r.size_m2, r.city_id, r.pc, r.district, r.type, r.features, r.goods, r.access_mode,
      r.is_24h, r.is_instant, r.min_days, ${copiedNames('r.')}, r.available_from, r.lat, r.lng, point(r.x, r.y),
      to_tsvector('spanish', immutable_unaccent(r.words)), ${busySql('r.id', '?')}
    from jsonb_to_recordset(?::jsonb) as r (id uuid, rel real, rel_sized real, quality real, listed_at timestamptz, price_cents int, price_m2_cents int, size_m2 real,
      city_id smallint, pc int, district text, type smallint, features int, goods smallint, access_mode smallint, is_24h boolean, is_instant boolean,
      min_days smallint, ${copiedColumns.map(({ name, type }) => `${name} ${type}`).join(', ')}, available_from date, lat float8, lng float8, x float8, y float8, words text)
    on conflict (id) do update set
      rel = excluded.rel, rel_sized = excluded.rel_sized, quality = excluded.quality, listed_at = excluded.listed_at, price_cents = excluded.price_cents, price_m2_cents = excluded.price_m2_cents,
      size_m2 = excluded.size_m2, city_id = excluded.city_id, pc = excluded.pc, district = excluded.district, type = excluded.type,
      features = excluded.features, goods = excluded.goods, access_mode = excluded.access_mode, is_24h = excluded.is_24h, is_instant = excluded.is_instant,
      min_days = excluded.min_days, ${copiedColumns.map(({ name }) => `${name} = excluded.${name}`).join(', ')},
      available_from = excluded.available_from, lat = excluded.lat, lng = excluded.lng, pt = excluded.pt, tsv = excluded.tsv, busy = excluded.busy`;

/** Updates the search row of a space; a space that is not published has none. In the transaction that has locked the space. */
export async function refreshSearchRow(tx: ServiceContext, spaceId: string): Promise<void> {
  await writeRows(tx, [spaceId]);
}

/**
 * The same for several unlocked spaces. A statement sees the state at its start, so concurrent changes of a space or its bookings are
 * awaited in separate statements; otherwise their days and status would be overwritten by older ones.
 */
export async function refreshSearchRows(tx: ServiceContext, spaceIds: readonly string[]): Promise<void> {
  if (spaceIds.length === 0) return;
  for (const table of ['spaces', 'space_search']) {
    await tx.em.execute(
      `select id from ${table} where id in (select value::uuid from jsonb_array_elements_text(?::jsonb)) order by id for no key update`,
      [JSON.stringify(spaceIds)],
    );
  }
  await writeRows(tx, spaceIds);
}

async function writeRows(tx: ServiceContext, spaceIds: readonly string[]): Promise<void> {
  const found = await tx.db
    .selectFrom('Space as s')
    .select('s.id')
    .where('s.id', 'in', [...spaceIds])
    .where(isPublicSpace)
    .execute();
  const ids = JSON.stringify(spaceIds);
  const published = JSON.stringify(found.map(({ id }) => id));
  await tx.em.execute(
    `delete from space_search where id in (select value::uuid from jsonb_array_elements_text(?::jsonb))
       and id not in (select value::uuid from jsonb_array_elements_text(?::jsonb))`,
    [ids, published],
  );
  if (found.length === 0) return;
  const sources = await tx.em.execute<StoredSource[]>(SOURCES_SQL, [published]);
  const now = tx.clock.now();
  const constants = await loadConstants(tx);
  const rows = sources.map((row) => searchRowOf({ ...row, is_24h: is24h(row.access_hours) }, now, constants));
  await upsertSearchRows(tx.em, rows, tx.clock.today());
}

/**
 * Updates the taken days of the search row to bookings and blocks, and triggers the waiting list where somebody waits. In the transaction
 * that changes one of them.
 */
export async function refreshBusy(tx: ServiceContext, spaceId: string): Promise<void> {
  const rows = await tx.em.execute<{ isWaitedFor: boolean }[]>(
    `update space_search set busy = ${busySql('space_search.id', '?')} where id = ?
     returning exists (select from waiting_places w where w.space_id = space_search.id) as "isWaitedFor"`,
    [tx.clock.today(), spaceId],
  );
  if (rows.some(({ isWaitedFor }) => isWaitedFor))
    await addJob(tx, OFFER_DAYS_JOB, { spaceId }, { jobKey: `${OFFER_DAYS_JOB}:${spaceId}` });
}
