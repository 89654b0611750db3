import type DataLoader from 'dataloader';
import type { RequestContext, ServiceContext } from '../../core/context.js';
import type { ReviewRow, RatingSummary } from './review.types.js';
import { ratingOf, type RatingKind, type RatingRow } from './rating.rules.js';
import { canReadReview } from './review.policy.js';

const uuids = (ids: readonly string[]): string => `{${ids.join(',')}}`;

/** The columns of a review `r`, with its round `o`. */
export const REVIEW_COLUMNS = `
  r.id, r.booking_id as "bookingId", r.round, r.direction, r.author_id as "authorId", r.subject_id as "subjectId", r.space_id as "spaceId",
  r.overall, r.accuracy, r.access, r.condition, r.security, r.communication, r.value, r.care, r.rules, r.payment, r.text,
  r.private_note as "privateNote", r.language, r.status, r.submitted_at as "submittedAt", r.published_at as "publishedAt",
  r.replaced_by is not null as "isReplaced", r.reply_text as "replyText", r.reply_at as "replyAt",
  case when o.closed_at is null then o.closes_at end as "openUntil"`;
export const REVIEW_TABLES = 'reviews r left join review_rounds o on o.booking_id = r.booking_id and o.kind = r.round';

type Instant = string | Date | null;

/** A review as the driver gives it. */
export type RawReview = Omit<ReviewRow, 'submittedAt' | 'publishedAt' | 'replyAt' | 'openUntil'> & {
  readonly submittedAt: string | Date;
  readonly publishedAt: Instant;
  readonly replyAt: Instant;
  readonly openUntil: Instant;
};

export function reviewOf(raw: RawReview): ReviewRow {
  return { ...raw, submittedAt: new Date(raw.submittedAt), publishedAt: dateOf(raw.publishedAt), replyAt: dateOf(raw.replyAt), openUntil: dateOf(raw.openUntil) };
}

/** One review as it stands now, whoever asks. */
export async function readReview(ctx: ServiceContext, id: string): Promise<ReviewRow | null> {
  const [row] = await ctx.em.execute<RawReview[]>(`select ${REVIEW_COLUMNS} from ${REVIEW_TABLES} where r.id = ?`, [id]);
  return row ? reviewOf(row) : null;
}

/** Reviews the viewer may read, by uuid; null for all others. */
export function reviewLoader(ctx: RequestContext): DataLoader<string, ReviewRow | null> {
  return ctx.loaders.get<string, ReviewRow | null>('reviews', async (ids) => {
    const rows = await ctx.em.execute<RawReview[]>(`select ${REVIEW_COLUMNS} from ${REVIEW_TABLES} where r.id = any(?::uuid[])`, [uuids(ids)]);
    const byId = new Map(rows.map((row) => [row.id, reviewOf(row)]));
    return ids.map((id) => {
      const review = byId.get(id);
      return review && canReadReview(ctx.viewer, review) ? review : null;
    });
  });
}

/** All reviews of bookings, newest first; who may read them is asked of each. */
export function bookingReviewsLoader(ctx: RequestContext): DataLoader<string, readonly ReviewRow[]> {
  return ctx.loaders.get<string, readonly ReviewRow[]>('booking-reviews', async (ids) => {
    const rows = await ctx.em.execute<RawReview[]>(
      `select ${REVIEW_COLUMNS} from ${REVIEW_TABLES} where r.booking_id = any(?::uuid[]) order by r.submitted_at desc, r.id`,
      [uuids(ids)],
    );
    const byBooking = new Map(ids.map((id): [string, ReviewRow[]] => [id, []]));
    for (const row of rows) byBooking.get(row.bookingId)?.push(reviewOf(row));
    return ids.map((id) => byBooking.get(id) ?? []);
  });
}

/** What the reviews of spaces, of hosts or of renters come to; null for those without. */
export function ratingLoader(ctx: RequestContext, kind: RatingKind): DataLoader<string, RatingRow | null> {
  return ctx.loaders.get<string, RatingRow | null>(`ratings:${kind}`, async (ids) => {
    const rows = await ctx.em.execute<(RatingRow & { subject_id: string })[]>(
      'select subject_id, count, sum, to_json(stars) as stars, scores from ratings where kind = ? and subject_id = any(?::uuid[])',
      [kind, uuids(ids)],
    );
    const byId = new Map(rows.map((row) => [row.subject_id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}

/** The summary of one subject, of the kinds asked for together. */
export async function loadRating(ctx: RequestContext, subjectId: string, kinds: readonly RatingKind[]): Promise<RatingSummary | null> {
  const rows = await Promise.all(kinds.map((kind) => ratingLoader(ctx, kind).load(subjectId)));
  return ratingOf(rows.filter((row) => row !== null));
}

function dateOf(instant: Instant): Date | null {
  return instant === null ? null : new Date(instant);
}
