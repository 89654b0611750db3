import { randomUUID } from 'node:crypto';
import type { SignedInContext } from '../../../core/context.js';
import { changeRecord } from '../../../core/writes/change-record.js';
import { ReviewStatus } from '../../reviews/review-types.js';
import { Review } from '../../reviews/review.entity.js';
import type { ReviewRow } from '../../reviews/review.types.js';
import { mailReversal } from '../cases/case-outcomes.js';
import { findHidingCases, liftCases } from '../cases/hiding-cases.js';
import { ReportStatus } from '../cases/report-case-types.js';
import type { ReportCase } from '../cases/report-case.entity.js';
import { answerReports } from './answer-reports.js';
import { applyReviewDecision, lockToDecide, openReviewCase, releasedStatus, tidyReasons } from './decide-review.js';

/**
 * Reverses the decision of a locked case about a review: ends its hiding, or hides it by a decision of its own, so that its author can
 * complain. Returns whether it hid it.
 */
export async function reverseReviewDecision(tx: SignedInContext, found: ReportCase, given: string): Promise<boolean> {
  const statement = tidyReasons(given);
  const review = await lockToDecide(tx, found.subjectId);
  if (found.status === ReportStatus.UPHELD) {
    await endHiding(tx, review, found, statement);
    return false;
  }
  const decision = {
    isHidden: true,
    status: ReviewStatus.HIDDEN,
    statement,
    decisionId: randomUUID(),
    unfoundedCodes: [],
  };
  await answerReports(tx, review, decision);
  await openReviewCase(tx, review, decision, found.id);
  await applyReviewDecision(tx, review, decision);
  return true;
}

/**
 * Shows a review again unless another decision hides it. One decision answers all reports of a review, and its author has one page for it: the
 * cases end together, and everybody who reported it is informed.
 */
async function endHiding(
  tx: SignedInContext,
  review: ReviewRow,
  { id, decisionId, subject, subjectId }: ReportCase,
  statement: string,
): Promise<void> {
  const hiding = await findHidingCases(tx, { subject, subjectId });
  // The staff have shown the review by another decision since.
  if (!hiding.some((one) => one.id === id)) return;
  const isOfDecision = (one: ReportCase): boolean =>
    one.id === id || (decisionId !== null && one.decisionId === decisionId);
  const siblings = hiding.filter((one) => one.id !== id && isOfDecision(one));
  const other = hiding.find((one) => !isOfDecision(one));
  await liftCases(tx, siblings);
  await mailReversal(tx, siblings, statement);
  if (other) await changeRecord(tx, Review, review.id, { decisionText: other.statement ?? '' });
  else if (review.status === ReviewStatus.HIDDEN)
    await applyReviewDecision(tx, review, { status: releasedStatus(review), statement });
}
