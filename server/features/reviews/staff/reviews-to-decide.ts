import { clampFirst, pageOf } from '../../../core/connection.js';
import type { SignedInContext } from '../../../core/context.js';
import { cursorOf, keyOfCursor, type NewestFirstKey } from '../../../core/newest-first.js';
import { REVIEW_COLUMNS, REVIEW_TABLES, reviewOf, type RawReview } from '../review.loaders.js';
import type { ReviewPage } from '../review-lists.js';
import { ReviewStatus, type ReviewFlag } from '../review-types.js';
import type { ReviewReport, ReviewToDecideConnection, ReviewToDecideRow } from './review-to-decide.types.js';

const ORDER = 'reviews-to-decide';
const SHOWN_REPORTS = 10;

/* What she wrote, or what is said of her, is not hers to judge: she would read it before its time. */
const WAITING = `
  with waiting as (
    select r.id, r.submitted_at as since from reviews r where r.status = 'held' and ? not in (r.author_id, r.subject_id)
    union all
    select r.id, min(p.created_at) from review_reports p join reviews r on r.id = p.review_id
    where p.decided_at is null and r.status = 'published' and ? not in (r.author_id, r.subject_id) group by r.id
  )`;
const AT = `to_char(since at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** What waits for the staff, the longest waiting first: held back, or published and reported. */
export async function reviewsToDecide(ctx: SignedInContext, { first, after }: ReviewPage): Promise<ReviewToDecideConnection> {
  const size = clampFirst(first);
  const position = after === null ? null : keyOfCursor(ORDER, after);
  const viewer = [ctx.viewer.id, ctx.viewer.id];
  const keys = await ctx.em.execute<NewestFirstKey[]>(
    `${WAITING} select id, ${AT} as at from waiting ${position ? 'where (since, id) > (?::timestamptz, ?::uuid)' : ''} order by since, id limit ?`,
    [...viewer, ...(position ? [position.at, position.id] : []), size + 1],
  );
  const [count] = await ctx.em.execute<{ total: number }[]>(`${WAITING} select count(*)::int as total from waiting`, viewer);
  const shown = keys.slice(0, size);
  const ids = `{${shown.map(({ id }) => id).join(',')}}`;
  const reviews = await readReviews(ctx, ids);
  const reports = await readReports(ctx, ids);
  const rowOf = ({ id, at }: NewestFirstKey): ReviewToDecideRow => {
    const review = reviews.get(id) as HeldReview;
    return { ...review, ...(reports.get(id) ?? { reports: [], reportCount: 0 }), waitingSince: new Date(at) };
  };
  return { ...pageOf(keys, size, position === null, (key) => ({ cursor: cursorOf(ORDER, key), node: rowOf(key) })), totalCount: count?.total ?? 0 };
}

type HeldReview = Pick<ReviewToDecideRow, 'review' | 'flags' | 'note'>;

async function readReviews(ctx: SignedInContext, ids: string): Promise<ReadonlyMap<string, HeldReview>> {
  const rows = await ctx.em.execute<(RawReview & { flags: ReviewFlag[] })[]>(
    `select ${REVIEW_COLUMNS}, to_json(r.flags) as flags from ${REVIEW_TABLES} where r.id = any(?::uuid[])`,
    [ids],
  );
  return new Map(rows.map(({ flags, ...raw }) => [raw.id, { review: reviewOf(raw), flags, note: raw.status === ReviewStatus.HELD ? raw.privateNote : '' }]));
}

interface Reports {
  readonly reports: readonly ReviewReport[];
  readonly reportCount: number;
}

interface RawReport extends Omit<ReviewReport, 'createdAt'> {
  readonly review_id: string;
  readonly created_at: string | Date;
  readonly count: number;
}

async function readReports(ctx: SignedInContext, ids: string): Promise<ReadonlyMap<string, Reports>> {
  const rows = await ctx.em.execute<RawReport[]>(
    `select * from (
       select review_id, code, reason, details, created_at, (count(*) over (partition by review_id))::int as count,
         row_number() over (partition by review_id order by created_at, code) as place
       from review_reports where decided_at is null and review_id = any(?::uuid[])
     ) p where place <= ? order by review_id, place`,
    [ids, SHOWN_REPORTS],
  );
  const byReview = new Map<string, Reports>();
  for (const { review_id: id, code, reason, details, created_at: at, count } of rows) {
    byReview.set(id, { reports: [...(byReview.get(id)?.reports ?? []), { code, reason, details, createdAt: new Date(at) }], reportCount: count });
  }
  return byReview;
}
