import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import type { AlarmKind } from './payout.enums.js';

/** A difference between our ledger and the provider's that somebody has to explain. */
@ObjectType({ description: 'A difference between our ledger and the payment provider’s; for the staff. Cents.' })
@Entity({ tableName: 'reconciliation_alarms' })
export class ReconciliationAlarm {
  [EntityName]?: 'ReconciliationAlarm';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Field(() => String, {
    description:
      'missing_at_provider, missing_in_ledger, amount_differs, out_of_balance, payout_unanswered, balance_too_small, transfer_not_returned, call_refused or payment_disputed.',
  })
  @Property({ type: 'text' })
  kind!: AlarmKind;

  @Field(() => String, { description: 'The provider.' })
  @Property({ type: 'text' })
  provider!: string;

  @Field(() => String, { description: 'Reference at the provider, or of our own record.' })
  @Property({ type: 'text' })
  ref!: string;

  @Property({ type: 'uuid', nullable: true })
  bookingId: string | null = null;

  @Field(() => Int, { description: 'The amount in our ledger, cents.' })
  @Property({ type: 'integer' })
  expectedCents!: number;

  @Field(() => Int, { description: 'The amount on the other side, cents.' })
  @Property({ type: 'integer' })
  foundCents!: number;

  @Field(() => Date, { description: 'When it was found.' })
  @Property({ type: 'timestamptz' })
  foundAt!: Date;

  @Field(() => Date, { nullable: true, description: 'For a disputed payment: the deadline of the answer.' })
  @Property({ type: 'timestamptz', nullable: true })
  answerDueAt: Date | null = null;

  @Field(() => Date, {
    nullable: true,
    description: 'For a disputed payment: when the evidence was sent to its bank; null before.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  answeredAt: Date | null = null;

  @Field(() => Date, { nullable: true, description: 'When it was explained; null while it is open.' })
  @Property({ type: 'timestamptz', nullable: true })
  resolvedAt: Date | null = null;

  @Property({ type: 'uuid', nullable: true })
  resolvedBy: string | null = null;

  @Field(() => String, { nullable: true, description: 'The explanation.' })
  @Property({ type: 'text', nullable: true })
  resolution: string | null = null;
}
