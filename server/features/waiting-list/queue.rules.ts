import { WaitingState } from '../spaces/waiting/waiting-place.enums.js';

/** A place, and who has its days now. */
export interface QueuedPlace {
  readonly id: string;
  readonly userId: string;
  readonly spaceId: string;
  readonly from: string;
  readonly to: string;
  readonly state: WaitingState;
  readonly priorityUntil: Date | null;
  /** Another person's booking, a block or an external calendar has some of the days. */
  readonly isTaken: boolean;
  /** Their own request or booking has them. */
  readonly isBooked: boolean;
  /** They are paying for them. */
  readonly isHeld: boolean;
  /** They are suspended or may not ask for bookings. */
  readonly isBarred: boolean;
}

/**
 * `serve`: they have what they waited for; `offer`: notify them; `miss`: their priority has expired; `wait`: back to waiting. Null changes
 * nothing.
 */
export function nextStep(
  place: QueuedPlace,
  offered: readonly QueuedPlace[],
  now: Date,
  isBookable: boolean,
): 'serve' | 'offer' | 'miss' | 'wait' | null {
  const { state, priorityUntil, isTaken, isBooked, isHeld, isBarred, from, to } = place;
  if (isBooked) return 'serve';
  if (isTaken || isBarred || !isBookable) return state === WaitingState.WAITING ? null : 'wait';
  if (isHeld) return null;
  if (state === WaitingState.OFFERED) return priorityUntil !== null && priorityUntil <= now ? 'miss' : null;
  if (state === WaitingState.MISSED) return null;
  const isPromised = offered.some((other) => other.from < to && other.to > from);
  return isPromised ? null : 'offer';
}
