import { Field, ID, InputType } from 'type-graphql';
import { SpaceDraft } from './draft/space-draft.types.js';

const OWN_SPACE = { description: 'An own space.' };

@InputType({ description: 'A space to publish, or whose changes to apply.' })
export class PublishSpaceInput {
  @Field(() => ID, OWN_SPACE)
  spaceId!: string;
}

@InputType({ description: 'A space whose unpublished changes to drop.' })
export class DiscardSpaceChangesInput {
  @Field(() => ID, OWN_SPACE)
  spaceId!: string;
}

@InputType({ description: 'A space to pause.' })
export class PauseSpaceInput {
  @Field(() => ID, OWN_SPACE)
  spaceId!: string;
}

@InputType({ description: 'A space to put back into the search.' })
export class ResumeSpaceInput {
  @Field(() => ID, OWN_SPACE)
  spaceId!: string;
}

@InputType({ description: 'A space to archive.' })
export class ArchiveSpaceInput {
  @Field(() => ID, OWN_SPACE)
  spaceId!: string;
}

@InputType({ description: 'A space to create.' })
export class CreateSpaceInput {
  @Field(() => SpaceDraft, { description: 'Its known values.' })
  draft!: SpaceDraft;

  @Field(() => String, {
    nullable: true,
    description:
      '8–100 letters without accents, digits, `-` or `_`, chosen by the caller: the same one always gives the same space. Errors: VALIDATION_FAILED with TOO_LONG {min, max} for the length and VALUE_INVALID for another character.',
  })
  clientKey?: string | null;
}

@InputType({ description: 'A space to change and optionally publish, in one step.' })
export class UpdateSpaceInput {
  @Field(() => ID, OWN_SPACE)
  spaceId!: string;

  @Field(() => SpaceDraft, { nullable: true, description: 'The changed fields.' })
  draft?: SpaceDraft | null;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description:
      'True validates and publishes everything at once, and a refusal changes nothing. False keeps the changes in `draft`.',
  })
  publish?: boolean | null;
}
