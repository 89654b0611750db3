import { NOTICE_LENGTH } from '../../core/notice-length.js';
import { sql } from 'kysely';
import type { RequestContext, ServiceContext } from '../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems, type FieldError } from '../../core/errors.js';
import { fromGlobalId } from '../../core/global-id.js';
import { Locale } from '../../core/locale.js';
import { queueMail, type MailParams } from '../../core/mailer.js';
import { consume } from '../../core/rate-limits.js';
import { inTransaction } from '../../core/transaction.js';
import { emailProblem, fullNameProblem, normaliseEmail, normaliseFullName } from '../accounts/account-rules.js';
import { normalizeText } from '../reviews/review-content.rules.js';
import { findReview } from '../reviews/review.loaders.js';
import { ReviewStatus } from '../reviews/review-types.js';
import type { ReviewRow } from '../reviews/review.types.js';
import type { ReportReviewInput } from './review-report.inputs.js';

interface Reporter {
  readonly userId: string | null;
  readonly fullName: string;
  readonly email: string;
}

/** Stores a report of a review, mails the staff and a receipt, and answers its code. The same report sent twice has one code. */
export async function reportReview(ctx: RequestContext, input: ReportReviewInput): Promise<string> {
  const details = normalizeText(input.details);
  const reporter = await findReporter(ctx, input);
  refuseProblems(
    [
      ...(reporter.userId ? [] : [fullNameProblem(reporter.fullName), emailProblem(reporter.email)]),
      ...contentProblems(details, input),
    ].filter((problem) => problem !== null),
  );
  const review = await findReview(ctx, fromGlobalId('Review', input.reviewId));
  if (review?.status !== ReviewStatus.PUBLISHED) throw new DomainError(ErrorCode.NOT_FOUND);
  if (review.authorId === reporter.userId) throw new DomainError(ErrorCode.FORBIDDEN);
  await consume(ctx, 'review-report-ip', ctx.client.network);
  const locale = input.locale ?? Locale.ES;
  return inTransaction(ctx, async (tx) => {
    const { code, isNew } = await upsertReport(tx, { review, reporter, details, reason: input.reason, locale });
    if (!isNew) return code;
    const params = {
      code,
      fullName: reporter.fullName,
      email: reporter.email,
      reviewId: input.reviewId,
      text: review.text,
      reason: input.reason,
      details,
    };
    // A visitor can type any address, so text of other people goes to addresses of accounts only.
    const receipt: MailParams = reporter.userId ? { code, text: review.text, details } : { code };
    await queueMail(tx, {
      id: `review-report-${code}-receipt`,
      to: reporter.email,
      locale,
      template: 'reviews.report-receipt',
      params: receipt,
    });
    await queueMail(tx, {
      id: `review-report-${code}`,
      to: ctx.config.supportEmail,
      locale: Locale.ES,
      template: 'reviews.report',
      params,
    });
    return code;
  });
}

/** The reporter by their account; a visitor gives name and e-mail. */
async function findReporter(ctx: RequestContext, input: ReportReviewInput): Promise<Reporter> {
  if (!ctx.viewer)
    return {
      userId: null,
      fullName: normaliseFullName(input.fullName ?? ''),
      email: normaliseEmail(input.email ?? ''),
    };
  const user = await ctx.db
    .selectFrom('User')
    .select(['fullName', 'email'])
    .where('id', '=', ctx.viewer.id)
    .executeTakeFirst();
  return { userId: ctx.viewer.id, fullName: user?.fullName ?? '', email: user?.email ?? '' };
}

function contentProblems(details: string, { isGoodFaith }: ReportReviewInput): (FieldError | null)[] {
  const { length } = [...details];
  return [
    length >= NOTICE_LENGTH.min && length <= NOTICE_LENGTH.max
      ? null
      : { path: 'details', code: FieldProblemCode.CONTACT_MESSAGE_LENGTH, params: NOTICE_LENGTH },
    isGoodFaith ? null : { path: 'isGoodFaith', code: FieldProblemCode.GOOD_FAITH_REQUIRED },
  ];
}

interface NewReport {
  readonly review: ReviewRow;
  readonly reporter: Reporter;
  readonly details: string;
  readonly reason: ReportReviewInput['reason'];
  readonly locale: Locale;
}

async function upsertReport(
  tx: ServiceContext,
  { review, reporter, details, reason, locale }: NewReport,
): Promise<{ code: string; isNew: boolean }> {
  const now = tx.clock.now();
  const { userId, fullName: name, email } = reporter;
  return tx.db
    .insertInto('ReviewReport')
    .values({ code: nextCode(now), reviewId: review.id, userId, name, email, reason, details, locale, createdAt: now })
    .onConflict((conflict) =>
      conflict.expression(SAME_REPORT).doUpdateSet({ locale: (eb) => eb.ref('excluded.locale') }),
    )
    .returning(['code', WAS_INSERTED.as('isNew')])
    .executeTakeFirstOrThrow();
}

/** The columns of the unique index; a long text is compared by its hash. */
const SAME_REPORT = sql`review_id, email, reason, md5(details)`;
/** In an upsert: true for an inserted row, false for an updated one. */
const WAS_INSERTED = sql<boolean>`xmax = 0`;

function nextCode(now: Date) {
  return sql<string>`${`REV-${now.getUTCFullYear()}-`} || lpad(nextval('review_report_codes')::text, 6, '0')`;
}
