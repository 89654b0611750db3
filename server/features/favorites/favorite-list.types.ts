import { Field, Int, ObjectType } from 'type-graphql';
import { PageInfo, type Connection, type Edge } from '../../core/graphql/connection.js';
import { SpaceEdge } from '../spaces/space-connection.types.js';
import type { SpaceRow } from '../spaces/space.entity.js';

/** A stored list of favorites. */
export interface FavoriteListRow {
  readonly id: string;
  readonly name: string | null;
  readonly shareId: string | null;
  readonly count: number;
  readonly isFull: boolean;
}

/** A list as people with its link see it. */
export interface SharedListRow {
  readonly id: string;
  readonly name: string | null;
  readonly ownerName: string;
  readonly count: number;
}

@ObjectType({
  description: 'Somebody’s shared list of favorites, as a visitor with its link sees it: read-only, without notes.',
})
export class SharedFavoriteList {
  @Field(() => String, {
    nullable: true,
    description: 'Its name; null for a default list, which clients label in their language.',
  })
  name!: string | null;

  @Field(() => Int, { description: 'The number of its public spaces.' })
  count!: number;
}

@ObjectType({ description: 'A page of the spaces of a shared list.' })
export class SharedSpacesConnection implements Connection<SpaceRow> {
  @Field(() => [SpaceEdge], { description: 'The published ones, newest first.' })
  edges!: readonly Edge<SpaceRow>[];

  @Field(() => PageInfo, { description: 'The position of this page.' })
  pageInfo!: PageInfo;
}
