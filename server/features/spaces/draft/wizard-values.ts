import type { ServiceContext } from '../../../core/context.js';
import { zoneOfPostalCode } from '../../../core/values/time-zone.js';
import { openInstructions } from '../access-instructions.js';
import type { DraftContext, DraftValues } from './draft.types.js';
import type { TrustOfHost } from '../hosts/host-trust.js';
import { depositOfHalfMonths } from '../fields/space-codes.js';
import { spaceColumns, type SpaceFieldProperty } from '../fields/space-columns.js';
import type { Space } from '../space.entity.js';

type Published = 'id' | 'draft' | SpaceFieldProperty;

/** The values of the wizard: the published ones, overridden by later changes. Access instructions are decrypted. */
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

/** Loads the other inputs of the rules. */
export async function loadDraftContext(
  ctx: ServiceContext,
  { availableFrom }: Readonly<Pick<Space, 'availableFrom'>>,
  {
    trustOfHost,
    rentsOutAsCompany,
    values,
    photoCount,
  }: { trustOfHost: TrustOfHost; rentsOutAsCompany: () => Promise<boolean>; values: DraftValues; photoCount: number },
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
    rentsOutAsCompany: values.isTrader === false && (await rentsOutAsCompany()),
    keptAvailableFrom: availableFrom,
  };
}

function publishedValues(space: Readonly<Pick<Space, Published>>): DraftValues {
  const { draft } = space;
  const isPlaceChanged = draft.lat !== undefined || draft.lng !== undefined || draft.postalCode !== undefined;
  return {
    ...(Object.fromEntries(spaceColumns.map(({ field, property }) => [field, space[property]])) as DraftValues),
    isPinConfirmed: isPlaceChanged ? null : true,
    deposit: depositOfHalfMonths(space.depositHalfMonths),
  };
}
