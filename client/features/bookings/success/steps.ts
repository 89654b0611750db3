import type { BookingSuccessQuery } from '../../../generated/graphql';

export type SuccessBooking = NonNullable<BookingSuccessQuery['booking']>;

/** One step of the list. */
export type StepName = 'sent' | 'answer' | 'accepted' | 'address' | 'entry' | 'leave';
export type StepState = 'done' | 'now' | 'later';

export interface Step {
  name: StepName;
  state: StepState;
}

/** Whether a booking was declined, expired or cancelled, or ended by the staff. */
export const isOver = ({ status, cameToNothing }: Pick<SuccessBooking, 'status' | 'cameToNothing'>): boolean =>
  cameToNothing || status === 'TERMINATED';

/** Past, current and upcoming steps; empty for bookings that were never sent or did not happen. */
export function stepsOf({ status, isRunning }: Pick<SuccessBooking, 'status' | 'isRunning'>): Step[] {
  if (status === 'REQUESTED') return withStates(['sent', 'answer', 'address', 'entry'], 1);
  if (status === 'CONFIRMED') return withStates(['sent', 'accepted', 'address', 'entry'], 3);
  if (isRunning) return withStates(['sent', 'accepted', 'entry', 'leave'], 3);
  return status === 'COMPLETED' ? withStates(['sent', 'accepted', 'entry', 'leave'], 4) : [];
}

const withStates = (names: readonly StepName[], now: number): Step[] =>
  names.map((name, index) => ({ name, state: index < now ? 'done' : index === now ? 'now' : 'later' }));
