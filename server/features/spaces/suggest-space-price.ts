import type { RequestContext } from '../../core/context.js';
import { FieldProblemCode, refuseProblems } from '../../core/errors.js';
import { parseGlobalId } from '../../core/global-id.js';
import { constantsOf } from '../../core/load-constants.js';
import { draftBounds, isPostalCode } from './draft-rules.js';
import { suggestPrice, type Comparable } from './price-suggestion.js';
import type { PriceSuggestion, PriceSuggestionInput } from './price-suggestion.types.js';
import { IS_PUBLIC } from './public-spaces.js';

const METRES_PER_DEGREE = 111_195;
const REACH_M = 10_000;
const MOST_COMPARABLES = 500;

/** A price for a month, from the model and from what others like it ask nearby; the viewer's own spaces do not count. */
export async function suggestSpacePrice(ctx: RequestContext, input: PriceSuggestionInput): Promise<PriceSuggestion> {
  const { min, max } = draftBounds.sizeM2;
  refuseProblems([
    ...(input.sizeM2 >= min && input.sizeM2 <= max ? [] : [{ path: 'sizeM2', code: FieldProblemCode.SIZE_OUT_OF_RANGE, params: { min, max } }]),
    ...(isPostalCode(input.postalCode) ? [] : [{ path: 'postalCode', code: FieldProblemCode.POSTAL_CODE_INVALID }]),
  ]);
  const constants = await constantsOf(ctx);
  const suggestion = suggestPrice(
    {
      type: input.type,
      sizeM2: input.sizeM2,
      postalCode: input.postalCode,
      features: input.features,
      accessMode: input.accessMode ?? null,
      is24h: input.is24h ?? false,
      humidity: input.humidity ?? null,
    },
    await comparables(ctx, input),
    constants,
  );
  return { ...suggestion, renterFeeBps: constants.RENTER_FEE_BPS, commissionBps: constants.HOST_COMMISSION_BPS };
}

/**
 * Published spaces of the type, half to twice as large, within ten kilometres or in the same city; nearest first. They lie where their shown area does:
 * whoever asks from many spots must not learn the true one.
 */
function comparables(ctx: RequestContext, { spaceId, type, sizeM2, postalCode, lat, lng }: PriceSuggestionInput): Promise<Comparable[]> {
  const { geocoder } = ctx.ports;
  const isSpot = lat != null && lng != null && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  const spot = isSpot ? { lat, lng } : null;
  const centre = spot ?? geocoder.postalCodeCentre(postalCode);
  const cityId = geocoder.cityOf({ postalCode, ...spot })?.id ?? null;
  const own = spaceId == null ? null : parseGlobalId(spaceId);
  return ctx.em.execute<Comparable[]>(
    `select size_m2::float8 as "sizeM2", price_month_cents as "priceMonthCents", round(distance)::int as "distanceM", same_city as "isSameCity"
     from (
       select s.size_m2, s.price_month_cents, coalesce(s.city_id = ?::smallint, false) as same_city,
         coalesce(sqrt(power((s.area_lat - ?::float8) * ${METRES_PER_DEGREE}, 2)
           + power((s.area_lng - ?::float8) * ${METRES_PER_DEGREE} * cos(radians(?::float8)), 2)), ${REACH_M + 1}) as distance
       from spaces s
       where ${IS_PUBLIC} and s.type = ? and s.size_m2 between ? and ?
         and s.id is distinct from ?::uuid and s.host_id is distinct from ?::uuid
     ) near
     where distance <= ${REACH_M} or same_city
     order by distance limit ${MOST_COMPARABLES}`,
    [cityId, centre?.lat ?? null, centre?.lng ?? null, centre?.lat ?? null, type, sizeM2 / 2, sizeM2 * 2, own?.uuid ?? null, ctx.viewer?.id ?? null],
  );
}
