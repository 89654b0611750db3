import type { SignedInContext } from '../../../core/context.js';
import { findMailRecipient, sendAccountMail } from '../../accounts/account-mails.js';
import type { DecisionOrigin } from '../../accounts/measures/measure.enums.js';
import { findHidingCases, liftCases } from '../../reports/cases/hiding-cases.js';
import { CaseEffect, ReportedKind } from '../../reports/cases/report-case.enums.js';
import type { ReportCase } from '../../reports/cases/report-case.entity.js';
import { moveSpace } from '../../spaces/publishing/move-space.js';
import { SpaceAction } from '../../spaces/publishing/space.state-machine.js';
import type { Space } from '../../spaces/space.entity.js';
import { SpaceStatus } from '../../spaces/space.enums.js';

/** The page where the host reads a decision and complains. */
interface Decision {
  readonly decisionPath: string;
  readonly origin: DecisionOrigin;
}

export async function mailHost(
  tx: SignedInContext,
  space: Space,
  template: string,
  reason: string,
  decision: Partial<Decision> = {},
): Promise<void> {
  const host = await findMailRecipient(tx, space.hostId);
  await sendAccountMail(tx, host, template, { reason, space: space.title ?? '', ...decision });
}

/** Hides a locked space, unless another decision has hidden it, and informs its host of the reasons. */
export async function hideLocked(
  tx: SignedInContext,
  space: Space,
  statement: string,
  decision: Decision,
): Promise<void> {
  space.featuredRank = null;
  if (space.status !== SpaceStatus.SUSPENDED)
    await moveSpace(tx, space, { action: SpaceAction.SUSPEND, actor: 'admin', statement });
  await mailHost(tx, space, 'space-hidden', statement, decision);
}

/** Shows a locked space that is hidden, and informs its host. */
export async function showLocked(tx: SignedInContext, space: Space, statement: string): Promise<void> {
  await moveSpace(tx, space, { action: SpaceAction.REINSTATE, actor: 'admin', statement });
  await mailHost(tx, space, space.status === SpaceStatus.PAUSED ? 'space-shown-paused' : 'space-shown', statement);
}

const findHiding = (tx: SignedInContext, spaceId: string): Promise<ReportCase[]> =>
  findHidingCases(tx, { subject: ReportedKind.SPACE, subjectId: spaceId });

/** Marks every decision that hides a space as lifted: the staff show it on their own. */
export async function liftHiding(tx: SignedInContext, spaceId: string): Promise<void> {
  await liftCases(tx, await findHiding(tx, spaceId));
}

/**
 * Ends the effect of one reversed decision on a locked space: one that it hid is shown again, one that it removed comes back without being
 * public. What other decisions hide or have removed stays so; returns whether any does.
 */
export async function endHiding(
  tx: SignedInContext,
  space: Space,
  { caseId, statement }: { readonly caseId: string; readonly statement: string },
): Promise<boolean> {
  const hiding = await findHiding(tx, space.id);
  const isHeld = hiding.some(({ id }) => id !== caseId);
  const reversed = hiding.find(({ id }) => id === caseId);
  const isHiddenByOthers = hiding.some(({ id, effect }) => id !== caseId && effect === CaseEffect.HIDDEN);
  if (reversed?.effect === CaseEffect.HIDDEN && space.status === SpaceStatus.SUSPENDED && !isHiddenByOthers)
    await showLocked(tx, space, statement);
  if (reversed?.effect !== CaseEffect.REMOVED || space.status !== SpaceStatus.ARCHIVED) return isHeld;
  await moveSpace(tx, space, { action: SpaceAction.RESTORE, actor: 'admin', statement });
  if (isHiddenByOthers) await moveSpace(tx, space, { action: SpaceAction.SUSPEND, actor: 'admin', statement });
  else await mailHost(tx, space, 'space-restored', statement);
  return isHeld;
}
