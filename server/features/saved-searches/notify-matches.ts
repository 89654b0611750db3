import { sql } from 'kysely';
import type { ServiceContext } from '../../core/context.js';
import { recordEvents } from '../../core/events/events.js';
import { MINUTE_MS } from '../../core/values/durations.js';
import { inTransaction } from '../../core/writes/transaction.js';
import { openPriorities } from '../spaces/waiting/days-priority.js';
import { filterMatching } from '../search/check-spaces.js';
import type { SpaceFilter } from '../search/search.inputs.js';
import { AlertCadence } from './alert-cadence.js';
import { toCurrentPredicates } from './filter-columns.js';
import { SavedSearchEventType, type SavedSearchMatched } from './saved-search.events.js';

/** Searches handled in one transaction. */
const BATCH_SIZE = 50;
/** Matches of one search that are checked again. */
const MAX_SPACES = 200;
/** Spaces named by an event; it counts the others. */
const MAX_NAMED = 5;
/** Minimum time between two alerts of one search, milliseconds. */
const PAUSE_MS = 15 * MINUTE_MS;

interface WaitingSearch {
  readonly id: string;
  readonly userId: string;
  readonly filter: SpaceFilter;
  readonly spaces: readonly string[];
}

/** Sends the waiting matches of all searches with this cadence, one event per search. */
export async function notifyMatches(ctx: ServiceContext, cadence: AlertCadence): Promise<void> {
  await deleteOverdue(ctx, cadence);
  let lastId = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const waiting = await listWaiting(ctx, cadence, lastId);
    if (waiting.length === 0) return;
    const matching = await findStillMatching(ctx, waiting);
    await notifyBatch(ctx, waiting, { matching, promised: await findPromised(ctx, matching) });
    lastId = waiting.at(-1)?.id ?? lastId;
  }
}

/** Deletes waiting matches of searches whose period has ended: nobody can book those days. */
async function deleteOverdue({ db, clock }: ServiceContext, cadence: AlertCadence): Promise<void> {
  await db
    .deleteFrom('SavedSearchMatch')
    .where('notifiedAt', 'is', null)
    .where('searchId', 'in', (eb) =>
      eb
        .selectFrom('SavedSearch as q')
        .select('q.id')
        .where('q.cadence', '=', cadence)
        .where('q.to', '<=', clock.today()),
    )
    .execute();
}

function listWaiting({ db, clock }: ServiceContext, cadence: AlertCadence, lastId: string): Promise<WaitingSearch[]> {
  const pauseMs = cadence === AlertCadence.AT_ONCE ? PAUSE_MS : 0;
  return db
    .selectFrom('SavedSearch as q')
    .innerJoinLateral(
      (lateral) =>
        lateral
          .selectFrom((inner) =>
            inner
              .selectFrom('SavedSearchMatch as m')
              .select('m.spaceId')
              .whereRef('m.searchId', '=', 'q.id')
              .where('m.notifiedAt', 'is', null)
              .orderBy('m.matchedAt')
              .limit(MAX_SPACES)
              .as('m'),
          )
          .select((eb) => sql<string[] | null>`json_agg(${eb.ref('m.spaceId')})`.as('spaces'))
          .as('w'),
      (join) => join.onTrue(),
    )
    .select(['q.id', 'q.userId', 'q.filter', 'w.spaces'])
    .where('q.cadence', '=', cadence)
    .where('q.id', '>', lastId)
    .where((eb) =>
      eb.or([eb('q.notifiedAt', 'is', null), eb('q.notifiedAt', '<=', new Date(clock.now().getTime() - pauseMs))]),
    )
    .where((eb) => eb.or([eb('q.to', 'is', null), eb('q.to', '>', clock.today())]))
    .where('w.spaces', 'is not', null)
    .orderBy('q.id')
    .limit(BATCH_SIZE)
    .$narrowType<{ spaces: string[] }>()
    .execute();
}

/** Checks the matches of the batch again in one statement, since a space may have changed meanwhile. */
async function findStillMatching(
  ctx: ServiceContext,
  waiting: readonly WaitingSearch[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const checks = waiting.map(({ filter, spaces }) => ({
    predicates: toCurrentPredicates(ctx, filter),
    spaceIds: spaces,
  }));
  const matching = await filterMatching(ctx.em, checks);
  return new Map(waiting.map(({ id }, index) => [id, matching[index] ?? []]));
}

interface Pair {
  readonly search: string;
  readonly space: string;
}

const keyOf = ({ search, space }: Pair): string => `${search}:${space}`;

/** The matches whose days somebody else on the waiting list has priority for: they are told when that is over, and the days still free. */
async function findPromised(
  { db, clock }: ServiceContext,
  matching: ReadonlyMap<string, readonly string[]>,
): Promise<ReadonlySet<string>> {
  const pairs = [...matching].flatMap(([search, spaces]) => spaces.map((space) => ({ search, space })));
  const rows = await db
    .selectFrom(pairsTable(pairs))
    .innerJoin('SavedSearch as q', 'q.id', 'p.search')
    .select(['p.search', 'p.space'])
    .where((eb) => sql<boolean>`${eb.ref('q.filter')} ->> 'from' is not null`)
    .where((eb) =>
      eb.exists(
        openPriorities(eb, clock.now())
          .where('w.spaceId', '=', eb.ref('p.space'))
          .where('w.userId', '<>', eb.ref('q.userId'))
          .where(
            (place) =>
              sql<boolean>`${place.ref('w.period')} && daterange((${eb.ref('q.filter')} ->> 'from')::date, ${eb.ref('q.to')}::date, '[)')`,
          ),
      ),
    )
    .execute();
  return new Set(rows.map(keyOf));
}

/** The pairs as a table `p`: one parameter, however many there are. */
function pairsTable(pairs: readonly Pair[]) {
  return sql<Pair>`jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb)`.as<'p'>(sql`p (search uuid, space uuid)`);
}

interface Found {
  /** The spaces that still match, by search. */
  readonly matching: ReadonlyMap<string, readonly string[]>;
  readonly promised: ReadonlySet<string>;
}

/* Marks matches before recording events, and only those not marked yet, so that two workers at once send each match once. */
async function notifyBatch(
  ctx: ServiceContext,
  waiting: readonly WaitingSearch[],
  { matching, promised }: Found,
): Promise<void> {
  const checked = waiting
    .flatMap(({ id, spaces }) =>
      spaces.map((space) => ({ search: id, space, isMatch: matching.get(id)?.includes(space) ?? false })),
    )
    .filter((pair) => !promised.has(keyOf(pair)));
  const toPairs = (isMatch: boolean): Pair[] =>
    checked.filter((one) => one.isMatch === isMatch).map(({ search, space }) => ({ search, space }));
  await inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    // Deleted, so that a space that matches again later is a new match.
    await tx.db
      .deleteFrom('SavedSearchMatch')
      .using(pairsTable(toPairs(false)))
      .whereRef('SavedSearchMatch.searchId', '=', 'p.search')
      .whereRef('SavedSearchMatch.spaceId', '=', 'p.space')
      .where('SavedSearchMatch.notifiedAt', 'is', null)
      .execute();
    const marked = await tx.db
      .updateTable('SavedSearchMatch')
      .from(pairsTable(toPairs(true)))
      .set({ notifiedAt: now })
      .whereRef('SavedSearchMatch.searchId', '=', 'p.search')
      .whereRef('SavedSearchMatch.spaceId', '=', 'p.space')
      .where('SavedSearchMatch.notifiedAt', 'is', null)
      .returning(['SavedSearchMatch.searchId', 'SavedSearchMatch.spaceId'])
      .execute();
    const events = waiting.flatMap(({ id, userId }): SavedSearchMatched[] => {
      const markedSpaces = new Set(marked.filter(({ searchId }) => searchId === id).map(({ spaceId }) => spaceId));
      const spaces = (matching.get(id) ?? []).filter((space) => markedSpaces.has(space));
      if (spaces.length === 0) return [];
      return [
        {
          type: SavedSearchEventType.MATCHED,
          payload: { savedSearchId: id, userId, spaceIds: spaces.slice(0, MAX_NAMED), count: spaces.length },
        },
      ];
    });
    if (events.length === 0) return;
    await tx.db
      .updateTable('SavedSearch')
      .set({ notifiedAt: now })
      .where(
        'id',
        'in',
        events.map(({ payload }) => payload.savedSearchId),
      )
      .execute();
    await recordEvents(tx, events);
  });
}
