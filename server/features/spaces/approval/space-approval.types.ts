import { Field, Int, ObjectType } from 'type-graphql';
import { PageInfo, type Connection, type Edge } from '../../../core/graphql/connection.js';
import { SpaceEdge } from '../space-connection.types.js';
import type { SpaceRow } from '../space.entity.js';
import { WizardStep } from '../space.enums.js';
import { SpacePart } from './space-part.enums.js';

@ObjectType({ description: 'A page of spaces that wait for the staff.' })
export class SpacesToApproveConnection implements Connection<SpaceRow> {
  @Field(() => [SpaceEdge], { description: 'The spaces, longest waiting first.' })
  edges!: readonly Edge<SpaceRow>[];

  @Field(() => PageInfo, { description: 'The position of this page.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'The total number.' })
  totalCount!: number;
}

@ObjectType({ description: 'A requested change of one part of a space, with the wizard step that changes it.' })
export class SpaceChangeNote {
  @Field(() => SpacePart, { description: 'The part.' })
  part!: SpacePart;

  @Field(() => String, { description: 'The requested change, in the staff’s words.' })
  note!: string;

  @Field(() => WizardStep, { description: 'The wizard step of the part.' })
  step!: WizardStep;

  @Field(() => String, { description: 'The wizard’s field to begin with, such as `title`.' })
  field!: string;
}
