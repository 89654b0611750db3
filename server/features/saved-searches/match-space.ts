import type { ServiceContext } from '../../core/context.js';
import { addJob } from '../../core/jobs.js';
import { inTransaction } from '../../core/transaction.js';
import { whereSql } from '../search/predicates.js';
import type { SpaceFilter } from '../search/search.inputs.js';
import { Params, readRows } from '../search/sql.js';
import { conditionsOf } from './filter-reach.js';

export const TELL_JOB = 'saved-searches.tell';

/** What comes within this time is told together. */
const TOGETHER_MS = 4000;
/** Filters looked at in one statement. */
const BATCH = 100;

interface Candidate {
  readonly key: string;
  readonly filter: SpaceFilter;
}

/** What of a space changed: the values it had before, by column; none when it was not to be found. */
export type Before = Readonly<Record<string, unknown>> | null;

/** Finds the saved searches that a space newly fits, and writes each down once. Filters that many people share are looked at once. */
export async function matchSpace(ctx: ServiceContext, spaceId: string, before: Before): Promise<void> {
  let last = '';
  for (;;) {
    const candidates = await candidatesFor(ctx, spaceId, last);
    const keys = await newlyFitting(ctx, spaceId, before, candidates);
    if (keys.length > 0) await writeDown(ctx, spaceId, keys);
    if (candidates.length < BATCH) return;
    last = candidates.at(-1)?.key ?? last;
  }
}

/** Filters wide enough for the space, by the indexes of place, then by the rest that is kept in columns. */
function candidatesFor(ctx: ServiceContext, spaceId: string, last: string): Promise<Candidate[]> {
  return ctx.em.execute<Candidate[]>(
    `select distinct on (q.filter_key) q.filter_key as key, q.filter
     from space_search r join saved_searches q on (q.city_id = r.city_id or q.postal_codes @> array[r.pc] or q.zone @> box(r.pt, r.pt))
     where r.id = ? and q.filter_key > ? and (q.ends_on is null or q.ends_on > ?::date)
       and (q.price_min_cents is null or q.price_min_cents <= r.price_cents) and (q.price_max_cents is null or q.price_max_cents >= r.price_cents)
       and (q.size_min_m2 is null or q.size_min_m2 <= r.size_m2) and (q.size_max_m2 is null or q.size_max_m2 >= r.size_m2)
       and (q.types is null or r.type = any(q.types))
     order by q.filter_key limit ${BATCH}`,
    [spaceId, last, ctx.clock.today()],
  );
}

/** Those that the space fits as it is, and did not fit as it was: decided by the search's own conditions. */
async function newlyFitting(ctx: ServiceContext, spaceId: string, before: Before, candidates: readonly Candidate[]): Promise<string[]> {
  if (candidates.length === 0) return [];
  const params = new Params();
  const [id, was] = [params.add(spaceId), params.add(before && JSON.stringify(before))];
  const checks = candidates.map(({ filter }, place) => {
    const where = whereSql(conditionsOf(ctx, filter), params);
    return `select ${place} as place where exists (select from fresh ${where}) and not exists (select from stale ${where})`;
  });
  const rows = await readRows<{ place: number }>(
    ctx.em,
    `with fresh as materialized (select * from space_search where id = ${id}),
       stale as materialized (select (jsonb_populate_record(f, ${was}::jsonb)).* from space_search f where f.id = ${id} and ${was}::jsonb is not null)
     ${checks.join(' union all ')}`,
    params,
  );
  return rows.flatMap(({ place }) => candidates[place]?.key ?? []);
}

/* Not for its own host, and nobody twice. Who wants no alerts has it counted, and is not told of it later. */
async function writeDown(ctx: ServiceContext, spaceId: string, keys: readonly string[]): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const written = await tx.em.execute<{ waits: boolean }[]>(
      `insert into saved_search_matches (search_id, space_id, matched_at, told_at)
       select q.id, s.id, ?, case when q.cadence = 'off' then ?::timestamptz end
       from saved_searches q join users u on u.id = q.user_id join spaces s on s.id = ?
       where q.filter_key in (select jsonb_array_elements_text(?::jsonb)) and q.user_id <> s.host_id and u.suspended_at is null
       on conflict do nothing returning told_at is null as waits`,
      [now, now, spaceId, JSON.stringify(keys)],
    );
    if (written.some(({ waits }) => waits)) await addJob(tx, TELL_JOB, {}, { jobKey: TELL_JOB, runAt: new Date(Date.now() + TOGETHER_MS) });
  });
}
