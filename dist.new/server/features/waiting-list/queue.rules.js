import { WaitingState } from '../spaces/waiting/waiting-place-types.js';
/** `serve`: they have what they waited for; `offer`: tell them; `miss`: their time is over; `wait`: back to waiting. Null: nothing changes. */
export function nextStep(place, offered, now, isBookable) {
    const { state, priorityUntil, isTaken, isBooked, isHeld, from, to } = place;
    if (isBooked)
        return 'serve';
    if (isTaken || !isBookable)
        return state === WaitingState.WAITING ? null : 'wait';
    if (isHeld)
        return null;
    if (state === WaitingState.OFFERED)
        return priorityUntil !== null && priorityUntil <= now ? 'miss' : null;
    if (state === WaitingState.MISSED)
        return null;
    const isPromised = offered.some((other) => other.from < to && other.to > from);
    return isPromised ? null : 'offer';
}
//# sourceMappingURL=queue.rules.js.map