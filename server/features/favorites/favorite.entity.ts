import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';

/** A space in a list of favorites. */
@ObjectType({ description: 'A favorite space of the viewer.' })
@Entity({ tableName: 'favorites' })
export class Favorite {
  [EntityName]?: 'Favorite';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: Opt<string>;

  @Property({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'uuid' })
  spaceId!: string;

  @Property({ type: 'uuid' })
  listId!: string;

  @Field(() => String, { description: "The viewer's note, at most 200 characters; nobody else can read it." })
  @Property({ type: 'text', defaultRaw: `''` })
  note!: Opt<string>;

  /** Monthly rent when it was saved, cents. */
  @Property({ type: 'integer' })
  priceAtSaveCents!: number;

  @Field(() => Boolean, { description: 'Whether the viewer is notified when the price drops.' })
  @Property({ type: 'boolean', defaultRaw: 'true' })
  notifyPriceDrop!: Opt<boolean>;

  /** Monthly rent of the last price-drop notification, cents. */
  @Property({ type: 'integer', nullable: true })
  notifiedPriceCents!: number | null;

  @Field(() => Date, { description: 'When it was saved.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;
}
