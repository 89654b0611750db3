import { Field, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { MoveInStep } from './move-in.enums.js';

@ObjectType({ description: 'One requirement of a move-in.' })
export class MoveInListItem {
  @Field(() => MoveInStep, { description: 'The requirement.' })
  step!: MoveInStep;

  @Field(() => Boolean, { description: 'Whether it is met.' })
  isDone!: boolean;

  @Field(() => Boolean, { description: 'Whether the access instructions depend on it.' })
  isNeededForAccess!: boolean;
}

@ObjectType({ description: 'The progress of a move-in.' })
export class MoveIn {
  @Field(() => [MoveInListItem], { description: 'All its requirements, in order.' })
  items!: readonly MoveInListItem[];

  @Field(() => LocalDate, { description: 'From this day on the renter can read the access instructions.' })
  accessOpensOn!: string;

  @Field(() => Boolean, { description: 'Whether it is possible now.' })
  isAccessOpen!: boolean;
}
