import { pageOfWindow, windowOf, type PageArgs } from '../../../core/graphql/connection.js';
import type { SignedInContext } from '../../../core/context.js';
import {
  cursorOf,
  isInAscendingWindow,
  newestFirstKey,
  oldestFirst,
  type NewestFirstKey,
} from '../../../core/graphql/newest-first.js';
import { selectReviews } from '../../reviews/review.loaders.js';
import { ReviewStatus } from '../../reviews/review.enums.js';
import type { OpenReport, ReviewToDecideConnection, ReviewToDecideRow } from './review-to-decide.types.js';

const ORDER = 'reviews-to-decide';
const MAX_REPORTS_SHOWN = 10;

/** Held reviews, and published ones with open reports. Leaves out those by, about and reported by the viewer, who may not decide on them. */
export function selectWaitingReviews({ db, viewer }: SignedInContext) {
  const held = db
    .selectFrom('Review as r')
    .select(['r.id', 'r.submittedAt as since'])
    .where('r.status', '=', ReviewStatus.HELD)
    .where('r.authorId', '<>', viewer.id)
    .where('r.subjectId', '<>', viewer.id);
  const reported = db
    .selectFrom('Review as r')
    .innerJoin('ReviewReport as p', 'p.reviewId', 'r.id')
    .select((eb) => ['r.id', eb.fn.min('p.createdAt').as('since')])
    .where('p.decidedAt', 'is', null)
    .where('r.status', '=', ReviewStatus.PUBLISHED)
    .where('r.authorId', '<>', viewer.id)
    .where('r.subjectId', '<>', viewer.id)
    .groupBy('r.id')
    .having((eb) => eb(eb.fn.countAll<string>().filterWhere('p.userId', '=', viewer.id), '=', '0'));
  return db.selectFrom(held.unionAll(reported).as('w'));
}

/** Reviews that wait for a decision of the staff, longest waiting first. */
export async function listReviewsToDecide(ctx: SignedInContext, page: PageArgs): Promise<ReviewToDecideConnection> {
  const window = windowOf(ctx, page);
  const keys = await selectWaitingReviews(ctx)
    .select((eb) => newestFirstKey(eb, 'w.since'))
    .where((eb) => isInAscendingWindow(eb, 'w.since', ORDER, window))
    .orderBy('w.since', oldestFirst(window))
    .orderBy('w.id', oldestFirst(window))
    .limit(window.size + 1)
    .execute();
  const { total } = await selectWaitingReviews(ctx)
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const ids = keys.slice(0, window.size).map(({ id }) => id);
  const reviews = await loadReviews(ctx, ids);
  const reports = await loadReports(ctx, ids);
  const toRow = ({ id, at }: NewestFirstKey): ReviewToDecideRow => {
    const review = reviews.get(id) as HeldReview;
    return { ...review, ...(reports.get(id) ?? { reports: [], reportCount: 0 }), waitingSince: new Date(at) };
  };
  return {
    ...pageOfWindow(keys, window, (key) => ({ cursor: cursorOf(ORDER, key), node: toRow(key) })),
    totalCount: Number(total),
  };
}

type HeldReview = Pick<ReviewToDecideRow, 'review' | 'flags' | 'note' | 'decidedAt'>;

async function loadReviews(ctx: SignedInContext, ids: readonly string[]): Promise<ReadonlyMap<string, HeldReview>> {
  if (ids.length === 0) return new Map();
  const reviews = await selectReviews(ctx.db).where('r.id', 'in', ids).execute();
  return new Map(
    reviews.map((review) => [
      review.id,
      {
        review,
        flags: review.flags,
        note: review.status === ReviewStatus.HELD ? review.privateNote : '',
        decidedAt: review.decidedAt,
      },
    ]),
  );
}

type Reports = Pick<ReviewToDecideRow, 'reports' | 'reportCount'>;

async function loadReports(ctx: SignedInContext, ids: readonly string[]): Promise<ReadonlyMap<string, Reports>> {
  const byReview = new Map<string, Reports>();
  if (ids.length === 0) return byReview;
  const open = ctx.db
    .selectFrom('ReviewReport as p')
    .select(['p.reviewId', 'p.code', 'p.reason', 'p.details', 'p.createdAt'])
    .select((eb) => [
      eb.fn
        .countAll<string>()
        .over((over) => over.partitionBy('p.reviewId'))
        .as('total'),
      eb.fn
        .agg<string>('row_number')
        .over((over) => over.partitionBy('p.reviewId').orderBy('p.createdAt').orderBy('p.code'))
        .as('position'),
    ])
    .where('p.decidedAt', 'is', null)
    .where('p.reviewId', 'in', ids);
  const rows = await ctx.db
    .selectFrom(open.as('q'))
    .select(['q.reviewId', 'q.code', 'q.reason', 'q.details', 'q.createdAt', 'q.total'])
    .where('q.position', '<=', String(MAX_REPORTS_SHOWN))
    .orderBy('q.reviewId')
    .orderBy('q.position')
    .execute();
  for (const { reviewId, total, ...report } of rows) {
    const before: readonly OpenReport[] = byReview.get(reviewId)?.reports ?? [];
    byReview.set(reviewId, { reports: [...before, report], reportCount: Number(total) });
  }
  return byReview;
}
