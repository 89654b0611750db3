import type { PlatformConstants } from '../../core/constants/constants.js';
import { DAY_MS, HOUR_MS } from '../../core/values/durations.js';
import { localDateOf } from '../../core/values/time-zone.js';
import { statusesThat, statusMeans } from '../bookings/booking-status.rules.js';
import type { BookingStatus } from '../bookings/booking.enums.js';
import { ClaimBarrier, ClaimCase, ClaimDetail, ClaimRemedy, ClaimSide } from './claim.enums.js';

/** Deadlines of a claim and bounds of its contents. */
export const CLAIM_BOUNDS = {
  hiddenDefectDays: 14,
  discoveryDays: 10,
  answerHours: 48,
  voteHours: 72,
  decisionWorkingDays: 5,
  appealDays: 14,
  minText: 50,
  maxText: 3000,
  maxAnswer: 2000,
  minReasons: 20,
  maxReasons: 2000,
  maxQuestion: 1000,
  maxDataDays: 7,
  maxFiles: 12,
  maxItems: 60,
  maxItemName: 80,
  minMeasure: 0.1,
  maxMeasure: 5000,
  maxCents: 1_000_000,
} as const;

/** How the window of a case is counted. */
export type ClaimWindow = 'from_start' | 'from_start_or_hidden' | 'whole_rental' | 'from_discovery' | 'move_out';

/** The evidence that a case requires. */
export interface ClaimEvidenceRule {
  readonly photos: number;
  /** A photo or a PDF. */
  readonly files: number;
  /** A text, or a photo instead of it. */
  readonly hasText: boolean;
}

/** One row of the guarantee's table: who may claim, the required evidence, the window, and the remedies. */
export interface ClaimRule {
  readonly by: ClaimSide;
  readonly details: readonly ClaimDetail[];
  readonly evidence: ClaimEvidenceRule;
  readonly window: ClaimWindow;
  readonly statuses: readonly BookingStatus[];
  readonly remedies: readonly ClaimRemedy[];
}

const AGREED = statusesThat('isAgreed').filter((status) => !statusMeans(status, 'isFinal'));
const BEGUN = statusesThat('isRunning', 'isLeaving');
const TWO_PHOTOS: ClaimEvidenceRule = { photos: 2, files: 2, hasText: true };
const ONE_PHOTO: ClaimEvidenceRule = { photos: 1, files: 1, hasText: true };

/** The guarantee's table. Cancellation by the host and double bookings have no row, because the booking's cancellation refunds them. */
export const CLAIM_RULES: Readonly<Record<ClaimCase, ClaimRule>> = {
  [ClaimCase.NO_ACCESS]: {
    by: ClaimSide.RENTER,
    details: [],
    evidence: { photos: 0, files: 0, hasText: true },
    window: 'from_start',
    statuses: AGREED,
    remedies: [ClaimRemedy.FULL_REFUND, ClaimRemedy.REBOOKING],
  },
  [ClaimCase.DIFFERENT]: {
    by: ClaimSide.RENTER,
    details: [ClaimDetail.SMALLER, ClaimDetail.TYPE, ClaimDetail.ACCESS_MODE, ClaimDetail.FEATURE],
    evidence: TWO_PHOTOS,
    window: 'from_start',
    statuses: AGREED,
    remedies: [ClaimRemedy.LOWER_RENT, ClaimRemedy.FULL_REFUND],
  },
  [ClaimCase.UNSAFE]: {
    by: ClaimSide.RENTER,
    details: [ClaimDetail.DAMP, ClaimDetail.LEAK, ClaimDetail.PESTS, ClaimDetail.FIRE_RISK, ClaimDetail.NO_LOCK],
    evidence: TWO_PHOTOS,
    window: 'from_start_or_hidden',
    statuses: AGREED,
    remedies: [ClaimRemedy.UNUSED_REFUND],
  },
  [ClaimCase.NOT_ENTITLED]: {
    by: ClaimSide.RENTER,
    details: [],
    evidence: { photos: 0, files: 1, hasText: true },
    window: 'whole_rental',
    statuses: AGREED,
    remedies: [ClaimRemedy.CYCLE_REFUND],
  },
  [ClaimCase.GOODS_DAMAGED]: {
    by: ClaimSide.RENTER,
    details: [ClaimDetail.DAMAGE, ClaimDetail.WATER, ClaimDetail.THEFT],
    evidence: ONE_PHOTO,
    window: 'from_discovery',
    statuses: AGREED,
    remedies: [ClaimRemedy.GUARANTEE],
  },
  [ClaimCase.SPACE_DAMAGED]: {
    by: ClaimSide.HOST,
    details: [ClaimDetail.DAMAGE, ClaimDetail.GOODS_LEFT, ClaimDetail.KEYS],
    evidence: ONE_PHOTO,
    window: 'move_out',
    statuses: BEGUN,
    remedies: [ClaimRemedy.DEPOSIT],
  },
};

/** Remedies that only staff give. */
export const STAFF_REMEDIES: readonly ClaimRemedy[] = [
  ClaimRemedy.PARTIAL_REFUND,
  ClaimRemedy.GUARANTEE,
  ClaimRemedy.NOTHING,
];

/** Remedies whose amount is computed from the booking; the others state one. */
export const COMPUTED_REMEDIES: readonly ClaimRemedy[] = [
  ClaimRemedy.FULL_REFUND,
  ClaimRemedy.LOWER_RENT,
  ClaimRemedy.UNUSED_REFUND,
  ClaimRemedy.CYCLE_REFUND,
];

/** Remedies after which the stay ends. */
export const ENDING_REMEDIES: readonly ClaimRemedy[] = [
  ClaimRemedy.FULL_REFUND,
  ClaimRemedy.REBOOKING,
  ClaimRemedy.UNUSED_REFUND,
  ClaimRemedy.CYCLE_REFUND,
];

/** The cases a side can claim, in the order of the table. */
export function casesOf(side: ClaimSide): ClaimCase[] {
  return Object.values(ClaimCase).filter((claimCase) => CLAIM_RULES[claimCase].by === side);
}

/** The booking data that the windows are counted from. */
export interface ClaimTimes {
  readonly status: BookingStatus;
  /** The start of the first day. */
  readonly startsAt: Date;
  readonly confirmedAt: Date;
  readonly moveOutAt: Date | null;
  readonly timeZone: string;
  readonly constants: Pick<PlatformConstants, 'CLAIM_WINDOW_HOURS' | 'MOVE_OUT_CONFIRM_HOURS'>;
}

/** The claim data that its window depends on. */
export interface ClaimTiming {
  /** The defect could not be seen at the start. */
  readonly isHidden?: boolean;
  /** The instant the damage was found; null while unknown: then the window has no end yet. */
  readonly discoveredAt?: Date | null;
}

/** When a case can be claimed: `closesAt` is null while the rental lasts. */
export interface ClaimPeriod {
  readonly opensAt: Date;
  readonly closesAt: Date | null;
}

/** The hours of a window that is counted from the start or from the move-out; null for the others. */
export function windowHours(claimCase: ClaimCase, constants: ClaimTimes['constants']): number | null {
  switch (CLAIM_RULES[claimCase].window) {
    case 'from_start':
    case 'from_start_or_hidden':
      return constants.CLAIM_WINDOW_HOURS;
    case 'move_out':
      return constants.MOVE_OUT_CONFIRM_HOURS;
    case 'whole_rental':
    case 'from_discovery':
      return null;
  }
}

const after = (start: Date, ms: number): Date => new Date(start.getTime() + ms);

/** The window of a case. */
export function claimPeriod(claimCase: ClaimCase, times: ClaimTimes, timing: ClaimTiming = {}): ClaimPeriod {
  const { startsAt, confirmedAt, moveOutAt, constants } = times;
  const { discoveredAt } = timing;
  const firstHours = constants.CLAIM_WINDOW_HOURS * HOUR_MS;
  const byDiscovery = discoveredAt ? after(discoveredAt, CLAIM_BOUNDS.discoveryDays * DAY_MS) : null;
  switch (CLAIM_RULES[claimCase].window) {
    case 'from_start':
      return { opensAt: startsAt, closesAt: after(startsAt, firstHours) };
    case 'from_start_or_hidden':
      return {
        opensAt: startsAt,
        closesAt: after(startsAt, timing.isHidden ? CLAIM_BOUNDS.hiddenDefectDays * DAY_MS : firstHours),
      };
    case 'whole_rental':
      return { opensAt: confirmedAt, closesAt: null };
    case 'from_discovery':
      return { opensAt: startsAt, closesAt: byDiscovery };
    case 'move_out':
      return moveOutAt
        ? { opensAt: startsAt, closesAt: after(moveOutAt, constants.MOVE_OUT_CONFIRM_HOURS * HOUR_MS) }
        : { opensAt: startsAt, closesAt: byDiscovery };
  }
}

/** Why a case cannot be claimed at an instant; null when it can. */
export function windowBarrier(
  claimCase: ClaimCase,
  times: ClaimTimes,
  now: Date,
  timing: ClaimTiming = {},
): ClaimBarrier | null {
  const { opensAt, closesAt } = claimPeriod(claimCase, times, timing);
  if (now < opensAt) return ClaimBarrier.TOO_EARLY;
  const isOver = closesAt !== null && now >= closesAt;
  return isOver || !CLAIM_RULES[claimCase].statuses.includes(times.status) ? ClaimBarrier.TOO_LATE : null;
}

/** The end of so many working days from an instant; holidays are not counted out. */
export function afterWorkingDays(from: Date, days: number, timeZone: string): Date {
  let at = from;
  for (let left = days; left > 0;) {
    at = after(at, DAY_MS);
    const weekday = new Date(`${localDateOf(at, timeZone)}T12:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return at;
}
