import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'A space to be published.' })
export class ApproveSpaceInput {
  @Field(() => ID, { description: 'Of a space that waits for the staff.' })
  spaceId!: string;
}

@InputType({ description: 'A space to be changed by its host before it is published.' })
export class RequestSpaceChangesInput {
  @Field(() => ID, { description: 'Of a space that waits for the staff.' })
  spaceId!: string;

  @Field(() => String, { description: 'What is to be changed and why, 20–1000 characters; the host reads it.' })
  reason!: string;
}
