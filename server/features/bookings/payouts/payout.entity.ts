import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import type { LocalDate as Day } from '../../../core/values/date-range.js';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { PayoutStatus } from './payout.enums.js';

/** Money on its way to a host's bank. Its parts are the ledger postings with its id. */
@ObjectType({ description: 'A payout to the viewer’s bank; cents.' })
@Entity({ tableName: 'payouts' })
export class Payout {
  [EntityName]?: 'Payout';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  hostId!: string;

  @Field(() => Int, { description: 'Cents.' })
  @Property({ type: 'integer' })
  amountCents!: number;

  @Field(() => PayoutStatus, { description: 'Its status.' })
  @Property({ type: 'text' })
  status: Opt<PayoutStatus> = PayoutStatus.SCHEDULED;

  @Field(() => LocalDate, { description: 'The day it was requested from the provider.' })
  @Property({ type: 'date' })
  runOn!: Day;

  /** Requested by the first run of a month, which has no minimum. */
  @Property({ type: 'boolean' })
  isSweep: Opt<boolean> = false;

  @Property({ type: 'text' })
  provider!: string;

  @Property({ type: 'text' })
  accountRef!: string;

  @Field(() => String, { nullable: true, description: 'Last four digits of the bank account.' })
  @Property({ type: 'text', nullable: true })
  ibanLast4: string | null = null;

  /** Stored before the first request of the transfer. */
  @Property({ type: 'timestamptz', nullable: true })
  transferAskedAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  transferRef: string | null = null;

  @Property({ type: 'text', nullable: true })
  payoutRef: string | null = null;

  @Property({ type: 'text' })
  idempotencyKey!: string;

  @Property({ type: 'timestamptz' })
  askedAt!: Date;

  @Field(() => LocalDate, { nullable: true, description: 'When the bank is expected to receive it.' })
  @Property({ type: 'date', nullable: true })
  arrivesOn: Day | null = null;

  @Field(() => String, { nullable: true, description: "The provider's reason for a failure, such as account_closed." })
  @Property({ type: 'text', nullable: true })
  failureCode: string | null = null;

  /** When the transfer of a failed payout was reversed from the host's account at the provider. */
  @Property({ type: 'timestamptz', nullable: true })
  reversedAt: Date | null = null;

  @Field(() => Date, { description: 'When it was requested from the provider.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  sentAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  completedAt: Date | null = null;

  @Property({ type: 'timestamptz' })
  updatedAt!: Date;
}
