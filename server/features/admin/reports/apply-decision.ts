import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { applyMeasureIn } from '../../accounts/measures/apply-measure.js';
import { liftMeasuresOfCase, mayLiftMeasuresOfCase } from '../../accounts/measures/lift-measures-of-case.js';
import { DecisionOrigin, MeasureKind, MeasureReason } from '../../accounts/measures/measure-codes.js';
import { CaseEffect, ReportedKind, ReportSide } from '../../reports/cases/report-case-types.js';
import type { ReportCase } from '../../reports/cases/report-case.entity.js';
import { decisionPath } from '../../reports/decisions/decision-token.js';
import { decideReviewIn } from '../../reports/review-decisions/decide-review.js';
import { lockSpace } from '../../spaces/own-space.js';
import { SpaceStatus } from '../../spaces/space-types.js';
import { endHiding, hideLocked } from '../spaces/hidden-spaces.js';
import { staffSpaceActs } from '../spaces/staff-space.policy.js';
import { StaffSpaceAct } from '../spaces/staff-space.types.js';

/** The decision about a report, and its reasons. */
interface Ruling {
  readonly isUpheld: boolean;
  readonly statement: string;
  /** Whether it reverses an earlier decision; a first dismissal has no effect to undo. */
  readonly isReversal: boolean;
  /** The report that was unfounded. */
  readonly unfoundedCode?: string | undefined;
}

/**
 * Carries out the decision about a locked case: hides what was reported, or ends the effect of this case's earlier decision; a person is
 * warned, and a warning stays in their history.
 */
export async function applyDecision(tx: SignedInContext, found: ReportCase, ruling: Ruling): Promise<void> {
  const { subject, subjectId } = found;
  const { isUpheld, statement, unfoundedCode } = ruling;
  if (subject === ReportedKind.SPACE) return applyToSpace(tx, found, ruling);
  if (subject !== ReportedKind.REVIEW) return applyToPerson(tx, found, ruling);
  await decideReviewIn(tx, {
    reviewId: toGlobalId('Review', subjectId),
    isHidden: isUpheld,
    statement,
    unfoundedCode,
    isOfCase: true,
  });
}

async function applyToSpace(tx: SignedInContext, found: ReportCase, ruling: Ruling): Promise<void> {
  const { isUpheld, isReversal, statement } = ruling;
  if (!isUpheld && !isReversal) return;
  const space = await lockSpace(tx, found.subjectId);
  if (!space || (await isErased(tx, space.hostId))) return;
  if (!isUpheld) return endHiding(tx, space, { caseId: found.id, statement });
  const { hostId, status, featuredRank } = space;
  const acts = staffSpaceActs(tx.viewer, { hostId, status, isFeatured: featuredRank !== null });
  if (status !== SpaceStatus.PUBLISHED && status !== SpaceStatus.PAUSED && status !== SpaceStatus.SUSPENDED) return;
  if (status !== SpaceStatus.SUSPENDED && !acts.includes(StaffSpaceAct.HIDE))
    throw new DomainError(ErrorCode.FORBIDDEN);
  found.effect = CaseEffect.HIDDEN;
  const path = decisionPath(tx.config, found, ReportSide.OWNER);
  await hideLocked(tx, space, statement, { decisionPath: path, origin: DecisionOrigin.REPORT });
}

async function isErased({ db }: SignedInContext, userId: string): Promise<boolean> {
  const user = await db.selectFrom('User').select('erasedAt').where('id', '=', userId).executeTakeFirstOrThrow();
  return user.erasedAt !== null;
}

/** Whether the viewer may reverse the decision of a case, whose measures it would lift. */
export async function mayReverse(
  ctx: SignedInContext,
  { id: caseId, subject, concernedId: userId }: Pick<ReportCase, 'id' | 'subject' | 'concernedId'>,
): Promise<boolean> {
  const isAboutThing = subject === ReportedKind.SPACE || subject === ReportedKind.REVIEW;
  return isAboutThing || userId === null || (await mayLiftMeasuresOfCase(ctx, { userId, caseId }));
}

async function applyToPerson(
  tx: SignedInContext,
  found: ReportCase,
  { isUpheld, isReversal, statement }: Ruling,
): Promise<void> {
  const { id: caseId, concernedId: userId } = found;
  if (userId === null) return;
  if (isUpheld)
    return applyMeasureIn(tx, {
      userId,
      kinds: [MeasureKind.WARNING],
      days: null,
      reason: MeasureReason.ABUSE,
      statement,
      decision: { caseId, path: decisionPath(tx.config, found, ReportSide.OWNER) },
    });
  if (isReversal) await liftMeasuresOfCase(tx, { userId, caseId }, statement);
}
