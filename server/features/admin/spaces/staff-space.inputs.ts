import { Field, Float, ID, InputType } from 'type-graphql';
import { SpacePartNoteInput } from '../../spaces/approval/space-approval.inputs.js';
import { SpaceStatus, SpaceType } from '../../spaces/space-types.js';
import { StaffSpaceAct } from './staff-space.types.js';

@InputType({ description: 'Which spaces; everything given must hold.' })
export class StaffSpaceFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Part of the title or of the host’s name, their e-mail or phone, reference of a booking, or a postal code; 2–100 characters.',
  })
  query?: string | null;

  @Field(() => SpaceStatus, { nullable: true, description: 'Spaces in this state.' })
  status?: SpaceStatus | null;

  @Field(() => SpaceType, { nullable: true, description: 'Spaces of this type.' })
  type?: SpaceType | null;

  @Field(() => Boolean, { nullable: true, description: 'With true: those on the home page.' })
  isFeatured?: boolean | null;
}

@InputType({ description: 'A space and why; the host reads it.' })
export class SpaceStatementInput {
  @Field(() => ID, { description: 'The space.' })
  spaceId!: string;

  @Field(() => String, { description: 'What is wrong and since when, 20–1000 characters; the host reads it.' })
  statement!: string;
}

@InputType({ description: 'A space on the home page, or no longer.' })
export class FeatureSpaceInput {
  @Field(() => ID, { description: 'A published space.' })
  spaceId!: string;

  @Field(() => Boolean, { description: 'Whether the home page shows it.' })
  isFeatured!: boolean;
}

@InputType({ description: 'The right pin of a space.' })
export class MoveSpacePinInput extends SpaceStatementInput {
  @Field(() => Float, { description: 'Latitude in degrees, WGS 84.' })
  lat!: number;

  @Field(() => Float, { description: 'Longitude in degrees, WGS 84.' })
  lng!: number;
}

@InputType({ description: 'The right type of a space.' })
export class ChangeSpaceTypeInput extends SpaceStatementInput {
  @Field(() => SpaceType, { description: 'What kind of place it is.' })
  type!: SpaceType;
}

@InputType({ description: 'An act about a space with what is written so far.' })
export class SpaceActPreviewInput {
  @Field(() => ID, { description: 'The space.' })
  spaceId!: string;

  @Field(() => StaffSpaceAct, { description: 'Which act.' })
  act!: StaffSpaceAct;

  @Field(() => String, { description: 'What the host would read; may be empty with `notes`, and of APPROVE is.' })
  statement!: string;

  @Field(() => [SpacePartNoteInput], { nullable: true, description: 'Of REQUEST_CHANGES: a note for each part.' })
  notes?: SpacePartNoteInput[] | null;

  @Field(() => Float, { nullable: true, description: 'Of MOVE_PIN: latitude in degrees, WGS 84.' })
  lat?: number | null;

  @Field(() => Float, { nullable: true, description: 'Of MOVE_PIN: longitude in degrees, WGS 84.' })
  lng?: number | null;

  @Field(() => SpaceType, { nullable: true, description: 'Of CHANGE_TYPE: what kind of place it is.' })
  type?: SpaceType | null;
}
