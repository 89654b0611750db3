import { Field, ID, InputType } from 'type-graphql';
import { SpacePart } from './space-part-codes.js';

@InputType({ description: 'A space to be published.' })
export class ApproveSpaceInput {
  @Field(() => ID, { description: 'Of a space that waits for the staff.' })
  spaceId!: string;
}

@InputType({ description: 'What is to be changed in one part of a space.' })
export class SpacePartNoteInput {
  @Field(() => SpacePart, { description: 'Which part.' })
  part!: SpacePart;

  @Field(() => String, { description: 'What is to be changed, 5–500 characters; the host reads it.' })
  note!: string;
}

@InputType({ description: 'A space to be changed by its host before it is published.' })
export class RequestSpaceChangesInput {
  @Field(() => ID, { description: 'Of a space that waits for the staff.' })
  spaceId!: string;

  @Field(() => String, {
    description: 'What is to be changed and why, 20–1000 characters; may be empty with `notes`. The host reads it.',
  })
  reason!: string;

  @Field(() => [SpacePartNoteInput], {
    nullable: true,
    description: 'One note for each part to be changed, at most 9.',
  })
  notes?: SpacePartNoteInput[] | null;
}
