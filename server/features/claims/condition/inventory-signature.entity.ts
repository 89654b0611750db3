import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { ClaimSide } from '../claim.enums.js';

/** A side's signature of an inventory, valid only for the list with the stored hash. */
@ObjectType({ description: 'A side’s signature of an inventory.' })
@Entity({ tableName: 'inventory_signatures' })
export class InventorySignature {
  [EntityName]?: 'InventorySignature';

  @PrimaryKey({ type: 'uuid' })
  bookingId!: string;

  @Field(() => ClaimSide, { description: 'The side.' })
  @PrimaryKey({ type: 'text' })
  side!: ClaimSide;

  @Property({ type: 'uuid' })
  userId!: string;

  @Field(() => String, { description: 'SHA-256 of the signed list, hexadecimal.' })
  @Property({ type: 'text' })
  hash!: string;

  @Field(() => Date, { description: 'When it was signed.' })
  @Property({ type: 'timestamptz' })
  signedAt!: Date;
}
