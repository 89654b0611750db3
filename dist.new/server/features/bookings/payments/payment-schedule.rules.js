/** An answer that takes longer is asked for again: the process that waits for it may be gone. */
export const ANSWER_MS = 60_000;
const MINUTE_MS = 60_000;
const LONGEST_MINUTES = 60;
/** A provider keeps an idempotency key for a day; some of it is kept as a margin. */
const KEY_MS = 20 * 3_600_000;
/** Whether the provider still knows a key that was first sent then: later, the same call could move the money twice. */
export function isKeyKnown(sentAt, now) {
    return now.getTime() - sentAt.getTime() <= KEY_MS;
}
/** When a provider that gave no answer for the `attempts`th time is asked again: after 1, 2, 4 … minutes, at most an hour. */
export function nextTryAfter(attempts, now) {
    const minutes = Math.min(2 ** Math.min(attempts - 1, 10), LONGEST_MINUTES);
    return new Date(now.getTime() + Math.max(1, minutes) * MINUTE_MS);
}
/** When a provider that is being asked now counts as silent. */
export function answerDue(now) {
    return new Date(now.getTime() + ANSWER_MS);
}
//# sourceMappingURL=payment-schedule.rules.js.map