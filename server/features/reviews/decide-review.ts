import { recordAudit } from '../../core/audit.js';
import type { SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../core/errors.js';
import { fromGlobalId } from '../../core/global-id.js';
import { inTransaction } from '../../core/transaction.js';
import { tellHidden, tellPublished, TOUCHED, type Touched } from './publish-round.js';
import { tidyText } from './review-content.rules.js';
import type { DecideReviewInput } from './review.inputs.js';
import { readReview } from './review.loaders.js';
import { lockReviewsOf } from './review-rounds.js';
import { ReviewStatus } from './review-types.js';
import type { ReviewRow } from './review.types.js';

const STATEMENT = { min: 20, max: 1000 } as const;

/** The staff take a review away, with their reasons, or let everybody read one that was held back or taken away. */
export async function decideReview(ctx: SignedInContext, { reviewId, isHidden, statement }: DecideReviewInput): Promise<ReviewRow> {
  const id = fromGlobalId('Review', reviewId);
  const reasons = tidyText(statement);
  const { length } = [...reasons];
  refuseProblems(length >= STATEMENT.min && length <= STATEMENT.max ? [] : [{ path: 'statement', code: FieldProblemCode.TEXT_LENGTH, params: STATEMENT }]);
  return inTransaction(ctx, async (tx) => {
    const review = await lockReview(tx, id);
    // Nobody judges what she wrote, or what is said of her.
    if (review.authorId === tx.viewer.id || review.subjectId === tx.viewer.id) throw new DomainError(ErrorCode.FORBIDDEN);
    const status = isHidden ? ReviewStatus.HIDDEN : shownStatus(review);
    if (status === review.status) return review;
    // What waits blind is nobody's to read yet, the staff's included.
    if (review.status === ReviewStatus.SUBMITTED) throw new DomainError(ErrorCode.NOT_FOUND);
    await change(tx, review, status, reasons);
    return { ...review, status };
  });
}

async function lockReview(tx: SignedInContext, id: string): Promise<ReviewRow> {
  const found = await readReview(tx, id);
  if (!found) throw new DomainError(ErrorCode.NOT_FOUND);
  await lockReviewsOf(tx, found.bookingId);
  return (await readReview(tx, id)) ?? found;
}

/** Let go while its round still runs, it waits for the other side's like any other. */
function shownStatus({ status, openUntil }: ReviewRow): ReviewStatus {
  return status === ReviewStatus.HELD && openUntil !== null ? ReviewStatus.SUBMITTED : ReviewStatus.PUBLISHED;
}

async function change(tx: SignedInContext, review: ReviewRow, status: ReviewStatus, statement: string): Promise<void> {
  const now = tx.clock.now();
  const isShown = status === ReviewStatus.PUBLISHED;
  const touched = await tx.em.execute<Touched[]>(
    `update reviews set status = ?, flags = '{}', decision_text = ?, decided_at = ?, published_at = case when ? then coalesce(published_at, ?) else published_at end where id = ? returning ${TOUCHED}`,
    [status, statement, now, isShown, now, review.id],
  );
  await recordAudit(tx, {
    actorId: tx.viewer.id,
    action: status === ReviewStatus.HIDDEN ? 'review.hidden' : 'review.released',
    objectType: 'review',
    objectId: review.id,
    before: { status: review.status },
    after: { status },
    reason: statement,
    ip: tx.client.ip,
  });
  if (isShown) await tellPublished(tx, touched);
  if (status === ReviewStatus.HIDDEN) await tellHidden(tx, touched);
}
