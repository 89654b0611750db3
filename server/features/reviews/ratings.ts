import type { ServiceContext } from '../../core/context.js';
import { ALL_CATEGORIES } from './review-types.js';

interface Subjects {
  readonly spaceIds: readonly string[];
  readonly personIds: readonly string[];
}

const uuids = (ids: readonly string[]): string => `{${ids.join(',')}}`;
/** Those that count: published, and not replaced by one of the rental's end. */
const COUNTS = `status = 'published' and replaced_by is null`;

const stars = [1, 2, 3, 4, 5].map((given) => `count(*) filter (where overall = ${given})`).join(', ');
const scores = ALL_CATEGORIES.map((name) => `'${name}', case when count(${name}) > 0 then jsonb_build_array(sum(${name}), count(${name})) end`).join(', ');
const FIGURES = `count(*), sum(overall), array[${stars}], jsonb_strip_nulls(jsonb_build_object(${scores}))`;

/** Inserts the ratings of the subjects a condition on `reviews` picks. */
function insertSql(spaces: string, hosts: string, renters: string): string {
  return `insert into ratings (kind, subject_id, count, sum, stars, scores)
    select 'space', space_id, ${FIGURES} from reviews where direction = 'of_space' and ${COUNTS} and ${spaces} group by space_id
    union all select 'host', subject_id, ${FIGURES} from reviews where direction = 'of_space' and ${COUNTS} and ${hosts} group by subject_id
    union all select 'renter', subject_id, ${FIGURES} from reviews where direction = 'of_renter' and ${COUNTS} and ${renters} group by subject_id`;
}

/** Fills the empty table from all reviews, as the demo data is. */
export const ALL_RATINGS_SQL = insertSql('true', 'true', 'true');

/** Makes the ratings of spaces and people agree with their reviews. In the transaction that changed those. */
export async function refreshRatings(tx: ServiceContext, { spaceIds, personIds }: Subjects): Promise<void> {
  // Two bookings of one space may be reviewed at once: whoever comes second counts what the first has written.
  const keys = [...new Set([...spaceIds, ...personIds])].toSorted();
  for (const key of keys) await tx.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`rating:${key}`]);
  const [spaces, people] = [uuids(spaceIds), uuids(personIds)];
  await tx.em.execute(`delete from ratings where (kind = 'space' and subject_id = any(?::uuid[])) or (kind <> 'space' and subject_id = any(?::uuid[]))`, [spaces, people]);
  await tx.em.execute(insertSql('space_id = any(?::uuid[])', 'subject_id = any(?::uuid[])', 'subject_id = any(?::uuid[])'), [spaces, people, people]);
}
