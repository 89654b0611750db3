import { constantsOf } from '../../../core/constants/load-constants.js';
import { letsAnotherAsCompany } from '../hosts/company-spaces.loaders.js';
import { draftProblems } from './draft-rules.js';
import { trustLoader } from '../hosts/host-trust.js';
import { photosLoader, secretsLoader } from '../space.loaders.js';
import { isOwnSpace } from '../space.policy.js';
import { loadDraftContext, wizardValues } from './wizard-values.js';
/** What the wizard of an own space holds; null for everybody else. */
export async function ownDraft(ctx, space) {
    return (await ownValues(ctx, space));
}
/** What publishing an own space would refuse now; nothing for everybody else. */
export async function ownDraftProblems(ctx, space) {
    const values = await ownValues(ctx, space);
    if (!values)
        return [];
    const photos = await photosLoader(ctx).load(space.id);
    return draftProblems(values, await loadDraftContext(ctx, space, {
        trustOfHost: () => trustLoader(ctx).load(space.hostId),
        letsAsCompany: () => letsAnotherAsCompany(ctx, space),
        values,
        photoCount: photos.length,
    }), await constantsOf(ctx));
}
/** The wizard's values of an own space; null for everybody else. */
export async function ownValues(ctx, space) {
    if (!isOwnSpace(ctx.viewer, space))
        return null;
    const { isHostTrader, ...secrets } = await secretsLoader(ctx).load(space.id);
    return wizardValues(ctx, { ...space, ...secrets, type: space.isWizardOnly ? null : space.type }, isHostTrader);
}
//# sourceMappingURL=own-draft.js.map