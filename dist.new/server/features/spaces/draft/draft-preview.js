import { isOn } from '../../../core/constants/constants.js';
import { constantsOf } from '../../../core/constants/load-constants.js';
import { lessPercent } from '../../../core/values/money.js';
import { letsAnotherAsCompany } from '../hosts/company-spaces.loaders.js';
import { approximateCentre, AREA_RADIUS_M } from '../approximate-area.js';
import { effectiveSizeM2, requiredDeclarations } from './draft-rules.js';
import { ownValues } from './own-draft.js';
import { missingTrust, trustLoader } from '../hosts/host-trust.js';
import { is24h } from '../space-access.rules.js';
import { depositCents } from '../fields/space-codes.js';
import { commissionLoader, withCommission } from '../pricing/host-commission.js';
import { monthCharge } from '../pricing/space-pricing.js';
import { taxNameOf, taxZoneOf } from '../pricing/tax-types.js';
import { goesByStaff } from '../publishing/space-state-machine.js';
import { DepositMonths } from '../space-types.js';
import { loadDraftContext } from './wizard-values.js';
const NO_SUMS = {
    priceAllInCents: null,
    renterFeeCents: null,
    commissionCents: null,
    hostNetMonthCents: null,
    monthFrom90Cents: null,
    monthFrom180Cents: null,
    monthFrom365Cents: null,
    halfMonthDepositCents: null,
};
/** What the wizard of an own space shows beside the fields; null for everybody else. */
export async function ownDraftPreview(ctx, space) {
    const values = await ownValues(ctx, space);
    if (!values)
        return null;
    const commission = await commissionLoader(ctx).load(space.hostId);
    const usual = await constantsOf(ctx);
    const constants = withCommission(usual, commission);
    const trustOfHost = () => trustLoader(ctx).load(space.hostId);
    const { requireIdentity, identityApproved } = await loadDraftContext(ctx, space, {
        trustOfHost,
        letsAsCompany: () => letsAnotherAsCompany(ctx, space),
        values,
        photoCount: 0,
    });
    const { postalCode, city, lat, lng } = values;
    return {
        sizeM2: effectiveSizeM2(values),
        ...sums(values, constants),
        commissionBps: commission.bps,
        commissionKind: commission.kind,
        usualCommissionBps: usual.HOST_COMMISSION_BPS,
        taxName: taxNameOf(taxZoneOf(postalCode ?? null)),
        is24h: is24h(values.accessHours ?? []),
        district: ctx.ports.geocoder.districtOf({ postalCode, city, lat, lng }),
        area: lat == null || lng == null
            ? null
            : { ...approximateCentre(ctx.config.passwordPepper, space.id, lat, lng), radiusM: AREA_RADIUS_M },
        requiredDeclarations: requiredDeclarations(values.isTrader),
        canBookInstantly: !requireIdentity || identityApproved,
        isInstantBookOffered: isOn(usual, 'OFFERS_INSTANT_BOOKING'),
        ...(await missingTrust(ctx, { status: space.status, isTrader: values.isTrader === true }, trustOfHost)),
        isReviewed: goesByStaff(space.status, ctx.config),
    };
}
/** Nothing while the price is one nobody could ask: sums of it would mislead. */
function sums(values, constants) {
    const price = values.priceMonthCents;
    if (price == null || price < constants.MIN_PRICE_MONTH_CENTS || price > constants.MAX_PRICE_MONTH_CENTS)
        return NO_SUMS;
    const charge = monthCharge(price, constants);
    const discounted = (percent) => lessPercent(price, Math.min(Math.max(percent ?? 0, 0), constants.MAX_DISCOUNT_PERCENT));
    return {
        priceAllInCents: charge.totalCents,
        renterFeeCents: charge.renterFeeCents,
        commissionCents: charge.commissionCents,
        hostNetMonthCents: charge.hostNetCents,
        monthFrom90Cents: discounted(values.discount90Percent),
        monthFrom180Cents: discounted(values.discount180Percent),
        monthFrom365Cents: discounted(values.discount365Percent),
        halfMonthDepositCents: depositCents(DepositMonths.HALF, price),
    };
}
//# sourceMappingURL=draft-preview.js.map