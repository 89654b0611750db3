import type { BookingSuccessQuery } from '../../../generated/graphql';

export type SuccessBooking = NonNullable<BookingSuccessQuery['booking']>;

/** One step of the list. */
export type StepName = 'sent' | 'answer' | 'accepted' | 'address' | 'entry' | 'leave';
export type StepState = 'done' | 'now' | 'later';

export interface Step {
  name: StepName;
  state: StepState;
}

/** Past, current and upcoming steps; empty for bookings that were never sent or did not happen. */
export function stepsOf({
  isUnpaid,
  isStopped,
  isPending,
  isRunning,
  isFinal,
}: Pick<SuccessBooking, 'isUnpaid' | 'isStopped' | 'isPending' | 'isRunning' | 'isFinal'>): Step[] {
  if (isUnpaid || isStopped) return [];
  if (isPending) return withStates(['sent', 'answer', 'address', 'entry'], 1);
  if (isFinal || isRunning) return withStates(['sent', 'accepted', 'entry', 'leave'], isFinal ? 4 : 3);
  return withStates(['sent', 'accepted', 'address', 'entry'], 3);
}

const withStates = (names: readonly StepName[], now: number): Step[] =>
  names.map((name, index) => ({ name, state: index < now ? 'done' : index === now ? 'now' : 'later' }));
