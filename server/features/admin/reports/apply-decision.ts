import { randomUUID } from 'node:crypto';
import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { applyMeasureIn, type DecisionCase } from '../../accounts/measures/apply-measure.js';
import { liftMeasuresOfCase, mayLiftMeasuresOfCase } from '../../accounts/measures/lift-measures-of-case.js';
import { DecisionOrigin, MeasureKind, MeasureReason } from '../../accounts/measures/measure.enums.js';
import type { Reversal } from '../../reports/cases/case-outcomes.js';
import { openOwnCase } from '../../reports/cases/open-own-case.js';
import { CaseEffect, ReportedKind, ReportSide, ReportStatus } from '../../reports/cases/report-case.enums.js';
import type { ReportCase } from '../../reports/cases/report-case.entity.js';
import { decisionPath } from '../../reports/decisions/decision-token.js';
import { decideReviewIn } from '../../reports/review-decisions/decide-review.js';
import { reverseReviewDecision } from '../../reports/review-decisions/reverse-review-decision.js';
import { lockSpace } from '../../spaces/own-space.js';
import type { Space } from '../../spaces/space.entity.js';
import { spaceStatusMeans } from '../../spaces/space-status.rules.js';
import { SpaceStatus } from '../../spaces/space.enums.js';
import { endHiding, hideLocked } from '../spaces/hidden-spaces.js';
import { staffSpaceActs } from '../spaces/staff-space.policy.js';
import { StaffSpaceAct } from '../spaces/staff-space.types.js';
import { isAboutThing, wouldWarnStaff } from './staff-report.policy.js';
import type { StaffReportRow } from './staff-report.types.js';

/** The decision about a report, and its reasons. */
interface Ruling {
  readonly isUpheld: boolean;
  readonly statement: string;
  /** The reports of a review that were unfounded. */
  readonly unfoundedCodes: readonly string[];
}

/**
 * Carries out the first decision about a locked case: hides what was reported, or warns a person; a warning stays in their history. A
 * dismissal has no effect to undo.
 */
export async function applyDecision(tx: SignedInContext, found: ReportCase, ruling: Ruling): Promise<void> {
  const { subject, subjectId } = found;
  const { isUpheld, statement, unfoundedCodes } = ruling;
  if (subject === ReportedKind.REVIEW) {
    const ofCase = { decisionId: randomUUID(), unfoundedCodes };
    await decideReviewIn(tx, { reviewId: toGlobalId('Review', subjectId), isHidden: isUpheld, statement, ofCase });
    // An erasure of its reporter deletes the report, so that the decision has not found the case by it.
    if (isUpheld && found.status === ReportStatus.OPEN)
      Object.assign(found, { effect: CaseEffect.HIDDEN, decisionId: ofCase.decisionId });
  } else if (isUpheld && subject === ReportedKind.SPACE)
    await hideReported(tx, found, { statement, isReversal: false });
  else if (isUpheld) await warn(tx, found, { statement, isReversal: false });
}

/**
 * Reverses the decision of a locked case: ends its effect, or upholds it by a case of its own, so that the person it restricts can complain.
 */
export async function reverseDecision(tx: SignedInContext, found: ReportCase, statement: string): Promise<Reversal> {
  const { id: caseId, subject, subjectId, concernedId: userId } = found;
  if (subject === ReportedKind.REVIEW) return reverseReviewDecision(tx, found, statement);
  const isUpheld = found.status !== ReportStatus.UPHELD;
  if (isUpheld) {
    const restrict = subject === ReportedKind.SPACE ? hideReported : warn;
    return { isOwnerInformed: await restrict(tx, found, { statement, isReversal: true }), isStillHidden: false };
  }
  let isStillHidden = false;
  if (subject === ReportedKind.SPACE) {
    const space = await lockUnlessErased(tx, subjectId);
    if (space) isStillHidden = await endHiding(tx, space, { caseId, statement });
  } else if (userId !== null) await liftMeasuresOfCase(tx, { userId, caseId }, statement);
  return { isOwnerInformed: false, isStillHidden };
}

interface Restriction {
  readonly statement: string;
  readonly isReversal: boolean;
}

/** The case that restricts a person, and its page for them: the report's own, or one that its reversal opens. */
async function caseOf(
  tx: SignedInContext,
  found: ReportCase,
  { statement, isReversal }: Restriction,
  decision: { readonly concernedId: string; readonly effect?: CaseEffect },
): Promise<DecisionCase> {
  const { id, subject, subjectId } = found;
  if (isReversal) return openOwnCase(tx, { subject, subjectId, statement, followsId: id, ...decision });
  if (decision.effect) found.effect = decision.effect;
  return { caseId: id, path: decisionPath(tx.config, found, ReportSide.OWNER) };
}

/** Returns whether the space was public, so that there was something to hide. */
async function hideReported(tx: SignedInContext, found: ReportCase, restriction: Restriction): Promise<boolean> {
  const space = await lockUnlessErased(tx, found.subjectId);
  if (!space) return false;
  const { hostId, status, featuredRank } = space;
  const acts = staffSpaceActs(tx.viewer, { hostId, status, isFeatured: featuredRank !== null });
  const isHidden = status === SpaceStatus.SUSPENDED;
  if (!isHidden && !spaceStatusMeans(status, 'isLettable')) return false;
  if (!isHidden && !acts.includes(StaffSpaceAct.HIDE)) throw new DomainError(ErrorCode.FORBIDDEN);
  const { path } = await caseOf(tx, found, restriction, { concernedId: hostId, effect: CaseEffect.HIDDEN });
  await hideLocked(tx, space, restriction.statement, { decisionPath: path, origin: DecisionOrigin.REPORT });
  return true;
}

/** The locked space; null when there is none, or its host is erased. */
async function lockUnlessErased(tx: SignedInContext, spaceId: string): Promise<Space | null> {
  const space = await lockSpace(tx, spaceId);
  if (!space) return null;
  const { erasedAt } = await tx.db
    .selectFrom('User')
    .select('erasedAt')
    .where('id', '=', space.hostId)
    .executeTakeFirstOrThrow();
  return erasedAt === null ? space : null;
}

/** Whether the viewer may reverse the decision of a case: lift its measures, or warn the person responsible. */
export async function mayReverse(ctx: SignedInContext, row: StaffReportRow): Promise<boolean> {
  const { id: caseId, concernedId: userId } = row;
  if (wouldWarnStaff(row)) return false;
  return isAboutThing(row) || userId === null || (await mayLiftMeasuresOfCase(ctx, { userId, caseId }));
}

/** Returns whether there is still somebody to warn. */
async function warn(tx: SignedInContext, found: ReportCase, restriction: Restriction): Promise<boolean> {
  const { concernedId: userId } = found;
  if (userId === null) return false;
  await applyMeasureIn(tx, {
    userId,
    kinds: [MeasureKind.WARNING],
    days: null,
    reason: MeasureReason.ABUSE,
    statement: restriction.statement,
    decision: await caseOf(tx, found, restriction, { concernedId: userId }),
  });
  return true;
}
