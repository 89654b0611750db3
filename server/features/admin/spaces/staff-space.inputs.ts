import { Field, Float, ID, InputType } from 'type-graphql';
import { SpacePartNoteInput } from '../../spaces/approval/space-approval.inputs.js';
import { SpaceStatus, SpaceType } from '../../spaces/space.enums.js';
import { StaffSpaceAct } from './staff-space.types.js';

@InputType({ description: 'Filters of spaces; all given ones must match.' })
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

  @Field(() => Boolean, { nullable: true, description: 'True: only featured ones.' })
  isFeatured?: boolean | null;
}

@InputType({ description: 'A space and the reasons; the host reads them.' })
export class SpaceStatementInput {
  @Field(() => ID, { description: 'The space.' })
  spaceId!: string;

  @Field(() => String, { description: 'What is wrong and since when, 20–1000 characters; the host reads it.' })
  statement!: string;
}

@InputType({ description: 'Whether a space is featured on the home page.' })
export class FeatureSpaceInput {
  @Field(() => ID, { description: 'A published space.' })
  spaceId!: string;

  @Field(() => Boolean, { description: 'Whether the home page shows it.' })
  isFeatured!: boolean;
}

@InputType({ description: 'The correct pin of a space.' })
export class MoveSpacePinInput extends SpaceStatementInput {
  @Field(() => Float, { description: 'Latitude in degrees, WGS 84.' })
  lat!: number;

  @Field(() => Float, { description: 'Longitude in degrees, WGS 84.' })
  lng!: number;
}

@InputType({ description: 'The correct type of a space.' })
export class ChangeSpaceTypeInput extends SpaceStatementInput {
  @Field(() => SpaceType, { description: 'What kind of place it is.' })
  type!: SpaceType;
}

@InputType({ description: 'An act on a space, as filled in so far.' })
export class SpaceActPreviewInput {
  @Field(() => ID, { description: 'The space.' })
  spaceId!: string;

  @Field(() => StaffSpaceAct, { description: 'The act.' })
  act!: StaffSpaceAct;

  @Field(() => String, { description: 'The text to the host; may be empty with `notes`, and is for APPROVE.' })
  statement!: string;

  @Field(() => [SpacePartNoteInput], { nullable: true, description: 'For REQUEST_CHANGES: a note for each part.' })
  notes?: SpacePartNoteInput[] | null;

  @Field(() => Float, { nullable: true, description: 'For MOVE_PIN: latitude in degrees, WGS 84.' })
  lat?: number | null;

  @Field(() => Float, { nullable: true, description: 'For MOVE_PIN: longitude in degrees, WGS 84.' })
  lng?: number | null;

  @Field(() => SpaceType, { nullable: true, description: 'For CHANGE_TYPE: the kind of place.' })
  type?: SpaceType | null;
}
