import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { PayoutAccountStatus } from './payout-account.enums.js';

/** A host's account at the provider for payouts; the provider stores the bank details. */
@ObjectType('PayoutAccount', { description: 'The viewer’s payout account.' })
@Entity({ tableName: 'payout_accounts' })
export class PayoutAccount {
  [EntityName]?: 'PayoutAccount';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: Opt<string>;

  @Property({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'text' })
  provider!: string;

  /** Null while the provider is being called for the first time. */
  @Property({ type: 'text', nullable: true })
  ref!: string | null;

  @Property({ type: 'text' })
  idempotencyKey!: string;

  @Field(() => PayoutAccountStatus, { description: 'Whether payouts can go to it.' })
  @Property({ type: 'text' })
  status!: PayoutAccountStatus;

  /** The provider's codes, such as `external_account`. */
  @Property({ type: 'json', defaultRaw: "'[]'::jsonb" })
  requirements!: Opt<string[]>;

  @Field(() => Date, { nullable: true, description: 'The deadline before payouts stop.' })
  @Property({ type: 'timestamptz', nullable: true })
  requirementsDueAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Last four characters of the IBAN.' })
  @Property({ type: 'text', nullable: true })
  ibanLast4!: string | null;

  /** Counts the stored answers of the provider; an answer requested before the last one was stored may be older than it. */
  @Property({ type: 'integer', default: 0 })
  answerCount!: Opt<number>;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  updatedAt!: Opt<Date>;
}
