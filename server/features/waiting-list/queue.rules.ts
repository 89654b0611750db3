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
  /** A booking, their own included, a block or an external calendar has some of the days. */
  readonly isTaken: boolean;
  /** Their own request or booking has all the days, or answers the offer. */
  readonly isBooked: boolean;
  /** They are paying for them. */
  readonly isHeld: boolean;
  /** They are suspended or may not ask for bookings. */
  readonly isBarred: boolean;
  /** The space does not accept this stay: it is closed, or its conditions have changed. */
  readonly isRefused: boolean;
}

/** The list of a space at one moment. */
export interface Queue {
  /** In their order. */
  readonly places: readonly QueuedPlace[];
  /** Those whose days are reserved. */
  readonly offered: QueuedPlace[];
  /** Those whose priority has just expired. */
  readonly expired: readonly QueuedPlace[];
  readonly now: Date;
}

/**
 * `serve`: they have what they waited for; `offer`: notify them; `miss`: their priority has expired; `last`: to the end of the list; `wait`:
 * back to waiting. Null changes nothing.
 */
export function nextStep(
  place: QueuedPlace,
  { offered, expired, now }: Queue,
): 'serve' | 'offer' | 'miss' | 'last' | 'wait' | null {
  const { state, isTaken, isBooked, isHeld, isBarred, isRefused } = place;
  const hasMissed = expired.some((other) => other.userId === place.userId && shareDays(other, place));
  if (isBooked) return 'serve';
  if (isTaken || isBarred || isRefused) {
    if (state !== WaitingState.WAITING) return 'wait';
    return hasMissed ? 'last' : null;
  }
  if (isHeld || state === WaitingState.MISSED) return null;
  if (state === WaitingState.OFFERED) return isOver(place, now) ? 'miss' : null;
  // A person gets these days offered once, however many of their places have them.
  if (hasMissed) return 'miss';
  return offered.some((other) => shareDays(other, place)) ? null : 'offer';
}

/** The list with the offers that are open, and those that nobody has answered in time. */
export function queueOf(places: readonly QueuedPlace[], now: Date): Queue {
  const open = places.filter(({ state, isTaken, isBarred }) => state === WaitingState.OFFERED && !isTaken && !isBarred);
  return {
    places,
    // An offer that the space refuses by now ends in this run and reserves nothing from the next in line.
    offered: open.filter((place) => !isOver(place, now) && !place.isRefused),
    expired: open.filter((place) => isOver(place, now) && !place.isBooked && !place.isHeld && !place.isRefused),
    now,
  };
}

const isOver = ({ priorityUntil }: QueuedPlace, now: Date): boolean => priorityUntil === null || priorityUntil <= now;

const shareDays = (one: QueuedPlace, other: QueuedPlace): boolean => one.from < other.to && one.to > other.from;
