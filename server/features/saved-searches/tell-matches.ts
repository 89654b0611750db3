import type { ServiceContext } from '../../core/context.js';
import { recordEvents } from '../../core/events.js';
import { inTransaction } from '../../core/transaction.js';
import { whereSql } from '../search/predicates.js';
import type { SpaceFilter } from '../search/search.inputs.js';
import { Params, readRows } from '../search/sql.js';
import { conditionsOf } from './filter-reach.js';
import { SavedSearchEventType, type SavedSearchMatched } from './saved-search.events.js';
import { AlertCadence } from './saved-search.types.js';

/** Searches told of in one transaction, and spaces of one search looked at again. */
const BATCH = 50;
const MOST_SPACES = 200;
/** Spaces named by an event; the rest is counted. */
const NAMED = 5;
/** Between two alerts of one search: what comes meanwhile waits and is told together. */
const PAUSE_MS = 15 * 60_000;

interface Waiting {
  readonly id: string;
  readonly user_id: string;
  readonly filter: SpaceFilter;
  readonly spaces: readonly string[];
}

/** Tells everybody whose searches wait to be told, each search in one event. */
export async function tellMatches(ctx: ServiceContext, cadence: AlertCadence): Promise<void> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const waiting = await readWaiting(ctx, cadence, last);
    if (waiting.length === 0) return;
    await tellBatch(ctx, waiting, await stillFitting(ctx, waiting));
    last = waiting.at(-1)?.id ?? last;
  }
}

function readWaiting(ctx: ServiceContext, cadence: AlertCadence, last: string): Promise<Waiting[]> {
  const pause = cadence === AlertCadence.AT_ONCE ? PAUSE_MS : 0;
  return ctx.em.execute<Waiting[]>(
    `select q.id, q.user_id, q.filter, w.spaces from saved_searches q
     cross join lateral (
       select json_agg(m.space_id) as spaces from (select space_id from saved_search_matches where search_id = q.id and told_at is null order by matched_at limit ${MOST_SPACES}) m
     ) w
     where q.cadence = ? and q.id > ?::uuid and (q.told_at is null or q.told_at <= ?) and w.spaces is not null
     order by q.id limit ${BATCH}`,
    [cadence, last, new Date(ctx.clock.now().getTime() - pause)],
  );
}

/** A space may have gone, or fit no longer, since it was found: looked at once more, for the whole batch in one statement. Best first. */
async function stillFitting(ctx: ServiceContext, waiting: readonly Waiting[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const params = new Params();
  const checks = waiting.map(({ filter, spaces }, place) => {
    const where = whereSql(conditionsOf(ctx, filter), params) || 'where true';
    return `(select ${place} as place, id from space_search ${where} and id = any(${params.add(spaces)}::uuid[]) order by rel desc, id)`;
  });
  const rows = await readRows<{ place: number; id: string }>(ctx.em, checks.join(' union all '), params);
  return new Map(waiting.map(({ id }, place) => [id, rows.filter((row) => row.place === place).map((row) => row.id)]));
}

/* Written before the events, and only where it was not yet: two workers at once tell of a space once. */
async function tellBatch(ctx: ServiceContext, waiting: readonly Waiting[], fitting: ReadonlyMap<string, readonly string[]>): Promise<void> {
  const looked = waiting.flatMap(({ id, spaces }) => spaces.map((space) => ({ search: id, space, fits: fitting.get(id)?.includes(space) ?? false })));
  await inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const pairs = 'jsonb_to_recordset(?::jsonb) as p (search uuid, space uuid, fits boolean)';
    const same = 'm.search_id = p.search and m.space_id = p.space and m.told_at is null';
    // What fits no longer may come to fit anew.
    await tx.em.execute(`delete from saved_search_matches m using ${pairs} where ${same} and not p.fits`, [JSON.stringify(looked)]);
    const told = await tx.em.execute<{ search: string; space: string }[]>(
      `update saved_search_matches m set told_at = ? from ${pairs} where ${same} and p.fits returning m.search_id as search, m.space_id as space`,
      [now, JSON.stringify(looked)],
    );
    const events = waiting.flatMap(({ id, user_id: userId }): SavedSearchMatched[] => {
      const isTold = new Set(told.filter(({ search }) => search === id).map(({ space }) => space));
      const spaces = (fitting.get(id) ?? []).filter((space) => isTold.has(space));
      if (spaces.length === 0) return [];
      return [{ type: SavedSearchEventType.MATCHED, payload: { savedSearchId: id, userId, spaceIds: spaces.slice(0, NAMED), count: spaces.length } }];
    });
    await tx.em.execute('update saved_searches set told_at = ? where id = any(?::uuid[])', [now, `{${events.map(({ payload }) => payload.savedSearchId).join(',')}}`]);
    await recordEvents(tx, events);
  });
}
