import { Field, ID, InputType } from 'type-graphql';
import { SpacePart } from './space-part.enums.js';

@InputType({ description: 'A space to publish.' })
export class ApproveSpaceInput {
  @Field(() => ID, { description: 'A space that waits for the staff.' })
  spaceId!: string;
}

@InputType({ description: 'A change request for one part of a space.' })
export class SpacePartNoteInput {
  @Field(() => SpacePart, { description: 'The part.' })
  part!: SpacePart;

  @Field(() => String, { description: 'The requested change, 5–500 characters; the host reads it.' })
  note!: string;
}

@InputType({ description: 'A space to be changed by its host before it is published.' })
export class RequestSpaceChangesInput {
  @Field(() => ID, { description: 'A space that waits for the staff.' })
  spaceId!: string;

  @Field(() => String, {
    description:
      'The requested changes and the reasons, 20–1000 characters; may be empty with `notes`. The host reads them.',
  })
  reason!: string;

  @Field(() => [SpacePartNoteInput], {
    nullable: true,
    description: 'One note for each part to change, at most 9.',
  })
  notes?: SpacePartNoteInput[] | null;
}
