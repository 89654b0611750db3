import { sql } from 'kysely';
import type { RequestContext } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import { fromGlobalId } from '../../core/graphql/global-id.js';
import { columnRef } from '../../database.js';
import { findReview } from '../reviews/review.loaders.js';
import { ReviewStatus } from '../reviews/review.enums.js';
import { ReportedKind } from './cases/report-case.enums.js';
import { checkNotice } from './check-notice.js';
import type { ReportReviewInput } from './report.inputs.js';
import { submitReport, WAS_INSERTED } from './submit-report.js';

const column = columnRef<'ReviewReport'>;
/** The columns of the unique index; a long text is compared by its hash. */
const SAME_REPORT = sql`${column('reviewId')}, ${column('email')}, ${column('reason')}, md5(${column('details')})`;

/** Reports a published review of somebody else to the staff. Returns the code of the report. */
export async function reportReview(ctx: RequestContext, input: ReportReviewInput): Promise<string> {
  const { reviewId, reason } = input;
  const { reporter, locale, row } = await checkNotice(ctx, input);
  const review = await findReview(ctx, fromGlobalId('Review', reviewId));
  if (review?.status !== ReviewStatus.PUBLISHED) throw new DomainError(ErrorCode.NOT_FOUND);
  const { fullName, email, userId } = reporter;
  if (review.authorId === userId) throw new DomainError(ErrorCode.FORBIDDEN);
  const shown = { text: review.text, details: row.details };
  return submitReport(ctx, {
    subject: 'review',
    reporter,
    locale,
    about: { kind: ReportedKind.REVIEW, id: review.id, concernedId: review.authorId, reason, details: row.details },
    save: ({ db }, code) =>
      db
        .insertInto('ReviewReport')
        .values({ ...row, code, reviewId: review.id, reason })
        .onConflict((conflict) =>
          conflict.expression(SAME_REPORT).doUpdateSet((eb) => ({ locale: eb.ref('excluded.locale') })),
        )
        .returning(['code', WAS_INSERTED.as('isNew')])
        .executeTakeFirstOrThrow(),
    toStaff: { ...shown, fullName, email, reason },
    // A visitor can type any address, so text of other people goes to addresses of accounts only.
    receipt: userId ? shown : {},
  });
}
