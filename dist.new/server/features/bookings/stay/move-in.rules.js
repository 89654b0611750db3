import { statusMeans } from '../booking-status.rules.js';
import { MoveInStep } from './move-in-types.js';
/** So many photos show a space from all sides. */
export const MIN_CONDITION_PHOTOS = 4;
/** Whether there is a move-in to prepare, or one that was, to the day of leaving; nobody has a way in after it. */
export const isMoveIn = ({ status, endsOn }, today) => statusMeans(status, 'showsAddress') && today <= endsOn;
/**
 * What the way in depends on, and the way in itself.
 * The request holds the renter's consent to the terms and declaration, the acceptance holds the host's.
 */
export function moveInItems(details) {
    const needed = [
        {
            step: MoveInStep.RENTER_IDENTITY,
            isDone: details.isRenterIdentified,
            isNeededForAccess: details.requireIdentity,
        },
        { step: MoveInStep.HOST_IDENTITY, isDone: details.isHostIdentified, isNeededForAccess: details.requireIdentity },
        { step: MoveInStep.TERMS, isDone: details.isRequested && details.isDecided, isNeededForAccess: true },
        { step: MoveInStep.FIRST_PAYMENT, isDone: details.isFirstPaymentTaken, isNeededForAccess: true },
        { step: MoveInStep.PROHIBITED_GOODS, isDone: details.isRequested, isNeededForAccess: true },
    ];
    const isOpen = isAccessOpen(details, needed);
    return [
        ...needed,
        { step: MoveInStep.ACCESS_DATA, isDone: isOpen && details.hasInstructions, isNeededForAccess: false },
    ];
}
/** The whole checklist: photos and inventory are asked for, but the way in does not wait for them. */
export function withCondition(items, { photoCount, isInventorySigned }) {
    const isNeededForAccess = false;
    return [
        ...items.slice(0, -1),
        { step: MoveInStep.CONDITION_PHOTOS, isDone: photoCount >= MIN_CONDITION_PHOTOS, isNeededForAccess },
        ...items.slice(-1),
        { step: MoveInStep.INVENTORY, isDone: isInventorySigned, isNeededForAccess },
    ];
}
const NEEDED_TO_BEGIN = new Set([
    MoveInStep.RENTER_IDENTITY,
    MoveInStep.HOST_IDENTITY,
    MoveInStep.TERMS,
    MoveInStep.FIRST_PAYMENT,
]);
/** Whether somebody may say that the renter has moved in: the first four of the list, identities where the settings ask for them. */
function isReadyToBegin(items) {
    return items.every(({ step, isDone, isNeededForAccess }) => !NEEDED_TO_BEGIN.has(step) || isDone || !isNeededForAccess);
}
/** The part of a move-in that the state machine reads. */
export function moveInReadinessOf(details) {
    return { isMoveInReady: isReadyToBegin(moveInItems(details)), isFirstChargeTaken: details.isFirstPaymentTaken };
}
/** Whether the renter may read how to get in: from the first day on, once all that it needs is there. */
export function isAccessOpen({ startsOn, today }, items) {
    return startsOn <= today && items.every(({ isDone, isNeededForAccess }) => isDone || !isNeededForAccess);
}
//# sourceMappingURL=move-in.rules.js.map