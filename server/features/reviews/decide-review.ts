import { recordAudit } from '../../core/audit.js';
import type { SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../core/errors.js';
import { fromGlobalId } from '../../core/global-id.js';
import { inTransaction } from '../../core/transaction.js';
import { tellHidden, tellPublished, TOUCHED, type Touched } from './publish-round.js';
import { closeReports, type Outcome } from './reports/close-reports.js';
import { tidyText } from './review-content.rules.js';
import type { DecideReviewInput } from './review.inputs.js';
import { readReview } from './review.loaders.js';
import { lockReviewsOf } from './review-rounds.js';
import { ReviewStatus } from './review-types.js';
import type { ReviewRow } from './review.types.js';

const STATEMENT = { min: 20, max: 1000 } as const;

/** The staff take a review away, with their reasons, or let everybody read one that was held back, reported or taken away. */
export async function decideReview(ctx: SignedInContext, { reviewId, isHidden, statement }: DecideReviewInput): Promise<ReviewRow> {
  const id = fromGlobalId('Review', reviewId);
  const reasons = tidyText(statement);
  const { length } = [...reasons];
  refuseProblems(length >= STATEMENT.min && length <= STATEMENT.max ? [] : [{ path: 'statement', code: FieldProblemCode.TEXT_LENGTH, params: STATEMENT }]);
  return inTransaction(ctx, async (tx) => {
    const review = await lockReview(tx, id);
    // Nobody judges what she wrote, or what is said of her.
    if (review.authorId === tx.viewer.id || review.subjectId === tx.viewer.id) throw new DomainError(ErrorCode.FORBIDDEN);
    // What waits blind is nobody's to read yet, the staff's included.
    if (review.status === ReviewStatus.SUBMITTED) throw new DomainError(ErrorCode.NOT_FOUND);
    const outcome = { status: isHidden ? ReviewStatus.HIDDEN : shownStatus(review), statement: reasons };
    const answered = await closeReports(tx, review, outcome);
    if (outcome.status === review.status && answered === 0) return review;
    await decide(tx, review, outcome);
    return (await readReview(tx, id)) ?? review;
  });
}

async function lockReview(tx: SignedInContext, id: string): Promise<ReviewRow> {
  const found = await readReview(tx, id);
  if (!found) throw new DomainError(ErrorCode.NOT_FOUND);
  await lockReviewsOf(tx, found.bookingId);
  return (await readReview(tx, id)) ?? found;
}

/** Let go, or brought back, while its round still runs, it waits for the other side's like any other. */
function shownStatus({ openUntil }: ReviewRow): ReviewStatus {
  return openUntil === null ? ReviewStatus.PUBLISHED : ReviewStatus.SUBMITTED;
}

async function decide(tx: SignedInContext, review: ReviewRow, { status, statement }: Outcome): Promise<void> {
  const now = tx.clock.now();
  const isShown = status === ReviewStatus.PUBLISHED;
  const touched = await tx.em.execute<Touched[]>(
    `update reviews set status = ?, flags = '{}', decision_text = ?, decided_at = ?, published_at = case when ? then coalesce(published_at, ?) else published_at end where id = ? returning ${TOUCHED}`,
    [status, statement, now, isShown, now, review.id],
  );
  await recordAudit(tx, {
    actorId: tx.viewer.id,
    action: actionOf(review, status),
    objectType: 'review',
    objectId: review.id,
    before: { status: review.status },
    after: { status },
    reason: statement,
    ip: tx.client.ip,
  });
  if (status === review.status) return;
  if (isShown) await tellPublished(tx, touched);
  if (status === ReviewStatus.HIDDEN) await tellHidden(tx, touched);
}

function actionOf(review: ReviewRow, status: ReviewStatus): string {
  if (status === ReviewStatus.HIDDEN) return 'review.hidden';
  return status === review.status ? 'review.kept' : 'review.released';
}
