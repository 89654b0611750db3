import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { PayoutAccountStatus } from './payout-account.codes.js';

/** A host's account at the provider, which pay-outs go through; bank details are with the provider. */
@ObjectType('PayoutAccount', { description: "The viewer's account for pay-outs." })
@Entity({ tableName: 'payout_accounts' })
export class PayoutAccount {
  [EntityName]?: 'PayoutAccount';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: Opt<string>;

  @Property({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'text' })
  provider!: string;

  /** Null while the provider is asked for the first time. */
  @Property({ type: 'text', nullable: true })
  ref!: string | null;

  @Property({ type: 'text' })
  idempotencyKey!: string;

  @Field(() => PayoutAccountStatus, { description: 'Whether pay-outs can go to it.' })
  @Property({ type: 'text' })
  status!: PayoutAccountStatus;

  /** In the provider's words, such as `external_account`. */
  @Property({ type: 'json', defaultRaw: "'[]'::jsonb" })
  requirements!: Opt<string[]>;

  @Field(() => Date, { nullable: true, description: 'Until when, before pay-outs stop.' })
  @Property({ type: 'timestamptz', nullable: true })
  requirementsDueAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Last four characters of the IBAN.' })
  @Property({ type: 'text', nullable: true })
  ibanLast4!: string | null;

  /** How many answers of the provider were stored; one that was asked for before the last of them may be older than it. */
  @Property({ type: 'integer', default: 0 })
  answerCount!: Opt<number>;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  updatedAt!: Opt<Date>;
}
