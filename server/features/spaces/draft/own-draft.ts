import type { RequestContext } from '../../../core/context.js';
import { constantsOf } from '../../../core/constants/load-constants.js';
import { rentsOutAnotherAsCompany } from '../hosts/company-spaces.loaders.js';
import { draftProblems } from './draft-rules.js';
import type { DraftProblem, DraftValues } from './draft-types.js';
import { trustLoader } from '../hosts/host-trust.js';
import type { SpaceDraft } from './space-draft.types.js';
import type { SpaceRow } from '../space.entity.js';
import { photosLoader, secretsLoader } from '../space.loaders.js';
import { isOwnSpace } from '../space.policy.js';
import { isLettable } from '../space-status.rules.js';
import { loadDraftContext, wizardValues } from './wizard-values.js';

/** The wizard's values of an own space; null for everybody else. */
export async function ownDraft(ctx: RequestContext, space: SpaceRow): Promise<SpaceDraft | null> {
  return (await ownValues(ctx, space)) as SpaceDraft | null;
}

/** What publishing an own space would refuse now; null for everybody else. */
export async function ownDraftProblems(ctx: RequestContext, space: SpaceRow): Promise<DraftProblem[]> {
  const values = await ownValues(ctx, space);
  if (!values) return [];
  const photos = await photosLoader(ctx).load(space.id);
  return draftProblems(
    values,
    await loadDraftContext(ctx, space, {
      trustOfHost: () => trustLoader(ctx).load(space.hostId),
      rentsOutAsCompany: () => rentsOutAnotherAsCompany(ctx, space),
      values,
      photoCount: photos.length,
    }),
    await constantsOf(ctx),
  );
}

/** The wizard's values of an own space; null for everybody else. */
export async function ownValues(ctx: RequestContext, space: SpaceRow): Promise<DraftValues | null> {
  if (!isOwnSpace(ctx.viewer, space)) return null;
  const { isHostTrader, ...secrets } = await secretsLoader(ctx).load(space.id);
  return wizardValues(ctx, { ...space, ...secrets, type: space.isWizardOnly ? null : space.type }, isHostTrader);
}

/** Whether the host has saved changes of an own space that renters do not see; false for everybody else. */
export async function hasUnpublishedChanges(ctx: RequestContext, space: SpaceRow): Promise<boolean> {
  if (!isOwnSpace(ctx.viewer, space) || !isLettable(space.status)) return false;
  return Object.keys((await secretsLoader(ctx).load(space.id)).draft).length > 0;
}
