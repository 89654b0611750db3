import { randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import type { SignedInContext } from '../../../core/context.js';
import { changeRecord } from '../../../core/writes/change-record.js';
import { ReviewStatus } from '../../reviews/review.enums.js';
import { Review } from '../../reviews/review.entity.js';
import type { ReviewRow } from '../../reviews/review.types.js';
import { mailReversal, type Reversal } from '../cases/case-outcomes.js';
import { findHidingCases, liftCases } from '../cases/hiding-cases.js';
import { moveReport } from '../cases/move-report.js';
import { ReportStatus } from '../cases/report-case.enums.js';
import { ReportCase } from '../cases/report-case.entity.js';
import { ReportStep } from '../cases/report.transitions.js';
import { answerReports } from './answer-reports.js';
import { applyReviewDecision, lockToDecide, openReviewCase, releasedStatus, tidyReasons } from './decide-review.js';

const LOCKED = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { code: 'asc' } } as const;

/**
 * Reverses the decision of a locked case about a review: ends its hiding, or hides it by a decision of its own, so that its author can
 * complain.
 */
export async function reverseReviewDecision(tx: SignedInContext, found: ReportCase, given: string): Promise<Reversal> {
  const statement = tidyReasons(given);
  const review = await lockToDecide(tx, found.subjectId);
  if (found.status === ReportStatus.UPHELD)
    return { isOwnerInformed: false, isStillHidden: await endHiding(tx, review, found, statement) };
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
  await endDismissals(tx, found, statement);
  return { isOwnerInformed: true, isStillHidden: false };
}

/** The other reports that the reversed decision dismissed end with it: none of them leads to a second case about the same. */
async function endDismissals(
  tx: SignedInContext,
  { id, code, decisionId }: ReportCase,
  statement: string,
): Promise<void> {
  if (decisionId === null) return;
  const siblings = await tx.em.find(
    ReportCase,
    { decisionId, id: { $ne: id }, status: ReportStatus.DISMISSED, liftedAt: null },
    LOCKED,
  );
  const others = await answerWaiting(tx, siblings, { statement, isStillHidden: false });
  for (const one of others) one.isUnfounded = false;
  await liftCases(tx, others);
  await mailReversal(tx, others, { code, statement, isStillHidden: false });
}

/** Answers the complaints that wait in cases which end with the reversed one; returns the cases without one. */
async function answerWaiting(
  tx: SignedInContext,
  cases: readonly ReportCase[],
  given: { readonly statement: string; readonly isStillHidden: boolean },
): Promise<ReportCase[]> {
  const { waiting = [], others = [] } = Object.groupBy(cases, ({ complainedAt, complaintDecidedAt }) =>
    complainedAt !== null && complaintDecidedAt === null ? 'waiting' : 'others',
  );
  // The mail of the reversed case informs the person concerned.
  for (const one of waiting) await moveReport(tx, one, ReportStep.CHANGE, { ...given, isOwnerInformed: true });
  return others;
}

/** The reports that were answered with the one whose reversal led to a case: that case was about them as well. */
async function findFollowedTogether(tx: SignedInContext, { followsId }: ReportCase): Promise<ReportCase[]> {
  const followed = followsId === null ? null : await tx.em.findOne(ReportCase, { id: followsId });
  if (!followed?.decisionId) return [];
  return tx.em.find(ReportCase, {
    decisionId: followed.decisionId,
    id: { $ne: followed.id },
    $or: [{ liftedAt: { $ne: null } }, { status: ReportStatus.UPHELD }],
  });
}

/**
 * Shows a review again unless another decision hides it. One decision answers all reports of a review, and its author has one page for it: the
 * cases end together, and everybody who reported it is informed. Returns whether another decision hides it.
 */
async function endHiding(
  tx: SignedInContext,
  review: ReviewRow,
  found: ReportCase,
  statement: string,
): Promise<boolean> {
  const { id, code, decisionId, subject, subjectId } = found;
  const hiding = await findHidingCases(tx, { subject, subjectId });
  // The staff have shown the review by another decision since.
  if (!hiding.some((one) => one.id === id)) return false;
  const isOfDecision = (one: ReportCase): boolean =>
    one.id === id || (decisionId !== null && one.decisionId === decisionId);
  const siblingIds = hiding.filter((one) => one.id !== id && isOfDecision(one)).map((one) => one.id);
  const siblings = await tx.em.find(ReportCase, { id: { $in: siblingIds } }, LOCKED);
  const other = hiding.find((one) => !isOfDecision(one));
  const isStillHidden = other !== undefined;
  const followed = await findFollowedTogether(tx, found);
  const others = await answerWaiting(tx, siblings, { statement, isStillHidden });
  await liftCases(tx, [...others, ...followed.filter(({ liftedAt }) => liftedAt === null)]);
  await mailReversal(tx, [...others, ...followed], { code, statement, isStillHidden });
  if (other) await changeRecord(tx, Review, review.id, { decisionText: other.statement ?? '' });
  else if (review.status === ReviewStatus.HIDDEN)
    await applyReviewDecision(tx, review, { status: releasedStatus(review), statement });
  return isStillHidden;
}
