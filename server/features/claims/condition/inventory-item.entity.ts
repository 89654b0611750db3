import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { ItemKind } from '../claim.enums.js';

/** A stored thing with its value. */
@ObjectType({ description: 'A stored thing.' })
@Entity({ tableName: 'inventory_items' })
export class InventoryItem {
  [EntityName]?: 'InventoryItem';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  bookingId!: string;

  @Property({ type: 'smallint' })
  position!: number;

  @Field(() => String, { description: 'Its description, 1–80 characters.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => ItemKind, { description: 'Its kind; some are not covered.' })
  @Property({ type: 'text' })
  kind!: ItemKind;

  @Field(() => Int, { description: 'Its value, cents.' })
  @Property({ type: 'integer' })
  valueCents!: number;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
