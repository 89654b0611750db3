import { sql } from 'kysely';
import type { RequestContext } from '../../core/context.js';
import { DomainError, ErrorCode, refuseProblems } from '../../core/errors/errors.js';
import { fromGlobalId } from '../../core/graphql/global-id.js';
import { Locale } from '../../core/values/locale.js';
import { findReview } from '../reviews/review.loaders.js';
import { ReviewStatus } from '../reviews/review-types.js';
import type { ReportReviewInput } from './report.inputs.js';
import {
  contentProblems,
  findReporter,
  normalizeDetails,
  reporterProblems,
  submitReport,
  WAS_INSERTED,
} from './submit-report.js';

/** The columns of the unique index; a long text is compared by its hash. */
const SAME_REPORT = sql`review_id, email, reason, md5(details)`;

/** Reports a published review of somebody else to the staff. Answers the code of the report. */
export async function reportReview(ctx: RequestContext, input: ReportReviewInput): Promise<string> {
  const { reviewId, reason } = input;
  const details = normalizeDetails(input.details);
  const reporter = await findReporter(ctx, input);
  refuseProblems([...reporterProblems(reporter), ...contentProblems(details, input.isGoodFaith)]);
  const review = await findReview(ctx, fromGlobalId('Review', reviewId));
  if (review?.status !== ReviewStatus.PUBLISHED) throw new DomainError(ErrorCode.NOT_FOUND);
  const { userId, fullName, email } = reporter;
  if (review.authorId === userId) throw new DomainError(ErrorCode.FORBIDDEN);
  const locale = input.locale ?? Locale.ES;
  const { text } = review;
  return submitReport(ctx, {
    subject: 'review',
    reporter,
    locale,
    save: ({ db, clock }, code) =>
      db
        .insertInto('ReviewReport')
        .values({
          code,
          reviewId: review.id,
          userId,
          name: fullName,
          email,
          reason,
          details,
          locale,
          createdAt: clock.now(),
        })
        .onConflict((conflict) =>
          conflict.expression(SAME_REPORT).doUpdateSet((eb) => ({ locale: eb.ref('excluded.locale') })),
        )
        .returning(['code', WAS_INSERTED.as('isNew')])
        .executeTakeFirstOrThrow(),
    toStaff: { fullName, email, reviewId, text, reason, details },
    // A visitor can type any address, so text of other people goes to addresses of accounts only.
    receipt: userId ? { text, details } : {},
  });
}
