import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { CardBehaviour } from './sandbox-cards.js';

/** A card of the sandbox payment provider. */
@Entity({ tableName: 'sandbox_payment_methods' })
export class SandboxPaymentMethod {
  [EntityName]?: 'SandboxPaymentMethod';

  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  brand!: string;

  @Property({ type: 'text' })
  last4!: string;

  @Property({ type: 'smallint' })
  expMonth!: number;

  @Property({ type: 'smallint' })
  expYear!: number;

  @Property({ type: 'text' })
  behaviour!: CardBehaviour;

  @Property({ type: 'text', nullable: true })
  customerId!: string | null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;
}
