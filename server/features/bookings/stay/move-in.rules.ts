import { statusMeans } from '../booking-status.rules.js';
import type { BookingStatus } from '../booking.enums.js';
import { MoveInStep } from './move-in.enums.js';

/** The number of photos that show a space from all sides. */
export const MIN_CONDITION_PHOTOS = 4;

/** Data of a booking whose move-in is prepared. */
export interface MoveInContext {
  readonly from: string;
  /** The time zone of the space. */
  readonly today: string;
  readonly isRequested: boolean;
  readonly isDecided: boolean;
  readonly isFirstPaymentTaken: boolean;
  readonly isRenterIdentified: boolean;
  readonly isHostIdentified: boolean;
  readonly hasInstructions: boolean;
  /** Whether the settings require identities. */
  readonly requireIdentity: boolean;
}

export interface MoveInItem {
  readonly step: MoveInStep;
  readonly isDone: boolean;
  readonly isNeededForAccess: boolean;
}

/** Whether there is or was a move-in to prepare, until the day of leaving; nobody has access after it. */
export const isMoveIn = (
  { status, to }: { readonly status: BookingStatus; readonly to: string },
  today: string,
): boolean => statusMeans(status, 'showsAddress') && today <= to;

/**
 * The requirements of access, and access itself. The request contains the renter's consent to the terms and declaration, the acceptance
 * contains the host's.
 */
export function moveInItems(details: MoveInContext): MoveInItem[] {
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

/** What the two sides recorded about the space and the stored things. */
export interface RecordedCondition {
  /** Photos at move-in. */
  readonly photoCount: number;
  /** Both have signed the current list of stored things. */
  readonly isInventorySigned: boolean;
}

/** The whole checklist: photos and inventory are requested, but access does not depend on them. */
export function withCondition(
  items: readonly MoveInItem[],
  { photoCount, isInventorySigned }: RecordedCondition,
): MoveInItem[] {
  const isNeededForAccess = false;
  return [
    ...items.slice(0, -1),
    { step: MoveInStep.CONDITION_PHOTOS, isDone: photoCount >= MIN_CONDITION_PHOTOS, isNeededForAccess },
    ...items.slice(-1),
    { step: MoveInStep.INVENTORY, isDone: isInventorySigned, isNeededForAccess },
  ];
}

const NEEDED_TO_BEGIN: ReadonlySet<MoveInStep> = new Set([
  MoveInStep.RENTER_IDENTITY,
  MoveInStep.HOST_IDENTITY,
  MoveInStep.TERMS,
  MoveInStep.FIRST_PAYMENT,
]);

/** Whether the move-in can be confirmed: the first four of the list, with identities where the settings require them. */
function isReadyToBegin(items: readonly MoveInItem[]): boolean {
  return items.every(
    ({ step, isDone, isNeededForAccess }) => !NEEDED_TO_BEGIN.has(step) || isDone || !isNeededForAccess,
  );
}

/** The part of a move-in that the state machine reads. */
export function moveInReadinessOf(details: MoveInContext): {
  readonly isMoveInReady: boolean;
  readonly isFirstChargeTaken: boolean;
} {
  return { isMoveInReady: isReadyToBegin(moveInItems(details)), isFirstChargeTaken: details.isFirstPaymentTaken };
}

/** Whether the renter may read the access instructions: from the first day on, once all requirements are met. */
export function isAccessOpen({ from, today }: MoveInContext, items: readonly MoveInItem[]): boolean {
  return from <= today && items.every(({ isDone, isNeededForAccess }) => isDone || !isNeededForAccess);
}
