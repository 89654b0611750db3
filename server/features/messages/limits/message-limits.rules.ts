import { ErrorCode } from '../../../core/errors/error-codes.js';
import type { CodeProblem } from '../../../core/errors/errors.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../core/values/durations.js';

/** Limits of sending. Days and hours are sliding windows of 24 hours and 60 minutes. */
export const MESSAGE_LIMITS = {
  conversationsADay: 20,
  conversationsADayWithoutPhone: 3,
  anHour: 60,
  aMinute: 30,
  /** Receivers of the same text within a day who had not written before. */
  peopleWithSameText: 5,
  contactDays: 7,
  contactWarning: 3,
  contactPause: 6,
  pauseDays: 7,
} as const;

const SECOND_MS = 1_000;

/** What the limits depend on: recent messages of a user. */
export interface SendingHistory {
  readonly pausedUntil: Date | null;
  readonly lastMinute: { readonly count: number; readonly oldestAt: Date | null };
  readonly lastHour: { readonly count: number; readonly oldestAt: Date | null };
  readonly isPhoneVerified: boolean;
  /** Null unless the message starts a conversation. */
  readonly conversationsToday: number | null;
  /** Other receivers of the same text who had not written before. */
  readonly receiversOfSameText: number;
}

export type LimitRefusal = CodeProblem;

/** The start of each counting window. */
export function countedSince(now: Date): { minute: Date; hour: Date; day: Date; contact: Date } {
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  return {
    minute: before(MINUTE_MS),
    hour: before(HOUR_MS),
    day: before(DAY_MS),
    contact: before(MESSAGE_LIMITS.contactDays * DAY_MS),
  };
}

/** The limit that a further message would exceed; null when it can be sent. */
export function limitRefusal(history: SendingHistory, now: Date): LimitRefusal | null {
  const { pausedUntil, lastMinute, lastHour, conversationsToday, isPhoneVerified, receiversOfSameText } = history;
  if (pausedUntil) return { code: ErrorCode.MESSAGES_PAUSED, params: { until: pausedUntil.toISOString() } };
  if (lastHour.count >= MESSAGE_LIMITS.anHour) return wait(lastHour.oldestAt, HOUR_MS, now);
  if (lastMinute.count >= MESSAGE_LIMITS.aMinute) return wait(lastMinute.oldestAt, MINUTE_MS, now);
  if (conversationsToday !== null && conversationsToday >= MESSAGE_LIMITS.conversationsADay) {
    return { code: ErrorCode.CONVERSATIONS_FULL, params: { max: MESSAGE_LIMITS.conversationsADay } };
  }
  if (
    conversationsToday !== null &&
    !isPhoneVerified &&
    conversationsToday >= MESSAGE_LIMITS.conversationsADayWithoutPhone
  ) {
    return { code: ErrorCode.PHONE_REQUIRED, params: { max: MESSAGE_LIMITS.conversationsADayWithoutPhone } };
  }
  if (receiversOfSameText >= MESSAGE_LIMITS.peopleWithSameText)
    return { code: ErrorCode.MESSAGE_REPEATED, params: { max: MESSAGE_LIMITS.peopleWithSameText } };
  return null;
}

/** The consequences of a number of messages with contact data within the window. */
export function contactAttemptState(attempts: number): { isPaused: boolean; attemptsLeft: number | null } {
  const { contactWarning, contactPause } = MESSAGE_LIMITS;
  return {
    isPaused: attempts >= contactPause,
    attemptsLeft: attempts >= contactWarning && attempts < contactPause ? contactPause - attempts : null,
  };
}

/** When a pause that begins now ends. */
export function pauseEnd(now: Date): Date {
  return new Date(now.getTime() + MESSAGE_LIMITS.pauseDays * DAY_MS);
}

function wait(oldestAt: Date | null, windowMs: number, now: Date): LimitRefusal {
  const left = oldestAt === null ? windowMs : oldestAt.getTime() + windowMs - now.getTime();
  return { code: ErrorCode.RATE_LIMITED, params: { retryAfterSeconds: Math.max(1, Math.ceil(left / SECOND_MS)) } };
}
