import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';

/** A named list of favorites; the default list has no name. */
@ObjectType({ description: "A list of the viewer's favorites." })
@Entity({ tableName: 'favorite_lists' })
export class FavoriteList {
  [EntityName]?: 'FavoriteList';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: Opt<string>;

  @Property({ type: 'uuid' })
  userId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Its name; null for the default list, which clients label in their language.',
  })
  @Property({ type: 'text', nullable: true })
  name!: string | null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;

  /** The id in the sharing link; null unless the list is shared. */
  @Property({ type: 'uuid', nullable: true })
  shareId!: string | null;
}
