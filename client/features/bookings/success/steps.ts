import type { BookingSuccessQuery } from '../../../generated/graphql';

export type SuccessBooking = NonNullable<BookingSuccessQuery['booking']>;

/** One step of the list. */
export type StepName = 'sent' | 'answer' | 'accepted' | 'confirmed' | 'address' | 'entry' | 'leave';
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
  isOpenEnded,
  confirmsAtOnce,
}: Pick<
  SuccessBooking,
  'isUnpaid' | 'isStopped' | 'isPending' | 'isRunning' | 'isFinal' | 'isOpenEnded' | 'confirmsAtOnce'
>): Step[] {
  if (isUnpaid || isStopped) return [];
  if (isPending) return withStates(['sent', 'answer', 'address', 'entry'], 1);
  const before: StepName[] = confirmsAtOnce ? ['confirmed'] : ['sent', 'accepted'];
  const past = before.length + 1;
  if (isFinal || isRunning) {
    const known: StepName[] = isOpenEnded ? ['entry'] : ['entry', 'leave'];
    return withStates([...before, ...known], isFinal ? past + 1 : past);
  }
  return withStates([...before, 'address', 'entry'], past);
}

const withStates = (names: readonly StepName[], now: number): Step[] =>
  names.map((name, index) => ({ name, state: index < now ? 'done' : index === now ? 'now' : 'later' }));
