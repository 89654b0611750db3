import { randomUUID } from 'node:crypto';
import { recordAudit } from '../../../core/writes/audit.js';
import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { changeRecord } from '../../../core/writes/change-record.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { cleanText, isWithin } from '../../../core/values/text.js';
import { findHidingCases, liftCases } from '../cases/hiding-cases.js';
import { openOwnCase } from '../cases/open-own-case.js';
import { CaseEffect, ReportedKind } from '../cases/report-case.enums.js';
import { afterHiding, afterPublishing } from '../../reviews/close-round.js';
import { answerReports, type ReviewDecision } from './answer-reports.js';
import { STATEMENT_LENGTH } from '../../reviews/review-content.rules.js';
import type { DecideReviewInput } from './decide-review.inputs.js';
import { Review } from '../../reviews/review.entity.js';
import { findReview, getReview } from '../../reviews/review.loaders.js';
import { getOpenUntil } from '../../reviews/review.policy.js';
import { lockReviews } from '../../reviews/review-rounds.js';
import { ReviewStatus } from '../../reviews/review.enums.js';
import type { ReviewRow } from '../../reviews/review.types.js';

/**
 * Staff hide a review, or publish one that was held, reported or hidden; both with their reasons. Hiding one without a report or a case
 * creates a case, so that its author can complain.
 */
export function decideReview(ctx: SignedInContext, decision: DecideReviewInput): Promise<ReviewRow> {
  return inTransaction(ctx, (tx) => decideReviewIn(tx, decision));
}

interface Deciding extends DecideReviewInput {
  /** For the decision of a report's case. */
  readonly ofCase?: Pick<ReviewDecision, 'decisionId' | 'unfoundedCodes'>;
}

/** The same in the transaction of a report's decision, which has checked the state of its case instead of `seenDecidedAt`. */
export async function decideReviewIn(tx: SignedInContext, deciding: Deciding): Promise<ReviewRow> {
  const { reviewId, isHidden, statement, seenDecidedAt, seenSubmittedAt, ofCase } = deciding;
  const reasons = tidyReasons(statement);
  const review = await lockToDecide(tx, fromGlobalId('Review', reviewId));
  const { id } = review;
  if (seenSubmittedAt && !isSame(review.submittedAt, seenSubmittedAt))
    throw new DomainError(ErrorCode.REPORT_STATE_REFUSED);
  // A first dismissal changes nothing: what another decision has hidden stays so.
  const isKept = ofCase !== undefined && review.status === ReviewStatus.HIDDEN;
  const decision = {
    isHidden,
    status: isHidden || isKept ? ReviewStatus.HIDDEN : releasedStatus(review),
    statement: reasons,
    ...(ofCase ?? { decisionId: randomUUID(), unfoundedCodes: [] }),
  };
  const answered = await answerReports(tx, review, decision);
  if (decision.status === review.status && answered === 0) return review;
  if (!ofCase && !isSame(review.decidedAt, seenDecidedAt ?? null))
    throw new DomainError(ErrorCode.REPORT_STATE_REFUSED);
  if (isKept && !isHidden) return review;
  if (!isHidden) await liftCases(tx, await findHidingCases(tx, { subject: ReportedKind.REVIEW, subjectId: id }));
  await applyReviewDecision(tx, review, decision);
  if (isHidden && answered === 0 && !ofCase) await openReviewCase(tx, review, decision);
  return getReview(tx, id);
}

/** The normalized reasons; throws VALIDATION_FAILED at their field. */
export function tidyReasons(statement: string): string {
  const reasons = cleanText(statement);
  refuseProblems(
    isWithin(reasons, STATEMENT_LENGTH)
      ? []
      : [{ path: 'statement', code: FieldProblemCode.TEXT_LENGTH, params: STATEMENT_LENGTH }],
  );
  return reasons;
}

/** The locked review; throws NOT_FOUND, or FORBIDDEN for one by, about or reported by the viewer. */
export async function lockToDecide(tx: SignedInContext, id: string): Promise<ReviewRow> {
  const review = await lockReview(tx, id);
  if (review.authorId === tx.viewer.id || review.subjectId === tx.viewer.id) throw new DomainError(ErrorCode.FORBIDDEN);
  // Nobody but the author may read a review before it is published, staff included.
  if (review.status === ReviewStatus.SUBMITTED) throw new DomainError(ErrorCode.NOT_FOUND);
  if (await hasOwnReport(tx, id)) throw new DomainError(ErrorCode.FORBIDDEN);
  return review;
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

/** A case of the decision itself, so that the author can complain about it. */
export async function openReviewCase(
  tx: SignedInContext,
  { id, authorId }: ReviewRow,
  { statement, decisionId }: ReviewDecision,
  followsId?: string,
): Promise<void> {
  await openOwnCase(tx, {
    subject: ReportedKind.REVIEW,
    subjectId: id,
    concernedId: authorId,
    statement,
    effect: CaseEffect.HIDDEN,
    decisionId,
    ...(followsId && { followsId }),
  });
}

/** The review, whose round is locked until the transaction ends; throws NOT_FOUND. */
export async function lockReview(tx: SignedInContext, id: string): Promise<ReviewRow> {
  const found = await findReview(tx, id);
  if (!found) throw new DomainError(ErrorCode.NOT_FOUND);
  await lockReviews(tx, found.bookingId);
  return getReview(tx, id);
}

/** A review released while its round is open waits for the other side like any other. */
export function releasedStatus(review: ReviewRow): ReviewStatus {
  return getOpenUntil(review) === null ? ReviewStatus.PUBLISHED : ReviewStatus.SUBMITTED;
}

/** Gives a review its status and reasons, and informs its author or subject. */
export async function applyReviewDecision(
  tx: SignedInContext,
  review: ReviewRow,
  { status, statement }: Pick<ReviewDecision, 'status' | 'statement'>,
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
    objectType: 'Review',
    objectId: review.id,
    before: { status: review.status },
    after: { status },
    reason: statement,
    ip: tx.client.ip,
  });
  // Each decision that hides it is told with its reasons and its own page.
  if (status === ReviewStatus.HIDDEN) return afterHiding(tx, [review]);
  if (isPublished && status !== review.status) await afterPublishing(tx, [review]);
}

function auditAction(review: ReviewRow, status: ReviewStatus): string {
  if (status === ReviewStatus.HIDDEN) return 'review.hidden';
  return status === review.status ? 'review.kept' : 'review.released';
}
