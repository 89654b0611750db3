import { Field, ID, InputType } from 'type-graphql';

const OWN_SPACE = { description: 'An own space.' };

@InputType({ description: 'A space to be published, or whose changes are to be applied.' })
export class PublishSpaceInput {
  @Field(() => ID, OWN_SPACE)
  spaceId!: string;
}

@InputType({ description: 'A space to be taken out of the search for a while.' })
export class PauseSpaceInput {
  @Field(() => ID, OWN_SPACE)
  spaceId!: string;
}

@InputType({ description: 'A space to be put back into the search.' })
export class ResumeSpaceInput {
  @Field(() => ID, OWN_SPACE)
  spaceId!: string;
}

@InputType({ description: 'A space to be archived for good.' })
export class ArchiveSpaceInput {
  @Field(() => ID, OWN_SPACE)
  spaceId!: string;
}
