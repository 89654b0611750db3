import { Field, ID, InputType } from 'type-graphql';
import { ViewStep } from './view-step.types.js';

@InputType({ description: 'What `countSpaceView` is called with.' })
export class CountSpaceViewInput {
  @Field(() => ID, { description: 'The space.' })
  spaceId!: string;

  @Field(() => ViewStep, { description: 'The visitor’s step.' })
  step!: ViewStep;
}
