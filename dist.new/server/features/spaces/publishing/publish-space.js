import { DomainError, ErrorCode, refuseProblems } from '../../../core/errors/errors.js';
import { recordEvent } from '../../../core/events/events.js';
import { loadConstants } from '../../../core/constants/load-constants.js';
import { normaliseNif } from '../../../core/values/nif.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { declareTrader, letsAsCompany } from '../../accounts/profile/declare-trader.js';
import { metresBetween } from '../../../core/values/mercator.js';
import { requireNotLimited } from '../../accounts/measures/limits.js';
import { MeasureKind } from '../../accounts/measures/measure-codes.js';
import { getIsTrader, getTrust } from '../../accounts/trust.js';
import { approximateCentre } from '../approximate-area.js';
import { draftProblems, effectiveSizeM2 } from '../draft/draft-rules.js';
import { moveSpace, spaceStateRefused } from './move-space.js';
import { lockOwnSpace, requireConfirmedEmail } from '../own-space.js';
import { sealInstructions } from '../access-instructions.js';
import { depositHalfMonths } from '../fields/space-codes.js';
import { requireTrust } from '../hosts/host-trust.js';
import { spaceBookingQueries } from '../space-hooks.js';
import { nextSpaceStatus, SpaceAction } from './space-state-machine.js';
import { emptyValue, spaceColumns } from '../fields/space-columns.js';
import { DepositMonths, SpaceStatus } from '../space-types.js';
import { tidyLine } from '../draft/title-rules.js';
import { loadDraftContext, wizardValues } from '../draft/wizard-values.js';
/** Fields that a verification of the space covers. */
const PLACE = ['address', 'postalCode', 'city'];
/** Fields that renters of existing bookings rely on. */
const FIXED_WHILE_BOOKED = ['address', 'postalCode', 'city', 'type', 'sizeM2', 'accessMode'];
/** A pin may be corrected within this distance; beyond it the space counts as moved. */
const PIN_SLACK_M = 100;
/** Checks everything and publishes; of a published space, the changes since. */
export async function publishSpace(ctx, id) {
    requireConfirmedEmail(ctx);
    return inTransaction(ctx, (tx) => publishWithin(tx, id));
}
/** The same in the caller's transaction. */
export async function publishWithin(tx, id) {
    const space = await lockOwnSpace(tx, id);
    await requireNotLimited(tx, tx.viewer.id, MeasureKind.LIMIT_PUBLISHING);
    if (nextSpaceStatus(space.status, SpaceAction.PUBLISH, 'host') === null)
        throw spaceStateRefused(space.status);
    const values = wizardValues(tx, space, await getIsTrader(tx, space.hostId));
    const context = await loadDraftContext(tx, space, {
        trustOfHost: () => getTrust(tx, space.hostId),
        letsAsCompany: () => letsAsCompany(tx, space.hostId, space.id),
        values,
        photoCount: await countPhotos(tx, space.id),
    });
    refuseProblems(draftProblems(values, context, await loadConstants(tx)).map(asFieldError));
    await requireTrust(tx, space, values.isTrader === true);
    const before = fixedValues(space);
    applyValues(tx, space, values, context.today);
    await refuseWhileBooked(tx, before, space);
    if (hasMoved(before, space) || PLACE.some((field) => before[field] !== space[field]))
        space.verifiedAt = null;
    const wasPublic = space.status === SpaceStatus.PUBLISHED || space.status === SpaceStatus.PAUSED;
    await moveSpace(tx, space, { action: SpaceAction.PUBLISH, actor: 'host' });
    if (wasPublic)
        await recordEvent(tx, changedEvent(space));
    await declareTrader(tx, space.hostId, { isTrader: values.isTrader ?? false, path: 'draft.isTrader' });
    return space.id;
}
const changedEvent = ({ id, hostId }) => ({
    type: 'space.changed',
    payload: { spaceId: id, hostId },
});
/** A problem of the wizard as an error of the input's field. */
export function asFieldError({ path, code, params }) {
    return { path: `draft.${path}`, code, ...(params ? { params } : {}) };
}
async function countPhotos(tx, spaceId) {
    const row = await tx.db
        .selectFrom('SpacePhoto')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('spaceId', '=', spaceId)
        .executeTakeFirstOrThrow();
    return Number(row.count);
}
function hasMoved(before, after) {
    if (before.lat === null || before.lng === null || after.lat === null || after.lng === null)
        return false;
    return metresBetween({ lat: before.lat, lng: before.lng }, { lat: after.lat, lng: after.lng }) > PIN_SLACK_M;
}
/** Address and pin, type, size and way of access of a booked space only change with the renter's consent. */
async function refuseWhileBooked(tx, before, after) {
    if (before.type === null)
        return;
    const changed = [
        ...FIXED_WHILE_BOOKED.filter((field) => before[field] !== after[field]),
        ...(hasMoved(before, after) ? ['pin'] : []),
    ];
    if (changed.length > 0 && (await spaceBookingQueries().hasOpenBooking(tx, after.id))) {
        throw new DomainError(ErrorCode.SPACE_STATE_REFUSED, { reason: 'booked', fields: changed });
    }
}
function fixedValues({ address, postalCode, city, type, sizeM2, accessMode, lat, lng }) {
    return { address, postalCode, city, type, sizeM2, accessMode, lat, lng };
}
/** The columns from values that passed every rule. */
function applyValues(tx, space, values, today) {
    const text = (value) => (value?.trim() ? tidyLine(value) : null);
    Object.assign(space, givenColumns(values), {
        ...placeColumns(tx, space.id, values),
        sizeM2: effectiveSizeM2(values),
        address: text(values.address),
        floor: text(values.floor),
        door: text(values.door),
        title: text(values.title),
        description: values.description?.normalize('NFC').trim() ?? null,
        depositHalfMonths: depositHalfMonths[values.deposit ?? DepositMonths.NONE],
        nif: values.nif?.trim() ? normaliseNif(values.nif) : null,
        accessHours: [...(values.accessHours ?? [])].sort((a, b) => a.weekday - b.weekday || a.fromMinute - b.fromMinute),
        accessInstructions: values.accessInstructions
            ? sealInstructions(tx, space.id, values.accessInstructions.trim())
            : null,
        availableFrom: values.availableFrom ?? today,
        draft: {},
        updatedAt: tx.clock.now(),
    });
}
/** Each value as it was given, or what its column holds without one. */
function givenColumns(values) {
    return Object.fromEntries(spaceColumns.map(({ field, property }) => [property, values[field] ?? emptyValue(field)]));
}
/** Where it is; the place index is in memory, so nothing here leaves the machine. */
function placeColumns(tx, spaceId, { city, postalCode, lat, lng }) {
    if (lat == null || lng == null || city == null || postalCode == null)
        throw new Error('a published space has a place');
    const { geocoder } = tx.ports;
    const area = approximateCentre(tx.config.passwordPepper, spaceId, lat, lng);
    const typedCity = tidyLine(city);
    const spot = { postalCode, city: typedCity, lat, lng };
    const knownCity = geocoder.cityOf(spot);
    return {
        city: knownCity?.name ?? typedCity,
        cityId: knownCity?.id ?? null,
        postalCode,
        district: geocoder.districtOf(spot),
        lat,
        lng,
        areaLat: area.lat,
        areaLng: area.lng,
    };
}
//# sourceMappingURL=publish-space.js.map