import { EntityName, PrimaryKeyProp, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A user's customer record at a payment provider. */
@Entity({ tableName: 'payment_customers' })
export class PaymentCustomer {
  [EntityName]?: 'PaymentCustomer';
  [PrimaryKeyProp]?: ['userId', 'provider'];

  @PrimaryKey({ type: 'uuid' })
  userId!: string;

  @PrimaryKey({ type: 'text' })
  provider!: string;

  /** Null while the provider is being called for the first time. */
  @Property({ type: 'text', nullable: true })
  ref!: string | null;

  @Property({ type: 'text' })
  idempotencyKey!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;
}
