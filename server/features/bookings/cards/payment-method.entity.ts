import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Node } from '../../../core/graphql/node.js';

/** A card saved at the provider for a user, under their mandate for later charges. */
@ObjectType('PaymentMethod', { implements: Node, description: 'A saved card, visible to its owner only.' })
@Entity({ tableName: 'payment_methods' })
export class PaymentMethod {
  [EntityName]?: 'PaymentMethod';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: Opt<string>;

  @Property({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'text' })
  provider!: string;

  @Property({ type: 'text' })
  ref!: string;

  @Property({ type: 'text' })
  customerRef!: string;

  @Field(() => String, { description: 'The network: visa, mastercard, amex or card.' })
  @Property({ type: 'text' })
  brand!: string;

  @Field(() => String, { description: 'Last four digits.' })
  @Property({ type: 'text' })
  last4!: string;

  @Field(() => Int, { description: 'The expiry month, 1 to 12.' })
  @Property({ type: 'smallint' })
  expMonth!: number;

  @Field(() => Int, { description: 'The expiry year, four digits.' })
  @Property({ type: 'smallint' })
  expYear!: number;

  /** The same for each copy of one card. */
  @Property({ type: 'text', nullable: true })
  fingerprint!: string | null;

  @Field(() => Boolean, { description: 'Whether it is the default.' })
  @Property({ type: 'boolean', defaultRaw: 'false' })
  isDefault!: Opt<boolean>;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;

  @Property({ type: 'timestamptz', nullable: true })
  removedAt!: Date | null;
}
