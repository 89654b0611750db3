import { registerEnumType } from 'type-graphql';

/** The status of a place in the waiting list of a space. */
export enum WaitingState {
  WAITING = 'waiting',
  OFFERED = 'offered',
  MISSED = 'missed',
}

registerEnumType(WaitingState, {
  name: 'WaitingState',
  description: 'The status of a place in the waiting list of a space.',
  valuesConfig: {
    WAITING: { description: 'The days are taken, or others come first.' },
    OFFERED: { description: 'The days are free, and reserved for the viewer until `priorityUntil`.' },
    MISSED: { description: 'The priority has expired; the days may still be free.' },
  },
});
