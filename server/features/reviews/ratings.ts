import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import { lockByName } from '../../core/jobs/advisory-lock.js';
import type { ServiceContext } from '../../core/context.js';
import type { Database, Tables } from '../../database.js';
import type { CategoryTotals, RatingKind } from './rating.rules.js';
import { ALL_CATEGORIES, ReviewDirection, ReviewStatus } from './review.enums.js';

interface RatedIds {
  readonly spaceIds: readonly string[];
  readonly personIds: readonly string[];
}

type Reviews = ExpressionBuilder<Tables, 'Review'>;
type Condition = (eb: Reviews) => Expression<SqlBool>;

function starCounts(eb: Reviews) {
  const counts = [1, 2, 3, 4, 5].map((stars) => eb.fn.countAll().filterWhere('overall', '=', stars));
  return sql<number[]>`array[${sql.join(counts)}]`;
}

/** Sum and number of the stars of each category; categories without stars are left out. */
function categoryTotals(eb: Reviews) {
  const totals = ALL_CATEGORIES.flatMap((name) => {
    const count = eb.fn.count(name);
    const pair = eb.fn('jsonb_build_array', [eb.fn.sum(name), count]);
    return [sql.lit(name), eb.case().when(count, '>', 0).then(pair).end()];
  });
  return eb.fn<CategoryTotals>('jsonb_strip_nulls', [eb.fn('jsonb_build_object', totals)]);
}

/** The reviews that make each kind of rating, and what they rate. */
const RATED = {
  space: { subject: 'spaceId', direction: ReviewDirection.OF_SPACE },
  host: { subject: 'subjectId', direction: ReviewDirection.OF_SPACE },
  renter: { subject: 'subjectId', direction: ReviewDirection.OF_RENTER },
} as const satisfies Record<RatingKind, unknown>;

/** The totals of one kind of rating, grouped by the rated space or user. */
function selectTotals(db: Database, kind: RatingKind, isIncluded: Condition) {
  const { subject, direction } = RATED[kind];
  return (
    db
      .selectFrom('Review')
      .select((eb) => [
        eb.val(kind).as('kind'),
        eb.ref(subject).as('subjectId'),
        eb.fn.countAll<number>().as('count'),
        eb.fn.sum<number>('overall').as('sum'),
        starCounts(eb).as('stars'),
        categoryTotals(eb).as('scores'),
      ])
      .where('direction', '=', direction)
      .where('status', '=', ReviewStatus.PUBLISHED)
      // A review of the end of a rental replaces the one written while it ran.
      .where('replacedBy', 'is', null)
      .where(isIncluded)
      .groupBy(subject)
  );
}

async function insertRatings(db: Database, isOfSpace: Condition, isOfPerson: Condition): Promise<void> {
  const totals = selectTotals(db, 'space', isOfSpace)
    .unionAll(selectTotals(db, 'host', isOfPerson))
    .unionAll(selectTotals(db, 'renter', isOfPerson));
  await db
    .insertInto('Rating')
    .columns(['kind', 'subjectId', 'count', 'sum', 'stars', 'scores'])
    .expression(totals)
    .execute();
}

/** Fills the empty table from all reviews; the seed runs it. */
export function insertAllRatings(db: Database): Promise<void> {
  const all: Condition = (eb) => eb.lit(true);
  return insertRatings(db, all, all);
}

/** Recomputes the ratings of spaces and people, in the transaction that changed their reviews. */
export async function refreshRatings(tx: ServiceContext, { spaceIds, personIds }: RatedIds): Promise<void> {
  // Two bookings of one space may be reviewed at once: the second transaction must count what the first has written. Sorted, to avoid deadlocks.
  for (const id of [...new Set([...spaceIds, ...personIds])].toSorted()) await lockByName(tx, `rating:${id}`);
  await tx.db
    .deleteFrom('Rating')
    .where((eb) =>
      eb.or([
        eb.and([eb('kind', '=', 'space'), eb('subjectId', 'in', spaceIds)]),
        eb.and([eb('kind', '<>', 'space'), eb('subjectId', 'in', personIds)]),
      ]),
    )
    .execute();
  await insertRatings(
    tx.db,
    (eb) => eb('spaceId', 'in', spaceIds),
    (eb) => eb('subjectId', 'in', personIds),
  );
}
