import { Field, Int, ObjectType } from 'type-graphql';
import { PageInfo, type Connection, type Edge } from '../../../core/graphql/connection.js';
import { SpaceEdge } from '../space-connection.types.js';
import { Space, type SpaceRow } from '../space.entity.js';
import { WizardStep } from '../space-types.js';
import { SpacePart } from './space-part-codes.js';

@ObjectType({ description: 'A page of spaces that wait for the staff.' })
export class SpacesToApproveConnection implements Connection<SpaceRow> {
  @Field(() => [SpaceEdge], { description: 'The spaces, longest waiting first.' })
  edges!: readonly Edge<SpaceRow>[];

  @Field(() => PageInfo, { description: 'Where this page stands.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'How many wait in all.' })
  totalCount!: number;
}

@ObjectType({ description: 'What is to be changed in one part of a space, and where the wizard changes it.' })
export class SpaceChangeNote {
  @Field(() => SpacePart, { description: 'Which part.' })
  part!: SpacePart;

  @Field(() => String, { description: 'What is to be changed, in the words of the staff.' })
  note!: string;

  @Field(() => WizardStep, { description: 'The step of the wizard that has the part.' })
  step!: WizardStep;

  @Field(() => String, { description: "The wizard's field to begin with, such as `title`." })
  field!: string;
}

@ObjectType({ description: 'A space that was approved.' })
export class ApproveSpacePayload {
  @Field(() => Space, { description: 'The space, published.' })
  space!: SpaceRow;
}

@ObjectType({ description: 'A space that was sent back to its host.' })
export class RequestSpaceChangesPayload {
  @Field(() => Space, { description: 'The space, waiting for its host.' })
  space!: SpaceRow;
}
