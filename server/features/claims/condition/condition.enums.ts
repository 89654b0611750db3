import { registerEnumType } from 'type-graphql';

/** When a photo of the condition was taken. */
export enum ConditionMoment {
  MOVE_IN = 'move_in',
  MOVE_OUT = 'move_out',
}

registerEnumType(ConditionMoment, {
  name: 'ConditionMoment',
  description: 'When a photo of the condition was taken.',
  valuesConfig: {
    MOVE_IN: { description: 'At the start of the stay.' },
    MOVE_OUT: { description: 'At its end.' },
  },
});
