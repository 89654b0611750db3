import { HOUR_MS, MINUTE_MS } from '../../../core/values/durations.js';
import { PaymentStatus } from '../booking.enums.js';
import type { Payment } from './payment.entity.js';

/** A call without an answer after this is repeated: the process that waits for it may be gone. */
export const ANSWER_MS = MINUTE_MS;

const LONGEST_MINUTES = 60;

/** A provider keeps an idempotency key for a day; this is less, as a safety margin. */
const KEY_MS = 20 * HOUR_MS;

/** Whether the provider still recognizes a key first sent then: later, the same call could move the money twice. */
export function isKeyKnown(sentAt: Date, now: Date): boolean {
  return now.getTime() - sentAt.getTime() <= KEY_MS;
}

/** When to call a provider again that has not answered `attempts` times: after 1, 2, 4 … minutes, at most an hour. */
export function nextTryAfter(attempts: number, now: Date): Date {
  const minutes = Math.min(2 ** Math.min(attempts - 1, 10), LONGEST_MINUTES);
  return new Date(now.getTime() + Math.max(1, minutes) * MINUTE_MS);
}

/** When a call in progress counts as unanswered. */
export function answerDue(now: Date): Date {
  return new Date(now.getTime() + ANSWER_MS);
}

/** Whether a charge waits for its day: no call to the provider about it is in progress. */
export function waitsForDay({ status, pendingStep }: Pick<Payment, 'status' | 'pendingStep'>): boolean {
  return status === PaymentStatus.PENDING && pendingStep === null;
}
