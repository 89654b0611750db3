import type { ServiceContext } from '../../core/context.js';
import { zoneOfPostalCode } from '../../core/time-zone.js';
import { openInstructions } from './access-instructions.js';
import type { DraftContext, DraftValues } from './draft-types.js';
import type { TrustOfHost } from './host-trust.js';
import { depositOfHalfMonths } from './space-codes.js';
import type { Space } from './space.entity.js';

type Published =
  | 'id'
  | 'type'
  | 'title'
  | 'description'
  | 'sizeM2'
  | 'lengthM'
  | 'widthM'
  | 'heightM'
  | 'doorWidthM'
  | 'doorHeightM'
  | 'features'
  | 'humidity'
  | 'allowedGoods'
  | 'priceMonthCents'
  | 'minDays'
  | 'discount90Percent'
  | 'discount180Percent'
  | 'discount365Percent'
  | 'depositHalfMonths'
  | 'cancellationPolicy'
  | 'taxProfile'
  | 'nif'
  | 'address'
  | 'floor'
  | 'door'
  | 'city'
  | 'postalCode'
  | 'lat'
  | 'lng'
  | 'accessMode'
  | 'accessHours'
  | 'visitNoticeHours'
  | 'visitsPerMonth'
  | 'accessInstructions'
  | 'keysLent'
  | 'isInstantBook'
  | 'availableFrom'
  | 'declarations'
  | 'draft';

/** The values of the wizard: the published ones, overridden by the changes since. Access instructions are decrypted. */
export function wizardValues(
  ctx: ServiceContext,
  space: Readonly<Pick<Space, Published>>,
  isHostTrader: boolean | null,
): DraftValues {
  const published = space.type === null ? {} : publishedValues(space);
  const values = { isTrader: isHostTrader, ...published, ...space.draft };
  const sealed = values.accessInstructions;
  return sealed ? { ...values, accessInstructions: openInstructions(ctx, space.id, sealed) } : values;
}

/** Loads what the rules need beside the values. */
export async function loadDraftContext(
  ctx: ServiceContext,
  { availableFrom }: Readonly<Pick<Space, 'availableFrom'>>,
  {
    trustOfHost,
    letsAsCompany,
    values,
    photoCount,
  }: { trustOfHost: TrustOfHost; letsAsCompany: () => Promise<boolean>; values: DraftValues; photoCount: number },
): Promise<DraftContext> {
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

function publishedValues(space: Readonly<Pick<Space, Published>>): DraftValues {
  const { draft } = space;
  const isPlaceChanged = draft.lat !== undefined || draft.lng !== undefined || draft.postalCode !== undefined;
  return {
    address: space.address,
    city: space.city,
    postalCode: space.postalCode,
    lat: space.lat,
    lng: space.lng,
    isPinConfirmed: isPlaceChanged ? null : true,
    floor: space.floor,
    door: space.door,
    type: space.type,
    title: space.title,
    description: space.description,
    sizeM2: space.sizeM2,
    lengthM: space.lengthM,
    widthM: space.widthM,
    heightM: space.heightM,
    doorWidthM: space.doorWidthM,
    doorHeightM: space.doorHeightM,
    features: space.features,
    humidity: space.humidity,
    allowedGoods: space.allowedGoods,
    priceMonthCents: space.priceMonthCents,
    minDays: space.minDays,
    discount90Percent: space.discount90Percent,
    discount180Percent: space.discount180Percent,
    discount365Percent: space.discount365Percent,
    deposit: depositOfHalfMonths(space.depositHalfMonths),
    cancellationPolicy: space.cancellationPolicy,
    taxProfile: space.taxProfile,
    nif: space.nif,
    accessMode: space.accessMode,
    accessHours: space.accessHours,
    visitNoticeHours: space.visitNoticeHours,
    visitsPerMonth: space.visitsPerMonth,
    accessInstructions: space.accessInstructions,
    keysLent: space.keysLent,
    isInstantBook: space.isInstantBook,
    availableFrom: space.availableFrom,
    declarations: space.declarations,
  };
}
