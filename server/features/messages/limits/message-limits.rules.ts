import { ErrorCode } from '../../../core/error-codes.js';
import type { ErrorParams } from '../../../core/errors.js';

/** How much somebody may write; days and hours are the last 24 hours and 60 minutes, whenever they are asked for. */
export const MESSAGE_LIMITS = {
  conversationsADay: 20,
  conversationsADayWithoutPhone: 3,
  anHour: 60,
  aMinute: 30,
  /** People whom one text may go to within a day without their having written first. */
  peopleWithSameText: 5,
  contactDays: 7,
  contactWarning: 3,
  contactPause: 6,
  pauseDays: 7,
} as const;

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** What somebody has written of late. */
export interface WritingFacts {
  readonly pausedUntil: Date | null;
  readonly lastMinute: { readonly count: number; readonly oldestAt: Date | null };
  readonly lastHour: { readonly count: number; readonly oldestAt: Date | null };
  readonly isPhoneVerified: boolean;
  /** Null when the message begins no conversation. */
  readonly conversationsToday: number | null;
  /** Others who were sent the same text, and had not written themselves. */
  readonly othersWithSameText: number;
}

export interface LimitRefusal {
  readonly code: ErrorCode;
  readonly params?: ErrorParams;
}

/** Since when each count runs. */
export function countedSince(now: Date): { minute: Date; hour: Date; day: Date; contact: Date } {
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  return { minute: before(MINUTE_MS), hour: before(HOUR_MS), day: before(DAY_MS), contact: before(MESSAGE_LIMITS.contactDays * DAY_MS) };
}

/** Why another message cannot be sent now; null when it can. */
export function limitRefusal(facts: WritingFacts, now: Date): LimitRefusal | null {
  const { pausedUntil, lastMinute, lastHour, conversationsToday, isPhoneVerified, othersWithSameText } = facts;
  if (pausedUntil) return { code: ErrorCode.MESSAGES_PAUSED, params: { until: pausedUntil.toISOString() } };
  if (lastHour.count >= MESSAGE_LIMITS.anHour) return wait(lastHour.oldestAt, HOUR_MS, now);
  if (lastMinute.count >= MESSAGE_LIMITS.aMinute) return wait(lastMinute.oldestAt, MINUTE_MS, now);
  if (conversationsToday !== null && conversationsToday >= MESSAGE_LIMITS.conversationsADay) {
    return { code: ErrorCode.CONVERSATIONS_FULL, params: { max: MESSAGE_LIMITS.conversationsADay } };
  }
  if (conversationsToday !== null && !isPhoneVerified && conversationsToday >= MESSAGE_LIMITS.conversationsADayWithoutPhone) {
    return { code: ErrorCode.PHONE_REQUIRED, params: { max: MESSAGE_LIMITS.conversationsADayWithoutPhone } };
  }
  if (othersWithSameText >= MESSAGE_LIMITS.peopleWithSameText) return { code: ErrorCode.MESSAGE_REPEATED, params: { max: MESSAGE_LIMITS.peopleWithSameText } };
  return null;
}

/** What a number of messages with contact data within some days brings. */
export function contactStanding(attempts: number): { isPaused: boolean; attemptsLeft: number | null } {
  const { contactWarning, contactPause } = MESSAGE_LIMITS;
  return { isPaused: attempts >= contactPause, attemptsLeft: attempts >= contactWarning && attempts < contactPause ? contactPause - attempts : null };
}

/** When a pause that begins now ends. */
export function pauseEnd(now: Date): Date {
  return new Date(now.getTime() + MESSAGE_LIMITS.pauseDays * DAY_MS);
}

function wait(oldestAt: Date | null, windowMs: number, now: Date): LimitRefusal {
  const left = oldestAt === null ? windowMs : oldestAt.getTime() + windowMs - now.getTime();
  return { code: ErrorCode.RATE_LIMITED, params: { retryAfterSeconds: Math.max(1, Math.ceil(left / SECOND_MS)) } };
}
