import { zoneOfPostalCode } from '../../../core/values/time-zone.js';
import { openInstructions } from '../access-instructions.js';
import { depositOfHalfMonths } from '../fields/space-codes.js';
import { spaceColumns } from '../fields/space-columns.js';
/** The values of the wizard: the published ones, overridden by the changes since. Access instructions are decrypted. */
export function wizardValues(ctx, space, isHostTrader) {
    const published = space.type === null ? {} : publishedValues(space);
    const values = { isTrader: isHostTrader, ...published, ...space.draft };
    const sealed = values.accessInstructions;
    return sealed ? { ...values, accessInstructions: openInstructions(ctx, space.id, sealed) } : values;
}
/** Loads what the rules need beside the values. */
export async function loadDraftContext(ctx, { availableFrom }, { trustOfHost, letsAsCompany, values, photoCount, }) {
    const { geocoder } = ctx.ports;
    const { requireIdentity } = ctx.config;
    const { lat, lng, postalCode } = values;
    return {
        photoCount,
        postalCodeCentre: postalCode ? geocoder.postalCodeCentre(postalCode) : null,
        isInSpain: lat != null && lng != null && geocoder.isInSpain(lat, lng),
        today: ctx.clock.today(zoneOfPostalCode(postalCode)),
        identityApproved: requireIdentity && (await trustOfHost()).isIdentityVerified,
        requireIdentity,
        letsAsCompany: values.isTrader === false && (await letsAsCompany()),
        keptAvailableFrom: availableFrom,
    };
}
function publishedValues(space) {
    const { draft } = space;
    const isPlaceChanged = draft.lat !== undefined || draft.lng !== undefined || draft.postalCode !== undefined;
    return {
        ...Object.fromEntries(spaceColumns.map(({ field, property }) => [field, space[property]])),
        isPinConfirmed: isPlaceChanged ? null : true,
        deposit: depositOfHalfMonths(space.depositHalfMonths),
    };
}
//# sourceMappingURL=wizard-values.js.map