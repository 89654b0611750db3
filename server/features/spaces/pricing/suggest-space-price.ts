import { sql, type RawBuilder } from 'kysely';
import type { RequestContext } from '../../../core/context.js';
import { FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import { parseGlobalId } from '../../../core/graphql/global-id.js';
import { constantsOf } from '../../../core/constants/load-constants.js';
import { METRES_PER_DEGREE, toPlane } from '../../../core/values/mercator.js';
import { withTtlCache } from '../../../core/ttl-cache.js';
import { columnRef } from '../../../database.js';
import { isPostalCode } from '../../../core/values/postal-code.js';
import { spaceFields } from '../fields/space-fields.js';
import { suggestPrice, type Comparable } from './price-suggestion.js';
import type { PriceSuggestion, PriceSuggestionInput } from './price-suggestion.types.js';
import { spaceTypeCodes } from '../fields/space-codes.js';
import type { SpaceType } from '../space.enums.js';

const REACH_M = 10_000;
const MOST_COMPARABLES = 500;
const MAX_COMPARED = 2_000;

/** Suggests a monthly price, from the model and from comparable spaces nearby; the viewer's own spaces do not count. */
export async function suggestSpacePrice(ctx: RequestContext, input: PriceSuggestionInput): Promise<PriceSuggestion> {
  const { min, max } = spaceFields.sizeM2.bounds;
  refuseProblems([
    ...(input.sizeM2 >= min && input.sizeM2 <= max
      ? []
      : [{ path: 'sizeM2', code: FieldProblemCode.SIZE_OUT_OF_RANGE, params: { min, max } }]),
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
 * Published spaces of the type, half to twice as large, within ten kilometres or in the same city, nearest first; of the search's rows only
 * the nearest and the city's best are considered. They count at their blurred position: a caller who queries from many points must not
 * learn the true one.
 */
async function comparables(
  ctx: RequestContext,
  { spaceId, type, sizeM2, postalCode, lat, lng }: PriceSuggestionInput,
): Promise<Comparable[]> {
  const { geocoder } = ctx.ports;
  const isSpot = lat != null && lng != null && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  const spot = isSpot ? { lat, lng } : null;
  const centre = spot ?? geocoder.postalCodeCentre(postalCode);
  const cityId = geocoder.cityOf({ postalCode, ...spot })?.id ?? null;
  const own = spaceId == null ? null : parseGlobalId(spaceId);
  const read = (): Promise<Comparable[]> =>
    findComparables(ctx, {
      type,
      sizeM2,
      cityId,
      centre,
      exceptId: own?.uuid ?? null,
      exceptHostId: ctx.viewer?.id ?? null,
    });
  // The home page shows the same for every visitor.
  return ctx.viewer || own || spot ? read() : withTtlCache(ctx, `comparables ${type} ${sizeM2} ${postalCode}`, read);
}

/** The place and size to find comparables for. */
interface Question {
  readonly type: SpaceType;
  readonly sizeM2: number;
  readonly cityId: number | null;
  readonly centre: { readonly lat: number; readonly lng: number } | null;
  /** Spaces to ignore. */
  readonly exceptId: string | null;
  readonly exceptHostId: string | null;
}

function findComparables(
  ctx: RequestContext,
  { type, sizeM2, cityId, centre, exceptId, exceptHostId }: Question,
): Promise<Comparable[]> {
  const compared = ctx.db
    .selectFrom('SpaceSearch as r')
    .select([
      'r.id',
      'r.type',
      'r.sizeM2 as size',
      isInCity(cityId).as('isSameCity'),
      metresFrom(centre).as('distance'),
    ])
    .limit(MAX_COMPARED);
  const nearest = compared.where(sql<boolean>`${centre !== null}::boolean`).orderBy(planeDistance(centre));
  const bestOfCity = compared.where('r.cityId', '=', cityId).orderBy('r.rel', 'desc').orderBy('r.id', 'desc');
  return ctx.db
    .selectFrom(
      ctx.db
        .selectFrom(nearest.as('nearest'))
        .selectAll()
        .union(ctx.db.selectFrom(bestOfCity.as('best')).selectAll())
        .as('near'),
    )
    .innerJoin('Space as s', 's.id', 'near.id')
    .select((eb) => [
      's.sizeM2',
      's.priceMonthCents',
      sql<number>`round(${eb.ref('near.distance')})::int`.as('distanceM'),
      'near.isSameCity',
    ])
    .where('near.type', '=', spaceTypeCodes[type])
    .where((eb) => sql<boolean>`${eb.ref('near.size')} between ${sizeM2 / 2}::real and ${sizeM2 * 2}::real`)
    .where((eb) => eb.or([eb('near.distance', '<=', REACH_M), eb('near.isSameCity', '=', true)]))
    .where((eb) => sql<boolean>`${eb.ref('s.id')} is distinct from ${exceptId}::uuid`)
    .where((eb) => sql<boolean>`${eb.ref('s.hostId')} is distinct from ${exceptHostId}::uuid`)
    .orderBy('near.distance')
    .orderBy('near.id')
    .limit(MOST_COMPARABLES)
    .$narrowType<{ sizeM2: number; priceMonthCents: number }>()
    .execute();
}

const column = columnRef<'SpaceSearch'>;
const isInCity = (cityId: number | null): RawBuilder<boolean> =>
  sql<boolean>`coalesce(${column('r.cityId')} = ${cityId}::smallint, false)`;

/** Metres from the centre; beyond reach when no centre is known. */
function metresFrom(centre: Question['centre']): RawBuilder<number> {
  const [lat, lng] = [centre?.lat ?? null, centre?.lng ?? null];
  return sql<number>`coalesce(sqrt(power((${column('r.lat')} - ${lat}::float8) * ${sql.lit(METRES_PER_DEGREE)}, 2)
    + power((${column('r.lng')} - ${lng}::float8) * ${sql.lit(METRES_PER_DEGREE)} * cos(radians(${lat}::float8)), 2)), ${sql.lit(REACH_M + 1)})`;
}

/** Distance on the search's plane, in the form its GiST index sorts by. */
function planeDistance(centre: Question['centre']): RawBuilder<number> {
  const { x, y } = centre ? toPlane(centre) : { x: 0, y: 0 };
  return sql<number>`${column('r.pt')} <-> point(${x}, ${y})`;
}
