import { lockByName } from '../../core/advisory-lock.js';
import type { ServiceContext } from '../../core/context.js';
import { ALL_CATEGORIES } from './review-types.js';

interface RatedIds {
  readonly spaceIds: readonly string[];
  readonly personIds: readonly string[];
}

const uuids = (ids: readonly string[]): string => `{${ids.join(',')}}`;
/** A review of the end of a rental replaces the one written while it ran. */
const COUNTS = `status = 'published' and replaced_by is null`;

const stars = [1, 2, 3, 4, 5].map((given) => `count(*) filter (where overall = ${given})`).join(', ');
const scores = ALL_CATEGORIES.map(
  (name) => `'${name}', case when count(${name}) > 0 then jsonb_build_array(sum(${name}), count(${name})) end`,
).join(', ');
const TOTALS = `count(*), sum(overall), array[${stars}], jsonb_strip_nulls(jsonb_build_object(${scores}))`;

/* SQL text, because the seed runs the same statement on a bare connection. */
function insertSql(spaces: string, hosts: string, renters: string): string {
  return `insert into ratings (kind, subject_id, count, sum, stars, scores)
    select 'space', space_id, ${TOTALS} from reviews where direction = 'of_space' and ${COUNTS} and ${spaces} group by space_id
    union all select 'host', subject_id, ${TOTALS} from reviews where direction = 'of_space' and ${COUNTS} and ${hosts} group by subject_id
    union all select 'renter', subject_id, ${TOTALS} from reviews where direction = 'of_renter' and ${COUNTS} and ${renters} group by subject_id`;
}

/** Fills the empty table from all reviews; the seed runs it. */
export const ALL_RATINGS_SQL = insertSql('true', 'true', 'true');

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
  const [spaces, people] = [uuids(spaceIds), uuids(personIds)];
  await tx.em.execute(
    insertSql('space_id = any(?::uuid[])', 'subject_id = any(?::uuid[])', 'subject_id = any(?::uuid[])'),
    [spaces, people, people],
  );
}
