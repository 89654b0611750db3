import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, refuseProblems, type FieldError } from '../../../core/errors/errors.js';
import { recordEvent } from '../../../core/events/events.js';
import { loadConstants } from '../../../core/constants/load-constants.js';
import { normaliseNif } from '../../../core/values/nif.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { cleanLine, cleanText } from '../../../core/values/text.js';
import { declareTrader } from '../../accounts/profile/declare-trader.js';
import { requireNotLimited } from '../../accounts/measures/limits.js';
import { MeasureKind } from '../../accounts/measures/measure.enums.js';
import { getIsTrader, getTrust } from '../../accounts/trust.js';
import { draftProblems, effectiveSizeM2 } from '../draft/draft.rules.js';
import type { DraftProblem, DraftValues } from '../draft/draft.types.js';
import { moveSpace, spaceStateRefused } from './move-space.js';
import { hasMoved, placeColumns } from './place-columns.js';
import { lockOwnSpace, requireConfirmedEmail } from '../own-space.js';
import { sealInstructions } from '../access-instructions.js';
import { depositHalfMonths } from '../fields/space-codes.js';
import { rentsOutAsCompany } from '../hosts/company-spaces.loaders.js';
import { requireTrust } from '../hosts/host-trust.js';
import { spaceBookingQueries, spaceMoved } from '../space-hooks.js';
import { nextSpaceStatus, SpaceAction } from './space.state-machine.js';
import { emptyValue, spaceColumns } from '../fields/space-columns.js';
import type { Space } from '../space.entity.js';
import { changedEvent } from '../space.events.js';
import { spaceStatusMeans } from '../space-status.rules.js';
import { DepositMonths } from '../space.enums.js';
import { loadDraftContext, wizardValues } from '../draft/wizard-values.js';

/** Fields that a verification of the space covers. */
const PLACE = ['address', 'postalCode', 'city'] as const;
/** Fields that renters of existing bookings rely on. */
const FIXED_WHILE_BOOKED = ['address', 'postalCode', 'city', 'type', 'sizeM2', 'accessMode'] as const;

/** Validates everything and publishes; for a published space, its later changes. */
export async function publishSpace(ctx: SignedInContext, id: string): Promise<string> {
  requireConfirmedEmail(ctx);
  return inTransaction(ctx, (tx) => publishWithin(tx, id));
}

/** The same in the caller's transaction. */
export async function publishWithin(tx: SignedInContext, id: string): Promise<string> {
  const space = await lockOwnSpace(tx, id);
  await requireNotLimited(tx, tx.viewer.id, MeasureKind.LIMIT_PUBLISHING);
  if (nextSpaceStatus(space.status, SpaceAction.PUBLISH, 'host') === null) throw spaceStateRefused(space.status);
  const values = wizardValues(tx, space, await getIsTrader(tx, space.hostId));
  const context = await loadDraftContext(tx, space, {
    trustOfHost: () => getTrust(tx, space.hostId),
    rentsOutAsCompany: () => rentsOutAsCompany(tx, space.hostId, space.id),
    values,
    photoCount: await countPhotos(tx, space.id),
  });
  refuseProblems(draftProblems(values, context, await loadConstants(tx)).map(asFieldError));
  await requireTrust(tx, space, values.isTrader === true);
  const before = fixedValues(space);
  applyValues(tx, space, values, context.today);
  await refuseWhileBooked(tx, before, space);
  const isMoved = hasMoved(before, space) || PLACE.some((field) => before[field] !== space[field]);
  if (isMoved) space.verifiedAt = null;
  const wasLettable = spaceStatusMeans(space.status, 'isLettable');
  await moveSpace(tx, space, { action: SpaceAction.PUBLISH, actor: 'host' });
  if (isMoved) await spaceMoved(tx, space.id);
  if (wasLettable) await recordEvent(tx, changedEvent(space));
  await declareTrader(tx, space.hostId, { isTrader: values.isTrader ?? false, path: 'draft.isTrader' });
  return space.id;
}

/** A problem of the wizard as an error of the input field. */
export function asFieldError({ step: _, path, ...problem }: DraftProblem): FieldError {
  return { path: `draft.${path}`, ...problem };
}

async function countPhotos(tx: SignedInContext, spaceId: string): Promise<number> {
  const row = await tx.db
    .selectFrom('SpacePhoto')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('spaceId', '=', spaceId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Address and pin, type, size and kind of access of a booked space change only with the renter's consent. */
async function refuseWhileBooked(tx: SignedInContext, before: FixedValues, after: Space): Promise<void> {
  if (before.type === null) return;
  const changed = [
    ...FIXED_WHILE_BOOKED.filter((field) => before[field] !== after[field]),
    ...(hasMoved(before, after) ? ['pin'] : []),
  ];
  if (changed.length > 0 && (await spaceBookingQueries().hasOpenBooking(tx, after.id))) {
    throw new DomainError(ErrorCode.SPACE_STATE_REFUSED, { reason: 'booked', fields: changed });
  }
}

type FixedValues = Pick<Space, (typeof FIXED_WHILE_BOOKED)[number] | 'lat' | 'lng'>;

function fixedValues({ address, postalCode, city, type, sizeM2, accessMode, lat, lng }: Space): FixedValues {
  return { address, postalCode, city, type, sizeM2, accessMode, lat, lng };
}

/** The columns for values that passed every rule. */
function applyValues(tx: SignedInContext, space: Space, values: DraftValues, today: string): void {
  const text = (value: string | null | undefined): string | null => (value?.trim() ? cleanLine(value) : null);
  Object.assign(space, givenColumns(values), {
    ...placeColumns(tx, space.id, values),
    sizeM2: effectiveSizeM2(values),
    address: text(values.address),
    floor: text(values.floor),
    door: text(values.door),
    title: text(values.title),
    description: values.description == null ? null : cleanText(values.description),
    depositHalfMonths: depositHalfMonths[values.deposit ?? DepositMonths.NONE],
    nif: values.nif?.trim() ? normaliseNif(values.nif) : null,
    accessHours: [...(values.accessHours ?? [])].sort((a, b) => a.weekday - b.weekday || a.fromMinute - b.fromMinute),
    accessInstructions: values.accessInstructions
      ? sealInstructions(tx, space.id, values.accessInstructions.trim())
      : null,
    availableFrom: values.availableFrom ?? today,
    draft: {},
    draftSavedAt: null,
    updatedAt: tx.clock.now(),
  } satisfies Partial<Space>);
}

/** Each given value, or the default of its column. */
function givenColumns(values: DraftValues): Partial<Space> {
  return Object.fromEntries(
    spaceColumns.map(({ field, property }) => [property, values[field] ?? emptyValue(field)]),
  ) as Partial<Space>;
}
