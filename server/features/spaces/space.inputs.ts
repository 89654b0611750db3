import { Field, ID, InputType } from 'type-graphql';
import { SpaceDraft } from './draft/space-draft.types.js';

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

@InputType({ description: 'A space to be made.' })
export class CreateSpaceInput {
  @Field(() => SpaceDraft, { description: 'As much of it as is known.' })
  draft!: SpaceDraft;

  @Field(() => String, {
    nullable: true,
    description: '8–100 characters, made by the caller: the same one gives the same space, for ever.',
  })
  clientKey?: string | null;
}

@InputType({ description: 'A space to be changed, and published if wanted, in one step.' })
export class UpdateSpaceInput {
  @Field(() => ID, OWN_SPACE)
  spaceId!: string;

  @Field(() => SpaceDraft, { nullable: true, description: 'The fields that change.' })
  draft?: SpaceDraft | null;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description:
      'True: everything is checked and public at once, and what is refused changes nothing. False: the changes wait in `draft`.',
  })
  publish?: boolean | null;
}
