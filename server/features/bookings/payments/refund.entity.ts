import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { BookingActor } from '../booking.enums.js';
import { RefundStatus, type RefundReason } from '../cancellation/cancellation.enums.js';

/** The inputs that determined an amount, stored with it so that later changes of the rules do not affect it. */
export interface PolicySnapshot {
  readonly policy: string;
  readonly confirmedAt: string;
  /** When it was requested. */
  readonly cancelledAt: string;
  /** The booking's `from`, under the name used in stored rows. */
  readonly startsOn: string;
  readonly isHostTrader: boolean;
}

/** A refund of one charge, which may have many; the provider is called after the request is committed. */
@ObjectType('BookingRefund', { description: 'A refund of a charge.' })
@Entity({ tableName: 'refunds' })
export class Refund {
  [EntityName]?: 'Refund';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  bookingId!: string;

  @Property({ type: 'uuid' })
  paymentId!: string;

  /** The refund of which it was a part, until a lost dispute covered that part alone; null for refunds as they were requested. */
  @Property({ type: 'uuid', nullable: true })
  splitFromId: string | null = null;

  @Field(() => Int, { description: 'Refund of the rent, cents.' })
  @Property({ type: 'integer' })
  rentCents!: number;

  @Field(() => Int, { name: 'feeCents', description: 'Refund of our fee, cents.' })
  @Property({ type: 'integer' })
  renterFeeCents!: number;

  @Field(() => Int, { description: 'Refund of the guarantee plan, cents.' })
  @Property({ type: 'integer' })
  protectionCents!: number;

  /** Contained in the fee. */
  @Property({ type: 'integer' })
  ivaCents!: number;

  @Field(() => Int, { description: 'The total, cents.' })
  @Property({ type: 'integer' })
  totalCents!: number;

  @Field(() => Int, { description: 'The part that is returned as credit, because credit had paid it; cents.' })
  @Property({ type: 'integer' })
  creditCents: Opt<number> = 0;

  @Property({ type: 'text' })
  reasonCode!: RefundReason;

  @Property({ type: 'text' })
  initiatedBy!: BookingActor;

  @Property({ type: 'json' })
  policySnapshot!: PolicySnapshot;

  @Field(() => RefundStatus, { description: 'Its status.' })
  @Property({ type: 'text' })
  status: Opt<RefundStatus> = RefundStatus.WANTED;

  @Property({ type: 'text', nullable: true })
  providerRef: string | null = null;

  @Property({ type: 'text', nullable: true })
  failureCode: string | null = null;

  /** Its own id; a retry appends its number, because the provider's refusal is final for a key. */
  @Property({ type: 'text' })
  idempotencyKey!: string;

  @Property({ type: 'integer' })
  attempts: Opt<number> = 1;

  /** The time of the last or next call to the provider. */
  @Property({ type: 'timestamptz' })
  askedAt!: Date;

  @Field(() => Date, { description: 'When it was requested.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When the provider confirmed it; banks take up to ten days more.' })
  @Property({ type: 'timestamptz', nullable: true })
  completedAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  failedAt: Date | null = null;

  /** The staff who paid it by bank transfer, the reason, and the transfer's reference. */
  @Property({ type: 'uuid', nullable: true })
  settledBy: string | null = null;

  @Property({ type: 'text', nullable: true })
  settledReason: string | null = null;

  @Property({ type: 'text', nullable: true })
  bankReference: string | null = null;
}
