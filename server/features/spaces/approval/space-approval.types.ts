import { Field, Int, ObjectType } from 'type-graphql';
import { PageInfo, type Connection, type Edge } from '../../../core/graphql/connection.js';
import { SpaceEdge } from '../space-connection.types.js';
import { Space, type SpaceRow } from '../space.entity.js';

@ObjectType({ description: 'A page of spaces that wait for the staff.' })
export class SpacesToApproveConnection implements Connection<SpaceRow> {
  @Field(() => [SpaceEdge], { description: 'The spaces, longest waiting first.' })
  edges!: readonly Edge<SpaceRow>[];

  @Field(() => PageInfo, { description: 'Where this page stands.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'How many wait in all.' })
  totalCount!: number;
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
