import { Field, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { MoveInStep } from './move-in-types.js';

@ObjectType({ description: 'One thing a move-in needs.' })
export class MoveInListItem {
  @Field(() => MoveInStep, { description: 'What.' })
  step!: MoveInStep;

  @Field(() => Boolean, { description: 'Whether it is there.' })
  isDone!: boolean;

  @Field(() => Boolean, { description: 'Whether the access instructions depend on it.' })
  isNeededForAccess!: boolean;
}

@ObjectType({ description: 'How far a move-in is prepared.' })
export class MoveIn {
  @Field(() => [MoveInListItem], { description: 'All it needs, in order.' })
  items!: readonly MoveInListItem[];

  @Field(() => LocalDate, { description: 'From this day on the renter can read how to get in.' })
  accessOpensOn!: string;

  @Field(() => Boolean, { description: 'Whether it is possible now.' })
  isAccessOpen!: boolean;
}
