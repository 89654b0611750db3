import { sql, type ExpressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { ServiceContext } from '../../core/context.js';
import { addJob } from '../../core/jobs/jobs.js';
import { addDays } from '../../core/values/date-range.js';
import { MAINLAND_ZONE, startOfDayInstant } from '../../core/values/time-zone.js';
import { inTransaction } from '../../core/writes/transaction.js';
import type { Tables } from '../../database.js';
import { findFreedSpaces } from '../search/availability/freed-spaces.js';
import { findNewlyMatching } from '../search/check-spaces.js';
import type { SpaceFilter } from '../search/search.inputs.js';
import { AlertCadence } from './alert-cadence.js';
import { toCurrentPredicates } from './filter-columns.js';

export const NOTIFY_JOB = 'saved-searches.tell';

/** Matches found within this time are combined in one alert, milliseconds. */
const COLLECT_MS = 4000;
/** Filters checked by one statement. */
const BATCH_SIZE = 100;
/** Days whose freed spaces are matched, the current one included: nightly runs can be missed. */
const FREED_DAYS = 3;

interface Candidate {
  readonly key: string;
  readonly filter: SpaceFilter;
}

/** Values of a space's search row before its change, by column; null when the space was not public. */
export type PreviousValues = Readonly<Record<string, unknown>> | null;

/** Finds the saved searches that a space newly matches and stores each match once. A filter that many people share is checked once. */
export async function matchSpace(ctx: ServiceContext, spaceId: string, previous: PreviousValues): Promise<void> {
  await matchFilters(ctx, spaceId, previous, (eb) => eb.lit(true));
}

/**
 * The same by time alone, for the spaces that became free today or in the days before, should their run have been missed. A search starts
 * today once its first day has passed, so that it newly matches them although nobody changed them; what was saved since they are free found
 * them itself.
 */
export async function matchFreedSpaces(ctx: ServiceContext): Promise<void> {
  const today = ctx.clock.today();
  // Until then nobody could book it today.
  const previous = { available_from: addDays(today, 1) };
  for (let ago = FREED_DAYS - 1; ago >= 0; ago -= 1) {
    const day = addDays(today, -ago);
    const midnight = startOfDayInstant(day, MAINLAND_ZONE);
    for (const spaceId of await findFreedSpaces(ctx, day, ago === 0 ? ctx.clock.now() : midnight))
      await matchFilters(ctx, spaceId, previous, (eb) =>
        eb.and([eb('q.createdAt', '<', midnight), startedBefore(eb, day)]),
      );
  }
}

type SearchBuilder = ExpressionBuilder<Tables & { q: Tables['SavedSearch'] }, 'q'>;
type Condition = (eb: SearchBuilder) => Expression<SqlBool>;

/** Whether the filter asks for days and started on this one: its first day had passed, or it has none. */
function startedBefore(eb: SearchBuilder, day: string): Expression<SqlBool> {
  const from = sql<string | null>`${eb.ref('q.filter')} ->> 'from'`;
  return eb.or([eb(from, '<', day), eb.and([eb(from, 'is', null), eb('q.to', 'is not', null)])]);
}

async function matchFilters(
  ctx: ServiceContext,
  spaceId: string,
  previous: PreviousValues,
  isMeant: Condition,
): Promise<void> {
  let lastKey = '';
  for (;;) {
    const candidates = await listCandidates(ctx, spaceId, lastKey, isMeant);
    const filters = candidates.map(({ filter }) => toCurrentPredicates(ctx, filter));
    const matching = await findNewlyMatching(ctx.em, spaceId, previous, filters);
    const keys = matching.flatMap((index) => candidates[index]?.key ?? []);
    if (keys.length > 0) await storeMatches(ctx, spaceId, keys, isMeant);
    if (candidates.length < BATCH_SIZE) return;
    lastKey = candidates.at(-1)?.key ?? lastKey;
  }
}

type WithSpaceAndSearch = Tables & { r: Tables['SpaceSearch']; q: Tables['SavedSearch'] };
type Builder = ExpressionBuilder<WithSpaceAndSearch, 'r' | 'q'>;

/** Written as alternatives on single columns, so that PostgreSQL uses the index of each. */
function isInArea(eb: Builder): Expression<SqlBool> {
  return eb.or([
    eb('q.cityId', '=', eb.ref('r.cityId')),
    sql<SqlBool>`${eb.ref('q.postalCodes')} @> array[${eb.ref('r.pc')}]`,
    sql<SqlBool>`${eb.ref('q.zone')} @> box(${eb.ref('r.pt')}, ${eb.ref('r.pt')})`,
  ]);
}

/** Whether the space is within the filter's bounds of price, size and type. */
function isInBounds(eb: Builder): Expression<SqlBool> {
  return eb.and([
    eb.or([eb('q.priceMinCents', 'is', null), eb('q.priceMinCents', '<=', eb.ref('r.priceCents'))]),
    eb.or([eb('q.priceMaxCents', 'is', null), eb('q.priceMaxCents', '>=', eb.ref('r.priceCents'))]),
    eb.or([eb('q.sizeMinM2', 'is', null), eb('q.sizeMinM2', '<=', eb.ref('r.sizeM2'))]),
    eb.or([eb('q.sizeMaxM2', 'is', null), eb('q.sizeMaxM2', '>=', eb.ref('r.sizeM2'))]),
    eb.or([eb('q.types', 'is', null), sql<SqlBool>`${eb.ref('r.type')} = any(${eb.ref('q.types')})`]),
  ]);
}

/** Distinct filters whose indexed columns admit the space; the exact check follows. */
function listCandidates(
  { db, clock }: ServiceContext,
  spaceId: string,
  lastKey: string,
  isMeant: Condition,
): Promise<Candidate[]> {
  return db
    .selectFrom('SpaceSearch as r')
    .innerJoin('SavedSearch as q', (join) => join.on(isInArea))
    .distinctOn('q.filterKey')
    .select(['q.filterKey as key', 'q.filter'])
    .where('r.id', '=', spaceId)
    .where('q.filterKey', '>', lastKey)
    .where((eb) => eb.or([eb('q.to', 'is', null), eb('q.to', '>', clock.today())]))
    .where(isInBounds)
    .where(isMeant)
    .orderBy('q.filterKey')
    .limit(BATCH_SIZE)
    .execute();
}

/* Skips the space's own host. Matches of searches without alerts are counted, but marked so that they are never sent. */
async function storeMatches(
  ctx: ServiceContext,
  spaceId: string,
  keys: readonly string[],
  isMeant: Condition,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const now = sql<Date>`${tx.clock.now()}::timestamptz`;
    const stored = await tx.db
      .insertInto('SavedSearchMatch')
      .columns(['searchId', 'spaceId', 'matchedAt', 'notifiedAt'])
      .expression((insert) =>
        insert
          .selectFrom('SavedSearch as q')
          .innerJoin('User as u', 'u.id', 'q.userId')
          .innerJoin('Space as s', (join) => join.on('s.id', '=', spaceId))
          .select((eb) => [
            'q.id as searchId',
            's.id as spaceId',
            now.as('matchedAt'),
            eb.case().when('q.cadence', '=', AlertCadence.OFF).then(now).end().as('notifiedAt'),
          ])
          .where('q.filterKey', 'in', keys)
          .where(isMeant)
          .whereRef('q.userId', '<>', 's.hostId')
          .where('u.suspendedAt', 'is', null),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('notifiedAt')
      .execute();
    if (stored.some(({ notifiedAt }) => notifiedAt === null))
      await addJob(tx, NOTIFY_JOB, {}, { jobKey: NOTIFY_JOB, afterMs: COLLECT_MS });
  });
}
