import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { GuaranteePaymentStatus } from '../claim.enums.js';

/** A payment by our guarantee to the damaged side of a claim; at most one per claim. */
@ObjectType({ description: 'What the guarantee pays for a claim.' })
@Entity({ tableName: 'guarantee_payments' })
export class GuaranteePayment {
  [EntityName]?: 'GuaranteePayment';

  @PrimaryKey({ type: 'uuid' })
  claimId!: string;

  @Property({ type: 'uuid' })
  bookingId!: string;

  @Property({ type: 'uuid' })
  userId!: string;

  @Field(() => Int, { description: 'Cents.' })
  @Property({ type: 'integer' })
  amountCents!: number;

  @Field(() => GuaranteePaymentStatus, { description: 'Whether it was transferred.' })
  @Property({ type: 'text' })
  status: Opt<GuaranteePaymentStatus> = GuaranteePaymentStatus.OWED;

  /** The bank's reference of the transfer. */
  @Property({ type: 'text', nullable: true })
  transferReference: string | null = null;

  @Property({ type: 'uuid', nullable: true })
  paidBy: string | null = null;

  @Field(() => Date, { nullable: true, description: 'When it was transferred.' })
  @Property({ type: 'timestamptz', nullable: true })
  paidAt: Date | null = null;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
