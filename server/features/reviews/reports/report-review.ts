import type { RequestContext, ServiceContext } from '../../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems, type FieldError } from '../../../core/errors.js';
import { fromGlobalId } from '../../../core/global-id.js';
import { Locale } from '../../../core/locale.js';
import { queueMail } from '../../../core/mailer.js';
import { consume } from '../../../core/rate-limits.js';
import { inTransaction } from '../../../core/transaction.js';
import { emailProblem, fullNameProblem, normaliseEmail, normaliseFullName } from '../../accounts/account-rules.js';
import { tidyText } from '../review-content.rules.js';
import { readReview } from '../review.loaders.js';
import { ReviewStatus } from '../review-types.js';
import type { ReviewRow } from '../review.types.js';
import type { ReportReviewInput } from './review-report.inputs.js';

const DETAILS = { min: 20, max: 3000 } as const;

interface Reporter {
  readonly userId: string | null;
  readonly fullName: string;
  readonly email: string;
}

/** Keeps a report of a review, tells the staff and sends a receipt; answers its code. Said again, it is the same report. */
export async function reportReview(ctx: RequestContext, input: ReportReviewInput): Promise<string> {
  const details = tidyText(input.details);
  const reporter = await reporterOf(ctx, input);
  refuseProblems([...(reporter.userId ? [] : [fullNameProblem(reporter.fullName), emailProblem(reporter.email)]), ...contentProblems(details, input)].filter((problem) => problem !== null));
  const review = await readReview(ctx, fromGlobalId('Review', input.reviewId));
  if (review?.status !== ReviewStatus.PUBLISHED) throw new DomainError(ErrorCode.NOT_FOUND);
  if (review.authorId === reporter.userId) throw new DomainError(ErrorCode.FORBIDDEN);
  await consume(ctx, 'review-report-ip', ctx.client.ip);
  const locale = input.locale ?? Locale.ES;
  return inTransaction(ctx, async (tx) => {
    const { code, isNew } = await store(tx, { review, reporter, details, reason: input.reason, locale });
    if (!isNew) return code;
    const params = { code, fullName: reporter.fullName, email: reporter.email, reviewId: input.reviewId, text: review.text, reason: input.reason, details };
    await queueMail(tx, { id: `review-report-${code}-receipt`, to: reporter.email, locale, template: 'reviews.report-receipt', params });
    await queueMail(tx, { id: `review-report-${code}`, to: ctx.config.supportEmail, locale: Locale.ES, template: 'reviews.report', params });
    return code;
  });
}

/** Whoever is signed in is known; a visitor says who she is. */
async function reporterOf(ctx: RequestContext, input: ReportReviewInput): Promise<Reporter> {
  if (!ctx.viewer) return { userId: null, fullName: normaliseFullName(input.fullName ?? ''), email: normaliseEmail(input.email ?? '') };
  const [user] = await ctx.em.execute<{ full_name: string; email: string }[]>('select full_name, email from users where id = ?', [ctx.viewer.id]);
  return { userId: ctx.viewer.id, fullName: user?.full_name ?? '', email: user?.email ?? '' };
}

function contentProblems(details: string, { isGoodFaith }: ReportReviewInput): (FieldError | null)[] {
  const { length } = [...details];
  return [
    length >= DETAILS.min && length <= DETAILS.max ? null : { path: 'details', code: FieldProblemCode.CONTACT_MESSAGE_LENGTH, params: DETAILS },
    isGoodFaith ? null : { path: 'isGoodFaith', code: FieldProblemCode.GOOD_FAITH_REQUIRED },
  ];
}

interface Report {
  readonly review: ReviewRow;
  readonly reporter: Reporter;
  readonly details: string;
  readonly reason: ReportReviewInput['reason'];
  readonly locale: Locale;
}

async function store(tx: ServiceContext, { review, reporter, details, reason, locale }: Report): Promise<{ code: string; isNew: boolean }> {
  const now = tx.clock.now();
  const [row] = await tx.em.execute<{ code: string; is_new: boolean }[]>(
    `insert into review_reports (code, review_id, user_id, name, email, reason, details, locale, created_at)
     values (? || lpad(nextval('review_report_codes')::text, 6, '0'), ?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (review_id, email, reason, md5(details)) do update set locale = excluded.locale
     returning code, xmax = 0 as is_new`,
    [`REV-${now.getUTCFullYear()}-`, review.id, reporter.userId, reporter.fullName, reporter.email, reason, details, locale, now],
  );
  if (!row) throw new Error('the report was not stored');
  return { code: row.code, isNew: row.is_new };
}
