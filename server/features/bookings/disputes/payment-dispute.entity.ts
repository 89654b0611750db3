import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { DisputeStatus } from './dispute.enums.js';

/** A charge that its cardholder disputes with their bank, as the provider last reported it. Cents. */
@Entity({ tableName: 'payment_disputes' })
export class PaymentDispute {
  [EntityName]?: 'PaymentDispute';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  paymentId!: string;

  @Property({ type: 'uuid' })
  bookingId!: string;

  @Property({ type: 'text' })
  provider!: string;

  /** The provider's reference; unique per provider. */
  @Property({ type: 'text' })
  ref!: string;

  @Property({ type: 'text' })
  status: DisputeStatus = DisputeStatus.OPEN;

  /** The bank's reason, such as `fraudulent`. */
  @Property({ type: 'text' })
  reason!: string;

  @Property({ type: 'integer' })
  amountCents!: number;

  /** What the bank took from us for it; a mere inquiry takes nothing. */
  @Property({ type: 'integer' })
  takenCents = 0;

  /** What was taken back from us and not returned after losing the dispute: our loss. */
  @Property({ type: 'integer' })
  lostCents = 0;

  @Property({ type: 'timestamptz' })
  openedAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null = null;

  @Property({ type: 'timestamptz' })
  updatedAt!: Date;
}
