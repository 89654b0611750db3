import { isOn, type PlatformConstants } from '../../../core/constants/constants.js';
import type { RequestContext } from '../../../core/context.js';
import { constantsOf } from '../../../core/constants/load-constants.js';
import { lessPercent } from '../../../core/values/money.js';
import { rentsOutAnotherAsCompany } from '../hosts/company-spaces.loaders.js';
import { approximateCentre, AREA_RADIUS_M } from '../approximate-area.js';
import type { DraftPreview } from './draft-preview.types.js';
import { effectiveSizeM2, requiredDeclarations } from './draft.rules.js';
import type { DraftValues } from './draft.types.js';
import { ownValues } from './own-draft.js';
import { missingTrust, trustLoader } from '../hosts/host-trust.js';
import { is24h } from '../space-access.rules.js';
import { depositCents } from '../fields/space-codes.js';
import { allPolicyTerms } from '../pricing/policy-terms.js';
import { commissionLoader, withCommission } from '../pricing/host-commission.js';
import { monthCharge } from '../pricing/space.pricing.js';
import { taxNameOf, taxZoneOf } from '../pricing/tax.enums.js';
import { needsStaffReview } from '../publishing/space.state-machine.js';
import { DepositMonths } from '../space.enums.js';
import type { SpaceRow } from '../space.entity.js';
import { loadDraftContext } from './wizard-values.js';

type Sums = Pick<
  DraftPreview,
  | 'priceAllInCents'
  | 'renterFeeCents'
  | 'commissionCents'
  | 'hostNetMonthCents'
  | 'monthFrom90Cents'
  | 'monthFrom180Cents'
  | 'monthFrom365Cents'
  | 'halfMonthDepositCents'
>;

const NO_SUMS: Sums = {
  priceAllInCents: null,
  renterFeeCents: null,
  commissionCents: null,
  hostNetMonthCents: null,
  monthFrom90Cents: null,
  monthFrom180Cents: null,
  monthFrom365Cents: null,
  halfMonthDepositCents: null,
};

/** Computed values in the wizard of an own space; null for everybody else. */
export async function ownDraftPreview(ctx: RequestContext, space: SpaceRow): Promise<DraftPreview | null> {
  const values = await ownValues(ctx, space);
  if (!values) return null;
  const commission = await commissionLoader(ctx).load(space.hostId);
  const usual = await constantsOf(ctx);
  const constants = withCommission(usual, commission);
  const trustOfHost = () => trustLoader(ctx).load(space.hostId);
  const { requireIdentity, identityApproved } = await loadDraftContext(ctx, space, {
    trustOfHost,
    rentsOutAsCompany: () => rentsOutAnotherAsCompany(ctx, space),
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
    cancellationTerms: allPolicyTerms(usual),
    taxName: taxNameOf(taxZoneOf(postalCode ?? null)),
    is24h: is24h(values.accessHours ?? []),
    district: ctx.ports.geocoder.districtOf({ postalCode, city, lat, lng }),
    area:
      lat == null || lng == null
        ? null
        : { ...approximateCentre(ctx.config.passwordPepper, space.id, lat, lng), radiusM: AREA_RADIUS_M },
    requiredDeclarations: requiredDeclarations(values.isTrader),
    canBookInstantly: !requireIdentity || identityApproved,
    isInstantBookOffered: isOn(usual, 'OFFERS_INSTANT_BOOKING'),
    ...(await missingTrust(ctx, { status: space.status, isTrader: values.isTrader === true }, trustOfHost)),
    isReviewed: needsStaffReview(space.status, ctx.config),
  };
}

/** Null while the price is out of bounds, because amounts computed from it would mislead. */
function sums(values: DraftValues, constants: PlatformConstants): Sums {
  const price = values.priceMonthCents;
  if (price == null || price < constants.MIN_PRICE_MONTH_CENTS || price > constants.MAX_PRICE_MONTH_CENTS)
    return NO_SUMS;
  const charge = monthCharge(price, constants);
  const discounted = (percent: number | null | undefined): number =>
    lessPercent(price, Math.min(Math.max(percent ?? 0, 0), constants.MAX_DISCOUNT_PERCENT));
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
