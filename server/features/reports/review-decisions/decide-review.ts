import { recordAudit } from '../../../core/writes/audit.js';
import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { changeRecord } from '../../../core/writes/change-record.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { normalizeText } from '../../../core/values/normalize-text.js';
import { openOwnCase } from '../cases/open-own-case.js';
import { ReportedKind } from '../cases/report-case-types.js';
import { afterHiding, afterPublishing } from '../../reviews/close-round.js';
import { answerReports, type ReviewDecision } from './answer-reports.js';
import { STATEMENT_LENGTH } from '../../reviews/review-content.rules.js';
import type { DecideReviewInput } from './decide-review.inputs.js';
import { Review } from '../../reviews/review.entity.js';
import { findReview, getReview } from '../../reviews/review.loaders.js';
import { getOpenUntil } from '../../reviews/review.policy.js';
import { lockReviews } from '../../reviews/review-rounds.js';
import { ReviewStatus } from '../../reviews/review-types.js';
import type { ReviewRow } from '../../reviews/review.types.js';

/**
 * Staff hide a review, or publish one that was held, reported or hidden; both with their reasons. Hiding one without a report or a case
 * creates a case, so that its author can complain.
 */
export function decideReview(ctx: SignedInContext, decision: DecideReviewInput): Promise<ReviewRow> {
  return inTransaction(ctx, (tx) => decideReviewIn(tx, decision));
}

type Deciding = DecideReviewInput & Pick<ReviewDecision, 'unfoundedCode'> & { readonly isOfCase?: boolean };

/** The same in the transaction of a report's decision, which has checked the state of its case instead of `seenDecidedAt`. */
export async function decideReviewIn(tx: SignedInContext, deciding: Deciding): Promise<ReviewRow> {
  const { reviewId, isHidden, statement, seenDecidedAt, unfoundedCode, isOfCase = false } = deciding;
  const id = fromGlobalId('Review', reviewId);
  const reasons = normalizeText(statement);
  const { length } = [...reasons];
  refuseProblems(
    length >= STATEMENT_LENGTH.min && length <= STATEMENT_LENGTH.max
      ? []
      : [{ path: 'statement', code: FieldProblemCode.TEXT_LENGTH, params: STATEMENT_LENGTH }],
  );
  const review = await lockReview(tx, id);
  if (review.authorId === tx.viewer.id || review.subjectId === tx.viewer.id) throw new DomainError(ErrorCode.FORBIDDEN);
  // Nobody but the author may read a review before it is published, staff included.
  if (review.status === ReviewStatus.SUBMITTED) throw new DomainError(ErrorCode.NOT_FOUND);
  if (await hasOwnReport(tx, id)) throw new DomainError(ErrorCode.FORBIDDEN);
  const decision = {
    status: isHidden ? ReviewStatus.HIDDEN : releasedStatus(review),
    statement: reasons,
    unfoundedCode,
  };
  const answered = await answerReports(tx, review, decision);
  if (decision.status === review.status && answered === 0) return review;
  if (!isOfCase && !isSame(review.decidedAt, seenDecidedAt ?? null))
    throw new DomainError(ErrorCode.REPORT_STATE_REFUSED);
  await applyDecision(tx, review, decision);
  if (decision.status === ReviewStatus.HIDDEN && answered === 0 && !isOfCase) await openReviewCase(tx, review, reasons);
  return getReview(tx, id);
}

const isSame = (stored: Date | null, seen: Date | null): boolean =>
  new Date(stored ?? 0).getTime() === new Date(seen ?? 0).getTime();

/** Whether a report by the viewer is among those that a decision would answer. */
async function hasOwnReport({ db, viewer }: SignedInContext, reviewId: string): Promise<boolean> {
  const own = await db
    .selectFrom('ReviewReport')
    .select('code')
    .where('reviewId', '=', reviewId)
    .where('userId', '=', viewer.id)
    .where('decidedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return own !== undefined;
}

async function openReviewCase(tx: SignedInContext, { id, authorId }: ReviewRow, statement: string): Promise<void> {
  await openOwnCase(tx, { subject: ReportedKind.REVIEW, subjectId: id, concernedId: authorId, statement });
}

/** The review, whose round is locked until the transaction ends; throws NOT_FOUND. */
export async function lockReview(tx: SignedInContext, id: string): Promise<ReviewRow> {
  const found = await findReview(tx, id);
  if (!found) throw new DomainError(ErrorCode.NOT_FOUND);
  await lockReviews(tx, found.bookingId);
  return getReview(tx, id);
}

/** A review released while its round is open waits for the other side like any other. */
function releasedStatus(review: ReviewRow): ReviewStatus {
  return getOpenUntil(review) === null ? ReviewStatus.PUBLISHED : ReviewStatus.SUBMITTED;
}

async function applyDecision(
  tx: SignedInContext,
  review: ReviewRow,
  { status, statement }: ReviewDecision,
): Promise<void> {
  const now = tx.clock.now();
  const isPublished = status === ReviewStatus.PUBLISHED;
  await changeRecord(tx, Review, review.id, {
    status,
    flags: [],
    decisionText: statement,
    decidedAt: now,
    ...(isPublished && { publishedAt: review.publishedAt ?? now }),
  });
  await recordAudit(tx, {
    actorId: tx.viewer.id,
    action: auditAction(review, status),
    objectType: 'review',
    objectId: review.id,
    before: { status: review.status },
    after: { status },
    reason: statement,
    ip: tx.client.ip,
  });
  if (status === review.status) return;
  if (isPublished) await afterPublishing(tx, [review]);
  if (status === ReviewStatus.HIDDEN) await afterHiding(tx, [review]);
}

function auditAction(review: ReviewRow, status: ReviewStatus): string {
  if (status === ReviewStatus.HIDDEN) return 'review.hidden';
  return status === review.status ? 'review.kept' : 'review.released';
}
