import { Field, ObjectType } from 'type-graphql';
import { edgeType, PageInfo, type Connection, type Edge } from '../../core/graphql/connection.js';
import { Favorite } from './favorite.entity.js';

/** A stored favorite. */
export interface FavoriteRow {
  readonly id: string;
  readonly spaceId: string;
  readonly note: string;
  readonly notifyPriceDrop: boolean;
  readonly priceAtSaveCents: number;
  readonly createdAt: Date;
}

/** One item of a list; its node is a row, which the field resolvers of `Favorite` read. */
const FavoriteEdge = edgeType<Favorite, FavoriteRow>(Favorite, 'Favorite');

@ObjectType({ description: "A page of the viewer's favorites." })
export class FavoriteConnection implements Connection<FavoriteRow> {
  @Field(() => [FavoriteEdge], { description: 'The favorites, newest first.' })
  edges!: readonly Edge<FavoriteRow>[];

  @Field(() => PageInfo, { description: 'The position of this page.' })
  pageInfo!: PageInfo;
}
