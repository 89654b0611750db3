import { isDeepStrictEqual } from 'node:util';
import type { RequestContext } from '../../../core/context.js';
import { constantsOf } from '../../../core/constants/load-constants.js';
import { rentsOutAnotherAsCompany } from '../hosts/company-spaces.loaders.js';
import { emptyValue } from '../fields/space-columns.js';
import { spaceFieldNames, type SpaceFieldName } from '../fields/space-fields.js';
import { draftProblems, effectiveSizeM2 } from './draft.rules.js';
import type { DraftProblem, DraftValues } from './draft.types.js';
import { trustLoader } from '../hosts/host-trust.js';
import type { SpaceDraft } from './space-draft.types.js';
import type { SpaceRow } from '../space.entity.js';
import { photosLoader, secretsLoader } from '../space.loaders.js';
import { isOwnSpace } from '../space.policy.js';
import { spaceStatusMeans } from '../space-status.rules.js';
import { loadDraftContext, wizardValues } from './wizard-values.js';

/** The wizard's values of an own space, without secrets in a staff view; null for everybody else. */
export async function ownDraft(ctx: RequestContext, space: SpaceRow): Promise<SpaceDraft | null> {
  const values = await ownValues(ctx, space);
  return (values && ctx.viewer?.isReadOnly ? { ...values, ...SECRETS } : values) as SpaceDraft | null;
}

const SECRETS = { accessInstructions: null, nif: null } as const satisfies DraftValues;

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
  if (!isOwnSpace(ctx.viewer, space) || !spaceStatusMeans(space.status, 'isLettable')) return false;
  const { isHostTrader, ...secrets } = await secretsLoader(ctx).load(space.id);
  const { draft } = secrets;
  // The confirmation is of the pin, which counts by itself, and is published with none.
  const savedFields = spaceFieldNames.filter((field) => field !== 'isPinConfirmed' && draft[field] !== undefined);
  if (savedFields.length === 0) return false;
  const [saved, published] = [draft, {}].map((changes) => {
    const values = wizardValues(ctx, { ...space, ...secrets, draft: changes }, isHostTrader);
    return { ...values, sizeM2: effectiveSizeM2(values) };
  });
  return savedFields.some(
    (field) => !isDeepStrictEqual(asPublished(field, saved?.[field]), asPublished(field, published?.[field])),
  );
}

/* A value typed and taken back leaves its field in the draft: an emptied text, a list in another order. */
function asPublished(field: SpaceFieldName, value: unknown): unknown {
  const given = (typeof value === 'string' ? value.trim() || null : value) ?? emptyValue(field);
  return Array.isArray(given) ? new Set<unknown>(given) : given;
}
