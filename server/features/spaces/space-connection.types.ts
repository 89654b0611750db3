import { Field, Int, ObjectType } from 'type-graphql';
import { edgeType, PageInfo, type Connection, type Edge } from '../../core/graphql/connection.js';
import { SpaceStatus } from './space.enums.js';
import { Space, type SpaceRow } from './space.entity.js';

/** One space of any list; its node is a row, which the field resolvers of `Space` read. */
export const SpaceEdge = edgeType<Space, SpaceRow>(Space, 'Space');

@ObjectType({ description: 'How many own spaces have a status.' })
export class SpaceStatusCount {
  @Field(() => SpaceStatus, { description: 'The status.' })
  status!: SpaceStatus;

  @Field(() => Int, { description: 'Spaces with it, on all pages together.' })
  count!: number;
}

@ObjectType({ description: "A page of a host's own spaces." })
export class MySpacesConnection implements Connection<SpaceRow> {
  @Field(() => [SpaceEdge], { description: 'The spaces, newest first.' })
  edges!: readonly Edge<SpaceRow>[];

  @Field(() => PageInfo, { description: 'The position of this page.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'The total number.' })
  totalCount!: number;

  @Field(() => [SpaceStatusCount], {
    description: 'How many there are of each status; none of a status without spaces.',
  })
  statusCounts!: readonly SpaceStatusCount[];
}

@ObjectType({ description: "A page of somebody's published spaces." })
export class HostSpacesConnection implements Connection<SpaceRow> {
  @Field(() => [SpaceEdge], { description: 'The spaces, newest first.' })
  edges!: readonly Edge<SpaceRow>[];

  @Field(() => PageInfo, { description: 'The position of this page.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'The total number of published ones.' })
  totalCount!: number;
}
